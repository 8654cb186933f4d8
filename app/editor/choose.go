package editor

import (
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

// nextEdge selects the edges at the current vertex one after the other.
func (w *Board) nextEdge() bool {
	if edges := w.content.Board.Edges; w.current.vertex < 0 && !w.content.Board.Directed && len(edges) > 0 && w.pointer.gesture == nil {
		w.attend(edges[0].From) // edges are what is played with here
	}
	v := w.current.vertex
	if v < 0 || w.pointer.gesture != nil {
		return false
	}
	var at []int
	for i, e := range w.content.Board.Edges {
		if e.From == v || e.To == v {
			at = append(at, i)
		}
	}
	if len(at) == 0 {
		return true
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
