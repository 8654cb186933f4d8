package app

import (
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/render/layout"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

func TestOpensSolved(t *testing.T) {
	s := newStage(t)
	has(t, "sentence", s.sentence(), "The next player wins")
	has(t, "sentence", s.sentence(), "= 3")
	equal(t, "moves", s.moves(), []string{"D → F | 3 becomes 0 · play it"})
	equal(t, "table", s.table(), []string{
		"A|none|{ }|0|P", "B|A|{0}|1|N", "C|A B|{0, 1}|2|N", "E|A|{0}|1|N", "F|C E|{1, 2}|0|P", "D|B C F|{0, 1, 2}|3|N",
	})
	equal(t, "sum", s.sums(), []string{"B|1|0|1|2: no option", "E|1|0|1|2: no option", "D|3|1|1|0: F", "⊕|3|1|1"})
	if f := s.board.Content().Facts; len(f.Winning) != 1 || f.Values[5] != 3 {
		t.Errorf("the board shows %v", f)
	}
	if s.line.verdict.Text != "N, value 3" || s.line.shape.Text != "acyclic" {
		t.Errorf("status %q %q", s.line.shape.Text, s.line.verdict.Text)
	}
	if got := s.win.Title(); got != "First board: A to F – Mexboard" {
		t.Errorf("title %q", got)
	}
}

func TestAnEditIsLive(t *testing.T) {
	s := newStage(t)
	e, err := document.AddChip(s.doc.Board(), 2) // C
	if err != nil {
		t.Fatal(err)
	}
	s.edit(e)
	s.settle()
	has(t, "sentence", s.sentence(), "= 1")
	if got := s.win.Title(); !strings.HasPrefix(got, "• ") {
		t.Errorf("title %q does not mark the board as changed", got)
	}
	s.edit(document.AddVertex(board.Point{X: 500, Y: 500}))
	if n := len(s.table()); n != 7 {
		t.Errorf("%d rows", n)
	}
}

func TestPlayAMoveAndUndo(t *testing.T) {
	s := newStage(t)
	before := s.doc.Board()
	s.panel.moves.rows[s.panel.moves.body.sheet.Objects[0]].press.Tapped(nil)
	has(t, "sentence", s.sentence(), "The previous player wins")
	if b := s.doc.Board(); b.Vertices[5].Chips != 0 || b.Vertices[4].Chips != 1 {
		t.Error("the chip has not moved from D to F")
	}
	if len(s.moves()) != 0 {
		t.Errorf("winning moves from a P position: %v", s.moves())
	}
	has(t, "menu", s.menus.item(lang.MenuUndo).Label, "D")
	s.menus.item(lang.MenuUndo).Action()
	if !board.Equal(before, s.doc.Board()) || s.doc.Dirty() {
		t.Error("undo does not give the board back")
	}
	has(t, "sentence", s.sentence(), "The next player wins")
}

func TestPointingAtAMoveMarksIt(t *testing.T) {
	s := newStage(t)
	row := s.panel.moves.rows[s.panel.moves.body.sheet.Objects[0]].press
	row.MouseIn(nil)
	if h := s.board.Content().Facts.Hover; len(h) != 1 || h[0] != (solver.Move{From: 5, Option: 4}) {
		t.Errorf("hover %v", h)
	}
	row.MouseOut()
	if h := s.board.Content().Facts.Hover; h != nil {
		t.Errorf("hover stays %v", h)
	}
}

func TestStepsShowOnlyWhatIsKnown(t *testing.T) {
	s := newStage(t)
	p := s.panel.player
	p.turn(0)
	for v, x := range s.board.Content().Facts.Values {
		if x >= 0 {
			t.Errorf("vertex %d has a value at step 0", v)
		}
	}
	if len(s.board.Content().Facts.Winning) > 0 || len(s.moves()) > 0 || s.line.verdict.Text != "" {
		t.Error("a verdict at step 0")
	}
	type view struct {
		sentence   string
		table, sum []string
	}
	look := func() view { return view{s.sentence(), s.table(), s.sums()} }
	var forward []view
	for k := 0; k <= s.solved.steps(); k++ {
		if s.step != k {
			t.Fatalf("step %d, want %d", s.step, k)
		}
		forward = append(forward, look())
		s.boardKey("Next")
	}
	for k := s.solved.steps(); k >= 0; k-- {
		if got := look(); got.sentence != forward[k].sentence || !slices.Equal(got.table, forward[k].table) ||
			!slices.Equal(got.sum, forward[k].sum) {
			t.Errorf("step %d differs on the way back: %v, %v", k, got, forward[k])
		}
		s.boardKey("Prior")
	}
	p.turn(1_000_000)
	if !s.solved.at(s.step).done {
		t.Error("beyond the end is not all")
	}
}

func TestPlayerPlaysToTheEnd(t *testing.T) {
	s := newStage(t)
	p := s.panel.player
	p.toggle() // from the end: starts over
	if s.step != 0 || p.playing == 0 {
		t.Fatalf("plays from step %d", s.step)
	}
	for range s.solved.steps() {
		p.tick(p.playing)
	}
	if !s.solved.at(s.step).done || p.playing != 0 {
		t.Errorf("ends at step %d", s.step)
	}
	p.toggle()
	run := p.playing
	p.turn(3) // by hand: stops
	p.tick(run)
	if s.step != 3 {
		t.Errorf("a stopped run went on to step %d", s.step)
	}
}

func TestCycle(t *testing.T) {
	s := newStage(t)
	s.read(`digraph { a -> b -> c -> a; c -> d; d -> e; d [chips=1] }`)
	has(t, "sentence", s.sentence(), "a → b → c → a")
	if s.line.shape.Text != "has a cycle" {
		t.Errorf("status %q", s.line.shape.Text)
	}
	f := s.board.Content().Facts
	equal(t, "cycle", f.Cycle, []int32{0, 1, 2})
	equal(t, "unsolved", f.Unsolved, []bool{true, true, true, false, false})
	equal(t, "table", s.table(), []string{"e|none|{ }|0|P", "d|e|{0}|1|N", "a|b||?", "b|c||?", "c|a d||?"})
	equal(t, "moves", s.moves(), []string{"d → e | 1 becomes 0 · play it"})

	tapped(t, s.panel.ways, "Permit cycles")
	if !s.doc.Board().Loopy {
		t.Fatal("cycles are not permitted")
	}
	has(t, "sentence", s.sentence(), "The next player wins")
	tapped(t, s.panel.ways, "Forbid cycles")
	has(t, "sentence", s.sentence(), "a → b → c → a")
}

func TestBoardOfOneCycleIsNotTooLargeForSteps(t *testing.T) {
	s := newStage(t)
	s.read(`digraph { a -> b -> a; a [chips=1] }`)
	if s.panel.untold.root.Visible() {
		t.Error("a small board without steps is called too large for them")
	}
	has(t, "sentence", s.sentence(), "a → b → a")
}

func TestHackenbushIsSavedAndExported(t *testing.T) {
	for _, dot := range []string{
		`graph { a -- b; a [ground=true] }`,
	} {
		s := newStage(t)
		s.read(dot)
		has(t, "sentence", s.sentence(), "The next player wins (N): the value is 1")
		s.edit(document.AddVertex(board.Point{X: 300}))
		path := filepath.Join(t.TempDir(), "x.gv")
		s.write(path, nil)
		s.newExporter().write(path + ".svg")
		s.settle()
		d, err := document.Open(path)
		if err != nil || !board.Equal(d.Board(), s.doc.Board()) {
			t.Errorf("%s: saved differs: %v", dot, err)
		}
	}
	s := newStage(t)
	s.read(`digraph { loopy=true; a -> b; a [chips=1] }`)
	has(t, "loopy but acyclic", s.sentence(), "The next player wins")
}

func TestOtherRulesAreSolved(t *testing.T) {
	rows := []struct{ dot, verdict, moves string }{
		{`digraph { play=misere; a -> b; a [chips=1] }`, "The previous player wins", ""},
		{`digraph { play=misere; a -> b; c -> d; c -> b; c -> a; c [chips=1] }`, "The next player wins", "c → a"},
		{`digraph { compound=selective; a -> b; a [chips=2] }`, "The next player wins", "a → b"},
		{`digraph { compound="continued-conjunctive"; a -> b; c -> a; a [chips=1]; c [chips=1] }`, "The previous player wins", ""},
		{`digraph { compound=conjunctive; a -> b; c -> a; a [chips=1]; c [chips=1] }`, "The next player wins", "a → b"},
		{`digraph { loopy=true; a -> b; b -> a; b -> z; b [chips=1] }`, "The next player wins", "b → z"},
	}
	for _, r := range rows {
		s := newStage(t)
		s.read(r.dot)
		has(t, r.dot, s.sentence(), r.verdict)
		if got := strings.Join(s.moves(), "; "); !strings.Contains(got, r.moves) || (r.moves == "") != (got == "") {
			t.Errorf("%s: moves %q, want %q", r.dot, got, r.moves)
		}
	}
}

func TestSplitsAreNamedByTheirTargets(t *testing.T) {
	s := newStage(t)
	s.read(`digraph { s [split=true]; o [split=true]; v [chips=1]; v -> s; s -> a; s -> a; v -> o }`)
	equal(t, "moves", s.moves(), []string{"v → a + a | 1 becomes 0 · play it", "v → off the board | 1 becomes 0 · play it"})
}

func TestEmptyBoardLeadsOn(t *testing.T) {
	s := newStage(t)
	s.newBoard()
	has(t, "sentence", s.sentence(), "The board is empty")
	tapped(t, s.panel.ways, "First board: A to F")
	has(t, "sentence", s.sentence(), "The next player wins")
}

func TestLargeBoardIsSolvedInTheBackground(t *testing.T) {
	s := newStage(t)
	s.install(document.New(ladder(15_000)), lang.StatusNew)
	if s.sentence() != lang.Solving.In(lang.English) {
		t.Errorf("sentence %q", s.sentence())
	}
	s.settle()
	if !s.solved.known() || len(s.solved.trace.Steps) == 0 {
		t.Error("not solved")
	}
	if n := len(s.panel.table.body.sheet.Objects); n > 2*mostRows {
		t.Errorf("%d rows exist", n)
	}
}

// ladder is an acyclic placed board of n vertices in which each moves to the next ones.
func ladder(n int) board.Board {
	b := board.New()
	for v := range n {
		x := board.Vertex{ID: "v" + string(rune('a'+v%26)) + strings.Repeat("'", v/26%7) + strconv.Itoa(v), Placed: true}
		x.Pos = board.Point{X: float64(v%100) * 90, Y: float64(v/100) * 90}
		b.Vertices = append(b.Vertices, x)
		for _, by := range []int{1, 7} {
			if v >= by {
				b.Edges = append(b.Edges, board.Edge{From: v, To: v - by})
			}
		}
	}
	b.Vertices[n-1].Chips = 1
	return b
}

func TestUnplacedBoardIsLaidOut(t *testing.T) {
	s := newStage(t)
	s.read(`digraph { a -> {b c} -> d; a [chips=1] }`)
	if len(s.loose.Vertices) != 4 {
		t.Fatalf("no layout: %v (notice %q)", s.loose, s.notice)
	}
	if s.doc.Dirty() || s.doc.UndoName(lang.English) != "" {
		t.Error("laying out is an edit")
	}
	if got := s.board.Content().Geometry.Vertices; !slices.Equal(got, s.loose.Vertices) {
		t.Errorf("shown at %v", got)
	}
	circo, _ := layout.Named("circo")
	s.arrange(circo)
	s.settle()
	if !s.doc.Dirty() || !s.doc.Board().Placed() {
		t.Error("Arrange is no edit")
	}
	s.undo()
	if s.doc.Board().Placed() || len(s.geo.Vertices) != 4 {
		t.Error("undo of Arrange does not give the board back")
	}
}

// tapped presses the button of a text below an object.
func tapped(t testing.TB, in fyne.CanvasObject, text string) {
	t.Helper()
	if do := found(in, text); do != nil {
		do()
		return
	}
	t.Fatalf("no button %q", text)
}

// found is what the button of a text below an object does; nil when there is no such button.
func found(o fyne.CanvasObject, text string) func() {
	var inside []fyne.CanvasObject
	switch x := o.(type) {
	case *button:
		if x.Text == text {
			return x.OnTapped
		}
	case *widget.Button:
		if x.Text == text {
			return x.OnTapped
		}
	case *press:
		if label, ok := x.content.(*canvas.Text); ok && label.Text == text {
			return x.onTap
		}
	case *widget.PopUp:
		inside = []fyne.CanvasObject{x.Content}
	case *fyne.Container:
		inside = x.Objects
	case fyne.Widget:
		inside = test.WidgetRenderer(x).Objects()
	}
	for _, o := range inside {
		if do := found(o, text); do != nil {
			return do
		}
	}
	return nil
}

// The values of a joint's parts are added: they are no set whose mex is taken.
func TestJointsAreSumsInTheTable(t *testing.T) {
	s := newStage(t)
	s.makeGame("octal", "0.77", "4")
	if rows := s.table(); !slices.Contains(rows, "1+2|1 2|1 ⊕ 2|3") || !slices.Contains(rows, "1+1|1 1|1 ⊕ 1|0") {
		t.Errorf("the table is %q", rows)
	}
}
