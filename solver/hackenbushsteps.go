package solver

import (
	"cmp"
	"iter"
	"slices"
)

// ReductionKind names one kind of step in the reduction of a Green Hackenbush board to a number.
type ReductionKind uint8

const (
	NoReduction ReductionKind = iota

	ReduceGround // the ground vertices Vertices are one: Vertex
	ReduceRing   // Edges are a ring: Edges[i] leads from Vertices[i] to the next, the last back to the first
	ReduceFuse   // that ring, of Count edges, is fused to the point Vertex: an even one leaves no edge (Edge is -1), an odd one leaves Edge as a stalk of Value 1
	ReduceLoop   // Edge is a loop at Vertex: as good as a stalk of Value 1
	ReducePair   // the two stalks Edges at Vertex, of Value each, cancel
	ReduceJoin   // the stalks Edges at Vertex, of sizes Numbers, are worth one stalk of Value, their NimSum: none when it is 0; a stalk is called by its lowest edge, the one stalk by Edges[0]
	ReduceStalk  // the edge Edge, from Vertex up to Above, with the stalk of Value-1 that stands there (Edges; none when it is 0), is a stalk of Value at Vertex
	ReduceSum    // the stalks Edges at the ground, Vertex, have sizes Numbers: Value is their NimSum and the value of the board
	ReduceResult // Outcome of the board in normal play, whose value is Value

	// The way back from the number to each winning edge: from the ground up to it, then the cut.
	ReduceTarget // the stalk that Edge stands for at Vertex, of Value, must become one of Goal; where Goal is not 0 that above Edge must become Goal-1
	// ReduceCut: to cut Edge does it. A stalk at Vertex, of Value, is gone: Edge leads up to Above, or is a loop and Above is
	// Vertex. Or Edge is of a ring, and Above -1: it is cut in the board as it was, and what stands on Vertex, of Value, is
	// worth Goal then.
	ReduceCut
)

// Reduction is one step: data, never text. Fields that do not apply are zero, vertices and edges -1. A part of the
// board that has been fused goes by its vertex nearest to the ground. Every step but ReduceResult, ReduceTarget and
// ReduceCut leaves a board of the same value.
type Reduction struct {
	Kind     ReductionKind
	Vertex   int32
	Above    int32
	Edge     int32
	Value    int
	Goal     int
	Count    int
	Outcome  Outcome
	Vertices []int32
	Edges    []int32
	Numbers  []int
}

// Reductions is the computation of the value as people do it, one step at a time: the ground vertices become one; ring
// after ring is found and fused, what thereby becomes a loop is turned into a stalk; then from the top down stalks are
// cancelled, joined and grow by the edge below, to the sum at the ground; at last, in normal play, the way back to each
// winning edge that the answer lists. It tells normal play: in misère play neither fusion nor joining holds. Folding the
// steps (Reduced) gives the value. Near-linear time to the sum; the way back takes its length.
func (a HackenbushAnswer) Reductions() iter.Seq[Reduction] {
	return func(yield func(Reduction) bool) {
		h := a.Board
		if h == nil {
			h = &Hackenbush{}
		}
		r := newReducer(h, yield)
		if r.tellGround() && r.tellRings() && r.tellStalks() && a.Play == Normal {
			r.tellWays(a.Winning)
		}
	}
}

// reducer tells the steps. It searches breadth first, so that rings are short.
type reducer struct {
	*Hackenbush
	yield func(Reduction) bool
	order []int32 // the vertices that hang on the ground, by distance from it
	depth []int32 // by vertex: the distance, -1 when it has fallen
	up    []int32 // by vertex: the edge it was found by
	below []int32 // by vertex: where from
	into  []int32 // by vertex: nearer to what it is fused into; itself when it is not
	size  []int32 // by edge: of the stalk that goes by it; 0 when there is none
	first []int32 // by vertex: the last stalk that came to stand there, -1 when there is none
	rest  []int32 // by edge of a stalk: the one that came before it
}

