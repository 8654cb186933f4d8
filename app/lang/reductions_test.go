package lang_test

import (
	"fmt"
	"strings"
	"testing"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// gardens lists the boards of the transcripts of reductions.
var gardens = []struct{ name, text string }{
	// Two ground vertices, an odd ring with a loop and a branch, a stalk.
	{"ring", `graph { g [ground=true]; h [ground=true]; g -- a; a -- b -- c -- a; b -- b; c -- d; h -- e }`},
	// An even ring; branches that join, and that join to nothing.
	{"tree", `graph { g [ground=true]; g -- a -- b -- k -- g; a -- c; a -- d -- e; g -- t; t -- u; t -- v -- w; t -- x -- y -- z }`},
	{"bare", `graph { g [ground=true] }`},
}

func reduction(t *testing.T, dot string, l lang.Language) string {
	t.Helper()
	b, err := board.Read([]byte(dot), "")
	if err != nil {
		t.Fatal(err)
	}
	a, err := b.Hackenbush().Solve(t.Context(), b.Rule.Play, solver.Limits{})
	if err != nil {
		t.Fatal(err)
	}
	vertices := func(v int32) string { return b.Vertices[v].ID }
	edges := func(e int32) string { return vertices(int32(b.Edges[e].From)) + "–" + vertices(int32(b.Edges[e].To)) }
	var text strings.Builder
	k := 0
	for s := range a.Reductions() {
		k++
		fmt.Fprintf(&text, "%d. %s\n", k, marked(lang.Reduction(l, s, vertices, edges)))
	}
	return text.String()
}

func TestReductionTranscripts(t *testing.T) {
	for _, g := range gardens {
		for _, l := range lang.Languages {
			golden(t, "reduction."+g.name+"."+l.Code()+".txt", reduction(t, g.text, l))
		}
	}
}

// TestEveryReduction wants words for every kind of step, and different ones in every language.
func TestEveryReduction(t *testing.T) {
	names := func(v int32) string { return fmt.Sprintf("v%d", v) }
	for kind := solver.ReduceGround; kind <= solver.ReduceCut; kind++ {
		for value := range 2 { // each kind has one sentence or two
			s := solver.Reduction{Kind: kind, Value: value, Count: value, Goal: value, Above: int32(-value)}
			seen := map[string]lang.Language{}
			for _, l := range lang.Languages {
				text := lang.Plain(lang.Reduction(l, s, names, names))
				if other, ok := seen[text]; ok || text == "" {
					t.Errorf("kind %d: %q in %s, as in %s", kind, text, l.Code(), other.Code())
				}
				seen[text] = l
			}
		}
	}
	if spans := lang.Reduction(lang.English, solver.Reduction{}, names, names); spans != nil {
		t.Errorf("no step says %q", lang.Plain(spans))
	}
}
