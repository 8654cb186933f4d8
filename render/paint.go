package render

import (
	"image"
	"math"
)

// View is how a scene lies on pixels: pixel = (point - Origin) * Zoom.
type View struct {
	Origin Point
	Zoom   float64
}

// Pixel is where a point of a picture lies, in pixels.
func (v View) Pixel(p Point) Point {
	return Point{(p.X - v.Origin.X) * v.Zoom, (p.Y - v.Origin.Y) * v.Zoom}
}

// Point is the point of a picture that lies at a pixel.
func (v View) Point(pixel Point) Point {
	return Point{pixel.X/v.Zoom + v.Origin.X, pixel.Y/v.Zoom + v.Origin.Y}
}

// What is too small to be read is left out: sizes in pixels.
const (
	leastText = 8
	leastHead = 4
)

// NameZoom is the zoom from which the names beside vertices are drawn.
const NameZoom = leastText / nameSize

// leastVertex is the radius, in pixels, from which on a vertex shrinks no more.
const leastVertex = 2

// Paint draws the scene's shapes that touch dst onto it, at a view; anti-aliased, by our own drawer, with level of
// detail (no text under 8 px, no heads under 4 px). skip, when not nil, leaves out the parts for which it is true (they are
// what moves). A text with a second point stands there, in the size of its Radius, while the small text below it is left out. It does not clear dst. Safe for several goroutines, each with its own dst.
func (s Scene) Paint(dst *image.RGBA, view View, skip func(Part) bool) {
	if dst.Rect.Empty() || !(view.Zoom > 0) {
		return
	}
	levels := len(Levels)
	for levels > 0 && view.Zoom < Levels[levels-1] {
		levels--
	}
	p := painter{canvas: newCanvas(dst), view: view}
	p.view.Origin.X += float64(dst.Rect.Min.X) / view.Zoom
	p.view.Origin.Y += float64(dst.Rect.Min.Y) / view.Zoom
	for i := range s.Shapes {
		shape := &s.Shapes[i]
		if len(shape.P) == 0 || skip != nil && skip(shape.Part) {
			continue
		}
		if int(shape.Level) < levels {
			p.shape(shape)
		} else if shape.Kind == DiscShape {
			p.dot(shape)
		}
	}
}

// painter draws shapes on a canvas at a view; its slices are used again for each curve.
type painter struct {
	canvas
	view    View
	control []Point
	way     []Point
}

func (p *painter) shape(s *Shape) {
	switch s.Kind {
	case DiscShape:
		p.disc(s)
	case CurveShape:
		p.curve(s)
	case HeadShape:
		p.head(s)
	case BoxShape:
		p.box(s)
	case TextShape:
		p.text(s)
	}
}

// dot is a ring seen from afar.
func (p *painter) dot(s *Shape) {
	center, radius := p.view.Pixel(s.P[0]), p.radius(s)
	if s.Stroke.A > 0 && !p.outside(center, center, radius) {
		p.ring(center, radius, -1, inkOf(s.Stroke))
	}
}

// radius is that of a disc in pixels.
func (p *painter) radius(s *Shape) float64 {
	r := s.Radius * p.view.Zoom
	if s.Part.Kind == VertexPart {
		return max(r, leastVertex)
	}
	return r
}

func (p *painter) disc(s *Shape) {
	center, radius, width := p.view.Pixel(s.P[0]), p.radius(s), s.Width*p.view.Zoom
	if s.Part.Kind == VertexPart {
		width = max(width, min(0.4*radius, 1.2))
	}
	if p.outside(center, center, radius+width) {
		return
	}
	if s.Fill.A > 0 {
		p.ring(center, radius, -1, inkOf(s.Fill))
	}
	if s.Hatch {
		p.hatch(center, radius, p.view.Zoom, inkOf(hatchColor(s.Stroke)))
	}
	if s.Stroke.A == 0 || s.Width <= 0 {
		return
	}
	if s.Dash {
		p.way = circle(p.way[:0], center, radius)
		p.dashed(p.way, width, dashLength*p.view.Zoom, dashGap*p.view.Zoom, inkOf(s.Stroke))
		return
	}
	p.ring(center, radius+width/2, radius-width/2, inkOf(s.Stroke))
}

