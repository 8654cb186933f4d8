package solver

// Value is the normal Grundy value, by the colon and the fusion principle: each part without a bridge is one vertex on
// which its edges stand as loops, worth 1 each, and each bridge with what it carries is worth 1 more than that. Linear
// time. (Winning Ways ch. 7, On Numbers and Games ch. 13.)
func (h *Hackenbush) Value() int {
	s := newHanging(h)
	s.search()
	return int(s.value())
}

// Carried is, by vertex, the normal value of what stands there; of a part joined by rings, which is one vertex by the
// fusion principle, it is told at the vertex by which the part hangs. -1 at its other vertices, at the ground, and for
// what has fallen. Linear time.
func (h *Hackenbush) Carried() []int32 {
	s := newHanging(h)
	s.search()
	s.value()
	values := unknowns(h.Len())
	for _, v := range s.order[min(1, len(s.order)):] {
		if s.isTop(v) {
			values[v] = s.own[v]
		}
	}
	return values
}

// hanging is a depth-first search of what hangs on the ground when some edges are gone. Its room is used again by the
// next search. The search tree leads from the ground up; every other edge joins a vertex to one on the way down from it.
//
// A part is a largest set of vertices joined by rings. Its top is the vertex where the search entered it: what the
// part hangs by, so that the root's part is the ground's. An edge of the tree is a bridge if and only if its upper
// vertex is the top of a part.
type hanging struct {
	*Hackenbush
	gone  []bool  // by edge: set before a search
	order []int32 // the vertices found, in the order of finding
	place []int32 // by vertex: its place in the order, -1 when it has fallen
	up    []int32 // by vertex found: the edge by which it was found, -1 for the root
	below []int32 // by vertex found: the vertex from which it was found
	low   []int32 // by vertex found: the lowest place that it or what is above it in the tree has an edge to
	own   []int32 // by top of a part, after value: the value of the part with all it carries
	next  []int32 // by vertex: which of its edges comes next
}

func newHanging(h *Hackenbush) *hanging {
	n := h.Len()
	room := make([]int32, 6*n)
	cut := func() []int32 {
		part := room[:n:n]
		room = room[n:]
		return part
	}
	return &hanging{
		Hackenbush: h, gone: make([]bool, len(h.links)), order: make([]int32, 0, n),
		place: cut(), up: cut(), below: cut(), low: cut(), own: cut(), next: cut(),
	}
}

// search finds what hangs on the ground. (Tarjan 1974, without recursion.)
func (s *hanging) search() {
	s.order = s.order[:0]
	for v := range s.place {
		s.place[v] = -1
	}
	v := s.Root()
	if v < 0 {
		return
	}
	s.find(v, -1, -1)
	for v >= 0 {
		i := s.next[v]
		if i == s.start[v+1] {
			v = s.below[v]
			continue
		}
		s.next[v]++
		e := s.at[i]
		if e.edge == s.up[v] || s.gone[e.edge] {
			continue
		}
		switch there := s.place[e.to]; {
		case there < 0:
			s.find(e.to, e.edge, v)
			v = e.to
		case there <= s.place[v]: // an edge back, or a loop; from its lower end it was, or will be, passed over
			s.low[v] = min(s.low[v], there)
			s.own[v] ^= 1
		}
	}
}

func (s *hanging) find(v, edge, from int32) {
	p := int32(len(s.order))
	s.order = append(s.order, v)
	s.place[v], s.low[v] = p, p
	s.up[v], s.below[v] = edge, from
	s.next[v] = s.start[v]
	s.own[v] = 0
}

// value adds up what was found, from the ends of the tree down. A part is counted at its top.
func (s *hanging) value() int32 {
	for i := len(s.order) - 1; i > 0; i-- {
		v := s.order[i]
		b := s.below[v]
		if s.low[v] == int32(i) { // nothing above leads round the edge below: a bridge
			s.own[b] ^= 1 + s.own[v]
			continue
		}
		s.low[b] = min(s.low[b], s.low[v])
		s.own[b] ^= 1 ^ s.own[v]
	}
	if len(s.order) == 0 {
		return 0
	}
	return s.own[s.order[0]]
}

// isTop tells whether a vertex found is the top of a part, after value.
func (s *hanging) isTop(v int32) bool { return s.low[v] == s.place[v] }

// tops is, by vertex found, the top of its part, after value.
func (s *hanging) tops() []int32 {
	top := make([]int32, len(s.place))
	for _, v := range s.order {
		top[v] = v
		if !s.isTop(v) {
			top[v] = top[s.below[v]]
		}
	}
	return top
}
