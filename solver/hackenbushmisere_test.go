package solver

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"
)

func TestMisereHackenbushIsPlay(t *testing.T) {
	r := rand.New(rand.NewPCG(33, 34))
	rings, differs := 0, 0
	for range 4000 {
		n, ground, links := randomBoard(r, 9)
		h, play := NewHackenbush(n, ground, links), newCutting(ground, links)
		a := solveBoard(t, h, Misere)
		wins := play.misere(play.all())
		if (a.Outcome == N) != wins || (a.Outcome == P) == wins || a.Value != play.value(play.all()) {
			t.Fatalf("%d vertices, ground %v, edges %v: %+v, but the next player wins is %v", n, ground, links, a, wins)
		}
		if want := play.winning(Misere); !slices.Equal(a.Winning, want) || !a.Listed {
			t.Fatalf("%d vertices, ground %v, edges %v: winning %v, want %v", n, ground, links, a.Winning, want)
		}
		if a.Rings {
			rings++
		}
		if a.Rings && wins != (a.Value == 0) && wins != (a.Value > 1) {
			differs++
		}
	}
	if rings < 1000 || differs == 0 {
		t.Errorf("%d boards with rings, of which %d do not go by their value", rings, differs)
	}
}

// TestWildHackenbush has boards with so many rings that theory alone does not decide most of them.
func TestWildHackenbush(t *testing.T) {
	r := rand.New(rand.NewPCG(45, 46))
	for range 150 {
		n := 3 + r.IntN(6)
		var links []Link
		for range 9 + r.IntN(4) {
			links = append(links, Link{int32(r.IntN(n)), int32(r.IntN(n))})
		}
		a, play := solveBoard(t, NewHackenbush(n, []int32{0}, links), Misere), newCutting([]int32{0}, links)
		if (a.Outcome == N) != play.misere(play.all()) || !slices.Equal(a.Winning, play.winning(Misere)) {
			t.Fatalf("%v: %+v, want %v", links, a, play.winning(Misere))
		}
	}
}

// TestMisereLarge has boards that no search of edge sets could play out.
func TestMisereLarge(t *testing.T) {
	next := int32(1)
	grow := func(links []Link, edges int) []Link { // a stalk
		from := int32(0)
		for range edges {
			links = append(links, Link{from, next})
			from = next
			next++
		}
		return links
	}
	var tree []Link
	for range 10 {
		for size := range 2 {
			tree = grow(tree, 4+size)
			tree = append(tree, Link{next - 1, 0}) // a ring of it
		}
	}
	tree = grow(tree, 200)
	a := solveBoard(t, NewHackenbush(int(next), []int32{0}, tree), Misere)
	if a.Outcome == Unknown || !a.Rings || !a.Listed {
		t.Fatalf("%+v", a)
	}
	// Each winning cut leaves a P position and no other does.
	for e := range tree {
		_, falls := a.Board.Falls(int32(e))
		var left []Link
		for i, l := range tree {
			if !slices.Contains(falls, int32(i)) {
				left = append(left, l)
			}
		}
		after := solveBoard(t, NewHackenbush(int(next), []int32{0}, left), Misere)
		if (after.Outcome == P) != slices.Contains(a.Winning, int32(e)) {
			t.Fatalf("cut %d leaves %v, winning %v", e, after.Outcome, a.Winning)
		}
	}
}

func TestMisereBound(t *testing.T) {
	r := rand.New(rand.NewPCG(43, 44))
	var links []Link
	for v := int32(1); v < 40; v++ {
		links = append(links, Link{v, int32(r.IntN(int(v)))}, Link{v, int32(r.IntN(int(v)))})
	}
	h := NewHackenbush(40, []int32{0}, links)
	told := 0.0
	a, err := h.Solve(t.Context(), Misere, Limits{States: 5000, Progress: func(p float64) {
		if p < told || p > 1 {
			t.Errorf("progress %v after %v", p, told)
		}
		told = p
	}})
	if err != nil || a.Outcome != Unknown || a.Undecided == nil || a.Listed || a.Winning != nil || told == 0 {
		t.Fatalf("%+v, %v, %v", a, err, told)
	}
	if a.Undecided.Limit != 5000 || a.Undecided.Estimate < 1e10 {
		t.Errorf("%v", a.Undecided)
	}
	if a.Value != NewHackenbush(40, []int32{0}, links).Value() {
		t.Error("the value is not told")
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := h.Solve(ctx, Misere, Limits{}); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
	if _, err := h.Solve(ctx, Normal, Limits{}); a.Value != 0 && !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
}
