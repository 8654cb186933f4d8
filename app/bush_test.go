package app

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"dev.mexboard/app/document"
	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
	"dev.mexboard/solver/games"
)

// ringOnStalk is a ring of three on a stalk, with an edge on top, and a stalk of three beside it: 1 + (1 xor 1) xor 3.
const ringOnStalk = `graph { g [ground=true, pos="0,0"]; a [pos="0,100"]; b [pos="-60,200"]; c [pos="60,200"]; d [pos="60,300"];
	h [ground=true, pos="200,0"]; e [pos="200,100"]; f [pos="200,200"]; i [pos="200,300"];
	g -- a; a -- b; b -- c; c -- a; c -- d; h -- e; e -- f; f -- i }`

// cuts is the rows of winning edges in view.
func (s *stage) winners() []string {
	if !s.panel.bush.cuts.root.Visible() {
		return nil
	}
	var list []string
	for _, o := range s.panel.bush.cuts.body.sheet.Objects {
		list = append(list, s.panel.bush.cuts.rows[o].left.Text)
	}
	return list
}

// branches is the rows of the branches in view.
func (s *stage) branches() []string {
	var list []string
	for _, o := range s.panel.bush.pieces.body.sheet.Objects {
		list = append(list, s.panel.bush.pieces.rows[o].cells.joined())
	}
	return list
}

func (s *stage) hackenbush() render.Hackenbush { return s.board.Content().Facts.Hackenbush }

func TestHackenbushIsSolved(t *testing.T) {
	s := newStage(t)
	s.read(ringOnStalk)
	has(t, "sentence", s.sentence(), "The next player wins (N): the value is 2, not 0. One cut leaves 0.")
	if got := fmt.Sprint(s.winners()); got != "[e–f]" {
		t.Errorf("winning edges %s", got)
	}
	if got := fmt.Sprint(s.branches()); got != "[g–a a–b b–c c–a c–d |5|1 h–e e–f f–i |3|3 ⊕||2]" {
		t.Errorf("branches %s", got)
	}
	if h := s.hackenbush(); !h.Known || h.Value != 2 || h.Outcome != solver.N || !slices.Equal(h.Winning, s.solved.bush.answer.Winning) {
		t.Errorf("picture %+v", h)
	}
	if s.panel.table.root.Visible() || s.panel.boxes.root.Visible() || s.panel.moves.root.Visible() || s.panel.others.root.Visible() || s.panel.sum.root.Visible() {
		t.Error("what belongs to chips is shown")
	}
	has(t, "status", s.line.verdict.Text, "N, value 2")
	if strings.Contains(s.line.counts.Text, "chip") {
		t.Error("chips are counted")
	}
	s.read(`digraph { a -> b; a [chips=1] }`)
	if s.panel.bush.root.Visible() || !s.panel.table.root.Visible() {
		t.Error("the panel of Hackenbush stays")
	}
}

// TestReductionSteps goes through all steps forth and back: each has its sentence and the value, what is fused has moved,
// nothing can be drawn meanwhile, and the way back ends at each winning edge.
func TestReductionSteps(t *testing.T) {
	s := newStage(t)
	s.read(ringOnStalk)
	n := s.solved.steps()
	if n < 8 {
		t.Fatalf("%d steps", n)
	}
	before := s.geo
	var texts []string
	cutsTold := 0
	for k := range n {
		s.turnTo(k)
		texts = append(texts, s.sentence())
		aside := s.panel.bush.kept.text.String()
		switch kind := s.solved.at(k).reduction(); {
		case kind.Kind < solver.ReduceTarget:
			has(t, fmt.Sprintf("step %d", k), aside, "Value of the board in this step, as in all: 2")
		case kind.Kind == solver.ReduceCut:
			has(t, fmt.Sprintf("step %d", k), aside, "The way back: from the number")
		case kind.Vertex == 0:
			has(t, fmt.Sprintf("step %d", k), aside, "a stalk of 3 must become 3 ⊕ 2 = 1.")
		case kind.Goal > 0:
			has(t, fmt.Sprintf("step %d", k), aside, "one less above")
		default:
			has(t, fmt.Sprintf("step %d", k), aside, "The way back: from the number")
		}
		if len(s.winners()) != 0 {
			t.Errorf("step %d tells the winning edges", k)
		}
		if kind := s.solved.bush.steps[max(0, k-1)].Kind; k > 0 && kind == solver.ReduceCut {
			cutsTold++
			if h := s.hackenbush(); len(h.Cut) != 1 || !slices.Contains(s.solved.bush.answer.Winning, h.Cut[0]) {
				t.Errorf("step %d: cut %v", k, h.Cut)
			}
		}
	}
	if cutsTold != len(s.solved.bush.answer.Winning) {
		t.Errorf("%d cuts told", cutsTold)
	}
	fused := slices.IndexFunc(s.solved.bush.steps, func(r solver.Reduction) bool { return r.Kind == solver.ReduceFuse }) + 1
	s.turnTo(fused)
	c := s.board.Content()
	if !c.Fixed || c.Geometry.Reduced == nil || c.Geometry.Vertices[2] != c.Geometry.Vertices[3] {
		t.Errorf("the ring is not fused: %+v", c.Geometry)
	}
	s.board.TypedKey(&fyne.KeyEvent{Name: fyne.KeyInsert})
	if len(s.doc.Board().Vertices) != 9 || s.notice != lang.BushFixed.In(lang.English) {
		t.Errorf("drawn into a step; notice %q", s.notice)
	}
	for k := n - 1; k >= 0; k-- {
		s.turnTo(k)
		if s.sentence() != texts[k] {
			t.Errorf("step %d back: %q, forth %q", k, s.sentence(), texts[k])
		}
	}
	has(t, "the last step", texts[n-1], "Cut e–f: this wins.")
	s.turnTo(n)
	if c := s.board.Content(); c.Fixed || !slices.Equal(c.Geometry.Vertices, before.Vertices) {
		t.Error("the board is not as it was")
	}
}

