package app

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"dev.mexboard/app/document"
	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// newTextStage is a stage with the Text tab shown and the keyboard in it.
func newTextStage(t testing.TB, dot string) *stage {
	t.Helper()
	s := newStage(t)
	if dot != "" {
		b, err := board.Read([]byte(dot), "")
		if err != nil {
			t.Fatal(err)
		}
		d := document.New(b)
		d.Text = dot
		s.install(d, lang.StatusNew)
		s.settle()
	}
	s.goToTab(textTab)
	s.settle()
	if s.win.Canvas().Focused() != fyne.Focusable(s.pane.area) {
		t.Fatal("the text has not the keyboard")
	}
	return s
}

func (s *stage) text() string { return s.pane.area.buf.text() }

// typeText types at a spot, key by key, and waits until it has been read.
func (s *stage) typeText(line, col int, text string) {
	s.pane.area.buf.moveTo(spot{line, col}, false)
	for _, r := range text {
		if r == '\n' {
			s.pane.area.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		} else {
			s.pane.area.TypedRune(r)
		}
	}
	s.pane.read(false)
	s.settle()
}

// replaceText puts another text in the place of all.
func (s *stage) replaceText(text string) {
	s.pane.area.TypedShortcut(&fyne.ShortcutSelectAll{})
	s.pane.area.buf.replace(text, false)
	s.pane.area.changed()
	s.pane.read(false)
	s.settle()
}

const commented = "digraph {\n\t// the first\n\ta [chips=1, pos=\"0,0\"]\n\tb [pos=\"100,0\"]\n\ta -> b // down\n}\n"

func TestTextShowsTheBoard(t *testing.T) {
	s := newTextStage(t, "")
	if s.text() != string(board.Write(s.doc.Board())) {
		t.Errorf("text %q", s.text())
	}
	s.edit(document.AddVertex(board.Point{X: 7, Y: 8}))
	if !strings.Contains(s.text(), `pos="7,8"`) || s.text() != string(board.Write(s.doc.Board())) {
		t.Errorf("after an edit %q", s.text())
	}
	s.undo()
	if s.text() != string(board.Write(s.doc.Board())) {
		t.Error("after undo")
	}
}

func TestTypingIsOneEdit(t *testing.T) {
	s := newTextStage(t, commented)
	before := s.doc.Board()
	s.typeText(4, 0, "\tb -> new\n")
	b := s.doc.Board()
	if len(b.Vertices) != 3 || b.Vertices[2].ID != "new" || b.Vertices[0].Pos != before.Vertices[0].Pos {
		t.Fatalf("the board has %v", b.Vertices)
	}
	if !strings.Contains(s.text(), "// the first") || !strings.Contains(s.text(), "\n\tb -> new\n") {
		t.Errorf("the text as typed is gone: %q", s.text())
	}
	if got := s.doc.UndoName(lang.English); got != "edit text" {
		t.Errorf("the edit is called %q", got)
	}
	s.undo()
	if !board.Equal(s.doc.Board(), before) {
		t.Error("one undo does not take back what was typed in one go")
	}
	s.redo()
	s.settle()
	if !strings.Contains(s.text(), "// the first") || len(s.doc.Board().Vertices) != 3 {
		t.Errorf("redo brings back %q", s.text())
	}
}

func TestTypingIsReadAfterAPause(t *testing.T) {
	s := newTextStage(t, commented)
	s.pane.area.buf.moveTo(spot{4, 0}, false)
	var waiting []func()
	s.alarm = func(after time.Duration, do func()) {
		if after == pause {
			waiting = append(waiting, do)
		}
	}
	for i, key := range "c1" {
		s.pane.area.TypedRune(key)
		s.settle()
		if len(waiting) != i+1 || len(s.doc.Board().Vertices) != 2 {
			t.Fatalf("after %c: %d pauses, %d vertices", key, len(waiting), len(s.doc.Board().Vertices))
		}
	}
	waiting[0]() // the pause of the first key ends while the second's goes on
	if s.settle(); len(s.doc.Board().Vertices) != 2 {
		t.Error("read before the pause was over")
	}
	waiting[1]()
	s.settle()
	if v := s.doc.Board().Vertices; len(v) != 3 || v[2].ID != "c1" {
		t.Errorf("the board has %v", v)
	}
	if s.undo(); s.doc.UndoName(lang.English) != "" {
		t.Error("two keys are two edits")
	}
}

