package document

import (
	"slices"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// EditText replaces the board by one read from a text that was edited. What the text does not tell stays as it is
// seen: a vertex without a place keeps the one it had, an edge without a course the one it had while both its ends
// stay. Where parts come or go, that is so for parts that were not placed but shown somewhere, too (places and curves
// are by vertex and edge of the board before; either may be shorter); but when most of the vertices are new to a board
// that nobody placed, it is to be laid out whole.
func EditText(text board.Board, places []board.Point, curves []*board.Curve) Edit {
	return Edit{Name: lang.EditText, Apply: func(b board.Board) board.Board {
		return keepPlaces(b, text, places, curves)
	}}
}

// keepPlaces is the board after with places of the board before.
func keepPlaces(before, after board.Board, places []board.Point, curves []*board.Curve) board.Board {
	index := before.Index()
	old := make([]int, len(after.Vertices)) // by new vertex: what it was, -1 when it is new
	known := 0
	for v := range after.Vertices {
		w, ok := index[after.Vertices[v].ID]
		if old[v] = w; !ok {
			old[v] = -1
		} else {
			known++
		}
	}
	settled := before
	switch {
	case known == 0, !before.Placed() && 2*known < len(old):
		return after
	case !samePicture(before, after, old):
		settled = settle(before, places, curves)
	}
	vertices := slices.Clone(after.Vertices)
	for v := range vertices {
		if w := old[v]; w >= 0 && !vertices[v].Placed && settled.Vertices[w].Placed {
			was := settled.Vertices[w]
			vertices[v].Placed, vertices[v].Pinned, vertices[v].Pos = true, was.Pinned, was.Pos
		}
	}
	after.Vertices = vertices
	after.Edges = keepCurves(settled, after, old)
	return after
}

// samePicture tells whether two boards have the same vertices and edges in the same order, so that a layout of one is
// one of the other.
func samePicture(before, after board.Board, old []int) bool {
	for v, w := range old {
		if v != w {
			return false
		}
	}
	return len(before.Vertices) == len(after.Vertices) &&
		slices.EqualFunc(before.Edges, after.Edges, func(d, e board.Edge) bool { return d.From == e.From && d.To == e.To })
}

// tie is an edge as it can be found again: the ends, and which of the parallel ones it is.
type tie struct{ from, to, nth int }

// ties gives each edge its tie, the ends as ends names them.
func ties(edges []board.Edge, ends func(v int) int) []tie {
	count := make(map[[2]int]int, len(edges))
	list := make([]tie, len(edges))
	for i, e := range edges {
		ends := [2]int{ends(e.From), ends(e.To)}
		list[i] = tie{ends[0], ends[1], count[ends]}
		count[ends]++
	}
	return list
}

// keepCurves is the edges after with the courses of those before whose ends are where they were.
func keepCurves(before, after board.Board, old []int) []board.Edge {
	courses := make(map[tie]*board.Curve, len(before.Edges))
	for i, l := range ties(before.Edges, func(v int) int { return v }) {
		courses[l] = before.Edges[i].Curve
	}
	stays := func(v int) bool {
		w := old[v]
		return w >= 0 && after.Vertices[v].Placed && after.Vertices[v].Pos == before.Vertices[w].Pos
	}
	edges := slices.Clone(after.Edges)
	for i, l := range ties(after.Edges, func(v int) int { return old[v] }) {
		if e := &edges[i]; e.Curve == nil && courses[l] != nil && stays(e.From) && stays(e.To) {
			e.Curve = courses[l]
		}
	}
	return edges
}