// TestPlayCuts plays a winning cut from the list and undoes it, and asks about a losing one.
func TestPlayCuts(t *testing.T) {
	s := newStage(t)
	s.read(ringOnStalk)
	before := s.doc.Board()
	edge := s.solved.bush.answer.Winning[0]
	row := s.panel.bush.cuts.rows[s.panel.bush.cuts.body.sheet.Objects[0]].press
	row.onHover(true)
	s.settle()
	if h := s.hackenbush(); len(h.Cut) != 1 || h.Cut[0] != edge || len(h.Falling) == 0 {
		t.Errorf("pointed at: %+v", h)
	}
	has(t, "status", s.line.hint.Text, "wins: it leaves 0.")
	row.onHover(false)
	if h := s.hackenbush(); len(h.Cut) != 0 {
		t.Error("the mark stays")
	}
	row.onTap()
	has(t, "status", s.line.hint.Text, "e–f is cut: a winning move.")
	has(t, "after the cut", s.sentence(), "The previous player wins (P): the value is 0.")
	if name := s.doc.UndoName(lang.English); name != "cut "+before.EdgeNames()[edge] {
		t.Errorf("undo %q", name)
	}
	s.undo()
	if !board.Equal(before, s.doc.Board()) {
		t.Error("undo does not bring it back")
	}
	if s.line.hint.Text != "" {
		t.Error("the cut is still told")
	}
	losing := 7 // f–i
	s.board.Select(editor.Selection{Edges: []int{losing}})
	s.settle()
	has(t, "asked", s.panel.bush.asked.text.String(), "Cutting f–i loses: it leaves 3, and the reply")
	if h := s.hackenbush(); len(h.Pointed) != 1 {
		t.Errorf("the reply is not marked: %+v", h)
	}
	s.board.Select(editor.Selection{})
	s.settle()
	if s.panel.bush.asked.root.Visible() {
		t.Error("the card stays")
	}
	s.board.OnHover(render.Part{Kind: render.EdgePart, Index: 0})
	s.settle()
	has(t, "hover", s.line.hint.Text, "It takes a–b")
	s.board.OnHover(render.Part{})
	if s.line.hint.Text != "" {
		t.Error("the status line still tells of an edge")
	}
	s.playCut(int32(losing))
	has(t, "played", s.line.hint.Text, "f–i is cut: a losing move, the reply")
}

func TestBranchPointsAtItsEdges(t *testing.T) {
	s := newStage(t)
	s.read(ringOnStalk)
	row := s.panel.bush.pieces.rows[s.panel.bush.pieces.body.sheet.Objects[1]].press
	row.onHover(true)
	if h := s.hackenbush(); !slices.Equal(h.Pointed, []int32{5, 6, 7}) {
		t.Errorf("pointed %v", h.Pointed)
	}
	row.onHover(false)
	if h := s.hackenbush(); len(h.Pointed) != 0 {
		t.Error("the mark stays")
	}
}

func TestFloatingPartsAndNoGround(t *testing.T) {
	s := newStage(t)
	s.read(`graph { g [ground=true]; g -- a; x -- y }`)
	has(t, "sentence", s.sentence(), "the value is 1")
	has(t, "loose", s.panel.bush.loose.text.String(), "x and y hang on nothing")
	s.read(`graph { x -- y }`)
	has(t, "no ground", s.sentence(), "The board has no ground.")
	if s.panel.bush.loose.root.Visible() {
		t.Error("told twice")
	}
	s.newHackenbush()
	has(t, "new", s.sentence(), "Nothing stands on the ground")
	if b := s.doc.Board(); b.Directed || len(b.Vertices) != 1 || !b.Vertices[0].Ground || s.board.Current() != 0 {
		t.Errorf("new board %+v", b)
	}
}

