package render

import (
	"cmp"
	"math"
	"slices"
)

// tier is some vertices of one block that stand on one level, and how far from its middle.
type tier struct {
	vertices []int32
	offsets  []float64
}

// growRow is a tier in its place.
type growRow struct {
	tier
	above []tier // the rest of its block, upwards
	level int
	on    int32   // the row it stands on, -1 for that of the root
	lean  float64 // how far from that row's middle its foot is
	next  int32   // the next row of its block, -1 when there is none
}

// rows lists the rows of what hangs on a root, each after the one it stands on; those on one row come in the order in which
// they stand side by side.
func (w *growing) rows(root int32) []growRow {
	rows := []growRow{{tier: tier{[]int32{root}, []float64{0}}, on: -1, next: -1}}
	for i := 0; i < len(rows); i++ {
		r := rows[i]
		order := all(len(r.vertices))
		slices.SortStableFunc(order, func(a, b int32) int { return cmp.Compare(r.offsets[a], r.offsets[b]) })
		left := 0 // how many carry what they carry at the left of their own block, so that nothing grows into a ring
		for len(r.above) > 0 && left < len(order) && r.offsets[order[left]] < 0 {
			left++
		}
		rows = w.crown(rows, i, order[:left])
		if len(r.above) > 0 {
			rows[i].next = int32(len(rows))
			rows = append(rows, growRow{tier: r.above[0], above: r.above[1:], level: r.level + 1, on: int32(i), next: -1})
		}
		rows = w.crown(rows, i, order[left:])
	}
	return rows
}

// crown adds the first rows of what stands on some of the vertices of a row.
func (w *growing) crown(rows []growRow, i int, which []int32) []growRow {
	r := rows[i]
	for _, j := range which {
		for _, k := range w.crowns[r.vertices[j]] {
			tiers := w.tiers(k)
			rows = append(rows, growRow{
				tier: tiers[0], above: tiers[1:], level: r.level + 1, on: int32(i), lean: r.offsets[j], next: -1,
			})
		}
	}
	return rows
}

// standing finds where the rows stand: as a tree, in which a row stands under the next of its block and else under the
// middle of what it carries.
func (w *growing) standing(rows []growRow) []float64 {
	parent, next := make([]int32, len(rows)), make([][]int32, len(rows))
	for i, r := range rows {
		parent[i] = r.on
		if r.on >= 0 {
			next[r.on] = append(next[r.on], int32(i))
		}
	}
	t := newTidy(parent, next)
	t.spine, t.lean = make([]int32, len(rows)), make([]float64, len(rows))
	for i, r := range rows {
		t.spine[i], t.lean[i] = r.next, r.lean
		for j, v := range r.vertices {
			t.room[i] = max(t.room[i], math.Abs(r.offsets[j])+halfRoom(w.b, v))
		}
	}
	t.settle()
	return t.x
}

// tiers cuts a block into levels from its foot up.
func (w *growing) tiers(k cluster) []tier {
	if len(k.vertices) == 1 {
		return w.stalk(k.vertices[0])
	}
	if ring := w.ring(k); ring != nil {
		return ringTiers(ring)
	}
	return w.layered(k)
}

// stalk is a vertex alone; with all up to the next fork where that is very far, to and fro.
func (w *growing) stalk(v int32) []tier {
	chain := []int32{v}
	for {
		on := w.crowns[v]
		if len(on) != 1 || len(on[0].vertices) != 1 {
			break
		}
		v = on[0].vertices[0]
		chain = append(chain, v)
	}
	if len(chain) <= longStalk {
		return []tier{{chain[:1], []float64{0}}}
	}
	for _, v := range chain[:len(chain)-1] {
		w.crowns[v] = nil // they are in this block now
	}
	wide := int(math.Sqrt(float64(len(chain))))
	var tiers []tier
	for side := 1.0; len(chain) > 0; side = -side {
		n := min(wide, len(chain))
		t := tier{chain[:n], make([]float64, n)}
		for i := range t.offsets {
			t.offsets[i] = side * growX * (float64(i) - float64(wide-1)/2)
		}
		tiers, chain = append(tiers, t), chain[n:]
	}
	return tiers
}

// ring lists the vertices of a block from its foot round, if the block is a ring.
func (w *growing) ring(k cluster) []int32 {
	inside := make(map[int32]bool, len(k.vertices)+1)
	inside[k.foot] = true
	for _, v := range k.vertices {
		inside[v] = true
	}
	two := make(map[int32][]int32, len(k.vertices))
	start := int32(-1)
	for _, v := range k.vertices {
		for _, x := range w.near[v] {
			if inside[x] && !slices.Contains(two[v], x) {
				two[v] = append(two[v], x)
			}
			if len(two[v]) > 2 {
				return nil
			}
			if x == k.foot && start < 0 {
				start = v
			}
		}
	}
	ring := []int32{}
	for before, v := k.foot, start; v != k.foot; {
		ring = append(ring, v)
		next := two[v][0]
		if next == before {
			next = two[v][1]
		}
		before, v = v, next
	}
	return ring
}

// ringTiers stands a ring on its foot, about as wide as a circle of its length.
func ringTiers(ring []int32) []tier {
	n := float64(len(ring) + 1)
	radius := growX / (2 * math.Sin(math.Pi/n))
	var tiers []tier
	for i, j := 0, len(ring)-1; i <= j; i, j = i+1, j-1 {
		half := radius * math.Sin(2*math.Pi*float64(i+1)/n)
		if i == j {
			tiers = append(tiers, tier{ring[i : i+1], []float64{0}})
			break
		}
		tiers = append(tiers, tier{[]int32{ring[i], ring[j]}, []float64{-half, half}})
	}
	return tiers
}
