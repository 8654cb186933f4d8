package board_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"dev.mexboard/solver/board"
)

func TestFragment(t *testing.T) {
	text := `digraph G { play=misere; bb="0,0,9,9"; color=red; a [label=L chips=2 pos="1,2!" x=1]; b; c; d;
		a:n -> b [pos="0,0 1,1 2,2 3,3" w=2]; b -> c; c -> a; subgraph S { y=1; a; d; subgraph T { b -> b } } subgraph U { d } {rank=same; a; c} }`
	rows := []struct {
		name      string
		selection []int
		want      string
	}{
		{
			"two",
			[]int{1, 0},
			`digraph G { play=misere; color=red; inputscale=72; a [label=L, chips=2, pos="1,2!", x=1]; b; a:n -> b [pos="0,0 1,1 2,2 3,3", w=2]; ` +
				`subgraph S { y=1; a; subgraph T { b; b -> b; } } { rank=same; a; } }`,
		},
		{"no edge among them", []int{2, 3, 3, -1, 99}, `digraph G { play=misere; color=red; c; d; subgraph S { y=1; d; } subgraph U { d; } { rank=same; c; } }`},
		{"none", nil, `digraph G { play=misere; color=red; }`},
	}
	b := mustRead(t, text)
	before := board.Write(b)
	for _, row := range rows {
		got := board.Fragment(b, row.selection)
		if oneLine(got) != row.want {
			t.Errorf("%s:\ngot  %s\nwant %s", row.name, oneLine(got), row.want)
		}
	}
	if !board.Equal(board.Fragment(b, []int{0, 1, 2, 3}), b) {
		t.Error("all of a board is not the board")
	}
	if string(board.Write(b)) != string(before) {
		t.Error("the board was changed")
	}
}

func TestJoin(t *testing.T) {
	rows := []struct {
		name, into, part string
		at               board.Point
		want             string
	}{
		{"names that are free", "digraph { a }", "digraph { b -> c }", board.Point{}, "digraph { a; b; c; b -> c; }"},
		{"a name that is taken", "digraph { A -> B }", "digraph { A -> B }", board.Point{}, "digraph { A; B; A2; B2; A -> B; A2 -> B2; }"},
		{"and once more", "digraph { B; B2 }", "digraph { B; B2 }", board.Point{}, "digraph { B; B2; B3; B4; }"},
		{"a number goes on", "digraph { v1; v2; v7 }", "digraph { v2; v1 }", board.Point{}, "digraph { v1; v2; v7; v8; v9; }"},
		{"zeros before", "digraph { v08; v0 }", "digraph { v08; v0 }", board.Point{}, "digraph { v08; v0; v09; v10; }"},
		{"numbers alone", "digraph { 1 -> 2 }", "digraph { 1 -> 2 }", board.Point{}, "digraph { 1; 2; 3; 4; 1 -> 2; 3 -> 4; }"},
		{"a new name is none that is kept", "digraph { B }", "digraph { B; B2 }", board.Point{}, "digraph { B; B3; B2; }"},
		{"too many digits to count", "digraph { a1234567890 }", "digraph { a1234567890 }", board.Point{}, "digraph { a1234567890; a1234567890_2; }"},
		{"no name", `digraph { "" }`, `digraph { "" }`, board.Point{}, `digraph { ""; 2; }`},
		{
			"places", `digraph { bb="0,0,1,1"; a [pos="1,1"] }`, `digraph { a [pos="1,2!" lp="3,4"]; b; a -> b [pos="s,9,9 0,0 1,1 2,2 3,3" xlp="1,1" w=1] }`,
			board.Point{X: 10, Y: -5},
			`digraph { inputscale=72; a [pos="1,1"]; a2 [pos="11,-3!"]; b; a2 -> b [pos="s,19,4 10,-5 11,-4 12,-3 13,-2", w=1]; }`,
		},
		{
			"subgraphs", `digraph { subgraph S { x=1; a; subgraph T { b } } }`,
			`digraph { subgraph S { x=2; y=3; a -> c; subgraph T { b } subgraph U { c } } {rank=same; a; c} }`,
			board.Point{},
			`digraph { a; b; a2; c; b2; subgraph S { x=1; a; a2; c; a2 -> c; subgraph T { b; b2; } subgraph U { c; } } { rank=same; a2; c; } }`,
		},
		{"rule and kind stay", "digraph { color=red; a }", "graph { play=misere; color=blue; b -- c }", board.Point{}, "digraph { color=red; a; b; c; b -> c; }"},
		{"an empty board", "digraph { }", "graph H { play=misere; color=blue; b -- c }", board.Point{}, "graph H { play=misere; color=blue; b; c; b -- c; }"},
		{"nothing", "digraph { a }", "digraph { }", board.Point{}, "digraph { a; }"},
		{
			"chips", "digraph { a [chips=999990] }", "digraph { b [chips=7]; c [chips=7]; d [chips=7] }",
			board.Point{},
			"digraph { a [chips=999990]; b [chips=7]; c [chips=3]; d; }",
		},
	}
	for _, row := range rows {
		into, part := mustRead(t, row.into), mustRead(t, row.part)
		beforeInto, beforePart := board.Write(into), board.Write(part)
		got, indices := board.Join(into, part, row.at)
		if oneLine(got) != row.want {
			t.Errorf("%s:\ngot  %s\nwant %s", row.name, oneLine(got), row.want)
		}
		for i, v := range indices {
			if v != len(into.Vertices)+i {
				t.Errorf("%s: indices %v", row.name, indices)
				break
			}
		}
		if len(indices) != len(part.Vertices) {
			t.Errorf("%s: %d indices", row.name, len(indices))
		}
		if string(board.Write(into)) != string(beforeInto) || string(board.Write(part)) != string(beforePart) {
			t.Errorf("%s: a board was changed", row.name)
		}
		comesBack(t, got)
	}
}

