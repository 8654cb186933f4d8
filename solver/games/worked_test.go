package games

import (
	"context"
	"slices"
	"testing"
)

// Every game has a value worked out on the board of its sample: the mex of what is told of its options.
func TestExamplesAreWorkedOut(t *testing.T) {
	told := map[string]Valued{
		"kayles":  {"4", []int{0, 2, 3}, 1},
		"wythoff": {"(1,1)", []int{0, 1}, 2},
		"rugs":    {"TT/TH", []int{0, 1, 2}, 3}, // 2 ⊗ 2
	}
	for _, g := range All {
		s, err := g.Setup(g.Sample)
		if err != nil {
			t.Fatal(err)
		}
		b, err := s.Board(context.Background(), nil)
		if err != nil {
			t.Fatal(err)
		}
		x, ok := s.WorkedOut(b)
		if ok == s.Loopy() {
			t.Errorf("%s: worked out: %v", g.Name, ok)
			continue
		}
		if !ok {
			continue
		}
		mex := 0
		for slices.Contains(x.Options, mex) {
			mex++
		}
		if x.Position != g.Worked || x.Value != mex || len(x.Options) == 0 {
			t.Errorf("%s: %+v", g.Name, x)
		}
		if want, ok := told[g.Name]; ok && (x.Value != want.Value || !slices.Equal(x.Options, want.Options)) {
			t.Errorf("%s: %+v, want %+v", g.Name, x, want)
		}
	}
}
