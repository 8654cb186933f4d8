package editor

import (
	"image"
	"math"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"dev.mexboard/render"
)

// dissolve is one picture that becomes another in place: a step of a reduction in which nothing moves.
type dissolve struct {
	from  *base
	began time.Time // zero: the picture that comes is not there yet
}

// dissolve begins when a content is another step of a reduction.
func (w *Board) dissolve(c Content) {
	a, b := w.content.Geometry.Reduced, c.Geometry.Reduced
	if w.Animate && w.picture.base != nil && w.pointer.gesture == nil && sameParts(w.content.Board, c.Board) && !sameReduction(a, b) {
		w.dissolving = &dissolve{from: w.picture.base}
	}
}

// sameReduction tells whether two reductions look the same.
func sameReduction(a, b *render.Reduction) bool {
	if a == nil {
		a, b = b, a
	}
	if b == nil {
		return a == nil || !slices.Contains(a.Hidden, true) && !slices.Contains(a.Gone, true) && len(a.Stalks) == 0
	}
	alike := func(s, t render.Stalk) bool { return s.Edge == t.Edge && s.Foot == t.Foot && s.Size == t.Size }
	return slices.Equal(a.Hidden, b.Hidden) && slices.Equal(a.Gone, b.Gone) &&
		slices.EqualFunc(a.Stalks, b.Stalks, alike) && slices.EqualFunc(a.Ghosts, b.Ghosts, alike)
}

// leaving is what flies when a content fuses parts of the one shown: the parts, as they are seen now.
func (w *Board) leaving(c Content) *drawn {
	b := w.picture.base
	if b == nil || b.drawn.number != w.number || !sameParts(w.content.Board, c.Board) || hidden(c.Geometry.Reduced) <= hidden(w.content.Geometry.Reduced) {
		return nil
	}
	return b.drawn
}

// hidden is how many vertices a reduction does not show.
func hidden(r *render.Reduction) int {
	n := 0
	if r != nil {
		for _, is := range r.Hidden {
			if is {
				n++
			}
		}
	}
	return n
}

// paintDissolving lays the picture of before over the frame, ever fainter. A flight comes first.
func (w *Board) paintDissolving(dst *image.RGBA, now render.View) {
	d := w.dissolving
	if d == nil || w.flight != nil {
		return
	}
	b := w.picture.base
	switch {
	case b == d.from:
		return // it is what is seen still
	case d.began.IsZero():
		d.began = w.clock()
		fyne.NewAnimation(flightTime+50*time.Millisecond, func(float32) { w.redraw() }).Start()
	}
	t := float64(w.clock().Sub(d.began)) / float64(flightTime)
	if t >= 1 || d.from.order.view.Zoom != now.Zoom {
		w.dissolving = nil
		return
	}
	dx, dy := d.from.order.shift(now)
	blend(dst, d.from.image, int(math.Round(dx)), int(math.Round(dy)), uint32((1-t)*256))
}

// blend lays the part of src at x, y over dst, so much of 256.
func blend(dst, src *image.RGBA, x, y int, much uint32) {
	inside := image.Rect(x, y, x+dst.Rect.Dx(), y+dst.Rect.Dy()).Intersect(src.Rect)
	for row := inside.Min.Y; row < inside.Max.Y; row++ {
		over := src.Pix[src.PixOffset(inside.Min.X, row):src.PixOffset(inside.Max.X, row)]
		under := dst.Pix[dst.PixOffset(inside.Min.X-x, row-y):]
		for i, o := range over {
			if u := under[i]; u != o {
				under[i] = byte((uint32(o)*much + uint32(u)*(256-much)) >> 8)
			}
		}
	}
}
