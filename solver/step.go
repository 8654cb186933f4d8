package solver

import (
	"iter"
)

// StepKind names one kind of fact in a computation.
type StepKind uint8

const (
	NoStep StepKind = iota

	// Valuing one vertex. A sum vertex gets one StepJoin and nothing else.
	StepReady   // Vertex is next: the values of all its Options are known (none: a terminal)
	StepRead    // Option, an option of Vertex, has Value (a sum vertex: its NimSum)
	StepJoin    // Vertex is a sum vertex: Value is the NimSum of its targets Options, whose values are Numbers
	StepPresent // the candidate Value is among the option values of Vertex: Option is the first option that has it
	StepMex     // Value is not among them, all smaller ones are: it is the Grundy value of Vertex, whose options are Options
	StepOutcome // Vertex is Outcome: N through Option (an option of value 0); P since no option has value 0 (Option is -1); Options as before

	// Adding the chips.
	StepChip    // the Count chips on Vertex have Value each: one row of the binary columns, by vertex
	StepColumn  // column Bit, from 0: Count of all chips have a 1 there; Value is the bit of the NimSum
	StepNimSum  // Value is the NimSum of all chips; Numbers are their values, one a chip (nil: too many to read)
	StepVerdict // Outcome of the whole board; Value is the NimSum; Numbers as before
	StepTarget  // a chip on Vertex, worth Value, must become Goal = Value xor NimSum: Options are those that do (or none)
)

// Step is one fact of a computation: data, never text. Fields that do not apply are zero, vertices -1.
type Step struct {
	Kind    StepKind
	Vertex  int32
	Option  int32
	Value   int
	Goal    int
	Count   int
	Bit     int
	Outcome Outcome
	Options []int32 // shares the graph's memory where it can: read only
	Numbers []int
}

// Steps is the computation of Values and Solve for disjunctive normal play, told one fact at a time: first every
// vertex that can be valued, each only after its options, in the order of the vertices where several are ready; then
// the sum, when every chip has a value: a row for each vertex with chips, a column for each binary digit of the
// largest value (at least one when there are chips), NimSum and verdict, and, in an N position, the targets of each row.
// Folding all of them gives the Answer.
func Steps(g *Graph, chips []Stack) iter.Seq[Step] {
	return func(yield func(Step) bool) {
		t := teller{g: g, yield: yield, values: unknowns(g.Len())}
		if t.tellValues() {
			t.tellSum(gather(chips))
		}
	}
}

// unknowns is n times -1.
func unknowns(n int) []int32 {
	values := make([]int32, n)
	for v := range values {
		values[v] = -1
	}
	return values
}
