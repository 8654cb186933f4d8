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

// Problem is a graph with chips under a rule. Chips may name a vertex several times and must not stand on a sum vertex;
// nor may sum vertices lead to sum vertices, but in disjunctive normal play.
type Problem struct {
	Graph *Graph
	Rule  Rule
	Chips []Stack
	// Loopy says that cycles are meant: play may be endless, which is a draw. It changes nothing on a graph without a
	// cycle, nor on one with sum vertices, where cycles cannot be played.
	Loopy  bool
	Limits Limits // of the search where no theory decides
	// Before is an answer to what the graph was before an edit. What is known of vertices that the edit cannot have changed
	// is taken from it, also what a search found. nil: everything is found anew.
	Before *Before
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
	Searched  *Searched    // the search for the outcome of the sum, where no theory covers it; nil where one does
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

// Searched tells of a search through the positions of a game: how many it kept, and how many it might have.
type Searched struct{ Positions, Limit int }

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
