package app

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
)

// A game added to a board is a sum: one edit, labels of its own.
func TestAddGame(t *testing.T) {
	s := newStage(t)
	s.makeGame("nim", "3", "4")
	s.askGame(true, "subtraction", []string{"1,3,4", "6"})
	s.settle()
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	s.settle()
	if got := s.solved.answer.Sum; got != 3^4^2 {
		t.Errorf("sum %d", got)
	}
	if !slices.Contains(s.chips(), "6₂") {
		t.Errorf("chips on %v", s.chips())
	}
	has(t, "undo", s.doc.UndoName(lang.English), "game")
	s.undo()
	s.settle()
	if s.solved.answer.Sum != 3^4 {
		t.Errorf("after undo: sum %d", s.solved.answer.Sum)
	}
}

// An added game stands beside what there is, with its edges too.
func TestAddedGameStandsAside(t *testing.T) {
	s := newStage(t)
	s.makeGame("turning-turtles", "THTTH")
	_, _, right := reach(s.geo)
	for range 2 {
		n := len(s.doc.Board().Vertices)
		s.askGame(true, "turning-turtles", []string{"THTTH"})
		s.settle()
		s.typedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		s.settle()
		added := render.Geometry{Vertices: s.geo.Vertices[n:]}
		for i, e := range s.doc.Board().Edges {
			if e.From >= n {
				added.Curves = append(added.Curves, s.geo.Curves[i])
			}
		}
		left, _, _ := reach(added)
		if left <= right+gameGap/2 {
			t.Errorf("it begins at %.0f, and what there was ends at %.0f", left, right)
		}
		_, _, right = reach(s.geo)
	}
	if got := s.solved.answer.Sum; got != 7 {
		t.Errorf("sum %d", got)
	}
}

// A game that was set up stays in its tab when another one is made.
func TestGamesKeepTheirTabs(t *testing.T) {
	s := newStage(t)
	s.makeGame("subtraction", "2,5", "9")
	s.makeGame("kayles", "4")
	if len(s.sheets) != 2 {
		t.Fatalf("%d tabs", len(s.sheets))
	}
	s.turnTabs(1)
	if b := s.doc.Board(); len(b.Vertices) == 0 || s.sheet.title(lang.English) != "Subtraction game" {
		t.Errorf("the other tab is %q", s.sheet.title(lang.English))
	}
}
