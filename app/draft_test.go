package app

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// draft types a text that is no board in the text pane of the board in front.
func (s *stage) draft(text string) {
	s.goToTab(textTab)
	s.settle()
	s.replaceText(text)
}

// TestKilledDraftIsRecovered: a text that is no board comes back with its board, whether that was changed or not, and can
// be mended.
func TestKilledDraftIsRecovered(t *testing.T) {
	folder, files := t.TempDir(), t.TempDir()
	a, b := file(t, files, "a.gv", "digraph {a}"), file(t, files, "b.gv", "digraph {b}")
	s := restarted(t, folder, a, b)
	const first, second = "digraph {\n\ta -> // to be told\n", "digraph { b; c; oops ["
	s.draft(first)
	s.wantTabs("[•a.gv] b.gv")
	s.turnTabs(1)
	s.edit(document.AddVertex(board.Point{X: 200}))
	s.draft(second)
	s.second()

	left := s.killed(folder)
	next := restarted(t, left)
	for path, draft := range map[string]string{a: first, b: second} {
		x := next.sheetOf(path)
		if x == nil {
			t.Fatalf("%s is missing: %s", path, next.tabNames())
		}
		next.bring(x)
		next.settle()
		has(t, "notice", next.notice, "in the Text tab")
		has(t, "tab", next.tabNames(), "(recovered)]")
		next.goToTab(textTab)
		next.settle()
		if next.text() != draft || !next.pane.bottom.Visible() {
			t.Errorf("%s: text %q", path, next.text())
		}
	}
	if n := len(next.sheetOf(b).doc.Board().Vertices); n != 2 {
		t.Errorf("the changes of the picture are missing: %d vertices", n)
	}
	next.bring(next.sheetOf(a))
	next.second()
	third := restarted(t, next.killed(left)) // killed once more, before anything was done
	third.bring(third.sheetOf(a))
	third.draft(strings.Replace(first, "->", "-> x", 1) + "}")
	if n := len(third.doc.Board().Vertices); n != 2 || third.typing.drafted() {
		t.Errorf("mended it gives %d vertices", n)
	}
}

// TestKilledTypingIsRead: what was typed just before the window was killed, and is a board, is read; comments come back.
func TestKilledTypingIsRead(t *testing.T) {
	folder := t.TempDir()
	s := restarted(t, folder, file(t, t.TempDir(), "a.gv", "digraph {a}"))
	s.goToTab(textTab)
	s.replaceText("digraph {a; b} // two")
	s.pane.area.buf.replace("digraph {a; b; c} // three", false)
	s.pane.area.TypedShortcut(&fyne.ShortcutSelectAll{})
	s.pane.area.buf.replace("digraph {a; b; c} // three", false)
	s.pane.area.changed()
	s.second()
	next := restarted(t, s.killed(folder))
	if n := len(next.doc.Board().Vertices); n != 3 {
		t.Fatalf("%d vertices", n)
	}
	next.second()
	again := restarted(t, next.killed(next.keep.folder))
	if again.goToTab(textTab); again.text() != "digraph {a; b; c} // three" || len(again.doc.Board().Vertices) != 3 {
		t.Errorf("text %q", again.text())
	}
}

// TestClosingAsksAboutADraft: a text that is no board is not given up unasked, nor by saving.
func TestClosingAsksAboutADraft(t *testing.T) {
	s := newStage(t)
	overlays := s.win.Canvas().Overlays()
	closed := false
	s.win.SetOnClosed(func() { closed = true })
	path := file(t, t.TempDir(), "a.gv", "digraph {a}")
	s.open(path)
	s.settle()
	s.draft("digraph { a b")
	s.edit(document.TakeChip(0)) // changes nothing
	s.save(nil)
	s.settle()
	has(t, "notice", s.notice, "without the text")
	s.close()
	if overlays.Top() == nil || closed {
		t.Fatal("closes without asking")
	}
	tapped(t, overlays.Top(), lang.DraftGo.In(lang.English))
	if closed || s.shows != textTab || s.text() != "digraph { a b" {
		t.Error("does not go to the text")
	}
	s.newBoard()
	s.edit(document.AddVertex(board.Point{}))
	s.close()
	tapped(t, overlays.Top(), "Save all")
	s.settle()
	if closed || overlays.Top() == nil || s.doc.Path != path {
		t.Fatal("the text is not asked about")
	}
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if !s.typing.drafted() || closed {
		t.Error("Escape gives it up")
	}
	s.turnTabs(1)
	s.undo()
	s.turnTabs(1)
	s.close()
	tapped(t, overlays.Top(), lang.DraftDiscard.In(lang.English))
	if !closed {
		t.Error("the window stays")
	}
}

// TestRecoveryThatFailsIsTold as long as it fails: what was drawn meanwhile is kept as soon as it can be, and other
// messages stay.
func TestRecoveryThatFailsIsTold(t *testing.T) {
	folder := t.TempDir()
	s := restarted(t, folder)
	s.edit(document.AddVertex(board.Point{X: 200}))
	s.second()
	kept := filepath.Join(folder, "recovery")
	if err := os.RemoveAll(kept); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(kept, nil, 0o600); err != nil { // no folder can be made there
		t.Fatal(err)
	}
	s.edit(document.AddVertex(board.Point{X: 300}))
	s.tell("something else")
	s.second()
	s.second()
	if n := strings.Count(s.notice, "not being kept for recovery"); n != 1 || !strings.Contains(s.notice, "save your boards") {
		t.Errorf("notice %q", s.notice)
	}
	s.undo()
	s.undo()
	s.second()
	if strings.Contains(s.notice, "recovery") {
		t.Errorf("told although nothing need be kept: %q", s.notice)
	}
	s.redo()
	s.redo()
	s.tell("something else")
	s.second()
	has(t, "notice", s.notice, "not being kept for recovery")
	s.newBoard()
	if err := os.Remove(kept); err != nil {
		t.Fatal(err)
	}
	s.second()
	s.turnTabs(-1)
	if s.notice != "Something else" {
		t.Errorf("notice %q", s.notice)
	}
	next := restarted(t, s.killed(folder))
	if n := len(next.doc.Board().Vertices); n != 8 || !next.recovered {
		t.Errorf("%d vertices", n)
	}
}
