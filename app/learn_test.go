package app

import (
	"context"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/lang"
	"dev.mexboard/app/lessons"
	"dev.mexboard/solver"
)

// learned is the text of the Learn tab.
func (s *stage) learned() string { return strings.Join(texts(s.learner.root), "\n") }

// answerRightly answers the open question as a reader does who knows: by the box, the buttons and the board.
func (s *stage) answerRightly() {
	s.t.Helper()
	q, b := s.learn.ask(), s.doc.Board()
	k, err := lessons.Study(context.Background(), b)
	if err != nil {
		s.t.Fatal(err)
	}
	named := func() int32 { return int32(b.Index()[q.Vertex]) }
	switch q.Kind {
	case lessons.AskTerminals:
		for v := range b.Vertices {
			if len(k.Answer.Graph.Options(int32(v))) == 0 && !b.Vertices[v].Split {
				s.picked(v)
				s.settle()
			}
		}
	case lessons.AskMex:
		n := solver.Mex(q.Numbers)
		if q.Vertex != "" {
			n, _ = k.Answer.Values.At(named())
		}
		s.number(n)
	case lessons.AskSum:
		n := solver.NimSum(q.Numbers...)
		if q.Numbers == nil {
			n = solver.NimSum(s.solved.terms()...)
		}
		s.number(n)
	case lessons.AskValue:
		s.number(k.Cuts.Value)
	case lessons.AskOutcome:
		o := k.Outcome()
		if q.Vertex != "" {
			o = k.Answer.Vertex(named())
		}
		s.submit(lessons.Answer{Outcome: o, Edge: -1})
	case lessons.AskSJ:
		s.submit(lessons.Answer{Yes: k.Answer.SJ.Applies})
	case lessons.AskCut:
		s.board.Cut(int(k.Cuts.Winning[0]))
	case lessons.AskValues:
		for v := range b.Vertices {
			if x, ok := k.Answer.Values.At(int32(v)); ok && !b.Vertices[v].Split {
				s.picked(v)
				s.number(x)
				s.settle()
			}
		}
	default:
		s.playWinning(k)
	}
	s.settle()
}

// number writes a number in the box.
func (s *stage) number(n int) {
	s.t.Helper()
	if s.learner.entry == nil {
		s.t.Fatal("there is no box for a number")
	}
	s.learner.entry.SetText(itoa(n))
	s.learner.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
}

// playWinning plays winning moves with the pointer's tool until the question is answered.
func (s *stage) playWinning(k lessons.Known) {
	moves := k.Answer.Joint
	for _, m := range k.Answer.Moves() {
		moves = append(moves, solver.Joint{m})
	}
	for _, j := range moves {
		for _, m := range j {
			if to, ok := k.Answer.Graph.Through(m); ok {
				s.fromPointer(int(m.From), int(to))
			}
		}
		s.makePending()
		s.settle()
		if !s.learn.waits() {
			return
		}
	}
}

// answerWrongly answers so that it is wrong, where the question can be answered wrongly by a number or a choice.
func (s *stage) answerWrongly() (told bool) {
	q := s.learn.ask()
	switch q.Kind {
	case lessons.AskMex, lessons.AskSum, lessons.AskValue:
		s.number(77)
	case lessons.AskOutcome:
		k, _ := lessons.Study(context.Background(), s.doc.Board())
		o := k.Outcome()
		if q.Vertex != "" {
			o = k.Answer.Vertex(int32(s.doc.Board().Index()[q.Vertex]))
		}
		if o == solver.P {
			o = solver.N
		} else {
			o = solver.P
		}
		s.submit(lessons.Answer{Outcome: o, Edge: -1})
	default:
		return false
	}
	s.settle()
	return true
}

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

