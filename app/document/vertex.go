package document

import (
	"math"
	"slices"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// AddVertex adds a vertex at a place, with the ID that NextID gives.
func AddVertex(at board.Point) Edit {
	return Edit{Name: lang.EditAddVertex, Apply: func(b board.Board) board.Board {
		return withVertex(b, board.Vertex{ID: NextID(b), Placed: true, Pos: rounded(at)})
	}}
}

// MoveVertices puts vertices at places: vertices[i] at to[i]. The courses of their edges are no longer right and are
// dropped.
func MoveVertices(vertices []int, to []board.Point) Edit {
	name := lang.EditMove
	if len(vertices) != 1 {
		name = lang.EditMoveMany
	}
	return Edit{Name: name, Args: []any{len(vertices)}, Apply: func(b board.Board) board.Board {
		moved := make(map[int]bool, len(vertices))
		var next []board.Vertex
		for i, v := range vertices {
			if !has(b, v) || b.Vertices[v].Placed && b.Vertices[v].Pos == rounded(to[i]) {
				continue
			}
			if next == nil {
				next = slices.Clone(b.Vertices)
			}
			next[v].Placed, next[v].Pos = true, rounded(to[i])
			next[v].Attrs = without(next[v].Attrs, isPlacing)
			moved[v] = true
		}
		if next == nil {
			return b
		}
		b.Vertices = next
		return loosened(b, func(e board.Edge) bool { return moved[e.From] || moved[e.To] })
	}}
}

// Settled is an edit that first writes down where an unplaced board's parts are shown: a vertex without a place gets
// its place, an edge at one its curve (places by vertex, curves by edge; either may be shorter). So what was not
// touched stays where it was seen. On a placed board it is the edit alone.
func Settled(e Edit, places []board.Point, curves []*board.Curve) Edit {
	return Edit{Name: e.Name, Args: e.Args, Apply: func(b board.Board) board.Board {
		settled := settle(b, places, curves)
		after := e.Apply(settled)
		if identical(settled, after) {
			return b // nothing was done: nothing is to be undone
		}
		return after
	}}
}

func settle(b board.Board, places []board.Point, curves []*board.Curve) board.Board {
	loose := func(v int) bool { return v < len(places) && !b.Vertices[v].Placed }
	if !slices.ContainsFunc(b.Vertices, func(v board.Vertex) bool { return !v.Placed }) {
		return b
	}
	edges := slices.Clone(b.Edges)
	for i, e := range edges {
		if i < len(curves) && (loose(e.From) || loose(e.To)) {
			edges[i].Curve = curves[i]
		}
	}
	vertices := slices.Clone(b.Vertices)
	for v := range vertices {
		if loose(v) {
			vertices[v].Placed, vertices[v].Pos = true, rounded(places[v])
		}
	}
	b.Edges, b.Vertices = edges, vertices
	return b
}

// Arrange takes the places and curves that place (render.Place with a layout's geometry) writes into a board.
func Arrange(place func(board.Board) board.Board) Edit {
	return Edit{Name: lang.EditArrange, Apply: place}
}

// withVertex appends a vertex: every slice that held the old vertices stays as it was.
func withVertex(b board.Board, v board.Vertex) board.Board {
	b.Vertices = append(slices.Clip(b.Vertices), v)
	return unbounded(b)
}

// changed is the board with vertex v replaced by what change makes of it.
func changed(b board.Board, v int, change func(*board.Vertex)) board.Board {
	if !has(b, v) {
		return b
	}
	b.Vertices = slices.Clone(b.Vertices)
	change(&b.Vertices[v])
	return b
}

func has(b board.Board, v int) bool { return v >= 0 && v < len(b.Vertices) }

// Rounded is places as edits write them down.
func Rounded(places []board.Point) []board.Point {
	list := make([]board.Point, len(places))
	for i, p := range places {
		list[i] = rounded(p)
	}
	return list
}

// rounded keeps hundredths of a point: finer is noise of the screen.
func rounded(p board.Point) board.Point {
	return board.Point{X: hundredths(p.X), Y: hundredths(p.Y)}
}

func hundredths(x float64) float64 { return math.Round(x*100)/100 + 0 } // + 0: no minus zero
