package app

import (
	"context"
	"slices"
	"time"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/app/lessons"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// judgeJob is an answer, or a wish for a hint where degree is not 0.
type judgeJob struct {
	sheet  int
	board  board.Board
	ask    lessons.Question
	answer lessons.Answer
	degree int
}

func doJudge(ctx context.Context, j judgeJob, _ func(float64)) (lessons.Verdict, error) {
	k, err := lessons.Study(ctx, j.board)
	if err != nil {
		return lessons.Verdict{}, err
	}
	if err := j.ask.Fits(k); err != nil {
		return lessons.Verdict{}, err
	}
	if j.degree > 0 {
		return lessons.Hint(ctx, j.ask, k, j.answer, j.degree)
	}
	return lessons.Judge(ctx, j.ask, k, j.answer)
}

// submit has an answer judged, on the board as it is.
func (w *Window) submit(a lessons.Answer) {
	l := w.learn
	if !l.waits() {
		return
	}
	l.answer = a
	w.judges.Request(judgeJob{sheet: w.id, board: w.doc.Board(), ask: *l.ask(), answer: a})
}

// askHint asks for the next hint.
func (w *Window) askHint() {
	switch {
	case w.match != nil:
		w.hintMatch()
	case w.learn.waits():
		degree := min(w.learn.hints+1, lessons.Degrees)
		w.judges.Request(judgeJob{sheet: w.id, board: w.doc.Board(), ask: *w.learn.ask(), answer: w.learn.answer, degree: degree})
	}
}

func (w *Window) judged(j judgeJob, v lessons.Verdict, err error) {
	w.line.busy("")
	l := w.learn
	if w.id != j.sheet || l == nil || !l.waits() {
		return
	}
	if err != nil {
		w.tell(lang.Error(w.say, err))
		return
	}
	l.verdict, l.said, l.hinted = v, true, j.degree > 0
	if j.degree > 0 {
		l.hints = j.degree
	}
	w.note(j, v)
	move, edge := j.answer.Moves, j.answer.Edge
	l.after(v, j)
	if v.Done {
		w.reveal(j.ask.Kind, move, edge)
	}
	w.showBoard()
	w.showLearn()
	w.bringVerdict(v)
	w.learner.reveal()
	if _, seeking := w.win.Canvas().Focused().(*findEntry); !seeking {
		w.learner.focus()
	}
}

// bringVerdict brings what a verdict marks on the board into view; once the question is answered, the whole board.
func (w *Window) bringVerdict(v lessons.Verdict) {
	if v.Done {
		w.board.Fit()
		return
	}
	b := w.doc.Board()
	var list []int
	for _, x := range v.Pointed {
		list = append(list, int(x))
	}
	for _, m := range slices.Concat(v.Wrong, v.Reply) {
		list = append(list, int(m.From), int(m.Option))
	}
	for _, e := range v.Edges {
		list = append(list, b.Edges[e].From, b.Edges[e].To)
	}
	slices.Sort(list)
	if list = slices.Compact(list); len(list) > 0 && !w.board.Whole() {
		w.board.Reveal(list)
	}
}

// after keeps what was right of an answer, for the next one.
func (l *learning) after(v lessons.Verdict, j judgeJob) {
	l.pending = nil
	if j.degree > 0 {
		return
	}
	if !v.Right {
		a := &l.answer
		a.Vertices, a.Moves, a.Values = lessLast(a.Vertices), lessLast(a.Moves), lessLast(a.Values)
		return
	}
	l.picked = -1
}

func lessLast[T any](list []T) []T { return list[:max(0, len(list)-1)] }

// note takes note of an answer or a hint.
func (w *Window) note(j judgeJob, v lessons.Verdict) {
	l := w.learn
	if l.exercise != nil {
		if j.degree > 0 {
			w.results = w.results.Hint(*l.exercise, j.degree, time.Since(l.began))
			return
		}
		l.solved = v.Done
		w.results = w.results.Note(*l.exercise, v, time.Since(l.began))
		return
	}
	if j.degree > 0 {
		l.reading = l.reading.Hint(j.degree)
	} else {
		l.reading = l.reading.Answer(v)
	}
	w.keepReading()
}

func (w *Window) keepReading() {
	if w.script != nil {
		return // an author reads nothing
	}
	w.settings.setProgress(w.settings.progress().With(w.learn.reading))
}

// reveal shows what is known once the question is answered, and plays the move that answered it.
func (w *Window) reveal(kind lessons.Kind, moves []solver.Joint, edge int) {
	w.step = w.concealed(w.solved)
	switch {
	case kind == lessons.AskMove && len(moves) > 0:
		w.glide(moves[len(moves)-1], func(b board.Board) { w.stage(b) })
	case kind == lessons.AskCut && edge >= 0:
		w.board.Cut(edge)
		w.doc, w.typing = document.New(w.doc.Board()), nil // the answer is no change of the reader's
	}
	w.show()
}
