package editor

import (
	"dev.mexboard/app/document"
	"dev.mexboard/render"
)

// addChild adds an option of the current vertex and opens its name; where no vertex is current, a vertex in the middle
// of the view.
func (w *Board) addChild() bool {
	if v := w.current.vertex; v >= 0 {
		return w.grow(document.AddChild(v))
	}
	return w.grow(document.AddVertex(onBoard(w.vacant(w.view.point(middleOf(w.Size()))))))
}

// tabbed is the Tab key: a child of the current vertex.
func (w *Board) tabbed() bool { return w.current.vertex >= 0 && w.addChild() }

// addSibling adds an option of the current vertex's parent and opens its name.
func (w *Board) addSibling() bool {
	return w.current.vertex >= 0 && w.grow(document.AddSibling(w.current.vertex))
}

// grow does an edit that adds a vertex, puts the keyboard on it and opens its name.
func (w *Board) grow(e document.Edit) bool {
	if w.pointer.gesture != nil {
		return false
	}
	w.linking = nil
	added := len(w.content.Board.Vertices)
	w.edit(e)
	if len(w.content.Board.Vertices) > added {
		w.SetCurrent(added)
		w.Rename(added)
	}
	return true
}

// vacant is the first place from a point of the picture to the right where a vertex has room.
func (w *Board) vacant(at render.Point) render.Point {
	const step = 100
	for range len(w.content.Geometry.Vertices) {
		v := nearest(w.content.Geometry.Vertices, at)
		if p := onPicture(w.content.Geometry.Vertices[v]); abs(p.X-at.X) >= step*0.7 || abs(p.Y-at.Y) >= step*0.7 {
			break
		}
		at.X += step
	}
	return at
}

func abs(x float64) float64 { return max(x, -x) }
