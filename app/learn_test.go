package app

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"dev.mexboard/app/lang"
	"dev.mexboard/app/lessons"
)

// TestEveryLessonCanBeWalked walks every lesson to its end, by wrong and by right answers, in every language.
func TestEveryLessonCanBeWalked(t *testing.T) {
	languages := lang.Languages
	if testing.Short() {
		languages = languages[:1]
	}
	for _, say := range languages {
		s := newStage(t)
		s.setLanguage(say)
		for i, l := range s.course() {
			if !testing.Short() || i%3 == 0 {
				s.walk(l)
			}
		}
	}
}

// A wrong answer after a hint is seen to be wrong.
func TestHintsAndVerdictsDiffer(t *testing.T) {
	s := newStage(t)
	s.openLesson(s.course()[0])
	s.settle()
	s.nextPage()
	s.settle()
	index := s.doc.Board().Index()
	click := func(v string) {
		a := s.learn.answer
		a.Vertices = append(a.Vertices, int32(index[v]))
		s.submit(a)
		s.settle()
	}
	for _, step := range []struct {
		name string
		do   func()
		want fyne.ThemeColorName
	}{
		{"wrong", func() { click("B") }, colourBad},
		{"hint", func() { s.askHint(); s.settle() }, colourFocus},
		{"wrong after a hint", func() { click("B") }, colourBad},
		{"right after a hint", func() { click("A") }, colourWinning},
	} {
		if step.do(); !s.learn.said || s.learn.colour() != step.want {
			t.Errorf("%s: %v, %s, want %s", step.name, s.learn.said, s.learn.colour(), step.want)
		}
	}
}

func TestWhatIsAskedIsHidden(t *testing.T) {
	s := newStage(t)
	s.openLesson(s.course()[1])
	s.settle()
	for range 3 {
		s.nextPage()
		s.settle()
		if s.learn.waits() {
			s.answerRightly()
		}
	}
	s.learn.reading = s.learn.reading.Open(s.learn.lesson, 3)
	s.openPage() // the value of F; those of A and C were found
	s.settle()
	f := s.board.Content().Facts
	index := s.doc.Board().Index()
	for id, want := range map[string]int32{"A": 0, "C": 2, "F": -1, "D": -1} {
		if got := f.Values[index[id]]; got != want {
			t.Errorf("%s is shown as %d, not %d", id, got, want)
		}
	}
	s.answerWrongly()
	if f := s.board.Content().Facts; f.Values[index["F"]] >= 0 {
		t.Error("a wrong answer tells")
	}
}

// A move or a cut that answers is no change of the reader's: nothing is to be saved.
func TestAnAnswerIsNoChange(t *testing.T) {
	for _, row := range []struct {
		lesson int
		page   string
	}{{0, "play"}, {9, "stalks"}} {
		page := row.page
		s := newStage(t)
		s.readTo(row.lesson, page)
		before := s.doc.Board()
		if s.answerRightly(); s.learn.waits() || sameGame(before, s.doc.Board()) {
			t.Errorf("%s: the move is not played", page)
		}
		if s.changed() || s.doc.UndoName(s.say) != "" || s.savedState() != (lang.Message{}) {
			t.Errorf("%s: changed %v, undo %q, %q", page, s.changed(), s.doc.UndoName(s.say), s.savedState().In(s.say))
		}
	}
}

// What is said of a wrong answer is in view on a board that was zoomed; once it is answered, all of the board is.
func TestAVerdictIsInView(t *testing.T) {
	s := newStage(t)
	s.readTo(5, "two-strips")
	index := s.doc.Board().Index()
	from, to := index["8"], index["1+7"]
	s.board.SetZoom(3)
	s.board.Centre(index["2"])
	s.fromPointer(from, to)
	s.settle()
	if len(s.learn.verdict.Wrong) == 0 || len(s.learn.verdict.Reply) == 0 {
		t.Fatalf("the answer is not wrong: %s", s.learned())
	}
	for _, m := range append(s.learn.verdict.Wrong, s.learn.verdict.Reply...) {
		for _, v := range []int32{m.From, m.Option} {
			if !s.board.Sees(s.geo.Vertices[v]) {
				t.Errorf("%s is out of view", s.solved.name(v))
			}
		}
	}
	s.answerRightly()
	for v, at := range s.geo.Vertices {
		if !s.board.Sees(at) {
			t.Errorf("%s is out of view once it is answered", s.solved.name(int32(v)))
		}
	}
}

