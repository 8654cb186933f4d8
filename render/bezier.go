package render

import "math"

// bezier is one cubic Bézier curve.
type bezier [4]Point

func (p Point) plus(q Point) Point              { return Point{p.X + q.X, p.Y + q.Y} }
func (p Point) minus(q Point) Point             { return Point{p.X - q.X, p.Y - q.Y} }
func (p Point) times(k float64) Point           { return Point{p.X * k, p.Y * k} }
func (p Point) length() float64                 { return math.Sqrt(p.X*p.X + p.Y*p.Y) }
func (p Point) toward(q Point, t float64) Point { return Point{p.X + (q.X-p.X)*t, p.Y + (q.Y-p.Y)*t} }

// left is p turned by a quarter, against the clock on the screen.
func (p Point) left() Point { return Point{p.Y, -p.X} }

// unit is p at length 1; to the right when p has no direction.
func (p Point) unit() Point {
	if n := p.length(); n > 0 {
		return p.times(1 / n)
	}
	return Point{1, 0}
}

// polar is the point at a distance and an angle (radians, with the clock on the screen) from p.
func (p Point) polar(r, angle float64) Point {
	sin, cos := math.Sincos(angle)
	return Point{p.X + r*cos, p.Y + r*sin}
}

// straight is a line as a curve.
func straight(a, b Point) bezier {
	return bezier{a, a.toward(b, 1.0/3), a.toward(b, 2.0/3), b}
}

// bowed is a curve from a to b whose middle is h away from the line, to the left of it.
func bowed(a, b Point, h float64) bezier { return bent(a, b, h, h) }

// bent is a curve from a to b that swings out to the left of the line by about h near its beginning and by about k near its end.
func bent(a, b Point, h, k float64) bezier {
	c := straight(a, b)
	side := b.minus(a).unit().left()
	c[1], c[2] = c[1].plus(side.times(h*4/3)), c[2].plus(side.times(k*4/3))
	return c
}

// at is the point of the curve at t in 0..1.
func (c bezier) at(t float64) Point {
	s := 1 - t
	k0, k1, k2, k3 := s*s*s, 3*s*s*t, 3*s*t*t, t*t*t
	return Point{
		k0*c[0].X + k1*c[1].X + k2*c[2].X + k3*c[3].X,
		k0*c[0].Y + k1*c[1].Y + k2*c[2].Y + k3*c[3].Y,
	}
}

// split cuts the curve in two at t (de Casteljau).
func (c bezier) split(t float64) (first, second bezier) {
	ab, bc, cd := c[0].toward(c[1], t), c[1].toward(c[2], t), c[2].toward(c[3], t)
	abc, bcd := ab.toward(bc, t), bc.toward(cd, t)
	m := abc.toward(bcd, t)
	return bezier{c[0], ab, abc, m}, bezier{m, bcd, cd, c[3]}
}

// isStraight tells whether the control points lie on the line between the ends.
func (c bezier) isStraight() bool {
	d := c[3].minus(c[0])
	slack := 1e-6 * (math.Abs(d.X) + math.Abs(d.Y) + 1)
	n := d.unit().left()
	return math.Abs(dot(c[1].minus(c[0]), n)) < slack && math.Abs(dot(c[2].minus(c[0]), n)) < slack
}

func dot(a, b Point) float64 { return a.X*b.X + a.Y*b.Y }

// outside finds, on a curve that begins where inside is true and ends where it is not, the place it gets out: by
// halving, good to a thousandth of a point on curves of any sensible length.
func (c bezier) outside(inside func(Point) bool) float64 {
	low, high := 0.0, 1.0
	for range 24 {
		mid := (low + high) / 2
		if inside(c.at(mid)) {
			low = mid
		} else {
			high = mid
		}
	}
	return high
}

// A course is the way of an edge: 1+3k Bézier points.
type course []Point

func (k course) pieces() int { return (len(k) - 1) / 3 }

func (k course) piece(i int) bezier { return bezier(k[3*i : 3*i+4]) }

// cutStart is the part of a course after it last leaves the region round its beginning; nil when it never does. The
// course is changed in place.
func (k course) cutStart(inside func(Point) bool) course {
	for i := range k.pieces() {
		c := k.piece(i)
		if inside(c[3]) {
			continue
		}
		if inside(c[0]) {
			_, c = c.split(c.outside(inside))
			copy(k[3*i:], c[:])
		}
		return k[3*i:]
	}
	return nil
}

// cutEnd is cutStart at the other end.
func (k course) cutEnd(inside func(Point) bool) course {
	for i := k.pieces() - 1; i >= 0; i-- {
		c := k.piece(i)
		if inside(c[0]) {
			continue
		}
		if inside(c[3]) {
			back := bezier{c[3], c[2], c[1], c[0]}
			_, back = back.split(back.outside(inside))
			c = bezier{back[3], back[2], back[1], back[0]}
			copy(k[3*i:], c[:])
		}
		return k[:3*i+4]
	}
	return nil
}

// flat calls yield with the line pieces of a course: one for a straight piece, more the more a piece is bent.
func (k course) flat(yield func(a, b Point)) {
	for i := range k.pieces() {
		c := k.piece(i)
		n := c.flatness()
		a := c[0]
		for j := 1; j < n; j++ {
			b := c.at(float64(j) / float64(n))
			yield(a, b)
			a = b
		}
		yield(a, c[3])
	}
}

// flatness is the number of line pieces that stand for a curve well enough to measure distances: 1 when it is straight.
func (c bezier) flatness() int {
	n := c[3].minus(c[0]).unit().left()
	off := max(math.Abs(dot(c[1].minus(c[0]), n)), math.Abs(dot(c[2].minus(c[0]), n)))
	switch {
	case off < 1:
		return 1
	case off < 60:
		return 4
	default:
		return 10
	}
}

// away is the distance of p from the line piece a b.
func away(p, a, b Point) float64 {
	d, q := b.minus(a), p.minus(a)
	n := dot(d, d)
	if n == 0 {
		return q.length()
	}
	t := min(max(dot(q, d)/n, 0), 1)
	return q.minus(d.times(t)).length()
}
