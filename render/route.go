package render

import (
	"cmp"
	"math"
	"slices"

	"dev.mexboard/solver/board"
)

const (
	jointHalf = 8.0  // half the side of a split's square
	tipGap    = 3.0  // between an arrow's tip and the border it points at
	clearance = 37.0 // how far an edge keeps from the middle of a vertex it passes
	bowGap    = 30.0 // between parallel edges, in the middle
	stale     = 400  // a kept curve that ends so far from its vertex is not used
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

// router finds the ways of edges, from border to border.
type router struct {
	b        board.Board
	curves   []*board.Curve
	at       []Point // by vertex
	vertices *cellGrid
	memory   points
	longest  float64 // a longer edge is drawn straight without looking what is in its way
	bends    []bend  // tried in this order
	hopeless int     // an edge that touches so many vertices is drawn straight
}

func newRouter(b board.Board, curves []*board.Curve, at []Point) *router {
	r := &router{b: b, curves: curves, at: at, longest: math.Inf(1), hopeless: 1 << 30}
	r.vertices = newGrid(bounds(at), len(at), 1.2*stepX)
	for v, p := range at {
		r.vertices.add(v, rect{p, p})
	}
	r.bends = bendings(len(b.Edges) <= 300)
	if len(b.Edges) > 300 {
		r.hopeless = 5 * touching
	}
	if len(b.Edges) > 2500 {
		r.longest = 10 * stepX
	}
	return r
}

// Route gives every edge a course, from the border of one vertex to the border of the other: kept curves are adapted
// to Mexboard's vertices; the others are straight where that is free, and bent where they would touch a vertex or
// another edge between the same two. Deterministic; linear time but for one sort.
func Route(b board.Board, g Geometry) Geometry {
	r := newRouter(b, g.Curves, placesOf(b, g))
	courses := r.courses(all(len(b.Edges)), EdgesAt(b))
	g.Curves = make([]*board.Curve, len(b.Edges))
	for i, k := range courses {
		c := &board.Curve{Points: make([]board.Point, len(k))}
		for j, p := range k {
			c.Points[j] = board.Point{X: p.X, Y: -p.Y}
		}
		if b.Directed {
			end := c.Points[len(k)-1]
			c.End = &end
		}
		g.Curves[i] = c
	}
	return g
}

// placesOf turns a geometry's places into the picture's.
func placesOf(b board.Board, g Geometry) []Point {
	at := make([]Point, len(b.Vertices))
	for v := range at {
		if v < len(g.Vertices) {
			p := finite(g.Vertices[v])
			at[v] = Point{p.X, -p.Y}
		}
	}
	return at
}

// sibling is an edge among those between the same two vertices.
type sibling struct {
	ends uint64 // the two vertices, the lower first
	edge int32
}

// courses routes some edges; all that lie between the same two vertices must be among them.
func (r *router) courses(edges []int32, index EdgeIndex) []course {
	out := make([]course, len(edges))
	family := make([]sibling, len(edges))
	for i, e := range edges {
		v, w := r.b.Edges[e].From, r.b.Edges[e].To
		family[i] = sibling{uint64(min(v, w))<<32 | uint64(max(v, w)), int32(i)}
	}
	slices.SortFunc(family, func(a, b sibling) int {
		if a.ends != b.ends {
			return cmp.Compare(a.ends, b.ends)
		}
		return cmp.Compare(a.edge, b.edge)
	})
	for from := 0; from < len(family); {
		to := from + 1
		for to < len(family) && family[to].ends == family[from].ends {
			to++
		}
		for i, s := range family[from:to] {
			e := int(edges[s.edge])
			k := r.kept(e, i)
			if k == nil {
				k = r.drawn(e, i, to-from, index)
			}
			out[s.edge] = k
		}
		from = to
	}
	return out
}

// kept is the curve that came with the board or from a layout, made to end at the borders of our vertices; nil when
// there is none that fits. A loop, the i-th of its vertex, keeps its side only.
func (r *router) kept(e, i int) course {
	if e >= len(r.curves) || r.curves[e] == nil {
		return nil
	}
	c := r.curves[e]
	n := len(c.Points)
	if n < 4 || n%3 != 1 {
		return nil
	}
	k := make(course, 0, n+12)
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
		return r.loop(v, i, math.Atan2(side.Y, side.X))
	}
	return r.toBorders(r.reaching(k, v, w), v, w)
}

func down(p board.Point) Point { return Point{p.X, -p.Y} }

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

