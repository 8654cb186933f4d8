package editor

import (
	"image"
	"image/color"
	"math"
	"slices"

	"dev.mexboard/render"
)

// paintOverlay draws over the base what changes from frame to frame.
func (w *Board) paintOverlay(dst *image.RGBA, now render.View, scale float64) {
	render.Scene{Shapes: w.halo()}.Paint(dst, now, nil)
	w.paintFalling(dst, now)
	if w.lacksMotion() {
		w.paintMotion(dst, now)
	}
	over := append(w.rings(), w.cursor()...)
	over = append(over, w.reach()...)
	over = append(over, w.gliding()...)
	over = append(over, w.linking.overlay(w)...)
	if g := w.pointer.gesture; g != nil {
		over = append(over, g.overlay(w)...)
	}
	render.Scene{Shapes: over}.Paint(dst, now, nil)
	if w.focus.held && w.focus.keyboard {
		frameOf(dst, int(2*scale+0.5), w.content.Look.Theme.Focus)
	}
}

// halo lights up what the pointer is on.
func (w *Board) halo() []render.Shape {
	if _, works := w.tool.over(w.hover); !works || w.pointer.gesture != nil {
		return nil
	}
	return w.glow(w.hover, faint(w.content.Look.Theme.Focus, 60))
}

// glow is a soft band round a vertex or along an edge.
func (w *Board) glow(p render.Part, c color.NRGBA) []render.Shape {
	if p.Kind == render.EdgePart {
		return w.along([]int{p.Index}, 10, c)
	}
	return []render.Shape{{
		Kind: render.DiscShape, P: []render.Point{w.place(p.Index)}, Radius: w.radius(p.Index) + 4, Width: 8, Stroke: c,
	}}
}

// rings mark the selection: a thin ring with a gap round a vertex, a band along an edge.
func (w *Board) rings() []render.Shape {
	var shapes []render.Shape
	focus := w.content.Look.Theme.Focus
	shapes = append(shapes, w.along(w.selection.Edges, max(6, 3/w.view.zoom), faint(focus, 110))...)
	carried := w.cargo.shown && w.lacksMotion()
	for _, v := range w.selection.Vertices {
		if !carried || !w.motion.moves[v] {
			shapes = append(shapes, w.ring(w.place(v), w.radius(v)))
		}
	}
	return shapes
}

// ring is the mark of a selected vertex.
func (w *Board) ring(at render.Point, radius float64) render.Shape {
	width := max(2, 1.5/w.view.zoom)
	return render.Shape{
		Kind: render.DiscShape, P: []render.Point{at}, Radius: radius + 5 + width/2, Width: width, Stroke: w.content.Look.Theme.Focus,
	}
}

// along is a band along each of some edges (ascending), as the scene draws them; none while there is no scene. One
// pass over the scene.
func (w *Board) along(edges []int, width float64, c color.NRGBA) []render.Shape {
	scene := w.scene()
	if scene == nil || w.motion.moved() || w.flight != nil || len(edges) == 0 {
		return nil
	}
	var shapes []render.Shape
	for _, s := range scene.Shapes {
		if s.Kind != render.CurveShape || s.Part.Kind != render.EdgePart || s.Level > 0 {
			continue
		}
		if _, ok := slices.BinarySearch(edges, s.Part.Index); ok {
			shapes = append(shapes, render.Shape{Kind: render.CurveShape, P: s.P, Width: width, Stroke: c})
		}
	}
	return shapes
}

// line is a straight stroke.
func line(from, to render.Point, width float64, c color.NRGBA) render.Shape {
	third := func(t float64) render.Point {
		return render.Point{X: from.X + (to.X-from.X)*t, Y: from.Y + (to.Y-from.Y)*t}
	}
	return render.Shape{
		Kind: render.CurveShape, P: []render.Point{from, third(1. / 3), third(2. / 3), to}, Width: width, Stroke: c,
	}
}

// faint is a colour with another alpha.
func faint(c color.NRGBA, alpha uint8) color.NRGBA {
	c.A = alpha
	return c
}

// frameOf draws the border of an image.
func frameOf(img *image.RGBA, width int, c color.NRGBA) {
	r := img.Rect
	for _, side := range []image.Rectangle{
		image.Rect(r.Min.X, r.Min.Y, r.Max.X, r.Min.Y+width),
		image.Rect(r.Min.X, r.Max.Y-width, r.Max.X, r.Max.Y),
		image.Rect(r.Min.X, r.Min.Y, r.Min.X+width, r.Max.Y),
		image.Rect(r.Max.X-width, r.Min.Y, r.Max.X, r.Max.Y),
	} {
		side = side.Intersect(r)
		for y := side.Min.Y; y < side.Max.Y; y++ {
			row := *img
			row.Pix = img.Pix[img.PixOffset(side.Min.X, y):img.PixOffset(side.Max.X, y)]
			fill(&row, c)
		}
	}
}

// arrow is the head at the end of a straight stroke.
func arrow(from, to render.Point, c color.NRGBA) render.Shape {
	const long, wide = 13, 5
	dx, dy := to.X-from.X, to.Y-from.Y
	length := max(math.Hypot(dx, dy), 1e-9)
	dx, dy = dx/length, dy/length
	back := render.Point{X: to.X - dx*long, Y: to.Y - dy*long}
	return render.Shape{Kind: render.HeadShape, Fill: c, P: []render.Point{
		to, {X: back.X - dy*wide, Y: back.Y + dx*wide}, {X: back.X + dy*wide, Y: back.Y - dx*wide},
	}}
}
