package editor

import "fyne.io/fyne/v2"

// focus is who focused the board: after Tab a frame shows it, after the pointer or a command nothing does.
type focus struct {
	held     bool
	keyboard bool // it came by the keyboard
	away     bool // lost with the whole window (or to a menu): it comes back as it was
}

// AcceptsTab tells whether Tab is a key of the board's: once a vertex is current and the board was used since it got
// the focus. Else, and with Shift, Tab goes on to the next widget.
func (w *Board) AcceptsTab() bool {
	return w.current.entered && w.current.vertex >= 0 && w.modifiers()&fyne.KeyModifierShift == 0
}

// TakeFocus focuses the board without the frame that the keyboard's focus has.
func (w *Board) TakeFocus() {
	if c := w.canvas(); c != nil && c.Focused() != w {
		c.Focus(w)
	}
	w.focus.keyboard, w.current.entered = false, true
}

// FocusGained is for Fyne.
func (w *Board) FocusGained() {
	if !w.focus.away {
		w.focus.keyboard, w.current.entered = true, false // TakeFocus takes it back at once
	}
	w.focus.held, w.focus.away = true, false
	w.redraw()
}

// FocusLost ends what is going on: the release will not be told. A mere press is no click then.
func (w *Board) FocusLost() {
	w.focus.held, w.pointer.space = false, false
	w.post(func() { // by then the canvas knows whether another widget has it
		c := w.canvas()
		w.focus.away = !w.focus.held && c != nil && c.Focused() == w
	})
	if w.pointer.moved {
		w.finish()
	} else {
		w.CancelGesture()
	}
	w.redraw()
}

// canvas is what the board is on: the driver knows it from the first frame on.
func (w *Board) canvas() fyne.Canvas {
	if c := fyne.CurrentApp().Driver().CanvasForObject(w); c != nil {
		return c
	}
	return w.Home
}
