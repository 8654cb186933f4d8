package editor

import (
	"dev.mexboard/app/document"
	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// adding puts something new where the pointer is released; until then a ring shows it.
type adding struct {
	at     render.Point
	radius float64
	edit   func(board.Point) document.Edit
}

func (g *adding) drag(_ *Board, at render.Point) { g.at = at }
func (g *adding) abort(*Board)                   {}

func (g *adding) drop(w *Board, at render.Point, _ bool) { w.edit(g.edit(onBoard(at))) }

func (g *adding) overlay(w *Board) []render.Shape {
	return []render.Shape{ghost(w, g.at, g.radius)}
}

// ghost is the ring of a vertex to come.
func ghost(w *Board, at render.Point, radius float64) render.Shape {
	return render.Shape{
		Kind: render.DiscShape, P: []render.Point{at}, Radius: radius, Width: 2, Stroke: w.content.Look.Theme.Focus, Dash: true,
	}
}
