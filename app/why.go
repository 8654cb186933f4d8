package app

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// asked is a move that someone asked about, with the play that follows it.
type asked struct {
	move     solver.Joint // nil: nothing is asked
	turns    []solver.Turn
	arrows   [][]solver.Move // of each turn
	followed bool            // to the end, or as far as is shown
	pointed  bool            // only the pointer is on the move
	working  bool            // the play is being worked out
	used     float64         // how much of the bound that has used, once it takes long
}

// mostTurns is how many moves of a line of play are shown.
const mostTurns = 60

// mark marks a losing move and its reply on the board.
func (y asked) mark(f *render.Facts) {
	if len(y.turns) == 0 {
		return
	}
	if y.turns[0].Outcome == solver.N {
		f.Wrong = y.arrows[0]
		if slices.Equal(f.Hover, f.Wrong) { // pointed at in the list
			f.Hover = nil
		}
	} else if f.Hover == nil {
		f.Hover = y.arrows[0]
	}
	if len(y.turns) > 1 {
		f.Reply = y.arrows[1]
	}
}

// answered is a move with the play that begins with it.
func (y asked) answered(s solution, turns []solver.Turn) asked {
	y.turns, y.arrows, y.working = turns, nil, false
	for _, t := range turns {
		y.arrows = append(y.arrows, render.Arrows(s.answer.Graph, t.Move))
	}
	return y
}

// open tells whether it is not known yet what the move leads to.
func (y asked) open() bool {
	return y.move != nil && (len(y.turns) == 0 || y.turns[0].Outcome == solver.Unknown)
}

// moveAlong is the move of a chip along an edge, or to a split and on; nil where there is none.
func (w *Window) moveAlong(edge int) solver.Joint {
	m, b := w.solved.at(w.step), w.doc.Board()
	if !m.known() || !m.done || edge < 0 || edge >= len(b.Edges) {
		return nil
	}
	from, to := b.Edges[edge].From, b.Edges[edge].To
	if b.Vertices[from].Chips == 0 || b.Vertices[from].Split || m.answer.Graph == nil {
		return nil
	}
	first, ok := m.answer.Moving(m.answer.Graph.Replacing(solver.Move{From: int32(from), Option: int32(to)}))
	if !ok {
		return nil
	}
	return first
}

// replied is a move with the reply, on a small board as far as that is found at once.
func (w *Window) replied(move solver.Joint) asked {
	y := asked{move: move}
	b := w.doc.Board()
	if move == nil || len(b.Vertices)+len(b.Edges) > atOnce {
		return y
	}
	turns, err := solver.Line(context.Background(), valueJob{board: b, limits: quick}.problem(), move, 2)
	if err != nil {
		return asked{}
	}
	return y.answered(w.solved, turns)
}

// askWhy shows the play after the move whose edge alone is selected.
func (w *Window) askWhy() {
	if !w.directed() {
		w.askSelectedCut()
		return
	}
	var move solver.Joint
	if s := w.board.Selection(); len(s.Edges) == 1 && len(s.Vertices) == 0 {
		move = w.moveAlong(s.Edges[0])
	}
	w.explain(move)
}

// explain shows the reply to a move, if need be by a search; nil: none any more.
func (w *Window) explain(move solver.Joint) {
	y := w.replied(move)
	if y.open() {
		w.workOut(y, 2)
		return
	}
	w.lines.Cancel()
	w.setWhy(y)
}

// hovered tells what the move of the edge pointed at leads to.
func (w *Window) hovered(p render.Part) {
	w.byHand.hovered(p)
	w.glanceAt(p)
	if !w.directed() {
		w.hoveredCut(p)
		return
	}
	if w.why.move != nil && !w.why.pointed {
		return // a move is shown that was asked about
	}
	y := asked{}
	if p.Kind == render.EdgePart {
		y = w.replied(w.moveAlong(p.Index))
	}
	y.pointed = y.move != nil
	if y.pointed && len(y.turns) == 0 {
		w.workOut(y, 2)
		return
	}
	w.lines.Cancel()
	w.setWhy(y)
}

