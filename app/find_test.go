package app

import (
	"testing"

	"fyne.io/fyne/v2"

	"dev.mexboard/app/document"
	"dev.mexboard/app/editor"
)

func TestFind(t *testing.T) {
	s := newStage(t)
	s.openFind()
	entry := s.find.entry
	if s.win.Canvas().Focused() != fyne.Focusable(entry) {
		t.Fatal("the field has not the focus")
	}
	press := func(k fyne.KeyName, m fyne.KeyModifier) {
		s.held = func() fyne.KeyModifier { return m }
		entry.TypedKey(&fyne.KeyEvent{Name: k})
	}
	at := func(name, count string) {
		t.Helper()
		v := s.board.Current()
		if v < 0 || s.solved.name(int32(v)) != name || s.find.count.Text != count {
			t.Errorf("at vertex %d, %q; want %s, %q", v, s.find.count.Text, name, count)
		}
	}
	entry.SetText("sg=1")
	at("B", "1 of 2")
	press(fyne.KeyReturn, 0) // after typing it stays with what was found first
	at("B", "1 of 2")
	press(fyne.KeyReturn, 0)
	at("E", "2 of 2")
	press(fyne.KeyReturn, 0)
	at("B", "1 of 2")
	press(fyne.KeyReturn, shift)
	at("E", "2 of 2")
	press(fyne.KeyF3, 0)
	at("B", "1 of 2")
	entry.SetText("sg=1 e")
	at("E", "1 of 1")
	entry.SetText("sg=1")
	press(fyne.KeyDown, 0) // the arrows go on at once
	at("B", "1 of 2")
	for _, row := range []struct{ query, count string }{
		{"P", "1 of 2"}, {"chips>0", "1 of 3"}, {"d", "1 of 1"}, {"nobody", "none"}, {"", ""},
	} {
		s.board.SetCurrent(-1)
		if entry.SetText(row.query); s.find.count.Text != row.count {
			t.Errorf("%s: %q, want %q", row.query, s.find.count.Text, row.count)
		}
	}
	entry.SetText("sg>")
	if !s.find.fault.root.Visible() {
		t.Error("a fault is not told")
	}
	has(t, "fault", s.find.fault.text.String(), "a whole number is missing")
	entry.SetText("chips>0")
	if s.find.fault.root.Visible() {
		t.Error("the fault stays")
	}
	tapped(t, s.find.root, "Select all")
	if got := s.board.Selection(); len(got.Vertices) != 3 {
		t.Errorf("selected %v", got)
	}
	s.edit(document.TakeChip(s.sought.found[0]))
	if len(s.sought.found) != 2 {
		t.Errorf("after an edit: %v", s.sought.found)
	}
	press(fyne.KeyEscape, 0)
	if s.sought.open || s.win.Canvas().Focused() != fyne.Focusable(s.board) {
		t.Error("Escape does not give the focus back")
	}
	s.board.Select(editor.Selection{})
	s.held = nil
	s.boardKey(string(fyne.KeyF3))
	if s.board.Current() < 0 || s.sought.open {
		t.Error("F3 does not go on without the bar")
	}
}

// TestFindKnowsOnlyWhatIsKnown holds that a step does not give away values that come later.
// A vertex that is called what was typed comes before others that only have it in their name.
func TestFindGoesToTheName(t *testing.T) {
	s := newStage(t)
	s.read("digraph { \"1+4\" -> 14; 14 -> 1; 1 -> 4 }")
	s.settle()
	for _, name := range []string{"1", "4", "14", "+4"} {
		want := map[string]string{"+4": "1+4"}[name]
		if want == "" {
			want = name
		}
		if s.findText(name); s.solved.name(int32(s.board.Current())) != want {
			t.Errorf("%s leads to %s", name, s.solved.name(int32(s.board.Current())))
		}
	}
}

func TestFindKnowsOnlyWhatIsKnown(t *testing.T) {
	s := newStage(t)
	s.panel.player.turn(0)
	s.openFind()
	s.find.entry.SetText("sg>=0")
	if len(s.sought.found) != 0 {
		t.Errorf("step 0 finds %v", s.sought.found)
	}
	s.panel.player.turn(s.solved.steps())
	if len(s.sought.found) != 6 {
		t.Errorf("solved finds %v", s.sought.found)
	}
}
