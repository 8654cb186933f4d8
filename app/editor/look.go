package editor

import (
	"fyne.io/fyne/v2"

	"dev.mexboard/render"
)

// ZoomTo shows some vertices in the middle, as large as fits, at most at 100 %; all when there are none.
func (w *Board) ZoomTo(vertices []int) {
	size := w.Size()
	if len(vertices) == 0 || size.Width < 1 || size.Height < 1 {
		w.Fit()
		return
	}
	var g render.Geometry
	for _, v := range vertices {
		if v >= 0 && v < len(w.content.Geometry.Vertices) {
			g.Vertices = append(g.Vertices, w.content.Geometry.Vertices[v])
		}
	}
	low, high := extent(g)
	w.land()
	w.setView(fitted(low, high, size))
}

// Centre brings a vertex to the middle of the view.
func (w *Board) Centre(v int) {
	if v < 0 || v >= len(w.content.Geometry.Vertices) {
		return
	}
	w.land()
	w.setView(w.view.centred(w.place(v), w.Size()))
}

// reveal moves the view just so far that a vertex is in it, and not at its border.
func (w *Board) reveal(v int) {
	const border = 60
	size := w.Size()
	at := w.view.position(w.place(v))
	dx, dy := inward(at.X, size.Width, border), inward(at.Y, size.Height, border)
	if dx != 0 || dy != 0 {
		w.setView(w.view.panned(dx, dy))
	}
}

// inward is how far a place must be moved to be within a border of a length.
func inward(at, length, border float32) float32 {
	border = min(border, length/2)
	return min(max(at, border), length-border) - at
}

// seat is where the current vertex is seen.
func (w *Board) seat() render.Point {
	if v := w.current.vertex; v >= 0 && v < len(w.content.Geometry.Vertices) {
		return w.place(v)
	}
	return w.view.point(fyne.NewPos(0, 0))
}
