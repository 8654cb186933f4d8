package app

import (
	"maps"
	"slices"

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
	more   int                // chips that are not shown: too many, or of no game
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
				h.more++
				continue
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

// turned are how the chips look with the coins turned that were touched.
func (h hand) turned() []board.View {
	all := h.views()
	if len(h.places) == 0 || all[h.view].Look != board.Coins {
		return all
	}
	look := &all[h.view]
	look.Rows = slices.Clone(look.Rows)
	for _, p := range h.places {
		row := slices.Clone(look.Rows[p.Row])
		if row[p.At] == board.Heads {
			row[p.At] = board.Tails
		} else {
			row[p.At] = board.Heads
		}
		look.Rows[p.Row] = row
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

// moves are the moves of a chip as the game looks, of many the first. One that can be made by hand in several ways is
// there for each.
func (h hand) moves(chip int) []played {
	v := h.chips[chip].vertex
	if all, ok := h.known[v]; ok {
		return all
	}
	most := max(100, mostLooked/len(h.chips))
	hands := h.hands(chip)
	var all []played
	seen := map[int32]bool{}
	for _, to := range h.leads[v] {
		if seen[to] || len(all) >= most {
			continue
		}
		seen[to] = true
		m, left, ok := h.played(to)
		if !ok {
			continue
		}
		ways := hands[left.String()]
		if len(ways) == 0 {
			all = append(all, m)
		}
		for _, m.places = range ways {
			all = append(all, m)
		}
	}
	h.known[v] = all
	return all
}

// hands are the ways to touch a chip for a move, by what it leaves; empty where the look tells.
func (h hand) hands(chip int) map[string][][]render.Spot {
	ways := map[string][][]render.Spot{}
	for _, way := range h.maker.Hands(h.board.Vertices[h.chips[chip].vertex]) {
		var places []render.Spot
		for _, at := range way.Places {
			places = append(places, render.Spot{Row: at[0], At: at[1]})
		}
		key := way.Leaves.String()
		ways[key] = append(ways[key], places)
	}
	return ways
}

// played is what an option looks like, and its positions; ok is false where no game knows it.
func (h hand) played(option int32) (m played, left games.Option, ok bool) {
	m = played{option: option}
	parts := []int32{option}
	if h.board.Vertices[option].Split {
		parts = h.leads[option]
	}
	for _, v := range parts {
		seen, ok := h.maker.See(h.board.Vertices[v])
		if !ok {
			return m, nil, false
		}
		_, p, _ := h.maker.Of(h.board.Vertices[v])
		m.parts, left = append(m.parts, seen.View), append(left, p)
	}
	return m, left, true
}

// single tells whether a move of the rule may be one of a single chip.
func single(r board.Rule) bool {
	return r.Compound == solver.Disjunctive || r.Compound == solver.DiminishedDisjunctive ||
		r.Compound == solver.Selective || r.Compound == solver.ShortenedSelective
}
