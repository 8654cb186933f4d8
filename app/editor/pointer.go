package editor

import (
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"dev.mexboard/render"
)

const (
	doubleClick = 400 * time.Millisecond
	sloppiness  = 4   // units that a click may move
	notch       = 25  // Fyne's ScrollEvent for one notch of a wheel
	zoomStep    = 1.2 // a notch, or a press of + or -
)

var (
	_ fyne.Draggable     = (*Board)(nil)
	_ fyne.Scrollable    = (*Board)(nil)
	_ fyne.Tabbable      = (*Board)(nil)
	_ desktop.Mouseable  = (*Board)(nil)
	_ desktop.Hoverable  = (*Board)(nil)
	_ desktop.Keyable    = (*Board)(nil)
	_ fyne.Shortcutable  = (*Board)(nil)
	_ desktop.Cursorable = (*Board)(nil)
)

// pointer is what is remembered between the events of a pointer: a DragEvent has neither button nor modifier.
type pointer struct {
	gesture gesture
	button  desktop.MouseButton // that began the gesture
	from    fyne.Position       // where it began
	last    fyne.Position
	moved   bool // farther than a click may
	space   bool // the space bar is down: a drag pans
	spaced  bool // the space bar was down for a drag

	clicked   time.Time // the last press of the first button
	clickedAt fyne.Position
}

// MouseDown begins a gesture.
func (w *Board) MouseDown(e *desktop.MouseEvent) {
	if !w.name.typing {
		w.name.close(false) // what was refused, and left
	}
	w.TakeFocus()
	w.land()
	p := &w.pointer
	if p.gesture != nil {
		return // a second button changes nothing
	}
	p.spaced = p.space
	p.button, p.from, p.last, p.moved = e.Button, e.Position, e.Position, false
	at := w.view.point(e.Position)
	how := press{at: at, part: w.partAt(at), modifier: e.Modifier, second: e.Button == desktop.MouseButtonSecondary}
	switch {
	case e.Button == desktop.MouseButtonPrimary && w.overMap(e.Position):
		p.gesture = steer(w, e.Position)
	case e.Button == desktop.MouseButtonPrimary && !p.space:
		how.twice = w.isSecondClick(e.Position)
		p.gesture = w.tool.press(w, how)
	case how.second:
		p.gesture = &pan{grip: at, click: w.tool.press(w, how)}
	default:
		p.gesture = &pan{grip: at}
	}
	w.redraw()
}

// isSecondClick tells whether this press makes a double click; a third press begins anew.
func (w *Board) isSecondClick(at fyne.Position) bool {
	p := &w.pointer
	now := w.clock()
	if now.Sub(p.clicked) <= doubleClick && near(at, p.clickedAt) {
		p.clicked = time.Time{}
		return true
	}
	p.clicked, p.clickedAt = now, at
	return false
}

// MouseUp ends the gesture of its button.
func (w *Board) MouseUp(e *desktop.MouseEvent) {
	if e.Button == w.pointer.button {
		w.move(e.Position)
		w.finish()
	}
}

// Dragged moves the gesture on. On a touch screen there was no press: it pans.
func (w *Board) Dragged(e *fyne.DragEvent) {
	if w.pointer.gesture == nil && w.pointer.button == 0 {
		w.land()
		w.setView(w.view.panned(e.Dragged.DX, e.Dragged.DY))
		return
	}
	w.move(e.Position)
}

// DragEnd ends the gesture when the release was outside the window and no MouseUp came.
func (w *Board) DragEnd() { w.finish() }

// MouseIn is for Fyne.
func (w *Board) MouseIn(e *desktop.MouseEvent) { w.MouseMoved(e) }

// MouseMoved moves a gesture on (a drag with the other button comes here), or looks what the pointer is on.
func (w *Board) MouseMoved(e *desktop.MouseEvent) {
	w.over = over{true, e.Position}
	if w.pointer.gesture == nil {
		w.setHover(w.pointedAt(e.Position))
		return
	}
	if e.Button == 0 {
		w.finish() // the release was not told
		return
	}
	w.move(e.Position)
}

// MouseOut forgets what the pointer was on. A drag of the other button ends, since its release may not be told; one of
// the first button is told to its end.
func (w *Board) MouseOut() {
	w.over.in = false
	w.setHover(render.Part{})
	if w.pointer.button == desktop.MouseButtonSecondary {
		w.finish()
	}
}

// move is the pointer at a place during a gesture.
func (w *Board) move(at fyne.Position) {
	p := &w.pointer
	if p.gesture == nil {
		return
	}
	if _, ok := p.gesture.(*pan); !ok {
		at = w.inside(at) // nothing is dragged out of sight
	}
	p.last = at
	p.moved = p.moved || !near(at, p.from)
	if p.moved {
		p.gesture.drag(w, w.view.point(at))
	}
	w.redraw()
}

// inside is the nearest place on the widget.
func (w *Board) inside(at fyne.Position) fyne.Position {
	size := w.Size()
	return fyne.NewPos(min(max(at.X, 0), size.Width), min(max(at.Y, 0), size.Height))
}

// finish ends the gesture where the pointer was last.
func (w *Board) finish() {
	p := &w.pointer
	g := p.gesture
	p.gesture, p.button = nil, 0
	if g != nil {
		g.drop(w, w.view.point(p.last), p.moved)
		w.redraw()
	}
}

// CancelGesture aborts what is going on with the pointer: the board stays as it was.
func (w *Board) CancelGesture() {
	g := w.pointer.gesture
	w.pointer.gesture = nil
	if g != nil {
		g.abort(w)
		w.redraw()
	}
}

func near(a, b fyne.Position) bool {
	return math.Hypot(float64(a.X-b.X), float64(a.Y-b.Y)) <= sloppiness
}

// pointedAt is what the pointer would work on at a place of the widget.
func (w *Board) pointedAt(at fyne.Position) render.Part {
	if w.overMap(at) {
		return render.Part{}
	}
	return w.partAt(w.view.point(at))
}

// setHover lights up a part and tells.
func (w *Board) setHover(p render.Part) {
	if p == w.hover {
		return
	}
	w.hover = p
	w.redraw()
	if w.OnHover != nil {
		w.OnHover(p)
	}
}

// Scrolled zooms to the pointer; sideways (a wheel with Shift, or fingers) it pans.
func (w *Board) Scrolled(e *fyne.ScrollEvent) {
	w.land()
	if e.Scrolled.DX != 0 {
		w.setView(w.view.panned(e.Scrolled.DX*2, e.Scrolled.DY*2))
		return
	}
	at := e.Position
	if w.overMap(at) {
		at = middleOf(w.Size())
	}
	w.setView(w.view.zoomed(w.view.zoom*math.Pow(zoomStep, float64(e.Scrolled.DY)/notch), at))
}

// Cursor is for Fyne.
func (w *Board) Cursor() desktop.Cursor {
	if _, ok := w.pointer.gesture.(*pan); ok || w.pointer.space {
		return desktop.PointerCursor
	}
	cursor, _ := w.tool.over(w.hover)
	return cursor
}
