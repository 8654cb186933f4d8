package solver

import (
	"context"
	"fmt"
	"math"
)

// MostRingEdges is up to how many edges the winning ones are found on a board with rings.
const MostRingEdges = 20_000

// HackenbushAnswer is what is known of a position of Green Hackenbush under a play.
type HackenbushAnswer struct {
	Board   *Hackenbush
	Play    Play
	Value   int     // the normal value, whatever the play
	Outcome Outcome // Unknown when Undecided
	Rings   bool    // there is a ring of two edges or more: in misère play the value does not tell the outcome

	// Branches are the values of the branches at the ground: a ground edge and all it carries. In misère play without
	// rings, where they decide; else nil.
	Branches []int

	// Winning lists the edges whose cut wins: all of them, ascending, none from a P position. Listed says that it does:
	// it is false when Undecided, and on boards with rings and more than MostRingEdges edges.
	Winning []int32
	Listed  bool

	Undecided *TangledError // why misère play is not decided; nil when it is
}

// TangledError says that misère play on a board with rings was not decided: the search through its positions reached
// its bound.
type TangledError struct {
	Limit    int     // positions allowed
	Estimate float64 // a bound on how many there are: the sets of edges that are left; infinite beyond all numbers
}

func (e *TangledError) Error() string {
	return fmt.Sprintf("not decided: the search ends at %d positions (or the memory and time for them), and there may be %s; try fewer edges on the branches with rings", e.Limit, e.about())
}

// Fault is the key of the error's sentence in the reader's language, and the bound and the estimate.
func (e *TangledError) Fault() (key string, args []any) {
	return "hackenbush.bound", []any{e.Limit, e.about()}
}

func (e *TangledError) about() string { return (&TooBigError{Estimate: e.Estimate}).about() }

// Solve values the board and finds who wins and how. Normal play is decided by the value. Misère play is decided by the
// values of the branches at the ground where there are no rings, else by a search within the limits: fusion does not
// hold there. Near-linear time but for that search: 20 ms for the winning edges of a ring of 20,000. The error is the
// context's. (Winning Ways ch. 7; for misère play ONAG ch. 12: a branch without rings is a heap.)
func (h *Hackenbush) Solve(ctx context.Context, play Play, limits Limits) (HackenbushAnswer, error) {
	c := newCuts(h)
	a := HackenbushAnswer{Board: h, Play: play, Rings: c.hasRings(), Outcome: P, Listed: true}
	if len(c.order) > 0 {
		a.Value = int(c.own[h.Root()])
	}
	switch {
	case play == Normal:
		a.Outcome = outcome(a.Value)
	case a.Rings:
		return h.playedOut(ctx, c, a, limits)
	default:
		c.misere(&a)
	}
	a.Listed = !a.Rings || h.EdgeCount() <= MostRingEdges
	if a.Outcome == P || !a.Listed {
		return a, nil
	}
	var err error
	a.Winning, err = c.winning(ctx)
	return a, err
}

// misere decides misère play without rings. A branch, of which the ground edge can be cut so that nothing is left, is
// equal to the heap of its value: its options are, and 0 is among them (the misère mex rule). So the branches are Nim.
func (c *cuts) misere(a *HackenbushAnswer) {
	a.Branches = c.branches()
	big := 0
	for _, b := range a.Branches {
		if b > 1 {
			big++
		}
	}
	if (a.Value != 0) == (big > 0) {
		a.Outcome = N
	}
	// What is left must have a sum of 0 with a heap above 1, or of 1 without. If there is no such heap beside the one
	// that becomes the sum of the others, that sum is at most 1: then the other of 0 and 1 it must be.
	c.of = func(worth int32) int32 {
		rest := int32(a.Value) ^ worth
		if big == 0 || big == 1 && worth > 1 {
			rest ^= 1
		}
		return rest
	}
}

// branches is the values of the bridges and loops at the ground.
func (c *cuts) branches() []int {
	values := []int{}
	root := c.Root()
	for i, v := range c.order {
		if i > 0 && c.below[v] == root && c.isTop(v) {
			values = append(values, int(c.worth(v)))
		}
	}
	for e, l := range c.links {
		if l.A == root && c.tie(int32(e)) == loop {
			values = append(values, 1)
		}
	}
	return values
}

// setsOf is how many sets of so many edges there are.
func setsOf(edges int) float64 { return math.Pow(2, float64(edges)) }
