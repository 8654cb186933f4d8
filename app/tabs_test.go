package app

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/test"

	"dev.mexboard/app/document"
	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// tabs is the names on the tabs, unsaved ones with a dot, the one in front in brackets.
func (s *stage) tabNames() string {
	var list []string
	for _, t := range s.tabs.shown {
		name := t.title
		if t.unsaved {
			name = "•" + name
		}
		if t.inFront {
			name = "[" + name + "]"
		}
		list = append(list, name)
	}
	return strings.Join(list, " ")
}

func (s *stage) wantTabs(want string) {
	s.t.Helper()
	if got := s.tabNames(); got != want {
		s.t.Errorf("tabs %s, want %s", got, want)
	}
}

// file writes a board file.
func file(t testing.TB, folder, name, text string) string {
	t.Helper()
	path := filepath.Join(folder, name)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// A tool goes along to another board where it has work, and without a word where it has none.
func TestToolsGoAlongToOtherBoards(t *testing.T) {
	for _, tool := range editor.Tools {
		for _, directed := range []bool{true, false} {
			s := newStage(t)
			if !editor.Fits(tool, true) {
				s.newHackenbush()
			}
			s.chooseTool(tool)
			want := tool
			if !editor.Fits(tool, directed) {
				want = editor.Tools[0]
			}
			if directed {
				s.newBoard()
			} else {
				s.newHackenbush()
			}
			if s.board.Tool() != want || s.notice != "" {
				t.Errorf("%s, chips %v: %s, %q", tool.Key(), directed, s.board.Tool().Key(), s.notice)
			}
		}
	}
}

func TestTabsHaveTheirOwnUndoStepAndView(t *testing.T) {
	s := newStage(t)
	s.edit(document.TakeChip(0))
	s.turnTo(3)
	s.board.SetZoom(2)
	first := s.sheet
	if s.tabs.root.Visible() {
		t.Error("one tab is shown")
	}
	s.newBoard()
	s.wantTabs("•First board: A to F [Untitled]")
	if s.canUndo() || s.board.Zoom() != 1 || !s.tabs.root.Visible() {
		t.Error("a new tab is not new")
	}
	s.edit(document.AddVertex(board.Point{}))
	s.edit(document.AddVertex(board.Point{X: 100}))
	s.turnTabs(1)
	if s.sheet != first || s.step != 3 || s.board.Zoom() != 2 || len(s.doc.Board().Vertices) != 6 {
		t.Errorf("step %d, zoom %v, %d vertices", s.step, s.board.Zoom(), len(s.doc.Board().Vertices))
	}
	if s.front.Objects[0] != fyne.CanvasObject(s.board) {
		t.Error("the board of the tab is not the one shown")
	}
	s.undo()
	s.wantTabs("[First board: A to F] •Untitled")
	s.turnTabs(-1)
	if s.undo(); len(s.doc.Board().Vertices) != 1 {
		t.Error("undo went to the other tab")
	}
}

func TestALateAnswerIsForItsOwnTab(t *testing.T) {
	s := newStage(t)
	s.install(document.New(ladder(5_000)), lang.StatusNew) // in the background
	large := s.sheet
	s.newBoard()
	s.settle()
	if s.solved.pending || len(s.solved.board.Vertices) != 0 {
		t.Error("the answer for another tab is shown")
	}
	s.bring(large)
	s.settle()
	if !s.solved.known() || len(s.solved.board.Vertices) != 5_000 {
		t.Error("the tab is not solved when it comes back")
	}
}

func TestFilesOpenInTabsOfTheirOwn(t *testing.T) {
	s := newStage(t)
	folder := t.TempDir()
	a, b := file(t, folder, "a.gv", "digraph {a -> b}"), file(t, folder, "b.gv", "digraph {a -> b -> c}")
	c := file(t, folder, "c.gv", "digraph {a}")
	s.openAll([]string{a, b, c})
	s.settle()
	s.wantTabs("[a.gv] b.gv c.gv")
	s.open(b)
	s.settle()
	s.wantTabs("a.gv [b.gv] c.gv")
	s.closeTab()
	s.wantTabs("a.gv [c.gv]")
	if got := s.settings.recent(); len(got) != 3 || got[0] != c {
		t.Errorf("recent files %v", got)
	}
	if item := s.menus.item(lang.MenuRecent); len(item.ChildMenu.Items) != 5 {
		t.Errorf("%d rows of recent files", len(item.ChildMenu.Items))
	}
	os.Remove(b)
	s.open(b)
	s.settle()
	has(t, "notice", s.notice, "b.gv")
	if got := s.settings.recent(); len(got) != 2 {
		t.Errorf("the file that has gone is still listed: %v", got)
	}
	s.dropped(fyne.Position{}, []fyne.URI{storage.NewFileURI(a), storage.NewFileURI(file(t, folder, "d.dot", "digraph {}"))})
	s.settle()
	s.wantTabs("[a.gv] c.gv d.dot")
}

func TestUntitledBoardsAreToldApart(t *testing.T) {
	s := newStage(t)
	s.newBoard()
	s.newBoard()
	s.newBoard()
	s.wantTabs("First board: A to F Untitled Untitled 2 [Untitled 3]")
	s.turnTabs(-1)
	s.closeTab()
	s.newBoard()
	s.wantTabs("First board: A to F Untitled Untitled 3 [Untitled 2]")
}

func TestManyTabsScroll(t *testing.T) {
	s := newStage(t)
	for range 30 {
		s.edit(document.AddVertex(board.Point{}))
		s.newBoard()
	}
	if m := s.win.Content().MinSize(); m.Width > 800 {
		t.Errorf("the window needs %v", m)
	}
	if s.tabs.scroll.Offset.X <= 0 {
		t.Error("the tab in front is out of sight")
	}
	s.turnTabs(1)
	if s.tabs.scroll.Offset.X != 0 {
		t.Error("the first tab is out of sight")
	}
}

func TestClosingAsksOncePerBoard(t *testing.T) {
	s := newStage(t)
	folder := t.TempDir()
	overlays := s.win.Canvas().Overlays()
	closed := false
	s.win.SetOnClosed(func() { closed = true })
	a, b := file(t, folder, "a.gv", "digraph {a}"), file(t, folder, "b.gv", "digraph {a}")
	s.openAll([]string{a, b})
	s.settle()
	add := document.AddVertex(board.Point{X: 200})
	s.edit(add)
	s.closeTab()
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	s.wantTabs("[•a.gv] b.gv")
	s.turnTabs(1)
	s.edit(add)
	s.close()
	if overlays.Top() == nil || closed {
		t.Fatal("the window closes without asking")
	}
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if s.wantTabs("•a.gv [•b.gv]"); overlays.Top() != nil || closed {
		t.Fatal("Escape does not cancel")
	}
	s.close()
	tapped(t, overlays.Top(), "Save all")
	s.settle()
	if !closed {
		t.Error("the window stays")
	}
	for _, path := range []string{a, b} {
		if d, err := document.Open(path); err != nil || len(d.Board().Vertices) != 2 {
			t.Errorf("%s is not saved: %v", path, err)
		}
	}
}

func TestFileChangedByAnotherProgram(t *testing.T) {
	s := newStage(t)
	overlays := s.win.Canvas().Overlays()
	path := file(t, t.TempDir(), "shared.gv", "digraph {a}")
	s.open(path)
	s.settle()
	mine := func() { s.edit(document.AddVertex(board.Point{X: 200})) }
	theirs := func() { file(t, filepath.Dir(path), "shared.gv", "digraph {theirs -> b -> c}") }
	saved := func() { s.save(nil); s.settle() }
	content := func() string { text, _ := os.ReadFile(path); return string(text) }

	mine()
	theirs()
	saved()
	if overlays.Top() == nil || !strings.Contains(content(), "theirs") {
		t.Fatal("overwritten without asking")
	}
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if !s.doc.Dirty() {
		t.Error("cancelling saved the board")
	}
	saved()
	tapped(t, overlays.Top(), "Reload")
	s.settle()
	if len(s.doc.Board().Vertices) != 3 || s.doc.Dirty() {
		t.Error("not reloaded")
	}
	if s.undo(); len(s.doc.Board().Vertices) != 2 {
		t.Error("Undo does not give the own board back")
	}
	saved()
	if overlays.Top() != nil || strings.Contains(content(), "theirs") {
		t.Error("asks although the file was seen")
	}
	mine()
	theirs()
	saved()
	tapped(t, overlays.Top(), "Overwrite")
	s.settle()
	if strings.Contains(content(), "theirs") || s.doc.Dirty() {
		t.Error("not overwritten")
	}
}

func TestFailedSaveLosesNothing(t *testing.T) {
	s := newStage(t)
	folder := filepath.Join(t.TempDir(), "stick")
	if err := os.Mkdir(folder, 0o700); err != nil {
		t.Fatal(err)
	}
	s.open(file(t, folder, "a.gv", "digraph {a}"))
	s.settle()
	s.edit(document.AddVertex(board.Point{X: 200}))
	if err := os.RemoveAll(folder); err != nil {
		t.Fatal(err)
	}
	s.newBoard()
	s.turnTabs(-1)
	s.save(func() { t.Error("goes on") })
	s.turnTabs(1) // before the answer comes
	s.settle()
	s.wantTabs("[•a.gv] Untitled")
	has(t, "notice", s.notice, "in another folder")
}

// restarted is another window of the same program, after the first was killed or closed.
func restarted(t *testing.T, folder string, files ...string) *stage {
	t.Helper()
	s := &stage{t: t, posts: make(chan func(), 10_000)}
	a := test.NewTempApp(t)
	a.Preferences().SetString("language", "en")
	s.Window = newWindow(a, func(f func()) { s.posts <- f })
	s.win.Resize(fyne.NewSize(1280, 800))
	t.Cleanup(s.client.Close)
	s.begin(folder, files)
	s.settle()
	return s
}

// second lets a second pass.
func (s *stage) second() {
	s.keepNow()
	for s.keep.writer.Busy() {
		time.Sleep(time.Millisecond)
	}
	s.settle()
}

// killed leaves the window as kill -9 does: what it kept stays, its locks are gone.
func (s *stage) killed(folder string) string {
	s.t.Helper()
	copied := s.t.TempDir()
	if err := os.CopyFS(copied, os.DirFS(folder)); err != nil {
		s.t.Fatal(err)
	}
	return copied
}

func TestKilledWindowIsRecovered(t *testing.T) {
	folder, files := t.TempDir(), t.TempDir()
	a, b := file(t, files, "a.gv", "digraph {a}"), file(t, files, "b.gv", "digraph {b}")
	s := restarted(t, folder, a, b)
	s.wantTabs("[a.gv] b.gv")
	s.edit(document.AddVertex(board.Point{X: 200}))
	mine := s.doc.Board()
	s.newBoard()
	s.edit(document.AddVertex(board.Point{X: 7}))
	s.second()

	left := s.killed(folder)
	next := restarted(t, left)
	if n := len(next.sheets); n != 2 {
		t.Fatalf("%d tabs: %s", n, next.tabNames())
	}
	for _, x := range next.sheets {
		next.bring(x)
		has(t, "tab", next.tabNames(), "(recovered)]")
		has(t, "notice", next.notice, "Mexboard was ended before this board was saved")
	}
	got := next.sheetOf(a)
	if got == nil || !board.Equal(got.doc.Board(), mine) {
		t.Fatal("the changes of a.gv are missing")
	}
	next.bring(got)
	next.save(nil)
	next.settle()
	if next.recovered || strings.Contains(next.tabNames(), "a.gv (recovered)") {
		t.Error("still marked after it was saved")
	}
	next.second()
	if third := restarted(t, next.killed(left)); len(third.sheets) != 2 {
		t.Errorf("after the second kill: %s", third.tabNames()) // a.gv by the session, the other by its record
	}
}

func TestSecondWindowStealsNothing(t *testing.T) {
	folder := t.TempDir()
	s := restarted(t, folder)
	s.edit(document.TakeChip(0))
	s.second()
	other := restarted(t, folder)
	other.wantTabs("[First board: A to F]")
	if other.keep.mine || other.recovered {
		t.Error("a second window takes the session or the boards of the first")
	}
	s.end()
	other.end()
	if third := restarted(t, folder); third.recovered {
		t.Error("what was given up comes back")
	}
}

func TestSessionComesBack(t *testing.T) {
	folder, files := t.TempDir(), t.TempDir()
	a, b := file(t, files, "a.gv", "digraph {a}"), file(t, files, "b.gv", "digraph {b}")
	s := restarted(t, folder)
	s.open(a)
	s.open(b)
	s.settle()
	s.turnTabs(-1)
	s.second()
	s.end()
	named := restarted(t, folder, b)
	named.wantTabs("[b.gv]")
	named.second()
	named.end()
	again := restarted(t, folder)
	again.wantTabs("[a.gv] b.gv")
	again.end()
	os.Remove(a)
	restarted(t, folder).wantTabs("[b.gv]")
}
