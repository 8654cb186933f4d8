package editor

import (
	"image"
	"image/color"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"dev.mexboard/app/document"
	"dev.mexboard/render"
)

const (
	fallTime  = 280 * time.Millisecond
	fallDepth = 90 // points, in that time
)

// falling is what a cut takes off the board, on its way down. It begins when the picture without it is there.
type falling struct {
	shapes  []render.Shape // as they were
	number  int            // of the content that has them no more
	ordered time.Time
	began   time.Time // zero: not yet
	scene   render.Scene
}

// Fall shows what a cut takes off falling, before the content without it is set.
func (w *Board) Fall(edge int) { w.fell(edge) }

// fell lets what a cut takes off fall, from where it is seen.
func (w *Board) fell(edge int) {
	scene := w.scene()
	if !w.Animate || scene == nil || w.content.Fixed {
		return
	}
	vertices, edges, _ := document.Falls(w.content.Board, edge)
	f := &falling{number: w.number + 1, ordered: w.clock()}
	for _, s := range scene.Shapes {
		list := vertices
		switch s.Part.Kind {
		case render.NoPart:
			continue
		case render.EdgePart:
			list = edges
		}
		if _, gone := slices.BinarySearch(list, s.Part.Index); gone {
			f.shapes = append(f.shapes, s)
		}
	}
	w.falling = f
}

// paintFalling draws a frame of what falls.
func (w *Board) paintFalling(dst *image.RGBA, now render.View) {
	f := w.falling
	if f == nil {
		return
	}
	if f.began.IsZero() {
		b := w.picture.base
		switch {
		case b != nil && b.drawn.number >= f.number:
			f.began = w.clock()
			fyne.NewAnimation(fallTime+50*time.Millisecond, func(float32) { w.redraw() }).Start()
		case w.clock().Sub(f.ordered) > waitTime:
			w.falling = nil
			return
		default:
			return // the picture still shows it
		}
	}
	t := float64(w.clock().Sub(f.began)) / float64(fallTime)
	if t >= 1 {
		w.falling = nil
		return
	}
	f.at(t).Paint(dst, now, nil)
}

// at is the shapes a part of the way down, ever faster and fainter.
func (f *falling) at(t float64) render.Scene {
	down := render.Point{Y: fallDepth * t * t}
	faded := func(c color.NRGBA) color.NRGBA {
		c.A = uint8(float64(c.A) * (1 - t))
		return c
	}
	f.scene.Shapes = append(f.scene.Shapes[:0], f.shapes...)
	for i := range f.scene.Shapes {
		s := &f.scene.Shapes[i]
		p := make([]render.Point, len(s.P))
		for k := range p {
			p[k] = moved(s.P[k], down)
		}
		s.P, s.Fill, s.Stroke = p, faded(s.Fill), faded(s.Stroke)
	}
	return f.scene
}
