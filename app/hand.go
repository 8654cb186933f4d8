package app

import (
	"slices"

	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// played is one way to move a chip, as the game looks afterwards: a view for each part that is left.
type played struct {
	option int32 // where the edge on the board leads
	parts  []board.View
	places []render.Spot // of any view, that are touched for it; nil: those in which it changes the look
}

// touched tells how places of a position were touched: which moves go on so, and where a hand may touch next.
type touched struct {
	moves []int         // of the moves given, in order
	next  []render.Spot // ascending
	// One is the move that is meant, -1 while several may be.
	one int
}

// options are where the moves lead, each once.
func (t touched) options(of []played) []int32 {
	var all []int32
	for _, k := range t.moves {
		if !slices.Contains(all, of[k].option) {
			all = append(all, of[k].option)
		}
	}
	return all
}

// touch works out what touching places of a position means. view is the number of the position, its look, the moves from
// it and what was touched so far, in order.
//
// A move is known by the places in which it changes the look. Of those that change all that was touched, the one is
// meant that is left alone; or the one that changes least, when the others change more of the same (the square of a bar
// of chocolate takes with it what is below and beside it). But of coins one may be turned after the other, so there the
// last way matters only when nothing else is left; and so it is where the game says itself what is touched. Of a heap one
// touches the lowest counter that is taken.
func touch(view int, look board.View, moves []played, places []render.Spot) touched {
	t := touched{one: -1}
	var changes [][]render.Spot
	for i, m := range moves {
		c := changed(view, look, m)
		if !slices.ContainsFunc(places, func(p render.Spot) bool { return !slices.Contains(c, p) }) {
			t.moves, changes = append(t.moves, i), append(changes, c)
		}
	}
	for _, c := range changes {
		for _, p := range c {
			if !slices.Contains(places, p) {
				t.next = append(t.next, p)
			}
		}
	}
	slices.SortFunc(t.next, order)
	t.next = slices.Compact(t.next)
	if len(places) == 0 {
		return t
	}
	switch {
	case len(t.moves) == 1:
		t.one = t.moves[0]
	case look.Look != board.Coins && (len(moves) == 0 || moves[0].places == nil):
		if i := least(changes); i >= 0 {
			t.one = t.moves[i]
		}
	}
	return t
}

// exactly is the move that changes the places touched and no others, -1 when there is none.
func exactly(view int, look board.View, moves []played, places []render.Spot) int {
	return slices.IndexFunc(moves, func(m played) bool {
		c := changed(view, look, m)
		return len(c) == len(places) && !slices.ContainsFunc(places, func(p render.Spot) bool { return !slices.Contains(c, p) })
	})
}

// least is the change that all others are more than, -1 when there is none.
func least(changes [][]render.Spot) int {
	small := -1
	for i, c := range changes {
		if small < 0 || len(c) < len(changes[small]) {
			small = i
		}
	}
	for i, c := range changes {
		if i == small {
			continue
		}
		if len(c) == len(changes[small]) || slices.ContainsFunc(changes[small], func(p render.Spot) bool { return !slices.Contains(c, p) }) {
			return -1
		}
	}
	return small
}

// changed is the places in which a move changes a look.
func changed(view int, look board.View, m played) []render.Spot {
	if m.places != nil {
		list := slices.Clone(m.places)
		for i := range list {
			list[i].View = view
		}
		return list
	}
	if look.Look == board.Heaps {
		return lowest(view, look, m)
	}
	if len(m.parts) != 1 || len(m.parts[0].Rows) != len(look.Rows) {
		return nil // it is another game that goes on: its moves are chosen from the list
	}
	var list []render.Spot
	for r, row := range look.Rows {
		after := m.parts[0].Rows[r]
		for k := range max(len(row), len(after)) {
			if markAt(row, k) != markAt(after, k) {
				list = append(list, render.Spot{View: view, Row: r, At: k})
			}
		}
	}
	return list
}

func markAt(row []board.Mark, k int) board.Mark {
	if k < len(row) {
		return row[k]
	}
	return board.Nowhere
}

// lowest is the lowest counter that a move takes of a heap. Where several heaps stand in one position, those that change are
// told by their places; where the position is one heap, what is left of it may stand in several.
func lowest(view int, look board.View, m played) []render.Spot {
	if len(look.Heaps) == 1 {
		left := 0
		for _, part := range m.parts {
			for _, n := range part.Heaps {
				left += n
			}
		}
		left = min(left, max(0, look.Heaps[0]-1)) // a heap that is only divided is touched at its top
		return []render.Spot{{View: view, At: left}}
	}
	if len(m.parts) != 1 || len(m.parts[0].Heaps) != len(look.Heaps) {
		return nil
	}
	var list []render.Spot
	for h, n := range look.Heaps {
		if after := m.parts[0].Heaps[h]; after < n {
			list = append(list, render.Spot{View: view, Row: h, At: after})
		}
	}
	return list
}

func order(a, b render.Spot) int {
	if a.Row != b.Row {
		return a.Row - b.Row
	}
	return a.At - b.At
}
