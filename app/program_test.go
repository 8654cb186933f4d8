package app

import (
	"testing"

	"fyne.io/fyne/v2"

	"dev.mexboard/solver/games"
)

// A program is checked as it is typed; its error has a place; its board keeps it and never runs it unasked.
func TestProgramEditor(t *testing.T) {
	s := newStage(t)
	s.askGame(false, "", nil)
	g := s.gallery
	g.entry.SetText("starlark")
	s.settle()
	e := g.desk.editor
	if e == nil || !g.desk.ready() {
		t.Fatalf("no program: %s", g.desk.note.text.String())
	}
	e.area.buf.set("start = 3\ndef options(p):\n  return [q]\n")
	e.run()
	s.settle()
	if e.area.bad != 2 || !e.reveal.Visible() || e.at != (spot{2, 10}) || g.desk.ready() {
		t.Errorf("line %d, at %v", e.area.bad, e.at)
	}
	has(t, "note", g.desk.note.text.String(), "q is not defined")
	text := "start = 3\nprint('hello')\ndef options(p):\n  return [p - 1] if p else []"
	e.area.buf.set(text)
	e.run()
	s.settle()
	has(t, "printed", e.printed.text.String(), "hello")
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	s.settle()
	if got, ok := games.ProgramOf(s.doc.Board()); !ok || got != text {
		t.Errorf("the board keeps %q", got)
	}
	if len(s.byHand.hand.chips) != 1 {
		t.Error("the position is not shown")
	}
	if !s.doc.Dirty() {
		t.Error("the program would be lost unasked")
	}
}

// Stop can be pressed only while a program runs.
func TestProgramStop(t *testing.T) {
	s := newStage(t)
	s.askGame(false, "", nil)
	s.gallery.entry.SetText("starlark")
	s.settle()
	e := s.gallery.desk.editor
	if !e.halt.off {
		t.Error("nothing runs, and Stop can be pressed")
	}
	e.area.buf.set("start = 1\ndef options(p):\n  while True: pass\n")
	e.run()
	if e.halt.off {
		t.Error("a program runs, and Stop cannot be pressed")
	}
	e.stop()
	if !e.halt.off {
		t.Error("it is stopped, and Stop can be pressed")
	}
	s.settle()
	has(t, "note", s.gallery.desk.note.text.String(), "Stopped")
}

// A program that came with a file waits to be run.
func TestForeignProgramWaits(t *testing.T) {
	s := newStage(t)
	s.read(`digraph { program="start = 1 // 0"; a [chips=1] }`)
	s.askProgram()
	s.settle()
	d := s.gallery.desk
	if d.editor == nil || d.err != nil || d.editor.area.bad >= 0 {
		t.Errorf("it was run: %v", d.err)
	}
	d.editor.run()
	s.settle()
	if d.err == nil || d.editor.area.bad != 0 {
		t.Error("it was not run when asked to")
	}
}

// A program that was typed is there when the gallery is opened again.
func TestProgramIsKept(t *testing.T) {
	s := newStage(t)
	s.askGame(false, "", nil)
	s.gallery.entry.SetText("starlark")
	s.settle()
	s.gallery.desk.editor.area.buf.set("start = 7")
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	s.settle()
	s.askGame(false, "", nil)
	s.gallery.entry.SetText("your last")
	s.settle()
	if e := s.gallery.desk.editor; e == nil || e.area.buf.text() != "start = 7" {
		t.Error("it is gone")
	}
}
