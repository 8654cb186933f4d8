package editor

import (
	"math"
	"slices"

	"dev.mexboard/app/document"
	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// SelectAll selects every vertex and edge.
func (w *Board) SelectAll() {
	s := Selection{Vertices: document.Every(w.content.Board), Edges: make([]int, len(w.content.Board.Edges))}
	for e := range s.Edges {
		s.Edges[e] = e
	}
	w.setSelection(s)
}

// InvertSelection selects the vertices that are not selected, and the edges between them.
func (w *Board) InvertSelection() {
	w.selectWith(document.Others(w.content.Board, w.selection.Vertices))
}

// SelectConnected selects all that hangs together with what is selected (or, when nothing is, with the current vertex).
func (w *Board) SelectConnected() {
	w.selectWith(document.Connected(w.content.Board, w.origins()))
}

// SelectReachable selects all that play can come to from there.
func (w *Board) SelectReachable() {
	w.selectWith(document.Reachable(w.content.Board, w.origins()))
}

// SelectLeading selects all from which play can come there.
func (w *Board) SelectLeading() {
	w.selectWith(document.Leading(w.content.Board, w.origins()))
}

// origins is the selected vertices and the ends of the selected edges; when there are none, the current vertex.
func (w *Board) origins() []int {
	list := slices.Clone(w.selection.Vertices)
	for _, e := range w.selection.Edges {
		list = append(list, w.content.Board.Edges[e].From, w.content.Board.Edges[e].To)
	}
	if len(list) == 0 && w.current.vertex >= 0 {
		list = append(list, w.current.vertex)
	}
	return list
}

// selectWith selects vertices, and the edges between them.
func (w *Board) selectWith(vertices []int) {
	w.setSelection(Selection{vertices, edgesAmong(w.content.Board, vertices)})
}

// edgesAmong lists the edges with both ends among some vertices.
func edgesAmong(b board.Board, vertices []int) []int {
	in := make([]bool, len(b.Vertices))
	for _, v := range vertices {
		in[v] = true
	}
	var list []int
	for i, e := range b.Edges {
		if in[e.From] && in[e.To] {
			list = append(list, i)
		}
	}
	return list
}

// toggleCurrent takes the current vertex into the selection, or out of it.
func (w *Board) toggleCurrent() {
	if w.current.vertex >= 0 {
		w.choose(w.selection.toggled(render.Part{Kind: render.VertexPart, Index: w.current.vertex}))
	}
}

// nextEdge selects the edges at the current vertex one after the other. Where edges are what is played with, and none is
// left there, it goes on at the nearest vertex that has one.
func (w *Board) nextEdge() bool {
	if w.pointer.gesture != nil {
		return false
	}
	v := w.current.vertex
	at := w.edgesAt(v)
	if b := w.content.Board; len(at) == 0 && !b.Directed && len(b.Edges) > 0 {
		v = w.nearestEnd(v)
		w.attend(v)
		at = w.edgesAt(v)
	}
	if len(at) == 0 {
		return v >= 0
	}
	next := at[0]
	if len(w.selection.Vertices) == 0 && len(w.selection.Edges) == 1 {
		if i := slices.Index(at, w.selection.Edges[0]); i >= 0 {
			next = at[(i+1)%len(at)]
		}
	}
	w.choose(Selection{Edges: []int{next}})
	w.attend(v)
	return true
}

// edgesAt is the edges at a vertex, ascending.
func (w *Board) edgesAt(v int) []int {
	var at []int
	for i, e := range w.content.Board.Edges {
		if e.From == v || e.To == v {
			at = append(at, i)
		}
	}
	return at
}

// nearestEnd is the end of an edge that is nearest to a vertex; of the first edge, below 0. There must be an edge.
func (w *Board) nearestEnd(v int) int {
	edges := w.content.Board.Edges
	best := edges[0].From
	if v < 0 {
		return best
	}
	far := func(x int) float64 {
		a, b := w.place(v), w.place(x)
		return math.Hypot(a.X-b.X, a.Y-b.Y)
	}
	for _, e := range edges {
		for _, x := range []int{e.From, e.To} {
			if far(x) < far(best) {
				best = x
			}
		}
	}
	return best
}
