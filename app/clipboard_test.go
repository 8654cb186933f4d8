package app

import (
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/document"
	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// copied puts a text on the clipboard.
func (s *stage) copied(text string) { s.app.Clipboard().SetContent(text) }

func TestCopyPasteIsOneEdit(t *testing.T) {
	s := newStage(t)
	before := s.doc.Board()
	s.board.Select(editor.Selection{Vertices: []int{0, 1}})
	s.menus.item(lang.MenuCopy).Action()
	has(t, "clipboard", s.app.Clipboard().Content(), "digraph")
	s.menus.item(lang.MenuPaste).Action()
	b := s.doc.Board()
	equal(t, "selected", s.board.Selection().Vertices, []int{6, 7})
	if len(b.Edges) != len(before.Edges)+1 || b.Vertices[6].Pos == b.Vertices[0].Pos {
		t.Errorf("%d edges, at %v", len(b.Edges), b.Vertices[6].Pos)
	}
	s.undo()
	if !board.Equal(before, s.doc.Board()) {
		t.Error("paste is not one edit")
	}
}

func TestPasteAtThePointer(t *testing.T) {
	s := newStage(t)
	s.board.Select(editor.Selection{Vertices: []int{0}})
	s.copyPart()
	s.board.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(40, 50)}})
	at, _ := s.board.Pointer()
	s.paste()
	if p := s.doc.Board().Vertices[6].Pos; max(p.X-at.X, at.X-p.X, p.Y-at.Y, at.Y-p.Y) > 1 {
		t.Errorf("pasted at %v, the pointer is at %v", p, at)
	}
	s.paste()
	if b := s.doc.Board(); b.Vertices[6].Pos == b.Vertices[7].Pos {
		t.Error("pasted twice on the same place")
	}
}

// TestPastedIsSeenAndCoversNothing: wherever the pointer is and the view was, and as often as one likes.
func TestPastedIsSeenAndCoversNothing(t *testing.T) {
	away := fyne.NewPos(-1, -1)
	for _, row := range []struct {
		name  string
		point fyne.Position
		look  func(s *stage)
	}{
		{"by the keyboard", away, func(*stage) {}},
		{"over what was copied", fyne.NewPos(300, 250), func(*stage) {}},
		{"at the border", fyne.NewPos(5, 5), func(*stage) {}},
		{"in the corner of the map", fyne.NewPos(800, 600), func(s *stage) { s.board.SetZoom(2) }},
		{"seen from near", away, func(s *stage) { s.board.ZoomTo([]int{5}); s.board.SetZoom(3) }},
		{"seen from afar", away, func(s *stage) { s.board.SetZoom(0.1) }},
	} {
		s := newStage(t)
		s.board.Select(editor.Selection{Vertices: []int{0, 1, 2}})
		s.copyPart()
		row.look(s)
		if row.point != away {
			s.board.MouseMoved(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: row.point}})
		}
		for i := range 8 {
			if i < 6 {
				s.paste()
			} else {
				s.duplicatePart()
			}
			b := s.doc.Board()
			for v := range b.Vertices {
				for u := range v {
					if p, q := b.Vertices[u].Pos, b.Vertices[v].Pos; math.Hypot(p.X-q.X, p.Y-q.Y) < 2*render.VertexRadius {
						t.Errorf("%s, %d: %s covers %s", row.name, i, b.Vertices[v].ID, b.Vertices[u].ID)
					}
				}
			}
			for _, v := range s.board.Selection().Vertices {
				if !s.board.Sees(b.Vertices[v].Pos) {
					t.Errorf("%s, %d: %s is not seen", row.name, i, b.Vertices[v].ID)
				}
			}
		}
	}
}

func TestCutAndDuplicate(t *testing.T) {
	s := newStage(t)
	s.board.Select(editor.Selection{Vertices: []int{5}})
	s.menus.item(lang.MenuDuplicate).Action()
	if b := s.doc.Board(); len(b.Vertices) != 7 || s.app.Clipboard().Content() != "" {
		t.Error("not duplicated, or by the clipboard")
	}
	s.menus.item(lang.MenuCut).Action()
	if b := s.doc.Board(); len(b.Vertices) != 6 || !strings.Contains(s.app.Clipboard().Content(), "D2") {
		t.Errorf("clipboard %q", s.app.Clipboard().Content())
	}
	has(t, "undo", s.menus.item(lang.MenuUndo).Label, "cut 1 vertex")
}

