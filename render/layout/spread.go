package layout

import (
	"cmp"
	"math"
	"slices"

	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// gap is the least space between two discs, in points: an arrow and a short name fit in it.
const gap = 48

// spread moves vertices apart until no two are nearer than a gap, as little as it can; pinned ones stay. Graphviz's own
// means to this end are not built in here or too slow. Changes places.
func (r request) spread(places []board.Point) {
	const rounds, scalings = 60, 40
	order := make([]int, len(places))
	for v := range order {
		order[v] = v
	}
	for range scalings {
		for range rounds {
			slices.SortStableFunc(order, func(v, w int) int { return cmp.Compare(places[v].X, places[w].X) })
			if !r.push(places, order) {
				return
			}
		}
		// Too crowded to be solved by pushing: make more room for all.
		if r.Pinned {
			return
		}
		for v := range places {
			places[v].X *= 1.1
			places[v].Y *= 1.1
		}
	}
}

// push moves every two vertices that are too near apart by what is missing, half each. It tells whether there were any.
// order lists the vertices by X.
func (r request) push(places []board.Point, order []int) bool {
	moved := false
	for i, v := range order {
		for _, w := range order[i+1:] {
			if places[w].X-places[v].X > 2*render.VertexRadius+gap {
				break
			}
			missing := r.Vertices[v].Radius + r.Vertices[w].Radius + gap - between(places[v], places[w])
			if missing > 0.01 && r.part(places, v, w, missing) {
				moved = true
			}
		}
	}
	return moved
}

// part moves v and w away from each other, both by half or the one that may move. It is false when neither may.
func (r request) part(places []board.Point, v, w int, missing float64) bool {
	keepV, keepW := r.Vertices[v].Pin != nil, r.Vertices[w].Pin != nil
	if keepV && keepW {
		return false
	}
	dx, dy := places[w].X-places[v].X, places[w].Y-places[v].Y
	if d := math.Hypot(dx, dy); d > 1e-6 {
		dx, dy = dx/d, dy/d
	} else {
		dy, dx = math.Sincos(float64(v + w)) // one place for two: any direction, but always the same
	}
	share := missing/2 + 0.01
	if keepV || keepW {
		share = missing + 0.01
	}
	if !keepV {
		places[v].X -= dx * share
		places[v].Y -= dy * share
	}
	if !keepW {
		places[w].X += dx * share
		places[w].Y += dy * share
	}
	return true
}
