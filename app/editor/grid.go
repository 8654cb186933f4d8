package editor

import (
	"image"
	"image/color"
	"math"

	"dev.mexboard/render"
)

// GridStep is the way between the lines of the grid, in points: a vertex and its name have room in four.
const GridStep = 30

// Grid tells whether the grid is shown; then what is dragged goes to its lines.
func (w *Board) Grid() bool { return w.grid }

// SetGrid shows the grid, or hides it.
func (w *Board) SetGrid(on bool) {
	if on == w.grid {
		return
	}
	w.grid = on
	w.number++
	w.redraw()
}

// paintGrid draws the lines that are not too near to each other at a view, each second, fourth, ... line else.
func paintGrid(dst *image.RGBA, now render.View, c color.NRGBA) {
	const least = 12 // pixels
	step := float64(GridStep)
	for step*now.Zoom < least {
		step *= 2
	}
	c = faint(c, 150)
	width, height := float64(dst.Rect.Dx()), float64(dst.Rect.Dy())
	low, high := now.Point(render.Point{}), now.Point(render.Point{X: width, Y: height})
	var s render.Scene
	hair := 1 / now.Zoom
	for x := math.Ceil(low.X/step) * step; x <= high.X; x += step {
		s.Shapes = append(s.Shapes, line(render.Point{X: x, Y: low.Y}, render.Point{X: x, Y: high.Y}, hair, c))
	}
	for y := math.Ceil(low.Y/step) * step; y <= high.Y; y += step {
		s.Shapes = append(s.Shapes, line(render.Point{X: low.X, Y: y}, render.Point{X: high.X, Y: y}, hair, c))
	}
	s.Paint(dst, now, nil)
}
