package solver

import (
	"context"
	"errors"
)

// CutChoice is an edge to cut, and how it was found.
type CutChoice struct {
	Edge       int32   // -1: there is none
	Outcome    Outcome // of the board before it; Unknown where the search reached its bound
	Remoteness int32   // cuts left before it when the winner hurries and the loser delays; -1 where not known
	By         Ground
}

// Best is the best cut: a winner hurries, a loser holds out. A board of up to MostExpanded positions is played out, so
// that this is exact. Else a winning edge is right but need not be quick, and a loser cuts where most edges are left.
// The error is the context's.
func (h *Hackenbush) Best(ctx context.Context, play Play, limits Limits) (CutChoice, error) {
	c, err := h.bestByEnd(ctx, play)
	var crowd *CrowdError
	if !errors.As(err, &crowd) {
		return c, err
	}
	a, err := h.Solve(ctx, play, limits)
	if err != nil {
		return CutChoice{Edge: -1}, err
	}
	c = CutChoice{Outcome: a.Outcome, Remoteness: -1}
	switch {
	case len(a.Winning) > 0:
		c.Edge, c.By = a.Winning[0], ByTheory
	case a.Outcome == P:
		c.Edge, c.By = h.leastFall(), ByLength
	default:
		c.Edge, c.By = h.leastFall(), ByHope
	}
	return c, nil
}

// bestByEnd is Best on a board that is played out; the error may be a *CrowdError.
func (h *Hackenbush) bestByEnd(ctx context.Context, play Play) (CutChoice, error) {
	c := CutChoice{Edge: -1, Remoteness: -1}
	var arcs []Arc
	var first []int32 // what each edge of the board leaves, in their order
	left, err := h.positions(ctx, MostExpanded, func(from, to int32) {
		arcs = append(arcs, Arc{from, to})
		if from == 0 {
			first = append(first, to)
		}
	})
	if err != nil {
		return c, err
	}
	ends, err := retrograde(ctx, NewGraph(len(left), nil, arcs), play)
	if err != nil {
		return c, err
	}
	c.Outcome, c.Remoteness = ends.Outcomes[0], ends.Remoteness[0]
	for i, to := range first {
		if ends.Remoteness[to] == c.Remoteness-1 && (c.Outcome == P || ends.Outcomes[to] == P) {
			c.Edge, c.By = left[0][i], ByEnd
			break
		}
	}
	return c, nil
}

// mostFalls is how many edges are looked at for the one that takes least with it.
const mostFalls = 2_000

// leastFall is an edge whose cut leaves as many edges as any of the first ones does; -1 when none hangs on the ground.
func (h *Hackenbush) leastFall() int32 {
	best, least := int32(-1), 0
	for e := range int32(min(h.EdgeCount(), mostFalls)) {
		_, edges := h.Falls(e)
		if len(edges) > 0 && (best < 0 || len(edges) < least) {
			best, least = e, len(edges)
		}
	}
	return best
}
