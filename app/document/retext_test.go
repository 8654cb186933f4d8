package document

import (
	"testing"

	"dev.mexboard/solver/board"
)

func TestEditTextKeepsPlaces(t *testing.T) {
	before := read1(t, `digraph { a [pos="1,2!"]; b [pos="30,40"]; a -> b [pos="e,3,4 1,2 2,2 3,3 3,4"]; a -> b; c }`)
	text := read1(t, `digraph { new; b [pos="50,60"]; a -> b; a -> new; c }`)
	after := EditText(text, nil, nil).Apply(before)
	v := after.Index()
	a, b := after.Vertices[v["a"]], after.Vertices[v["b"]]
	if !a.Placed || !a.Pinned || a.Pos != (board.Point{X: 1, Y: 2}) {
		t.Errorf("a is at %v", a)
	}
	if b.Pos != (board.Point{X: 50, Y: 60}) || b.Pinned {
		t.Errorf("b, which the text places, is at %v", b)
	}
	if after.Vertices[v["new"]].Placed || after.Vertices[v["c"]].Placed {
		t.Error("what had no place has one")
	}
	if after.Edges[0].Curve != nil {
		t.Error("the edge to a vertex that moved keeps its course")
	}
	still := EditText(read1(t, `digraph { b; a; a -> b }`), nil, nil).Apply(before)
	if still.Edges[0].Curve != before.Edges[0].Curve {
		t.Error("the edge between vertices that stay loses its course")
	}
}

func TestEditTextOfAnUnplacedBoard(t *testing.T) {
	before := read1(t, `digraph { a -> b }`)
	places := []board.Point{{X: 10}, {X: 20}}
	one := EditText(read1(t, `digraph { a -> b; c }`), places, nil).Apply(before)
	if one.Vertices[0].Pos != places[0] || one.Vertices[1].Pos != places[1] || one.Vertices[2].Placed {
		t.Errorf("one more vertex: %v", one.Vertices)
	}
	for _, dot := range []string{`digraph { a -> x; y; z }`, `digraph { a -> b; b [chips=1] }`, `digraph { x }`} {
		if EditText(read1(t, dot), places, nil).Apply(before).Placed() {
			t.Errorf("%s is placed", dot)
		}
	}
}

func TestEditTextIsOneEdit(t *testing.T) {
	d := New(read1(t, `digraph { a [pos="1,2"] }`))
	before := d.Board()
	d.Do(EditText(read1(t, `digraph { a }`), nil, nil))
	if d.UndoName(0) != "" {
		t.Error("a text that tells the same is an edit")
	}
	d.Do(EditText(read1(t, `digraph { a -> b }`), nil, nil))
	if d.UndoName(0) != "edit text" || !d.Undo() || !board.Equal(d.Board(), before) {
		t.Error("no edit that can be undone")
	}
}
