package app

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

func TestUnsavedChangesAreAskedAbout(t *testing.T) {
	s := newStage(t)
	went := 0
	then := func() { went++ }
	s.askUnsaved(then)
	if went != 1 {
		t.Fatal("asks though nothing was changed")
	}
	s.edit(document.TakeChip(0))
	top := func() fyne.CanvasObject { return s.win.Canvas().Overlays().Top() }

	s.askUnsaved(then)
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if top() != nil || went != 1 {
		t.Error("Escape does not cancel")
	}
	s.askUnsaved(then)
	tapped(t, top(), "Don't save")
	if top() != nil || went != 2 {
		t.Error("Don't save does not go on")
	}
	path := filepath.Join(t.TempDir(), "board.gv")
	s.doc.Path = path
	s.askUnsaved(then)
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	s.settle()
	if went != 3 || s.doc.Dirty() {
		t.Error("Return does not save and go on")
	}
	if d, err := document.Open(path); err != nil || !board.Equal(d.Board(), s.doc.Board()) {
		t.Errorf("the file is not the board: %v", err)
	}
}

func TestSaveGoesOnOnlyWhenItSucceeds(t *testing.T) {
	s := newStage(t)
	s.edit(document.TakeChip(0))
	s.write(filepath.Join(t.TempDir(), "no", "such", "folder.gv"), func() { t.Error("goes on after a failure") })
	s.settle()
	if s.notice == "" || !s.line.notice.root.Visible() || !s.doc.Dirty() {
		t.Errorf("the failure is not told: %q", s.notice)
	}
	s.tell("")
	if s.line.notice.root.Visible() {
		t.Error("the notice can't be dismissed")
	}
}

func TestOpenWhatWasSaved(t *testing.T) {
	s := newStage(t)
	want := s.doc.Board()
	path := filepath.Join(t.TempDir(), "first.gv")
	s.write(path, nil)
	s.settle()
	s.newBoard()
	s.open(path)
	s.settle()
	if !board.Equal(want, s.doc.Board()) || s.title() != "first.gv" || s.savedState() != lang.StatusSaved {
		t.Errorf("opened %q %q", s.title(), s.savedState().In(lang.English))
	}
}

func TestFileThatIsNoBoard(t *testing.T) {
	s := newStage(t)
	path := filepath.Join(t.TempDir(), "bad.gv")
	if err := os.WriteFile(path, []byte("digraph { a ->"), 0o600); err != nil {
		t.Fatal(err)
	}
	before := s.doc
	s.open(path)
	s.settle()
	has(t, "notice", s.notice, "bad.gv")
	if s.doc != before {
		t.Error("the open board is gone")
	}
}

func TestExportWritesFiles(t *testing.T) {
	s := newStage(t)
	s.panel.player.turn(20)
	dir := t.TempDir()
	for _, f := range render.Formats {
		path := filepath.Join(dir, "board"+f.Ending)
		s.newExporter().write(path)
		s.settle()
		content, err := os.ReadFile(path)
		if err != nil || len(content) == 0 {
			t.Errorf("%s: %v", f.Name, err)
		}
	}
	svg, _ := os.ReadFile(filepath.Join(dir, "board.svg"))
	if !bytes.Contains(svg, []byte("<svg")) {
		t.Error("the ending does not decide the format")
	}
	x := s.newExporter()
	if x.solved || len(x.picture().Facts.Winning) > 0 {
		t.Error("a step is exported as solved")
	}
	x.solved = true
	if len(x.picture().Facts.Winning) != 1 {
		t.Error("the result is exported as a step")
	}
	s.askExport()
	if s.win.Canvas().Overlays().Top() == nil {
		t.Fatal("no dialog")
	}
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
}

func TestExportThatFailsSaysWhatToDo(t *testing.T) {
	s := newStage(t)
	gone := filepath.Join(t.TempDir(), "gone")
	s.newExporter().write(filepath.Join(gone, "board.svg"))
	s.settle()
	has(t, "notice", s.notice, "board.svg")
	has(t, "notice", s.notice, "another folder")
}

func TestFileDialogs(t *testing.T) {
	s := newStage(t)
	overlays := s.win.Canvas().Overlays()
	s.askOpen()
	if overlays.Top() == nil {
		t.Fatal("no dialog for opening")
	}
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})

	dir := t.TempDir()
	s.settings.setFolder(dir)
	path := filepath.Join(dir, "First board.gv")
	s.askSaveAs(nil)
	tapped(t, overlays.Top(), "Save")
	s.settle()
	if _, err := os.Stat(path); err != nil || s.doc.Path != path {
		t.Fatalf("not saved: %v", err)
	}
	s.newBoard()
	s.askWhere("First board.gv", func(path string) { s.write(path, nil) })
	tapped(t, overlays.Top(), "Save")
	if info, err := os.Stat(path); err != nil || info.Size() == 0 {
		t.Error("the file was emptied by choosing it")
	}
	tapped(t, overlays.Top(), "Replace")
	s.settle()
	if d, err := document.Open(path); err != nil || len(d.Board().Vertices) != 0 {
		t.Errorf("not replaced: %v", err)
	}
	if overlays.Top() != nil {
		t.Error("a dialog stays")
	}
}

