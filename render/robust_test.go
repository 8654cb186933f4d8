package render

import (
	"math"
	"reflect"
	"testing"

	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// hostile are geometries that no layout should make, but a file may hold.
func hostile(b board.Board) map[string]Geometry {
	n, m := len(b.Vertices), len(b.Edges)
	at := func(f func(v int) board.Point) Geometry {
		g := Geometry{Vertices: make([]board.Point, n), Curves: make([]*board.Curve, m)}
		for v := range g.Vertices {
			g.Vertices[v] = f(v)
		}
		return g
	}
	nan, inf := math.NaN(), math.Inf(1)
	curves := at(func(v int) board.Point { return board.Point{X: float64(v) * 100} })
	for e := range curves.Curves {
		curves.Curves[e] = []*board.Curve{
			{},
			{Points: []board.Point{{X: nan}, {}, {}, {X: 1}}},
			{Points: []board.Point{{X: 1e300}, {Y: -1e300}, {}, {X: inf}}},
			{Points: make([]board.Point, 4)},
			{Points: make([]board.Point, 5)},
			{Points: make([]board.Point, 7), Start: &board.Point{X: nan}, End: &board.Point{X: 3, Y: 4}},
		}[e%6]
	}
	return map[string]Geometry{
		"all on one spot":  at(func(int) board.Point { return board.Point{X: 7, Y: 7} }),
		"no numbers":       at(func(int) board.Point { return board.Point{X: nan, Y: inf} }),
		"huge":             at(func(v int) board.Point { return board.Point{X: 1e300 * float64(v%3-1), Y: -1e200 * float64(v)} }),
		"one far away":     at(func(v int) board.Point { return board.Point{X: float64(v * v * v * v * v)} }),
		"tiny":             at(func(v int) board.Point { return board.Point{X: 1e-300 * float64(v), Y: 5e-324} }),
		"hostile curves":   curves,
		"too short slices": {},
	}
}

// TestNoNaN: whatever the places, each number of the picture is one.
func TestNoNaN(t *testing.T) {
	b := splitBoard(t)
	b.Edges = append(b.Edges, board.Edge{From: 3, To: 3}, board.Edge{From: 0, To: 0}, board.Edge{From: 1, To: 2})
	for _, directed := range []bool{true, false} {
		b.Directed = directed
		for name, g := range hostile(b) {
			f := Facts{Values: make([]int32, len(b.Vertices)), Current: 3, Options: []int32{1, 2}, Newest: 2, Cycle: []int32{0}, Unsolved: []bool{true}}
			s := NewScene(b, g, f, Look{Theme: Print, Legend: []LegendEntry{{Text: "x"}}})
			check := func(p Point) {
				if !(math.Abs(p.X) < 1e10 && math.Abs(p.Y) < 1e10) {
					t.Errorf("%s, directed %t: a point is %v", name, directed, p)
				}
			}
			check(s.Min)
			check(s.Max)
			for _, x := range s.Shapes {
				for _, p := range x.P {
					check(p)
				}
				if !(x.Radius >= 0 && x.Width >= 0 && x.Size >= 0) {
					t.Errorf("%s: %+v", name, x)
				}
			}
			s.At(Point{math.NaN(), math.Inf(-1)}, 5)
			Route(b, g)
		}
	}
}

// TestStrangeFacts: facts of another board, or none, are no reason to fail.
func TestStrangeFacts(t *testing.T) {
	b := example(t)
	for _, f := range []Facts{
		{},
		{Values: []int32{}},
		{Values: []int32{3}, Current: 99, Options: []int32{-1, 99}, Newest: 99},
		{Outcomes: []solver.Outcome{solver.P, solver.D, 77}, Cycle: []int32{55, 2}, Unsolved: []bool{true}},
		{Winning: []solver.Move{{From: 80, Option: -4}}, Hover: []solver.Move{{From: 5, Option: 4}}},
	} {
		if s := scenery(b, f); len(s.Shapes) < len(b.Vertices) {
			t.Errorf("%+v: %d shapes", f, len(s.Shapes))
		}
	}
	if s := NewScene(board.Board{}, Geometry{}, Facts{}, Look{}); !(s.Max.X > s.Min.X && s.Max.Y > s.Min.Y) {
		t.Errorf("an empty board has bounds %v %v", s.Min, s.Max)
	}
}

func TestSameInputSameScene(t *testing.T) {
	for _, far := range []bool{false, true} {
		b := randomBoard(300, 700, far, 3)
		f := solved(t, b)
		if x, y := scenery(b, f), scenery(b, f); !reflect.DeepEqual(x, y) {
			t.Error("two pictures of one board differ")
		}
		for v := range b.Vertices {
			b.Vertices[v].Placed = v%3 == 0
		}
		if x, y := GeometryOf(b), GeometryOf(b); !reflect.DeepEqual(x, y) {
			t.Error("two geometries of one board differ")
		}
	}
}

// TestBounds: everything drawn lies within the bounds of its scene.
func TestBounds(t *testing.T) {
	for seed := range uint64(5) {
		s := scenery(randomBoard(40, 80, true, seed), Facts{})
		for _, x := range s.Shapes {
			r := x.box()
			if r.min.X < s.Min.X || r.min.Y < s.Min.Y || r.max.X > s.Max.X || r.max.Y > s.Max.Y {
				t.Errorf("%v %v is not within %v %v", x.Part, r, s.Min, s.Max)
			}
		}
	}
}
