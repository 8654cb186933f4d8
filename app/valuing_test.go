package app

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// scribe edits a document at random, with every kind of edit that can change what a board is worth.
type scribe struct {
	*document.Document
	r *rand.Rand
}

func (s scribe) vertex() int { return s.r.IntN(len(s.Board().Vertices) + 1) } // now and then none

func (s scribe) edit() {
	b := s.Board()
	p := board.Point{X: s.r.Float64() * 100, Y: s.r.Float64() * 100}
	try := func(e document.Edit, err error) {
		if err == nil {
			s.Do(e)
		}
	}
	switch k := s.r.IntN(24); {
	case k < 2:
		s.Do(document.AddVertex(p))
	case k < 7:
		s.Do(document.AddEdge(s.vertex(), s.vertex()))
	case k < 9: // seldom closes a cycle
		v := s.vertex()
		s.Do(document.AddEdge(v, s.r.IntN(v+1)))
	case k < 10:
		s.Do(document.AddEdgeTo(s.vertex(), p))
	case k < 11:
		s.Do(document.Erase([]int{s.vertex()}, nil))
	case k < 14:
		s.Do(document.Erase(nil, []int{s.r.IntN(len(b.Edges) + 1)}))
	case k < 15:
		try(document.AddChip(b, s.vertex()))
	case k < 17:
		s.Do(document.TakeChip(s.vertex()))
	case k < 18:
		try(document.ToggleSplit(b, s.vertex()))
	case k < 19:
		try(document.Rename(b, s.vertex(), fmt.Sprint("w", s.r.IntN(99))))
	case k < 20:
		s.Do(document.SetLoopy(s.r.IntN(2) == 0))
	case k < 21:
		s.Do(document.SetRule(solver.Rule{Play: solver.Play(s.r.IntN(2)), Compound: solver.Compound(s.r.IntN(6))}))
	case k < 22:
		s.undo(1 + s.r.IntN(12))
	case k < 23:
		for range 1 + s.r.IntN(8) {
			s.Redo()
		}
	default:
		if e, _, err := document.Merge(b, document.Every(b)); err == nil && s.r.IntN(4) == 0 {
			s.Do(e)
		}
	}
	if len(b.Vertices) > 18 {
		s.undo(60)
	}
}

func (s scribe) undo(times int) {
	for range times {
		s.Undo()
	}
}

// differs is what two answers to a board say otherwise; "" for nothing. What the bound of a search has left open does not
// count.
func differs(b board.Board, got, want solver.Answer) string {
	for v := range int32(len(b.Vertices)) {
		x, known := got.Values.At(v)
		y, right := want.Values.At(v)
		open := want.Vertex(v) == solver.Unknown && !want.Endless(v)
		switch {
		case x != y || known != right:
			return fmt.Sprintf("vertex %d is worth %d, %t, not %d, %t", v, x, known, y, right)
		case got.Vertex(v) != want.Vertex(v) && !open:
			return fmt.Sprintf("vertex %d is %v, not %v", v, got.Vertex(v), want.Vertex(v))
		case !reflect.DeepEqual(got.Mark(v), want.Mark(v)):
			return fmt.Sprintf("vertex %d is marked %v, not %v", v, got.Mark(v), want.Mark(v))
		}
	}
	told := func(a solver.Answer) string {
		return fmt.Sprintln(a.Cycle, a.Loopy, a.Chips, a.Sum, a.Known, a.Infinite, a.Outcome, a.Undecided, a.Remoteness, a.Winning,
			a.Drawing, a.Joint, a.JointDrawing, a.JointCount, a.Nearer)
	}
	if got, want := told(got), told(want); got != want {
		return got + "not " + want
	}
	if !reflect.DeepEqual(got.SJ, want.SJ) {
		return fmt.Sprintf("SJ %v, not %v", got.SJ, want.SJ)
	}
	return ""
}

