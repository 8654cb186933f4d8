package solver

// Vertex is the outcome of one chip alone on v under the rule; Unknown on a sum vertex, where play need not end though
// that is not meant, and where the bound of the search was reached.
func (a Answer) Vertex(v int32) Outcome {
	if a.outcomes != nil {
		return a.outcomes[v]
	}
	value, ok := a.Values.At(v)
	if !ok || a.Graph != nil && a.Graph.IsSum(v) {
		return Unknown
	}
	return outcome(value)
}

// Endless tells whether an unmeant cycle can be reached from v, so that v has no value.
func (a Answer) Endless(v int32) bool {
	_, ok := a.Values.At(v)
	return !ok && a.Cycle != nil
}

// Loop is the value of an infinite vertex of a loopy graph: the finite values of its options, ascending. ok is false
// for every other vertex.
func (a Answer) Loop(v int32) (k []int, ok bool) {
	if _, finite := a.Values.At(v); finite || !a.Loopy {
		return nil, false
	}
	return a.Graph.finite(v, a.Values), true
}

// RemotenessOf is the remoteness of one chip alone on v under the play: on a loopy graph, and in conjunctive play
// without one where no chip can leave the board. -1 for D and where there is none.
func (a Answer) RemotenessOf(v int32) int32 {
	switch {
	case a.Loopy:
		return a.endings.Remoteness[v]
	case a.Rule.Compound == Conjunctive && a.kinds != nil && a.kinds[v] != unsorted:
		return never - a.kinds[v]
	}
	return -1
}

// SuspenseOf is the suspense of v under the play, in continued conjunctive play without a cycle; else -1.
func (a Answer) SuspenseOf(v int32) int32 {
	if a.Rule.Compound != ContinuedConjunctive || a.kinds == nil {
		return -1
	}
	return a.kinds[v]
}

// TypeOf is the misère type of v, in disjunctive misère play; Wild where nothing is known.
func (a Answer) TypeOf(v int32) Type {
	if a.Rule != (Rule{Play: Misere}) || a.kinds == nil {
		return Wild
	}
	return typeOf(a.kinds[v])
}

// PairOf is the pair of v, in disjunctive misère play; ok is false where it is not known: where a cycle can be reached,
// or a split into parts that are not all tame.
func (a Answer) PairOf(v int32) (p Pair, ok bool) {
	value, valued := a.Values.At(v)
	if !valued || a.misere == nil || a.misere[v] < 0 {
		return Pair{}, false
	}
	return Pair{value, int(a.misere[v])}, true
}

// Foreclosed is the state of v in diminished disjunctive play: over (a terminal), won (it can be ended at once), or a
// value; known is false in other rules and where the theory ends.
func (a Answer) Foreclosed(v int32) (value int, over, won, known bool) {
	if a.Rule.Compound != DiminishedDisjunctive || a.kinds == nil || a.kinds[v] == unsorted {
		return 0, false, false, false
	}
	switch k := a.kinds[v]; k {
	case foreclosedOver:
		return 0, true, false, true
	case foreclosedWin:
		return 0, false, true, true
	default:
		return int(max(0, k-1)), false, false, true
	}
}
