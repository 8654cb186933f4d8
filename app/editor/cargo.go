package editor

import (
	"context"
	"encoding/binary"
	"image"
	"math"

	"dev.mexboard/render"
)

// cargo is the picture of the many vertices that a drag moves, with their rings: drawn on a worker, so that a frame only
// shifts it. While it is not there, or for another zoom, they are drawn in the frame.
type cargo struct {
	worker  Worker[cargoOrder, *cargoPicture]
	picture *cargoPicture
	ordered cargoOrder
	shown   bool // in the frame being drawn
}

type cargoOrder struct {
	still *render.Scene // as it was where the drag began
	skip  func(render.Part) bool
	rings render.Scene
	view  render.View
	size  image.Point
}

// cargoPicture is transparent where nothing moves. Its pixels are never written again.
type cargoPicture struct {
	order cargoOrder
	image *image.RGBA
}

func (c *cargo) start(w *Board) {
	c.worker.Do = func(_ context.Context, o cargoOrder, _ func(float64)) (*cargoPicture, error) {
		img := image.NewRGBA(image.Rectangle{Max: o.size})
		o.still.Paint(img, o.view, o.skip)
		o.rings.Paint(img, o.view, nil)
		return &cargoPicture{o, img}, nil
	}
	c.worker.Finish = true
	c.worker.Post = w.post
	c.worker.Done = func(_ cargoOrder, p *cargoPicture, err error) {
		if err != nil {
			w.tell(err)
			return
		}
		c.picture = p
		w.redraw()
	}
}

// paintMotion draws what moves.
func (w *Board) paintMotion(dst *image.RGBA, now render.View) {
	m, plan := w.motion, w.picture.base.drawn.plan
	w.cargo.shown = false
	if len(m.vertices) < many {
		m.paint(dst, now, plan)
		return
	}
	m.hold(now, plan)
	there := now // as if all were still where it began
	there.Origin.X -= m.by.X
	there.Origin.Y += m.by.Y
	w.orderCargo(there, dst.Rect.Size())
	p := w.cargo.picture
	if p == nil || p.order.still != m.still || p.order.view.Zoom != now.Zoom {
		m.paint(dst, now, plan)
		return
	}
	m.stretched().Paint(dst, now, nil)
	dx, dy := p.order.shift(there)
	lay(dst, p.image, int(math.Round(dx)), int(math.Round(dy)))
	w.cargo.shown = true
}

// orderCargo has the next picture made when the last one ordered is another's, or near its end.
func (w *Board) orderCargo(there render.View, size image.Point) {
	o := &w.cargo.ordered
	if o.still == w.motion.still && o.view.Zoom == there.Zoom && o.size == size.Add(image.Pt(2*margin, 2*margin)) {
		dx, dy := o.shift(there)
		if math.Abs(dx-margin) <= margin/2 && math.Abs(dy-margin) <= margin/2 {
			return
		}
	}
	m := w.motion
	view := there
	view.Origin.X -= margin / there.Zoom
	view.Origin.Y -= margin / there.Zoom
	var rings render.Scene
	for _, v := range w.selection.Vertices {
		if m.moves[v] {
			rings.Shapes = append(rings.Shapes, w.ring(onPicture(m.start.Vertices[v]), w.radius(v)))
		}
	}
	w.cargo.ordered = cargoOrder{m.still, m.onlyOneEnd(), rings, view, size.Add(image.Pt(2*margin, 2*margin))}
	w.cargo.worker.Request(w.cargo.ordered)
}

// shift is where a view's corner lies on the picture, in pixels.
func (o *cargoOrder) shift(now render.View) (dx, dy float64) {
	return (now.Origin.X - o.view.Origin.X) * o.view.Zoom, (now.Origin.Y - o.view.Origin.Y) * o.view.Zoom
}

// lay puts the part of src at x, y over dst, as far as there is one.
func lay(dst, src *image.RGBA, x, y int) {
	inside := image.Rect(x, y, x+dst.Rect.Dx(), y+dst.Rect.Dy()).Intersect(src.Rect)
	for row := inside.Min.Y; row < inside.Max.Y; row++ {
		over := src.Pix[src.PixOffset(inside.Min.X, row):src.PixOffset(inside.Max.X, row)]
		under := dst.Pix[dst.PixOffset(inside.Min.X-x, row-y):]
		for i := 0; i+4 <= len(over); i += 4 {
			switch p := binary.LittleEndian.Uint32(over[i:]); p >> 24 {
			case 0:
			case 255:
				binary.LittleEndian.PutUint32(under[i:], p)
			default:
				rest := 255 - p>>24
				for c := range uint32(4) {
					under[i+int(c)] = uint8(p>>(8*c)) + uint8((uint32(under[i+int(c)])*rest+127)/255)
				}
			}
		}
	}
}