// TestValuedAgainIsValuedAnew: after each of 10,000 random edits, undone and redone ones too, what the window finds from
// what it knew before is what it would find from nothing.
func TestValuedAgainIsValuedAnew(t *testing.T) {
	edits := 10_000
	if testing.Short() {
		edits = 1000
	}
	s := scribe{document.New(board.New()), rand.New(rand.NewPCG(11, 12))}
	seen := map[string]int{}
	var before valued
	for i := range edits {
		s.edit()
		b := s.Board()
		j := valueJob{board: b, before: before, limits: solver.Limits{States: 200}}
		got := j.now()
		want := valueJob{board: b, limits: j.limits}.now()
		if fmt.Sprint(got.err) != fmt.Sprint(want.err) {
			t.Fatalf("edit %d: error %v, not %v", i, got.err, want.err)
		}
		if got.err != nil {
			seen["errors"]++
			continue
		}
		if text := differs(b, got.answer, want.answer); text != "" {
			t.Fatalf("edit %d: %s\n%s", i, text, board.Write(b))
		}
		before = valued{b, got.answer}
		switch {
		case got.answer.Loopy:
			seen["loopy"]++
		case got.answer.Cycle != nil:
			seen["cycles"]++
		case b.HasSplits():
			seen["splits"]++
		default:
			seen["plain"]++
		}
	}
	for _, sort := range []string{"errors", "loopy", "cycles", "splits", "plain"} {
		if seen[sort] < edits/100 {
			t.Errorf("too few boards are %s: %v", sort, seen)
		}
	}
}

// TestValuesAreRightAtOnce: on a board of some size an edit greys nothing: values are there before anything is done in
// the background; its steps follow.
func TestValuesAreRightAtOnce(t *testing.T) {
	s := newStage(t)
	s.install(document.New(ladder(3000)), lang.StatusNew)
	s.settle()
	steps := s.solved.steps()
	for i := range 4 {
		s.edit(document.AddEdge(2900, 13*i))
		b := s.doc.Board()
		want, _ := b.Graph().Values()
		f := s.board.Content().Facts
		for v := range b.Vertices {
			if x, _ := want.At(int32(v)); int(f.Values[v]) != x {
				t.Fatalf("vertex %d is shown as %d, not %d", v, f.Values[v], x)
			}
		}
		if !s.solved.telling || !s.panel.player.root.Visible() {
			t.Error("the player is gone meanwhile")
		}
		s.settle()
		if s.solved.telling || s.solved.steps() <= steps {
			t.Errorf("%d steps, before %d", s.solved.steps(), steps)
		}
		steps = s.solved.steps()
	}
}

// TestSearchOfALargeBoardHoldsNothingUp: what theory knows is shown before the search, which can be stopped at once.
func TestSearchOfALargeBoardHoldsNothingUp(t *testing.T) {
	b, err := board.Read([]byte(hard), "hard.gv")
	if err != nil {
		t.Fatal(err)
	}
	for i := range atOnce {
		b.Vertices = append(b.Vertices, board.Vertex{ID: fmt.Sprint("more", i)})
	}
	s := newStage(t)
	s.install(document.New(b), lang.StatusNew)
	if x, known := s.solved.at(s.step).value(0); !known || x != 0 && x != 1 || s.solved.hunt.state != hunted {
		t.Fatalf("value %d, %t; hunt %v", x, known, s.solved.hunt.state)
	}
	s.stopHunt()
	s.settle()
	if s.solved.hunt.state != halted || s.solved.telling || s.solved.steps() == 0 {
		t.Errorf("hunt %v, telling %t, %d steps", s.solved.hunt.state, s.solved.telling, s.solved.steps())
	}
	s.hunt()
	if s.solved.hunt.state != hunted {
		t.Error("it is not searched again")
	}
	s.stopHunt()
	s.settle()
}

// BenchmarkEdit10000 is an edit of a board of 10,000 vertices and 20,000 edges until the values shown are right; and until
// its steps are there too. (The edit goes to and fro so that the board stays as large.)
func BenchmarkEdit10000(b *testing.B) {
	for _, settled := range []bool{false, true} {
		name := "values"
		if settled {
			name = "steps too"
		}
		b.Run(name, func(b *testing.B) {
			s := newStage(b)
			s.install(document.New(ladder(10_000)), lang.StatusNew)
			s.settle()
			for i := 0; b.Loop(); i++ {
				e := document.AddEdge(9990-i*31%5000, 10+i*17%100)
				if i%2 == 1 {
					e = document.Erase(nil, []int{len(s.doc.Board().Edges) - 1})
				}
				s.edit(e)
				if s.solved.pending || len(s.board.Content().Facts.Values) != 10_000 {
					b.Fatal("no values")
				}
				if !settled {
					b.StopTimer() // the steps are not to disturb the next edit
				}
				s.settle()
				b.StartTimer()
			}
			s.settle()
		})
	}
}