func TestJoinTooLarge(t *testing.T) {
	into := board.Board{Directed: true, Vertices: make([]board.Vertex, 1)}
	part := board.Board{Vertices: make([]board.Vertex, board.MaxVertices)}
	got, indices := board.Join(into, part, board.Point{})
	if len(got.Vertices) != 1 || indices != nil {
		t.Errorf("%d vertices, %d indices", len(got.Vertices), len(indices))
	}
}

// TestJoinAtRandom: pasting random parts of random boards keeps IDs apart, shares no memory that is changed, and gives
// boards that come back. A part pasted alone is the part.
func TestJoinAtRandom(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for range 1000 {
		from, into := randomBoard(r), randomBoard(r)
		into.Name, into.HasName = "G", true // not an empty board
		var selection []int
		for v := range from.Vertices {
			if r.IntN(2) == 0 {
				selection = append(selection, v)
			}
		}
		part := board.Fragment(from, selection)
		alone, _ := board.Join(board.New(), part, board.Point{})
		if !board.Equal(alone, part) {
			t.Fatalf("alone:\n%s\n%s", board.Write(part), board.Write(alone))
		}
		comesBack(t, part)
		beforeInto, beforePart := string(board.Write(into)), string(board.Write(part))
		joined, indices := board.Join(into, part, board.Point{X: 1, Y: 2})
		again, _ := board.Join(joined, part, board.Point{})
		if string(board.Write(into)) != beforeInto || string(board.Write(part)) != beforePart {
			t.Fatal("a board was changed")
		}
		if len(again.Index()) != len(again.Vertices) || len(again.Edges) != len(into.Edges)+2*len(part.Edges) {
			t.Fatalf("IDs or edges lost:\n%s", board.Write(again))
		}
		back := board.Fragment(joined, indices)
		if len(back.Edges) != len(part.Edges) || !slices.EqualFunc(back.Vertices, part.Vertices, func(a, b board.Vertex) bool {
			return a.Label == b.Label && a.Split == b.Split && strings.HasPrefix(a.ID, strings.TrimRight(b.ID, "0123456789"))
		}) {
			t.Fatalf("the part is not what it was:\n%s\n%s", board.Write(part), board.Write(back))
		}
	}
}
