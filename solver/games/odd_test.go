package games

import (
	"context"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
)

// What other keyboards write is read as what it is meant for.
func TestOtherKeyboards(t *testing.T) {
	rows := [][2]string{
		{"nim ３ ４", "nim 3 4"},
		{"nim 3、4，5", "nim 3,4,5"},
		{"nim '[3, 4, 5]'", "nim ' 3, 4, 5 '"},
		{"nim 3　4", "nim '3 4'"},
		{"subtraction 1，3，4 １０", "subtraction 1,3,4 10"},
		{"octal 0,77 9", "octal 0.77 9"},
		{"octal ０．７７ 9", "octal 0.77 9"},
		{"cram 3×4", "cram 3x4"},
		{"cram 3х4", "cram 3x4"},
		{"chomp 4Х3", "chomp 4x3"},
		{"turning-turtles НТтн", "turning-turtles HTTH"},
		{"product ruler twins НТ/ТН", "product ruler twins HT/TH"},
		{"northcott О..Х", "northcott O..X"},
		{"wythoff （3，5）", "wythoff (3,5)"},
		{"formula 'n－1，n－2' 5", "formula n-1,n-2 5"},
		{"node-kayles 甲-乙，乙-丙", "node-kayles 甲-乙,乙-丙"},
	}
	for _, r := range rows {
		s, err := Parse(Words(r[0]))
		if err != nil || s.Line() != r[1] {
			t.Errorf("%s is %q, %v; want %q", r[0], s.Line(), err, r[1])
		}
	}
	octal, _ := Find("octal")
	if s, err := octal.Sequence(context.Background(), []string{"０，７７"}, 5, nil); err != nil || s.Values[4] != 1 {
		t.Errorf("%v, %v", s.Values, err)
	}
}

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
