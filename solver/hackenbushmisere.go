package solver

import (
	"context"
	"slices"
)

// playedOut answers misère play on a board with rings. The board is the sum of its branches at the ground. One without
// rings is the heap of its value; the positions of each of the others are found by cutting, and fall into branches in
// their turn. So a graph arises, on which misère theory and, where it ends, the search answer.
func (h *Hackenbush) playedOut(ctx context.Context, c *cuts, a HackenbushAnswer, limits Limits) (HackenbushAnswer, error) {
	a.Listed = h.EdgeCount() <= MostRingEdges
	b := newBranching(h, limits, newBudget(ctx, firstHalf(limits)))
	err := b.sort(c)
	if err == nil {
		err = b.answer(ctx, &a)
	}
	if err == errBound {
		a.Outcome, a.Winning, a.Listed = Unknown, nil, false
		a.Undecided = &TangledError{Limit: limits.filled().States, Estimate: b.estimate}
		return a, nil
	}
	return a, err
}

// firstHalf and secondHalf are limits for two searches that report as one.
func firstHalf(l Limits) Limits  { return l.reporting(0) }
func secondHalf(l Limits) Limits { return l.reporting(0.5) }

func (l Limits) reporting(from float64) Limits {
	if told := l.Progress; told != nil {
		l.Progress = func(part float64) { told(from + part/2) }
	}
	return l
}

// branching makes the graph of the branches of a board.
type branching struct {
	*Hackenbush
	limits   Limits
	budget   *budget
	estimate float64

	tangled []*tangle // the branches with rings
	trees   []int32   // the edges of the others, ascending
	worths  []int32   // the values of the others, ascending
	most    int32     // none of the others has more edges

	heaps  []int32          // by size: the vertex of the heap
	joined map[string]int32 // the sum vertex of several branches, by their vertices
	sums   []int32
	arcs   []Arc
	count  int32 // vertices
}

// tangle is a branch with rings, and what is left of it after cuts.
type tangle struct {
	*hanging
	edges   []int32          // by edge of this board: its number on the whole board
	index   map[string]int32 // the vertex of what is left, by its edges
	left    []string         // what is left, as keys; the first is all
	start   int32            // the vertex of all of it
	options []int32          // by edge: what all of it becomes by its cut
}

func newBranching(h *Hackenbush, l Limits, budget *budget) *branching {
	return &branching{Hackenbush: h, limits: l, budget: budget, joined: map[string]int32{}, estimate: 1}
}

func (b *branching) vertex() int32 {
	b.count++
	return b.count - 1
}

// heap is the vertex of a heap; it makes all smaller ones.
func (b *branching) heap(size int32) (int32, error) {
	for n := int32(len(b.heaps)); n <= size; n++ {
		if err := b.budget.keep(int(8 * n)); err != nil {
			return 0, err
		}
		v := b.vertex()
		for _, w := range b.heaps {
			b.arcs = append(b.arcs, Arc{v, w})
		}
		b.heaps = append(b.heaps, v)
	}
	return b.heaps[size], nil
}

// sort parts the branches and finds the positions of those with rings.
func (b *branching) sort(c *cuts) error {
	if _, err := b.heap(0); err != nil {
		return err
	}
	for _, branch := range branchesOf(c.hanging) {
		if !branch.ringed {
			b.trees = append(b.trees, branch.edges...)
			b.worths = append(b.worths, branch.worth)
			b.most = max(b.most, int32(len(branch.edges)))
			continue
		}
		slices.Sort(branch.edges)
		b.tangled = append(b.tangled, &tangle{
			hanging: newHanging(b.alone(b.Root(), branch.edges)), edges: branch.edges, index: map[string]int32{},
		})
		b.estimate *= setsOf(len(branch.edges))
	}
	slices.Sort(b.trees)
	slices.Sort(b.worths)
	for _, t := range b.tangled {
		if err := b.unravel(t); err != nil {
			return err
		}
	}
	return nil
}

