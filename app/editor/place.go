package editor

import (
	"fyne.io/fyne/v2"

	"dev.mexboard/solver/board"
)

// Pointer is the place on the board that the pointer is on; ok is false while it is elsewhere.
func (w *Board) Pointer() (at board.Point, ok bool) {
	if !w.over.in || w.overMap(w.over.at) {
		return board.Point{}, false
	}
	return onBoard(w.view.point(w.over.at)), true
}

// Middle is the place on the board in the middle of what is seen.
func (w *Board) Middle() board.Point { return onBoard(w.view.point(middleOf(w.Size()))) }

// Sees tells whether a place on the board is in view.
func (w *Board) Sees(p board.Point) bool {
	at, size := w.view.position(onPicture(p)), w.Size()
	return at.X >= 0 && at.Y >= 0 && at.X < size.Width && at.Y < size.Height
}

// over is where the pointer is while it is over the widget.
type over struct {
	in bool
	at fyne.Position
}
