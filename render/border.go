package render

import "math"

// inside tells whether a point lies in vertex v, grown by a gap.
func (r *router) inside(v int, gap float64) func(Point) bool {
	c := r.at[v]
	if isJoint(r.b, v) {
		half := jointHalf + gap
		return func(p Point) bool { return max(math.Abs(p.X-c.X), math.Abs(p.Y-c.Y)) <= half }
	}
	reach := (r.radius(v) + gap) * (r.radius(v) + gap)
	return func(p Point) bool { return dot(p.minus(c), p.minus(c)) <= reach }
}

// toBorders cuts a course off at the borders of its vertices; nil when nothing is left.
func (r *router) toBorders(k course, v, w int) course {
	k = k.cutStart(r.inside(v, 1))
	if k == nil {
		return nil
	}
	return k.cutEnd(r.inside(w, r.gap()))
}

// line is the straight edge from border to border.
func (r *router) line(v, w int) course {
	a, b := r.at[v], r.at[w]
	u := b.minus(a).unit()
	k := course(r.memory.take(4))
	k[0] = a.plus(u.times(r.border(v, u) + 1))
	k[3] = b.minus(u.times(r.border(w, u) + r.gap()))
	k[1], k[2] = k[0].toward(k[3], 1.0/3), k[0].toward(k[3], 2.0/3)
	return k
}

// border is the distance of the border of v from its middle in a direction.
func (r *router) border(v int, u Point) float64 {
	if isJoint(r.b, v) {
		return jointHalf / max(math.Abs(u.X), math.Abs(u.Y))
	}
	return r.radius(v)
}

// gap is how far an edge stays from the vertex it leads to.
func (r *router) gap() float64 {
	if r.b.Directed {
		return tipGap
	}
	return 1
}
