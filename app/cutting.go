package app

import (
	"context"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// cutJob asks what a cut leads to.
type cutJob struct {
	board board.Board
	edge  int32
}

// cut is a cut that someone asked about. Until told, only what falls is known.
type cut struct {
	asked    bool
	edge     int32
	edges    []int32 // that fall, the edge among them
	vertices []int32
	pointed  bool // only the pointer is on the edge

	told  bool
	after solver.HackenbushAnswer // of what is left
	reply int32                   // an edge that wins then, -1: none
}

// mostCut is how many edges a board may have for what a cut leads to be told.
const mostCut = 2_000

// falls is a cut with what falls. Linear time.
func falls(b board.Board, edge int32) cut {
	c := cut{asked: true, edge: edge, reply: -1}
	c.vertices, c.edges = b.Hackenbush().Falls(edge)
	c.asked = len(c.edges) > 0
	return c
}

// doCut solves what a cut leaves.
func doCut(ctx context.Context, j cutJob, _ func(float64)) (cut, error) {
	c := falls(j.board, j.edge)
	gone := make([]bool, len(j.board.Edges))
	for _, e := range c.edges {
		gone[e] = true
	}
	left := j.board
	left.Edges = nil
	var kept []int32
	for i, e := range j.board.Edges {
		if !gone[i] {
			left.Edges, kept = append(left.Edges, e), append(kept, int32(i))
		}
	}
	var err error
	c.after, err = left.Hackenbush().Solve(ctx, j.board.Rule.Play, quick)
	c.told = true
	if len(c.after.Winning) > 0 {
		c.reply = kept[c.after.Winning[0]]
	}
	return c, err
}

// askCut shows what the cut of an edge leads to; pointed says that only the pointer is on it. An edge below 0 is none.
func (w *Window) askCut(edge int, pointed bool) {
	m := w.solved.at(w.step)
	if m.bush == nil || !m.known() || !m.done || edge < 0 || edge >= len(m.board.Edges) || len(m.board.Edges) > mostCut {
		w.cuts.Cancel()
		w.setCut(cut{})
		w.line.point("")
		if m.bush != nil && m.known() && m.done && edge >= 0 && len(m.board.Edges) > mostCut {
			w.line.point(lang.CutMost.In(w.say, mostCut))
		}
		return
	}
	if w.cut.asked && w.cut.edge == int32(edge) && w.cut.told {
		c := w.cut
		c.pointed = pointed
		w.setCut(c)
		return
	}
	c := falls(m.board, int32(edge))
	c.pointed = pointed
	w.setCut(c)
	if c.asked {
		w.cuts.Request(cutJob{m.board, int32(edge)})
	}
}

func (w *Window) cutDone(j cutJob, c cut, err error) {
	if err != nil || !w.cut.asked || w.cut.edge != j.edge || !sameGame(j.board, w.doc.Board()) {
		return
	}
	c.pointed = w.cut.pointed
	w.setCut(c)
}

func (w *Window) setCut(c cut) {
	if !c.asked && !w.cut.asked {
		return
	}
	w.cut = c
	w.line.point("")
	if c.pointed && c.told {
		w.line.point(lang.Plain(tellCut(w.say, w.solved, c)))
	}
	w.showBoard()
	w.panel.bush.showCut(w.solved.at(w.step), c)
	w.panel.refresh()
}

// mark marks a cut on the board.
func (c cut) mark(f *render.Facts) {
	if !c.asked {
		return
	}
	h := &f.Hackenbush
	h.Falling, h.Fallen = c.edges, c.vertices
	if c.outcome() == solver.P {
		h.Cut = []int32{c.edge} // one that wins has the scissors
	}
	if c.reply >= 0 && !c.pointed {
		h.Pointed = []int32{c.reply}
	}
}

// outcome is whether the cut wins: P what is left.
func (c cut) outcome() solver.Outcome {
	if !c.told {
		return solver.Unknown
	}
	return c.after.Outcome
}

// tellCut says what a cut leads to.
func tellCut(say lang.Language, s solution, c cut) []lang.Span {
	name := s.edgeName(c.edge)
	misere := s.board.Rule.Play == solver.Misere
	var spans []lang.Span
	switch o := c.outcome(); {
	case o == solver.P && misere:
		spans = lang.CutWinsOnly.Spans(say, name)
	case o == solver.P:
		spans = lang.CutWins.Spans(say, name, c.after.Value)
	case o == solver.N && c.reply >= 0 && misere:
		spans = lang.CutReply.Spans(say, name, s.edgeName(c.reply))
	case o == solver.N && c.reply >= 0:
		spans = lang.CutLoses.Spans(say, name, c.after.Value, s.edgeName(c.reply))
	case o == solver.N:
		spans = lang.CutLosesNow.Spans(say, name)
	default:
		spans = lang.CutUnknown.Spans(say, name)
	}
	if len(c.edges) > 1 {
		spans = sentences(say, spans, lang.FallsToo.Spans(say, s.others(say, c)))
	}
	return spans
}

// others names the edges that fall with a cut; of many, the first.
func (s solution) others(say lang.Language, c cut) string {
	const most = 6
	var names []string
	for _, e := range c.edges {
		if e != c.edge && len(names) < most {
			names = append(names, s.edgeName(e))
		}
	}
	if rest := len(c.edges) - 1 - len(names); rest > 0 {
		return lang.AndOthers.In(say, lang.List(say, names), rest)
	}
	return lang.List(say, names)
}

// cutPlayed says whether the cut just played was a good one, and the reply to a bad one.
func (w *Window) cutPlayed(edge string) {
	w.line.point("")
	s := w.solved
	if s.bush == nil || !s.known() {
		return
	}
	switch a := s.bush.answer; {
	case a.Outcome == solver.P:
		w.line.busy(lang.CutWasRight.In(w.say, edge))
	case a.Outcome == solver.N && len(a.Winning) > 0:
		w.line.busy(lang.CutWasWrong.In(w.say, edge, s.edgeName(a.Winning[0])))
	}
}

// playCut plays a cut on the board.
func (w *Window) playCut(edge int32) { w.board.Cut(int(edge)) }

// pointEdges marks edges on the board; none: nil.
func (w *Window) pointEdges(edges []int32) {
	w.edges = edges
	w.showBoard()
}

// hoveredCut tells what the cut of the edge pointed at leads to, unless one is shown that was asked about.
func (w *Window) hoveredCut(p render.Part) {
	switch {
	case w.cut.asked && !w.cut.pointed:
	case p.Kind == render.EdgePart:
		w.askCut(p.Index, true)
	default:
		w.askCut(-1, true)
	}
}

// askSelectedCut shows what the cut of the edge leads to that alone is selected.
func (w *Window) askSelectedCut() {
	edge := -1
	if s := w.board.Selection(); len(s.Edges) == 1 && len(s.Vertices) == 0 {
		edge = s.Edges[0]
	}
	w.askCut(edge, false)
}

// glanceAt shows the position that a vertex of a game graph stands for.
func (w *Window) glanceAt(p render.Part) {
	id, right := "", false
	if w.expansion != nil && p.Kind == render.VertexPart {
		id, right = w.doc.Board().Vertices[p.Index].ID, w.geo.Vertices[p.Index].X > w.board.Middle().X
	}
	w.glance.show(w, id, right)
}

// agreed is the agreement that goes on being told after the board has changed: of a game graph.
func (s *sheet) agreed() agreement {
	if s.expansion != nil {
		return s.expansion.agree
	}
	return agreement{}
}
