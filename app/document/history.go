package document

import (
	"slices"
	"unsafe"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// maxBytes is how large the history may be: beyond it the oldest boards are forgotten; the present one and the one before
// it stay. That is some hundred edits of a board of 10,000 vertices, and all that a day brings on a small one.
const maxBytes = 256 << 20

// Do applies an edit; what had been undone is forgotten. An edit that changes nothing is not recorded.
func (d *Document) Do(e Edit) {
	before := d.Board()
	after := e.Apply(before)
	if equal(before, after) {
		return
	}
	d.start()
	for _, x := range d.history[d.at+1:] {
		d.bytes -= x.cost
	}
	clear(d.history[d.at+1:]) // so that its memory is given back
	d.history = append(d.history[:d.at+1], entry{after, e.Name, e.Args, cost(before, after)})
	d.at++
	d.bytes += d.history[d.at].cost
	d.checked = false
	d.forget(maxBytes)
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

// UndoCut is the edge that the edit cut which Undo takes back, by its number on the board before it; below 0 where that
// is no cut. RedoCut is the same for Redo.
func (d *Document) UndoCut() int { return d.cut(d.at) }
func (d *Document) RedoCut() int { return d.cut(d.at + 1) }

// cut is the edge that the edit cut which made board i of the history.
func (d *Document) cut(i int) int {
	if i < 1 || i >= len(d.history) || d.history[i].name != lang.EditCutEdge {
		return -1
	}
	return slices.IndexFunc(d.history[i-1].board.EdgeNames(), func(name string) bool { return name == d.history[i].args[0] })
}

// forget drops the oldest boards while there are more than so many bytes.
func (d *Document) forget(most int) {
	first := 0
	for d.at-first > 1 && d.bytes > most {
		first++
		d.bytes -= d.history[first].cost
	}
	if first > 0 {
		d.history = slices.Clone(d.history[first:])
		d.at -= first
	}
}

// cost is about how many bytes a board adds to one that it was made from.
func cost(before, after board.Board) int {
	return int(unsafe.Sizeof(entry{})) + slice(before.Vertices, after.Vertices) + slice(before.Edges, after.Edges) +
		slice(before.Attrs, after.Attrs) + slice(before.Subgraphs, after.Subgraphs)
}

func slice[T any](before, after []T) int {
	if shared(before, after) {
		return 0
	}
	var one T
	return len(after) * int(unsafe.Sizeof(one))
}
