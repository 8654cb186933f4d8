package solver

import "slices"

// loopyValues are the Smith-Fraenkel values of a graph that may have cycles but no sum vertices: the integers among
// them. A vertex without one is infinite; what matters of it is K, the finite values of its options. (Smith 1966;
// Fraenkel and Perl 1975; Winning Ways ch. 12; Siegel ch. IV.)
//
// Values are given in rounds, 0 first. In a round each vertex gets the value that has no option of that value, while
// each of its options that is infinite or still open has one: a reply that takes back whatever moving there did. What
// then has no option of the value can never get one and is infinite. Each round is linear in the arcs.
func loopyValues(g *Graph) Values {
	l := newLoopy(g)
	for m := int32(0); len(l.open) > 0; m++ {
		l.round(m, func(v, label int32) {})
	}
	return l.values()
}

// values are the labels that are integers.
func (l *loopy) values() Values {
	n := l.g.Len()
	x := Values{widest: make([]uint32, n), known: make([]uint64, (n+63)/64)}
	for v, value := range l.label {
		if value >= 0 {
			x.widest[v] = uint32(value)
			x.known[v>>6] |= 1 << (v & 63)
		}
	}
	return x
}

// Labels that are no values.
const (
	openLabel     int32 = -1
	infiniteLabel int32 = -2
)

type loopy struct {
	g       *Graph
	before  *Graph
	label   []int32
	open    []int32 // vertices with no label yet
	reply   []int32 // by vertex: 1 + the last round in which some option has the value of the round
	waiting []int32 // by open vertex: options, open or infinite, that have no reply in this round
}

func newLoopy(g *Graph) *loopy {
	n := g.Len()
	l := &loopy{g: g, before: newQueue(g).before, label: unknowns(n), reply: make([]int32, n), waiting: make([]int32, n)}
	for v := range int32(n) {
		l.open = append(l.open, v)
	}
	return l
}

// round gives the value m, and makes infinite what cannot get any. Each label is told when it is given.
func (l *loopy) round(m int32, tell func(v, label int32)) {
	var ready []int32
	for _, v := range l.open {
		l.waiting[v] = 0
		for _, w := range l.g.Options(v) {
			if l.label[w] < 0 {
				l.waiting[v]++
			}
		}
		if l.waiting[v] == 0 {
			ready = append(ready, v)
		}
	}
	for i := 0; i < len(ready); i++ {
		v := ready[i]
		if l.label[v] == openLabel { // it has no option of value m: it would still wait for that one
			l.label[v] = m
			tell(v, m)
			ready = l.answered(v, m, ready)
		}
	}
	l.open = slices.DeleteFunc(l.open, func(v int32) bool {
		if l.label[v] == openLabel && l.reply[v] != m+1 {
			l.label[v] = infiniteLabel
			tell(v, infiniteLabel)
		}
		return l.label[v] != openLabel
	})
}

// answered says that v has got the value m: a move to one of those before it has a reply now.
func (l *loopy) answered(v, m int32, ready []int32) []int32 {
	for _, u := range l.before.Options(v) {
		if l.label[u] >= 0 || l.reply[u] == m+1 {
			continue
		}
		l.reply[u] = m + 1
		for _, x := range l.before.Options(u) {
			if l.waiting[x]--; l.waiting[x] == 0 {
				ready = append(ready, x)
			}
		}
	}
	return ready
}

// LoopySum is the value of a sum that is infinite: what it becomes beside a Nim heap. It is N beside a heap in K, else D.
type LoopySum struct{ K []int } // ascending

// finite lists the finite values of the options of v, ascending, each once.
func (g *Graph) finite(v int32, x Values) []int {
	values := []int{}
	for _, w := range g.Options(v) {
		if value, ok := x.At(w); ok {
			values = append(values, value)
		}
	}
	return distinct(values)
}

// distinct sorts values and keeps each once, in place.
func distinct(values []int) []int {
	slices.Sort(values)
	return slices.Compact(values)
}

// loopySum adds chips of which some may be infinite: two of those draw whatever is beside them, one becomes what its
// options become beside the others. sum is the NimSum of the finite ones; infinite is nil when all are.
func loopySum(g *Graph, stacks []Stack, x Values) (sum int, infinite *LoopySum) {
	for _, s := range stacks {
		value, ok := x.At(s.Vertex)
		switch {
		case ok && s.Count%2 != 0:
			sum ^= value
		case ok:
		case infinite != nil || s.Count > 1:
			infinite = &LoopySum{[]int{}}
		default:
			infinite = &LoopySum{g.finite(s.Vertex, x)}
		}
	}
	if infinite != nil {
		for i := range infinite.K {
			infinite.K[i] ^= sum
		}
		slices.Sort(infinite.K)
	}
	return sum, infinite
}

// loopyOutcome is the outcome of a sum of loopy values.
func loopyOutcome(sum int, infinite *LoopySum) Outcome {
	switch {
	case infinite == nil:
		return outcome(sum)
	case slices.Contains(infinite.K, 0):
		return N
	}
	return D
}
