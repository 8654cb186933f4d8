package games

import (
	"context"
	"slices"
	"testing"

	"dev.mexboard/solver/board"
)

// TestSamples makes the board of every game's sample: it is a game, tells what it is of, and is within its estimate.
func TestSamples(t *testing.T) {
	for _, g := range All {
		s, err := g.Setup(g.Sample)
		if err != nil {
			t.Errorf("%s: %v", g.Name, err)
			continue
		}
		b, err := s.Board(context.Background(), nil)
		if err != nil {
			t.Errorf("%s: %v", g.Name, err)
			continue
		}
		if err := b.Check(); err != nil {
			t.Errorf("%s: %v", g.Name, err)
		}
		if n := len(b.Vertices); n < 4 || float64(n) > s.Estimate {
			t.Errorf("%s: %d vertices, estimate %v", g.Name, n, s.Estimate)
		}
		if n, m := len(b.Vertices), len(b.Edges); n > 20 || m > 40 {
			t.Errorf("%s: a picture of %d vertices and %d edges tells nothing", g.Name, n, m)
		}
		if _, ok := b.Index()[string(g.Worked)]; !ok && !s.Loopy() { // a value of a loopy game is no mex
			t.Errorf("%s: its sample has no %q", g.Name, g.Worked)
		}
		again, ok := Made(b)
		if !ok || again.Line() != s.Line() || !slices.Equal(again.Start, s.Start) {
			t.Errorf("%s: made again it is %q, not %q", g.Name, again.Line(), s.Line())
		}
		distinctViews(t, s, b)
	}
}

// distinctViews holds that no two positions look the same.
func distinctViews(t *testing.T, s Setup, b board.Board) {
	t.Helper()
	var views []board.View
	var ids []string
	for _, v := range b.Vertices {
		if v.Split {
			continue
		}
		look := s.View(Position(v.ID))
		for i, other := range views {
			if sameView(look, other) {
				t.Errorf("%s: %s looks like %s", s.Game.Name, v.ID, ids[i])
			}
		}
		views, ids = append(views, look), append(ids, v.ID)
		if len(views) > 300 {
			return
		}
	}
}

func sameView(a, b board.View) bool {
	return a.Look == b.Look && a.First == b.First && slices.Equal(a.Heaps, b.Heaps) &&
		slices.EqualFunc(a.Rows, b.Rows, slices.Equal[[]board.Mark])
}

// TestBoardValuesAreTheSequence makes the board of each position of a game's sequence and compares their values.
func TestBoardValuesAreTheSequence(t *testing.T) {
	for _, g := range All {
		n, few := map[string]int{"cram": 6, "chomp": 6, "mogul": 9, "moidores": 9, "sym": 9, "product": 5, "turning-corners": 5, "rugs": 5}[g.Name]
		if !few {
			n = 10
		}
		if testing.Short() {
			n = min(n, 7)
		}
		if g.Most == 0 {
			continue
		}
		args := slices.Clone(g.Sample[:len(g.Params)])
		var along []string
		if g.Along != nil {
			along = Words(g.Along.Example)
		}
		q, err := g.Sequence(context.Background(), append(slices.Clone(args), along...), n, nil)
		if err != nil {
			t.Errorf("%s: %v", g.Name, err)
			continue
		}
		r, _, err := g.chosen(args)
		if err != nil {
			t.Fatal(err)
		}
		for k, want := range q.Values {
			start := r.number(along, k)
			s, err := g.Setup(append(slices.Clone(args), start...))
			if err != nil {
				t.Errorf("%s %v: %v", g.Name, start, err)
				break
			}
			b, err := s.Board(context.Background(), nil)
			if err != nil {
				t.Errorf("%s %v: %v", g.Name, start, err)
				break
			}
			if n := float64(len(b.Vertices)); n > s.Estimate {
				t.Errorf("%s %v: %v vertices, estimate %v", g.Name, start, n, s.Estimate)
			}
			if got := startValue(t, b, s); got != int(want) {
				t.Errorf("%s %v: the board says %d, the sequence %d", g.Name, start, got, want)
			}
		}
	}
}

// startValue is the sum of the chips on a board.
func startValue(t *testing.T, b board.Board, s Setup) int {
	t.Helper()
	values, err := b.Graph().Values()
	if err != nil {
		t.Fatalf("%s: %v", s.Line(), err)
	}
	sum := 0
	for _, stack := range b.Stacks() {
		v, _ := values.At(stack.Vertex)
		if stack.Count%2 == 1 {
			sum ^= v
		}
	}
	return sum
}
