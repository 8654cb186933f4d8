package editor

import (
	"dev.mexboard/app/document"
	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// linking is an edge being drawn by keys: it began at a vertex and ends at the one that the keyboard is on when Return
// is pressed.
type linking struct{ from int }

// link begins an edge at the current vertex, or ends the one that was begun: at its own vertex it is a loop.
func (w *Board) link() bool {
	if w.current.vertex < 0 || w.pointer.gesture != nil {
		return false
	}
	if w.linking != nil {
		return w.linked()
	}
	w.linking = &linking{w.current.vertex}
	w.attend(w.current.vertex)
	return true
}

// linked draws the edge that was begun and goes back to where it began.
func (w *Board) linked() bool {
	if w.linking == nil || w.current.vertex < 0 {
		return false
	}
	from := w.linking.from
	w.linking = nil
	w.edit(document.AddEdge(from, w.current.vertex))
	if from < len(w.content.Board.Vertices) {
		w.SetCurrent(from)
	}
	return true
}

// unlink forgets the edge that was begun.
func (w *Board) unlink() bool {
	begun := w.linking != nil
	w.linking = nil
	w.redraw()
	return begun
}

// carryLink is an edge being drawn on the board that comes after; nil when its vertex is gone.
func carryLink(l *linking, before, after board.Board) *linking {
	if l == nil {
		return nil
	}
	if from := carrying(before, after)(l.from); from >= 0 {
		return &linking{from}
	}
	return nil
}

// overlay shows the edge as it would be.
func (l *linking) overlay(w *Board) []render.Shape {
	if l == nil || w.current.vertex < 0 {
		return nil
	}
	return (&rubber{from: l.from, to: w.place(w.current.vertex)}).overlay(w)
}
