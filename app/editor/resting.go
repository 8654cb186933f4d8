package editor

import (
	"fyne.io/fyne/v2"

	"dev.mexboard/app/document"
	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

const (
	snapReach = 5   // units of the window
	linesUp   = 150 // vertices in view: among more of them something is always in line
)

// resting finds where a drag comes to rest: on the grid when that is shown, or in line with vertices in view. Alt
// leaves it where the pointer is.
type resting struct {
	snap   *document.Snap
	guides []document.Guide
}

func newResting(w *Board, held render.Part, moving []int) resting {
	first := append([]int{held.Index}, moving...)
	if held.Kind == render.EdgePart {
		first = moving
	}
	r := resting{snap: document.NewSnap(w.content.Geometry.Vertices, first, w.others(moving))}
	r.snap.Reach = snapReach / w.view.zoom
	if w.grid {
		r.snap.Grid = GridStep
	}
	return r
}

// others lists the vertices to line up with: those in view, and among many only those that edges join to what moves.
func (w *Board) others(moving []int) []int {
	var list []int
	size := w.Size()
	seen := make([]bool, len(w.content.Board.Vertices))
	for v := range seen {
		p := w.view.position(w.place(v))
		if seen[v] = p.X >= 0 && p.Y >= 0 && p.X <= size.Width && p.Y <= size.Height; seen[v] {
			list = append(list, v)
		}
	}
	if len(list) <= linesUp {
		return list
	}
	moves := make([]bool, len(seen))
	for _, v := range moving {
		moves[v] = true
	}
	list = list[:0]
	for _, e := range w.content.Board.Edges {
		if moves[e.From] && seen[e.To] {
			list = append(list, e.To)
		}
		if moves[e.To] && seen[e.From] {
			list = append(list, e.From)
		}
	}
	return list
}

// offset is the way that the drag has for one of the pointer.
func (r *resting) offset(w *Board, by board.Point) board.Point {
	r.guides = nil
	if w.modifiers()&fyne.KeyModifierAlt == 0 {
		by, r.guides = r.snap.Offset(by)
	}
	return by
}

// overlay is the guide lines.
func (r *resting) overlay(w *Board) []render.Shape {
	var shapes []render.Shape
	for _, g := range r.guides {
		s := line(onPicture(g.From), onPicture(g.To), 1.5/w.view.zoom, w.content.Look.Theme.Focus)
		s.Dash = true
		shapes = append(shapes, s)
	}
	return shapes
}