// inside tells whether a point lies in vertex v, grown by a gap.
func (r *router) inside(v int, gap float64) func(Point) bool {
	c := r.at[v]
	if r.b.Vertices[v].Split {
		half := jointHalf + gap
		return func(p Point) bool { return max(math.Abs(p.X-c.X), math.Abs(p.Y-c.Y)) <= half }
	}
	reach := (VertexRadius + gap) * (VertexRadius + gap)
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

// drawn is the course of an edge without a kept curve, the i-th of n between its vertices.
func (r *router) drawn(e, i, n int, index EdgeIndex) course {
	v, w := r.b.Edges[e].From, r.b.Edges[e].To
	if v == w {
		return r.loop(v, i, r.freest(v, index))
	}
	a, b := r.at[v], r.at[w]
	if b.minus(a).length() < r.radius(v)+r.radius(w)+12 {
		return r.beside(v, w, i)
	}
	if n == 1 {
		return r.shortest(v, w)
	}
	return r.parallel(v, w, i, n)
}

func (r *router) radius(v int) float64 {
	if r.b.Vertices[v].Split {
		return jointHalf
	}
	return VertexRadius
}

// cut keeps the part of a curve between the borders of its vertices.
func (r *router) cut(c bezier, v, w int) course {
	k := course(r.memory.take(4))
	copy(k, c[:])
	if cut := r.toBorders(k, v, w); cut != nil {
		return cut
	}
	return r.beside(v, w, 0)
}

// beside is a bow beside two vertices that lie so close that a line between them would not be seen.
func (r *router) beside(v, w, i int) course {
	a, b := r.at[v], r.at[w]
	u := b.minus(a).unit()
	side := u.left() // of an edge back it is the other side
	far := side.times(2.4*VertexRadius + 14*float64(i))
	start := a.plus(side.minus(u.times(0.5)).unit().times(r.radius(v) + 1.5))
	end := b.plus(side.plus(u.times(0.5)).unit().times(r.radius(w) + tipGap))
	k := course(r.memory.take(4))
	k[0], k[1], k[2], k[3] = start, start.plus(far).minus(u.times(8)), end.plus(far).plus(u.times(8)), end
	return k
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

// parallel is the i-th of n edges between two vertices. Each keeps its side; one that would touch a vertex goes out
// farther there.
func (r *router) parallel(v, w, i, n int) course {
	a, b := r.at[v], r.at[w]
	h := (float64(i) - float64(n-1)/2) * min(bowGap, 150/float64(n))
	if v > w {
		h = -h // seen from the other end
	}
	c := bowed(a, b, h)
	if h == 0 || b.minus(a).length() > r.longest {
		return r.cut(c, v, w)
	}
	fewest := r.touched(c, v, w, r.hopeless)
	for _, more := range bows {
		if fewest == 0 {
			break
		}
		wide := bowed(a, b, h+math.Copysign(more, h))
		if n := r.touched(wide, v, w, fewest); n < fewest {
			c, fewest = wide, n
		}
	}
	return r.cut(c, v, w)
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
	if r.b.Vertices[v].Split {
		return jointHalf / max(math.Abs(u.X), math.Abs(u.Y))
	}
	return VertexRadius
}

// gap is how far an edge stays from the vertex it leads to.
func (r *router) gap() float64 {
	if r.b.Directed {
		return tipGap
	}
	return 1
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

// loopAngles are the sides where a loop may stand, in degrees, best first: the chips are at the lower right.
var loopAngles = [...]float64{-90, -45, -135, 180, 0, 90, 135, 45}

// loop is the i-th edge from v to itself, on a side of it.
func (r *router) loop(v, i int, angle float64) course {
	c := r.at[v]
	radius := max(r.radius(v), 14)
	out := radius * (3.1 + 0.8*float64(i))
	k := course(r.memory.take(4))
	half := 0.42 + 0.15*float64(min(i, 8))
	k[0] = c.polar(radius+1, angle-half)
	k[1] = c.polar(out, angle-half-0.25)
	k[2] = c.polar(out, angle+half+0.25)
	k[3] = c.polar(radius+r.gap(), angle+half)
	return k
}

// freest is the side of v that is farthest from all its edges.
func (r *router) freest(v int, index EdgeIndex) float64 {
	best, most := 0.0, -1.0
	for _, angle := range loopAngles {
		angle *= math.Pi / 180
		side, room := (Point{}).polar(1, angle), math.Pi
		for _, e := range index[v][:min(len(index[v]), 64)] {
			w := r.b.Edges[e].From + r.b.Edges[e].To - v
			if w == v {
				continue
			}
			u := r.at[w].minus(r.at[v]).unit()
			room = min(room, math.Acos(min(max(dot(u, side), -1), 1)))
		}
		if room > most+1e-9 {
			best, most = angle, room
		}
	}
	return best
}

// points hands out memory for points in large pieces.
type points struct{ free []Point }

func (m *points) take(n int) []Point {
	if len(m.free) < n {
		m.free = make([]Point, max(n, 4096))
	}
	p := m.free[:n:n]
	m.free = m.free[n:]
	return p
}
