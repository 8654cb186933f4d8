package solver

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"
)

func TestExpandAgrees(t *testing.T) {
	r := rand.New(rand.NewPCG(41, 42))
	for range 500 {
		n, ground, links := randomBoard(r, 8)
		h, play := NewHackenbush(n, ground, links), newCutting(ground, links)
		g, left, err := h.Expand(t.Context(), MostExpanded)
		if err != nil {
			t.Fatal(err)
		}
		if count, all, err := h.Positions(t.Context(), MostExpanded); count != g.Len() || !all || err != nil {
			t.Fatalf("%d positions of %d", count, g.Len())
		}
		x, err := g.Values()
		if err != nil {
			t.Fatal(err)
		}
		for v, edges := range left {
			set := uint(0)
			for _, e := range edges {
				set |= 1 << e
			}
			if value, ok := x.At(int32(v)); !ok || value != play.value(set) || play.hanging(set) != set {
				t.Fatalf("edges %v of %v are worth %d, want %d", edges, links, value, play.value(set))
			}
			if options := len(g.Options(int32(v))); options != len(edges) {
				t.Fatalf("%d options of %d edges", options, len(edges))
			}
		}
		misere, err := Solve(t.Context(), Problem{Graph: g, Rule: Rule{Play: Misere}, Chips: []Stack{{0, 1}}})
		if a := solveBoard(t, h, Misere); err != nil || misere.Outcome != a.Outcome {
			t.Fatalf("misère %v, as a graph %v, %v", a.Outcome, misere.Outcome, err)
		}
	}
}

func TestExpandBound(t *testing.T) {
	h := NewHackenbush(11, []int32{0}, path(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)) // 11 positions
	if _, left, err := h.Expand(t.Context(), 11); err != nil || len(left) != 11 {
		t.Errorf("%v, %v", left, err)
	}
	_, _, err := h.Expand(t.Context(), 10)
	if e := (*CrowdError)(nil); !errors.As(err, &e) || e.Limit != 10 || e.Estimate != 1024 {
		t.Errorf("%v", err)
	}
	if n, all, err := h.Positions(t.Context(), 10); n != 10 || all || err != nil {
		t.Errorf("%d, %v, %v", n, all, err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, _, err := h.Expand(ctx, 100); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
}
