package solver

import (
	"fmt"
	"math"
	"slices"
)

// Link is one edge of an undirected graph, between two vertices or from one to itself (a loop).
type Link struct{ A, B int32 }

// Hackenbush is a position of Green Hackenbush: edges that hang together from the ground. A move cuts an edge; what is
// then no longer joined to the ground falls. Vertices 0..Len()-1 and the edges keep the numbers they were given; all
// ground vertices are one, the Root. Parallel edges and loops are edges like others. What does not hang on the ground
// has fallen and counts for nothing. It is immutable. The zero Hackenbush has no vertices.
type Hackenbush struct {
	ground []int32 // as given, ascending
	links  []Link  // by edge, with the root for each ground vertex
	start  []int32 // the edges at v are at[start[v]:start[v+1]]
	at     []ending
}

// ending is an edge at a vertex: its number, and the vertex at its other end.
type ending struct{ edge, to int32 }

// NewHackenbush builds the compact form of a graph with n vertices, of which some are the ground. It panics when a link
// or the ground names a vertex outside 0..n-1, or when vertices or edges are more than an int32 counts. Linear time;
// about 24 bytes an edge and 4 a vertex.
func NewHackenbush(n int, ground []int32, links []Link) *Hackenbush {
	if n < 0 || n >= math.MaxInt32 || len(links) > math.MaxInt32/2 {
		panic(fmt.Sprintf("solver: no graph has %d vertices and %d edges", n, len(links)))
	}
	h := &Hackenbush{ground: slices.Clone(ground), links: slices.Clone(links)}
	slices.Sort(h.ground)
	h.ground = slices.Compact(h.ground)
	for _, v := range h.ground {
		checkVertex(v, n)
	}
	for _, l := range h.links {
		checkVertex(l.A, n)
		checkVertex(l.B, n)
	}
	h.joinGround(n)
	h.list(n)
	return h
}

// joinGround puts the root in the place of every ground vertex.
func (h *Hackenbush) joinGround(n int) {
	if len(h.ground) < 2 {
		return
	}
	isGround := make([]bool, n)
	for _, v := range h.ground {
		isGround[v] = true
	}
	for i, l := range h.links {
		if isGround[l.A] {
			h.links[i].A = h.Root()
		}
		if isGround[l.B] {
			h.links[i].B = h.Root()
		}
	}
}

// list sorts the edges by their ends, by counting; a loop is listed once.
func (h *Hackenbush) list(n int) {
	h.start = make([]int32, n+1)
	total := 0
	for _, l := range h.links {
		h.start[l.A]++
		total++
		if l.A != l.B {
			h.start[l.B]++
			total++
		}
	}
	h.at = make([]ending, total)
	end := int32(0)
	for v := range h.start {
		end += h.start[v]
		h.start[v] = end
	}
	// Filled from the back, each start comes down from the end of its edges to their beginning.
	for i := int32(len(h.links)) - 1; i >= 0; i-- {
		l := h.links[i]
		if l.A != l.B {
			h.start[l.B]--
			h.at[h.start[l.B]] = ending{i, l.A}
		}
		h.start[l.A]--
		h.at[h.start[l.A]] = ending{i, l.B}
	}
}

// Len is the number of vertices.
func (h *Hackenbush) Len() int { return max(0, len(h.start)-1) }

// EdgeCount is the number of edges, fallen ones too.
func (h *Hackenbush) EdgeCount() int { return len(h.links) }

// Ends are the vertices at an edge: the Root for any ground vertex.
func (h *Hackenbush) Ends(edge int32) Link { return h.links[edge] }

// Root is the vertex that all ground vertices are, the first of them; -1 when there is no ground.
func (h *Hackenbush) Root() int32 {
	if len(h.ground) == 0 {
		return -1
	}
	return h.ground[0]
}

// Falls tells what goes when edges are cut, these among it: the edges and vertices that hung on the ground and no longer
// do, ascending. Linear time.
func (h *Hackenbush) Falls(cut ...int32) (vertices, edges []int32) {
	before, after := newHanging(h), newHanging(h)
	before.search()
	for _, e := range cut {
		after.gone[e] = true
	}
	after.search()
	for v := range int32(h.Len()) {
		if before.place[v] >= 0 && after.place[v] < 0 {
			vertices = append(vertices, v)
		}
	}
	for e, l := range h.links {
		if before.place[l.A] >= 0 && (after.gone[e] || after.place[l.A] < 0) {
			edges = append(edges, int32(e))
		}
	}
	return vertices, edges
}
