package solver

import "slices"

// loopyMoves finds the winning moves of disjunctive normal play, from a draw those that keep it, by the values. Linear
// time but for options that are infinite.
func (s *solving) loopyMoves() {
	var moves []Move
	l := newLoopyRest(s.a)
	for _, c := range s.p {
		l.without(c.Vertex)
		for _, w := range s.a.Graph.Options(c.Vertex) {
			if l.with(w) == s.goal() {
				moves = append(moves, Move{c.Vertex, w})
			}
		}
	}
	if s.a.Outcome == D {
		s.a.Drawing = moves
	} else {
		s.a.Winning = moves
	}
}

// loopyRest is a sum of loopy values without one chip.
type loopyRest struct {
	g        *Graph
	x        Values
	sum      int     // of all finite ones
	infinite []int32 // where infinite chips stand, three at most: more change nothing

	rest int     // the NimSum of the finite ones that stay
	stay []int32 // where the infinite ones stand that stay
	lone int32   // the one of which k tells, -1 before
	k    []int   // the finite values of its options
}

func newLoopyRest(a Answer) *loopyRest {
	l := &loopyRest{g: a.Graph, x: a.Values, sum: a.Sum, lone: -1}
	for _, c := range a.Chips {
		if _, finite := a.Values.At(c.Vertex); finite {
			continue
		}
		for range min(c.Count, 3-len(l.infinite)) {
			l.infinite = append(l.infinite, c.Vertex)
		}
	}
	return l
}

// without takes away a chip on v.
func (l *loopyRest) without(v int32) {
	l.rest, l.stay = l.sum, l.infinite
	if value, finite := l.x.At(v); finite {
		l.rest ^= value
	} else if i := slices.Index(l.infinite, v); i >= 0 {
		l.stay = slices.Concat(l.infinite[:i], l.infinite[i+1:])
	} else {
		l.stay = l.infinite[1:] // three others stay, at least
	}
	if len(l.stay) == 1 && l.stay[0] != l.lone {
		l.lone = l.stay[0]
		l.k = l.g.finite(l.lone, l.x)
	}
}

// with is the outcome when that chip stands on w instead.
func (l *loopyRest) with(w int32) Outcome {
	value, finite := l.x.At(w)
	switch {
	case len(l.stay) == 0 && finite:
		return outcome(l.rest ^ value)
	case len(l.stay) == 0:
		return infiniteOutcome(slices.Contains(l.g.finite(w, l.x), l.rest))
	case len(l.stay) == 1 && finite:
		_, found := slices.BinarySearch(l.k, l.rest^value)
		return infiniteOutcome(found)
	}
	return D
}

// infiniteOutcome is that of an infinite value of which 0 is a value of an option, or not.
func infiniteOutcome(zero bool) Outcome {
	if zero {
		return N
	}
	return D
}
