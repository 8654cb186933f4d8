package solver

// Stack is Count chips on one vertex. Count is at least 1.
type Stack struct {
	Vertex int32
	Count  int
}

// Move takes a chip from a mex vertex to one of its options; where the option is a sum vertex the chip is replaced by
// one chip on each of its targets.
type Move struct{ From, Option int32 }

// Answer is what is known of a graph with chips under a rule.
type Answer struct {
	Rule   Rule
	Values Values
	Cycle  []int32 // one cycle in order, when there is one: Sum, Outcome and Winning may then be unknown
	Chips  []Stack // by vertex
	// Sum is the NimSum of the chips' values and Known says that it exists (every chip stands on a valued vertex).
	Sum     int
	Known   bool
	Outcome Outcome // of the sum; Unknown when not Known
	Winning []Move  // all of them: by vertex, then in the order of the options; none from a P position
}

// Vertex is the outcome of one chip alone on v under the rule.
func (a Answer) Vertex(v int32) Outcome { panic("unwritten") }

// NotBuiltError says that a rule (or kind of board) is not solved by this version.
type NotBuiltError struct{ Rule Rule }

func (e *NotBuiltError) Error() string { panic("unwritten") }

// Solve values g and the sum of the chips under a rule. chips may name a vertex several times and must not stand on a
// sum vertex. A cycle is no error here: it is in the Answer. The error is a *NotBuiltError for a rule not built yet.
func Solve(g *Graph, rule Rule, chips []Stack) (Answer, error) { panic("unwritten") }
