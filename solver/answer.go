package solver

import (
	"cmp"
	"slices"
)

// Stack is Count chips on one vertex. Count is at least 1.
type Stack struct {
	Vertex int32
	Count  int
}

// Move takes a chip from a mex vertex to one of its options; where the option is a sum vertex the chip is replaced by
// one chip on each of its targets.
type Move struct{ From, Option int32 }

// Problem is a graph with chips under a rule. chips may name a vertex several times and must not stand on a sum vertex.
type Problem struct {
	Graph *Graph
	Rule  Rule
	Chips []Stack
	// Loopy says that cycles are meant: play may be endless, which is a draw. It changes nothing on a graph without a
	// cycle, nor on one with sum vertices, where cycles cannot be played.
	Loopy  bool
	Limits Limits // of the search where no theory decides
}

// Answer is what is known of a graph with chips under a rule.
type Answer struct {
	Graph  *Graph
	Rule   Rule
	Values Values  // normal Grundy values, whatever the rule; on a loopy graph the finite ones
	Cycle  []int32 // one cycle in order, when there is one that is not meant: what reaches it stays unknown
	Loopy  bool    // the graph has a cycle and it is meant
	Chips  []Stack // by vertex, each vertex once

	// Sum is the NimSum of the chips' values and Known says that it exists: every chip stands on a valued vertex, and
	// the rule is disjunctive normal play. Infinite is the sum where it is an infinite one.
	Sum      int
	Known    bool
	Infinite *LoopySum

	Outcome   Outcome      // of the sum; Unknown when some chip can reach the Cycle, or when Undecided
	Undecided *TooBigError // why the sum is not decided; nil when it is
	// Remoteness is the number of moves left when the winner hurries and the loser delays. Told on loopy graphs
	// only; -1 for D and where it is not known.
	Remoteness int32

	// The winning moves: all of them, none from a P position. From D those that keep the draw.
	Winning      []Move  // where a move takes one chip: by vertex, then in the order of the options
	Drawing      []Move  // likewise
	Joint        []Joint // where it may take several: in order; nil when there are more than MostJoint
	JointDrawing []Joint // likewise
	JointCount   int     // the number of joint moves that win (from D: that draw); the largest int: so many or more
	// Nearer tells, on loopy graphs, which winning moves leave a remoteness of one less, in the order of Winning or
	// Joint. Only they are sure to bring the end nearer. nil where remoteness is not known.
	Nearer []bool

	SJ *SJ // what the SJ rule says; in disjunctive misère play without a cycle, else nil

	kinds    []kind    // by vertex, in the theory of the rule; nil in disjunctive normal play and on loopy graphs
	misere   []int32   // by vertex: the value of its lone chip in misère play, -1 unknown; in disjunctive misère play
	outcomes []Outcome // by vertex; nil when the values tell them
	endings  Endings   // on loopy graphs
}

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

// gather lists chips by vertex, each vertex once, without empty stacks.
func gather(chips []Stack) []Stack {
	sorted := slices.DeleteFunc(slices.Clone(chips), func(s Stack) bool { return s.Count <= 0 })
	slices.SortFunc(sorted, func(a, b Stack) int { return cmp.Compare(a.Vertex, b.Vertex) })
	var stacks []Stack
	for _, s := range sorted {
		if last := len(stacks) - 1; last >= 0 && stacks[last].Vertex == s.Vertex {
			stacks[last].Count += s.Count
		} else {
			stacks = append(stacks, s)
		}
	}
	return stacks
}

// sum is the NimSum of the chips' values; known is false when some chip has none. Equal chips cancel in pairs.
func sum(stacks []Stack, x Values) (sum int, known bool) {
	for _, s := range stacks {
		value, ok := x.At(s.Vertex)
		if !ok {
			return 0, false
		}
		if s.Count%2 != 0 {
			sum ^= value
		}
	}
	return sum, true
}

// winning lists the moves that make the NimSum 0.
func winning(g *Graph, x Values, stacks []Stack, sum int) []Move {
	at := func(v int32) int { value, _ := x.At(v); return value }
	var moves []Move
	for _, s := range stacks {
		for _, w := range g.worth(s.Vertex, at(s.Vertex)^sum, at) {
			moves = append(moves, Move{s.Vertex, w})
		}
	}
	return moves
}

// worth lists the options of v that have a value; a sum vertex has no options.
func (g *Graph) worth(v int32, value int, at func(int32) int) []int32 {
	if g.IsSum(v) {
		return nil
	}
	var options []int32
	for _, w := range g.Options(v) {
		if at(w) == value {
			options = append(options, w)
		}
	}
	return options
}

// outcome in normal play: P if and only if the value is 0.
func outcome(value int) Outcome {
	if value == 0 {
		return P
	}
	return N
}
