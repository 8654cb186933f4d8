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

// router finds the ways of edges, from border to border.
type router struct {
	b        board.Board
	curves   []*board.Curve
	at       []Point // by vertex
	vertices *cellGrid
	memory   points
	longest  float64 // a longer edge is drawn straight without looking what is in its way
	bends    []bend  // tried in this order
	hopeless int     // an edge in whose way so much is (see touched) is drawn straight
}

// newRouter is a router among some of the vertices: only these are in the way.
func newRouter(b board.Board, curves []*board.Curve, at []Point, vertices []int32) *router {
	r := &router{b: b, curves: curves, at: at, longest: math.Inf(1), hopeless: 1 << 30}
	r.vertices = newGrid(bounds(at), len(at), 1.2*stepX)
	for _, v := range vertices {
		r.vertices.add(int(v), rect{at[v], at[v]})
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
	r := newRouter(b, g.Curves, placesOf(b, g), all(len(b.Vertices)))
	courses := r.courses(all(len(b.Edges)), EdgesAt(b))
	g.Curves = make([]*board.Curve, len(b.Edges))
	for i, k := range courses {
		c := &board.Curve{Points: make([]board.Point, len(k))}
		for j, p := range k {
			c.Points[j] = board.Point{X: p.X, Y: 0 - p.Y}
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
			at[v] = Point{p.X, 0 - p.Y} // never -0
		}
	}
	return at
}

// sibling is an edge among those between the same two vertices.
type sibling struct {
	ends uint64
	edge int32
}

// endsOf is the two vertices of an edge, the lower first.
func endsOf(e board.Edge) uint64 { return uint64(min(e.From, e.To))<<32 | uint64(max(e.From, e.To)) }

// courses routes some edges; all that lie between the same two vertices must be among them.
func (r *router) courses(edges []int32, index EdgeIndex) []course {
	out := make([]course, len(edges))
	family := make([]sibling, len(edges))
	for i, e := range edges {
		family[i] = sibling{endsOf(r.b.Edges[e]), int32(i)}
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
			k := r.kept(e, i, to-from)
			if k == nil {
				k = r.drawn(e, i, to-from, index)
			}
			out[s.edge] = k
		}
		from = to
	}
	return out
}

// drawn is the course of an edge without a kept curve, the i-th of n between its vertices.
func (r *router) drawn(e, i, n int, index EdgeIndex) course {
	v, w := r.b.Edges[e].From, r.b.Edges[e].To
	if v == w {
		return r.loop(v, i, n, r.freest(v, index))
	}
	a, b := r.at[v], r.at[w]
	if b.minus(a).length() < r.radius(v)+r.radius(w)+12 {
		return r.beside(v, w, i)
	}
	if r.alongGround(v, w) {
		return r.arch(v, w, i)
	}
	if n == 1 {
		return r.shortest(v, w)
	}
	return r.parallel(v, w, i, n)
}

// alongGround tells whether an edge joins two ground vertices of an undirected board.
func (r *router) alongGround(v, w int) bool {
	return !r.b.Directed && r.b.Vertices[v].Ground && r.b.Vertices[w].Ground
}

// arch is the i-th edge between two ground vertices: it would not be seen along the ground line.
func (r *router) arch(v, w, i int) course {
	a, b := r.at[v], r.at[w]
	h := 0.3*min(b.minus(a).length(), 4*stepX) + bowGap*float64(i)
	if a.X > b.X {
		h = -h
	}
	return r.cut(bowed(a, b, h), v, w)
}

func (r *router) radius(v int) float64 {
	return Radius(r.b, v)
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
	far := side.times(2.4*r.radius(v) + 14*float64(i))
	start := a.plus(side.minus(u.times(0.5)).unit().times(r.radius(v) + 1.5))
	end := b.plus(side.plus(u.times(0.5)).unit().times(r.radius(w) + tipGap))
	k := course(r.memory.take(4))
	k[0], k[1], k[2], k[3] = start, start.plus(far).minus(u.times(8)), end.plus(far).plus(u.times(8)), end
	return k
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

// loopAngles are the sides where a loop may stand, in degrees, best first: the chips are at the lower right.
var loopAngles = [...]float64{-90, -45, -135, 180, 0, 90, 135, 45}

// groundLoops are those on a ground vertex: above the ground.
var groundLoops = [...]float64{-90, -65, -115}

// loop is the i-th of n edges from v to itself, on a side of it: each wider than the last or, on an undirected board,
// fanned like petals.
func (r *router) loop(v, i, n int, angle float64) course {
	c := r.at[v]
	radius := max(r.radius(v), 14)
	out := radius * (3.1 + 0.8*float64(i))
	k := course(r.memory.take(4))
	half := 0.42 + 0.15*float64(min(i, 8))
	if !r.b.Directed {
		radius = r.radius(v)
		out, half = radius+petal, 0.5
		turn := min(petalTurn, 5/float64(n))
		if r.b.Vertices[v].Ground { // above the ground
			turn = min(turn, 1.9/float64(n))
		}
		angle += turn * (float64(i) - float64(n-1)/2)
	}
	k[0] = c.polar(radius+1, angle-half)
	k[1] = c.polar(out, angle-half-0.25)
	k[2] = c.polar(out, angle+half+0.25)
	k[3] = c.polar(radius+r.gap(), angle+half)
	return k
}

// A loop on an undirected board: how far its control points are from the border of the vertex, and the angle to the next.
const (
	petal     = 52.0
	petalTurn = 1.25
)

// freest is the side of v that is farthest from all its edges.
func (r *router) freest(v int, index EdgeIndex) float64 {
	best, most := 0.0, -1.0
	angles := loopAngles[:]
	if r.b.Vertices[v].Ground && !r.b.Directed {
		angles = groundLoops[:]
	}
	for _, angle := range angles {
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

// point is memory for one point.
func (m *points) point(p Point) []Point {
	one := m.take(1)
	one[0] = p
	return one
}
