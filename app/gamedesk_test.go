package app

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/games"
)

// Return right after a mended slip makes the board: what was wrong before does not count.
func TestReturnAfterSlip(t *testing.T) {
	s := newStage(t)
	g := s.openGame("nim", "x")
	if g.desk.ready() {
		t.Fatal("x is a heap")
	}
	g.desk.form.fields[0].put("7")
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	s.settle()
	if s.gallery != nil || !slices.Equal(s.chips(), []string{"7"}) {
		t.Errorf("not made: chips on %v", s.chips())
	}
}

// What is typed into the form is told at once: how large, or what is wrong.
func TestGameForm(t *testing.T) {
	s := newStage(t)
	g := s.openGame("octal", "0.77", "9")
	note := func() string { s.settle(); return g.desk.note.text.String() }
	has(t, "note", note(), "positions")
	g.desk.form.fields[0].put("0.7x")
	has(t, "note", note(), "0.7x")
	if g.desk.ready() {
		t.Error("ready though the code is wrong")
	}
	g.desk.form.fields[0].put("0.07")
	g.desk.form.fields[1].put("700")
	has(t, "note", note(), "About")
	g.desk.form.fields[1].put("5 6")
	s.settle()
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	s.settle()
	if b := s.doc.Board(); len(b.Stacks()) != 2 || !b.HasSplits() {
		t.Errorf("%d chips", len(b.Stacks()))
	}
}

// A wrong formula is told with a way to the place.
func TestFormulaSlip(t *testing.T) {
	s := newStage(t)
	g := s.openGame("formula", "  n-1, n-(", "6")
	if !g.desk.reveal.Visible() {
		t.Fatalf("no way to the slip: %s", g.desk.note.text.String())
	}
	g.desk.reveal.Tapped(nil)
	e := g.desk.form.fields[0].(*textField)
	if s.win.Canvas().Focused() != fyne.Focusable(e) || e.CursorColumn != len("  n-1, n-(") {
		t.Errorf("the caret stands at %d", e.CursorColumn)
	}
	e.put("n-1, q2")
	s.settle()
	g.desk.reveal.Tapped(nil)
	if e.CursorColumn != len("n-1, q") {
		t.Errorf("the caret stands at %d", e.CursorColumn)
	}
	e.put("n-1")
	s.settle()
	if g.desk.reveal.Visible() {
		t.Error("nothing is wrong, and there is a way to it")
	}
}

// No choice of a form is told in the words of the command line.
func TestChoicesHaveNames(t *testing.T) {
	for _, g := range games.All {
		for _, p := range g.Params {
			if p.Form != games.Choice {
				continue
			}
			for _, c := range p.Choices {
				if choiceName(lang.Russian, c) == c {
					t.Errorf("%s: %s", g.Name, c)
				}
			}
		}
	}
}

// Sets of numbers are written short.
func TestSetText(t *testing.T) {
	for _, row := range []struct {
		set  []int
		want string
	}{
		{nil, "{}"},
		{[]int{0, 1, 3}, "{0, 1, 3}"},
		{[]int{0, 1, 2, 3, 4, 6, 8, 9, 10, 11, 12, 13}, "{0, …, 4, 6, 8, …, 13}"},
	} {
		if got := setText(row.set); got != row.want {
			t.Errorf("%v: %s", row.set, got)
		}
	}
}

// The board that is open can be taken as the graph of a game.
func TestTakeDrawing(t *testing.T) {
	s := newStage(t)
	s.read("graph { a -- b -- c; d [ground=true]; a -- a; a -- d }")
	g := s.openGame("node-kayles")
	g.desk.takeDrawing()
	s.settle()
	if got := g.desk.form.fields[0].value(); got != "a-b,b-c,a-d" {
		t.Errorf("%q", got)
	}
	has(t, "note", g.desk.note.text.String(), "positions")
}
