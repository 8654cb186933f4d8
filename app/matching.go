package app

import (
	"context"
	"math/rand/v2"
	"time"

	"dev.mexboard/app/document"
	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
	"dev.mexboard/app/lessons"
	"dev.mexboard/render"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// matching is a match that is played on a sheet.
type matching struct {
	match    lessons.Match
	opponent lessons.Opponent
	mine     int // the player that the person is: 0 who began, 1 the other; below 0: both are people
	show     bool
	pending  solver.Joint

	begun    bool // match is that of the board
	thinking bool
	choice   lessons.Choice // the program's last
	chosen   bool           // there was one
	verdict  lessons.Verdict
	said     bool // a hint is shown
	hints    int
}

// hides tells whether what is known of the board is hidden.
func (m *matching) hides() bool {
	if m == nil || m.show {
		return false
	}
	_, over := m.match.Winner()
	return !over
}

// fixes tells whether an edit would change the game that the match is played in, or its position: that is refused.
func (m *matching) fixes(b board.Board, e document.Edit) bool {
	return m != nil && !sameGame(b, e.Apply(b))
}

// resumeLearning goes on with what is taught or played on a sheet that comes to the front: what was being worked out of
// it when another came was dropped.
func (w *Window) resumeLearning() {
	switch {
	case w.match != nil:
		w.board.SetTool(toolOfMatch(w.match.match.Start))
	case w.learn.waits():
		w.board.SetTool(toolOf(w.learn.ask()))
	}
	w.showTool()
	w.showLearn()
	switch page, open := w.learn.shownPage(); {
	case w.match != nil && w.match.thinking:
		w.match.thinking = false
		if !w.match.begun {
			b := w.doc.Board()
			w.matches.Request(matchJob{of: w.match, begin: &b})
			return
		}
		w.showMatch()
		w.reply()
		w.showLearn()
	case open && w.learn.known == nil:
		w.studies.Request(studyJob{w.id, page})
	}
	if w.match == nil && w.learn.waits() {
		w.board.SetTool(toolOf(w.learn.ask()))
		w.showTool()
	}
}

// person tells whether a person is to move.
func (m *matching) person() bool { return m.mine < 0 || m.match.Turn() == m.mine }

// awaits tells whether a person's move is waited for.
func (m *matching) awaits() bool {
	if m == nil || !m.begun || m.thinking {
		return false
	}
	_, over := m.match.Winner()
	return !over && m.person()
}

// matchJob is a match to be begun, a move to be made in it, or one to be found.
type matchJob struct {
	of     *matching
	match  lessons.Match
	begin  *board.Board
	move   *lessons.Move
	choose *lessons.Opponent
	degree int // of a hint
}

type matchResult struct {
	match   lessons.Match
	choice  lessons.Choice
	verdict lessons.Verdict
}

func doMatch(ctx context.Context, j matchJob, _ func(float64)) (r matchResult, err error) {
	r.match = j.match
	switch {
	case j.begin != nil:
		r.match, err = lessons.NewMatch(ctx, *j.begin)
	case j.move != nil:
		r.match, err = j.match.Play(ctx, *j.move)
	case j.choose != nil:
		r.choice, err = j.choose.Choose(ctx, j.match.Board(), j.match.At)
	default:
		r.verdict, err = j.match.Hint(ctx, j.degree)
	}
	return r, err
}

// beginMatch begins a match on the board in front, as a copy in a tab of its own.
func (w *Window) beginMatch(opponent lessons.Opponent, mine int) {
	b := w.doc.Board()
	if !b.Directed || b.Placed() || len(w.loose.Vertices) > 0 { // else it is still being laid out: so will the match's be
		b = render.Place(b, w.geo)
	}
	if w.match == nil {
		s := w.newSheet(document.New(b), lang.MatchTitle)
		s.loose = w.loose
		w.sheets = append(w.sheets, s)
		w.bring(s)
	} else {
		b = w.match.match.Start
	}
	w.match = &matching{opponent: opponent, mine: mine, thinking: true}
	w.learn = nil
	w.stage(b)
	w.board.Fit()
	w.board.SetTool(toolOfMatch(b))
	w.showTool()
	w.turnTab(learnTab)
	w.board.TakeFocus()
	w.matches.Request(matchJob{of: w.match, begin: &b})
}

func toolOfMatch(b board.Board) editor.Tool {
	if b.Directed {
		return toolByKey("M")
	}
	return toolByKey("K")
}

// newOpponent is the program at a strength, with its own luck; percent is how often it errs when it is casual.
func newOpponent(s lessons.Strength, percent int) lessons.Opponent {
	return lessons.Opponent{Strength: s, Rate: float64(percent) / 100, Seed: rand.Uint64()}
}

func (w *Window) matchDone(j matchJob, r matchResult, err error) {
	w.line.busy("")
	m := w.match
	if m == nil || m != j.of {
		return
	}
	m.thinking = false
	switch {
	case err != nil:
		w.tell(lang.Error(w.say, err))
	case j.begin != nil || j.move != nil:
		m.match, m.begun = r.match, true
		if j.move != nil && j.move.Edge >= 0 {
			w.board.Fall(j.move.Edge)
		}
		m.said, m.hints = false, 0
		w.showMatch()
		w.reply()
	case j.choose != nil:
		m.choice, m.chosen = r.choice, true
		if !r.choice.None {
			w.carryOut(r.choice.Move)
		}
	default:
		m.verdict, m.said, m.hints = r.verdict, true, j.degree
	}
	w.showBoard()
	w.showLearn()
}

// reply lets the program move when it is its turn.
func (w *Window) reply() {
	m := w.match
	if _, over := m.match.Winner(); over || m.person() || m.match.At < len(m.match.Plies) {
		return
	}
	m.thinking = true
	w.matches.Request(matchJob{of: w.match, match: m.match, choose: &m.opponent})
}

// fallPause is how long what a cut took is given to fall before the next cut, so that each is seen.
const fallPause = 500 * time.Millisecond

// carryOut shows a move and notes it in the match.
func (w *Window) carryOut(x lessons.Move) {
	m := w.match
	m.thinking = true
	request := func() {
		if m == w.match && m.thinking { // not taken back meanwhile
			w.matches.Request(matchJob{of: m, match: m.match, move: &x})
		}
	}
	switch {
	case w.doc.Board().Directed:
		w.glide(x.Chips, func(board.Board) { request() })
	case w.board.Falling():
		w.later(fallPause, request)
	default:
		request()
	}
}

// joinMatch adds a part to the move that a person makes.
func (w *Window) joinMatch(part solver.Replacement) {
	m := w.match
	if !m.awaits() {
		return
	}
	m.pending = w.gather(m.pending, part, w.makeMove)
	w.showBoard()
	w.showLearn()
}

// makeMove makes a person's move.
func (w *Window) makeMove(j solver.Joint) {
	if !w.doc.Board().Problem().Legal(j) {
		w.tell(lang.MatchNotLegal.In(w.say))
		return
	}
	w.match.pending = nil
	w.tell("")
	w.carryOut(lessons.Move{Chips: j, Edge: -1})
}

// cutMatch makes a person's move in Hackenbush.
func (w *Window) cutMatch(edge int) {
	if w.match.awaits() {
		w.carryOut(lessons.Move{Edge: edge})
	}
}

// showMatch puts the board of the match in the sheet.
func (w *Window) showMatch() {
	m := w.match
	m.pending = nil
	w.stage(m.match.Board())
	w.board.SetTool(toolOfMatch(m.match.Start))
	w.showTool()
}

// jumpMatch goes to the moment of the match when n moves were made. Another move goes on from there.
func (w *Window) jumpMatch(n int) {
	m := w.match
	if n = min(max(n, 0), len(m.match.Plies)); !m.begun || n == m.match.At {
		return
	}
	w.matches.Cancel()
	m.thinking = false
	if n < m.match.At {
		w.board.Rise(m.match.Lost(n))
	} else if x := m.match.Plies[n-1].Move; n == m.match.At+1 && x.Edge >= 0 {
		w.board.Fall(x.Edge)
	}
	m.match = m.match.Jump(n)
	m.said, m.chosen, m.hints = false, false, 0
	w.showMatch()
	w.showLearn()
}

// takeBack takes the person's last move back, and what the program replied.
func (w *Window) takeBack() {
	m := w.match
	n := m.match.At - 1
	if m.mine >= 0 && n > 0 && n%2 != m.mine {
		n--
	}
	w.jumpMatch(n)
}

// goOn lets the program move where the match was taken back to its turn.
func (w *Window) goOn() {
	m := w.match
	m.match.Plies = m.match.Plies[:m.match.At:m.match.At]
	w.reply()
	w.showLearn()
}

// hintMatch gives the next hint.
func (w *Window) hintMatch() {
	m := w.match
	if !m.awaits() {
		return
	}
	degree := min(m.hints+1, lessons.Degrees)
	w.matches.Request(matchJob{of: w.match, match: m.match, degree: degree})
}

// turnValues shows or hides the values while a match is played.
func (w *Window) turnValues() {
	w.match.show = !w.match.show
	w.step = w.concealed(w.solved)
	w.show()
	w.showLearn()
}

// endMatch ends the match; the board stays.
func (w *Window) endMatch() {
	w.matches.Cancel()
	w.line.busy("")
	w.match = nil
	w.step = w.solved.steps()
	w.show()
	w.showLearn()
}

// mark marks on the board what the match is about.
func (m *matching) mark(f *render.Facts, b board.Board) {
	if m == nil {
		return
	}
	if m.said {
		m.verdict.Mark(f)
	}
	f.Chosen = append(f.Chosen, render.Arrows(b.Graph(), m.pending)...)
}