func TestClipboardBetweenTabs(t *testing.T) {
	s := newStage(t)
	want := s.doc.Board()
	s.board.SelectAll()
	s.copyPart()
	s.newBoard()
	s.paste()
	if b := s.doc.Board(); !board.Equal(b, want) {
		t.Error("all of a board pasted on an empty one is another")
	}
}

func TestPasteAsksHowNumbersAreMeant(t *testing.T) {
	s := newStage(t)
	overlays := s.win.Canvas().Overlays()
	s.newBoard()
	s.copied("4 4\n1 2\n2 3\n1 3\n3 4\n")
	s.paste()
	s.settle()
	if len(board.Guess("4 4\n1 2\n2 3\n1 3\n3 4\n")) != 1 || overlays.Top() != nil {
		t.Error("asks about a text with one reading")
	}
	if len(s.doc.Board().Vertices) != 4 || len(s.doc.Board().Edges) != 4 {
		t.Errorf("pasted %d, %d", len(s.doc.Board().Vertices), len(s.doc.Board().Edges))
	}
	s.newBoard()
	const several = "1 1 2\n"
	readings := board.Guess(several)
	if len(readings) < 2 {
		t.Fatalf("%d readings", len(readings))
	}
	s.copied(several)
	s.paste()
	if overlays.Top() == nil || len(s.doc.Board().Vertices) != 0 {
		t.Fatal("does not ask")
	}
	tapped(t, overlays.Top(), "Use this")
	if !board.Equal(s.doc.Board(), readings[0].Board) || len(s.board.Selection().Vertices) == 0 {
		t.Error("not the first reading, or not selected")
	}
	s.settle()
	s.undo()
	s.paste()
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if overlays.Top() != nil || len(s.doc.Board().Vertices) != 0 {
		t.Error("Escape pastes, or stays")
	}
}

func TestEveryAmbiguousPasteAsks(t *testing.T) {
	s := newStage(t)
	overlays := s.win.Canvas().Overlays()
	for _, text := range []string{"2 1\n1 2", "3 2\n1 2\n2 3", "4 2\n0 1\n2 3", "1 1 2 2", "4 1 1 2", "3\n1 2"} {
		s.newBoard()
		s.copied(text)
		s.paste()
		if overlays.Top() == nil || len(s.doc.Board().Vertices) != 0 {
			t.Errorf("%q: does not ask", text)
			continue
		}
		s.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
		path := file(t, t.TempDir(), "contest.txt", text)
		tabs := len(s.sheets)
		s.open(path)
		s.settle()
		if overlays.Top() == nil || len(s.sheets) != tabs {
			t.Errorf("%q: opening does not ask", text)
			continue
		}
		s.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	}
}

func TestSeveralAmbiguousFilesAreAskedAboutInTurn(t *testing.T) {
	s := newStage(t)
	overlays := s.win.Canvas().Overlays()
	folder := t.TempDir()
	s.openAll([]string{
		file(t, folder, "a.txt", "1 1 2"), file(t, folder, "b.edges", "3 2\n1 2\n2 3"), file(t, folder, "c.gv", "digraph {c}"),
		file(t, folder, "d.parents", "1 1 2 2"),
	})
	s.settle()
	tapped(t, overlays.Top(), "Use this")
	s.settle()
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	s.settle()
	if overlays.Top() == nil {
		t.Fatal("the last is not asked about")
	}
	tapped(t, overlays.Top(), "Use this")
	s.settle()
	if s.wantTabs("c.gv a.txt [d.parents]"); overlays.Top() != nil {
		t.Error("asks once more")
	}
	s.openAll([]string{file(t, folder, "e.txt", "1 1 2"), file(t, folder, "f.txt", "1 1 2")})
	s.settle()
	if s.close(); overlays.Top() != nil || len(s.imports) != 0 {
		t.Error("asks when the window closes")
	}
}

