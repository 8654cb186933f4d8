package render

import (
	"cmp"
	"math"
	"slices"
)

// bows are the bends tried for an edge that would touch a vertex.
var bows = [...]float64{16, 28, 42, 60, 85, 115, 150}

// bend is a shape tried: how far the curve swings out near its beginning and near its end.
type bend struct{ first, second float64 }

// bendings lists the bends, gentle ones first: bows to both sides and, when all are asked for, every mixture of them.
func bendings(mixed bool) []bend {
	var out []bend
	for _, h := range bows {
		out = append(out, bend{h, h}, bend{-h, -h})
		if !mixed {
			continue
		}
		out = append(out, bend{h, 0}, bend{-h, 0}, bend{0, h}, bend{0, -h})
		for _, k := range bows {
			if k != h {
				out = append(out, bend{h, k}, bend{-h, -k})
			}
			out = append(out, bend{h, -k}, bend{-h, k})
		}
	}
	slices.SortStableFunc(out, func(a, b bend) int { return cmp.Compare(a.force(), b.force()) })
	return out
}

// force is how ugly a bend is: an S is uglier than a bow.
func (s bend) force() float64 {
	d := s.first - s.second
	return s.first*s.first + s.second*s.second + 3*d*d
}

// shortest is the straight line, or the least bent curve that touches no vertex. Where none is free, it is the one that
// touches the fewest.
func (r *router) shortest(v, w int) course {
	a, b := r.at[v], r.at[w]
	line := straight(a, b)
	length := b.minus(a).length()
	if length > r.longest {
		return r.line(v, w)
	}
	fewest := r.touched(line, v, w, r.hopeless)
	if fewest == 0 || fewest == r.hopeless {
		return r.line(v, w)
	}
	best := line
	for _, s := range r.bends {
		if max(math.Abs(s.first), math.Abs(s.second)) > 0.6*length {
			continue
		}
		c := bent(a, b, s.first, s.second)
		if n := r.touched(c, v, w, fewest); n < fewest {
			best, fewest = c, n
		}
		if fewest == 0 {
			break
		}
	}
	if best == line {
		return r.line(v, w)
	}
	return r.cut(best, v, w)
}

// touched is how badly a curve is in the way of vertices other than its own two: 1 for each it comes close to, and
// much more for each it touches. It stops at most. It looks at a bounded number of vertices: on a board where thousands
// lie on one spot, that is enough to know.
func (r *router) touched(c bezier, v, w, most int) int {
	budget, sum := 2000, 0
	pieces := min(max(int(c[3].minus(c[0]).length()/stepX), 1), 200)
	if !c.isStraight() {
		pieces = max(pieces, 10)
	}
	a, last := c[0], -1 // the vertex last met counts once
	for i := 1; i <= pieces; i++ {
		b := c.at(float64(i) / float64(pieces))
		for x := range r.vertices.in(rect{a, a}.with(b).grown(clearance)) {
			if x != v && x != w && x != last {
				gap := away(r.at[x], a, b) - r.radius(x)
				if gap < clearance-VertexRadius {
					sum, last = sum+1, x
				}
				if gap < 2 {
					sum += touching
				}
			}
			if budget--; budget < 0 || sum >= most {
				return sum
			}
		}
		a = b
	}
	return sum
}

// touching is what it costs an edge to touch a vertex.
const touching = 8
