package app

import (
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"dev.mexboard/app/document"
	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// do presses the menu item of a name.
func (s *stage) do(name lang.Message) {
	s.t.Helper()
	i := s.menus.item(name)
	if i == nil || i.Disabled {
		s.t.Fatalf("%s can't be done", name.In(lang.English))
	}
	i.Action()
	s.settle()
}

func (s *stage) choose(ids string) {
	index := s.doc.Board().Index()
	var list editor.Selection
	for _, id := range strings.Fields(ids) {
		list.Vertices = append(list.Vertices, index[id])
	}
	s.board.Select(list)
}

func (s *stage) at(id string) board.Point {
	return s.board.Content().Geometry.Vertices[s.doc.Board().Index()[id]]
}

func (s *stage) selectedIDs() string {
	var ids []string
	for _, v := range s.board.Selection().Vertices {
		ids = append(ids, s.doc.Board().Vertices[v].ID)
	}
	slices.Sort(ids)
	return strings.Join(ids, " ")
}

func TestSelectionCommands(t *testing.T) {
	s := newStage(t)
	s.read(`digraph { a -> b -> c; d -> b; x -> y }`)
	for _, row := range []struct {
		from string
		do   lang.Message
		want string
	}{
		{"b", lang.MenuConnected, "a b c d"},
		{"b", lang.MenuReachable, "b c"},
		{"b", lang.MenuLeading, "a b d"},
		{"a b", lang.MenuInvert, "c d x y"},
		{"a", lang.MenuSelectNone, ""},
		{"a", lang.MenuSelectAll, "a b c d x y"},
	} {
		s.choose(row.from)
		if s.do(row.do); s.selectedIDs() != row.want {
			t.Errorf("%s of %s: %s, want %s", row.do.In(lang.English), row.from, s.selectedIDs(), row.want)
		}
	}
}

func TestAlignOnABoardThatNobodyPlaced(t *testing.T) {
	s := newStage(t)
	s.read(`digraph { a -> {b c} -> d }`)
	before := s.at("d")
	s.choose("a b c")
	s.do(lang.AlignTop)
	if s.at("a").Y != s.at("b").Y || s.at("a").Y != s.at("c").Y || math.Abs(s.at("d").Y-before.Y) > 0.01 {
		t.Errorf("a %v b %v c %v, d %v was %v", s.at("a"), s.at("b"), s.at("c"), s.at("d"), before)
	}
	s.do(lang.DistributeAcross)
	if s.do(lang.MenuUndo); s.at("a").Y != s.at("b").Y {
		t.Error("one command is more than one edit")
	}
}

func TestTidyKeepsTheRest(t *testing.T) {
	s := newStage(t)
	s.read(`digraph {
		a [pos="0,0"]; b [pos="1,1"]; c [pos="3,-2"]; p [pos="-1,2!"]; far [pos="300,0"]; near [pos="10,-120"]
		a -> b; a -> c; a -> p; far -> a; c -> near }`)
	s.choose("a b c p")
	s.do(lang.MenuTidy)
	for id, want := range map[string]board.Point{"far": {X: 300}, "near": {X: 10, Y: -120}, "p": {X: -1, Y: 2}} {
		if s.at(id) != want {
			t.Errorf("%s moved to %v", id, s.at(id))
		}
	}
	if math.Abs(s.at("a").X-s.at("b").X)+math.Abs(s.at("a").Y-s.at("b").Y) < 40 {
		t.Errorf("a %v and b %v are not apart", s.at("a"), s.at("b"))
	}
	if name := s.doc.UndoName(lang.English); name != "arrange" {
		t.Errorf("undo %q", name)
	}
}

func TestTidyFindsRoom(t *testing.T) {
	taken := []board.Point{{X: 0}, {X: 100}, {X: 200}}
	at := []board.Point{{X: 10, Y: 5}, {X: 110, Y: 5}}
	by := vacancy(at, taken)
	for _, p := range at {
		for _, q := range taken {
			if math.Hypot(p.X+by.X-q.X, p.Y+by.Y-q.Y) < roomy {
				t.Errorf("%v is too near to %v", p, q)
			}
		}
	}
	if by := vacancy(at, []board.Point{{X: 500}}); by != (board.Point{}) {
		t.Errorf("moved by %v without need", by)
	}
}

// TestFirstEditMovesNothing: nor is the picture of a board that nobody placed made anew for the digits that are written.
func TestFirstEditMovesNothing(t *testing.T) {
	s := newStage(t)
	for _, dot := range []string{`digraph { a -> {b c d} -> e; a -> e; f -> c [label=x] }`, "graph { g [ground=true]; g -- a -- b -- g }"} {
		s.read(dot)
		g := s.board.Content().Geometry
		g.Vertices = slices.Clone(g.Vertices)
		for v := range g.Vertices {
			g.Vertices[v].X += math.Pi // as fine as a layout may be
		}
		s.takeLayout(layoutJob{board: s.doc.Board()}, g)
		before := s.board.Content().Geometry
		s.editSeen(document.SetLabel(1, "other"))
		after := s.board.Content().Geometry
		if !s.doc.Board().Placed() || !reflect.DeepEqual(before, after) {
			t.Errorf("%s: was at %v, is at %v", dot, before, after)
		}
	}
}

func TestPinnedStays(t *testing.T) {
	s := newStage(t)
	s.choose("D")
	s.do(lang.MenuPin)
	if !s.menus.item(lang.MenuPin).Checked {
		t.Error("not checked")
	}
	before := s.at("D")
	s.do(lang.ArrangeTree)
	if s.at("D") != before {
		t.Error("a pinned vertex moved")
	}
	s.boardKey(string(fyne.KeyP))
	if s.doc.Board().Vertices[5].Pinned {
		t.Error("P does not unpin")
	}
}

func TestUnfoldAndMerge(t *testing.T) {
	s := newStage(t)
	first := s.doc.Board()
	s.choose("D")
	root := s.at("D")
	s.do(lang.MenuUnfold)
	top := s.win.Canvas().Overlays().Top()
	if top == nil {
		t.Fatal("does not ask")
	}
	tapped(t, top, "Unfold")
	b := s.doc.Board()
	// D has B, C and F below; B has A; C has A and B (A); F has C (A, B (A)) and E (A): 1 + 2 + 4 + (1 + 4 + 2) = 14 in all.
	if len(b.Vertices) != 14 || len(b.Edges) != 13 {
		t.Errorf("%d vertices, %d edges", len(b.Vertices), len(b.Edges))
	}
	if got := s.at("D"); math.Hypot(got.X-root.X, got.Y-root.Y) > 0.01 {
		t.Errorf("the root moved from %v to %v", root, got)
	}
	has(t, "sentence", s.sentence(), "= 3")
	s.board.Select(editor.Selection{})
	s.do(lang.MenuMerge)
	if n := len(s.doc.Board().Vertices); n != 5 { // B and E are equal
		t.Errorf("merged to %d vertices", n)
	}
	has(t, "told", s.line.doing, "Merged: 9 vertices fewer")
	s.do(lang.MenuUndo)
	s.do(lang.MenuUndo)
	if !board.Equal(first, s.doc.Board()) {
		t.Error("undo does not give the board back")
	}
	s.read(`digraph { a -> b -> c }`)
	s.choose("a")
	s.do(lang.MenuUnfold)
	has(t, "a tree", s.notice, "is a tree already")
	s.read(`digraph { a -> b -> a }`)
	s.choose("a")
	s.do(lang.MenuUnfold)
	has(t, "a cycle", s.notice, "has no end")
}

func TestRenameByPattern(t *testing.T) {
	s := newStage(t)
	s.choose("D F E")
	s.do(lang.MenuRenameMany)
	r := renamer(s)
	if s.win.Canvas().Focused() != fyne.Focusable(r.pattern) {
		t.Error("the pattern has not the focus")
	}
	r.pattern.SetText("B")
	r.start.SetText("x")
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if s.win.Canvas().Overlays().Top() == nil || !r.fault.root.Visible() {
		t.Fatal("accepts what is wrong")
	}
	r.start.SetText("7")
	r.pattern.SetText("w##")
	if n := len(r.list.Objects); n != 3 || r.fault.root.Visible() {
		t.Errorf("%d names shown", n)
	}
	r.pattern.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if got := s.selectedIDs(); got != "w07 w08 w09" || s.win.Canvas().Overlays().Top() != nil {
		t.Errorf("renamed to %s", got)
	}
	s.board.Select(editor.Selection{})
	s.do(lang.MenuRenameMany)
	r = renamer(s)
	r.pattern.SetText("")
	if r.err != nil { // a number alone is a name
		t.Error(r.err)
	}
	r.start.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if s.win.Canvas().Overlays().Top() != nil {
		t.Error("Escape does not close")
	}
}

// renamer is the dialog that the command has opened, with the focus in its first field: closed, and opened again to be
// at hand.
func renamer(s *stage) *renaming {
	s.t.Helper()
	e, ok := s.win.Canvas().Focused().(*keyEntry)
	if !ok || e.Text != "a#" {
		s.t.Fatal("no dialog for renaming")
	}
	e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	return s.rename()
}
