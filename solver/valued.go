package solver

import (
	"math/bits"
	"slices"
)

// width is a type for values. What is no value while a graph is being valued is one of three marks at its upper end.
type width interface{ uint8 | uint16 | uint32 }

const (
	fresh   = iota // not valued yet
	open           // on the way down to the present vertex
	endless        // a cycle can be reached
)

func mark[T width](m T) T { return ^m }

// valuing is the valuation of one graph.
type valuing[T width] struct {
	start, to []int32
	g         *Graph
	x         []T // by vertex: its value or a mark
}

// waiting is a vertex that has no value yet, and the arc to read next: those before it lead to valued options.
type waiting struct{ v, next int32 }

// valued is the values of g, and which are known (nil: all). First sweep, then descend for what the sweeps leave.
func valued[T width](g *Graph) (x []T, known []uint64) {
	s := newValuing[T](g)
	if cyclic := s.descend(s.sweep()); cyclic {
		known = s.withdraw()
	}
	return s.x, known
}

func newValuing[T width](g *Graph) valuing[T] {
	s := valuing[T]{start: g.start, to: g.to, g: g, x: make([]T, g.Len())}
	for v := range s.x {
		s.x[v] = mark[T](fresh)
	}
	return s
}

// all lists every vertex with its first arc.
func (s *valuing[T]) all() []waiting {
	list := make([]waiting, len(s.x))
	for v := range list {
		list[v] = waiting{int32(v), s.start[v]}
	}
	return list
}

// sweep goes over the vertices again and again, to and fro, and values those whose options are all valued. It returns
// the others when it has spent four looks for each vertex and arc, so that time stays linear, or found nothing to do.
//
// Nothing here depends on the look before, so the processor makes many at once. That is why sweeps beat descending on
// big graphs of moderate depth, two to five times, though they look more often; on a graph numbered from one end to
// the other, one or two sweeps are enough.
func (s *valuing[T]) sweep() []waiting {
	list := s.all()
	for looks, before := 4*(len(s.x)+len(s.to)), -1; looks > 0 && len(list) != before; {
		looks -= len(list)
		before = len(list)
		list = s.pass(list)
		slices.Reverse(list)
	}
	return list
}

// pass values what it can of the list and returns the rest, in the list's memory.
func (s *valuing[T]) pass(list []waiting) []waiting {
	fresh := mark[T](fresh)
	start, to, x := s.start, s.to, s.x
	kept := list[:0]
	for _, f := range list {
		end := start[f.v+1]
		for f.next < end && x[to[f.next]] != fresh {
			f.next++
		}
		if f.next < end {
			kept = append(kept, f)
		} else {
			x[f.v] = s.value(f.v)
		}
	}
	return kept
}

// descend values the rest depth first: from each vertex down to options not valued yet; on the way back up every
// option has its value and the vertex gets its own. An option that is still open closes a cycle; neither the vertex
// nor those above it can be valued then.
func (s *valuing[T]) descend(rest []waiting) (cyclic bool) {
	fresh, open, endless := mark[T](fresh), mark[T](open), mark[T](endless)
	var way []waiting // the open vertices, the present one last
	for _, root := range rest {
		if s.x[root.v] != fresh {
			continue
		}
		s.x[root.v] = open
		way = append(way, root)
		for len(way) > 0 {
			f := &way[len(way)-1]
			if f.next == s.start[f.v+1] {
				if s.x[f.v] == open {
					s.x[f.v] = s.value(f.v)
				}
				way = way[:len(way)-1]
				continue
			}
			w := s.to[f.next]
			if s.x[w] == fresh {
				s.x[w] = open
				way = append(way, waiting{w, s.start[w]}) // this arc is read when w is done
				continue
			}
			if s.x[w] >= endless {
				s.x[f.v] = endless
				cyclic = true
			}
			f.next++
		}
	}
	return cyclic
}

// value is the value of a vertex whose options are all valued.
func (s *valuing[T]) value(v int32) T {
	options := s.to[s.start[v]:s.start[v+1]]
	if s.g.IsSum(v) {
		sum := T(0)
		for _, w := range options {
			sum ^= s.x[w]
		}
		return sum
	}
	seen := uint64(0) // the values below 64 among the options: one bit each
	for _, w := range options {
		seen |= 1 << s.x[w]
	}
	if gap := bits.TrailingZeros64(^seen); gap < 64 {
		return T(gap)
	}
	set := make([]int, len(options))
	for i, w := range options {
		set[i] = int(s.x[w])
	}
	return T(Mex(set))
}

// withdraw makes the endless vertices 0 and returns the set of the others.
func (s *valuing[T]) withdraw() (known []uint64) {
	known = make([]uint64, (len(s.x)+63)/64)
	for v, value := range s.x {
		if value == mark[T](endless) {
			s.x[v] = 0
		} else {
			known[v>>6] |= 1 << (v & 63)
		}
	}
	return known
}