func TestReadingsAreShown(t *testing.T) {
	s := newStage(t)
	c := s.newReadingChoice(board.Guess("1 1 2\n"), mayStalk)
	for i := range c.readings {
		c.choose(i)
		for c.painter.Busy() {
			s.settle()
		}
		s.settle()
		if c.preview.Image == nil || c.at != i {
			t.Errorf("reading %d has no picture", i)
		}
		c.preview.Image = nil
	}
	texts := map[string]bool{}
	for _, r := range c.readings {
		texts[s.sentenceOf(r)] = true
	}
	if len(texts) != len(c.readings) {
		t.Errorf("two readings are told alike: %v", texts)
	}
}

func TestReadingsFitTheirRows(t *testing.T) {
	s := newStage(t)
	scales := textScales
	if testing.Short() {
		scales = scales[len(scales)-1:]
	}
	for _, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: 800, Height: 600}} {
		s.win.Resize(size)
		for _, percent := range scales {
			s.setTextScale(percent)
			for _, l := range lang.Languages {
				s.setLanguage(l)
				c := s.newReadingChoice(board.Guess("4 1 1 2"), mayStalk)
				c.list.show()
				for _, r := range c.rows {
					if r.text.MinSize().Width > c.width-16 {
						t.Errorf("%s at %d %%: %q is wider than its row", l.Code(), percent, r.text.Text)
					}
				}
				if c.width+c.preview.MinSize().Width+60 > s.win.Canvas().Size().Width {
					t.Errorf("%s at %d %%: %v beside %v", l.Code(), percent, c.width, c.preview.MinSize())
				}
			}
		}
	}
}

func TestPasteOnADrawnBoardGetsPlaces(t *testing.T) {
	s := newStage(t)
	before := s.doc.Board()
	s.copied("3\n1 2\n2 3\n")
	s.paste()
	for s.pastes.Busy() {
		s.settle()
	}
	s.settle()
	b := s.doc.Board()
	if len(b.Vertices) != 9 {
		t.Fatalf("%d vertices", len(b.Vertices))
	}
	for v := range b.Vertices {
		if !b.Vertices[v].Placed {
			t.Errorf("%s has no place", b.Vertices[v].ID)
		}
		for u := range v {
			if p, q := b.Vertices[u].Pos, b.Vertices[v].Pos; math.Hypot(p.X-q.X, p.Y-q.Y) < 2*render.VertexRadius {
				t.Errorf("%s covers %s", b.Vertices[v].ID, b.Vertices[u].ID)
			}
		}
	}
	if s.undo(); !board.Equal(before, s.doc.Board()) {
		t.Error("not one edit")
	}
}

func TestPasteTellsWhyNot(t *testing.T) {
	s := newStage(t)
	for text, want := range map[string]string{"": "nothing to paste", "digraph { a -> ": "holds no board", "hello there": "holds no board"} {
		s.tell("")
		s.copied(text)
		s.paste()
		has(t, text, s.notice, want)
	}
	if s.doc.Dirty() {
		t.Error("pasted all the same")
	}
}

func TestLargePasteIsReadInTheBackground(t *testing.T) {
	s := newStage(t)
	s.newBoard()
	s.copied(string(board.Write(ladder(3_000))))
	s.paste()
	if len(s.doc.Board().Vertices) != 0 {
		t.Error("read at once")
	}
	for s.pastes.Busy() || s.values.Busy() {
		s.settle()
	}
	if len(s.doc.Board().Vertices) != 3_000 {
		t.Errorf("%d vertices", len(s.doc.Board().Vertices))
	}
}

func TestClipboardKeysReachTheEntry(t *testing.T) {
	s := newStage(t)
	s.board.SelectAll()
	entry := widget.NewEntry()
	s.win.SetContent(entry)
	s.win.Canvas().Focus(entry)
	s.copied("text")
	s.menus.item(lang.MenuPaste).Action()
	if entry.Text != "text" || s.doc.Dirty() {
		t.Errorf("pasted on the board; the entry has %q", entry.Text)
	}
}

