package document

import (
	"testing"

	"dev.mexboard/solver"
)

func TestSetRule(t *testing.T) {
	d := New(read1(t, sample))
	r := solver.Rule{Play: solver.Misere, Compound: solver.Selective}
	d.Do(SetRule(r))
	if d.Board().Rule != r || !d.Dirty() {
		t.Errorf("the rule is %v", d.Board().Rule)
	}
	d.Undo()
	if d.Board().Rule != (solver.Rule{}) {
		t.Errorf("undone, the rule is %v", d.Board().Rule)
	}
}

func TestPlayJoint(t *testing.T) {
	b := read1(t, `digraph { a [chips=2]; b [chips=1]; s [split=true]; a -> b; a -> s; b -> c; s -> c; s -> c }`)
	at := b.Index()
	both := []Shift{{at["a"], at["b"]}, {at["a"], at["s"]}, {at["b"], at["c"]}}
	e, err := PlayJoint(b, both)
	if err != nil {
		t.Fatal(err)
	}
	d := New(b)
	d.Do(e)
	if got, want := outline(d.Board()), "a: b s\nb 1: c\ns*: c c\nc 3:\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	d.Undo()
	if got, want := outline(d.Board()), outline(b); got != want {
		t.Errorf("one undo leaves %q, want %q", got, want)
	}
	for _, bad := range [][]Shift{
		{{at["b"], at["c"]}, {at["b"], at["c"]}},
		{{at["b"], at["c"]}, {at["b"], at["a"]}},
		{{at["b"], at["c"]}, {at["c"], at["a"]}},
	} {
		if _, err := PlayJoint(b, bad); err == nil {
			t.Errorf("%v can be played", bad)
		}
	}
}
