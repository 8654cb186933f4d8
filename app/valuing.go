package app

import (
	"context"
	"runtime/debug"

	"dev.mexboard/app/editor"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// How many vertices and edges a board may have to be solved, steps and all, before the next frame, in well under a
// millisecond, and to be valued before it, in a few. So what is known does not go grey for a frame at each edit. What is
// left is found in the background.
const (
	atOnce  = 2_000
	atFirst = 40_000
)

// Bounds of the searches: that which is made before the next frame, in a few milliseconds, and none.
var (
	quick    = solver.Limits{States: 400, Bytes: 4 << 20}
	noSearch = solver.Limits{States: 1}
)

// valued is a board and its answer, which the answer to the board after an edit leans on.
type valued struct {
	board  board.Board
	answer solver.Answer
}

// valueJob is a board to be solved, and what is known of an older one.
type valueJob struct {
	board  board.Board
	before valued
	limits solver.Limits
	steps  bool // tell them too
	hunt   bool // it is the search with all limits
}

func doSolve(ctx context.Context, j valueJob, progress func(float64)) (solution, error) {
	if j.hunt {
		j.limits.Progress = progress
	}
	return j.solve(ctx)
}

// solve values the board within the limits. Pure; linear in the board, but for a search. The error is the context's.
func (j valueJob) solve(ctx context.Context) (solution, error) {
	b := j.board
	s := solution{board: b}
	for v := range b.Vertices {
		s.order = append(s.order, int32(v))
	}
	if !b.Directed {
		return solveBush(ctx, s, j.limits)
	}
	if err := b.CheckParts(); err != nil {
		s.err = err
		return s, nil
	}
	var err error
	p := j.problem()
	if s.answer, err = solver.Solve(ctx, p); err != nil {
		return s, err
	}
	if s.hunting() {
		s.hunt.estimate = solver.Estimate(p)
	}
	if j.steps && !s.long() {
		s.trace = solver.NewTrace(s.answer)
		s.order = taken(s.trace, s.order)
	}
	return s, nil
}

// problem is the board as the solver takes it.
func (j valueJob) problem() solver.Problem {
	b := j.board
	p := solver.Problem{Graph: b.Graph(), Rule: b.Rule, Chips: b.Stacks(), Loopy: b.Loopy, Limits: j.limits}
	if j.before.answer.Graph != nil {
		p.Before = &solver.Before{Answer: j.before.answer, Was: b.Was(j.before.board)}
	}
	return p
}

// now solves at once; a panic, our own fault, becomes the error, so that it does not cost the document.
func (j valueJob) now() (s solution) {
	defer func() {
		if v := recover(); v != nil {
			s = solution{board: j.board, err: &editor.PanicError{Value: v, Stack: debug.Stack()}}
		}
	}()
	s, _ = j.solve(context.Background()) // that context makes no errors
	return s
}

// solveNow solves a board at once.
func solveNow(b board.Board) solution {
	return valueJob{board: b, limits: quick, steps: true}.now()
}

// refresh goes on after the board has changed: it is solved anew unless it is still the same game.
func (w *Window) refresh() {
	b := w.doc.Board()
	w.geo = w.geometry(b)
	if w.solved.order != nil && sameGame(b, w.solved.board) {
		w.solved.board = b
		w.show()
		return
	}
	w.point, w.why = nil, asked{}
	if w.cut.asked {
		w.line.point("")
	}
	w.edges, w.cut, w.agree = nil, cut{}, w.agreed()
	w.lines.Cancel()
	j := valueJob{board: b, before: w.valued, limits: quick, steps: true}
	switch parts := len(b.Vertices) + len(b.Edges); {
	case parts <= atOnce && (b.Directed || bushAtOnce(b)):
		w.values.Cancel()
		w.take(j.now())
		w.huntIfNeeded()
		return
	case parts <= atFirst && b.Directed:
		first := j
		first.limits, first.steps = noSearch, false
		w.take(first.now().awaiting())
		if w.solved.err != nil {
			return
		}
		j.before = w.valued
	default:
		w.solved = solution{board: b, pending: true}
		w.show()
	}
	w.values.Request(j)
}

// awaiting is a solution of which the steps, and what a search finds, are on their way.
func (s solution) awaiting() solution {
	if s.telling = s.known() && !s.long(); s.telling && s.hunting() {
		s.hunt.state = hunted
	}
	return s
}

// take shows a new solution, solved.
func (w *Window) take(s solution) {
	if s.known() {
		w.valued = valued{s.board, s.answer}
	}
	w.step, w.solved = w.concealed(s), s
	w.show()
}

func (w *Window) solveDone(j valueJob, s solution, err error) {
	if err != nil {
		s = solution{board: j.board, err: err}
	}
	if !sameGame(j.board, w.doc.Board()) {
		return
	}
	s.board = w.doc.Board()
	if w.solved.hunt.state == halted {
		s.hunt.state = halted
	}
	w.take(s)
	if !j.hunt {
		w.huntIfNeeded()
	}
}

// huntIfNeeded searches with all limits for what no theory decides.
func (w *Window) huntIfNeeded() {
	if w.solved.known() && w.solved.hunt.state != halted && w.solved.hunting() {
		w.hunt()
	}
}
