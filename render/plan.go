package render

import (
	"slices"
	"sync"
	"sync/atomic"

	"dev.mexboard/solver/board"
)

// Plan is what the pictures of a board have in common, whatever is known of the board and wherever its chips are: the
// ways of its edges and where its names stand. It is made once for a board and its places; each picture of them is
// then cheap. Read only, so safe for several goroutines.
type Plan struct {
	board    board.Board
	geometry Geometry
	vertices []int32 // that are drawn
	edges    []int32 // that are drawn
	at       []Point // by vertex, in the picture
	lanes    []lane  // by edge drawn
	arcs     map[int32]course
	bounds   rect // of lanes
	rules    rules
	ground   ground
	afloat   []bool // by vertex of an undirected board: it does not hang on the ground; nil: all do
	named    *named
}

// named is where the labels of a plan stand: found when they are first drawn, since far off none is.
type named struct {
	once    sync.Once
	done    atomic.Bool
	labels  []label
	bounds  rect
	placing placing
	before  atomic.Pointer[Plan] // a plan whose labels are placed, from before an edit; nil when there is none, or done
}

// lane is the way of an edge.
type lane struct {
	course course  // from border to border
	line   course  // of a plain edge: it ends where the head begins
	head   []Point // of a plain edge; nil: none
}

// NewPlan plans the pictures of a board at the places of g. Places that are no numbers count as 0.
func NewPlan(b board.Board, g Geometry) *Plan {
	p := emptyPlan(b, g)
	p.route(p.router(), p.index())
	return p
}

func emptyPlan(b board.Board, g Geometry) *Plan {
	p := &Plan{
		board: b, geometry: g, at: placesOf(b, g), vertices: all(len(b.Vertices)), edges: all(len(b.Edges)), named: &named{},
	}
	p.hang()
	if g.Reduced != nil {
		p.reduce()
	}
	return p
}

// router is a router among the vertices drawn.
func (p *Plan) router() *router { return newRouter(p.board, p.geometry.Curves, p.at, p.vertices) }

// index is the edges drawn, by vertex.
func (p *Plan) index() EdgeIndex {
	index := EdgesAt(p.board)
	if r := p.geometry.Reduced; r != nil {
		for v, edges := range index {
			index[v] = slices.DeleteFunc(edges, func(e int32) bool { return r.Gone[e] })
		}
	}
	return index
}

// labels is the labels, and their bounds.
func (p *Plan) labels() ([]label, rect) {
	n := p.named
	n.once.Do(func() {
		r := newRouter(p.board, nil, p.at, p.vertices)
		placer := newPlacer(r, p.ground, p.courses(), len(p.vertices))
		n.labels = placer.labels(p, placer.since(n.before.Load(), p))
		n.bounds, n.placing = boundsOf(n.labels), placer.placing(p)
		n.before.Store(nil)
		n.done.Store(true)
	})
	return n.labels, n.bounds
}

func boundsOf(labels []label) rect {
	r := nothing()
	for i := range labels {
		r = r.over(labels[i].box)
	}
	return r
}

// lastNamed is a plan with labels that are placed: p, or the one from which p will have some.
func (p *Plan) lastNamed() *Plan {
	if p.named.done.Load() {
		return p
	}
	return p.named.before.Load()
}

// For is the plan of a board at the places of g: p itself, or p with the board's chips, where no more has changed than
// that; else a new one. p may be nil.
func (p *Plan) For(b board.Board, g Geometry) *Plan {
	if p == nil {
		return NewPlan(b, g)
	}
	if !p.fits(b, g) {
		if p.geometry.Reduced != nil || g.Reduced != nil {
			return NewPlan(b, g)
		}
		return p.again(b, g)
	}
	if same(p.board.Vertices, b.Vertices) || g.Reduced != nil {
		return p
	}
	q := *p
	q.board = b
	return &q
}

// fits tells whether the plan is right for a board at the places of g, but for chips.
func (p *Plan) fits(b board.Board, g Geometry) bool {
	a := p.board
	return a.Directed == b.Directed && a.Name == b.Name && p.geometry.Reduced == g.Reduced &&
		(same(a.Vertices, b.Vertices) || slices.EqualFunc(a.Vertices, b.Vertices, looksAlike)) &&
		(same(a.Edges, b.Edges) || slices.EqualFunc(a.Edges, b.Edges, leadsAlike)) &&
		(same(p.geometry.Vertices, g.Vertices) || slices.Equal(p.geometry.Vertices, g.Vertices)) &&
		(same(p.geometry.Curves, g.Curves) || slices.Equal(p.geometry.Curves, g.Curves))
}

