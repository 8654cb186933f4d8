package app

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"dev.mexboard/app/document"
	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver"
)

func TestEveryRuleIsSolved(t *testing.T) {
	s := newStage(t)
	for c := range solver.Compound(6) {
		for play := range solver.Play(2) {
			r := solver.Rule{Play: play, Compound: c}
			s.edit(document.SetRule(r))
			s.settle()
			if o := s.solved.answer.Outcome; o == solver.Unknown || !strings.Contains(s.sentence(), o.String()) {
				t.Errorf("%v: %v, %q", r, o, s.sentence())
			}
			if r != (solver.Rule{}) && s.panel.sum.root.Visible() {
				t.Errorf("%v: the sum in binary columns", r)
			}
		}
	}
	for range 12 {
		s.undo()
	}
	if s.doc.Board().Rule != (solver.Rule{}) {
		t.Errorf("undone, the rule is %v", s.doc.Board().Rule)
	}
}

func TestRuleChooser(t *testing.T) {
	newStage(t)
	for _, say := range lang.Languages {
		for c := range solver.Compound(6) {
			for play := range solver.Play(2) {
				r := solver.Rule{Play: play, Compound: c}
				if got := newRuleChooser(say, r).rule(); got != r {
					t.Errorf("%v comes out as %v", r, got)
				}
			}
		}
	}
	c := newRuleChooser(lang.English, solver.Rule{})
	c.play.take(1)
	c.move.take(1)
	if c.rule() != (solver.Rule{Play: solver.Misere, Compound: solver.ContinuedConjunctive}) || !strings.Contains(c.name.Text, "Every-SG") {
		t.Errorf("%v, %q", c.rule(), c.name.Text)
	}
}

func TestJointMoveIsOneEdit(t *testing.T) {
	s := newStage(t)
	s.read(`digraph { compound="continued-conjunctive"; a -> b; c -> d; a [chips=1]; c [chips=1] }`)
	equal(t, "moves", s.moves(), []string{"a → b, c → d | play it"})
	row := s.panel.moves.rows[s.panel.moves.body.sheet.Objects[0]].press
	row.MouseIn(nil)
	if h := s.board.Content().Facts.Hover; len(h) != 2 {
		t.Errorf("%d arrows are marked", len(h))
	}
	row.Tapped(nil)
	if b := s.doc.Board(); b.Vertices[0].Chips+b.Vertices[2].Chips != 0 || b.Vertices[1].Chips+b.Vertices[3].Chips != 2 {
		t.Error("the chips have not moved")
	}
	s.undo()
	if b := s.doc.Board(); b.Vertices[0].Chips+b.Vertices[2].Chips != 2 {
		t.Error("one undo does not take the move back")
	}
}

func TestDrawsAreShown(t *testing.T) {
	s := newStage(t)
	s.read(`digraph { loopy=true; a -> b -> a; b -> z; y -> b; y -> y; a [chips=1]; y [chips=1] }`)
	if s.solved.answer.Outcome != solver.D {
		t.Fatalf("outcome %v", s.solved.answer.Outcome)
	}
	has(t, "sentence", s.sentence(), "A draw")
	if len(s.moves()) == 0 || len(s.board.Content().Facts.Drawing) == 0 {
		t.Error("no drawing moves")
	}
	if s.board.Content().Facts.Loops[3] == nil {
		t.Error("y is not infinite")
	}
}

// hard is a board of misère play with wild vertices and many chips, which no theory decides.
const hard = `digraph { play=misere; 1->0; 2->0; 2->1; z->2; w->0; w->z; x->w; x->z; y->x; y->w; y->1; v->y; v->x; v->2; u->v; u->y; u->w;
	t->u; t->v; t->x; w [chips=40]; x [chips=40]; y [chips=40]; v [chips=40]; u [chips=40]; t [chips=40] }`

func TestSearchIsToldAndStopped(t *testing.T) {
	s := newStage(t)
	s.readNow(hard)
	if s.solved.hunt.state != hunted {
		t.Fatal("nothing is searched")
	}
	has(t, "sentence", s.sentence(), "being played out")
	has(t, "player", s.panel.player.where.Text, "searching")
	if _, known := s.solved.at(s.step).value(0); !known {
		t.Error("the values are not shown meanwhile")
	}
	tapped(t, s.panel.ways, "Stop the search")
	has(t, "sentence", s.sentence(), "was stopped")
	has(t, "player", s.panel.player.where.Text, "not decided")
	s.settle()
	has(t, "sentence", s.sentence(), "was stopped")
	if testing.Short() {
		return
	}
	tapped(t, s.panel.ways, "Search again")
	s.settle()
	has(t, "sentence", s.sentence(), "Not decided: the search ends at 1000000 positions")
	if said := s.sentence(); !strings.HasSuffix(said, "try fewer chips.") {
		t.Errorf("it ends with no full stop: %q", said)
	}
	has(t, "player", s.panel.player.where.Text, "not decided")
}

