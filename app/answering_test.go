package app

import (
	"context"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

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
