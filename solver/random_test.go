package solver

import (
	"math/rand/v2"
	"strconv"
)

func itoa(n int) string { return strconv.Itoa(n) }

// shape is how a random graph may look.
type shape struct {
	vertices, arcs, sums int
	cyclic               bool
}

// random is a graph of a shape with vertices numbered at random. Parallel arcs happen.
func (s shape) random(r *rand.Rand) *Graph {
	order := r.Perm(s.vertices)
	var arcs []Arc
	for range s.arcs {
		a, b := r.IntN(s.vertices), r.IntN(s.vertices)
		if a == b && !s.cyclic {
			continue
		}
		if a < b && !s.cyclic {
			a, b = b, a
		}
		arcs = append(arcs, Arc{int32(order[a]), int32(order[b])})
	}
	var sums []int32
	for _, v := range order[:s.sums] {
		sums = append(sums, int32(v))
	}
	r.Shuffle(len(sums), func(i, j int) { sums[i], sums[j] = sums[j], sums[i] })
	return NewGraph(s.vertices, sums, arcs)
}

// byHand is the value of v straight from the definition, by recursion; known is shared between calls.
func byHand(g *Graph, v int32, known map[int32]int) int {
	if value, ok := known[v]; ok {
		return value
	}
	value := 0
	if g.IsSum(v) {
		for _, w := range g.Options(v) {
			value ^= byHand(g, w, known)
		}
	} else {
		taken := map[int]bool{}
		for _, w := range g.Options(v) {
			taken[byHand(g, w, known)] = true
		}
		for taken[value] {
			value++
		}
	}
	known[v] = value
	return value
}

// reachesCycle tells for each vertex whether a walk of n arcs is possible.
func reachesCycle(g *Graph) []bool {
	n := g.Len()
	can := make([]bool, n)
	for v := range can {
		can[v] = true // a walk of 0 arcs
	}
	for range n {
		next := make([]bool, n)
		for v := range next {
			for _, w := range g.Options(int32(v)) {
				next[v] = next[v] || can[w]
			}
		}
		can = next
	}
	return can
}
