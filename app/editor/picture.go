package editor

import (
	"context"
	"image"
	"image/color"
	"math"

	"dev.mexboard/render"
)

// margin is how far the cached picture reaches beyond the view, in pixels; panning past half of it asks for the next.
const margin = 200

// order is a request for the cached picture: everything but what moves, as it lies on a view.
type order struct {
	content Content
	number  int
	drawn   *drawn // the newest there is; may be of another content
	moving  *motion
	view    render.View
	size    image.Point // of what is in view; the picture is larger by the margin on each side
	serial  int
	grid    bool
}

// drawn is the scene of a content, and the plan it was drawn from.
type drawn struct {
	content Content
	number  int
	plan    *render.Plan
	scene   render.Scene
	bare    bool // the scene is without names
}

// draw draws a content, with the plan of what was drawn before as far as it is still right.
func (o *order) draw() *drawn {
	bare := o.view.Zoom < render.NameZoom
	if o.drawn != nil && o.drawn.number == o.number && (bare || !o.drawn.bare) {
		return o.drawn
	}
	var plan *render.Plan
	if o.drawn != nil {
		plan = o.drawn.plan
	}
	c := o.content
	plan = plan.For(c.Board, c.Geometry)
	c.Look.Bare = c.Look.Bare || bare
	return &drawn{o.content, o.number, plan, plan.Scene(c.Facts, c.Look), bare}
}

// base is a finished picture. Its pixels are never written again.
type base struct {
	order order
	image *image.RGBA
	drawn *drawn
}

// picture keeps the newest base and has the next one made.
type picture struct {
	base    *base
	ordered order       // the last one
	frame   *image.RGBA // used again for every frame
	columns []int
	worker  Worker[order, *base]
}

// start makes the worker ready.
func (p *picture) start(w *Board) {
	p.worker.Do = paintBase
	p.worker.Finish = true
	p.worker.Post = w.post
	p.worker.Done = func(o order, b *base, err error) {
		if err != nil {
			w.tell(err)
			return
		}
		p.base = b
		w.redraw()
	}
}

// paintBase makes a base; on the worker.
func paintBase(_ context.Context, o order, _ func(float64)) (*base, error) {
	d := o.draw()
	img := image.NewRGBA(image.Rect(0, 0, o.size.X+2*margin, o.size.Y+2*margin))
	fill(img, o.content.Look.Theme.Board)
	if o.grid {
		paintGrid(img, o.view, o.content.Look.Theme.Line)
	}
	d.scene.Paint(img, o.view, o.moving.skip(o.content.Board))
	o.drawn = nil
	return &base{o, img, d}, nil
}

// scene is the scene of the board shown, nil while it is still being made.
func (w *Board) scene() *render.Scene {
	if b := w.picture.base; b != nil && sameParts(b.drawn.content.Board, w.content.Board) {
		return &b.drawn.scene
	}
	return nil
}

// freshen orders the next base when the last one ordered is not good enough for a view.
func (w *Board) freshen(now render.View, size image.Point) {
	p := &w.picture
	moving := w.motion.lifted()
	if p.ordered.serves(w.number, moving, now, size) {
		return
	}
	o := order{content: w.content, number: w.number, moving: moving, size: size, view: now, serial: p.ordered.serial + 1, grid: w.grid}
	o.view.Origin.X -= margin / now.Zoom
	o.view.Origin.Y -= margin / now.Zoom
	if p.base != nil {
		o.drawn = p.base.drawn
	}
	p.ordered = o
	p.worker.Request(o)
}

// serves tells whether a base of this order is right for a view, and not near its end.
func (o *order) serves(number int, moving *motion, now render.View, size image.Point) bool {
	if o.number != number || o.moving != moving || o.view.Zoom != now.Zoom || o.size != size {
		return false
	}
	dx, dy := o.shift(now)
	return math.Abs(dx-margin) <= margin/2 && math.Abs(dy-margin) <= margin/2
}

// shift is where the view's corner lies on the base, in pixels; margin, margin when it has not moved.
func (o *order) shift(now render.View) (dx, dy float64) {
	return (now.Origin.X - o.view.Origin.X) * o.view.Zoom, (now.Origin.Y - o.view.Origin.Y) * o.view.Zoom
}

