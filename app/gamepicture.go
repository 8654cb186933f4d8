package app

import (
	"image"
	"image/draw"

	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// fine is how many pixels a picture in a dialog has to a unit, for fine screens.
const fine = 2

// paintViews draws positions into a picture of a size, as large as they are on a board or smaller.
func (w *Window) paintViews(views []board.View, width, height float64) image.Image {
	return paintScene(render.PositionScene(views, render.Touch{}, 3*width, w.picture()), width, height)
}

// paintScene draws a scene in the middle of a picture of a size, not larger than it is.
func paintScene(s render.Scene, width, height float64) image.Image {
	dst := image.NewRGBA(image.Rect(0, 0, int(width*fine), int(height*fine)))
	draw.Draw(dst, dst.Bounds(), image.NewUniform(s.Background), image.Point{}, draw.Src)
	wide, high := max(1, s.Max.X-s.Min.X), max(1, s.Max.Y-s.Min.Y)
	zoom := fine * min(width/wide, height/high, 1)
	s.Paint(dst, render.View{Origin: render.Point{
		X: s.Min.X - (fine*width/zoom-wide)/2,
		Y: s.Min.Y - (fine*height/zoom-high)/2,
	}, Zoom: zoom}, nil)
	return dst
}

// programScene is the small picture of a program: lines of text, the second one set in.
func programScene(t render.Theme) render.Scene {
	s := render.Scene{Min: render.Point{X: -6, Y: -6}, Max: render.Point{X: 66, Y: 38}, Background: t.Board}
	for i, l := range [][2]float64{{0, 34}, {0, 48}, {12, 60}, {12, 44}} {
		ink := t.Edge
		if i == 1 {
			ink = t.Focus
		}
		y := float64(i) * 10
		s.Shapes = append(s.Shapes, render.Shape{
			Kind: render.BoxShape, P: []render.Point{{X: l[0], Y: y - 2}, {X: l[1], Y: y + 2}}, Radius: 2, Fill: ink,
		})
	}
	return s
}
