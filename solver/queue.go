package solver

import "container/heap"

// queue hands out the vertices of a graph, each only after all its options are done, the least first where several are
// ready. Vertices from which a cycle can be reached never come.
type queue struct {
	ready   ready
	waiting []int32 // by vertex: arcs whose end is not done
	before  *Graph  // the arcs turned round
}

// newQueue takes linear time; then each vertex costs its arcs and the logarithm of how many are ready.
func newQueue(g *Graph) *queue {
	n := g.Len()
	q := &queue{waiting: make([]int32, n)}
	arcs := make([]Arc, 0, len(g.to))
	for v := range int32(n) {
		options := g.Options(v)
		q.waiting[v] = int32(len(options))
		if len(options) == 0 {
			q.ready = append(q.ready, v) // ascending, so already a heap
		}
		for _, w := range options {
			arcs = append(arcs, Arc{w, v})
		}
	}
	q.before = byFrom(n, arcs)
	return q
}

// next is the vertex to value now; ok is false when none is ready.
func (q *queue) next() (v int32, ok bool) {
	if len(q.ready) == 0 {
		return 0, false
	}
	return heap.Pop(&q.ready).(int32), true
}

// done says that v is valued.
func (q *queue) done(v int32) {
	for _, u := range q.before.Options(v) {
		q.waiting[u]--
		if q.waiting[u] == 0 {
			heap.Push(&q.ready, u)
		}
	}
}

// ready is a heap of vertices, the least first.
type ready []int32

func (r ready) Len() int           { return len(r) }
func (r ready) Less(i, j int) bool { return r[i] < r[j] }
func (r ready) Swap(i, j int)      { r[i], r[j] = r[j], r[i] }
func (r *ready) Push(v any)        { *r = append(*r, v.(int32)) }
func (r *ready) Pop() any {
	old := *r
	v := old[len(old)-1]
	*r = old[:len(old)-1]
	return v
}
