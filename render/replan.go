package render

import "dev.mexboard/solver/board"

// mostStirred bounds the vertices that may have changed for the ways of a plan to be used again.
const mostStirred = 40

// farthestBow is how far from the line between its vertices an edge is tried: the widest bow of the outermost of
// many parallel edges.
const farthestBow = 150 + 75

// again plans a board with the ways of an old plan that are still right: what is the same, and has the same near it. It gives
// exactly what NewPlan gives.
func (p *Plan) again(b board.Board, g Geometry) *Plan {
	q := emptyPlan(b, g)
	q.named.before.Store(p.lastNamed())
	r, index := q.router(), q.index()
	stirred := p.stirred(q)
	if p.rules != r.rules() || p.board.Directed != b.Directed || len(stirred) > mostStirred {
		q.route(r, index)
		return q
	}
	pairs := p.otherPairs(q)
	near := farthestBow + clearance + 1.5*r.vertices.cell // a vertex farther away than this is never looked at
	var anew []int32
	q.lanes = make([]lane, len(q.edges))
	for i, e := range b.Edges {
		v, w := e.From, e.To
		if i >= len(p.lanes) || v == w || pairs[endsOf(e)] || anyNear(stirred, q.at[v], q.at[w], near) {
			anew = append(anew, int32(i))
			continue
		}
		q.lanes[i] = p.lanes[i]
	}
	q.lay(r, anew, index)
	return q
}

// stirred is the places where vertices are or were that are not where and what they were. Vertices of the two boards
// with one number are the same.
func (p *Plan) stirred(q *Plan) []Point {
	var points []Point
	for v := range max(len(p.at), len(q.at)) {
		old, now := v < len(p.at), v < len(q.at)
		if old && now && p.at[v] == q.at[v] && p.board.Vertices[v].Split == q.board.Vertices[v].Split {
			continue
		}
		if old {
			points = append(points, p.at[v])
		}
		if now {
			points = append(points, q.at[v])
		}
	}
	return points
}

// otherPairs is the pairs of vertices between which the edges are not what they were.
func (p *Plan) otherPairs(q *Plan) map[uint64]bool {
	pairs := make(map[uint64]bool)
	old, now := p.board.Edges, q.board.Edges
	for i := range max(len(old), len(now)) {
		if i < len(old) && i < len(now) && leadsAlike(old[i], now[i]) && p.geometry.curve(i) == q.geometry.curve(i) {
			continue
		}
		if i < len(old) {
			pairs[endsOf(old[i])] = true
		}
		if i < len(now) {
			pairs[endsOf(now[i])] = true
		}
	}
	return pairs
}

func (g Geometry) curve(e int) *board.Curve {
	if e < len(g.Curves) {
		return g.Curves[e]
	}
	return nil
}

// anyNear tells whether a point is near a line.
func anyNear(points []Point, a, b Point, near float64) bool {
	for _, p := range points {
		if away(p, a, b) < near {
			return true
		}
	}
	return false
}

// rules is what the ways of all edges depend on: how hard a router tries, and its grid, which decides the order in
// which it meets vertices.
type rules struct {
	longest    float64
	hopeless   int
	bends      int
	min        Point
	cell       float64
	cols, rows int
}

func (r *router) rules() rules {
	g := r.vertices
	return rules{r.longest, r.hopeless, len(r.bends), g.min, g.cell, g.cols, g.rows}
}
