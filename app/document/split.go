package document

import (
	"slices"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// ToggleSplit makes a position a split or a split a position. A split has no chips: where there are some the error is
// a *SplitChipError.
func ToggleSplit(b board.Board, v int) (Edit, error) {
	if !has(b, v) {
		return nothing(), nil
	}
	if b.Vertices[v].Chips > 0 {
		return Edit{}, &SplitChipError{ID: b.Vertices[v].ID}
	}
	name := lang.EditSplit
	if b.Vertices[v].Split {
		name = lang.EditUnsplit
	}
	return Edit{Name: name, Apply: func(b board.Board) board.Board {
		return changed(b, v, func(x *board.Vertex) { x.Split = !x.Split })
	}}, nil
}

// AddSplit adds a split at a place.
func AddSplit(at board.Point) Edit {
	return Edit{Name: lang.EditAddSplit, Apply: func(b board.Board) board.Board {
		return withVertex(b, board.Vertex{ID: NextSplitID(b), Split: true, Placed: true, Pos: rounded(at)})
	}}
}

// InsertSplit puts a split into an edge at a place: the edge leads to the split, and a new edge from there to where it
// led.
func InsertSplit(edge int, at board.Point) Edit {
	return Edit{Name: lang.EditAddSplit, Apply: func(b board.Board) board.Board {
		if edge < 0 || edge >= len(b.Edges) {
			return b
		}
		b = AddSplit(at).Apply(b)
		joint := len(b.Vertices) - 1
		old := b.Edges[edge]
		rest := board.Edge{From: joint, To: old.To, ToPort: old.ToPort}
		b.Edges = append(slices.Clone(b.Edges), rest)
		b.Edges[edge].To, b.Edges[edge].ToPort = joint, ""
		return loosened(b, func(e board.Edge) bool { return e.To == joint })
	}}
}

// SetLoopy says whether cycles are meant.
func SetLoopy(on bool) Edit {
	name := lang.EditForbidCycles
	if on {
		name = lang.EditPermitCycles
	}
	return Edit{Name: name, Apply: func(b board.Board) board.Board {
		b.Loopy = on
		return b
	}}
}
