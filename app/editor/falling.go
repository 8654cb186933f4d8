package editor

import (
	"image"
	"image/color"
	"math"
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

// falling is what a cut takes off the board, on its way down; or, when a cut is taken back, what comes back, on its way
// up. It begins when the picture of the other board is there.
type falling struct {
	shapes  []render.Shape // as they were, or will be
	number  int            // of the content that has them no more
	ordered time.Time
	began   time.Time // zero: not yet
	scene   render.Scene

	rises           bool
	vertices, edges []int // what rises, ascending
	from            *base // without it: it is seen until all is up
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
	w.falling = &falling{shapes: shapesOf(*scene, vertices, edges), number: w.number + 1, ordered: w.clock()}
}

// Falling tells whether something is seen falling or rising, or is about to be.
func (w *Board) Falling() bool { return w.falling != nil }

// Rise shows some parts coming up to where they belong, before the content that has them back is set; their numbers are
// those of that content, ascending.
func (w *Board) Rise(vertices, edges []int) {
	if w.Animate && w.picture.base != nil && len(edges) > 0 {
		w.falling = &falling{
			rises: true, vertices: vertices, edges: edges, from: w.picture.base, number: w.number + 1, ordered: w.clock(),
		}
	}
}

// shapesOf is the shapes of some parts of a scene; both lists ascending.
func shapesOf(scene render.Scene, vertices, edges []int) []render.Shape {
	var shapes []render.Shape
	for _, s := range scene.Shapes {
		list := vertices
		switch s.Part.Kind {
		case render.NoPart:
			continue
		case render.EdgePart:
			list = edges
		}
		if _, is := slices.BinarySearch(list, s.Part.Index); is {
			shapes = append(shapes, s)
		}
	}
	return shapes
}

// paintFalling draws a frame of what falls or rises.
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
			if f.rises {
				f.shapes = shapesOf(b.drawn.scene, f.vertices, f.edges)
			}
			fyne.NewAnimation(fallTime+50*time.Millisecond, func(float32) { w.redraw() }).Start()
		case w.clock().Sub(f.ordered) > waitTime:
			w.falling = nil
			return
		default:
			return // the picture still shows it
		}
	}
	t := float64(w.clock().Sub(f.began)) / float64(fallTime)
	if t >= 1 || f.rises && f.from.order.view.Zoom != now.Zoom {
		w.falling = nil
		return
	}
	if f.rises {
		dx, dy := f.from.order.shift(now)
		blit(dst, f.from.image, int(math.Round(dx)), int(math.Round(dy)), w.content.Look.Theme.Board)
		t = 1 - t
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