func TestAnErrorMarksItsLine(t *testing.T) {
	s := newTextStage(t, commented)
	before := s.doc.Board()
	s.typeText(3, 0, "b [chips=x]\n")
	if !board.Equal(before, s.doc.Board()) || s.doc.Dirty() {
		t.Error("the picture is another")
	}
	p := s.pane
	if p.area.bad != 3 || !p.bottom.Visible() || p.where.Text != "Line 4" || !strings.HasPrefix(why(p), `Chips="x"`) {
		t.Errorf("line %d, %q %q", p.area.bad, p.where.Text, why(p))
	}
	s.setLanguage(lang.Chinese)
	if p = s.pane; p.where.Text != "第 4 行" || p.area.bad != 3 || !strings.Contains(s.text(), "chips=x") {
		t.Errorf("in Chinese: %q, line %d", p.where.Text, p.area.bad)
	}
	p.area.buf.moveTo(spot{}, false)
	p.fault.Tapped(nil)
	if p.area.buf.caret.line != 3 {
		t.Error("a click does not lead to the error")
	}
	s.typeText(3, 0, "//")
	if p.bottom.Visible() || p.area.bad >= 0 {
		t.Error("the error stays when it is mended")
	}
}

func why(p *textPane) string { return p.why.text.String() }

func TestACycleIsToldAndShown(t *testing.T) {
	s := newTextStage(t, commented)
	s.typeText(5, 0, "b -> a\n")
	if len(s.doc.Board().Edges) != 2 || !s.pane.bottom.Visible() || s.pane.area.bad < 0 {
		t.Errorf("edges %d, line %d", len(s.doc.Board().Edges), s.pane.area.bad)
	}
}

func TestCommentsStayUntilThePictureIsEdited(t *testing.T) {
	s := newTextStage(t, commented)
	s.typeText(1, 0, "# more\n")
	if s.doc.UndoName(lang.English) != "" {
		t.Error("a comment is an edit of the board")
	}
	s.typeText(1, 0, "c\n")
	typed := s.text()
	s.edit(document.AddVertex(board.Point{X: 300}))
	if strings.Contains(s.text(), "# more") || s.line.doing != lang.TextRewritten.In(lang.English) {
		t.Errorf("%q, told %q", s.text(), s.line.doing)
	}
	s.undo()
	s.settle()
	if s.text() != typed {
		t.Errorf("undo gives %q, not what was typed", s.text())
	}
	if s.redo(); s.text() != string(board.Write(s.doc.Board())) {
		t.Errorf("redo gives %q", s.text())
	}
}

func TestWhatIsNoBoardIsNotLost(t *testing.T) {
	s := newTextStage(t, commented)
	s.typeText(3, 0, "oops [\n")
	draft := s.text()
	s.edit(document.AddVertex(board.Point{X: 300}))
	if s.line.doing != lang.TextReplaced.In(lang.English) || s.pane.bottom.Visible() {
		t.Errorf("told %q", s.line.doing)
	}
	s.undo()
	s.settle()
	if s.text() != draft || !s.pane.bottom.Visible() {
		t.Errorf("undo gives %q", s.text())
	}
}

