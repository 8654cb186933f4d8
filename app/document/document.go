// Package document is the open board: edits as named pure functions, history, and its file.
package document

import (
	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// Edit is a named change of a board. Apply is pure: it returns a new board and shares what did not change. Where it
// does not apply (a vertex that is not there) it returns the board as it was.
type Edit struct {
	Name  lang.Message // shown by Undo and Redo: "move vertex"
	Args  []any
	Apply func(board.Board) board.Board
}

// Document is an open board with its history and its file. The zero Document is an empty directed board without a file.
// Not for use by several goroutines.
type Document struct {
	Path    string // "" when not saved yet
	Text    string // what the board at first was read from, with its comments; "": no DOT text
	history []entry
	at      int
	bytes   int         // what the history takes beyond its first board
	saved   board.Board // as in the file; for a board without one, as it was at first
	dirty   bool
	checked bool // dirty is right for the present board
}

// entry is one board of the history and the edit that made it.
type entry struct {
	board board.Board
	name  lang.Message
	args  []any
	cost  int // bytes not shared with the board before
}

// New is a document of a board that has no file yet (a new one, an example, an import). It is not dirty: nothing was
// drawn.
func New(b board.Board) *Document {
	return &Document{history: []entry{{board: b}}, saved: b}
}

// Board is the present board.
func (d *Document) Board() board.Board {
	if len(d.history) == 0 {
		return empty()
	}
	return d.history[d.at].board
}

func empty() board.Board { return board.New() }

// Dirty tells whether the board differs from its file, exactly: the way there and back is clean again. The board is
// compared once after each change.
func (d *Document) Dirty() bool {
	if len(d.history) == 0 {
		return false
	}
	if !d.checked {
		d.dirty = !equal(d.saved, d.Board())
		d.checked = true
	}
	return d.dirty
}

// Saved notes that b is now the content of the file at path. The board may have been edited since b was taken: then
// the document is dirty.
func (d *Document) Saved(path string, b board.Board) {
	d.start()
	d.Path, d.saved, d.checked = path, b, false
}

// start gives a zero Document its first entry.
func (d *Document) start() {
	if len(d.history) == 0 {
		d.history = []entry{{board: empty()}}
		d.saved = empty()
	}
}

// equal is board.Equal with the common case first: boards that share all their slices.
func equal(a, b board.Board) bool {
	return identical(a, b) || board.Equal(a, b)
}

func identical(a, b board.Board) bool {
	return a.Name == b.Name && a.HasName == b.HasName && a.Directed == b.Directed && a.Rule == b.Rule &&
		a.Loopy == b.Loopy && shared(a.Attrs, b.Attrs) && shared(a.Vertices, b.Vertices) &&
		shared(a.Edges, b.Edges) && shared(a.Subgraphs, b.Subgraphs)
}

// shared tells whether two slices are the same memory.
func shared[T any](a, b []T) bool {
	return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0])
}
