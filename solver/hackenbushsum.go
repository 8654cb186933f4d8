package solver

import (
	"context"
	"slices"
)

// part is one term of a sum of branches: a vertex of the graph or, where vertex is -1, a heap of a size.
type part struct{ vertex, heap int32 }

func heapOf(size int32) part { return part{-1, size} }

// exchange judges the sum of all branches with one of them exchanged for something else.
type exchange func(from, to part) (Outcome, error)

// answer finds who wins the sum of the branches, and by which cuts.
func (b *branching) answer(ctx context.Context, a *HackenbushAnswer) error {
	judge, err := b.judge(ctx, a.Listed)
	if err != nil {
		return err
	}
	start := part{b.tangled[0].start, -1}
	if a.Outcome, err = judge(start, start); err != nil || a.Outcome == P || !a.Listed {
		return err
	}
	rings, err := b.ringCuts(judge)
	if err != nil {
		return err
	}
	trees, err := b.treeCuts(ctx, judge)
	a.Winning = append(rings, trees...)
	slices.Sort(a.Winning)
	return err
}

// ringCuts lists the winning edges of the branches with rings.
func (b *branching) ringCuts(judge exchange) (edges []int32, err error) {
	for _, t := range b.tangled {
		for e, option := range t.options {
			o, err := judge(part{t.start, -1}, part{option, -1})
			if err != nil {
				return nil, err
			}
			if o == P {
				edges = append(edges, t.edges[e])
			}
		}
	}
	return edges, nil
}

// treeCuts lists the winning edges of the others. In place of a branch one heap at most makes the sum P, for the larger
// of two could be made the smaller. It may be larger than the branch is worth, for a cut can raise a value.
func (b *branching) treeCuts(ctx context.Context, judge exchange) ([]int32, error) {
	goals := map[int32]int32{} // by worth
	for _, worth := range slices.Compact(slices.Clone(b.worths)) {
		goals[worth] = -1
		for size := int32(0); size <= b.most; size++ {
			o, err := judge(heapOf(worth), heapOf(size))
			if err != nil {
				return nil, err
			}
			if o == P {
				goals[worth] = size
				break
			}
		}
	}
	trees := newCuts(b.alone(b.Root(), b.trees))
	trees.of = func(worth int32) int32 { return goals[worth] }
	edges, err := trees.winning(ctx)
	for i, e := range edges {
		edges[i] = b.trees[e]
	}
	return edges, err
}

// judge takes the theory if all branches are tame, else it searches, and then heaps are vertices too.
func (b *branching) judge(ctx context.Context, listed bool) (exchange, error) {
	g := NewGraph(int(b.count), b.sums, b.arcs)
	kinds := tame.sort(g)
	if !slices.ContainsFunc(b.tangled, func(t *tangle) bool { return kinds[t.start] == unsorted }) {
		return b.byTheory(kinds), nil
	}
	most := int32(0)
	if n := len(b.worths); n > 0 {
		most = b.worths[n-1]
	}
	if listed {
		most = b.most // a branch is worth no more than it has edges
	}
	if _, err := b.heap(most); err != nil {
		return nil, err
	}
	return b.bySearch(ctx), nil
}

// byTheory adds tame branches: their values, and how many are firm.
func (b *branching) byTheory(kinds []kind) exchange {
	of := func(p part) Pair {
		if p.vertex >= 0 {
			return pairOf(kinds[p.vertex])
		}
		return pairOf(tameKind(p.heap, p.heap > 1))
	}
	sum, firm := 0, 0
	add := func(p Pair, count int) {
		sum ^= p.Normal
		if p.Normal == p.Misere {
			firm += count
		}
	}
	for _, p := range b.parts() {
		add(of(p), 1)
	}
	return func(from, to part) (Outcome, error) {
		add(of(from), -1)
		add(of(to), 1)
		o := tame.outcome(tameKind(kind(sum), firm > 0))
		add(of(to), -1)
		add(of(from), 1)
		return o, nil
	}
}

// bySearch plays the sum out.
func (b *branching) bySearch(ctx context.Context) exchange {
	g := NewGraph(int(b.count), b.sums, b.arcs)
	r := newRules(g, Rule{Play: Misere})
	play := newSearch(r, tame, tame.sort(g), newBudget(ctx, secondHalf(b.limits)))
	of := func(p part) int32 {
		if p.vertex >= 0 {
			return p.vertex
		}
		return b.heaps[p.heap]
	}
	var chips []Stack
	for _, p := range b.parts() {
		chips = append(chips, Stack{of(p), 1})
	}
	all := r.position(gather(chips)) // every branch can be cut
	return func(from, to part) (Outcome, error) {
		return play.outcome(r.moved(all, of(from), r.effect(of(to))))
	}
}

func (b *branching) parts() []part {
	var all []part
	for _, t := range b.tangled {
		all = append(all, part{t.start, -1})
	}
	for _, worth := range b.worths {
		all = append(all, heapOf(worth))
	}
	return all
}
