package editor

import (
	"context"
	"image"
	"image/color"
	"image/draw"
	"math"

	"fyne.io/fyne/v2"

	"dev.mexboard/render"
	"dev.mexboard/solver"
)

// The small map: how large it may be, how far it is from the corner, and from which size of the widget on there is one.
const (
	mapWidth, mapHeight = 180, 130
	mapLeast            = 36
	mapGap              = 12
	mapRoomX, mapRoomY  = 380, 300
)

// littleMap keeps the small picture of the whole board, made on a worker from the content alone.
type littleMap struct {
	worker  Worker[mapOrder, *mapPicture]
	picture *mapPicture
	ordered mapOrder
	reach   reach
}

type mapOrder struct {
	content Content
	number  int
	size    image.Point // pixels
	view    render.View
}

type mapPicture struct {
	order mapOrder
	image *image.RGBA
}

func (m *littleMap) start(w *Board) {
	m.worker.Do = paintMap
	m.worker.Finish = true
	m.worker.Post = w.post
	m.worker.Done = func(_ mapOrder, p *mapPicture, err error) {
		if err != nil {
			w.tell(err)
			return
		}
		m.picture = p
		w.redraw()
	}
}

// paintMap draws edges as hairs and vertices as dots in the colours of their outcomes.
func paintMap(_ context.Context, o mapOrder, _ func(float64)) (*mapPicture, error) {
	c := o.content
	theme := c.Look.Theme
	img := image.NewRGBA(image.Rectangle{Max: o.size})
	fill(img, theme.Panel)
	s := render.Scene{Shapes: make([]render.Shape, 0, len(c.Board.Edges)+len(c.Board.Vertices))}
	hair := 0.7 / o.view.Zoom
	ink := faint(theme.Edge, uint8(max(30, 120-len(c.Board.Edges)/40))) // many together darken each other
	for _, e := range c.Board.Edges {
		s.Shapes = append(s.Shapes,
			line(onPicture(c.Geometry.Vertices[e.From]), onPicture(c.Geometry.Vertices[e.To]), hair, ink))
	}
	for v, p := range c.Geometry.Vertices {
		s.Shapes = append(s.Shapes, render.Shape{
			Kind: render.DiscShape, P: []render.Point{onPicture(p)}, Radius: max(radiusOf(c.Board, v), 1.6/o.view.Zoom),
			Fill: dotColour(c, v),
		})
	}
	s.Paint(img, o.view, nil)
	return &mapPicture{o, img}, nil
}

// dotColour is the colour of a vertex on the map.
func dotColour(c Content, v int) color.NRGBA {
	if v < len(c.Facts.Outcomes) {
		switch c.Facts.Outcomes[v] {
		case solver.P:
			return c.Look.Theme.PLine
		case solver.N:
			return c.Look.Theme.NLine
		case solver.D:
			return c.Look.Theme.DLine
		}
	}
	return c.Look.Theme.Edge
}

// reach is the rectangle of the picture that a content needs, kept until it has other places.
type reach struct {
	of        render.Geometry
	low, high render.Point
}

func (r *reach) update(g render.Geometry) {
	if r.of.Vertices == nil || !same(r.of.Vertices, g.Vertices) || !same(r.of.Curves, g.Curves) {
		r.of = g
		r.low, r.high = extent(g)
	}
}

// mapPlace is where the map is on the widget and how the board lies on it; false while the view holds all vertices or
// there is no room for a map.
func (w *Board) mapPlace() (at fyne.Position, size fyne.Size, v view, ok bool) {
	room := w.Size()
	if !w.Map || room.Width < mapRoomX || room.Height < mapRoomY || len(w.content.Board.Vertices) < 2 {
		return at, size, v, false
	}
	w.little.reach.update(w.content.Geometry)
	low, high := w.little.reach.low, w.little.reach.high
	if _, steering := w.pointer.gesture.(*steering); !steering && w.holds(low, high) {
		return at, size, v, false
	}
	width, height := high.X-low.X, high.Y-low.Y
	v = view{origin: low, zoom: min(mapWidth/width, mapHeight/height)}
	size = fyne.NewSize(max(float32(width*v.zoom), mapLeast), max(float32(height*v.zoom), mapLeast))
	v = v.centred(render.Point{X: (low.X + high.X) / 2, Y: (low.Y + high.Y) / 2}, size)
	return fyne.NewPos(room.Width-size.Width-mapGap, room.Height-size.Height-mapGap), size, v, true
}

