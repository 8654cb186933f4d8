package editor

import (
	"math"

	"fyne.io/fyne/v2/driver/desktop"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
)

// edgeTool draws an edge from vertex to vertex; dropped on empty space it makes the vertex too, dropped where it began
// a loop. Where the new vertex would lie on another, that one is meant.
type edgeTool struct{ onAny }

func (edgeTool) Name() lang.Message { return lang.ToolEdge }
func (edgeTool) Key() string        { return "E" }

func (edgeTool) over(p render.Part) (desktop.Cursor, bool) {
	return desktop.CrosshairCursor, p.Kind == render.VertexPart
}

func (edgeTool) press(w *Board, p press) gesture {
	if p.second || p.part.Kind != render.VertexPart {
		return nil
	}
	return &rubber{from: p.part.Index, to: p.at}
}

// rubber is an edge being drawn.
type rubber struct {
	from int
	to   render.Point
	left bool // the pointer has left the first vertex: coming back means a loop
}

func (g *rubber) drag(w *Board, at render.Point) {
	g.to = at
	g.left = g.left || w.vertexUnder(at) != g.from
}

func (g *rubber) drop(w *Board, at render.Point, moved bool) {
	if !moved {
		w.setSelection(only(render.Part{Kind: render.VertexPart, Index: g.from}))
		return
	}
	g.drag(w, at)
	switch to := w.vertexUnder(at); {
	case to < 0:
		w.edit(document.AddEdgeTo(g.from, onBoard(at)))
	case to != g.from || g.left:
		w.edit(document.AddEdge(g.from, to))
	}
}

func (g *rubber) abort(*Board) {}

func (g *rubber) overlay(w *Board) []render.Shape {
	focus := w.content.Look.Theme.Focus
	start, end := w.place(g.from), g.to
	to := w.vertexUnder(g.to)
	if to == g.from {
		return w.glow(render.Part{Kind: render.VertexPart, Index: g.from}, faint(focus, 110))
	}
	var shapes []render.Shape
	gap := 0.
	if to >= 0 {
		end, gap = w.place(to), w.radius(to)
		shapes = w.glow(render.Part{Kind: render.VertexPart, Index: to}, faint(focus, 110))
	} else {
		gap = w.newRadius()
		shapes = append(shapes, ghost(w, end, gap))
	}
	start, end = between(start, end, w.radius(g.from), gap)
	shapes = append(shapes, line(start, end, 2.6, focus))
	if w.content.Board.Directed {
		shapes = append(shapes, arrow(start, end, focus))
	}
	return shapes
}

// between is the way from one place to another without its first and last part.
func between(from, to render.Point, skip, gap float64) (start, end render.Point) {
	dx, dy := to.X-from.X, to.Y-from.Y
	length := math.Hypot(dx, dy)
	if length <= skip+gap {
		return from, to
	}
	dx, dy = dx/length, dy/length
	return render.Point{X: from.X + dx*skip, Y: from.Y + dy*skip}, render.Point{X: to.X - dx*gap, Y: to.Y - dy*gap}
}
