// Package document is the open board: edits as named pure functions, history, and its file.
package document

import (
	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// Edit is a named change of a board. Apply is pure: it returns a new board and shares what did not change.
type Edit struct {
	Name  lang.Message // shown by Undo and Redo: "move vertex"
	Args  []any
	Apply func(board.Board) board.Board
}

// Document is an open board with its history and its file. The zero Document is an empty directed board without a file.
// Not for use by several goroutines.
type Document struct {
	Path    string // "" when not saved yet
	history []entry
	at      int
	saved   int
}

type entry struct {
	board board.Board
	name  string
}

// Board is the present board.
func (d *Document) Board() board.Board { panic("unwritten") }

// Do applies an edit; what had been undone is forgotten. An edit that changes nothing is not recorded.
func (d *Document) Do(e Edit) { panic("unwritten") }

// Undo and Redo go one edit back or forth; false when there is none. UndoName and RedoName are the edits they concern.
func (d *Document) Undo() bool { panic("unwritten") }
func (d *Document) Redo() bool { panic("unwritten") }

// Dirty tells whether the board differs from its file.
func (d *Document) Dirty() bool { panic("unwritten") }
