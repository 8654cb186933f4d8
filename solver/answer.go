package solver

import (
	"cmp"
	"fmt"
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

// Answer is what is known of a graph with chips under a rule.
type Answer struct {
	Graph  *Graph
	Rule   Rule
	Values Values
	Cycle  []int32 // one cycle in order, when there is one: Sum, Outcome and Winning may then be unknown
	Chips  []Stack // by vertex, each vertex once
	// Sum is the NimSum of the chips' values and Known says that it exists (every chip stands on a valued vertex).
	Sum     int
	Known   bool
	Outcome Outcome // of the sum; Unknown when not Known
	Winning []Move  // all of them: by vertex, then in the order of the options; none from a P position
}

// Vertex is the outcome of one chip alone on v under the rule; Unknown on a sum vertex and where play need not end.
func (a Answer) Vertex(v int32) Outcome {
	value, ok := a.Values.At(v)
	if !ok || a.Graph != nil && a.Graph.IsSum(v) {
		return Unknown
	}
	return outcome(value)
}

// Endless tells whether a cycle can be reached from v, so that v has no value.
func (a Answer) Endless(v int32) bool {
	_, ok := a.Values.At(v)
	return !ok && a.Cycle != nil
}

// outcome in normal play: P if and only if the value is 0.
func outcome(value int) Outcome {
	if value == 0 {
		return P
	}
	return N
}

// NotBuiltError says that a rule (or kind of board) is not solved by this version.
type NotBuiltError struct{ Rule Rule }

func (e *NotBuiltError) Error() string {
	return fmt.Sprintf("%s play is not solved by this version; try disjunctive normal play", e.Rule)
}

// Fault is the key of the error's sentence in the reader's language, and compound and play as a board file writes them.
func (e *NotBuiltError) Fault() (key string, args []any) {
	return "rule-not-built", []any{e.Rule.Compound.String(), e.Rule.Play.String()}
}

// Solve values g and the sum of the chips under a rule. chips may name a vertex several times and must not stand on a
// sum vertex. A cycle is no error here: it is in the Answer. The error is a *NotBuiltError for a rule not built yet;
// then only the chips are in the Answer. Linear time, and the moves there are. (Winning Ways ch. 3; On Numbers and
// Games ch. 11.)
func Solve(g *Graph, rule Rule, chips []Stack) (Answer, error) {
	a := Answer{Graph: g, Rule: rule, Chips: gather(chips)}
	if rule != (Rule{}) {
		return a, &NotBuiltError{rule}
	}
	x, err := g.Values()
	a.Values = x
	if e, ok := err.(*CycleError); ok {
		a.Cycle = e.Cycle
	}
	a.Sum, a.Known = sum(a.Chips, x)
	if a.Known {
		a.Outcome = outcome(a.Sum)
	}
	if a.Outcome == N {
		a.Winning = winning(g, x, a.Chips, a.Sum)
	}
	return a, nil
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
