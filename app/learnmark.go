package app

import (
	"dev.mexboard/render"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

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
		f.Chosen = append(f.Chosen, render.Arrows(g, j)...)
	}
	f.Chosen = append(f.Chosen, render.Arrows(g, l.pending)...)
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
