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
	turns    []solver.Turn
	arrows   [][]solver.Move // of each turn
	followed bool            // to the end, or as far as is shown
	pointed  bool            // only the pointer is on the move
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
	} else if f.Hover == nil {
		f.Hover = y.arrows[0]
	}
	if len(y.turns) > 1 {
		f.Reply = y.arrows[1]
	}
}

// newWhy is the play that begins with a move; none where there is no such move.
func newWhy(s solution, turns []solver.Turn) asked {
	y := asked{turns: turns}
	for _, t := range turns {
		y.arrows = append(y.arrows, render.Arrows(s.answer.Graph, t.Move))
	}
	return y
}

// replied is the play of two turns that begins with the chip's move along an edge, or to a split and on.
func (w *Window) replied(edge int) asked {
	m := w.solved.at(w.step)
	b := w.doc.Board()
	if !m.known() || !m.done || edge < 0 || edge >= len(b.Edges) || len(b.Vertices)+len(b.Edges) > atOnce {
		return asked{}
	}
	from, to := b.Edges[edge].From, b.Edges[edge].To
	if b.Vertices[from].Chips == 0 || b.Vertices[from].Split {
		return asked{}
	}
	first, ok := m.answer.Moving(m.answer.Graph.Replacing(solver.Move{From: int32(from), Option: int32(to)}))
	if !ok {
		return asked{}
	}
	turns, err := solver.Line(context.Background(), valueJob{board: b, limits: quick}.problem(), first, 2)
	if err != nil {
		return asked{}
	}
	return newWhy(m.solution, turns)
}

// askWhy shows the play after the move whose edge alone is selected.
func (w *Window) askWhy() {
	if !w.directed() {
		w.askSelectedCut()
		return
	}
	y := asked{}
	if s := w.board.Selection(); len(s.Edges) == 1 && len(s.Vertices) == 0 {
		y = w.replied(s.Edges[0])
	}
	w.setWhy(y)
}

// hovered tells what the move of the edge pointed at leads to.
func (w *Window) hovered(p render.Part) {
	w.glanceAt(p)
	if !w.directed() {
		w.hoveredCut(p)
		return
	}
	text := ""
	if len(w.why.turns) > 0 && !w.why.pointed {
		return // a move is shown that was asked about
	}
	y := asked{}
	if p.Kind == render.EdgePart {
		y = w.replied(p.Index)
		y.pointed = true
		if len(y.turns) > 0 {
			text = lang.Plain(tellWhy(w.say, w.solved, y))
		}
	}
	w.line.point(text)
	if len(y.turns) > 0 || len(w.why.turns) > 0 {
		w.setWhy(y)
	}
}

func (w *Window) setWhy(y asked) {
	if len(y.turns) == 0 && len(w.why.turns) == 0 {
		return
	}
	w.why = y
	w.showBoard()
	w.panel.why.show(w.solved.at(w.step), y)
	w.panel.refresh()
}

func (w *Window) closeWhy() {
	w.lines.Cancel()
	w.setWhy(asked{})
}

// lineJob asks for a line of play.
type lineJob struct {
	board board.Board
	first solver.Joint
}

func doLine(ctx context.Context, j lineJob, _ func(float64)) ([]solver.Turn, error) {
	p := valueJob{board: j.board, limits: solver.Limits{States: 100_000, Bytes: 64 << 20}}.problem()
	return solver.Line(ctx, p, j.first, mostTurns)
}

// followWhy follows the play to its end.
func (w *Window) followWhy() {
	if len(w.why.turns) > 0 {
		w.lines.Request(lineJob{w.doc.Board(), w.why.turns[0].Move})
	}
}

func (w *Window) lineDone(j lineJob, turns []solver.Turn, err error) {
	if err != nil || len(w.why.turns) == 0 || !sameGame(j.board, w.doc.Board()) {
		return
	}
	y := newWhy(w.solved, turns)
	y.followed = true
	w.setWhy(y)
}

// tellWhy says what a move leads to.
func tellWhy(say lang.Language, s solution, y asked) []lang.Span {
	move, o := s.moveText(say, y.turns[0].Move), y.turns[0].Outcome
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
