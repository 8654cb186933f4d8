package app

import (
	"slices"

	"dev.mexboard/app/lessons"
	"dev.mexboard/render"
	"dev.mexboard/solver"
)

// conceals tells whether a page after the open one asks about the same board and is not answered yet: what is known
// of the board would tell the answer.
func (l *learning) conceals() bool {
	page, ok := l.shownPage()
	if !ok || page.Steps != nil {
		return false
	}
	for _, next := range l.lesson.Pages[l.reading.At(l.lesson)+1:] {
		if !sameGame(next.Board, page.Board) || next.Steps != nil {
			return false
		}
		if next.Ask != nil && next.Ask.Numbers == nil && !l.reading.Record(next.Name).Answered {
			return true
		}
	}
	return false
}

// recall shows what the reader has found out on the board so far, while the rest of it is hidden.
func (l *learning) recall(f *render.Facts, s solution) {
	page, ok := l.shownPage()
	if !ok || !s.known() || s.bush != nil || !sameGame(s.board, page.Board) {
		return
	}
	n := len(s.board.Vertices)
	f.Values, f.Outcomes = slices.Repeat([]int32{-1}, n), make([]solver.Outcome, n)
	f.Current, f.Newest = -1, -1
	for _, p := range l.lesson.Pages[:l.reading.At(l.lesson)+1] {
		if p.Ask != nil && l.reading.Record(p.Name).Answered && sameGame(p.Board, page.Board) {
			foundOut(f, s, *p.Ask)
		}
	}
	if q := page.Ask; q != nil && l.waits() {
		hide(f, s, q.Vertex)
	}
}

// hide takes away what the open question asks for.
func hide(f *render.Facts, s solution, vertex string) {
	for v := range s.board.Vertices {
		if s.name(int32(v)) == vertex {
			f.Values[v], f.Outcomes[v] = -1, solver.Unknown
		}
	}
}

// foundOut shows what the right answer to a question tells.
func foundOut(f *render.Facts, s solution, q lessons.Question) {
	for v := range int32(len(s.board.Vertices)) {
		named := s.name(v) == q.Vertex
		terminal := len(s.answer.Graph.Options(v)) == 0 && !s.board.Vertices[v].Split
		switch {
		case q.Kind == lessons.AskTerminals && terminal, q.Kind == lessons.AskMex && named:
			value, _ := s.answer.Values.At(v)
			f.Values[v], f.Outcomes[v] = int32(value), s.answer.Vertex(v)
		case q.Kind == lessons.AskOutcome && named:
			f.Outcomes[v] = s.answer.Vertex(v)
		}
	}
}

// speaksOfValues tells whether a lesson speaks of values: else only P and N are written on its boards.
func (l *learning) speaksOfValues() bool {
	if l == nil || l.exercise != nil {
		return true
	}
	return slices.ContainsFunc(l.lesson.Pages, func(p lessons.Page) bool {
		if q := p.Ask; q != nil && slices.Contains([]lessons.Kind{lessons.AskMex, lessons.AskSum, lessons.AskValue, lessons.AskValues}, q.Kind) {
			return true
		}
		return slices.ContainsFunc(p.Claims, func(c lessons.Claim) bool {
			return slices.ContainsFunc([]string{"sg", "sum", "xor", "value", "pair"}, func(word string) bool {
				return c.Fact == word || len(c.Fact) > len(word) && c.Fact[:len(word)+1] == word+" "
			})
		})
	})
}
