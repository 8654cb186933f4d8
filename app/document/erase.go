package document

import (
	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// Erase takes vertices, with the edges at them, and edges off the board, and out of the subgraphs they are in.
func Erase(vertices, edges []int) Edit {
	return Edit{Name: lang.EditErase, Args: []any{len(vertices) + len(edges)}, Apply: func(b board.Board) board.Board {
		goneV := marks(len(b.Vertices), vertices)
		goneE := marks(len(b.Edges), edges)
		for i, e := range b.Edges {
			goneE[i] = goneE[i] || goneV[e.From] || goneV[e.To]
		}
		newV, newE := numbers(goneV), numbers(goneE)
		before := b
		if len(newV.kept) < len(b.Vertices) {
			b.Vertices = pick(b.Vertices, newV.kept)
		}
		if len(newE.kept) < len(b.Edges) || len(newV.kept) < len(before.Vertices) {
			b.Edges = pick(b.Edges, newE.kept)
			for i := range b.Edges {
				b.Edges[i].From, b.Edges[i].To = newV.of[b.Edges[i].From], newV.of[b.Edges[i].To]
			}
		}
		if identical(before, b) {
			return before
		}
		b.Subgraphs = renumbered(b.Subgraphs, newV.of, newE.of)
		return unbounded(b)
	}}
}

// marks is the set of a list of numbers below n; others are ignored.
func marks(n int, list []int) []bool {
	set := make([]bool, n)
	for _, i := range list {
		if i >= 0 && i < n {
			set[i] = true
		}
	}
	return set
}

// numbering says which things are kept, and the new number of each old one (-1: gone).
type numbering struct{ kept, of []int }

func numbers(gone []bool) numbering {
	n := numbering{of: make([]int, len(gone))}
	for i, g := range gone {
		if g {
			n.of[i] = -1
			continue
		}
		n.of[i] = len(n.kept)
		n.kept = append(n.kept, i)
	}
	return n
}

// renumbered is a list of subgraphs after their members got new numbers.
func renumbered(list []board.Subgraph, newV, newE []int) []board.Subgraph {
	if len(list) == 0 {
		return list
	}
	next := make([]board.Subgraph, len(list))
	for i, s := range list {
		s.Vertices = translated(s.Vertices, newV)
		s.Edges = translated(s.Edges, newE)
		s.Children = renumbered(s.Children, newV, newE)
		next[i] = s
	}
	return next
}

func translated(list, to []int) []int {
	var next []int
	for _, i := range list {
		if to[i] >= 0 {
			next = append(next, to[i])
		}
	}
	return next
}

func pick[T any](list []T, kept []int) []T {
	next := make([]T, len(kept))
	for i, k := range kept {
		next[i] = list[k]
	}
	return next
}
