package document

import (
	"testing"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

func TestZeroDocument(t *testing.T) {
	var d Document
	if !d.Board().Directed || len(d.Board().Vertices) != 0 || d.Dirty() || d.Undo() || d.Redo() {
		t.Error("the zero document is not an empty clean directed board")
	}
	d.Do(AddVertex(board.Point{}))
	if len(d.Board().Vertices) != 1 || !d.Dirty() {
		t.Error("no vertex was added to the zero document")
	}
	if !d.Undo() || d.Dirty() || len(d.Board().Vertices) != 0 {
		t.Error("undone it is not empty and clean")
	}
}

func TestNamesOfUndoAndRedo(t *testing.T) {
	var d Document
	d.Do(AddVertex(board.Point{}))
	d.Do(MoveVertices([]int{0}, []board.Point{{X: 1}}))
	if u, r := d.UndoName(lang.English), d.RedoName(lang.English); u != "move vertex" || r != "" {
		t.Errorf("undo %q, redo %q", u, r)
	}
	d.Undo()
	if u, r := d.UndoName(lang.English), d.RedoName(lang.English); u != "add vertex" || r != "move vertex" {
		t.Errorf("undo %q, redo %q", u, r)
	}
	d.Do(AddVertex(board.Point{X: 9}))
	if d.Redo() || d.RedoName(lang.English) != "" {
		t.Error("what was undone is not forgotten after an edit")
	}
}

func TestDirtyIsExact(t *testing.T) {
	d := New(read1(t, sample))
	d.Do(addChipTo(t, d, 2))
	if !d.Dirty() {
		t.Error("an edit does not make it dirty")
	}
	d.Do(TakeChip(2))
	if d.Dirty() {
		t.Error("there and back by edits is dirty")
	}
	d.Do(TakeChip(0))
	d.Saved("x.gv", d.Board())
	if d.Dirty() || d.Path != "x.gv" {
		t.Error("saved it is dirty")
	}
	d.Undo()
	if !d.Dirty() {
		t.Error("undone behind the saved board it is clean")
	}
	d.Redo()
	if d.Dirty() {
		t.Error("back at the saved board it is dirty")
	}
	saving := d.Board()
	d.Do(TakeChip(0))
	d.Saved("x.gv", saving) // the file was written while one went on drawing
	if !d.Dirty() {
		t.Error("an edit during the saving is taken for saved")
	}
}

func addChipTo(t *testing.T, d *Document, v int) Edit {
	t.Helper()
	e, err := AddChip(d.Board(), v)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func TestNothingIsNotRecorded(t *testing.T) {
	d := New(read1(t, sample))
	for _, e := range []Edit{
		TakeChip(1), MoveVertices([]int{0}, []board.Point{{}}), Erase(nil, nil), SetLoopy(false), AddEdge(-1, 7), nothing(),
		SetLabel(0, ""), must(SetName(d.Board(), 1, Name(d.Board(), 1))),
	} {
		d.Do(e)
	}
	if len(d.history) != 1 {
		t.Errorf("%q was recorded", d.UndoName(lang.English))
	}
}

func TestHistoryIsBoundedByItsSize(t *testing.T) {
	var d Document
	for i := range 5000 {
		d.Do(moveOrAdd(i))
	}
	if len(d.history) != 5001 {
		t.Errorf("%d boards kept of a small board, want all", len(d.history))
	}
	for range 4000 {
		d.Undo()
	}
	d.Do(moveOrAdd(0))
	sum := 0
	for _, e := range d.history[1:] {
		sum += e.cost
	}
	if len(d.history) != 1002 || d.bytes != sum {
		t.Errorf("%d boards of %d bytes, by count %d", len(d.history), d.bytes, sum)
	}
	d.forget(d.bytes - 1)
	if len(d.history) != 1001 {
		t.Errorf("%d boards kept, want the oldest forgotten", len(d.history))
	}
	d.forget(0)
	if len(d.history) != 2 || !d.Undo() || d.bytes != d.history[1].cost {
		t.Error("the last edit cannot be undone")
	}
}

// moveOrAdd is the first vertex, then its moves.
func moveOrAdd(i int) Edit {
	if i == 0 {
		return AddVertex(board.Point{})
	}
	return MoveVertices([]int{0}, []board.Point{{X: float64(i)}})
}
