package app

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
)

func TestNoKeyIsTwice(t *testing.T) {
	s := newStage(t)
	list, _ := s.everyCommand()
	taken := map[key]string{}
	for _, c := range list {
		for _, k := range c.keys {
			name := c.label(s.Window, lang.English)
			if other, ok := taken[k]; ok {
				t.Errorf("%s is the key of %q and of %q", k, other, name)
			}
			taken[k] = name
		}
	}
	if len(taken) < 40 {
		t.Errorf("only %d keys", len(taken))
	}
}

// TestWindowKeysAreFree holds that the board has no use for the keys that the window takes without a modifier.
func TestWindowKeysAreFree(t *testing.T) {
	s := newStage(t)
	list, _ := s.everyCommand()
	for _, c := range list {
		for _, k := range c.keys {
			if k.modified() || c.board {
				continue
			}
			b := editor.NewBoard()
			passed := false
			b.OnKey = func(string) bool { passed = true; return true }
			b.SetContent(s.board.Content())
			b.TypedKey(&fyne.KeyEvent{Name: k.name})
			if !passed {
				t.Errorf("%s of %q is a key of the board", k, c.label(s.Window, lang.English))
			}
		}
	}
}

func TestEveryCommandIsInTheMenu(t *testing.T) {
	s := newStage(t)
	list, _ := s.everyCommand()
	for _, l := range lang.Languages {
		s.setLanguage(l)
		items := 0
		for _, x := range s.menus.items {
			if x.item.Label == "" {
				t.Errorf("%s: an item without a name", l.Code())
			}
			if x.does.do != nil {
				items++
			}
		}
		if items != len(list) {
			t.Errorf("%s: %d items, %d commands", l.Code(), items, len(list))
		}
	}
}

func TestMenusGreyWhatCannotBeDone(t *testing.T) {
	s := newStage(t)
	off := func(m lang.Message) bool { return s.menus.item(m).Disabled }
	if !off(lang.MenuUndo) || !off(lang.MenuDelete) || off(lang.MenuSelectAll) {
		t.Error("at the start")
	}
	s.board.SelectAll()
	if off(lang.MenuDelete) || off(lang.MenuZoomTo) {
		t.Error("with a selection")
	}
	s.menus.item(lang.MenuDelete).Action()
	if off(lang.MenuUndo) || !off(lang.MenuSelectAll) || len(s.doc.Board().Vertices) != 0 {
		t.Error("after Delete")
	}
}

func TestKeysDoCommands(t *testing.T) {
	s := newStage(t)
	steps := s.solved.steps()
	for _, row := range []struct {
		name fyne.KeyName
		step int
	}{{fyne.KeyHome, 0}, {fyne.KeyPageDown, 1}, {fyne.KeyRightBracket, 2}, {fyne.KeyLeftBracket, 1}, {fyne.KeyEnd, steps}} {
		s.typedKey(&fyne.KeyEvent{Name: row.name})
		if s.step != row.step {
			t.Errorf("%s: step %d, want %d", row.name, s.step, row.step)
		}
	}
	s.held = func() fyne.KeyModifier { return shift }
	if s.boardKey(string(fyne.KeyHome)); s.step != steps {
		t.Error("Shift+Home is Home")
	}
}

func TestPalette(t *testing.T) {
	s := newStage(t)
	overlays := s.win.Canvas().Overlays()
	open := func() *palette {
		p := s.openPalette()
		if s.win.Canvas().Focused() != fyne.Focusable(p.entry) {
			t.Fatal("the field has not the focus")
		}
		return p
	}
	p := open()
	list, _ := s.everyCommand()
	if len(p.found) != len(list) {
		t.Errorf("%d of %d commands", len(p.found), len(list))
	}
	p.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if overlays.Top() != nil {
		t.Fatal("Escape does not close")
	}
	for _, row := range []struct{ typed, first string }{
		{"dark", "Theme: Dark"},
		{"the dark", "Theme: Dark"},
		{"zoom in", "Zoom in"},
		{"FIT", "Fit the board"},
		{"slctall", "Select: Select all"},
	} {
		p = open()
		p.entry.SetText(row.typed)
		if len(p.found) == 0 || p.found[0].label != row.first {
			t.Errorf("%q finds %v", row.typed, labels(p.found))
		}
		p.close()
	}
	s.setLanguage(lang.Russian)
	for _, typed := range []string{"тёмная", "dark"} {
		p = open()
		p.entry.SetText(typed)
		if len(p.found) == 0 || p.found[0].label != "Тема: Тёмная" {
			t.Errorf("%q finds %v", typed, labels(p.found))
		}
		p.close()
	}
	s.setLanguage(lang.English)
	p = open()
	p.entry.SetText("no such command at all")
	p.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	p.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if overlays.Top() == nil || !p.nothing.Visible() {
		t.Error("nothing found is not told")
	}
	p.entry.SetText("step")
	p.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	want := p.found[1].label
	p.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if overlays.Top() != nil || want != "First step" || s.step != 0 {
		t.Errorf("%q: step %d", want, s.step)
	}
}

// Of what fits as well, that comes first which begins as was typed: not the undoing of it.
func TestPaletteBeginsFirst(t *testing.T) {
	s := newStage(t)
	s.makeGame("nim", "3")
	s.askGame(true, "nim", nil)
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	s.settle()
	p := s.openPalette()
	p.entry.SetText("add a game")
	if got := p.found[0].label; !strings.HasPrefix(got, "Add a game") {
		t.Errorf("first comes %q", got)
	}
}

func labels(list []entryOf) []string {
	var names []string
	for _, e := range list {
		names = append(names, e.label)
	}
	return names
}

func TestKeySheet(t *testing.T) {
	s := newStage(t)
	for _, size := range []fyne.Size{fyne.NewSize(800, 560), fyne.NewSize(1280, 760)} {
		for _, l := range lang.Languages {
			s.setLanguage(l)
			s.win.Resize(size)
			s.typedRune('?')
			top := s.win.Canvas().Overlays().Top()
			if top == nil {
				t.Fatal("no key sheet")
			}
			if m := top.MinSize(); m.Width > size.Width || m.Height > size.Height {
				t.Errorf("%s: needs %v of %v", l.Code(), m, size)
			}
			s.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
		}
	}
	var keys []string
	for _, p := range s.keyParts() {
		for _, r := range p.rows {
			if slices.Contains(keys, r.keys) {
				t.Errorf("%s is on the sheet twice", r.keys)
			}
			keys = append(keys, r.keys)
		}
	}
	for _, want := range []string{"V", "F2", "Ctrl+Shift+P", "PageUp  [", "Ctrl+Y  Ctrl+Shift+Z"} {
		if !slices.Contains(keys, want) {
			t.Errorf("%s is missing in %s", want, strings.Join(keys, ", "))
		}
	}
}