// copyBase puts the base on a frame, scaled while the zoom is another, and gives the view moved by less than half a
// pixel so that what is drawn over it fits.
func (p *picture) copyBase(dst *image.RGBA, now render.View, back color.NRGBA) render.View {
	b := p.base
	if b == nil {
		fill(dst, back)
		return now
	}
	dx, dy := b.order.shift(now)
	if b.order.view.Zoom != now.Zoom {
		p.stretch(dst, dx, dy, b.order.view.Zoom/now.Zoom, back)
		return now
	}
	x, y := int(math.Round(dx)), int(math.Round(dy))
	now.Origin.X = b.order.view.Origin.X + float64(x)/now.Zoom
	now.Origin.Y = b.order.view.Origin.Y + float64(y)/now.Zoom
	blit(dst, b.image, x, y, back)
	return now
}

// blit copies the part of src at x, y onto all of dst; where src has nothing, back.
func blit(dst, src *image.RGBA, x, y int, back color.NRGBA) {
	inside := image.Rect(x, y, x+dst.Rect.Dx(), y+dst.Rect.Dy()).Intersect(src.Rect)
	if inside.Dx() < dst.Rect.Dx() || inside.Dy() < dst.Rect.Dy() {
		fill(dst, back)
	}
	for row := inside.Min.Y; row < inside.Max.Y; row++ {
		from := src.Pix[src.PixOffset(inside.Min.X, row):src.PixOffset(inside.Max.X, row)]
		copy(dst.Pix[dst.PixOffset(inside.Min.X-x, row-y):], from)
	}
}

// stretch copies the base, its corner at dx, dy and step of its pixels to one of dst: the nearest pixel, for the few
// frames until the base of this zoom is there.
func (p *picture) stretch(dst *image.RGBA, dx, dy, step float64, back color.NRGBA) {
	src := p.base.image
	width, height := src.Rect.Dx(), src.Rect.Dy()
	p.columns = p.columns[:0]
	for x := range dst.Rect.Dx() {
		from := math.Floor(dx + (float64(x)+0.5)*step)
		if from < 0 || from >= float64(width) {
			from = -1
		}
		p.columns = append(p.columns, int(from)*4)
	}
	fill(dst, back)
	last := -1
	for y := range dst.Rect.Dy() {
		from := math.Floor(dy + (float64(y)+0.5)*step)
		if from < 0 || from >= float64(height) {
			continue
		}
		out := dst.Pix[y*dst.Stride:][:dst.Stride]
		if int(from) == last {
			copy(out, dst.Pix[(y-1)*dst.Stride:])
			continue
		}
		last = int(from)
		in := src.Pix[last*src.Stride:][:src.Stride]
		for x, c := range p.columns {
			if c >= 0 {
				*(*[4]byte)(out[x*4:]) = *(*[4]byte)(in[c:])
			}
		}
	}
}

// fill paints all of an image in one colour.
func fill(img *image.RGBA, c color.NRGBA) {
	if len(img.Pix) == 0 {
		return
	}
	r, g, b, a := c.RGBA()
	pixel := []byte{byte(r >> 8), byte(g >> 8), byte(b >> 8), byte(a >> 8)}
	n := copy(img.Pix, pixel)
	for n < len(img.Pix) {
		n += copy(img.Pix[n:], img.Pix[:n])
	}
}

// frame is one picture of the widget for the screen: the base, and over it what moves. Fyne calls it, on its own
// goroutine, with the size in pixels.
func (w *Board) frame(width, height int) image.Image {
	p := &w.picture
	size := image.Pt(width, height)
	if p.frame == nil || p.frame.Rect.Size() != size {
		p.frame = image.NewRGBA(image.Rectangle{Max: size})
	}
	units := float64(w.Size().Width)
	if width < 1 || height < 1 || units <= 0 {
		return p.frame
	}
	scale := float64(width) / units
	w.advance()
	w.freshen(w.view.pixels(scale), size)
	w.settleMotion()
	now := w.seen().pixels(scale)
	if w.flight.flying() {
		w.paintFlight(p.frame, now)
	} else {
		now = p.copyBase(p.frame, now, w.content.Look.Theme.Board)
		w.paintDissolving(p.frame, now)
	}
	w.paintOverlay(p.frame, now, scale)
	w.paintMap(p.frame, scale)
	return p.frame
}
