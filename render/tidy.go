package render

import (
	"math"

	"dev.mexboard/solver/board"
)

// tidy is a forest on its way to places. The names are those of the paper: a subtree is first placed beside its left
// neighbours (prelim) and moved as a whole later (mod, shift, change).
type tidy struct {
	parent, number   []int32 // number: which child of its parent
	start, children  []int32 // the children of v are children[start[v]:start[v+1]]
	thread, ancestor []int32
	eldest           []int32 // by parent: the default ancestor of its children
	x, room          []float64
	prelim, mod      []float64
	shift, change    []float64
	moved            []float64 // the sum of mod of all above
	spine            []int32   // by parent: the child it stands straight under, -1: under the middle of all; nil: all so
	lean             []float64 // by child: how far from its parent's middle it hangs on; nil: in the middle
}

// newTidy sorts the children by the edges that lead to them.
func newTidy(parent []int32, next [][]int32) *tidy {
	n := len(parent)
	ints, floats := make([]int32, 5*n), make([]float64, 7*n)
	part := func() (list []int32) { list, ints = ints[:n:n], ints[n:]; return list }
	fill := func() (list []float64) { list, floats = floats[:n:n], floats[n:]; return list }
	t := &tidy{
		parent: parent, number: part(), thread: part(), ancestor: part(), eldest: part(), start: make([]int32, n+1),
		x: fill(), room: fill(), prelim: fill(), mod: fill(), shift: fill(), change: fill(), moved: fill(),
	}
	adopted := make([]bool, n)
	for v := range n {
		t.thread[v], t.ancestor[v], t.eldest[v] = -1, int32(v), -1
		for _, w := range next[v] {
			if parent[w] == int32(v) && !adopted[w] {
				adopted[w] = true
				t.number[w] = int32(len(t.children)) - t.start[v]
				t.children = append(t.children, w)
			}
		}
		t.start[v+1] = int32(len(t.children))
	}
	return t
}

func (t *tidy) of(v int32) []int32 { return t.children[t.start[v]:t.start[v+1]] }

// order lists each tree after the other, parents before their children and these from right to left: so that backwards
// children come from left to right and before their parents.
func (t *tidy) order() []int32 {
	order := make([]int32, 0, len(t.parent))
	var stack []int32
	for root, p := range t.parent {
		if p >= 0 {
			continue
		}
		stack = append(stack, int32(root))
		for len(stack) > 0 {
			v := stack[len(stack)-1]
			stack = append(stack[:len(stack)-1], t.of(v)...)
			order = append(order, v)
		}
	}
	return order
}

// gather is the paper's first walk at v: the subtree of v is put beside those to its left.
func (t *tidy) gather(v int32) {
	children := t.of(v)
	middle := 0.0
	if len(children) > 0 {
		t.shifts(children)
		middle = t.middle(v, children)
	}
	p := t.parent[v]
	if p < 0 {
		t.prelim[v] = middle
		return
	}
	siblings := t.of(p)
	if t.number[v] == 0 {
		t.prelim[v] = middle
		t.eldest[p] = v
		return
	}
	left := siblings[t.number[v]-1]
	t.prelim[v] = t.prelim[left] + t.apart(left, v)
	if len(children) > 0 {
		t.mod[v] = t.prelim[v] - middle
	}
	t.eldest[p] = t.apportion(v, left, t.eldest[p])
}

// middle is where v wants to stand, by where its children do.
func (t *tidy) middle(v int32, children []int32) float64 {
	if t.spine != nil && t.spine[v] >= 0 {
		return t.prelim[t.spine[v]]
	}
	first, last := children[0], children[len(children)-1]
	sum := t.prelim[first] + t.prelim[last]
	if t.lean != nil {
		sum -= t.lean[first] + t.lean[last]
	}
	return sum / 2
}

// settle finds the places.
func (t *tidy) settle() []int32 {
	order := t.order()
	for i := len(order) - 1; i >= 0; i-- {
		t.gather(order[i])
	}
	for _, v := range order {
		t.spread(v)
	}
	return order
}

// apart is how far the middles of two neighbours are apart at least.
func (t *tidy) apart(v, w int32) float64 { return t.room[v] + t.room[w] }

