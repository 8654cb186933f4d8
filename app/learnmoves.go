package app

import (
	"dev.mexboard/app/editor"
	"dev.mexboard/app/lessons"
	"dev.mexboard/render"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

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

// playWhole takes a move of which all parts are given: by hand on the picture of a position, or in a list.
func (w *Window) playWhole(moves []solver.Move) {
	g := w.doc.Board().Graph()
	var j solver.Joint
	for _, m := range moves {
		j = append(j, g.Replacing(m))
	}
	switch {
	case w.match.awaits():
		w.makeMove(j)
	case w.match == nil:
		w.answerMove(j)
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
		w.makeMove(w.match.pending)
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
		w.next(w.focusPage) // the pointer's click takes the focus from all but the board
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
