package solver

import "math/bits"

// width is a type for values. What is no value while a graph is being valued is one of three marks at its upper end.
type width interface{ uint8 | uint16 | uint32 }

const (
	fresh   = iota // not met yet
	open           // on the way from the root to the present vertex
	endless        // a cycle can be reached
)

func mark[T width](m T) T { return ^m }

// frame is a vertex whose options are being read.
type frame struct {
	v, next int32 // next: the arc to read next
	// seen is what the options read so far tell: of a mex vertex the set of their values below 64, one bit each; of a
	// sum vertex their NimSum.
	seen uint64
}

// valued is the values of g, and which are known (nil: all). From each vertex not met yet it goes down to options not
// met yet; on the way back up every option has its value, and the vertex gets its own. An option that is still open
// closes a cycle.
//
// The cost is one look at a byte or two, at random, for each arc: a vertex gathers its options' values as it meets
// them, and nothing is read twice.
func valued[T width](g *Graph) (x []T, known []uint64) {
	fresh, open, endless := mark[T](fresh), mark[T](open), mark[T](endless)
	x = make([]T, g.Len())
	for v := range x {
		x[v] = fresh
	}
	cyclic := false
	var way []frame // the open vertices but the present one, f
	for root := range x {
		if x[root] != fresh {
			continue
		}
		f, end := frame{v: int32(root), next: g.start[root]}, g.start[root+1]
		x[root] = open
		for {
			for f.next < end {
				w := g.to[f.next]
				s := x[w]
				if s == fresh {
					way = append(way, f) // this arc is read when w is done
					f, end = frame{v: w, next: g.start[w]}, g.start[w+1]
					x[w] = open
					continue
				}
				f.next++
				if s < endless {
					f.read(g, uint64(s))
				} else {
					x[f.v] = endless
					cyclic = true
				}
			}
			if x[f.v] == open {
				x[f.v] = T(f.value(g, func(w int32) int { return int(x[w]) }))
			}
			if len(way) == 0 {
				break
			}
			f, way = way[len(way)-1], way[:len(way)-1]
			end = g.start[f.v+1]
		}
	}
	if cyclic {
		known = withdraw(x, endless)
	}
	return x, known
}

// read takes in the value of one more option.
func (f *frame) read(g *Graph, value uint64) {
	if g.IsSum(f.v) {
		f.seen ^= value
	} else {
		f.seen |= 1 << value // nothing when value is 64 or more
	}
}

// value is the value of a vertex all of whose options have been read.
func (f *frame) value(g *Graph, at func(int32) int) int {
	if g.IsSum(f.v) {
		return int(f.seen)
	}
	if gap := bits.TrailingZeros64(^f.seen); gap < 64 {
		return gap
	}
	options := g.Options(f.v)
	set := make([]int, len(options))
	for i, w := range options {
		set[i] = at(w)
	}
	return Mex(set)
}

// withdraw makes the endless vertices 0 and returns the set of the others.
func withdraw[T width](x []T, endless T) (known []uint64) {
	known = make([]uint64, (len(x)+63)/64)
	for v, s := range x {
		if s == endless {
			x[v] = 0
		} else {
			known[v>>6] |= 1 << (v & 63)
		}
	}
	return known
}
