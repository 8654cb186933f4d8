package editor

import (
	"slices"
	"strconv"

	"dev.mexboard/render"
)

// vacated covers, at the vertices that chips left (each once a chip), as many of the chips that the picture still has
// there: a hollow place stays of a disc, and a count tells what is left. One pass over the scene.
func (w *Board) vacated(from []int) []render.Shape {
	scene := w.scene()
	if scene == nil || len(from) == 0 {
		return nil
	}
	left := map[int]int{}
	for _, v := range from {
		left[v]++
	}
	theme := w.content.Look.Theme
	var shapes []render.Shape
	for _, s := range slices.Backward(scene.Shapes) {
		n := left[s.Part.Index]
		if s.Part.Kind != render.ChipPart || n <= 0 {
			continue
		}
		switch s.Kind {
		case render.DiscShape:
			left[s.Part.Index]--
			place := s
			place.Fill, place.Stroke, place.Width, place.Radius, place.Dash = theme.Board, theme.Quiet, 1.2, s.Radius-s.Width/2, true
			s.Fill = s.Stroke
			shapes = append(shapes, place, s)
		case render.TextShape:
			s.Text = strconv.Itoa(max(0, w.content.Board.Vertices[s.Part.Index].Chips-n))
			shapes = append(shapes, s)
		default:
			shapes = append(shapes, s)
		}
	}
	slices.Reverse(shapes) // as the scene has them, from back to front
	return shapes
}