func TestMisereTrapIsTold(t *testing.T) {
	s := newStage(t)
	s.read(`graph { play=misere; g [ground=true]; g -- a; a -- b; b -- g }`)
	has(t, "sentence", s.sentence(), "in misère play rings may not be fused")
	has(t, "trap", s.panel.bush.notes.text.String(), "Here fusing")
	s.read(`graph { play=misere; g [ground=true]; g -- a; a -- b; b -- c; c -- g }`)
	has(t, "trap", s.panel.bush.notes.text.String(), "it would be N. It is P.")
	s.read(`graph { play=misere; g [ground=true]; g -- a; a -- b; h [ground=true]; h -- c; c -- d }`)
	has(t, "branches", s.sentence(), "heaps of misère Nim")
	s.turnTo(1)
	has(t, "steps", s.panel.bush.notes.text.String(), "The steps tell the value in normal play")
	for _, step := range s.solved.bush.steps {
		if step.Kind >= solver.ReduceResult {
			t.Errorf("a misère step says who wins: %+v", step)
		}
	}
}

// TestExpand opens the game graph of a board: its size is told, the two ways agree, and pointing at a vertex shows the
// picture of its position.
func TestExpand(t *testing.T) {
	s := newStage(t)
	s.read(`graph { g [ground=true]; g -- a; a -- b; b -- g; a -- c }`)
	origin := s.sheet
	s.askExpand()
	s.settle()
	if s.accept == nil {
		t.Fatal("nothing is asked")
	}
	s.accept()
	s.settle()
	if s.sheet == origin || !s.doc.Board().Directed || s.expansion == nil {
		t.Fatal("no game graph")
	}
	has(t, "agree", s.panel.agree.text.String(), "Two ways agree: colon and fusion give")
	has(t, "agree", s.panel.agree.text.String(), "Who wins agrees too")
	s.board.OnHover(render.Part{Kind: render.VertexPart, Index: 1})
	if !s.glance.root.Visible() || s.glance.picture.Image == nil {
		t.Error("no picture of the position")
	}
	b, ok := s.expansion.position(s.doc.Board().Vertices[1].ID)
	if !ok || len(b.Edges) != len(s.expansion.left[s.doc.Board().Vertices[1].ID]) || b.Check() != nil {
		t.Errorf("position %+v", b)
	}
	s.board.OnHover(render.Part{})
	if s.glance.root.Visible() {
		t.Error("the picture stays")
	}
	s.edit(document.TakeChip(0))
	has(t, "after an edit", s.panel.agree.text.String(), "Two ways agree")
	s.bring(origin)
	has(t, "at the board", s.panel.bush.agree.text.String(), "Two ways agree")
	s.edit(document.AddChild(0))
	if s.panel.bush.agree.root.Visible() {
		t.Error("another board's agreement is told")
	}
}

func TestExpandTooLargeIsSaid(t *testing.T) {
	s := newStage(t)
	var b strings.Builder
	b.WriteString("graph { g [ground=true];")
	for i := range 20 {
		fmt.Fprintf(&b, "g -- v%d;", i)
	}
	s.read(b.String() + "}")
	s.askExpand()
	s.settle()
	has(t, "notice", s.notice, "Not expanded: the game graph may have up to 2000 positions")
}

func TestTreesAreTurned(t *testing.T) {
	s := newStage(t)
	s.read(`digraph { r [chips=1]; r -> a; r -> b; a -> c }`)
	s.turnTree()
	if s.doc.Board().Directed || !strings.HasPrefix(s.notice, "Another game on the same tree") {
		t.Errorf("notice %q", s.notice)
	}
	has(t, "sentence", s.sentence(), "the value is 3")
	if got := s.otherTreeLabel(); got != lang.MenuChipTree.In(lang.English) {
		t.Errorf("called %q", got)
	}
	s.turnTree()
	if !s.doc.Board().Directed {
		t.Error("not turned back")
	}
	s.edit(document.AddEdge(2, 3))
	s.turnTree()
	has(t, "why not", s.notice, "Several edges lead to c")
}

// TestToolsFollowTheBoard sees the tools of each kind of board only.
func TestToolsFollowTheBoard(t *testing.T) {
	s := newStage(t)
	tools := func() string {
		text := ""
		for i, x := range editor.Tools {
			if s.bar.tools[i].press.Visible() {
				text += x.Key()
			}
		}
		return text
	}
	if tools() != "SVECMXD" {
		t.Errorf("tools %s", tools())
	}
	s.newHackenbush()
	if tools() != "SVEGKD" {
		t.Errorf("tools %s", tools())
	}
	s.chooseTool(editor.Tools[6])
	s.turnTabs(1)
	if s.board.Tool() != editor.Tools[0] && !editor.Fits(s.board.Tool(), true) {
		t.Error("a tool of the other board stays in hand")
	}
}

