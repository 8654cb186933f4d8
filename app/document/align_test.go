package document

import (
	"math"
	"math/rand/v2"
	"testing"

	"dev.mexboard/solver/board"
)

func TestAlign(t *testing.T) {
	b := read1(t, `digraph { a [pos="0,0"]; b [pos="10,50"]; c [pos="40,20"]; d [pos="7,7"]; e; a -> b [pos="0,0 1,1 2,2 3,3"]; d -> d }`)
	abc, four := []int{2, 0, 1, 4, 0, 99}, []int{0, 1, 2, 3}
	for _, test := range []struct {
		name string
		edit Edit
		want string
	}{
		{"left", Align(abc, AtLeft), "a 0,0; b 0,50; c 0,20; d 7,7"},
		{"right", Align(abc, AtRight), "a 40,0; b 40,50; c 40,20; d 7,7"},
		{"top", Align(abc, AtTop), "a 0,50; b 10,50; c 40,50; d 7,7"},
		{"bottom", Align(abc, AtBottom), "a 0,0; b 10,0; c 40,0; d 7,7"},
		{"column", Align(abc, InColumn), "a 20,0; b 20,50; c 20,20; d 7,7"},
		{"row", Align(abc, InRow), "a 0,25; b 10,25; c 40,25; d 7,7"},
		{"one is in line", Align([]int{0}, AtRight), places(b)},
		{"side by side", Distribute(four, false), "a 0,0; b 26.67,50; c 40,20; d 13.33,7"},
		{"upright", Distribute(four, true), "a 0,0; b 10,50; c 40,33.33; d 7,16.67"},
		{"two are distributed", Distribute([]int{0, 1}, true), places(b)},
		{"nudge", Nudge([]int{0, 4, -3}, board.Point{X: -1, Y: 2}), "a -1,2; b 10,50; c 40,20; d 7,7"},
		{"branch", MoveBranch(0, board.Point{X: 5}), "a 5,0; b 15,50; c 40,20; d 7,7"},
	} {
		before := string(board.Write(b))
		after := test.edit.Apply(b)
		if got := places(after); got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
		if string(board.Write(b)) != before {
			t.Errorf("%s: the old board was changed", test.name)
		}
	}
	if Align(abc, AtRight).Apply(b).Edges[0].Curve != nil {
		t.Error("the course of a moved edge is kept")
	}
}

func TestSnap(t *testing.T) {
	at := []board.Point{{X: 0, Y: 0}, {X: 30, Y: 0}, {X: 103, Y: 200}, {X: 500, Y: 47}, {X: 103, Y: 90}}
	for _, test := range []struct {
		name        string
		grid, reach float64
		moving      []int
		by, want    board.Point
		guides      []Guide
	}{
		{"nothing near", 0, 8, []int{0}, board.Point{X: 60, Y: 22}, board.Point{X: 60, Y: 22}, nil},
		{"switched off", 0, 0, []int{0}, board.Point{X: 102, Y: 22}, board.Point{X: 102, Y: 22}, nil},
		{
			"in a column, to the nearest in it", 0, 8,
			[]int{0},
			board.Point{X: 100, Y: 22},
			board.Point{X: 103, Y: 22},
			[]Guide{{board.Point{X: 103, Y: 22}, board.Point{X: 103, Y: 90}}},
		},
		{
			"both ways", 0, 8,
			[]int{0},
			board.Point{X: 108, Y: 50},
			board.Point{X: 103, Y: 47},
			[]Guide{{board.Point{X: 103, Y: 47}, board.Point{X: 103, Y: 90}}, {board.Point{X: 103, Y: 47}, board.Point{X: 500, Y: 47}}},
		},
		{"any of those dragged", 0, 8, []int{0, 1}, board.Point{X: 71, Y: 300}, board.Point{X: 73, Y: 300}, []Guide{
			{board.Point{X: 103, Y: 300}, board.Point{X: 103, Y: 200}},
		}},
		{"on the grid", 20, 0, []int{1}, board.Point{X: 33, Y: -9}, board.Point{X: 30, Y: 0}, nil},
		{"the grid is nearer", 20, 8, []int{0}, board.Point{X: 101, Y: 21}, board.Point{X: 100, Y: 20}, nil},
		{
			"the line is nearer", 20, 8,
			[]int{0},
			board.Point{X: 102, Y: 21},
			board.Point{X: 103, Y: 20},
			[]Guide{{board.Point{X: 103, Y: 20}, board.Point{X: 103, Y: 90}}},
		},
	} {
		s := NewSnap(at, test.moving, Every(board.Board{Vertices: make([]board.Vertex, len(at))}))
		s.Grid, s.Reach = test.grid, test.reach
		got, guides := s.Offset(test.by)
		if got != test.want || len(guides) != len(test.guides) {
			t.Errorf("%s: %v with %v, want %v with %v", test.name, got, guides, test.want, test.guides)
			continue
		}
		for i := range guides {
			if guides[i] != test.guides[i] {
				t.Errorf("%s: guide %v, want %v", test.name, guides[i], test.guides[i])
			}
		}
	}
	if s := NewSnap(nil, nil, nil); true {
		s.Grid, s.Reach = 10, 5
		s.Offset(board.Point{X: 1, Y: 1}) // nothing to do, and nothing breaks
	}
}

// TestSnapIsNearest compares with every pair.
func TestSnapIsNearest(t *testing.T) {
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 5))
		at := make([]board.Point, 2+r.IntN(12))
		var moving, fixed []int
		for v := range at {
			at[v] = board.Point{X: float64(r.IntN(300)), Y: float64(r.IntN(300))}
			if v == 0 || r.IntN(2) == 0 {
				moving = append(moving, v)
			} else {
				fixed = append(fixed, v)
			}
		}
		s := NewSnap(at, moving, fixed)
		s.Reach = 9
		by := board.Point{X: r.Float64() * 40, Y: r.Float64() * 40}
		best := math.Inf(1)
		for _, v := range moving {
			for _, w := range fixed {
				if d := at[w].X - at[v].X - by.X; math.Abs(d) < math.Abs(best) {
					best = d
				}
			}
		}
		want := by.X
		if math.Abs(best) <= s.Reach {
			want += best
		}
		got, guides := s.Offset(by)
		if math.Abs(got.X-want) > 1e-9 {
			t.Fatalf("seed %d: %g, want %g", seed, got.X, want)
		}
		for _, g := range guides {
			if g.From.X != g.To.X && math.Abs(g.From.X-g.To.X) > same && math.Abs(g.From.Y-g.To.Y) > same {
				t.Fatalf("seed %d: a slanting guide %v", seed, g)
			}
		}
	}
}

// BenchmarkSnap is one frame of a drag of 5,000 vertices among 10,000.
func BenchmarkSnap(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 1))
	at := make([]board.Point, 10_000)
	for v := range at {
		at[v] = board.Point{X: r.Float64() * 1e4, Y: float64(v % 100 * 110)}
	}
	every := Every(board.Board{Vertices: make([]board.Vertex, len(at))})
	s := NewSnap(at, every[:5000], every)
	s.Reach, s.Grid = 6, 10
	for i := 0; b.Loop(); i++ {
		s.Offset(board.Point{X: float64(i % 100), Y: 3})
	}
}
