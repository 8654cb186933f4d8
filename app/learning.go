package app

import (
	"context"
	"time"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/app/lessons"
	"dev.mexboard/render"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// learning is what a sheet teaches: a lesson at one of its pages, or an exercise.
type learning struct {
	lesson   lessons.Lesson
	path     string // of the file that the lesson is from; "": it is one of the program's
	reading  lessons.Reading
	exercise *lessons.Exercise // instead of a lesson
	solved   bool              // the exercise is
	began    time.Time         // when the exercise was shown

	known   *lessons.Known // of the page's board; nil: not yet
	answer  lessons.Answer // so far
	pending solver.Joint   // the parts of a move of several chips
	picked  int32          // the vertex that is to be given its value, -1: none
	verdict lessons.Verdict
	said    bool // there is a verdict
	hinted  bool // it is a hint
	hints   int  // the degree of the last hint
}

// page is the page that is open; false on the introduction and in exercises.
func (l *learning) page() (lessons.Page, bool) {
	if l.exercise != nil {
		return lessons.Page{}, false
	}
	at := l.reading.At(l.lesson)
	if at < 0 {
		return lessons.Page{}, false
	}
	return l.lesson.Pages[at], true
}

// ask is the question; nil where there is none.
func (l *learning) ask() *lessons.Question {
	if l.exercise != nil {
		return &l.exercise.Ask
	}
	p, _ := l.page()
	return p.Ask
}

// waits tells whether a question waits for its answer: what is known of the board is hidden meanwhile.
func (l *learning) waits() bool {
	switch {
	case l == nil:
		return false
	case l.exercise != nil:
		return !l.solved
	}
	return l.reading.Waits(l.lesson)
}

// asks tells whether a question of one of some kinds waits.
func (l *learning) asks(kinds ...lessons.Kind) bool {
	if !l.waits() {
		return false
	}
	for _, k := range kinds {
		if l.ask().Kind == k {
			return true
		}
	}
	return false
}

// forget begins a page anew.
func (l *learning) forget() {
	l.answer, l.pending, l.picked = lessons.Answer{Edge: -1}, nil, -1
	l.verdict, l.said, l.hinted, l.hints = lessons.Verdict{}, false, false, 0
}

// hides tells whether what is known of the board is hidden.
func (s *sheet) hides() bool {
	return s.learn.waits() || s.learn.begins() || s.learn.conceals() || s.match.hides()
}

// begins tells whether the introduction of a lesson is shown: its board is that of a page that may ask.
func (l *learning) begins() bool { return l != nil && l.exercise == nil && l.reading.At(l.lesson) < 0 }

// concealed is the step at which a new solution is shown: the first where it is hidden, else the last.
func (w *Window) concealed(s solution) int {
	if w.hides() {
		return 0
	}
	if p, ok := w.learn.shownPage(); ok && p.Steps != nil && w.step < w.solved.steps() {
		return w.step
	}
	return s.steps()
}

func (l *learning) shownPage() (lessons.Page, bool) {
	if l == nil {
		return lessons.Page{}, false
	}
	return l.page()
}

// studyJob is a page's board, to be solved so that its text can be told.
type studyJob struct {
	sheet int
	page  lessons.Page
}

func doStudy(ctx context.Context, j studyJob, _ func(float64)) (*lessons.Known, error) {
	k, err := lessons.Study(ctx, j.page.Board)
	return &k, err
}

// studied shows the text of a page, and the step that it begins with.
func (w *Window) studied(j studyJob, k *lessons.Known, err error) {
	page, ok := w.learn.shownPage()
	if w.id != j.sheet || !ok || page.Name != j.page.Name {
		return
	}
	if err != nil {
		w.tell(lang.Error(w.say, err))
		return
	}
	w.learn.known = k
	w.showLearn()
	if page.Steps != nil {
		w.turnTo(page.Steps.FirstStep(*k))
		w.learner.root.ScrollToTop() // what the page says comes first
	}
	w.focusPage()
}

// stage shows another board in the sheet, without a history: a page's own, or what a move left.
func (w *Window) stage(b board.Board) {
	before := w.doc.Board()
	w.doc = document.New(b)
	w.typing = nil
	same := len(before.Vertices) == len(b.Vertices) && len(before.Edges) == len(b.Edges)
	if !same {
		w.loose = render.Geometry{}
	}
	w.edited()
	if w.hides() && w.step != 0 {
		w.step = 0
		w.show()
	}
	if !same {
		w.layOut()
	}
}
