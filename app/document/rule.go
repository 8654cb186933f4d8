package document

import (
	"slices"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// SetRule plays the board by another rule.
func SetRule(r board.Rule) Edit {
	return Edit{Name: lang.EditRule, Apply: func(b board.Board) board.Board {
		b.Rule = r
		return b
	}}
}

// Shift is what one chip does in a move: it goes from a vertex along the edge to an option.
type Shift struct{ From, Option int }

// PlayJoint moves several chips at once: a move like those of PlayMove for each. Chips that arrive do not move on.
// Errors as PlayMove.
func PlayJoint(b board.Board, moves []Shift) (Edit, error) {
	if len(moves) == 1 {
		return PlayMove(b, moves[0].From, moves[0].Option)
	}
	leaving := make(map[int]int)
	var landing []int
	for _, m := range moves {
		if _, err := PlayMove(b, m.From, m.Option); err != nil {
			return Edit{}, err
		}
		if leaving[m.From]++; leaving[m.From] > b.Vertices[m.From].Chips {
			return Edit{}, &NoMoveError{}
		}
		list, _ := landings(b, m.Option)
		landing = append(landing, list...)
	}
	if total(b)-len(moves)+len(landing) > MaxChips {
		return Edit{}, &ChipLimitError{Limit: MaxChips}
	}
	return Edit{Name: lang.EditJoin, Args: []any{len(moves)}, Apply: func(b board.Board) board.Board {
		next := slices.Clone(b.Vertices)
		for _, m := range moves {
			if !has(b, m.From) || next[m.From].Chips == 0 {
				return b
			}
			next[m.From].Chips--
		}
		for _, v := range landing {
			if v < len(next) {
				next[v].Chips++
			}
		}
		b.Vertices = next
		return b
	}}, nil
}