// holds tells whether all vertices are in view, whatever of the room round them is not.
func (w *Board) holds(low, high render.Point) bool {
	const inner = room - render.VertexRadius
	size := w.Size()
	a := w.view.position(render.Point{X: low.X + inner, Y: low.Y + inner})
	b := w.view.position(render.Point{X: high.X - inner, Y: high.Y - inner})
	return a.X >= -1 && a.Y >= -1 && b.X <= size.Width+1 && b.Y <= size.Height+1
}

// overMap tells whether a place of the widget is on the map.
func (w *Board) overMap(p fyne.Position) bool {
	at, size, _, ok := w.mapPlace()
	return ok && p.X >= at.X && p.Y >= at.Y && p.X < at.X+size.Width && p.Y < at.Y+size.Height
}

// paintMap draws the map in its corner, and on it what is in view.
func (w *Board) paintMap(dst *image.RGBA, scale float64) {
	at, size, v, ok := w.mapPlace()
	if !ok {
		return
	}
	pixels := func(x float32) int { return int(math.Round(float64(x) * scale)) }
	box := image.Rect(pixels(at.X), pixels(at.Y), pixels(at.X+size.Width), pixels(at.Y+size.Height))
	w.orderMap(mapOrder{content: w.content, number: w.number, size: box.Size(), view: v.pixels(scale)})
	p := w.little.picture
	if p == nil {
		return
	}
	inner, _ := dst.SubImage(box).(*image.RGBA)
	draw.Draw(dst, box, p.image, image.Point{}, draw.Src)
	theme := w.content.Look.Theme
	now := v.pixels(scale)
	now.Origin.X -= float64(box.Min.X) / now.Zoom
	now.Origin.Y -= float64(box.Min.Y) / now.Zoom
	low, high := w.view.point(fyne.NewPos(0, 0)), w.view.point(fyne.NewPos(w.Size().Width, w.Size().Height))
	render.Scene{Shapes: []render.Shape{{
		Kind: render.BoxShape, P: []render.Point{low, high}, Width: 1.5 * scale / now.Zoom, Stroke: theme.Focus, Fill: faint(theme.Focus, 36),
	}}}.Paint(inner, now, nil)
	frameOf(inner, max(int(scale+0.5), 1), theme.Quiet)
}

// orderMap has the map made anew when it shows something else.
func (w *Board) orderMap(o mapOrder) {
	m := &w.little
	if m.ordered.number != o.number || m.ordered.size != o.size || m.ordered.view != o.view {
		m.ordered = o
		m.worker.Request(o)
	}
}

// steering moves the view by the map: what is under the pointer there comes to the middle.
type steering struct{ began view }

func steer(w *Board, at fyne.Position) gesture {
	g := &steering{began: w.view}
	g.to(w, at)
	return g
}

func (g *steering) to(w *Board, p fyne.Position) {
	at, size, v, ok := w.mapPlace()
	if !ok {
		return
	}
	p = p.Subtract(at)
	p = fyne.NewPos(min(max(p.X, 0), size.Width), min(max(p.Y, 0), size.Height))
	w.setView(w.view.centred(v.point(p), w.Size()))
}

func (g *steering) drag(w *Board, at render.Point)  { g.to(w, w.view.position(at)) }
func (g *steering) drop(*Board, render.Point, bool) {}
func (g *steering) abort(w *Board)                  { w.setView(g.began) }
func (g *steering) overlay(*Board) []render.Shape   { return nil }
