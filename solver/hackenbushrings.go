package solver

import (
	"context"
	"slices"
)

// ringCuts judges the edges on rings, all of a part at once. An edge of a ring is cut in the board as it is: its part then
// has bridges, its fellows, those edges that only together with it cut the part in two. Without all the fellows the part is
// pieces, which with the fellows between them form a ring; so once one of them is cut, what hangs by the root's piece are
// two chains of pieces, and the colon principle values them. (Pairs of edges that cut: Tarjan 1974, Tsin 2009.)
//
// The edges of the search tree that are fellows lie one above the other, and at most one other edge is their fellow.
type ringCuts struct {
	*cuts
	// A ring's edge of the tree goes by its upper vertex. Of those, by vertex:
	count  []int32 // how many edges that are not of the tree lead from it or above it to below it
	over   []int32 // one of them
	high   []int32 // the highest place below it that they lead to
	fellow []int32 // the nearest fellow below it, -1 when there is none
	worths []int32 // by vertex: what stands on it or above it in its part, its part's edges among it
}

// newRingCuts finds the fellows. Near-linear time.
func newRingCuts(c *cuts) *ringCuts {
	n := c.Len()
	r := &ringCuts{
		cuts: c, count: make([]int32, n), over: unknowns(n), high: unknowns(n), fellow: unknowns(n), worths: c.carried(),
	}
	r.cover()
	for i := len(c.order) - 1; i > 0; i-- {
		if v := c.order[i]; !c.isTop(v) {
			b := c.below[v]
			r.count[b] += r.count[v]
			r.worths[b] ^= r.worths[v] ^ 1
		}
	}
	r.join()
	return r
}

// cover goes through the edges that are not of the tree, those that end highest first: each is the highest over the tree's
// edges on its way that no other was over before.
func (r *ringCuts) cover() {
	free := make([]int32, r.Len()) // by vertex: itself while nothing is over it, else one below it
	for v := range free {
		free[v] = int32(v)
	}
	for i := len(r.order) - 1; i >= 0; i-- {
		y := r.order[i]
		for _, e := range r.at[r.start[y]:r.start[y+1]] {
			if r.place[e.to] <= r.place[y] || r.up[e.to] == e.edge {
				continue
			}
			r.count[e.to]++
			r.count[y]--
			r.worths[y] ^= 1
			for v := find(free, e.to); r.place[v] > r.place[y]; v = find(free, v) {
				r.high[v], r.over[v] = r.place[y], e.edge
				free[v] = r.below[v]
			}
		}
	}
}

// find is the last vertex that one leads to, and makes the way shorter.
func find(to []int32, v int32) int32 {
	for to[v] != v {
		to[v] = to[to[v]]
		v = to[v]
	}
	return v
}

// join finds the fellows. What leads over an edge of the tree leads also over those below it down to where the first of
// these edges ends; so the nearest of those that has no more over it than the edge has, has the same.
func (r *ringCuts) join() {
	last, before := unknowns(len(r.links)+1), unknowns(r.Len()) // by count: the newest on the way; and the one before it
	var way []int32
	for i, v := range r.order {
		for i > 0 && way[len(way)-1] != r.below[v] {
			if u := way[len(way)-1]; !r.isTop(u) {
				last[r.count[u]] = before[u]
			}
			way = way[:len(way)-1]
		}
		way = append(way, v)
		if r.isTop(v) {
			continue
		}
		count := r.count[v]
		if u := last[count]; u >= 0 && r.place[u] > r.high[v] {
			r.fellow[v] = u
		}
		before[v], last[count] = last[count], v
	}
}

// judge marks those edges of rings that win.
func (r *ringCuts) judge(ctx context.Context, wins []bool) error {
	alone := make([]bool, len(r.links)) // by edge that is not of the tree: it has no fellow
	for e := range r.links {
		alone[e] = r.tie(int32(e)) == ringed
	}
	lower := make([]bool, r.Len()) // by vertex: it has a fellow above it
	for _, v := range r.order {
		if u := r.fellow[v]; u >= 0 {
			lower[u] = true
		}
	}
	for _, v := range r.order {
		if r.isTop(v) {
			continue
		}
		alone[r.up[v]] = false
		if lower[v] {
			continue
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		if r.count[v] == 1 {
			alone[r.over[v]] = false
		}
		if r.asks[r.top[v]] >= 0 {
			r.judgeFellows(v, wins)
		}
	}
	for e, alone := range alone {
		if alone {
			top := r.top[r.links[e].A]
			wins[e] = r.worths[top]^1 == r.asks[top]
		}
	}
	return nil
}

// judgeFellows judges an edge of the tree and the fellows below it, and the one that is not of the tree.
func (r *ringCuts) judgeFellows(highest int32, wins []bool) {
	var tree []int32
	for v := highest; v >= 0; v = r.fellow[v] {
		tree = append(tree, v)
	}
	slices.Reverse(tree)
	var ring, pieces []int32 // the fellows; what stands on the pieces between them, but for the root's
	for i, v := range tree {
		ring = append(ring, r.up[v])
		if i > 0 { // the piece below is all that is on the fellow before, without this edge and all above it
			pieces = append(pieces, r.worths[tree[i-1]]^r.worths[v]^1)
		}
	}
	top := r.top[highest]
	rest := r.worths[top]
	if r.count[highest] == 1 {
		ring = append(ring, r.over[highest])
		pieces = append(pieces, r.worths[highest])
	}
	rest ^= int32(len(ring) % 2) // the root's piece: all but the other pieces and the fellows
	for _, w := range pieces {
		rest ^= w
	}
	up := chainValues(pieces)
	slices.Reverse(pieces)
	down := chainValues(pieces)
	for i, e := range ring {
		wins[e] = rest^up[i]^down[len(pieces)-i] == r.asks[top]
	}
}