func TestImportEveryFormat(t *testing.T) {
	s := newStage(t)
	folder := t.TempDir()
	s.read("digraph {a -> b; a -> c; b -> d}")
	want := s.doc.Board()
	for _, f := range board.Formats {
		text, err := f.Write(want)
		if err != nil {
			t.Fatal(err)
		}
		path := file(t, folder, "tree"+f.Endings[len(f.Endings)-1], string(text))
		s.open(path)
		s.settle()
		if top := s.win.Canvas().Overlays().Top(); top != nil {
			tapped(t, top, "Use this")
			s.settle()
		}
		if b := s.doc.Board(); s.title() != filepath.Base(path) || len(b.Vertices) != 4 || len(b.Edges) != 3 || s.doc.Dirty() {
			t.Errorf("%s: %q, %d vertices, %d edges; %s", f.Name, s.title(), len(b.Vertices), len(b.Edges), s.notice)
		}
		if f.Name != "dot" && s.doc.Path != "" {
			t.Errorf("%s would be overwritten with DOT", f.Name)
		}
	}
	s.open(file(t, folder, "bad.graphml", "<graphml>"))
	s.settle()
	has(t, "notice", s.notice, "bad.graphml")
}

func TestCopyInOtherFormatsTellsLosses(t *testing.T) {
	s := newStage(t)
	folder := t.TempDir()
	s.settings.setFolder(folder)
	edges, _ := board.FormatNamed("edges")
	s.askCopy(edges)
	tapped(t, s.win.Canvas().Overlays().Top(), "Save")
	s.settle()
	if _, err := os.Stat(filepath.Join(folder, "First board.edges")); err != nil {
		t.Error(err)
	}
	has(t, "notice", s.notice, "does not keep")
	if s.doc.Path != "" {
		t.Error("the copy has become the board's file")
	}
	parents, _ := board.FormatNamed("parents")
	s.askCopy(parents)
	has(t, "notice", s.notice, "several parents")
	s.edit(document.SetLoopy(true))
	if s.notice != "" {
		t.Error("the notice stays")
	}
}

func TestReadingsByTheKeyboard(t *testing.T) {
	s := newStage(t)
	s.newBoard()
	s.copied("1 1 2\n")
	s.paste()
	focused := s.win.Canvas().Focused()
	if focused == nil {
		t.Fatal("nothing has the focus")
	}
	focused.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	focused.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if s.win.Canvas().Overlays().Top() != nil || !board.Equal(s.doc.Board(), board.Guess("1 1 2\n")[1].Board) {
		t.Error("not the second reading")
	}
	s.settle()
}

// TestTreesAreStalks: a parent array may be meant as a board of Green Hackenbush.
func TestTreesAreStalks(t *testing.T) {
	s := newStage(t)
	take := func() {
		t.Helper()
		if s.win.Canvas().Overlays().Top() == nil {
			t.Fatal("it is not asked")
		}
		tapped(t, s.win.Canvas().Overlays().Top(), "Use this")
		s.settle()
	}
	s.open(file(t, t.TempDir(), "a.parents", "0 1 1 2"))
	s.settle()
	for _, c := range widgets[*tick](s.win.Canvas().Overlays().Top()) {
		c.SetChecked(true)
	}
	if take(); s.doc.Board().Directed || len(s.doc.Board().Edges) != 3 || !s.doc.Board().Vertices[0].Ground {
		t.Errorf("the file gives %v", s.doc.Board())
	}
	s.copied("0 1 1 2")
	s.paste()
	if s.win.Canvas().Overlays().Top() != nil {
		take()
	}
	for s.pastes.Busy() {
		s.settle()
	}
	s.settle()
	if b := s.doc.Board(); b.Directed || len(b.Vertices) != 8 || !b.Vertices[4].Ground {
		t.Errorf("pasted on it: %v", s.doc.Board())
	}
	s.newBoard()
	s.edit(document.AddVertex(board.Point{}))
	s.copied("0 1 1 2")
	s.paste()
	for _, c := range widgets[*tick](s.win.Canvas().Overlays().Top()) {
		if c.Visible() {
			t.Error("stalks are offered on a chip game")
		}
	}
}
