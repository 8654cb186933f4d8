package solver

import (
	"math/rand/v2"
	"slices"
)

// AnyMove is a move that the rule allows, by chance; nil when the game is over. Where one chip moves every move is as
// likely as every other; else each chip chooses for itself among what it may do.
func AnyMove(p Problem, r *rand.Rand) Joint {
	u := newRules(p.Graph, p.Rule)
	at := u.position(gather(p.Chips))
	switch {
	case len(at) == 0:
		return nil
	case p.Rule.Compound.moves() == oneChip:
		var all []Replacement
		for _, s := range at {
			for _, to := range u.replacements(s.Vertex) {
				all = append(all, Replacement{s.Vertex, to})
			}
		}
		return Joint{all[r.IntN(len(all))]}
	}
	for {
		var move Joint
		for _, s := range at {
			effects := u.replacements(s.Vertex)
			choices := len(effects)
			if p.Rule.Compound.moves() == anyChips {
				choices++ // it stays
			}
			for range s.Count {
				if i := r.IntN(choices); i < len(effects) {
					move = append(move, Replacement{s.Vertex, effects[i]})
				}
			}
		}
		if len(move) > 0 {
			slices.SortFunc(move, compare)
			return move
		}
	}
}

// Legal tells whether the rule allows a move.
func (p Problem) Legal(m Joint) bool {
	return newRules(p.Graph, p.Rule).legal(gather(p.Chips), m)
}

// Replacements lists what a chip on v may do as the whole or a part of a move, each once: nil when none stands there
// and when the game is over.
func (p Problem) Replacements(v int32) []Replacement {
	r := newRules(p.Graph, p.Rule)
	var list []Replacement
	for _, s := range r.position(gather(p.Chips)) {
		if s.Vertex == v {
			for _, to := range r.replacements(v) {
				list = append(list, Replacement{v, to})
			}
		}
	}
	return list
}

// Over tells whether no move is left: no chip can move, or under a rule that ends with its first part one cannot.
func (p Problem) Over() bool {
	return len(newRules(p.Graph, p.Rule).position(gather(p.Chips))) == 0
}

// After is the problem after a move, which must be legal.
func (p Problem) After(m Joint) Problem {
	p.Chips = replaced(gather(p.Chips), m)
	return p
}
