package render

import "math"

// At is the part within slack of p, and whether there is one: the nearest, and among those that hold p the
// front-most. One pass over the scene.
func (s Scene) At(p Point, slack float64) (Part, bool) {
	n := nearestShape{p: p, least: slack, shape: -1}
	for i := range s.Shapes {
		n.look(s.Shapes, i)
	}
	return n.part(s.Shapes)
}

// nearestShape is the nearest shape to p of those looked at, at most least away.
type nearestShape struct {
	p     Point
	least float64
	shape int // -1: none yet
}

func (n *nearestShape) look(shapes []Shape, i int) {
	s := &shapes[i]
	if s.Part.Kind == NoPart || s.beyond(n.p, n.least) {
		return
	}
	gap := s.gap(n.p)
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

// beyond tells quickly of most shapes that they are farther than far from p.
func (s *Shape) beyond(p Point, far float64) bool {
	switch s.Kind {
	case DiscShape:
		far += s.Radius + s.Width/2
	case TextShape:
		far += s.Size * float64(len(s.Text))
	default:
		far += s.Width / 2
		a, b := s.P[0], s.P[len(s.P)-1]
		if len(s.P) == 4 { // the commonest
			c, d := s.P[1], s.P[2]
			return min(a.X, b.X, c.X, d.X)-far > p.X || max(a.X, b.X, c.X, d.X)+far < p.X ||
				min(a.Y, b.Y, c.Y, d.Y)-far > p.Y || max(a.Y, b.Y, c.Y, d.Y)+far < p.Y
		}
		return bounds(s.P).from(p) > far
	}
	return math.Abs(s.P[0].X-p.X) > far || math.Abs(s.P[0].Y-p.Y) > far
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
