package document

import (
	"slices"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// MaxChips is how many chips may be on a board.
const MaxChips = 1_000_000

// AddChip puts a chip on a vertex. The error is a *ChipLimitError or, on a split, a *SplitChipError.
func AddChip(b board.Board, v int) (Edit, error) { return chips(b, v, 1, lang.EditAddChip) }

// TakeChip takes a chip off a vertex; nothing changes where there is none.
func TakeChip(v int) Edit {
	return Edit{Name: lang.EditTakeChip, Apply: func(b board.Board) board.Board {
		if !has(b, v) || b.Vertices[v].Chips == 0 {
			return b
		}
		return changed(b, v, func(x *board.Vertex) { x.Chips-- })
	}}
}

// AddChips puts a chip on each of some vertices; splits among others are left out. Errors as AddChip.
func AddChips(b board.Board, vertices []int) (Edit, error) {
	list := without(vertices, func(v int) bool { return !has(b, v) || b.Vertices[v].Split })
	switch {
	case len(vertices) == 1 || len(list) == 0 && len(vertices) > 0:
		return AddChip(b, vertices[0])
	case total(b)+len(list) > MaxChips:
		return Edit{}, &ChipLimitError{Limit: MaxChips}
	}
	return Edit{Name: lang.EditAddChips, Apply: func(b board.Board) board.Board { return changedAll(b, list, 1) }}, nil
}

// TakeChips takes a chip off each of some vertices, where there is one.
func TakeChips(vertices []int) Edit {
	if len(vertices) == 1 {
		return TakeChip(vertices[0])
	}
	return Edit{Name: lang.EditTakeChips, Apply: func(b board.Board) board.Board { return changedAll(b, vertices, -1) }}
}

// changedAll is the board with so many chips more on some vertices, where that leaves none less than 0.
func changedAll(b board.Board, vertices []int, by int) board.Board {
	next := slices.Clone(b.Vertices)
	any := false
	for _, v := range vertices {
		if v >= 0 && v < len(next) && next[v].Chips+by >= 0 {
			next[v].Chips += by
			any = true
		}
	}
	if any {
		b.Vertices = next
	}
	return b
}

// SetChips puts n chips on a vertex instead of those that are there. Errors as AddChip.
func SetChips(b board.Board, v, n int) (Edit, error) {
	if !has(b, v) {
		return nothing(), nil
	}
	return chips(b, v, max(n, 0)-b.Vertices[v].Chips, lang.EditSetChips)
}

// PlayMove takes a chip from a vertex to one of its options. An option that is a split gives a chip to each of its
// targets, or to none. The errors are a *NoMoveError (no chip there, or no such option) and a *ChipLimitError.
func PlayMove(b board.Board, from, option int) (Edit, error) {
	if !has(b, from) || b.Vertices[from].Chips == 0 || !slices.ContainsFunc(b.Edges, func(e board.Edge) bool {
		return e.From == from && e.To == option
	}) {
		return Edit{}, &NoMoveError{}
	}
	landing, ok := landings(b, option)
	if !ok || total(b)-1+len(landing) > MaxChips {
		return Edit{}, &ChipLimitError{Limit: MaxChips}
	}
	return Edit{Name: lang.EditPlay, Args: []any{b.Vertices[from].ID, b.Vertices[option].ID}, Apply: func(b board.Board) board.Board {
		if !has(b, from) || b.Vertices[from].Chips == 0 {
			return b
		}
		next := slices.Clone(b.Vertices)
		next[from].Chips--
		for _, v := range landing {
			if v < len(next) {
				next[v].Chips++
			}
		}
		b.Vertices = next
		return b
	}}, nil
}

// landings lists where the chips of a move to an option come down, one entry a chip. Splits may lead to splits, and
// so to very many chips (or, round a cycle of splits, to no end): then ok is false.
func landings(b board.Board, option int) (list []int, ok bool) {
	targets := map[int][]int{}
	for _, e := range b.Edges {
		if b.Vertices[e.From].Split {
			targets[e.From] = append(targets[e.From], e.To)
		}
	}
	waiting := []int{option}
	for work := 0; len(waiting) > 0; work++ {
		if work > 2*MaxChips || len(waiting) > 2*MaxChips {
			return nil, false
		}
		v := waiting[len(waiting)-1]
		waiting = waiting[:len(waiting)-1]
		if b.Vertices[v].Split {
			waiting = append(waiting, targets[v]...)
		} else {
			list = append(list, v)
		}
	}
	return list, true
}

// chips changes the number of chips on v by n.
func chips(b board.Board, v, n int, name lang.Message) (Edit, error) {
	if !has(b, v) || n == 0 {
		return nothing(), nil
	}
	if n > 0 && b.Vertices[v].Split {
		return Edit{}, &SplitChipError{ID: b.Vertices[v].ID}
	}
	if total(b)+n > MaxChips {
		return Edit{}, &ChipLimitError{Limit: MaxChips}
	}
	return Edit{Name: name, Apply: func(b board.Board) board.Board {
		return changed(b, v, func(x *board.Vertex) { x.Chips += n })
	}}, nil
}

// total is the number of chips on a board.
func total(b board.Board) int {
	n := 0
	for _, v := range b.Vertices {
		n += v.Chips
	}
	return n
}

// nothing is the edit that changes nothing.
func nothing() Edit {
	return Edit{Apply: func(b board.Board) board.Board { return b }}
}