func newReducer(h *Hackenbush, yield func(Reduction) bool) *reducer {
	n, m := h.Len(), h.EdgeCount()
	r := &reducer{
		Hackenbush: h, yield: yield, depth: unknowns(n), up: unknowns(n), below: unknowns(n),
		into: make([]int32, n), size: make([]int32, m), first: unknowns(n), rest: unknowns(m),
	}
	for v := range r.into {
		r.into[v] = int32(v)
	}
	if root := h.Root(); root >= 0 {
		r.depth[root] = 0
		r.order = append(r.order, root)
	}
	for i := 0; i < len(r.order); i++ {
		v := r.order[i]
		for _, e := range h.at[h.start[v]:h.start[v+1]] {
			if r.depth[e.to] < 0 {
				r.depth[e.to], r.up[e.to], r.below[e.to] = r.depth[v]+1, e.edge, v
				r.order = append(r.order, e.to)
			}
		}
	}
	return r
}

// reduction is a step of a kind with nothing in it.
func reduction(k ReductionKind) Reduction { return Reduction{Kind: k, Vertex: -1, Above: -1, Edge: -1} }

// top is the vertex that v is fused into.
func (r *reducer) top(v int32) int32 {
	for r.into[v] != v {
		r.into[v] = r.into[r.into[v]]
		v = r.into[v]
	}
	return v
}

func (r *reducer) tellGround() bool {
	if len(r.ground) < 2 {
		return true
	}
	s := reduction(ReduceGround)
	s.Vertex, s.Vertices = r.Root(), r.ground
	return r.yield(s)
}

// tellRings fuses a ring for each edge that the search did not come by, the nearest to the ground first.
func (r *reducer) tellRings() bool {
	for _, v := range r.order {
		for _, e := range r.at[r.start[v]:r.start[v+1]] {
			known := e.edge == r.up[v] || e.edge == r.up[e.to]
			fromHere := r.depth[e.to] < r.depth[v] || r.depth[e.to] == r.depth[v] && e.to >= v // each edge from one end
			if !known && fromHere && !r.tellRing(v, e) {
				return false
			}
		}
	}
	return true
}

// tellRing fuses the ring that an edge from v closes; it is a loop when its ends have become one.
func (r *reducer) tellRing(v int32, e ending) bool {
	a, b := r.top(v), r.top(e.to)
	if a == b {
		r.size[e.edge] = 1
		s := reduction(ReduceLoop)
		s.Vertex, s.Edge, s.Value = a, e.edge, 1
		return r.yield(s)
	}
	ring := reduction(ReduceRing)
	ring.Edges, ring.Vertices = r.ring(a, b, e.edge)
	if !r.yield(ring) {
		return false
	}
	s := reduction(ReduceFuse)
	s.Vertices, s.Edges, s.Count = ring.Vertices, ring.Edges, len(ring.Edges)
	s.Vertex = slices.MinFunc(ring.Vertices, func(v, w int32) int { return cmp.Compare(r.depth[v], r.depth[w]) })
	for _, v := range ring.Vertices {
		r.into[v] = s.Vertex
	}
	if s.Count%2 != 0 {
		r.size[e.edge] = 1
		s.Edge, s.Value = e.edge, 1
	}
	return r.yield(s)
}

// ring is the ring of an edge between two tops and the ways down from them to where these meet.
func (r *reducer) ring(a, b, closing int32) (edges, vertices []int32) {
	var back, ends []int32
	for a != b {
		if r.depth[a] >= r.depth[b] {
			edges, vertices = append(edges, r.up[a]), append(vertices, a)
			a = r.top(r.below[a])
		} else {
			back, ends = append(back, r.up[b]), append(ends, b)
			b = r.top(r.below[b])
		}
	}
	slices.Reverse(back)
	slices.Reverse(ends)
	// Told as one walks it: from where the ways meet, nearest to the ground, first along the lower of the two edges there.
	vertices = slices.Concat([]int32{a}, ends, vertices)
	edges = slices.Concat(back, []int32{closing}, edges)
	if edges[len(edges)-1] < edges[0] {
		slices.Reverse(edges)
		slices.Reverse(vertices[1:])
	}
	return edges, vertices
}

// put puts a stalk on a vertex.
func (r *reducer) put(edge, v int32) { r.rest[edge], r.first[v] = r.first[v], edge }