// setWhy shows a move asked about, one that is pointed at in the status line.
func (w *Window) setWhy(y asked) {
	if y.move == nil && w.why.move == nil {
		w.line.point("")
		return
	}
	w.why = y
	text := ""
	if y.pointed && len(y.turns) > 0 {
		text = lang.Plain(tellWhy(w.say, w.solved, y))
	}
	w.line.point(text)
	w.showBoard()
	w.panel.why.show(w.solved.at(w.step), y)
	w.panel.refresh()
}

// stopWhy stops what is being worked out of a move; what is known of it stays.
func (w *Window) stopWhy() {
	w.lines.Cancel()
	y := w.why
	y.working = false
	if len(y.turns) == 0 {
		y = asked{}
	}
	w.setWhy(y)
}

// lineJob asks for so many moves of the play that begins with a move.
type lineJob struct {
	board  board.Board
	move   solver.Joint
	most   int
	limits solver.Limits
}

func doLine(ctx context.Context, j lineJob, progress func(float64)) ([]solver.Turn, error) {
	j.limits.Progress = progress
	return solver.Line(ctx, valueJob{board: j.board, limits: j.limits}.problem(), j.move, j.most)
}

// workOut finds in the background what follows a move. What is only pointed at is not searched for.
func (w *Window) workOut(y asked, most int) {
	j := lineJob{board: w.doc.Board(), move: y.move, most: most}
	if y.pointed {
		j.limits = quick
	}
	y.working, y.used = true, 0
	w.setWhy(y)
	w.lines.Request(j)
}

// followWhy follows the play to its end.
func (w *Window) followWhy() {
	if w.why.move != nil {
		w.workOut(w.why, mostTurns)
	}
}

// lineProgress tells that the play takes long to be worked out.
func (w *Window) lineProgress(_ lineJob, used float64) {
	if !w.why.working || w.why.pointed {
		return
	}
	w.why.used = used
	w.panel.why.show(w.solved.at(w.step), w.why)
	w.panel.refresh()
}

func (w *Window) lineDone(j lineJob, turns []solver.Turn, err error) {
	if !w.why.working || !sameGame(j.board, w.doc.Board()) {
		return
	}
	if err != nil {
		w.setWhy(asked{})
		return
	}
	y := w.why.answered(w.solved, turns)
	y.followed = j.most > 2
	w.setWhy(y)
}

// tellWhy says what a move leads to.
func tellWhy(say lang.Language, s solution, y asked) []lang.Span {
	move := s.moveText(say, y.move)
	if y.open() && y.working {
		return lang.WhyWorking.Spans(say, move, int(100*y.used))
	}
	o := y.turns[0].Outcome
	if len(y.turns) < 2 {
		switch o {
		case solver.N:
			return lang.WhyLosesNow.Spans(say, move)
		case solver.P:
			return lang.WhyWinsNow.Spans(say, move)
		}
		return lang.WhyUnknown.Spans(say, move)
	}
	reply := s.moveText(say, y.turns[1].Move)
	switch o {
	case solver.N:
		return lang.WhyLoses.Spans(say, move, reply)
	case solver.P:
		return lang.WhyWins.Spans(say, move, reply)
	case solver.D:
		return lang.WhyDraws.Spans(say, move, reply)
	}
	return lang.WhyUnknown.Spans(say, move)
}

// moveText is a move as people write it: "B → A, D → F ×2".
func (s solution) moveText(say lang.Language, j solver.Joint) string {
	const most = 12
	var texts []string
	for i := 0; i < len(j); {
		x, n := j[i], 1
		for i+n < len(j) && j[i+n].From == x.From && slices.Equal(j[i+n].To, x.To) {
			n++
		}
		i += n
		if len(texts) == most {
			texts = append(texts, "…")
			break
		}
		to := lang.MoveOff.In(say)
		if len(x.To) > 0 {
			to = names(s, x.To, " + ")
		}
		text := s.name(x.From) + " → " + to
		if n > 1 && len(x.To) > 1 {
			text = "(" + text + ")"
		}
		if n > 1 {
			text += " ×" + strconv.Itoa(n)
		}
		texts = append(texts, text)
	}
	return strings.Join(texts, ", ")
}