func (s *stage) walk(l lessons.Lesson) {
	s.t.Helper()
	s.openLesson(l)
	s.settle()
	for range l.Pages {
		s.nextPage()
		s.settle()
		page, _ := s.learn.page()
		if text := s.learned(); strings.Contains(text, "{{") || !strings.Contains(text, page.Texts.In(s.say).Title) {
			s.t.Errorf("%s, page %s: %s", l.Name, page.Name, text)
		}
		if page.Ask == nil {
			continue
		}
		if s.nextPage(); s.learn.reading.Page != page.Name {
			s.t.Fatalf("%s, page %s: it did not wait", l.Name, page.Name)
		}
		if s.answerWrongly() && (!s.learn.said || s.learn.verdict.Right || !s.learn.waits()) {
			s.t.Errorf("%s, page %s: a wrong answer is right", l.Name, page.Name)
		}
		for degree := 1; degree <= lessons.Degrees; degree++ {
			if s.askHint(); len(l.Pages) > 0 {
				s.settle()
			}
			if s.learn.hints != degree {
				s.t.Errorf("%s, page %s: hint %d is %d", l.Name, page.Name, degree, s.learn.hints)
			}
		}
		s.answerRightly()
		if s.learn.waits() {
			s.t.Fatalf("%s, page %s: %s is not answered: %s", l.Name, page.Name, page.Ask, s.learned())
		}
	}
	if done, all := s.settings.progress().Of(l).Done(l); done != all {
		s.t.Errorf("%s: %d of %d pages done", l.Name, done, all)
	}
	s.nextPage()
	if s.learn != nil {
		s.t.Errorf("%s does not end", l.Name)
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

// TestMatch plays against the program to the end, under several rules and in Hackenbush.
func TestMatch(t *testing.T) {
	for i, dot := range []string{
		"digraph { a -> b -> c; a -> c; b -> d; a [chips=2]; b [chips=1] }",
		`digraph { compound="continued-conjunctive"; a -> b -> c; a -> c; a [chips=2]; b [chips=1] }`,
		`digraph { compound=selective; play=misere; a -> b -> c; a -> c; a [chips=1]; b [chips=2] }`,
		"digraph { loopy=true; a -> b; b -> a; b -> c; a [chips=1]; b [chips=1] }",
		"graph { g [ground=true]; g -- a -- b -- c; g -- d; d -- e; d -- f }",
	} {
		sides := []int{0, 1, -1}
		if testing.Short() {
			sides = sides[i%3:][:1]
		}
		for _, mine := range sides {
			s := newStage(t)
			s.read(dot)
			s.settle()
			s.beginMatch(newOpponent(lessons.Perfect, 25), mine)
			s.settle()
			s.playOut(dot)
		}
	}
}

// playOut plays a person's moves as the perfect player would, by the window's own ways.
func (s *stage) playOut(dot string) {
	s.t.Helper()
	m := s.match
	for range 100 {
		if _, over := m.match.Winner(); over {
			if s.hides() {
				s.t.Error("the end is hidden")
			}
			return
		}
		if !m.person() {
			s.t.Fatalf("%s: the program does not move", dot)
		}
		c, err := (lessons.Opponent{Strength: lessons.Perfect}).Choose(context.Background(), s.doc.Board(), 0)
		if err != nil {
			s.t.Fatal(err)
		}
		at := m.match.At
		s.makeByHand(c.Move)
		s.settle()
		if m.match.At == at {
			s.t.Fatalf("%s: no move is made: %s", dot, s.notice)
		}
	}
	s.t.Errorf("%s: the match does not end", dot)
}

func (s *stage) makeByHand(x lessons.Move) {
	if x.Edge >= 0 {
		s.board.Cut(x.Edge)
		return
	}
	g := s.doc.Board().Graph()
	for _, r := range x.Chips {
		if to, ok := g.Through(r); ok {
			s.fromPointer(int(r.From), int(to))
		}
	}
	s.makePending()
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

func TestTakingBackInAMatch(t *testing.T) {
	s := newStage(t)
	s.read("digraph { a -> b -> c -> d; a -> c; b -> d; a [chips=2]; b [chips=2] }")
	start := s.doc.Board()
	s.beginMatch(newOpponent(lessons.Explaining, 25), 0)
	s.settle()
	if !s.hides() || s.step != 0 {
		t.Error("the values are shown at the start")
	}
	s.fromPointer(0, 1)
	s.settle()
	if s.match.match.At != 2 {
		t.Fatalf("%d moves", s.match.match.At)
	}
	s.takeBack()
	s.settle()
	if s.match.match.At != 0 || !sameGame(s.doc.Board(), start) {
		t.Error("the start does not come back")
	}
	for degree := 1; degree <= lessons.Degrees; degree++ {
		s.askHint()
		s.settle()
	}
	if !s.match.said || s.match.hints != lessons.Degrees {
		t.Error("no hints")
	}
	s.fromPointer(0, 3) // no edge leads there
	if s.match.match.At != 0 {
		t.Error("a move that is none")
	}
}

// texts is all that is written in an object.
func texts(o fyne.CanvasObject) (list []string) {
	switch x := o.(type) {
	case *canvas.Text:
		list = append(list, x.Text)
	case *widget.RichText:
		list = append(list, x.String())
	case *fyne.Container:
		for _, c := range x.Objects {
			list = append(list, texts(c)...)
		}
	case *container.Scroll:
		list = append(list, texts(x.Content)...)
	case *press:
		list = append(list, texts(x.content)...)
	}
	return list
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
