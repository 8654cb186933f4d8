package board_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// checkHackenbush compares all that is known of a case's answer, under its play and the other one.
func checkHackenbush(t *testing.T, c aCase, b board.Board) {
	a, err := b.Hackenbush().Solve(t.Context(), b.Rule.Play, solver.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	if a.Outcome.String() != c.Result.Outcome || a.Undecided != nil || !a.Listed || fmt.Sprint(a.Value) != fmt.Sprint(*c.Result.SG) {
		t.Errorf("%+v, want %d, %s", a, *c.Result.SG, c.Result.Outcome)
	}
	if !slices.Equal(a.Winning, c.Result.Edges) {
		t.Errorf("winning edges %v, want %v", a.Winning, c.Result.Edges)
	}
	if want := c.Result.Notes.Misere; want != "" {
		if a, err = b.Hackenbush().Solve(t.Context(), solver.Misere, solver.Limits{}); err != nil || a.Outcome.String() != want {
			t.Errorf("misère %s, %v, want %s", a.Outcome, err, want)
		}
	}
	checkCutValues(t, c, b)
}

// checkCutValues cuts each edge.
func checkCutValues(t *testing.T, c aCase, b board.Board) {
	h := b.Hackenbush()
	for e, want := range c.Result.Cuts {
		_, falls := h.Falls(int32(e))
		left := b
		left.Edges = nil
		for i := range b.Edges {
			if !slices.Contains(falls, int32(i)) {
				left.Edges = append(left.Edges, b.Edges[i])
			}
		}
		if got := left.Hackenbush().Value(); got != want {
			t.Errorf("%d after cutting edge %d, want %d", got, e, want)
		}
	}
}

// TestExpand has a ring of two on the ground with an edge on it, and a part that has fallen.
func TestExpand(t *testing.T) {
	b, err := board.Read([]byte(`graph { play=misere; g [ground=true]; g -- a; x -- y; a -- g; a -- b }`), "")
	if err != nil {
		t.Fatal(err)
	}
	x, err := b.Expand(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	want := `digraph {
	play=misere;
	"{1,3,4}" [chips=1];
	"{3,4}";
	"{1,4}";
	"{1,3}";
	"{}";
	"{3}";
	"{1}";
	"{1,3,4}" -> "{3,4}";
	"{1,3,4}" -> "{1,4}";
	"{1,3,4}" -> "{1,3}";
	"{3,4}" -> "{}";
	"{3,4}" -> "{3}";
	"{1,4}" -> "{}";
	"{1,4}" -> "{1}";
	"{1,3}" -> "{3}";
	"{1,3}" -> "{1}";
	"{3}" -> "{}";
	"{1}" -> "{}";
}
`
	if got := string(board.Write(x.Board)); got != want {
		t.Errorf("%s", got)
	}
	if fmt.Sprint(x.Left) != "[[0 2 3] [2 3] [0 3] [0 2] [] [2] [0]]" {
		t.Errorf("left %v", x.Left)
	}
	if empty, err := (board.Board{}).Expand(t.Context()); err != nil || len(empty.Board.Vertices) != 1 || empty.Board.Vertices[0].ID != "{}" {
		t.Errorf("nothing: %+v, %v", empty, err)
	}
}

// TestExpandedIsTheSameGame solves random boards both ways.
func TestExpandedIsTheSameGame(t *testing.T) {
	r := rand.New(rand.NewPCG(71, 72))
	for range 200 {
		n := 1 + r.IntN(5)
		b := board.Board{Vertices: make([]board.Vertex, n)}
		for i := range b.Vertices {
			b.Vertices[i].ID = fmt.Sprint("v", i)
		}
		b.Vertices[0].Ground = true
		for range r.IntN(9) {
			b.Edges = append(b.Edges, board.Edge{From: r.IntN(n), To: r.IntN(n)})
		}
		for _, play := range []solver.Play{solver.Normal, solver.Misere} {
			b.Rule.Play = play
			x, err := b.Expand(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			if err := x.Board.Check(); err != nil {
				t.Fatal(err)
			}
			a, err := b.Hackenbush().Solve(t.Context(), play, solver.Limits{})
			if err != nil {
				t.Fatal(err)
			}
			asGraph, err := solver.Solve(t.Context(), x.Board.Problem())
			value, _ := asGraph.Values.At(0)
			if err != nil || asGraph.Outcome != a.Outcome || value != a.Value || len(asGraph.Winning) != len(a.Winning) {
				t.Fatalf("%s: as a graph %v by %d moves, else %v by %d, %v", board.Write(b), asGraph.Outcome, len(asGraph.Winning), a.Outcome, len(a.Winning), err)
			}
		}
	}
}

func TestExpandTooLarge(t *testing.T) {
	var b board.Board
	b.Vertices = []board.Vertex{{ID: "g", Ground: true}}
	for range 12 {
		b.Edges = append(b.Edges, board.Edge{})
	}
	_, err := b.Expand(t.Context())
	if crowd := (*solver.CrowdError)(nil); !errors.As(err, &crowd) || crowd.Estimate != 4096 {
		t.Errorf("%v", err)
	}
}
