package app

import (
	"context"
	"time"

	"dev.mexboard/app/document"
	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
	"dev.mexboard/app/lessons"
	"dev.mexboard/render"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// learning is what a sheet teaches: a lesson at one of its pages, or an exercise.
type learning struct {
	lesson   lessons.Lesson
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
	l.verdict, l.said, l.hints = lessons.Verdict{}, false, 0
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
	}
	w.focusPage()
}

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
	l := w.learn
	if w.id != j.sheet || l == nil || !l.waits() {
		return
	}
	if err != nil {
		w.tell(lang.Error(w.say, err))
		return
	}
	l.verdict, l.said = v, true
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
			w.results = w.results.Hint(*l.exercise, j.degree)
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
	}
	w.show()
}

// glide shows the chips of a move on their way, then hands over the board that it leaves, unless the board in front has
// become another.
func (w *Window) glide(j solver.Joint, done func(board.Board)) {
	b, s := w.doc.Board(), w.sheet
	g := b.Graph()
	var edges []int
	for _, m := range render.Arrows(g, j) {
		edges = append(edges, edgesOf(b, m)...)
	}
	w.board.Glide(edges, func() {
		if w.sheet == s && sameGame(b, w.doc.Board()) {
			done(lessons.Played(w.doc.Board(), j))
		}
	})
}

// edgesOf is the edges that a move goes along: one, and behind a split those to its targets.
func edgesOf(b board.Board, m solver.Move) []int {
	var list []int
	for e, x := range b.Edges {
		if x.From == int(m.From) && x.To == int(m.Option) {
			list = append(list, e)
			break
		}
	}
	return list
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
		w.board.Fit()
	}
}

// fromPointer takes a chip that was moved along an edge: an answer, a move of a match, or just a move.
func (w *Window) fromPointer(from, to int) {
	part := w.doc.Board().Graph().Replacing(solver.Move{From: int32(from), Option: int32(to)})
	switch {
	case w.match != nil:
		w.joinMatch(part)
	case w.learn.asks(lessons.AskMove, lessons.AskMoves):
		w.learn.pending = w.gather(w.learn.pending, part, w.answerMove)
		w.showBoard()
		w.showLearn()
	default:
		w.play([]solver.Move{{From: int32(from), Option: int32(to)}})
	}
}

// gather adds a part to a move of several chips, and makes the move as soon as it is whole and nothing can be added
// that the reader might mean to. What is left is still to be made.
func (w *Window) gather(pending solver.Joint, part solver.Replacement, do func(solver.Joint)) solver.Joint {
	p := w.doc.Board().Problem()
	next := append(pending[:len(pending):len(pending)], part)
	if !p.Rule.Compound.Joint() {
		next = solver.Joint{part}
	}
	if count(next, part.From) > w.doc.Board().Vertices[part.From].Chips {
		next = append(without(pending, part.From), part)
	}
	if p.Legal(next) && !optional(p.Rule) {
		do(next)
		return nil
	}
	return next
}

func count(j solver.Joint, from int32) int {
	n := 0
	for _, m := range j {
		if m.From == from {
			n++
		}
	}
	return n
}

// without is a move less the first part of a vertex.
func without(j solver.Joint, from int32) solver.Joint {
	for i, m := range j {
		if m.From == from {
			return append(j[:i:i], j[i+1:]...)
		}
	}
	return j
}

// answerMove gives a move as the answer.
func (w *Window) answerMove(j solver.Joint) {
	a := w.learn.answer
	if w.learn.ask().Kind == lessons.AskMoves {
		a.Moves = append(a.Moves[:len(a.Moves):len(a.Moves)], j)
	} else {
		a.Moves = []solver.Joint{j}
	}
	w.submit(a)
}

// makePending makes the move of several chips that was put together.
func (w *Window) makePending() {
	switch {
	case w.match != nil && len(w.match.pending) > 0:
		j := w.match.pending
		w.match.pending = nil
		w.makeMove(j)
	case w.learn != nil && len(w.learn.pending) > 0:
		j := w.learn.pending
		w.learn.pending = nil
		w.answerMove(j)
	}
}

// picked takes a vertex that was clicked.
func (w *Window) picked(v int) {
	l := w.learn
	switch {
	case l.asks(lessons.AskTerminals):
		a := l.answer
		a.Vertices = append(a.Vertices[:len(a.Vertices):len(a.Vertices)], int32(v))
		w.submit(a)
	case l.asks(lessons.AskValues) && !w.doc.Board().Vertices[v].Split:
		l.picked = int32(v)
		w.showBoard()
		w.showLearn()
		w.learner.focus()
	}
}

// referee takes a cut over that is an answer or a move of a match.
func (w *Window) referee(edge int) bool {
	switch {
	case w.match != nil:
		w.cutMatch(edge)
		return true
	case w.learn.asks(lessons.AskCut):
		w.submit(lessons.Answer{Edge: edge})
		return true
	}
	return false
}

// mark marks on the board what the page is about.
func (l *learning) mark(f *render.Facts, b board.Board) {
	if l == nil {
		return
	}
	if l.said {
		l.verdict.Mark(f)
	}
	if !l.waits() {
		return
	}
	g := b.Graph()
	f.Pointed = append(f.Pointed, l.answer.Vertices...)
	if l.picked >= 0 {
		f.Pointed = append(f.Pointed, l.picked)
	}
	for _, j := range l.answer.Moves {
		f.Hover = append(f.Hover, render.Arrows(g, j)...)
	}
	f.Hover = append(f.Hover, render.Arrows(g, l.pending)...)
	l.fill(f, len(b.Vertices))
}

// fill shows the values that the reader has given.
func (l *learning) fill(f *render.Facts, n int) {
	if len(l.answer.Values) == 0 {
		return
	}
	f.Values, f.Outcomes = make([]int32, n), make([]solver.Outcome, n)
	for v := range f.Values {
		f.Values[v] = -1
	}
	for _, e := range l.answer.Values {
		f.Values[e.Vertex], f.Outcomes[e.Vertex] = int32(e.Value), solver.N
		if e.Value == 0 {
			f.Outcomes[e.Vertex] = solver.P
		}
	}
	f.Current, f.Newest = -1, -1
}

// toolOf is the tool that a question is answered with.
func toolOf(q *lessons.Question) editor.Tool {
	key := "S"
	if q != nil {
		switch q.Kind {
		case lessons.AskTerminals, lessons.AskMove, lessons.AskMoves, lessons.AskValues:
			key = "M"
		case lessons.AskCut:
			key = "K"
		}
	}
	return toolByKey(key)
}

func toolByKey(key string) editor.Tool {
	for _, t := range editor.Tools {
		if t.Key() == key {
			return t
		}
	}
	return editor.Tools[0]
}

// optional tells whether a move takes as many chips as one likes, so that it is whole only when one says so.
func optional(r solver.Rule) bool {
	return r.Compound == solver.Selective || r.Compound == solver.ShortenedSelective
}
