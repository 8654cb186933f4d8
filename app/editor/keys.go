package editor

import (
	"fyne.io/fyne/v2"

	"dev.mexboard/app/document"
	"dev.mexboard/solver/board"
)

const (
	nudge   = 10 // points that an arrow key moves the selection
	panStep = 60 // units that an arrow key pulls the picture
)

// TypedKey does what a key means on the board. The window may pass keys on that nobody took.
func (w *Board) TypedKey(e *fyne.KeyEvent) {
	if do, ok := keys[e.Name]; ok && do(w) {
		return
	}
	for _, t := range Tools {
		if fyne.KeyName(t.Key()) == e.Name {
			w.chooseTool(t)
			return
		}
	}
	if w.OnKey != nil {
		w.OnKey(string(e.Name))
	}
}

// keys are the keys besides those of the tools; each tells whether it was of use.
var keys = map[fyne.KeyName]func(*Board) bool{
	fyne.KeyEscape:    (*Board).escape,
	fyne.KeyDelete:    (*Board).eraseSelected,
	fyne.KeyBackspace: (*Board).eraseSelected,
	fyne.KeyF2:        (*Board).renameSelected,
	fyne.KeyLeft:      func(w *Board) bool { return w.arrow(-1, 0) },
	fyne.KeyRight:     func(w *Board) bool { return w.arrow(1, 0) },
	fyne.KeyUp:        func(w *Board) bool { return w.arrow(0, 1) },
	fyne.KeyDown:      func(w *Board) bool { return w.arrow(0, -1) },
	fyne.KeyPlus:      func(w *Board) bool { return w.zoomBy(zoomStep) },
	fyne.KeyEqual:     func(w *Board) bool { return w.zoomBy(zoomStep) },
	fyne.KeyMinus:     func(w *Board) bool { return w.zoomBy(1 / zoomStep) },
	fyne.Key0:         func(w *Board) bool { w.Fit(); return true },
}

func (w *Board) chooseTool(t Tool) {
	w.SetTool(t)
	if w.OnTool != nil {
		w.OnTool(t)
	}
}

// escape aborts what is going on, else clears the selection.
func (w *Board) escape() bool {
	if w.pointer.gesture != nil {
		w.CancelGesture()
		return true
	}
	had := !w.selection.Empty()
	w.setSelection(Selection{})
	return had
}

func (w *Board) eraseSelected() bool {
	s := w.selection
	if s.Empty() || w.pointer.gesture != nil {
		return false
	}
	w.edit(document.Erase(s.Vertices, s.Edges))
	return true
}

func (w *Board) renameSelected() bool {
	if len(w.selection.Vertices) != 1 {
		return false
	}
	w.Rename(w.selection.Vertices[0])
	return true
}

// arrow nudges the selection or, when there is none, pulls the picture the other way.
func (w *Board) arrow(x, y float64) bool {
	if w.pointer.gesture != nil {
		return true
	}
	if len(w.selection.Vertices) == 0 {
		w.setView(w.view.panned(float32(-x*panStep), float32(y*panStep)))
		return true
	}
	m := w.lift(w.selection.Vertices)
	m.shift(board.Point{X: x * nudge, Y: y * nudge})
	w.edit(document.MoveVertices(m.vertices, m.places()))
	return true
}

func (w *Board) zoomBy(factor float64) bool {
	w.SetZoom(w.view.zoom * factor)
	return true
}

// TypedRune is for Fyne: letters come as keys.
func (w *Board) TypedRune(rune) {}

// KeyDown and KeyUp watch the space bar: while it is down a drag pans.
func (w *Board) KeyDown(e *fyne.KeyEvent) {
	if e.Name == fyne.KeySpace {
		w.pointer.space = true
	}
}

func (w *Board) KeyUp(e *fyne.KeyEvent) {
	if e.Name == fyne.KeySpace {
		w.pointer.space = false
	}
}
