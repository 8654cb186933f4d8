package app

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lessons"
	"dev.mexboard/solver"
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

// hackMatch is a match on a board of Hackenbush, which a person opens.
func hackMatch(t *testing.T) *stage {
	s := newStage(t)
	s.read("graph { g [ground=true]; g -- a -- b -- c; g -- d -- e; g -- f -- h -- i -- j }")
	s.beginMatch(newOpponent(lessons.Perfect, 25), 0)
	s.settle()
	return s
}

// TestAHintWhileTheProgramThinks: it is not the person's turn, and the program's move must not be lost.
func TestAHintWhileTheProgramThinks(t *testing.T) {
	s := newStage(t)
	s.read(matchBoard)
	s.beginMatch(newOpponent(lessons.Perfect, 25), 0)
	s.askHint() // while it is being begun
	s.settle()
	if !s.match.begun {
		t.Fatal("the match does not begin")
	}
	s.fromPointer(0, 1)
	s.askHint()
	s.jumpMatch(9) // nowhere
	s.settle()
	if s.match.match.At != 2 || s.match.said || s.match.thinking {
		t.Errorf("%d moves, hint %t, thinking %t", s.match.match.At, s.match.said, s.match.thinking)
	}
}

// TestAToolOfAnotherTab: a match that comes back has the tool in hand that it is played with.
func TestAToolOfAnotherTab(t *testing.T) {
	s := hackMatch(t)
	match := s.sheet
	s.turnTabs(1)
	s.board.SetTool(toolByKey("S"))
	s.bring(match)
	if s.board.Tool().Key() != "K" {
		t.Errorf("the tool is %s", s.board.Tool().Key())
	}
}

// TestAMatchKeepsItsPlace: the board neither jumps nor is laid out anew when something has fallen.
func TestAMatchKeepsItsPlace(t *testing.T) {
	s := hackMatch(t)
	zoom, middle := s.board.Zoom(), s.board.Middle()
	s.cutMatch(0)
	s.settle()
	if s.match.match.At != 2 || s.board.Zoom() != zoom || s.board.Middle() != middle {
		t.Errorf("%d moves, zoom %v, middle %v; before %v, %v", s.match.match.At, s.board.Zoom(), s.board.Middle(), zoom, middle)
	}
}

// TestAnUnfinishedMoveIsKept: what is put together of a move of several chips stays when it is no move yet.
func TestAnUnfinishedMoveIsKept(t *testing.T) {
	s := newStage(t)
	s.read(`digraph { compound=conjunctive; a -> b -> c; d -> b; a [chips=1]; d [chips=1] }`)
	s.beginMatch(newOpponent(lessons.Perfect, 25), 0)
	s.settle()
	s.fromPointer(0, 1)
	s.makePending()
	if len(s.match.pending) != 1 || s.notice == "" {
		t.Errorf("%d parts, %q", len(s.match.pending), s.notice)
	}
	if f := s.board.Content().Facts; len(f.Chosen) != 1 || len(f.Hover) != 0 {
		t.Errorf("marked as chosen %v, as a move that is pointed at %v", f.Chosen, f.Hover)
	}
}

// TestAMatchByHand: a move made on the picture of a position is one of the match, and there is none while the program is
// to move.
func TestAMatchByHand(t *testing.T) {
	s := newStage(t)
	s.read(`digraph { compound="continued-conjunctive"; a -> b -> c -> d; e -> f -> g; a [chips=1]; e [chips=1] }`)
	s.beginMatch(newOpponent(lessons.Perfect, 25), 0)
	s.settle()
	both := []solver.Move{{From: 0, Option: 1}, {From: 4, Option: 5}}
	s.play(both)
	s.play(both)
	s.settle()
	if s.match.match.At != 2 || s.notice != "" {
		t.Errorf("%d moves, %q", s.match.match.At, s.notice)
	}
}

// TestAMatchHidesTheHeaps: what a position is worth is not told in the Game tab either, until the match shows its values.
func TestAMatchHidesTheHeaps(t *testing.T) {
	s := newStage(t)
	s.makeGame("kayles", "5")
	s.settle()
	s.turnTab(gameTab)
	if !s.byHand.worth.Visible() {
		t.Fatal("the heaps are not shown at all")
	}
	s.beginMatch(newOpponent(lessons.Perfect, 25), 0)
	s.settle()
	if s.turnTab(gameTab); s.byHand.worth.Visible() {
		t.Error("the heaps are told")
	}
	if s.turnValues(); !s.byHand.worth.Visible() {
		t.Error("the heaps are not told with the values")
	}
}

// TestAMatchOnABoardThatIsLaidOut: the match's board gets its places though it began before they were there.
func TestAMatchOnABoardThatIsLaidOut(t *testing.T) {
	s := newStage(t)
	s.readNow("digraph { a -> b -> c; a -> c; a -> d -> c; a [chips=1] }")
	s.beginMatch(newOpponent(lessons.Perfect, 25), 0)
	s.settle()
	if len(s.loose.Vertices) == 0 && !s.doc.Board().Placed() {
		t.Error("it has no places")
	}
	if s.doc.Board().Placed() {
		t.Error("it is placed for ever as it was for a moment")
	}
}

// TestWhatTakesLongIsTold: while a move or a hint is looked for, the status line says so, and no longer.
func TestWhatTakesLongIsTold(t *testing.T) {
	s := hackMatch(t)
	for _, end := range []func(){func() { s.hintMatch(); s.settle() }, s.endMatch} {
		s.matches.Progress(matchJob{}, 0)
		has(t, "status", s.line.hint.Text, "Solving")
		if end(); s.line.hint.Text != "" {
			t.Errorf("it stays: %q", s.line.hint.Text)
		}
	}
}

// TestAWonMatchIsNotExplained: why the program moved as it did is told while there is a game, not when it has won.
func TestAWonMatchIsNotExplained(t *testing.T) {
	s := newStage(t)
	s.read("digraph { a -> b -> c -> d; a [chips=1] }")
	s.beginMatch(newOpponent(lessons.Explaining, 25), 1)
	s.settle()
	has(t, "after its move", strings.Join(texts(s.learner.body), "\n"), "It wins")
	s.fromPointer(1, 2)
	s.settle()
	if _, over := s.match.match.Winner(); !over {
		t.Fatal("the match goes on")
	}
	if list := strings.Join(texts(s.learner.body), "\n"); strings.Contains(list, "It wins") {
		t.Errorf("after the end: %q", list)
	}
}
