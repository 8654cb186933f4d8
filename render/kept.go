package render

import (
	"math"

	"dev.mexboard/solver/board"
)

// kept is the curve that came with the board or from a layout, made to end at the borders of our vertices; nil when
// there is none that fits. A loop, the i-th of n of its vertex, keeps its side only.
func (r *router) kept(e, i, n int) course {
	if e >= len(r.curves) || r.curves[e] == nil {
		return nil
	}
	c := r.curves[e]
	if m := len(c.Points); m < 4 || m%3 != 1 {
		return nil
	}
	k := make(course, 0, len(c.Points)+12)
	v, w := r.b.Edges[e].From, r.b.Edges[e].To
	if c.Start != nil {
		k = k.lineTo(down(*c.Start))
	}
	k = k.lineTo(down(c.Points[0]))
	for _, p := range c.Points[1:] {
		k = append(k, down(p))
	}
	if c.End != nil {
		k = k.lineTo(down(*c.End))
	}
	for _, p := range k {
		if !(math.Abs(p.X) <= farthest && math.Abs(p.Y) <= farthest) {
			return nil
		}
	}
	if k[0].minus(r.at[v]).length() > stale || k[len(k)-1].minus(r.at[w]).length() > stale {
		return nil
	}
	if v == w {
		side := k.piece(k.pieces() / 2).at(0.5).minus(r.at[v])
		return r.loop(v, i, n, math.Atan2(side.Y, side.X))
	}
	return r.toBorders(r.reaching(k, v, w), v, w)
}

func down(p board.Point) Point { return Point{p.X, 0 - p.Y} }

// lineTo lengthens a course by a line, unless it is there already.
func (k course) lineTo(p Point) course {
	if len(k) == 0 {
		return append(k, p)
	}
	last := k[len(k)-1]
	if p.minus(last).length() < 0.01 {
		return k
	}
	return append(k, last.toward(p, 1.0/3), last.toward(p, 2.0/3), p)
}

// reaching lengthens a course whose ends stop short of the borders of its vertices.
func (r *router) reaching(k course, v, w int) course {
	if !r.inside(v, 0)(k[0]) {
		k = course{r.at[v]}.lineTo(k[0]).then(k[1:])
	}
	if !r.inside(w, 0)(k[len(k)-1]) {
		k = k.lineTo(r.at[w])
	}
	return k
}

func (k course) then(rest course) course { return append(k, rest...) }