func TestEscapeLeavesTheSaveDialog(t *testing.T) {
	s := newStage(t)
	c := s.win.Canvas()
	s.settings.setFolder(t.TempDir())
	s.askSaveAs(nil)
	name, ok := c.Focused().(*saveName)
	if !ok || name.Text != "First board.gv" || name.SelectedText() != name.Text {
		t.Fatalf("the name is not focused and selected: %T", c.Focused())
	}
	s.win.Resize(fyne.NewSize(1000, 700))
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(contentOf(c.Overlays().Top()))
	size := contentOf(c.Overlays().Top()).Size()
	if at.X+size.Width/2 != 500 || at.Y+size.Height/2 != 350 {
		t.Errorf("the dialog is not in the middle: %v %v", at, size)
	}
	name.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if c.Overlays().Top() != nil {
		t.Fatal("Escape does not leave the dialog")
	}
	s.askSaveAs(nil)
	c.Focused().TypedRune('x')
	c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	s.settle()
	if c.Overlays().Top() != nil || s.title() != "x.gv" {
		t.Errorf("Return does not save under the name typed: %s", s.title())
	}
}

func TestWholePathsMayBeTyped(t *testing.T) {
	s := newStage(t)
	overlays := s.win.Canvas().Overlays()
	here, there := t.TempDir(), t.TempDir()
	t.Setenv("HOME", there)
	s.settings.setFolder(here)
	for typed, want := range map[string]string{
		filepath.Join(there, "whole.gv"): filepath.Join(there, "whole.gv"),
		"~/home.gv":                      filepath.Join(there, "home.gv"),
		"plain.gv":                       filepath.Join(here, "plain.gv"),
	} {
		s.settings.setFolder(here)
		got := ""
		s.askWhere(typed, func(path string) { got = path })
		if tapped(t, overlays.Top(), "Save"); got != want {
			t.Errorf("%q is %q, want %q", typed, got, want)
		}
	}
}

func TestDroppedFileOpens(t *testing.T) {
	s := newStage(t)
	path := filepath.Join(t.TempDir(), "dropped.gv")
	s.write(path, nil)
	s.settle()
	s.newBoard()
	s.dropped(fyne.Position{}, []fyne.URI{storage.NewFileURI(path)})
	s.settle()
	if s.title() != "dropped.gv" || len(s.doc.Board().Vertices) != 6 {
		t.Errorf("shows %q", s.title())
	}
}

func TestShortcutsReachTheEntryThatHasTheFocus(t *testing.T) {
	s := newStage(t)
	s.edit(document.TakeChip(0))
	entry := widget.NewEntry()
	s.win.SetContent(entry)
	s.win.Canvas().Focus(entry)
	entry.TypedRune('x')
	s.menus.item(lang.MenuUndo).Action()
	if entry.Text != "" || !s.doc.Dirty() {
		t.Errorf("undo went to the board: entry %q", entry.Text)
	}
	s.win.Canvas().Unfocus()
	s.menus.item(lang.MenuUndo).Action()
	if s.doc.Dirty() {
		t.Error("undo does not reach the board")
	}
}

func TestLanguageAndThemeChangeLive(t *testing.T) {
	s := newStage(t)
	for _, l := range lang.Languages {
		s.setLanguage(l)
		if got, want := s.menus.main.Items[0].Label, lang.MenuFile.In(l); got != want {
			t.Errorf("%s: menu %q", l.Code(), got)
		}
		if got, want := s.sentence(), lang.Plain(tell(l, s.solved.at(s.step))); got != want || got == "" {
			t.Errorf("%s: sentence %q, want %q", l.Code(), got, want)
		}
		if s.settings.language() != l {
			t.Errorf("%s is not remembered", l.Code())
		}
	}
	for _, choice := range []string{choiceDark, choiceLight} {
		s.setTheme(choice)
		if s.settings.theme() != choice || s.board.Content().Look.Theme.Name != choice {
			t.Errorf("theme %s: the board is %s", choice, s.board.Content().Look.Theme.Name)
		}
		if got := theme.Color(theme.ColorNameBackground); got != s.picture().Window {
			t.Errorf("theme %s: the window is %v", choice, got)
		}
	}
}

func TestEverythingFitsASmallWindow(t *testing.T) {
	s := newStage(t)
	languages := lang.Languages
	if testing.Short() {
		languages = []lang.Language{lang.Russian} // the widest
	}
	for _, l := range languages {
		s.setLanguage(l)
		for _, e := range examples {
			s.showExample(e)
			s.settle()
			for _, step := range []int{0, s.solved.steps() / 2, s.solved.steps()} {
				s.turnTo(step)
				if m := s.win.Content().MinSize(); m.Width > 800 || m.Height > 560 {
					t.Errorf("%s, %s, step %d needs %v", l.Code(), e.file, step, m)
				}
				if m := s.panel.body.MinSize(); m.Width > sideLeast-32 {
					t.Errorf("%s, %s, step %d: the panel needs %v", l.Code(), e.file, step, m.Width)
				}
			}
		}
	}
}

// BenchmarkStep10000 shows steps of a board of 10,000 vertices: state, panel and facts.
func BenchmarkStep10000(b *testing.B) {
	s := newStage(b)
	s.install(document.New(ladder(10_000)), lang.StatusNew)
	s.settle()
	n := s.solved.steps()
	for i := 0; b.Loop(); i++ {
		s.turnTo(i * 7919 % n)
	}
}

// No picture gets a name whose ending means another kind of file.
func TestPictured(t *testing.T) {
	for _, r := range []struct {
		typed   string
		formats []render.Format
		want    string
	}{
		{"a.png", render.Formats, "a.png"},
		{"a.SVG", plainFormats(), "a.SVG"},
		{"a", plainFormats(), "a.svg"},
		{"a.pdf", render.Formats, "a.pdf.svg"},
		{"figure 1.2", plainFormats(), "figure 1.2.svg"},
		{"a.gv", render.Formats, "a.gv"},
		{"a.gv", plainFormats(), "a.gv.svg"},
	} {
		if got := pictured(r.typed, ".svg", r.formats); got != r.want {
			t.Errorf("%s: %s, want %s", r.typed, got, r.want)
		}
	}
}
