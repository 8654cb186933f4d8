package board_test

import (
	"strings"
	"testing"

	"dev.mexboard/solver/board"
)

func mustRead(t testing.TB, text string) board.Board {
	t.Helper()
	b, err := board.Read([]byte(text), "")
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestCheck has what keeps a board from being a game, with the place that Locate finds; "" is a game.
func TestCheck(t *testing.T) {
	rows := []struct{ name, text, want string }{
		{"empty", "digraph {}", ""},
		{"acyclic", "digraph { a -> b; a [chips=1] }", ""},
		{"cycle", "digraph { in -> p\n p -> q -> r -> p; r -> out }", "f:1:17: play can go round for ever: p -> q -> r -> p; try removing one of these edges, or loopy=true if it is meant"},
		{"edge to itself", `digraph { "x y" -> "x y" }`, `f:1:11: play can go round for ever: "x y" -> "x y"; try removing one of these edges, or loopy=true if it is meant`},
		{"cycle from sets", "digraph { {a b} -> {b c} }", "f:1:14: play can go round for ever: b -> b; try removing one of these edges, or loopy=true if it is meant"},
		{"cycle in misère play", "digraph { play=misere; a -> a }", "f:1:24: play can go round for ever: a -> a; try removing one of these edges, or loopy=true if it is meant"},
		{"cycle that is meant", "digraph { loopy=true; a -> b -> a }", ""},
		{"cycle through a split", "digraph { loopy=true; s [split=true]; v -> s -> v }", "f:1:23: play can go round for ever: s -> v -> s; try removing one of these edges (a board with splits may have no cycle)"},
		{"cycle beside a split", "digraph { loopy=true; s [split=true]; v -> s; a -> a }", "f:1:47: play can go round for ever: a -> a; try removing one of these edges (a board with splits may have no cycle)"},
		{"split to itself", "digraph { s [split=true]; s -> s }", "f:1:11: play can go round for ever: s -> s; try removing one of these edges (a board with splits may have no cycle)"},
		{"chips on a split", "digraph { a -> s\n s [split=true, chips=1] }", `f:1:16: chips on the split "s", which is a joint and holds none; try a vertex before it`},
		{"split to a split", "digraph { s [split=true]; t [split=true]; s -> t }", `f:1:11: the split "s" leads to the split "t"; try edges from "s" to the targets of "t"`},

		{"empty graph", "graph {}", ""},
		{"on the ground", "graph { g [ground=true]; g -- a; h [ground=true] }", ""},
		{"no ground", "graph { a -- b }", "f: no vertex is the ground; try ground=true at one"},
		{"loose parts", "graph { g [ground=true]; g -- a; b -- c; d }", "f:1:34: not joined to the ground: b, c, d; try an edge to a part that is, or ground=true"},
		{"compound", "graph { compound=selective; g [ground=true] }", `f: compound="selective" has no meaning on an undirected board, which is one game; try removing it`},
		{"rings are no cycles", "graph { g [ground=true]; g -- a -- b -- g }", ""},
		{"chips and splits mean nothing", "graph { g [ground=true, split=true, chips=1] }", ""},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			err := board.Locate(mustRead(t, row.text).Check(), []byte(row.text), "f")
			got := ""
			if err != nil {
				got = err.Error()
			}
			if got != row.want {
				t.Errorf("got  %s\nwant %s", got, row.want)
			}
		})
	}
}

func TestCheckCountsChips(t *testing.T) {
	b := board.New()
	b.Vertices = []board.Vertex{{ID: "a", Chips: board.MaxChips}, {ID: "b"}}
	if err := b.Check(); err != nil {
		t.Error(err)
	}
	b.Vertices[1].Chips = 1
	if _, ok := b.Check().(*board.LimitError); !ok {
		t.Errorf("%v", b.Check())
	}
}

// TestLongCycle names at most a thousand vertices and the way back.
func TestLongCycle(t *testing.T) {
	var text strings.Builder
	text.WriteString("digraph { v0")
	for range 2500 {
		text.WriteString(" -> " + "v" + strings.Repeat("x", text.Len()%7) + itoa(text.Len()))
	}
	text.WriteString(" -> v0 }")
	err := mustRead(t, text.String()).Check().(*board.CycleError)
	if len(err.Cycle) != 2501 {
		t.Errorf("%d vertices", len(err.Cycle))
	}
	path := strings.Split(err.Path(), " -> ")
	if len(path) != 1002 || path[1000] != "…" || path[0] != path[1001] {
		t.Errorf("%d names, %q", len(path), path[len(path)-2:])
	}
}
