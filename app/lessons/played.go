package lessons

import (
	"slices"

	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// Played is a directed board after a move: the chips go where it says. The move must be legal. Linear time.
func Played(b board.Board, move solver.Joint) board.Board {
	b.Vertices = slices.Clone(b.Vertices)
	for _, m := range move {
		b.Vertices[m.From].Chips--
		for _, w := range m.To {
			b.Vertices[w].Chips++
		}
	}
	return b
}

// Cut is an undirected board after one of its edges is cut: what then no longer hangs on the ground is gone with it.
// kept is, for each edge of the new board, its index on the old one. Linear time.
func Cut(b board.Board, edge int) (after board.Board, kept []int) {
	vertices, edges := b.Hackenbush().Falls(int32(edge))
	fallen := make([]bool, len(b.Vertices))
	for _, v := range vertices {
		fallen[v] = !b.Vertices[v].Ground
	}
	gone := make([]bool, len(b.Edges))
	gone[edge] = true
	for _, e := range edges {
		gone[e] = true
	}
	after = b
	after.Vertices, after.Edges, after.Subgraphs = nil, nil, nil
	index := make([]int, len(b.Vertices))
	for v, x := range b.Vertices {
		index[v] = len(after.Vertices)
		if !fallen[v] {
			after.Vertices = append(after.Vertices, x)
		}
	}
	for e, x := range b.Edges {
		if gone[e] {
			continue
		}
		x.From, x.To = index[x.From], index[x.To]
		after.Edges = append(after.Edges, x)
		kept = append(kept, e)
	}
	return after, kept
}