// shifts moves the children by what apportion noted for them.
func (t *tidy) shifts(children []int32) {
	shift, change := 0.0, 0.0
	for i := len(children) - 1; i >= 0; i-- {
		w := children[i]
		t.prelim[w] += shift
		t.mod[w] += shift
		change += t.change[w]
		shift += t.shift[w] + change
	}
}

// leftmost and rightmost go down the outline of a subtree; -1 at its end.
func (t *tidy) leftmost(v int32) int32 {
	if c := t.of(v); len(c) > 0 {
		return c[0]
	}
	return t.thread[v]
}

func (t *tidy) rightmost(v int32) int32 {
	if c := t.of(v); len(c) > 0 {
		return c[len(c)-1]
	}
	return t.thread[v]
}

// apportion goes down the right outline of the subtrees left of v and the left outline of v's together, and moves v's to
// the right wherever they come too near; the subtrees between take their share of the way.
func (t *tidy) apportion(v, left, ancestor int32) int32 {
	insideRight, outsideRight := v, v
	insideLeft, outsideLeft := left, t.of(t.parent[v])[0]
	sumInRight, sumOutRight := t.mod[v], t.mod[v]
	sumInLeft, sumOutLeft := t.mod[insideLeft], t.mod[outsideLeft]
	for {
		nextLeft, nextRight := t.rightmost(insideLeft), t.leftmost(insideRight)
		if nextLeft < 0 || nextRight < 0 {
			if nextLeft >= 0 && t.rightmost(outsideRight) < 0 {
				t.thread[outsideRight] = nextLeft
				t.mod[outsideRight] += sumInLeft - sumOutRight
			}
			if nextRight >= 0 && t.leftmost(outsideLeft) < 0 {
				t.thread[outsideLeft] = nextRight
				t.mod[outsideLeft] += sumInRight - sumOutLeft
				ancestor = v
			}
			return ancestor
		}
		insideLeft, insideRight = nextLeft, nextRight
		outsideLeft, outsideRight = t.leftmost(outsideLeft), t.rightmost(outsideRight)
		t.ancestor[outsideRight] = v
		shift := t.prelim[insideLeft] + sumInLeft - t.prelim[insideRight] - sumInRight + t.apart(insideLeft, insideRight)
		if shift > 0 {
			from := t.ancestor[insideLeft]
			if t.parent[from] != t.parent[v] {
				from = ancestor
			}
			t.move(from, v, shift)
			sumInRight += shift
			sumOutRight += shift
		}
		sumInLeft += t.mod[insideLeft]
		sumInRight += t.mod[insideRight]
		sumOutLeft += t.mod[outsideLeft]
		sumOutRight += t.mod[outsideRight]
	}
}

// move moves the subtree of v, and notes the shares of those between it and that of from.
func (t *tidy) move(from, v int32, shift float64) {
	share := shift / float64(t.number[v]-t.number[from])
	t.change[v] -= share
	t.shift[v] += shift
	t.change[from] += share
	t.prelim[v] += shift
	t.mod[v] += shift
}

// spread is the paper's second walk at v.
func (t *tidy) spread(v int32) {
	if p := t.parent[v]; p >= 0 {
		t.moved[v] = t.moved[p] + t.mod[p]
	}
	t.x[v] = t.prelim[v] + t.moved[v]
}

// shelve puts the trees side by side, in rows of about the width of the picture's height.
func (t *tidy) shelve(at []board.Point, order []int32, step float64) {
	widest := max(12, 3*math.Sqrt(float64(len(at)))) * stepX
	x, y, low := 0.0, 0.0, 0.0 // low: how far the row reaches down (or up)
	for len(order) > 0 {
		n := 1
		for n < len(order) && t.parent[order[n]] >= 0 {
			n++
		}
		tree := order[:n]
		order = order[n:]
		left, right, deep := math.Inf(1), math.Inf(-1), 0.0
		for _, v := range tree {
			left, right = min(left, at[v].X-t.room[v]), max(right, at[v].X+t.room[v])
			deep = max(deep, at[v].Y/step)
		}
		if x > 0 && x+right-left > widest {
			x, y, low = 0, y+low, 0
		}
		for _, v := range tree {
			at[v].X += x - left
			at[v].Y += y * step
		}
		x += right - left
		low = max(low, deep+1)
	}
}
