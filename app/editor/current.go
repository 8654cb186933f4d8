package editor

import (
	"math"

	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// current is the vertex that the keyboard is on: where the arrows start and what the keys work on. A click on a vertex
// puts it there too, but only keys show it.
type current struct {
	vertex  int // -1: none
	shown   bool
	entered bool // the board was used since it got the focus: Tab is a key of the board's then
}

// Current is the vertex that the keyboard is on, -1 when it is on none.
func (w *Board) Current() int { return w.current.vertex }

// SetCurrent puts the keyboard on a vertex, selects it alone and brings it into view; -1: on none.
func (w *Board) SetCurrent(v int) {
	if v < 0 || v >= len(w.content.Board.Vertices) {
		w.current = current{vertex: -1}
		w.redraw()
		return
	}
	w.attend(v)
	w.choose(only(render.Part{Kind: render.VertexPart, Index: v}))
	w.reveal(v)
}

// attend puts the keyboard on a vertex and shows it.
func (w *Board) attend(v int) {
	w.current = current{vertex: v, shown: true, entered: true}
	w.redraw()
}

// follow keeps the keyboard with what the pointer or a command selects: on the vertex selected alone, or on one of
// those selected if it was on it.
func (w *Board) follow(s Selection) {
	part := render.Part{Kind: render.VertexPart, Index: w.current.vertex}
	switch {
	case w.current.vertex >= 0 && s.has(part):
	case len(s.Vertices) == 1:
		w.current = current{vertex: s.Vertices[0], entered: w.focus.held}
	default:
		w.current = current{vertex: -1}
	}
}

// carryCurrent keeps the keyboard on its vertex, by ID, on the board that comes after; when that is gone, on the one
// nearest to where it was.
func (w *Board) carryCurrent(before, after board.Board, at render.Point) {
	c := &w.current
	w.linking = carryLink(w.linking, before, after)
	if c.vertex < 0 {
		return
	}
	c.vertex = carrying(before, after)(c.vertex)
	if c.vertex < 0 && c.shown {
		c.vertex = nearest(w.content.Geometry.Vertices, at)
	}
	if c.vertex < 0 {
		*c = current{vertex: -1}
	}
}

// nearest is the vertex nearest to a point of the picture, -1 when there is none.
func nearest(places []board.Point, at render.Point) int {
	best, least := -1, math.Inf(1)
	for v, q := range places {
		p := onPicture(q)
		if d := math.Hypot(p.X-at.X, p.Y-at.Y); d < least {
			best, least = v, d
		}
	}
	return best
}

// cursor shows where the keyboard is: corners round the vertex, so that a ring of the selection is seen too.
func (w *Board) cursor() []render.Shape {
	c := w.current
	if !w.focus.held || !c.shown || c.vertex < 0 {
		return nil
	}
	at, focus := w.place(c.vertex), w.content.Look.Theme.Focus
	away := w.radius(c.vertex) + 13/min(w.view.zoom, 1)
	width, arm := 3/min(w.view.zoom, 1), away*0.45
	var shapes []render.Shape
	for _, sx := range [2]float64{-1, 1} {
		for _, sy := range [2]float64{-1, 1} {
			corner := render.Point{X: at.X + sx*away, Y: at.Y + sy*away}
			shapes = append(shapes,
				line(corner, render.Point{X: corner.X - sx*arm, Y: corner.Y}, width, focus),
				line(corner, render.Point{X: corner.X, Y: corner.Y - sy*arm}, width, focus))
		}
	}
	return shapes
}