func TestUndoInTheTextTakesBackTypingFirst(t *testing.T) {
	s := newTextStage(t, commented)
	s.edit(document.AddVertex(board.Point{X: 300}))
	written := s.text()
	s.typeText(2, 0, "oops [")
	s.typeText(2, 6, " x")
	undo := s.menus.item(lang.MenuUndo).Action
	undo()
	s.settle()
	if !strings.Contains(s.text(), "oops [\t") {
		t.Errorf("first %q", s.text())
	}
	undo()
	s.settle()
	if undo(); s.text() != written {
		t.Errorf("then %q", s.text())
	}
	s.pane.flush()
	if s.pane.bottom.Visible() || len(s.doc.Board().Vertices) != 3 {
		t.Error("the text that is a board again is not read")
	}
	undo()
	s.settle()
	if len(s.doc.Board().Vertices) != 2 {
		t.Error("after the typing, Undo is the board's")
	}
	s.pane.area.TypedShortcut(&fyne.ShortcutRedo{})
	if len(s.doc.Board().Vertices) != 3 {
		t.Error("Ctrl+Y in the text does not redo")
	}
}

func TestSelectionIsShared(t *testing.T) {
	s := newTextStage(t, commented)
	a := s.pane.area
	key := func(k fyne.KeyName) { a.TypedKey(&fyne.KeyEvent{Name: k}) }
	a.buf.moveTo(spot{1, 0}, false)
	key(fyne.KeyDown)
	equal(t, "vertices of line 3", s.board.Selection().Vertices, []int{0})
	equal(t, "marked", a.marked, []int{2})
	key(fyne.KeyDown)
	key(fyne.KeyDown)
	if got := s.board.Selection(); len(got.Vertices) > 0 || !slices.Equal(got.Edges, []int{0}) {
		t.Errorf("line 5 selects %v", got)
	}
	s.board.Select(editor.Selection{Vertices: []int{1}})
	equal(t, "marked from the board", a.marked, []int{3})
	s.board.Select(editor.Selection{Vertices: []int{0}, Edges: []int{0}})
	equal(t, "marked both", a.marked, []int{2, 4})
	key(fyne.KeyDown)
	if !s.board.Selection().Empty() {
		t.Error("a line that states nothing selects something")
	}
}

func TestSelectionIsBroughtIntoView(t *testing.T) {
	s := newTextStage(t, "")
	s.install(document.New(ladder(600)), lang.StatusNew)
	s.settle()
	s.board.Select(editor.Selection{Edges: []int{1000}})
	a := s.pane.area
	line := a.marked[0]
	if y := float32(line) * a.grid.height; y < a.scroll.Offset.Y || y > a.scroll.Offset.Y+a.scroll.Size().Height {
		t.Errorf("line %d is out of view at %v", line, a.scroll.Offset)
	}
	if len(a.drawn) > 60 {
		t.Errorf("%d lines are drawn", len(a.drawn))
	}
}

func TestTextOfAFileKeepsItsComments(t *testing.T) {
	s := newTextStage(t, "")
	path := filepath.Join(t.TempDir(), "x.gv")
	if err := os.WriteFile(path, []byte(strings.ReplaceAll(commented, "\n", "\r\n")), 0o600); err != nil {
		t.Fatal(err)
	}
	s.open(path)
	s.settle()
	if s.text() != commented || s.doc.Dirty() {
		t.Errorf("text %q", s.text())
	}
	s.board.Select(editor.Selection{Vertices: []int{1}})
	equal(t, "marked", s.pane.area.marked, []int{3})
}

// The text of a file is the board's, also before the Text tab has been opened and it has been read again.
func TestAFilesTextIsNoDraft(t *testing.T) {
	rows := []struct {
		text string
		told lang.Message
	}{
		{commented, lang.TextRewritten},
		{"digraph { a -> b }", lang.Message{}},
	}
	for _, r := range rows {
		s := newStage(t)
		path := filepath.Join(t.TempDir(), "x.gv")
		if err := os.WriteFile(path, []byte(r.text), 0o600); err != nil {
			t.Fatal(err)
		}
		s.open(path)
		s.settle()
		for range 2 { // an undone edit leads back to the same text
			s.line.busy("")
			s.edit(document.AddVertex(board.Point{X: 300}))
			if want := r.told.In(lang.English); s.line.doing != want {
				t.Errorf("%q: told %q, want %q", r.text, s.line.doing, want)
			}
			s.undo()
			s.settle()
		}
		s.goToTab(textTab)
		s.settle()
		if s.text() != r.text {
			t.Errorf("undo gives %q, not the file's text", s.text())
		}
	}
}

