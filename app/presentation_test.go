package app

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"dev.mexboard/app/lang"
	"dev.mexboard/app/lessons"
)

// presentation gives the window keys that no widget has.
func (s *stage) presentation(names ...fyne.KeyName) {
	for _, n := range names {
		s.typedKey(&fyne.KeyEvent{Name: n})
		s.settle()
	}
}

func TestPresentationOfSteps(t *testing.T) {
	for _, choice := range []string{choiceLight, choiceDark} {
		if testing.Short() && choice != choiceDark {
			continue
		}
		s := newStage(t)
		s.setTheme(choice)
		s.board.SetTool(toolByKey("V"))
		before, size := s.look(), s.win.Canvas().Size()
		s.turnPresentation()
		if !s.win.FullScreen() || s.win.MainMenu() != nil || s.look().percent <= before.percent {
			t.Fatal("no presentation")
		}
		s.presentation(fyne.KeyHome)
		if s.step != 0 {
			t.Fatalf("step %d", s.step)
		}
		s.presentation(fyne.KeyRight, fyne.KeyPageDown, fyne.KeyDown, fyne.KeyLeft)
		if s.step != 2 {
			t.Errorf("step %d after three forth and one back", s.step)
		}
		if said := strings.Join(texts(s.win.Content()), ""); !strings.Contains(said, s.presenting.sentence.text.String()) || len(said) < 10 {
			t.Errorf("it says %q", said)
		}
		s.board.TakeFocus()
		s.board.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight}) // the board has the keyboard after a click
		if s.step != 3 {
			t.Errorf("step %d", s.step)
		}
		s.presentation(fyne.KeyEnd)
		if s.step != s.solved.steps() {
			t.Error("not the last step")
		}
		s.presentation(fyne.KeyEscape)
		if s.win.FullScreen() || s.win.MainMenu() == nil || s.look() != before || s.win.Canvas().Size() != size || s.board.Tool() != toolByKey("V") {
			t.Error("the window does not come back as it was")
		}
		if !slices.Contains(s.frame.Objects, fyne.CanvasObject(s.middle)) || s.win.Content() != fyne.CanvasObject(s.frame) {
			t.Error("the frame does not come back")
		}
	}
}

func TestPresentationOfALesson(t *testing.T) {
	s := newStage(t)
	l := s.course()[1]
	s.openLesson(l)
	s.settle()
	s.turnPresentation()
	for range l.Pages {
		s.presentation(fyne.KeyPageDown)
	}
	if at := s.learn.reading.At(l); at != len(l.Pages)-1 {
		t.Errorf("page %d of %d", at, len(l.Pages))
	}
	if !strings.Contains(s.learned(), l.Pages[len(l.Pages)-1].Texts.In(s.say).Title) {
		t.Errorf("the page is not shown: %q", s.learned())
	}
	s.presentation(fyne.KeyPageDown)
	if at := s.learn.reading.At(l); at != len(l.Pages)-1 {
		t.Error("there is a page after the last")
	}
	for at, p := range l.Pages {
		if p.Steps == nil {
			continue
		}
		s.learn.reading = s.learn.reading.Open(l, at)
		s.openPage()
		s.settle()
		step := s.step
		s.presentation(fyne.KeyRight)
		if s.step != step+1 || s.learn.reading.At(l) != at {
			t.Errorf("%s: step %d after %d", p.Name, s.step, step)
		}
	}
	for at, p := range l.Pages {
		if p.Ask != nil && p.Ask.Kind == lessons.AskMex {
			s.learn.reading = s.learn.reading.Open(l, at)
			s.openPage()
			s.settle()
			break
		}
	}
	if s.learner.entry == nil {
		t.Fatal("no box for a number")
	}
	s.learner.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape}) // at once, also from the box
	if s.win.Canvas().Focused() != fyne.Focusable(s.learner.entry) {
		t.Error("the box has not the keyboard")
	}
	if s.presenting.on || s.side == nil || s.shows != learnTab {
		t.Error("the lesson does not come back")
	}
}

// TestAMatchIsPresented: the arrows are the board's while a move is waited for, the page keys go through the moves, and no
// key tells the values.
func TestAMatchIsPresented(t *testing.T) {
	s := newStage(t)
	s.read(matchBoard)
	s.beginMatch(newOpponent(lessons.Perfect, 25), 0)
	s.settle()
	s.turnPresentation()
	s.showsOnlyTheSentence()
	s.fromPointer(0, 1)
	s.settle()
	for _, k := range []fyne.KeyName{fyne.KeyRight, fyne.KeyDown, fyne.KeyEnd, fyne.KeyUp, fyne.KeyLeft} {
		if s.typedKey(&fyne.KeyEvent{Name: k}); s.match.match.At != 2 || s.step != 0 {
			t.Fatalf("%s: %d moves, step %d", k, s.match.match.At, s.step)
		}
	}
	if s.typedKey(&fyne.KeyEvent{Name: fyne.KeyPageUp}); s.match.match.At != 1 {
		t.Errorf("after PageUp %d moves", s.match.match.At)
	}
	if s.typedKey(&fyne.KeyEvent{Name: fyne.KeyHome}); s.match.match.At != 0 {
		t.Errorf("after Home %d moves", s.match.match.At)
	}
	s.turnPresentation()
}

// showsOnlyTheSentence holds that an audience sees nothing to click beside the board.
func (s *stage) showsOnlyTheSentence() {
	s.t.Helper()
	said := s.learned()
	for _, m := range []lang.Message{lang.LearnHome, lang.LearnHintAsk, lang.LearnAnother, lang.LearnResults, lang.LearnReset, lang.MatchNew, lang.MatchEnd} {
		if strings.Contains(said, m.In(s.say)) {
			s.t.Errorf("a presentation has %q", m.In(s.say))
		}
	}
}

// TestAnExerciseIsPresented: an audience sees the board, the task and what is said of an answer.
func TestAnExerciseIsPresented(t *testing.T) {
	s := newStage(t)
	s.makeExercise(lessons.Exercise{Kind: lessons.Exercises[0].Name, Size: lessons.Small, Difficulty: lessons.Easy, Seed: 5})
	s.settle()
	s.turnPresentation()
	s.showsOnlyTheSentence()
	if said := s.learned(); len(said) < 10 {
		t.Errorf("it says %q", said)
	}
	s.turnPresentation()
}

// TestTextGrowsWithTheScreen: on a large screen a presentation has larger text.
func TestTextGrowsWithTheScreen(t *testing.T) {
	p := presentation{on: true}
	for high, want := range map[float32]int{0: 160, 600: 160, 800: 160, 1080: 216, 4000: 320} {
		if p.high = high; p.percent(100) != want {
			t.Errorf("%v high: %d %%", high, p.percent(100))
		}
	}
	if p.on = false; p.percent(130) != 130 {
		t.Error("it grows without a presentation")
	}
}
