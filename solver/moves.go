package solver

import (
	"cmp"
	"slices"
)

// Replacement is a move told by what it does: a chip on From gives way to one chip on each of To (ascending; none: it
// leaves the board). Moves through different options may be the same replacement.
type Replacement struct {
	From int32
	To   []int32 // read only
}

// Moves lists what the winning moves do, each replacement once: by From, then by To.
func (a Answer) Moves() []Replacement {
	effects := map[int32][]int32{}
	moves := make([]Replacement, len(a.Winning))
	for i, m := range a.Winning {
		to, ok := effects[m.Option]
		if !ok {
			to = a.Graph.effect(m.Option)
			effects[m.Option] = to
		}
		moves[i] = Replacement{m.From, to}
	}
	slices.SortFunc(moves, compare)
	return slices.CompactFunc(moves, func(m, n Replacement) bool { return compare(m, n) == 0 })
}

// MoveCount is the length of Moves. It takes no time on a graph without sum vertices.
func (a Answer) MoveCount() int {
	if a.Graph == nil || a.Graph.sums == nil {
		return len(a.Winning) // options of one vertex all differ
	}
	return len(a.Moves())
}

// effect is what a chip becomes that moves to w.
func (g *Graph) effect(w int32) []int32 {
	if !g.IsSum(w) {
		return []int32{w}
	}
	return slices.Sorted(slices.Values(g.Options(w)))
}

func compare(m, n Replacement) int {
	return cmp.Or(cmp.Compare(m.From, n.From), slices.Compare(m.To, n.To))
}