// unravel finds what may be left of a branch, breadth first.
func (b *branching) unravel(t *tangle) error {
	all := newEdgeSet(len(t.edges))
	for e := range t.edges {
		all.put(int32(e))
	}
	var err error
	if t.start, err = b.remains(t, string(all)); err != nil {
		return err
	}
	for i := 0; i < len(t.left); i++ {
		from, left := t.index[t.left[i]], edgeSet(t.left[i])
		for e := range t.gone {
			t.gone[e] = !left.has(int32(e))
		}
		for e := range t.edges {
			if t.gone[e] {
				continue
			}
			t.gone[e] = true
			option, err := b.option(t)
			t.gone[e] = false
			if err != nil {
				return err
			}
			b.arcs = append(b.arcs, Arc{from, option})
			if i == 0 {
				t.options = append(t.options, option)
			}
		}
	}
	return nil
}

// remains is the vertex of what is left of a branch with rings.
func (b *branching) remains(t *tangle, key string) (int32, error) {
	if v, known := t.index[key]; known {
		return v, nil
	}
	if err := b.budget.keep(3*len(key) + 8*len(t.edges)); err != nil {
		return 0, err
	}
	v := b.vertex()
	t.index[key] = v
	t.left = append(t.left, key)
	return v, nil
}

// option is the vertex of the branches that what is left of a branch has become.
func (b *branching) option(t *tangle) (int32, error) {
	const cost = 8 // a search of so many edges is as much work as a look at a move
	if err := b.budget.look(64 * (len(t.edges) / cost)); err != nil {
		return 0, err
	}
	t.search()
	t.value()
	var parts []int32
	for _, branch := range branchesOf(t.hanging) {
		v, err := int32(0), error(nil)
		if branch.ringed {
			left := newEdgeSet(len(t.edges))
			for _, e := range branch.edges {
				left.put(e)
			}
			v, err = b.remains(t, string(left))
		} else {
			v, err = b.heap(branch.worth)
		}
		if err != nil {
			return 0, err
		}
		parts = append(parts, v)
	}
	switch len(parts) {
	case 0:
		return b.heaps[0], nil
	case 1:
		return parts[0], nil
	}
	return b.together(parts)
}

// together is the sum vertex of some branches.
func (b *branching) together(parts []int32) (int32, error) {
	slices.Sort(parts)
	var room position
	for _, v := range parts {
		room = append(room, Stack{v, 1})
	}
	key := room.key()
	if v, known := b.joined[key]; known {
		return v, nil
	}
	if err := b.budget.keep(len(key) + 8*len(parts)); err != nil {
		return 0, err
	}
	v := b.vertex()
	b.joined[key] = v
	b.sums = append(b.sums, v)
	for _, w := range parts {
		b.arcs = append(b.arcs, Arc{v, w})
	}
	return v, nil
}

// branch is a part of a board that hangs on the ground for itself.
type branch struct {
	edges  []int32 // in no order
	ringed bool    // it has a ring of two edges or more
	worth  int32   // its value, where it has none
}

// branchesOf lists the branches that a search has found and valued. Linear time.
func branchesOf(s *hanging) []branch {
	var all []branch
	of := s.next // by vertex: its branch; the search is over and needs its room no more
	for i, v := range s.order {
		switch {
		case i == 0:
			continue
		case s.below[v] == s.Root():
			of[v] = int32(len(all))
			all = append(all, branch{worth: 1 + s.own[v]})
		default:
			of[v] = of[s.below[v]]
		}
		b := &all[of[v]]
		b.ringed = b.ringed || !s.isTop(v)
	}
	root := s.Root()
	for i, l := range s.links {
		switch e := int32(i); {
		case s.gone[e] || s.place[l.A] < 0:
		case l.A == root && l.B == root:
			all = append(all, branch{edges: []int32{e}, worth: 1})
		case l.A == root:
			all[of[l.B]].edges = append(all[of[l.B]].edges, e)
		default:
			all[of[l.A]].edges = append(all[of[l.A]].edges, e)
		}
	}
	return all
}

// edgeSet is a set of edges, a bit for each.
type edgeSet []byte

func newEdgeSet(edges int) edgeSet { return make(edgeSet, (edges+7)/8) }

func (s edgeSet) put(e int32)      { s[e>>3] |= 1 << (e & 7) }
func (s edgeSet) has(e int32) bool { return s[e>>3]>>(e&7)&1 != 0 }
