package document

import "dev.mexboard/solver/board"

// links lists the edges at each vertex, as fast lists: those of vertex v are start[v] to start[v+1].
type links struct {
	start []int32
	to    []int32 // the vertex at the other end
	edge  []int32 // the edge's index
}

// linksOf lists the edges that leave each vertex (forth), those that reach it (back), or both, in the board's order.
// The edges of an undirected board do both. Linear time.
func linksOf(b board.Board, forth, back bool) links {
	if !b.Directed {
		forth, back = true, true
	}
	l := links{start: make([]int32, len(b.Vertices)+1)}
	for _, e := range b.Edges {
		if forth {
			l.start[e.From+1]++
		}
		if back {
			l.start[e.To+1]++
		}
	}
	for v := range b.Vertices {
		l.start[v+1] += l.start[v]
	}
	n := l.start[len(b.Vertices)]
	l.to, l.edge = make([]int32, n), make([]int32, n)
	next := append([]int32(nil), l.start...)
	put := func(at, to, edge int) {
		l.to[next[at]], l.edge[next[at]] = int32(to), int32(edge)
		next[at]++
	}
	for i, e := range b.Edges {
		if forth {
			put(e.From, e.To, i)
		}
		if back {
			put(e.To, e.From, i)
		}
	}
	return l
}

// at lists the vertices at the other ends of v's edges.
func (l links) at(v int) []int32 { return l.to[l.start[v]:l.start[v+1]] }

// edges lists the edges at v, in the order of at.
func (l links) edges(v int) []int32 { return l.edge[l.start[v]:l.start[v+1]] }

// reached marks the vertices that links lead to from some vertices, these among them.
func (l links) reached(from []int) []bool {
	seen := marks(len(l.start)-1, from)
	var waiting []int32
	for v, s := range seen {
		if s {
			waiting = append(waiting, int32(v))
		}
	}
	for len(waiting) > 0 {
		v := waiting[len(waiting)-1]
		waiting = waiting[:len(waiting)-1]
		for _, w := range l.at(int(v)) {
			if !seen[w] {
				seen[w] = true
				waiting = append(waiting, w)
			}
		}
	}
	return seen
}

// members lists what a set holds, ascending.
func members(set []bool) []int {
	var list []int
	for v, in := range set {
		if in {
			list = append(list, v)
		}
	}
	return list
}
