package editor

import (
	"math"

	"fyne.io/fyne/v2/driver/desktop"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
)

// eraseTool erases what one clicks or drags over: one edit a gesture.
type eraseTool struct{ onAny }

func (eraseTool) Name() lang.Message { return lang.ToolErase }
func (eraseTool) Key() string        { return "D" }

func (eraseTool) over(p render.Part) (desktop.Cursor, bool) {
	if p.Kind == render.NoPart {
		return desktop.CrosshairCursor, false
	}
	return desktop.PointerCursor, true
}

func (eraseTool) press(w *Board, p press) gesture {
	if p.second {
		return nil
	}
	g := &wiping{last: p.at}
	g.add(p.part)
	return g
}

// wiping collects the parts that the pointer went over.
type wiping struct {
	last render.Point
	gone Selection
}

func (g *wiping) add(p render.Part) {
	if p.Kind != render.NoPart && !g.gone.has(p) {
		g.gone = g.gone.toggled(p)
	}
}

// drag looks at the whole way since the last event: a fast pointer skips nothing.
func (g *wiping) drag(w *Board, at render.Point) {
	length := math.Hypot(at.X-g.last.X, at.Y-g.last.Y)
	steps := min(int(length*w.view.zoom/nearEdge)+1, 200)
	for i := 1; i <= steps; i++ {
		t := float64(i) / float64(steps)
		g.add(w.partAt(render.Point{X: g.last.X + (at.X-g.last.X)*t, Y: g.last.Y + (at.Y-g.last.Y)*t}))
	}
	g.last = at
}

func (g *wiping) drop(w *Board, at render.Point, moved bool) {
	if moved {
		g.drag(w, at)
	}
	if !g.gone.Empty() {
		w.edit(document.Erase(g.gone.Vertices, g.gone.Edges))
	}
}

func (g *wiping) abort(*Board) {}

func (g *wiping) overlay(w *Board) []render.Shape {
	var shapes []render.Shape
	bad := faint(w.content.Look.Theme.Bad, 130)
	shapes = append(shapes, w.along(g.gone.Edges, 8, bad)...)
	for _, v := range g.gone.Vertices {
		shapes = append(shapes, w.glow(render.Part{Kind: render.VertexPart, Index: v}, bad)...)
	}
	return shapes
}
