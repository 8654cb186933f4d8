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

// Moves lists what the winning moves of one chip do, each replacement once: by From, then by To.
func (a Answer) Moves() []Replacement { return a.replacing(a.Winning) }

// DrawingMoves is like Moves for the moves that keep a draw.
func (a Answer) DrawingMoves() []Replacement { return a.replacing(a.Drawing) }

func (a Answer) replacing(list []Move) []Replacement {
	effects := map[int32][]int32{}
	moves := make([]Replacement, len(list))
	for i, m := range list {
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

// MoveCount is the number of winning moves: the length of Moves, or, where a move may take several chips, JointCount
// (0 from a draw). It takes no time on a graph without sum vertices.
func (a Answer) MoveCount() int {
	if a.Rule.Compound.Joint() {
		if a.Outcome == D {
			return 0
		}
		return a.JointCount
	}
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