func looksAlike(x, y board.Vertex) bool {
	return x.Split == y.Split && x.Ground == y.Ground && x.ID == y.ID &&
		x.HasLabel == y.HasLabel && x.HTMLLabel == y.HTMLLabel && x.Label == y.Label
}

func leadsAlike(x, y board.Edge) bool { return x.From == y.From && x.To == y.To }

// same tells whether two lists share their memory.
func same[T any](a, b []T) bool { return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0]) }

// route finds the ways of the edges drawn.
func (p *Plan) route(r *router, index EdgeIndex) {
	p.lanes = make([]lane, len(p.edges))
	p.lay(r, all(len(p.edges)), index)
}

// lay finds the ways of some of the edges drawn, given by their places in the list of these, and what hangs on the ways of
// all.
func (p *Plan) lay(r *router, lanes []int32, index EdgeIndex) {
	p.rules = r.rules()
	edges := make([]int32, len(lanes))
	for i, at := range lanes {
		edges[i] = p.edges[at]
	}
	for i, k := range r.courses(edges, index) {
		l := lane{course: k, line: k}
		if p.board.Directed && len(k) >= 4 {
			plain := strokes[plainStroke]
			l.line, l.head = pointed(&r.memory, k, plain.head, plain.half)
		}
		p.lanes[lanes[i]] = l
	}
	p.arcs = arcsOf(p.board, p.at, p.edges, p.lanes)
	p.bound()
}

func (p *Plan) courses() []course {
	list := make([]course, len(p.lanes))
	for i := range list {
		list[i] = p.lanes[i].course
	}
	return list
}

// bound finds the bounds of the edges.
func (p *Plan) bound() {
	p.bounds = p.ground.bounds()
	for i := range p.lanes {
		if r := bounds(p.lanes[i].course); !r.empty() {
			p.bounds = p.bounds.over(r.grown(strokes[plainStroke].width / 2))
		}
		if p.lanes[i].head != nil {
			p.bounds = p.bounds.over(bounds(p.lanes[i].head))
		}
	}
}

// Scene is the picture of what is known of the board.
func (p *Plan) Scene(f Facts, look Look) Scene {
	d := newDrawing(p, f, look)
	d.draw()
	d.legend()
	return d.scene()
}

// Around is the picture, as it would be at the places of g, of some vertices and the edges at them: the moving part of
// a drag. Names stay as they are beside their vertices. Its cost depends on those parts, but for one pass over the places of
// the vertices; index is made once by the caller with EdgesAt.
func (p *Plan) Around(g Geometry, f Facts, look Look, vertices []int, index EdgeIndex) Scene {
	q := &Plan{board: p.board, geometry: g, at: placesOf(p.board, g), afloat: p.afloat}
	for _, v := range vertices {
		if v >= 0 && v < len(p.board.Vertices) {
			q.vertices = append(q.vertices, int32(v))
		}
	}
	slices.Sort(q.vertices)
	q.vertices = slices.Compact(q.vertices)
	q.edges = index.of(q.vertices)
	q.route(newRouter(p.board, g.Curves, q.at, all(len(p.board.Vertices))), index)
	q.named = &named{}
	if !look.Bare {
		q.named.once.Do(func() {
			q.named.labels = p.carried(q)
			q.named.bounds = boundsOf(q.named.labels)
		})
	}
	return q.Scene(f, look)
}

// carried is the labels of the vertices of q, as far as they have some, moved to where q has the vertices. (Labels are
// in the order of the vertices.)
func (p *Plan) carried(q *Plan) []label {
	labels, _ := p.labels()
	var list []label
	for _, v := range q.vertices {
		i, _ := slices.BinarySearchFunc(labels, v, func(l label, v int32) int { return int(l.vertex - v) })
		for ; i < len(labels) && labels[i].vertex == v; i++ {
			list = append(list, labels[i].moved(q.at[v].minus(p.at[v])))
		}
	}
	return list
}