// TestLargeHackenbush is solved in the background and has no steps; the way is said.
func TestLargeHackenbush(t *testing.T) {
	s := newStage(t)
	b := board.Board{Vertices: []board.Vertex{{ID: "g", Ground: true}}}
	for v := 1; v <= bushTold+1; v++ {
		b.Vertices = append(b.Vertices, board.Vertex{ID: fmt.Sprint("v", v)})
		b.Edges = append(b.Edges, board.Edge{From: v - 1, To: v})
	}
	s.install(document.New(b), lang.StatusNew)
	if s.solved.known() {
		t.Error("solved before the next frame")
	}
	s.settle()
	has(t, "sentence", s.sentence(), fmt.Sprint("the value is ", bushTold+1))
	if s.solved.steps() != 0 || !s.panel.untold.root.Visible() {
		t.Error("it has steps")
	}
}

// TestFindByWhatStandsThere finds vertices of a Hackenbush board by the value of what they carry.
func TestFindByWhatStandsThere(t *testing.T) {
	s := newStage(t)
	s.read(ringOnStalk)
	s.sought.text = "sg=2"
	s.refind()
	if got := fmt.Sprint(s.sought.found); got != "[6]" { // e, with two edges on it
		t.Errorf("found %s", got)
	}
}

// TestMisereSearchIsStopped has a board whose search takes long: it tells of it, and can be stopped.
func TestMisereSearchIsStopped(t *testing.T) {
	s := newStage(t)
	var b strings.Builder
	b.WriteString("graph { play=misere; g [ground=true]; ")
	for i := range 40 {
		fmt.Fprintf(&b, "g -- a%d; a%d -- b%d; b%d -- g; a%d -- a%d;", i, i, i, i, i, (i+1)%40)
	}
	s.readNow(b.String() + "}")
	for s.solved.hunt.state != hunted {
		(<-s.posts)()
	}
	has(t, "search", s.sentence(), "No theory decides this board")
	if !s.panel.ways.Visible() {
		t.Error("it can't be stopped")
	}
	s.stopHunt()
	s.settle()
	has(t, "stopped", s.sentence(), lang.SearchStopped.In(lang.English)[:20])
	if s.solved.steps() == 0 {
		t.Error("the steps of the value are gone")
	}
}

// TestReadyBoardsHaveSizes: the form takes sizes, says what is wrong with them, and makes no board of them then.
func TestReadyBoardsHaveSizes(t *testing.T) {
	s := newStage(t)
	var tree games.Bush
	for _, x := range games.Bushes {
		if x.Name == "random-tree" {
			tree = x
		}
	}
	f := newBushForm(s.Window, tree)
	f.ask()
	for _, wrong := range []string{"", "-3", "x", "0", "999999999"} {
		f.form.fields[0].put(wrong)
		if f.err == nil || !f.fault.root.Visible() {
			t.Errorf("%q edges are taken", wrong)
		}
		s.accept()
		if s.win.Canvas().Overlays().Top() == nil {
			t.Fatalf("%q edges close the form", wrong)
		}
	}
	f.form.fields[0].put("7")
	s.accept()
	if got := len(s.doc.Board().Edges); got != 7 {
		t.Errorf("a tree of %d edges", got)
	}
}

// TestGameGraphIsACommand: what the panel's button does can be done by keys, on boards that have a game graph.
func TestGameGraphIsACommand(t *testing.T) {
	s := newStage(t)
	if s.expandable() {
		t.Error("a board of chips has a game graph to show")
	}
	s.read(ringOnStalk)
	if !s.expandable() {
		t.Error("a board of Hackenbush has none")
	}
	s.do(lang.ExpandShow)
	if s.win.Canvas().Overlays().Top() == nil {
		t.Error("the command asks nothing")
	}
}

// TestTooManyEdgesForCuts: on a large board it is said that cuts are not told, not kept quiet.
func TestTooManyEdgesForCuts(t *testing.T) {
	s := newStage(t)
	var b strings.Builder
	for i := range mostCut + 1 {
		fmt.Fprintf(&b, "g -- v%d; ", i)
	}
	s.read("graph { g [ground=true]; " + b.String() + "}")
	s.hovered(render.Part{Kind: render.EdgePart, Index: 5})
	has(t, "status", s.line.hint.Text, "on boards of up to 2000 edges")
	s.hovered(render.Part{})
	if s.line.hint.Text != "" {
		t.Errorf("it stays: %q", s.line.hint.Text)
	}
}
