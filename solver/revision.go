package solver

import "slices"

// Before is an answer to a graph from which another came by an edit. Was tells, by vertex of the new graph, which vertex
// of the old one it was, -1: none. Whatever it says is checked arc by arc, so that a poor one costs time and nothing
// else.
type Before struct {
	Answer Answer
	Was    []int32
}

// vertex is which old vertex v was; -1 when there is none.
func (b *Before) vertex(v int32) int32 {
	if int(v) >= len(b.Was) || int(b.Was[v]) >= b.Answer.Graph.Len() {
		return -1
	}
	return max(-1, b.Was[v])
}

// revision is what an edit has left as it was, and what must be found again. What is known of a vertex depends on what
// can be reached from it and nothing else: so an edit can only have changed what is known of the vertices it touched and
// of those that lead to one.
type revision struct {
	before  *Before
	graph   *Graph
	touched []bool  // by vertex: it is new, or its options are other ones
	above   []bool  // by vertex: it was touched or leads to one that was
	order   []int32 // those above, each after its options; without those that reach a cycle
	cyclic  []int32 // the rest of those above
	found   int     // how often something was found again: the work done
}

// revised compares a graph with the one before. Linear in the arcs, but cheaply: they are compared, and turned round.
func revised(g *Graph, b *Before) *revision {
	n := g.Len()
	r := &revision{before: b, graph: g, touched: make([]bool, n), above: make([]bool, n)}
	q := newQueue(g)
	var list []int32 // those above, in the order met
	for v := range int32(n) {
		if r.touched[v] = !r.same(v); r.touched[v] {
			r.above[v] = true
			list = append(list, v)
		}
	}
	for i := 0; i < len(list); i++ {
		for _, u := range q.before.Options(list[i]) {
			if !r.above[u] {
				r.above[u] = true
				list = append(list, u)
			}
		}
	}
	r.sort(q, list)
	return r
}

// same tells whether v is of the same kind as before, and its options are what they were, in their order.
func (r *revision) same(v int32) bool {
	was, old := r.before.vertex(v), r.before.Answer.Graph
	if was < 0 || old.IsSum(was) != r.graph.IsSum(v) {
		return false
	}
	now, then := r.graph.Options(v), old.Options(was)
	if len(now) != len(then) {
		return false
	}
	for i, w := range now {
		if r.before.vertex(w) != then[i] {
			return false
		}
	}
	return true
}

// sort puts the vertices above in order, each after those of its options that are above too. What is left over lies on
// a cycle or leads to one.
func (r *revision) sort(q *queue, list []int32) {
	var ready []int32
	for _, v := range list {
		q.waiting[v] = 0
		for _, w := range r.graph.Options(v) {
			if r.above[w] {
				q.waiting[v]++
			}
		}
		if q.waiting[v] == 0 {
			ready = append(ready, v)
		}
	}
	for i := 0; i < len(ready); i++ {
		for _, u := range q.before.Options(ready[i]) {
			if q.waiting[u]--; q.waiting[u] == 0 {
				ready = append(ready, u)
			}
		}
	}
	r.order = ready
	for _, v := range list {
		if q.waiting[v] > 0 {
			r.cyclic = append(r.cyclic, v)
		}
	}
}

// values is the values of the graph, where the old ones are Grundy values too.
func (r *revision) values() Values {
	var x Values
	switch most := r.graph.bound(); {
	case most < int(mark[uint8](endless)):
		x.narrow, x.known = revalued[uint8](r)
	case most < int(mark[uint16](endless)):
		x.wide, x.known = revalued[uint16](r)
	default:
		x.widest, x.known = revalued[uint32](r)
	}
	return x
}

// revalued keeps the values that cannot have changed and finds the others again, upwards as long as values change. A
// vertex that turns out to reach a cycle, by an option that did before, leaves the order.
func revalued[T width](r *revision) (x []T, known []uint64) {
	s := newValuing[T](r.graph)
	endless := mark[T](endless)
	for v := range int32(len(s.x)) {
		s.x[v] = endless
		if value, ok := r.old(v); ok {
			s.x[v] = T(value)
		}
	}
	for _, v := range r.cyclic {
		s.x[v] = endless
	}
	changed := make([]bool, len(s.x))
	kept := r.order[:0]
	for _, v := range r.order {
		if r.stale(v, changed) {
			old, had := r.old(v)
			s.x[v] = s.valueOrEndless(v)
			r.found++
			changed[v] = !had || s.x[v] == endless || int(s.x[v]) != old
		}
		if s.x[v] == endless {
			r.cyclic = append(r.cyclic, v)
		} else {
			kept = append(kept, v)
		}
	}
	r.order = kept
	if slices.Contains(s.x, endless) {
		known = s.withdraw()
	}
	return s.x, known
}

// old is the value of v before; ok is false when it had none.
func (r *revision) old(v int32) (value int, ok bool) {
	was := r.before.vertex(v)
	if was < 0 {
		return 0, false
	}
	return r.before.Answer.Values.At(was)
}

// stale tells whether v must be found again: it was touched, or an option is not what it was.
func (r *revision) stale(v int32, changed []bool) bool {
	if r.touched[v] {
		return true
	}
	for _, w := range r.graph.Options(v) {
		if changed[w] {
			return true
		}
	}
	return false
}

// valueOrEndless is the value of a vertex whose options are done.
func (s *valuing[T]) valueOrEndless(v int32) T {
	for _, w := range s.g.Options(v) {
		if s.x[w] == mark[T](endless) {
			return s.x[w]
		}
	}
	return s.value(v)
}

// renewed is a list by vertex where old is the list before: what follows from the options alone is found again from the
// options up, as long as it changes. find reads the list as far as it is done; none is for what reaches a cycle.
func (r *revision) renewed(old []int32, none int32, find func(list []int32, v int32) int32) []int32 {
	list := carried(r, old, none)
	changed := make([]bool, len(list))
	for _, v := range r.order {
		if r.stale(v, changed) {
			before := list[v]
			list[v] = find(list, v)
			r.found++
			changed[v] = list[v] != before
		}
	}
	return list
}

// carried is a list by vertex with what cannot have changed; what may have is as it was, or none.
func carried[T any](r *revision, old []T, none T) []T {
	list := make([]T, r.graph.Len())
	for v := range list {
		list[v] = none
		if was := r.before.vertex(int32(v)); was >= 0 {
			list[v] = old[was]
		}
	}
	for _, v := range r.cyclic {
		list[v] = none
	}
	return list
}
