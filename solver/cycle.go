package solver

import (
	"slices"
	"strconv"
	"strings"
)

// CycleError says that play on a graph need not end; it holds one cycle.
type CycleError struct {
	Cycle []int32 // in order along the arcs from its least vertex, the first not repeated at the end
}

func (e *CycleError) Error() string {
	const most = 20 // vertices told
	var text strings.Builder
	text.WriteString("play need not end: the graph has the cycle ")
	for i, v := range e.Cycle {
		if i == most {
			text.WriteString("... -> ")
			break
		}
		text.WriteString(strconv.Itoa(int(v)) + " -> ")
	}
	if len(e.Cycle) > 0 {
		text.WriteString(strconv.Itoa(int(e.Cycle[0])))
	}
	text.WriteString("; take away one of its arcs")
	return text.String()
}

// cycle is one cycle of a graph that has one, given its values. A vertex without a value has an option without one. So
// a walk from the first such vertex, always to the first such option, never ends: the part between two visits of one
// vertex is a cycle. Linear time.
func (g *Graph) cycle(x Values) []int32 {
	unvalued := func(v int32) bool { _, ok := x.At(v); return !ok }
	v := int32(0)
	for !unvalued(v) {
		v++
	}
	var walk []int32
	at := make([]int32, g.Len()) // by vertex: 1 + its place in the walk
	for at[v] == 0 {
		walk = append(walk, v)
		at[v] = int32(len(walk))
		options := g.Options(v)
		v = options[slices.IndexFunc(options, unvalued)]
	}
	ring := walk[at[v]-1:]
	least := slices.Index(ring, slices.Min(ring))
	return slices.Concat(ring[least:], ring[:least])
}