func (p *painter) curve(s *Shape) {
	if s.Stroke.A == 0 || s.Width <= 0 || len(s.P) < 2 {
		return
	}
	width := s.Width * p.view.Zoom
	low, high := Point{math.Inf(1), math.Inf(1)}, Point{math.Inf(-1), math.Inf(-1)}
	p.control = p.control[:0]
	for _, q := range s.P {
		q = p.view.Pixel(q)
		low = Point{min(low.X, q.X), min(low.Y, q.Y)}
		high = Point{max(high.X, q.X), max(high.Y, q.Y)}
		p.control = append(p.control, q)
	}
	if p.outside(low, high, width) {
		return
	}
	p.way = flatten(p.way[:0], p.control)
	if s.Dash {
		p.dashed(p.way, width, dashLength*p.view.Zoom, dashGap*p.view.Zoom, inkOf(s.Stroke))
		return
	}
	if width < thin {
		p.hairline(p.way, width, inkOf(s.Stroke))
		return
	}
	p.stroke(p.way, width, inkOf(s.Stroke))
}

func (p *painter) head(s *Shape) {
	if len(s.P) < 3 || s.Fill.A == 0 {
		return
	}
	corners := [3]Point{p.view.Pixel(s.P[0]), p.view.Pixel(s.P[1]), p.view.Pixel(s.P[2])}
	low, high := corners[0], corners[0]
	for _, c := range corners[1:] {
		low = Point{min(low.X, c.X), min(low.Y, c.Y)}
		high = Point{max(high.X, c.X), max(high.Y, c.Y)}
	}
	if max(high.X-low.X, high.Y-low.Y) < leastHead || p.outside(low, high, 1) {
		return
	}
	p.triangle(corners, inkOf(s.Fill))
}

func (p *painter) box(s *Shape) {
	if len(s.P) < 2 || s.Size > 0 && s.Size*p.view.Zoom < leastText {
		return
	}
	low, high := p.view.Pixel(s.P[0]), p.view.Pixel(s.P[1])
	radius, width := s.Radius*p.view.Zoom, s.Width*p.view.Zoom
	if p.outside(low, high, width) {
		return
	}
	if s.Fill.A > 0 {
		p.rounded(low, high, radius, 0, inkOf(s.Fill))
	}
	if s.Stroke.A == 0 || s.Width <= 0 {
		return
	}
	if s.Dash {
		p.way = roundedWay(p.way[:0], low, high, radius)
		p.dashed(p.way, width, dashLength*p.view.Zoom, dashGap*p.view.Zoom, inkOf(s.Stroke))
		return
	}
	p.rounded(low, high, radius, width, inkOf(s.Stroke))
}

func (p *painter) text(s *Shape) {
	size, at := s.Size*p.view.Zoom, s.P[0]
	if len(s.P) > 1 && smallSize*p.view.Zoom < leastText {
		size, at = s.Radius*p.view.Zoom, s.P[1]
	}
	if s.Fill.A == 0 || size < leastText {
		return
	}
	at = p.view.Pixel(at)
	if at.Y+size < 0 || at.Y-size > float64(p.height) {
		return
	}
	l := lettering()
	set := l.line(s.Text, s.Bold)
	half := set.width * size / 2
	if p.outside(at, at, half+size) {
		return
	}
	ink := inkOf(s.Fill)
	x, y := at.X-half, Baseline(at.Y, size)
	for _, g := range set.glyphs {
		if g.spaced {
			continue
		}
		gx, gy := x+g.x*size, y+g.y*size
		if size <= keptSize {
			m, origin := l.mask(g, size, gx, gy)
			p.stamp(m, origin, ink)
			continue
		}
		p.stamp(l.draw(g, size, gx, gy, image.Rect(0, 0, p.width, p.height)), image.Point{}, ink)
	}
}
