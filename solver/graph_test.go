package solver

import (
	"math/rand/v2"
	"slices"
	"testing"
)

func TestOptionsAsGiven(t *testing.T) {
	g := named("v: c a b a\n+s: b a b\nc: a")
	if got := g.list(g.Options(0)); got != "c a b" {
		t.Error("a mex vertex has each option once, in order:", got)
	}
	if got := g.list(g.Options(g.number("+s"))); got != "b a b" {
		t.Error("a sum vertex counts each target:", got)
	}
	if g.Len() != 5 || !g.IsSum(4) || g.IsSum(0) {
		t.Error("vertices", g.names)
	}
}

func TestOptionsOfManyArcs(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for range 200 {
		const n = 30
		var arcs []Arc
		want := make([][]int32, n)
		for range r.IntN(1200) {
			v, w := int32(r.IntN(n)), int32(r.IntN(n))
			arcs = append(arcs, Arc{v, w})
			if v%5 == 0 || !slices.Contains(want[v], w) { // every fifth is a sum vertex
				want[v] = append(want[v], w)
			}
		}
		given := slices.Clone(arcs)
		g := NewGraph(n, []int32{0, 5, 10, 15, 20, 25}, arcs)
		for v := range int32(n) {
			if got := g.Options(v); !slices.Equal(got, want[v]) {
				t.Fatalf("options of %d: %v, want %v", v, got, want[v])
			}
		}
		if !slices.Equal(arcs, given) {
			t.Fatal("the arcs given were changed")
		}
	}
}

func TestZeroGraph(t *testing.T) {
	for _, g := range []*Graph{{}, NewGraph(0, nil, nil)} {
		x, err := g.Values()
		if g.Len() != 0 || x.Len() != 0 || err != nil {
			t.Error(g.Len(), x.Len(), err)
		}
		a, err := Solve(t.Context(), Problem{Graph: g, Chips: nil})
		if err != nil || a.Outcome != P || !a.Known || a.Sum != 0 || len(a.Moves()) != 0 {
			t.Error(a, err)
		}
		if s := NewTrace(Answer{Graph: g}).At(1 << 30); s.Sum != 0 || s.Verdict != P || s.Index != 2 {
			t.Error(s)
		}
	}
}

func TestNewGraphPanics(t *testing.T) {
	for _, row := range []struct {
		what string
		make func()
	}{
		{"an arc from beyond", func() { NewGraph(2, nil, []Arc{{2, 0}}) }},
		{"an arc to beyond", func() { NewGraph(2, nil, []Arc{{0, 2}}) }},
		{"an arc from below", func() { NewGraph(2, nil, []Arc{{-1, 0}}) }},
		{"an arc to below", func() { NewGraph(2, nil, []Arc{{0, -1}}) }},
		{"a sum vertex beyond", func() { NewGraph(2, []int32{2}, nil) }},
		{"fewer than no vertices", func() { NewGraph(-1, nil, nil) }},
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s: no panic", row.what)
				}
			}()
			row.make()
		}()
	}
}
