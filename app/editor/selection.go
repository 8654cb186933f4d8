package editor

import (
	"slices"

	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// Selection is the selected parts, by vertex and edge index of the board shown, ascending.
type Selection struct {
	Vertices, Edges []int
}

// Empty tells whether nothing is selected.
func (s Selection) Empty() bool { return len(s.Vertices) == 0 && len(s.Edges) == 0 }

// Selection is what is selected.
func (w *Board) Selection() Selection { return w.selection }

// Select selects parts of the board shown; what is not there is left out.
func (w *Board) Select(s Selection) {
	w.setSelection(s.within(w.content.Board))
}

// setSelection selects, and the keyboard follows.
func (w *Board) setSelection(s Selection) {
	w.follow(s)
	w.choose(s)
}

// choose selects and tells when that is a change.
func (w *Board) choose(s Selection) {
	if slices.Equal(s.Vertices, w.selection.Vertices) && slices.Equal(s.Edges, w.selection.Edges) {
		return
	}
	w.selection = s
	w.redraw()
	if w.OnSelect != nil {
		w.OnSelect(s)
	}
}

// within is the selection in order, once each, without what the board has not.
func (s Selection) within(b board.Board) Selection {
	return Selection{ordered(s.Vertices, len(b.Vertices)), ordered(s.Edges, len(b.Edges))}
}

func ordered(list []int, n int) []int {
	list = slices.Clone(list)
	slices.Sort(list)
	return slices.DeleteFunc(slices.Compact(list), func(i int) bool { return i < 0 || i >= n })
}

// has tells whether a part is selected: a vertex by any of its shapes.
func (s Selection) has(p render.Part) bool {
	if p.Kind == render.EdgePart {
		_, ok := slices.BinarySearch(s.Edges, p.Index)
		return ok
	}
	_, ok := slices.BinarySearch(s.Vertices, p.Index)
	return ok && p.Kind != render.NoPart
}

// toggled is the selection with a part added or, when it was in, taken out.
func (s Selection) toggled(p render.Part) Selection {
	if p.Kind == render.EdgePart {
		return Selection{s.Vertices, flipped(s.Edges, p.Index)}
	}
	return Selection{flipped(s.Vertices, p.Index), s.Edges}
}

func flipped(list []int, i int) []int {
	at, ok := slices.BinarySearch(list, i)
	if ok {
		return slices.Delete(slices.Clone(list), at, at+1)
	}
	return slices.Insert(slices.Clone(list), at, i)
}

// less is the selection without the parts of another.
func (s Selection) less(other Selection) Selection {
	return Selection{outside(s.Vertices, other.Vertices), outside(s.Edges, other.Edges)}
}

func outside(list, other []int) []int {
	return slices.DeleteFunc(slices.Clone(list), func(i int) bool {
		_, in := slices.BinarySearch(other, i)
		return in
	})
}

// only is the selection of one part, or of nothing.
func only(p render.Part) Selection {
	switch p.Kind {
	case render.NoPart:
		return Selection{}
	case render.EdgePart:
		return Selection{Edges: []int{p.Index}}
	}
	return Selection{Vertices: []int{p.Index}}
}

// carried is the selection on the board that comes after: vertices by ID, edges by the IDs of their ends. A vertex
// that only changed its ID stays selected.
func (s Selection) carried(before, after board.Board) Selection {
	if s.Empty() || same(before.Vertices, after.Vertices) && same(before.Edges, after.Edges) {
		return s
	}
	next := carrying(before, after)
	var c Selection
	for _, v := range s.Vertices {
		if to := next(v); to >= 0 {
			c.Vertices = append(c.Vertices, to)
		}
	}
	for _, e := range s.Edges {
		if to := edgeAfter(before, after, e, next); to >= 0 {
			c.Edges = append(c.Edges, to)
		}
	}
	return c.within(after)
}

// carrying finds the vertices of one board on another; -1 for those that are gone.
func carrying(before, after board.Board) func(v int) int {
	var index map[string]int
	return func(v int) int {
		if v < 0 || v >= len(before.Vertices) {
			return -1
		}
		id := before.Vertices[v].ID
		if v < len(after.Vertices) && after.Vertices[v].ID == id {
			return v
		}
		if index == nil {
			index = after.Index()
		}
		if to, ok := index[id]; ok {
			return to
		}
		if len(before.Vertices) == len(after.Vertices) {
			return v // renamed
		}
		return -1
	}
}

// edgeAfter finds an edge again: the same among the parallel ones, as far as that can be told.
func edgeAfter(before, after board.Board, e int, next func(int) int) int {
	from, to := next(before.Edges[e].From), next(before.Edges[e].To)
	nth := 0
	for _, x := range before.Edges[:e] {
		if x.From == before.Edges[e].From && x.To == before.Edges[e].To {
			nth++
		}
	}
	for i, x := range after.Edges {
		if x.From == from && x.To == to {
			if nth == 0 {
				return i
			}
			nth--
		}
	}
	return -1
}
