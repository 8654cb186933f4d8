package games

import (
	"context"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
)

// TestOddArguments makes setups of anything: each is a board or an error that says what to try.
func TestOddArguments(t *testing.T) {
	pool := strings.Fields(`0 1 2 3 -1 007 9 1,3,4 3+4 {2} ,, (2,3) 5,7 4x3 0x0 3x 2,2,1 H T HTH HT/TH HT/T / OX O..X X.O/O.X
		a-b a-b,b-c,c-a a a-a ## #/# . : 0.77 .7 4.3... 0.8 C.0 0.G twins ruler sym with-1 with-0 with-all squares n-1 n k&n-k 日 - + x`)
	pool = append(pool, "", "n-1, n-2; k & n-k for 1<=k<n/2", " ", "n & n-1")
	random := rand.New(rand.NewPCG(5, 6))
	made := 0
	rounds := 60
	if testing.Short() {
		rounds = 15
	}
	for _, g := range All {
		for range rounds {
			words := []string{g.Name}
			for range random.IntN(len(g.Params) + 3) {
				words = append(words, pool[random.IntN(len(pool))])
			}
			s, err := Parse(words)
			if err != nil {
				if !strings.Contains(err.Error(), "try") {
					t.Errorf("%q: %v", words, err)
				}
				continue
			}
			if s.Estimate > 3_000 {
				continue
			}
			b, err := s.Board(context.Background(), nil)
			if e := (*LargeError)(nil); err != nil && !errors.As(err, &e) {
				t.Errorf("%q: %v", words, err)
				continue
			}
			if again, ok := Made(b); !ok || again.Line() != s.Line() {
				t.Errorf("%q: its board says %v", words, b.Attrs)
			}
			made++
		}
	}
	if made < 5*rounds {
		t.Errorf("only %d boards", made)
	}
}
