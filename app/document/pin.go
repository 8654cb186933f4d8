package document

import (
	"slices"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// Pin pins vertices where they are, so that no layout moves them, or unpins them. Vertices without a place can't be
// pinned (Settled gives them one first).
func Pin(vertices []int, on bool) Edit {
	name := lang.EditPin
	if !on {
		name = lang.EditUnpin
	}
	return Edit{Name: name, Args: []any{len(vertices)}, Apply: func(b board.Board) board.Board {
		var next []board.Vertex
		for _, v := range vertices {
			if !has(b, v) || !b.Vertices[v].Placed || b.Vertices[v].Pinned == on {
				continue
			}
			if next == nil {
				next = slices.Clone(b.Vertices)
			}
			next[v].Pinned = on
		}
		if next == nil {
			return b
		}
		b.Vertices = next
		return b
	}}
}
