package render

import (
	"slices"

	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// Reduction is how far a board of Green Hackenbush is reduced, as a picture shows it. Vertices that are fused have the same
// place in the Geometry, and one of them is drawn for all; an edge between them is a loop.
type Reduction struct {
	Into   []int32 // by vertex: the one that is drawn for it; itself when it is not fused
	Hidden []bool  // by vertex: it is fused, or all there was on it is in a stalk
	Gone   []bool  // by edge: it is not drawn
	Stalks []Stalk // drawn instead of edges, by foot, then by edge
	Ghosts []Stalk // stalks that the newest step did away with: drawn with broken lines
}

// AtReduction is a solved board of Green Hackenbush after some steps of its Reductions, the newest last: where things are
// and what is known by then. g is where they are on the board itself. Vertices of a ring that is fused have moved to the
// middle of them (to the ground, where it is a ring through the ground); the ground stays as wide as it is, since it is one vertex
// already. The board that goes with the geometry is the board itself, so all indices stay: a window shows the step by
// giving the geometry and the facts to the widget, which moves things there. On the way back, from ReduceTarget on, the board is whole again.
// Linear time in the board and the steps.
func AtReduction(b board.Board, g Geometry, a solver.HackenbushAnswer, steps []solver.Reduction) (Geometry, Facts) {
	f := Facts{Current: -1, Newest: -1}
	if len(steps) == 0 || a.Board == nil {
		return g, f
	}
	last := steps[len(steps)-1]
	for _, s := range steps {
		if s.Kind == solver.ReduceSum {
			f.Hackenbush.Known, f.Hackenbush.Value = true, s.Value
		}
		if s.Kind == solver.ReduceResult {
			f.Hackenbush.Outcome = s.Outcome
		}
	}
	if last.Kind == solver.ReduceTarget || last.Kind == solver.ReduceCut {
		f.Values = a.Board.Carried()
		f.Hackenbush.wayBack(steps)
		return g, f
	}
	r := newReducing(b, g, a.Board)
	for i, s := range steps {
		if i == len(steps)-1 && (s.Kind == solver.ReducePair || s.Kind == solver.ReduceJoin || s.Kind == solver.ReduceSum) {
			r.ghosts = r.stalks()
		}
		r.take(s)
		r.ghosts = slices.DeleteFunc(r.ghosts, func(g Stalk) bool {
			_, size := r.state.Stalk(g.Edge)
			return size > 0
		})
	}
	f.Hackenbush.Pointed, f.Pointed = r.pointed(last)
	return r.geometry(last), f
}

// wayBack marks the winning edges found so far, and the targets that lead to the newest.
func (h *Hackenbush) wayBack(steps []solver.Reduction) {
	for i, s := range steps {
		if s.Kind == solver.ReduceCut {
			h.Winning = append(h.Winning, s.Edge)
			if i < len(steps)-1 {
				h.Goals, h.Pointed = nil, nil
			} else {
				h.Cut = []int32{s.Edge}
			}
		}
		if s.Kind == solver.ReduceTarget {
			h.Goals = append(h.Goals, Goal{s.Edge, s.Value, s.Goal})
			h.Pointed = append(h.Pointed, s.Edge)
		}
	}
	slices.Sort(h.Winning)
}

// reducing follows the steps on the board as it is drawn, where the ground vertices stay apart.
type reducing struct {
	b      board.Board
	g      Geometry
	state  *solver.Reduced
	into   []int32 // by vertex: nearer to the one drawn for it
	afloat []bool  // by edge
	ghosts []Stalk
}

func newReducing(b board.Board, g Geometry, h *solver.Hackenbush) *reducing {
	r := &reducing{b: b, g: g, state: solver.NewReduced(h), into: all(len(b.Vertices)), afloat: make([]bool, len(b.Edges))}
	for e := range r.afloat {
		r.afloat[e] = !r.state.Whole(int32(e))
	}
	return r
}

func (r *reducing) take(s solver.Reduction) {
	r.state.Apply(s)
	if s.Kind == solver.ReduceFuse {
		r.fuse(s)
	}
}

// top is the vertex drawn for v.
func (r *reducing) top(v int32) int32 {
	for r.into[v] != v {
		r.into[v] = r.into[r.into[v]]
		v = r.into[v]
	}
	return v
}

func (r *reducing) ends(e int32) (v, w int32) {
	return r.top(int32(r.b.Edges[e].From)), r.top(int32(r.b.Edges[e].To))
}

// fuse joins the vertices of a ring into one: a ring through the ground into a ground vertex on it.
func (r *reducing) fuse(s solver.Reduction) {
	into := s.Vertex
	var ring []int32
	for _, e := range s.Edges {
		v, w := r.ends(e)
		ring = append(ring, v, w)
	}
	if i := slices.IndexFunc(ring, func(v int32) bool { return r.b.Vertices[v].Ground }); i >= 0 {
		into = ring[i]
	}
	for _, v := range ring {
		if v != into && !r.b.Vertices[v].Ground {
			r.into[v] = into
		}
	}
}

// geometry is where things are.
func (r *reducing) geometry(newest solver.Reduction) Geometry {
	g := Geometry{Vertices: r.places(), Curves: slices.Clone(r.g.Curves), Reduced: &Reduction{
		Into: make([]int32, len(r.b.Vertices)), Hidden: make([]bool, len(r.b.Vertices)), Gone: make([]bool, len(r.b.Edges)),
		Ghosts: r.ghosts,
	}}
	d := g.Reduced
	d.Stalks = r.stalks()
	used := make([]bool, len(r.b.Vertices))
	for _, s := range d.Stalks {
		used[s.Foot] = true
	}
	for _, s := range d.Ghosts {
		used[s.Foot] = true
	}
	for i := range r.b.Edges {
		e := int32(i)
		if !r.state.Whole(e) && !r.afloat[e] {
			d.Gone[e] = true
			continue
		}
		v, w := r.ends(e)
		used[v], used[w] = true, true
		if v != int32(r.b.Edges[e].From) || w != int32(r.b.Edges[e].To) || g.Vertices[v] != r.g.Vertices[v] || g.Vertices[w] != r.g.Vertices[w] {
			g.Curves[e] = nil
		}
	}
	if newest.Kind == solver.ReduceFuse && !r.b.Vertices[newest.Vertex].Ground {
		used[r.top(newest.Vertex)] = true
	}
	for i := range r.b.Vertices {
		v := int32(i)
		d.Into[v] = r.top(v)
		d.Hidden[v] = d.Into[v] != v || !used[v] && !r.b.Vertices[v].Ground
	}
	return g
}

// places is where the vertices are: those fused in the middle of them, or at their ground vertex.
func (r *reducing) places() []board.Point {
	at := make([]board.Point, len(r.b.Vertices))
	count := make([]float64, len(at))
	for v := range at {
		top := r.top(int32(v))
		p := r.g.Vertices[v]
		at[top].X += p.X
		at[top].Y += p.Y
		count[top]++
	}
	for v := range at {
		if r.into[v] != int32(v) {
			continue
		}
		if r.b.Vertices[v].Ground || count[v] == 1 {
			at[v] = r.g.Vertices[v]
			continue
		}
		at[v].X /= count[v]
		at[v].Y /= count[v]
	}
	for v := range at {
		at[v] = at[r.top(int32(v))]
	}
	return at
}

// pointed is the edges and vertices that a step is about.
func (r *reducing) pointed(s solver.Reduction) (edges, vertices []int32) {
	switch s.Kind {
	case solver.ReduceGround:
		vertices = s.Vertices
	case solver.ReduceRing:
		edges = s.Edges
	case solver.ReduceFuse:
		edges = []int32{s.Edge}
		if !r.b.Vertices[s.Vertex].Ground {
			vertices = []int32{r.top(s.Vertex)}
		}
	case solver.ReduceLoop, solver.ReduceStalk:
		edges = []int32{s.Edge}
	case solver.ReducePair, solver.ReduceJoin, solver.ReduceSum:
		edges = s.Edges
	}
	return edges, vertices
}

// reduce makes the plan that of a reduced board.
func (p *Plan) reduce() {
	d := p.geometry.Reduced
	p.board.Edges = slices.Clone(p.board.Edges)
	p.vertices, p.edges = nil, nil
	for v, hidden := range d.Hidden {
		if !hidden {
			p.vertices = append(p.vertices, int32(v))
		}
	}
	for i := range p.board.Edges {
		e := &p.board.Edges[i]
		e.From, e.To = int(d.Into[e.From]), int(d.Into[e.To])
		if !d.Gone[i] {
			p.edges = append(p.edges, int32(i))
		}
	}
}
