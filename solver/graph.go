package solver

import (
	"fmt"
	"math"
)

// Arc is one edge of a game graph: from a mex vertex to an option, or from a sum vertex to a target.
type Arc struct{ From, To int32 }

// Graph is the compact form of a game: vertices 0..Len()-1, each either a mex vertex (a position; its arcs lead to its
// options) or a sum vertex (a split; its arcs lead to the targets that receive a chip each, a target met twice counts
// twice). It is immutable. The zero Graph has no vertices.
//
// Options keep the order of the arcs given. Parallel arcs from a mex vertex are one option (the first is kept), from a
// sum vertex each counts.
type Graph struct {
	start []int32 // arcs of v are to[start[v]:start[v+1]]
	to    []int32
	sums  []uint64 // bit v: v is a sum vertex; nil when there is none
}

// NewGraph builds the compact form of a graph with n vertices. sums lists the sum vertices. It panics when an arc or
// a sum vertex names a vertex outside 0..n-1, or when vertices or arcs are more than an int32 counts. The arcs are read
// only. Linear time; about 4 bytes an arc and 4 a vertex.
func NewGraph(n int, sums []int32, arcs []Arc) *Graph {
	if n < 0 || n >= math.MaxInt32 || len(arcs) > math.MaxInt32 {
		panic(fmt.Sprintf("solver: a graph cannot have %d vertices and %d arcs", n, len(arcs)))
	}
	g := byFrom(n, arcs)
	for _, s := range sums {
		checkVertex(s, n)
		if g.sums == nil {
			g.sums = make([]uint64, (n+63)/64)
		}
		g.sums[s>>6] |= 1 << (s & 63)
	}
	g.mergeParallel()
	return g
}

func checkVertex(v int32, n int) {
	if uint(v) >= uint(n) {
		panic(fmt.Sprintf("solver: no vertex %d in a graph with %d vertices", v, n))
	}
}

// byFrom sorts the arcs by where they come from, by counting; it keeps their order.
func byFrom(n int, arcs []Arc) *Graph {
	start, to := make([]int32, n+1), make([]int32, len(arcs))
	for _, a := range arcs {
		checkVertex(a.From, n)
		checkVertex(a.To, n)
		start[a.From+1]++
	}
	for v := range n {
		start[v+1] += start[v]
	}
	for _, a := range arcs {
		to[start[a.From]] = a.To
		start[a.From]++
	}
	// Each start has moved to the end of its arcs, where the next begins.
	copy(start[1:], start[:n])
	start[0] = 0
	return &Graph{start: start, to: to}
}

// few is how many options are compared with each other directly rather than through an array of all vertices.
const few = 16

// mergeParallel keeps the first of parallel arcs from a mex vertex and closes the gaps.
func (g *Graph) mergeParallel() {
	var lastSeen []int32 // by vertex: 1 + the last vertex with an arc to it
	kept, begin := int32(0), int32(0)
	for v := range int32(g.Len()) {
		arcs := g.to[begin:g.start[v+1]]
		begin = g.start[v+1]
		first := kept
		switch {
		case g.IsSum(v) || len(arcs) < 2:
			kept += int32(copy(g.to[kept:], arcs))
		case len(arcs) <= few:
			for _, w := range arcs {
				if !contains(g.to[first:kept], w) {
					g.to[kept] = w
					kept++
				}
			}
		default:
			if lastSeen == nil {
				lastSeen = make([]int32, g.Len())
			}
			for _, w := range arcs {
				if lastSeen[w] != v+1 {
					lastSeen[w] = v + 1
					g.to[kept] = w
					kept++
				}
			}
		}
		g.start[v] = first
	}
	g.start[g.Len()] = kept
	g.to = g.to[:kept]
}

// contains is slices.Contains for a list so short that a call would cost more than the look.
func contains(list []int32, w int32) bool {
	for _, x := range list {
		if x == w {
			return true
		}
	}
	return false
}

// Len is the number of vertices.
func (g *Graph) Len() int { return max(0, len(g.start)-1) }

// Options lists the options of a mex vertex or the targets of a sum vertex, in the order given. Read only.
func (g *Graph) Options(v int32) []int32 {
	end := g.start[v+1]
	return g.to[g.start[v]:end:end]
}

// IsSum tells whether v is a sum vertex.
func (g *Graph) IsSum(v int32) bool { return g.sums != nil && g.sums[v>>6]>>(v&63)&1 != 0 }