// tellStalks goes from the top down; each vertex has all its stalks when its turn comes.
func (r *reducer) tellStalks() bool {
	for i, size := range r.size {
		if size > 0 {
			r.put(int32(i), r.top(r.links[i].A))
		}
	}
	for i := len(r.order) - 1; i >= 0; i-- {
		v := r.order[i]
		if r.top(v) != v {
			continue
		}
		stalks, ok := r.tellPairs(v)
		if !ok {
			return false
		}
		if i == 0 {
			return r.tellSum(stalks)
		}
		top, ok := r.tellJoin(v, stalks)
		if !ok {
			return false
		}
		s := reduction(ReduceStalk)
		s.Vertex, s.Above, s.Edge, s.Edges = r.top(r.below[v]), v, r.up[v], top
		s.Value = 1
		for _, e := range top {
			s.Value += int(r.size[e])
		}
		r.size[s.Edge] = int32(s.Value)
		r.put(s.Edge, s.Vertex)
		if !r.yield(s) {
			return false
		}
	}
	return r.tellSum(nil)
}

// tellPairs cancels equal stalks; those left have different sizes and are by size.
func (r *reducer) tellPairs(v int32) (left []int32, ok bool) {
	var stalks []int32
	for e := r.first[v]; e >= 0; e = r.rest[e] {
		stalks = append(stalks, e)
	}
	slices.SortFunc(stalks, func(e, f int32) int { return cmp.Or(cmp.Compare(r.size[e], r.size[f]), cmp.Compare(e, f)) })
	for len(stalks) > 0 {
		if len(stalks) < 2 || r.size[stalks[0]] != r.size[stalks[1]] {
			left = append(left, stalks[0])
			stalks = stalks[1:]
			continue
		}
		s := reduction(ReducePair)
		s.Vertex, s.Edges, s.Value = v, stalks[:2:2], int(r.size[stalks[0]])
		if !r.yield(s) {
			return nil, false
		}
		stalks = stalks[2:]
	}
	return left, true
}

// tellJoin makes one stalk of several, or none.
func (r *reducer) tellJoin(v int32, stalks []int32) (one []int32, ok bool) {
	if len(stalks) < 2 {
		return stalks, true
	}
	s := r.adding(ReduceJoin, v, stalks)
	r.size[stalks[0]] = int32(s.Value)
	if s.Value > 0 {
		one = stalks[:1:1]
	}
	return one, r.yield(s)
}

func (r *reducer) tellSum(stalks []int32) bool {
	sum := r.adding(ReduceSum, r.Root(), stalks)
	result := reduction(ReduceResult)
	result.Vertex, result.Value, result.Outcome = sum.Vertex, sum.Value, outcome(sum.Value)
	return r.yield(sum) && r.yield(result)
}

func (r *reducer) adding(k ReductionKind, v int32, stalks []int32) Reduction {
	s := reduction(k)
	s.Vertex, s.Edges = v, stalks
	for _, e := range stalks {
		s.Numbers = append(s.Numbers, int(r.size[e]))
		s.Value ^= int(r.size[e])
	}
	return s
}

// tellWays leads from the ground to each winning edge.
func (r *reducer) tellWays(winning []int32) bool {
	if len(winning) == 0 {
		return true
	}
	c := newCuts(r.Hackenbush)
	c.handUp()
	for _, e := range winning {
		for _, s := range c.way(e) {
			if !r.yield(s) {
				return false
			}
		}
	}
	return true
}

// way is the targets from the ground up to an edge that wins, and its cut.
func (c *cuts) way(edge int32) []Reduction {
	cut := reduction(ReduceCut)
	cut.Edge = edge
	var steps []Reduction // from the edge down
	part := c.top[c.links[edge].A]
	switch c.tie(edge) {
	case bridge:
		upper := c.upper(edge)
		part = c.top[c.below[upper]]
		steps = append(steps, c.target(upper))
		cut.Above, cut.Value = upper, int(c.worth(upper))
	case loop:
		cut.Above, cut.Value = part, 1
	default:
		cut.Value, cut.Goal = int(c.own[part]), int(c.asks[part])
	}
	cut.Vertex = part
	for ; part != c.Root(); part = c.top[c.below[part]] {
		steps = append(steps, c.target(part))
	}
	slices.Reverse(steps)
	return append(steps, cut)
}

// target is what the bridge below a part must become.
func (c *cuts) target(top int32) Reduction {
	s := reduction(ReduceTarget)
	s.Vertex, s.Above, s.Edge = c.top[c.below[top]], top, c.up[top]
	s.Value, s.Goal = int(c.worth(top)), int(c.asked(top))
	return s
}
