package app

import (
	"maps"

	"dev.mexboard/render"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
	"dev.mexboard/solver/games"
)

// hand is what the tab shows, and what was touched of it.
type hand struct {
	board  board.Board
	maker  games.Maker
	ok     bool
	chips  []handled
	leads  map[int32][]int32  // where the edges of the chips' vertices lead, and those of the joints there
	view   int                // of the chip that is being moved
	known  map[int32][]played // the moves from a vertex, once they were asked for
	places []render.Spot      // touched so far, all of that chip
}

// handled is a chip as its game looks. Stacked chips are shown one each, as far as they are few.
type handled struct {
	vertex int32
	look   board.View
	heaps  []int // of Nim, that it equals
}

// mostHandled is how many chips are shown by what they look like.
const mostHandled = 60

// newHand takes a board into the hand.
func newHand(b board.Board) hand {
	h := hand{board: b, known: map[int32][]played{}}
	h.maker, h.ok = games.MakerOf(b)
	if !h.ok {
		return h
	}
	for _, s := range b.Stacks() {
		seen, ok := h.maker.See(b.Vertices[s.Vertex])
		for range s.Count {
			if !ok || len(h.chips) == mostHandled {
				break
			}
			h.chips = append(h.chips, handled{vertex: s.Vertex, look: seen.View, heaps: seen.Heaps})
		}
	}
	h.leads = leadsOf(b, h.chips)
	return h
}

// views are how the chips look.
func (h hand) views() []board.View {
	var all []board.View
	for _, c := range h.chips {
		all = append(all, c.look)
	}
	return all
}

// leadsOf lists where the edges of the chips' vertices lead, and those of the joints there. Linear time.
func leadsOf(b board.Board, chips []handled) map[int32][]int32 {
	leads, joints := make(map[int32][]int32), make(map[int32][]int32)
	for _, c := range chips {
		leads[c.vertex] = nil
	}
	for _, e := range b.Edges {
		if list, ok := leads[int32(e.From)]; ok {
			leads[int32(e.From)] = append(list, int32(e.To))
			if b.Vertices[e.To].Split {
				joints[int32(e.To)] = nil
			}
		}
	}
	for _, e := range b.Edges {
		if list, ok := joints[int32(e.From)]; ok {
			joints[int32(e.From)] = append(list, int32(e.To))
		}
	}
	maps.Copy(leads, joints)
	return leads
}

// mostLooked is how many moves are looked at, of all chips together.
const mostLooked = 4_000

// moves are the moves of a chip as the game looks, of many the first.
func (h hand) moves(chip int) []played {
	v := h.chips[chip].vertex
	if all, ok := h.known[v]; ok {
		return all
	}
	most := max(100, mostLooked/len(h.chips))
	var all []played
	seen := map[int32]bool{}
	for _, to := range h.leads[v] {
		if seen[to] || len(all) == most {
			continue
		}
		seen[to] = true
		if m, ok := h.played(to); ok {
			all = append(all, m)
		}
	}
	h.known[v] = all
	return all
}

// played is what an option looks like; ok is false where no game knows it.
func (h hand) played(option int32) (played, bool) {
	m := played{option: option}
	parts := []int32{option}
	if h.board.Vertices[option].Split {
		parts = h.leads[option]
	}
	for _, v := range parts {
		seen, ok := h.maker.See(h.board.Vertices[v])
		if !ok {
			return m, false
		}
		m.parts = append(m.parts, seen.View)
	}
	return m, true
}

// single tells whether a move of the rule may be one of a single chip.
func single(r board.Rule) bool {
	return r.Compound == solver.Disjunctive || r.Compound == solver.DiminishedDisjunctive ||
		r.Compound == solver.Selective || r.Compound == solver.ShortenedSelective
}
