package solver

// Reduced is a Green Hackenbush board part way through its reduction: the steps so far, folded. Edges are whole, gone or
// stalks: as high as their size says, on a vertex.
type Reduced struct {
	Board *Hackenbush
	into  []int32 // by vertex
	size  []int32 // by edge: -1 gone, 0 whole, else the size of the stalk
	foot  []int32 // by edge: where its stalk stands
}

// NewReduced is the board before the first step, with what has fallen gone.
func NewReduced(h *Hackenbush) *Reduced {
	r := &Reduced{Board: h, into: make([]int32, h.Len()), size: make([]int32, h.EdgeCount()), foot: unknowns(h.EdgeCount())}
	for v := range r.into {
		r.into[v] = int32(v)
	}
	s := newHanging(h)
	s.search()
	for e, l := range h.links {
		if s.place[l.A] < 0 {
			r.size[e] = -1
		}
	}
	return r
}

// At is the vertex that v is fused into: v itself when it is not.
func (r *Reduced) At(v int32) int32 {
	for r.into[v] != v {
		r.into[v] = r.into[r.into[v]] // shorter for the next who asks
		v = r.into[v]
	}
	return v
}

// Whole tells whether an edge is one still.
func (r *Reduced) Whole(edge int32) bool { return r.size[edge] == 0 }

// Stalk is the vertex on which the stalk stands that goes by an edge, and its size; size is 0 when there is none.
func (r *Reduced) Stalk(edge int32) (foot int32, size int) {
	if r.size[edge] <= 0 {
		return -1, 0
	}
	return r.At(r.foot[edge]), int(r.size[edge])
}

// Apply takes a step. Steps are taken in the order of Reductions.
func (r *Reduced) Apply(s Reduction) {
	switch s.Kind {
	case ReduceGround:
		r.fuse(s.Vertices, s.Vertex)
	case ReduceFuse:
		r.fuse(s.Vertices, s.Vertex)
		r.remove(s.Edges)
		if s.Edge >= 0 {
			r.stand(s.Edge, s.Vertex, 1)
		}
	case ReduceLoop:
		r.stand(s.Edge, s.Vertex, 1)
	case ReducePair:
		r.remove(s.Edges)
	case ReduceJoin, ReduceSum:
		r.remove(s.Edges)
		if s.Value > 0 {
			r.stand(s.Edges[0], s.Vertex, s.Value)
		}
	case ReduceStalk:
		r.remove(s.Edges)
		r.stand(s.Edge, s.Vertex, s.Value)
	}
}

func (r *Reduced) fuse(vertices []int32, into int32) {
	for _, v := range vertices {
		r.into[v] = into
	}
}

func (r *Reduced) remove(edges []int32) {
	for _, e := range edges {
		r.size[e] = -1
	}
}

func (r *Reduced) stand(edge, foot int32, size int) { r.size[edge], r.foot[edge] = int32(size), foot }

// Value is the sum of the stalks, when nothing else is left: the value of the board. ok is false before that.
func (r *Reduced) Value() (value int, ok bool) {
	for e, size := range r.size {
		if size == 0 || size > 0 && r.At(r.foot[e]) != r.Board.Root() {
			return 0, false
		}
		value ^= int(max(0, size))
	}
	return value, true
}

// Position is the board as it is now, each stalk a path of new edges.
func (r *Reduced) Position() *Hackenbush {
	n := int32(r.Board.Len())
	var links []Link
	for i, size := range r.size {
		e := int32(i)
		if size == 0 {
			l := r.Board.links[e]
			links = append(links, Link{r.At(l.A), r.At(l.B)})
		}
		for from := r.At(max(0, r.foot[e])); size > 0; size-- {
			links = append(links, Link{from, n})
			from = n
			n++
		}
	}
	var ground []int32
	for _, v := range r.Board.ground {
		ground = append(ground, r.At(v))
	}
	return NewHackenbush(int(n), ground, links)
}
