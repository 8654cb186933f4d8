package layout

import "dev.mexboard/solver/board"

// weight is the work a board is for dot: its vertices, and one more for every rank that an edge passes, since dot puts a vertex
// of its own there. (All moves from 40 heaps weigh 10,000, a random board of 1,000 vertices and 2,000 edges 8,000.)
// Linear time.
func weight(b board.Board) int {
	rank := ranks(b)
	w := len(b.Vertices)
	for _, e := range b.Edges {
		w += max(0, rank[e.From]-rank[e.To]-1)
	}
	return w
}

// ranks is the length of the longest path from each vertex to a terminal; less on and above cycles.
func ranks(b board.Board) []int {
	rank, left := make([]int, len(b.Vertices)), make([]int, len(b.Vertices))
	in := make([][]int, len(b.Vertices)) // tails of the edges into each vertex
	for _, e := range b.Edges {
		left[e.From]++
		in[e.To] = append(in[e.To], e.From)
	}
	var ready []int
	for v, n := range left {
		if n == 0 {
			ready = append(ready, v)
		}
	}
	for len(ready) > 0 {
		v := ready[0]
		ready = ready[1:]
		for _, u := range in[v] {
			rank[u] = max(rank[u], rank[v]+1)
			if left[u]--; left[u] == 0 {
				ready = append(ready, u)
			}
		}
	}
	return rank
}
