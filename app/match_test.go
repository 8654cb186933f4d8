package app

import (
	"testing"

	"fyne.io/fyne/v2"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lessons"
	"dev.mexboard/solver/board"
)

const matchBoard = "digraph { a -> b -> c -> d; a -> c; b -> d; a [chips=2]; b [chips=2] }"

func TestTheBoardOfAMatchIsNotDrawnOn(t *testing.T) {
	s := newStage(t)
	s.read(matchBoard)
	s.beginMatch(newOpponent(lessons.Perfect, 25), 0)
	s.settle()
	before := s.doc.Board()
	for _, e := range []document.Edit{
		document.AddVertex(board.Point{X: 7}), document.SetLoopy(true),
	} {
		s.edit(e)
		if !sameGame(before, s.doc.Board()) || s.notice == "" {
			t.Errorf("%v changes the game", e.Name)
		}
		s.tell("")
	}
	s.fromPointer(0, 1)
	s.settle()
	if s.match.match.At != 2 {
		t.Errorf("the match does not go on: %d moves", s.match.match.At)
	}
	s.endMatch()
	s.edit(document.AddVertex(board.Point{X: 7}))
	if len(s.doc.Board().Vertices) != 5 {
		t.Error("after the match nothing can be drawn")
	}
}

// TestAMatchInAnotherTab: what was on its way when another tab came to the front goes on when the match comes back.
func TestAMatchInAnotherTab(t *testing.T) {
	s := newStage(t)
	s.read(matchBoard)
	s.beginMatch(newOpponent(lessons.Perfect, 25), 1)
	match := s.sheet
	s.turnTabs(1) // while it is being begun
	s.settle()
	s.bring(match)
	s.settle()
	if s.match.match.At != 1 || s.match.thinking {
		t.Fatalf("%d moves", s.match.match.At)
	}
	k := s.match.match.Board()
	for v := range k.Vertices {
		if list := s.match.match.Targets(int32(v)); len(list) > 0 {
			s.makeMove(list[:1])
			break
		}
	}
	s.turnTabs(1)
	s.settle()
	has(t, "the Learn tab of another board", s.learned(), "Exercises without end")
	s.bring(match)
	s.settle()
	if s.match.thinking {
		t.Error("it waits for ever")
	}
}

func TestALessonInAnotherTab(t *testing.T) {
	s := newStage(t)
	l := s.course()[0]
	s.openLesson(l)
	s.nextPage()
	lesson := s.sheet
	s.newBoard() // before its board is studied
	s.settle()
	s.bring(lesson)
	s.settle()
	if s.learn.known == nil {
		t.Error("its text is missing")
	}
}

func TestHackenbushByKeys(t *testing.T) {
	s := newStage(t)
	s.read("graph { g [ground=true]; g -- a -- b; g -- c }")
	s.beginMatch(newOpponent(lessons.Perfect, 25), 0)
	s.settle()
	for _, k := range []fyne.KeyName{fyne.KeyQ, fyne.KeyReturn} {
		s.board.TypedKey(&fyne.KeyEvent{Name: k})
	}
	s.settle()
	if s.match.match.At == 0 {
		t.Error("no edge is cut")
	}
}
