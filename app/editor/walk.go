package editor

import (
	"math"

	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// Arrows walk along edges, unless another vertex is much nearer, or straight ahead where the edge leads aside.
const (
	byEdge = 0.4    // how far a vertex counts that an edge leads to or from, straight ahead
	aslant = 1.0001 // how far aside a vertex may be for each point ahead: within an eighth of a turn
	bend   = 2      // and one that an edge joins
)

// neighbour is the vertex that an arrow leads to from a point of the picture: the best on its way (x to the right, y
// downwards), near and straight ahead; -1 when there is none. from is the vertex there, -1: none. Linear time.
func neighbour(b board.Board, places []board.Point, from int, at render.Point, x, y float64) int {
	linked := make([]bool, len(b.Vertices))
	for _, e := range b.Edges {
		if e.From == from {
			linked[e.To] = true
		}
		if e.To == from {
			linked[e.From] = true
		}
	}
	best, least := -1, math.Inf(1)
	for v, q := range places {
		p := onPicture(q)
		dx, dy := p.X-at.X, p.Y-at.Y
		ahead, aside := dx*x+dy*y, math.Abs(dx*y-dy*x)
		if v == from || v >= len(linked) || ahead <= 0 {
			continue
		}
		cost, straight := ahead+2*aside, aside <= ahead*aslant
		if !straight && (!linked[v] || aside > ahead*bend) {
			continue
		}
		if straight && linked[v] {
			cost *= byEdge
		}
		if cost < least {
			best, least = v, cost
		}
	}
	return best
}

// walk is an arrow key: it puts the keyboard on the next vertex that way; the first one, on the vertex selected or on
// the one nearest to the middle of the view. false on an empty board.
func (w *Board) walk(x, y float64) (to int, ok bool) {
	c, places := w.current, w.content.Geometry.Vertices
	if len(places) == 0 {
		return -1, false
	}
	if c.vertex < 0 {
		size := w.Size()
		middle := w.view.point(middleOf(size))
		if len(w.selection.Vertices) > 0 {
			return w.selection.Vertices[0], true
		}
		return nearest(places, middle), true
	}
	to = neighbour(w.content.Board, places, c.vertex, onPicture(places[c.vertex]), x, y)
	if to < 0 {
		to = c.vertex
	}
	return to, true
}