func TestTypingKeepsPlaces(t *testing.T) {
	s := newTextStage(t, `digraph { a -> {b c}; a [chips=1] }`)
	before := s.geo.Vertices
	s.replaceText("digraph { a -> {b c}; c -> d }")
	b := s.doc.Board()
	for v, p := range before {
		if b.Vertices[v].Pos != p && s.geo.Vertices[v] != p {
			t.Errorf("%s was at %v, is at %v", b.Vertices[v].ID, p, s.geo.Vertices[v])
		}
	}
	s.replaceText("digraph { x -> {y z} }")
	if s.doc.Board().Placed() || len(s.loose.Vertices) != 3 {
		t.Error("another board is not laid out")
	}
}

func TestLeavingTheTextReadsIt(t *testing.T) {
	s := newTextStage(t, commented)
	s.pane.area.buf.moveTo(spot{4, 0}, false)
	s.pane.area.TypedRune('z')
	s.pane.area.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if len(s.doc.Board().Vertices) != 3 || s.win.Canvas().Focused() != fyne.Focusable(s.board) {
		t.Error("what was typed is not on the board")
	}
}

func TestHiddenTextIsNotWritten(t *testing.T) {
	s := newStage(t)
	s.edit(document.AddVertex(board.Point{X: 1}))
	if s.text() != "" {
		t.Error("the text was written while nobody could see it")
	}
}

// tapTab presses the head of a tab.
func (s *stage) tapTab(tab int) { s.side.heads[tab].press.Tapped(nil) }

func TestTabs(t *testing.T) {
	s := newStage(t)
	s.tapTab(textTab)
	if s.text() == "" || s.side.body.Objects[0] != s.pane.root {
		t.Error("the Text tab is not shown")
	}
	s.setLanguage(lang.Finnish)
	if s.side.body.Objects[0] != s.pane.root {
		t.Error("another language shows another tab")
	}
	s.tapTab(solveTab)
	if s.side.body.Objects[0] != s.panel.root {
		t.Error("the Solve tab is not shown")
	}
}

func TestLargeTexts(t *testing.T) {
	s := newTextStage(t, "")
	var dot strings.Builder
	dot.WriteString("digraph {\n")
	for i := range 60_000 {
		fmt.Fprintf(&dot, "v%d [pos=\"%d,0\"]\n", i, i)
	}
	dot.WriteString("}\n")
	s.read(dot.String())
	if !s.pane.large.Visible() || s.text() != "" && len(s.pane.area.buf.lines) > 100 {
		t.Fatal("a very large text is shown unasked")
	}
	has(t, "its size", s.pane.size.text.String(), "60000")
	s.pane.ask()
	s.settle()
	if len(s.pane.area.buf.lines) != 60_004 || s.pane.large.Visible() {
		t.Errorf("%d lines", len(s.pane.area.buf.lines))
	}
	s.pane.area.TypedRune('x')
	s.pane.area.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if s.reader.Busy() || !s.typing.pending() {
		t.Error("so large a text is read at each key")
	}
}

func TestSavingTakesWhatWasJustTyped(t *testing.T) {
	s := newTextStage(t, commented)
	path := filepath.Join(t.TempDir(), "x.gv")
	s.write(path, nil)
	s.settle()
	s.pane.area.buf.moveTo(spot{4, 0}, false)
	s.pane.area.TypedRune('z')
	s.save(nil)
	s.settle()
	if d, err := document.Open(path); err != nil || len(d.Board().Vertices) != 3 {
		t.Errorf("the file has not what was typed: %v", err)
	}
}
