package editor

import "dev.mexboard/render"

// pan pulls the picture. It may have begun as a press of the other button: then, not moved, it is that click.
type pan struct {
	grip  render.Point // stays under the pointer
	click gesture      // what a release without a move means; nil: nothing
}

func (g *pan) drag(w *Board, at render.Point) {
	v := w.view
	v.origin.X += g.grip.X - at.X
	v.origin.Y += g.grip.Y - at.Y
	w.setView(v)
}

func (g *pan) drop(w *Board, at render.Point, moved bool) {
	if !moved && g.click != nil {
		g.click.drop(w, at, false)
	}
}

func (g *pan) abort(*Board)                  {}
func (g *pan) overlay(*Board) []render.Shape { return nil }
