package solver

import "math/bits"

// Values holds a Grundy value for each vertex that has one. The zero Values knows none.
type Values struct {
	// One of the three is used: the narrowest that the graph's shape allows.
	narrow []uint8
	wide   []uint16
	widest []uint32
	known  []uint64 // bit v: v has a value; nil when all have
}

// At is the Grundy value of v (for a sum vertex, the NimSum of its targets); ok is false where a cycle can be reached,
// and beyond the last vertex.
func (x Values) At(v int32) (value int, ok bool) {
	if int(v) >= x.Len() || x.known != nil && x.known[v>>6]>>(v&63)&1 == 0 {
		return 0, false
	}
	switch {
	case x.narrow != nil:
		return int(x.narrow[v]), true
	case x.wide != nil:
		return int(x.wide[v]), true
	}
	return int(x.widest[v]), true
}

// Len is the number of vertices.
func (x Values) Len() int { return len(x.narrow) + len(x.wide) + len(x.widest) }

// Values computes the Grundy value of every vertex from the terminals up, without recursion, in linear time. When the
// graph has a cycle the error is a *CycleError and the Values hold every vertex from which no cycle can be reached.
// (Sprague 1935, Grundy 1939; Winning Ways ch. 3.)
func (g *Graph) Values() (Values, error) {
	var x Values
	switch most := g.bound(); {
	case most < int(mark[uint8](endless)):
		x.narrow, x.known = valued[uint8](g)
	case most < int(mark[uint16](endless)):
		x.wide, x.known = valued[uint16](g)
	default:
		x.widest, x.known = valued[uint32](g)
	}
	if x.known != nil {
		return x, &CycleError{g.cycle(x)}
	}
	return x, nil
}

// bound is a value that none exceeds. A mex is at most the number of options. Without sum vertices a value k also
// needs an option of each smaller value, which needs its own options: 1 + 2 + ... + k arcs. With sum vertices values
// stay below the next power of two.
func (g *Graph) bound() int {
	most := int32(0)
	for v := range int32(g.Len()) {
		if d := g.start[v+1] - g.start[v]; d > most && !g.IsSum(v) {
			most = d
		}
	}
	k := int(most)
	if g.sums != nil {
		return 1<<bits.Len(uint(k)) - 1
	}
	for k*(k+1)/2 > len(g.to) {
		k--
	}
	return k
}