// What a step says is in view in a small window, but a page begins at its top.
func TestStepsAreInView(t *testing.T) {
	s := newStage(t)
	s.win.Resize(fyne.NewSize(700, 420))
	s.readTo(1, "every-step")
	p := s.learner
	if y := p.root.Offset.Y; y != 0 {
		t.Errorf("the page begins at %g", y)
	}
	s.turnTo(3)
	low, view := p.tell.root.Position().Y+p.tell.root.Size().Height, p.root.Offset.Y+p.root.Size().Height
	if p.root.Offset.Y == 0 || low > view {
		t.Errorf("the sentence ends at %g, the view at %g", low, view)
	}
}

// A click on a vertex leads to the box for its value, though the toolkit takes the focus from all but what was clicked.
func TestAClickLeadsToTheBox(t *testing.T) {
	s := newStage(t)
	s.makeExercise(lessons.Exercise{Kind: "values", Size: lessons.Small, Difficulty: lessons.Easy, Seed: 7})
	s.settle()
	if !s.learn.asks(lessons.AskValues) {
		t.Fatal("no values are asked for")
	}
	s.picked(0)
	s.win.Canvas().Unfocus()
	s.settle()
	if e := s.learner.entry; e == nil || s.win.Canvas().Focused() != e {
		t.Errorf("the keyboard is on %T", s.win.Canvas().Focused())
	}
}

func TestTheReaderMayChangeTheBoard(t *testing.T) {
	s := newStage(t)
	s.openLesson(s.course()[0])
	s.settle()
	s.nextPage()
	s.settle()
	before := s.doc.Board()
	s.board.SelectAll()
	s.menus.item(lang.MenuDelete).Action()
	if len(s.doc.Board().Vertices) != 0 {
		t.Fatal("the board cannot be changed")
	}
	s.resetPage()
	s.settle()
	if !sameGame(before, s.doc.Board()) {
		t.Error("the board does not come back")
	}
}

// TestExercises makes an exercise of each kind and answers it.
func TestExercises(t *testing.T) {
	s := newStage(t)
	for _, kind := range lessons.Exercises {
		s.makeExercise(lessons.Exercise{Kind: kind.Name, Size: lessons.Small, Difficulty: lessons.Easy, Seed: 7})
		s.settle()
		if s.learn == nil || s.learn.exercise == nil || s.learn.exercise.Kind != kind.Name {
			t.Fatalf("no exercise of kind %s", kind.Name)
		}
		s.answerWrongly()
		s.answerRightly()
		if s.learn.waits() {
			t.Errorf("%s is not answered: %s", kind.Name, s.learned())
		}
	}
	if len(s.results) != len(lessons.Exercises) {
		t.Errorf("%d results", len(s.results))
	}
	for _, r := range s.results {
		if !r.Answered || r.Time > time.Minute {
			t.Errorf("%+v", r)
		}
	}
}

// The value of a board that is hidden is not told in the Solve tab either.
func TestAHiddenValueIsToldNowhere(t *testing.T) {
	s := newStage(t)
	s.read("graph { g [ground=true]; g -- a -- b -- c; g -- d; d -- e }")
	s.settle()
	s.beginMatch(newOpponent(lessons.Perfect, 0), 0)
	s.settle()
	s.turnTab(solveTab)
	if p := s.panel.bush; !p.root.Visible() || p.kept.root.Visible() {
		t.Error("the value is told")
	}
	s.turnValues()
	s.turnTo(1)
	if !s.panel.bush.kept.root.Visible() {
		t.Error("the value is not told when it is asked for")
	}
}

// TestTheLearnPanelFits: nothing in it is wider than it is, in a small window, in any language and at any moment.
func TestTheLearnPanelFits(t *testing.T) {
	s := newStage(t)
	s.win.Resize(fyne.NewSize(800, 600))
	fits := func(what string) {
		t.Helper()
		s.settle()
		s.showLearn()
		if need, room := s.learner.body.MinSize().Width, s.learner.root.Size().Width-32; need > room+0.5 {
			t.Errorf("%s: %s needs %v, there are %v", s.say.Code(), what, need, room)
		}
	}
	for _, say := range lang.Languages {
		if testing.Short() && say != lang.Russian {
			continue
		}
		s.setLanguage(say)
		s.turnTab(learnTab)
		fits("home")
		for _, k := range lessons.Exercises {
			s.makeExercise(lessons.Exercise{Kind: k.Name, Size: lessons.Small, Difficulty: lessons.Easy, Seed: 5})
			s.settle()
			s.askHint()
			fits(k.Name)
		}
		s.makeGame("kayles", "5")
		s.beginMatch(newOpponent(lessons.Explaining, 25), 1)
		s.settle()
		s.hintMatch()
		fits("match")
		s.endMatch()
		s.openLesson(s.course()[0])
		fits("introduction")
		s.nextPage()
		fits("lesson")
	}
}