func TestWhyAMoveLoses(t *testing.T) {
	s := newStage(t)
	b := s.doc.Board()
	at := b.Index()
	edge := -1
	for i, e := range b.Edges {
		if e.From == at["D"] && e.To == at["C"] {
			edge = i
		}
	}
	s.hovered(render.Part{Kind: render.EdgePart, Index: edge})
	has(t, "status", s.line.hint.Text, "D → C loses: the reply C → A wins")
	if f := s.board.Content().Facts; len(f.Wrong) != 1 || len(f.Reply) != 1 {
		t.Errorf("wrong %v, reply %v", f.Wrong, f.Reply)
	}
	s.hovered(render.Part{})
	if f := s.board.Content().Facts; f.Wrong != nil || s.panel.why.root.Visible() {
		t.Error("the pointer is gone, the mark stays")
	}
	s.board.Select(editor.Selection{Edges: []int{edge}})
	if !s.panel.why.root.Visible() {
		t.Fatal("a selected move is not explained")
	}
	s.followWhy()
	s.settle()
	if got := len(s.why.turns); got != 4 {
		t.Errorf("%d turns to the end, want 4", got)
	}
	s.board.Select(editor.Selection{})
	if s.panel.why.root.Visible() {
		t.Error("it stays when nothing is selected")
	}
}

// TestWhyOnALargeBoard: the reply is found in the background, and a search for it can be stopped.
func TestWhyOnALargeBoard(t *testing.T) {
	s := newStage(t)
	var text strings.Builder
	text.WriteString("digraph { d -> c; d -> b; c -> a; b -> a; c -> b; d [chips=1]; b [chips=1]")
	for i := range 2100 {
		fmt.Fprintf(&text, "; x%d", i)
	}
	s.read(text.String() + " }")
	s.hovered(render.Part{Kind: render.EdgePart, Index: 0})
	s.settle()
	has(t, "status", s.line.hint.Text, "d → c loses: the reply")
	s.hovered(render.Part{})
	if s.line.hint.Text != "" {
		t.Errorf("the status line goes on: %q", s.line.hint.Text)
	}
	s.board.Select(editor.Selection{Edges: []int{0}})
	s.settle()
	if !s.panel.why.root.Visible() || len(s.why.turns) != 2 {
		t.Errorf("%d turns", len(s.why.turns))
	}

	s.readNow(hard)
	s.stopHunt()
	s.explain(solver.Joint{{From: 9, To: []int32{8}}})
	s.lineProgress(lineJob{}, 0.25)
	has(t, "card", s.panel.why.text.text.String(), "25 % of the search’s bound")
	tapped(t, s.panel.why.ways, "Stop the search")
	s.settle()
	if s.why.working || s.panel.why.ways.Visible() {
		t.Error("the search goes on")
	}
	s.explain(solver.Joint{{From: 9, To: []int32{8}}})
	before := s.sheet
	s.newBoard()
	s.settle()
	s.stopHunt()
	s.bring(before)
	if s.why.move != nil {
		t.Error("what was worked out in another tab is waited for")
	}
	s.stopHunt()
}

// TestOtherMovesAreExplained: the panel lists the moves that do not win, and tells why.
func TestOtherMovesAreExplained(t *testing.T) {
	s := newStage(t)
	rows := func() (list []string) {
		for _, o := range s.panel.others.body.sheet.Objects {
			list = append(list, s.panel.others.rows[o].ends.full)
		}
		return list
	}
	if s.panel.others.body.root.Visible() {
		t.Error("the list is open at the start")
	}
	s.panel.others.link.Objects[0].(*press).onTap()
	equal(t, "moves", rows(), []string{"B → A", "E → A", "D → B", "D → C"})
	s.panel.others.rows[s.panel.others.body.sheet.Objects[3]].press.Tapped(nil)
	has(t, "card", s.panel.why.text.text.String(), "D → C loses: the reply C → A wins")
	s.turnTo(3)
	if s.panel.others.root.Visible() {
		t.Error("a step shows moves")
	}
	s.read(`digraph { a -> b; b [chips=1] }`)
	if s.panel.others.root.Visible() {
		t.Error("there are no moves")
	}
}

func TestSJIsMarked(t *testing.T) {
	s := newStage(t)
	s.read(`digraph { play=misere; v->t; t->o; t->z; o->z; v [chips=1] }`)
	has(t, "reason", tellSJ(lang.English, s.solved.at(s.step)), "does not hold here: v has value 0")
	if f := s.board.Content().Facts; len(f.Part) != 4 {
		t.Errorf("the part is %v", f.Part)
	}
}

// TestStepsOfEveryRule walks through the steps of every rule: each has a sentence, and the last shows the answer.
func TestStepsOfEveryRule(t *testing.T) {
	stride := 1
	if testing.Short() {
		stride = 15
	}
	s := newStage(t)
	for _, dot := range []string{"", `digraph { loopy=true; a->b; b->a; b->z; c->a; c->c; c->b; a [chips=1]; c [chips=1] }`} {
		if dot != "" {
			s.read(dot)
		}
		for c := range solver.Compound(6) {
			for play := range solver.Play(2) {
				r := solver.Rule{Play: play, Compound: c}
				s.edit(document.SetRule(r))
				s.settle()
				if s.solved.steps() == 0 {
					t.Errorf("%v: no steps", r)
				}
				for k := 0; k < s.solved.steps(); k += stride {
					s.turnTo(k)
					if s.sentence() == "" {
						t.Errorf("%v: step %d says nothing", r, k)
					}
					f := s.board.Content().Facts
					if k == 0 && (len(f.Winning)+len(f.Shares)+len(f.Drawing) > 0) {
						t.Errorf("%v: moves are known before the first step", r)
					}
				}
				s.turnTo(s.solved.steps())
				has(t, r.String(), s.sentence(), s.solved.answer.Outcome.String())
			}
		}
	}
}

func TestHowMany(t *testing.T) {
	for x, want := range map[float64]string{0: "0", 999_999: "999999", 8.8e15: "9\u00a0·\u00a010¹⁵", math.Inf(1): "10³⁰⁰"} {
		if got := about(x); got != want {
			t.Errorf("%g: %q, want %q", x, got, want)
		}
	}
}
