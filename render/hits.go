package render

import "math"

// At is the part within slack of p, and whether there is one: the nearest, and among those that hold p the
// front-most. Linear in the scene; Hits answers many questions faster.
func (s Scene) At(p Point, slack float64) (Part, bool) {
	n := nearestShape{p: p, least: slack, shape: -1}
	for i := range s.Shapes {
		n.look(s.Shapes, i)
	}
	return n.part(s.Shapes)
}

// widest is half the width of the widest stroke.
const widest = 8

// nearestShape is the nearest shape to p of those looked at, at most least away.
type nearestShape struct {
	p     Point
	least float64
	shape int // -1: none yet
}

func (n *nearestShape) look(shapes []Shape, i int) {
	if shapes[i].Part.Kind == NoPart {
		return
	}
	gap := shapes[i].gap(n.p)
	if gap < n.least || gap == n.least && i > n.shape {
		n.shape, n.least = i, gap
	}
}

func (n *nearestShape) part(shapes []Shape) (Part, bool) {
	if n.shape < 0 {
		return Part{}, false
	}
	return shapes[n.shape].Part, true
}

// gap is the distance of p from what a shape covers, 0 inside.
func (s *Shape) gap(p Point) float64 {
	switch s.Kind {
	case DiscShape:
		return max(p.minus(s.P[0]).length()-s.Radius-s.Width/2, 0)
	case CurveShape:
		least := math.Inf(1)
		course(s.P).flat(func(a, b Point) { least = min(least, away(p, a, b)) })
		return max(least-s.Width/2, 0)
	case HeadShape:
		return gapOfTriangle(p, s.P[0], s.P[1], s.P[2])
	case BoxShape:
		return max(rect{s.P[0], s.P[1]}.from(p)-s.Width/2, 0)
	default:
		return s.box().from(p)
	}
}

func gapOfTriangle(p, a, b, c Point) float64 {
	side := func(a, b Point) bool { return dot(b.minus(a).left(), p.minus(a)) >= 0 }
	if x, y, z := side(a, b), side(b, c), side(c, a); x == y && y == z {
		return 0
	}
	return min(away(p, a, b), away(p, b, c), away(p, c, a))
}

// box is what a shape fills, about.
func (s *Shape) box() rect {
	switch s.Kind {
	case DiscShape:
		return around(s.P[0], s.Radius+s.Width/2)
	case TextShape:
		r := ruler{kind: ruled{s.Size, s.Bold}, other: make(map[rune]float64)}
		return centred(s.P[0], r.width(s.Text), s.Size)
	default:
		return bounds(s.P).grown(s.Width / 2)
	}
}

// Hits answers many questions of At about one scene: 30 µs each on a crowded board of 10,000 vertices.
type Hits struct {
	scene Scene
	cells *cellGrid
}

// NewHits indexes a scene: 20 to 40 ms for 10,000 vertices.
func NewHits(s Scene) *Hits {
	h := &Hits{scene: s, cells: newGrid(rect{s.Min, s.Max}, len(s.Shapes), stepX)}
	for i := range s.Shapes {
		x := &s.Shapes[i]
		switch {
		case x.Part.Kind == NoPart:
		case x.Kind == CurveShape:
			course(x.P).flat(func(a, b Point) { h.cells.addLine(i, a, b) })
		default:
			h.cells.add(i, x.box())
		}
	}
	return h
}

// At is Scene.At.
func (h *Hits) At(p Point, slack float64) (Part, bool) {
	n := nearestShape{p: p, least: slack, shape: -1}
	for i := range h.cells.in(around(p, slack+widest)) {
		n.look(h.scene.Shapes, i)
	}
	return n.part(h.scene.Shapes)
}
