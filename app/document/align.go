package document

import (
	"cmp"
	"slices"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// Side is where vertices are lined up.
type Side uint8

const (
	AtLeft Side = iota
	AtRight
	AtTop
	AtBottom
	InColumn // in one column, half way between the leftmost and the rightmost
	InRow    // in one row, half way between the topmost and the lowest
)

// Align lines vertices up at a side of theirs. Vertices without a place stay (Settled gives them one first).
func Align(vertices []int, side Side) Edit {
	return Edit{Name: lang.EditAlign, Args: []any{len(vertices)}, Apply: func(b board.Board) board.Board {
		list, at := placed(b, vertices)
		if len(list) < 2 {
			return b
		}
		low, high := at[0], at[0]
		for _, p := range at {
			low = board.Point{X: min(low.X, p.X), Y: min(low.Y, p.Y)}
			high = board.Point{X: max(high.X, p.X), Y: max(high.Y, p.Y)}
		}
		for i := range at {
			switch side {
			case AtLeft:
				at[i].X = low.X
			case AtRight:
				at[i].X = high.X
			case AtTop:
				at[i].Y = high.Y
			case AtBottom:
				at[i].Y = low.Y
			case InColumn:
				at[i].X = (low.X + high.X) / 2
			case InRow:
				at[i].Y = (low.Y + high.Y) / 2
			}
		}
		return MoveVertices(list, at).Apply(b)
	}}
}

// Distribute makes the ways between neighbouring vertices equal, from left to right or (upright) from bottom to top.
// The outermost two stay, and so does the order. Vertices without a place stay.
func Distribute(vertices []int, upright bool) Edit {
	return Edit{Name: lang.EditDistribute, Args: []any{len(vertices)}, Apply: func(b board.Board) board.Board {
		list, _ := placed(b, vertices)
		if len(list) < 3 {
			return b
		}
		along := func(v int) float64 {
			if upright {
				return b.Vertices[v].Pos.Y
			}
			return b.Vertices[v].Pos.X
		}
		slices.SortStableFunc(list, func(v, w int) int { return cmp.Compare(along(v), along(w)) })
		first, last := along(list[0]), along(list[len(list)-1])
		at := make([]board.Point, len(list))
		for i, v := range list {
			at[i] = b.Vertices[v].Pos
			place := first + (last-first)*float64(i)/float64(len(list)-1)
			if upright {
				at[i].Y = place
			} else {
				at[i].X = place
			}
		}
		return MoveVertices(list, at).Apply(b)
	}}
}

// Nudge moves vertices by a way, as the arrow keys do. Vertices without a place stay.
func Nudge(vertices []int, by board.Point) Edit {
	e := MoveVertices(vertices, nil)
	e.Apply = func(b board.Board) board.Board {
		list, at := placed(b, vertices)
		for i := range at {
			at[i].X += by.X
			at[i].Y += by.Y
		}
		return MoveVertices(list, at).Apply(b)
	}
	return e
}

// placed lists those of some vertices that have a place, ascending, and their places.
func placed(b board.Board, vertices []int) (list []int, at []board.Point) {
	for _, v := range members(marks(len(b.Vertices), vertices)) {
		if b.Vertices[v].Placed {
			list = append(list, v)
			at = append(at, b.Vertices[v].Pos)
		}
	}
	return list, at
}
