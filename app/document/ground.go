package document

import (
	"slices"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// NewHackenbush is a new board of Green Hackenbush: a vertex on the ground, from which things grow.
func NewHackenbush() board.Board {
	return board.Board{Vertices: []board.Vertex{{ID: "g", Ground: true, Placed: true}}}
}

// ToggleGround puts vertices on the ground, or, when all of them are there, takes them off.
func ToggleGround(b board.Board, vertices []int) Edit {
	off := !slices.ContainsFunc(vertices, func(v int) bool { return has(b, v) && !b.Vertices[v].Ground })
	name := lang.EditGround
	if off {
		name = lang.EditUnground
	}
	return Edit{Name: name, Apply: func(b board.Board) board.Board {
		copied := false
		for _, v := range vertices {
			if !has(b, v) || b.Vertices[v].Ground != off {
				continue
			}
			if !copied {
				b.Vertices, copied = slices.Clone(b.Vertices), true
			}
			b.Vertices[v].Ground = !off
		}
		return b
	}}
}

// AddGround adds a vertex on the ground at a place.
func AddGround(at board.Point) Edit {
	return Edit{Name: lang.EditAddGround, Apply: func(b board.Board) board.Board {
		return withVertex(b, board.Vertex{ID: NextID(b), Ground: true, Placed: true, Pos: rounded(at)})
	}}
}

// Cut plays a move of Green Hackenbush: the edge goes, and all that hung on the ground by it. The error is a *NoMoveError:
// the edge is not there, or does not hang on the ground. Linear time.
func Cut(b board.Board, edge int) (Edit, error) {
	if _, _, ok := Falls(b, edge); !ok {
		return Edit{}, &NoMoveError{}
	}
	return Edit{Name: lang.EditCutEdge, Args: []any{b.EdgeNames()[edge]}, Apply: func(b board.Board) board.Board {
		vertices, edges, ok := Falls(b, edge)
		if !ok {
			return b
		}
		return Erase(vertices, edges).Apply(b)
	}}, nil
}

// Falls tells what goes when an edge is cut, the edge among it, ascending; ok is false where the edge can't be cut.
func Falls(b board.Board, edge int) (vertices, edges []int, ok bool) {
	if b.Directed || edge < 0 || edge >= len(b.Edges) {
		return nil, nil, false
	}
	v, e := b.Hackenbush().Falls(int32(edge))
	return numbersOf(v), numbersOf(e), len(e) > 0
}

func numbersOf(list []int32) []int {
	var n []int
	for _, x := range list {
		n = append(n, int(x))
	}
	return n
}

// Floating is the vertices that do not hang on the ground, ascending. On a directed board there are none. Linear time.
func Floating(b board.Board) []int {
	if b.Directed {
		return nil
	}
	var ground []int
	for v := range b.Vertices {
		if b.Vertices[v].Ground {
			ground = append(ground, v)
		}
	}
	return Others(b, Connected(b, ground))
}
