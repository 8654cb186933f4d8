package document

import (
	"unsafe"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// The history forgets its oldest boards beyond so many edits or bytes; the present board and the one before it stay.
const (
	maxEdits = 1000
	maxBytes = 256 << 20
)

// Do applies an edit; what had been undone is forgotten. An edit that changes nothing is not recorded.
func (d *Document) Do(e Edit) {
	before := d.Board()
	after := e.Apply(before)
	if equal(before, after) {
		return
	}
	d.start()
	d.history = append(d.history[:d.at+1:d.at+1], entry{after, e.Name, e.Args, cost(before, after)})
	d.at++
	d.checked = false
	d.forget(maxEdits, maxBytes)
}

// Undo and Redo go one edit back or forth; false when there is none.
func (d *Document) Undo() bool { return d.step(-1) }
func (d *Document) Redo() bool { return d.step(1) }

func (d *Document) step(by int) bool {
	to := d.at + by
	if to < 0 || to >= len(d.history) {
		return false
	}
	d.at = to
	d.checked = false
	return true
}

// UndoName and RedoName are the names of the edits that Undo and Redo concern; "" when there is none.
func (d *Document) UndoName(l lang.Language) string { return d.name(l, d.at) }
func (d *Document) RedoName(l lang.Language) string { return d.name(l, d.at+1) }

// name is the edit that made board i of the history.
func (d *Document) name(l lang.Language, i int) string {
	if i < 1 || i >= len(d.history) {
		return ""
	}
	return d.history[i].name.In(l, d.history[i].args...)
}

// forget drops the oldest boards while there are more than so many edits or bytes.
func (d *Document) forget(edits, most int) {
	bytes := 0
	for _, e := range d.history[1:] {
		bytes += e.cost
	}
	first := 0
	for d.at-first > 1 && (len(d.history)-first > edits+1 || bytes > most) {
		first++
		bytes -= d.history[first].cost
	}
	if first > 0 {
		d.history = append([]entry(nil), d.history[first:]...)
		d.at -= first
	}
}

// cost is about how many bytes a board adds to one that it was made from.
func cost(before, after board.Board) int {
	return 100 + slice(before.Vertices, after.Vertices) + slice(before.Edges, after.Edges) +
		slice(before.Attrs, after.Attrs) + slice(before.Subgraphs, after.Subgraphs)
}

func slice[T any](before, after []T) int {
	if shared(before, after) {
		return 0
	}
	var one T
	return len(after) * int(unsafe.Sizeof(one))
}
