package document

import (
	"slices"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// AddEdge adds an edge between two vertices, which may be one and the same.
func AddEdge(from, to int) Edit {
	return Edit{Name: lang.EditAddEdge, Apply: func(b board.Board) board.Board {
		if !has(b, from) || !has(b, to) {
			return b
		}
		b.Edges = append(slices.Clip(b.Edges), board.Edge{From: from, To: to})
		return unbounded(b)
	}}
}

// AddEdgeTo adds a vertex at a place and an edge to it.
func AddEdgeTo(from int, at board.Point) Edit {
	return Edit{Name: lang.EditAddEdgeTo, Apply: func(b board.Board) board.Board {
		if !has(b, from) {
			return b
		}
		return AddEdge(from, len(b.Vertices)).Apply(AddVertex(at).Apply(b))
	}}
}

// placings are the attributes by which a layout tells where labels are.
var placings = []string{"lp", "xlp", "head_lp", "tail_lp"}

// loosened drops the course of the edges that stale names, and where their labels were; and the graph's bounds.
func loosened(b board.Board, stale func(board.Edge) bool) board.Board {
	copied := false
	for i, e := range b.Edges {
		if !stale(e) || e.Curve == nil && !slices.ContainsFunc(e.Attrs, isPlacing) {
			continue
		}
		if !copied {
			b.Edges, copied = slices.Clone(b.Edges), true
		}
		b.Edges[i].Curve = nil
		b.Edges[i].Attrs = without(e.Attrs, isPlacing)
	}
	return unbounded(b)
}

func isPlacing(a board.Attr) bool { return slices.Contains(placings, a.Key) }

// unbounded drops the graph's bounds and the place of its label.
func unbounded(b board.Board) board.Board {
	b.Attrs = without(b.Attrs, func(a board.Attr) bool { return a.Key == "bb" || a.Key == "lp" })
	return b
}

// without is list without what drop names; list itself when that is nothing.
func without[T any](list []T, drop func(T) bool) []T {
	if !slices.ContainsFunc(list, drop) {
		return list
	}
	return slices.DeleteFunc(slices.Clone(list), drop)
}
