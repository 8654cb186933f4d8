package editor

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/document"
	"dev.mexboard/solver/board"
)

// nameEntry is the field over a vertex in which its name is edited. Return and a click elsewhere accept, Escape does
// not.
type nameEntry struct {
	widget.Entry
	board  *Board
	vertex int
	open   bool
	typing bool // it has the focus
}

func newNameEntry(w *Board) *nameEntry {
	n := &nameEntry{board: w}
	n.ExtendBaseWidget(n)
	n.Wrapping = fyne.TextWrapOff
	n.OnSubmitted = func(string) { n.accept(true) }
	n.Hide()
	return n
}

// Rename opens the field for the name of a vertex.
func (w *Board) Rename(v int) {
	if v < 0 || v >= len(w.content.Board.Vertices) {
		return
	}
	w.CancelGesture()
	n := w.name
	n.vertex, n.open = v, true
	n.SetText(document.Name(w.content.Board, v))
	n.Show()
	n.place()
	n.TypedShortcut(&fyne.ShortcutSelectAll{})
	if c := w.canvas(); c != nil {
		c.Focus(n)
	}
}

// Renaming tells whether the field is open.
func (w *Board) Renaming() bool { return w.name.open }

// accept renames and closes; a name that is refused leaves the field open.
func (n *nameEntry) accept(refocus bool) {
	if !n.open {
		return
	}
	w := n.board
	if n.Text == document.Name(w.content.Board, n.vertex) {
		n.close(refocus) // nothing was typed
		return
	}
	e, err := document.SetName(w.content.Board, n.vertex, n.Text)
	if err != nil {
		w.tell(err)
		return
	}
	n.close(refocus)
	w.edit(e)
}

// close puts the field away.
func (n *nameEntry) close(refocus bool) {
	if !n.open {
		return
	}
	n.open = false
	n.Hide()
	if refocus {
		n.board.TakeFocus()
	}
}

// place puts the field over its vertex, whatever the view.
func (n *nameEntry) place() {
	if !n.open {
		return
	}
	least := n.MinSize()
	size := fyne.NewSize(max(least.Width, 140), least.Height)
	at := n.board.view.position(n.board.place(n.vertex))
	n.Resize(size)
	n.Move(at.SubtractXY(size.Width/2, size.Height/2))
}

// carry follows the vertex to the board that comes after; the field closes when it is gone.
func (n *nameEntry) carry(before, after board.Board) {
	if !n.open {
		return
	}
	if n.vertex = carrying(before, after)(n.vertex); n.vertex < 0 {
		n.close(true)
	}
}

// AcceptsTab is true: Tab accepts the name, and the next one is the board's.
func (n *nameEntry) AcceptsTab() bool { return true }

// TypedKey closes on Escape and accepts on Tab.
func (n *nameEntry) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyEscape:
		n.close(true)
	case fyne.KeyTab:
		n.accept(true)
	default:
		n.Entry.TypedKey(e)
	}
}

// FocusGained is for Fyne.
func (n *nameEntry) FocusGained() {
	n.typing = true
	n.Entry.FocusGained()
}

// FocusLost accepts what was typed.
func (n *nameEntry) FocusLost() {
	n.typing = false
	n.Entry.FocusLost()
	n.accept(false)
}
