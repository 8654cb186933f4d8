package render

import (
	"math"
	"slices"

	"dev.mexboard/solver/board"
)

// Geometry is where the vertices and edges of a board are: the result of a layout or of the places kept in a board.
// Coordinates are the board's: points, y upwards.
type Geometry struct {
	Vertices []board.Point  // by vertex
	Curves   []*board.Curve // by edge; nil: drawn by Route
	Reduced  *Reduction     // of a step in the reduction of a Hackenbush board, see AtReduction; nil: all is drawn as it is
}

// GeometryOf reads the places kept in a board; vertices without one are put round the placed ones (or in layers when
// none is placed). Never calls Graphviz; fast enough for every frame of a drag at 10,000 vertices.
func GeometryOf(b board.Board) Geometry {
	g := Geometry{Vertices: make([]board.Point, len(b.Vertices)), Curves: make([]*board.Curve, len(b.Edges))}
	placed := 0
	for v := range b.Vertices {
		if b.Vertices[v].Placed {
			g.Vertices[v] = finite(b.Vertices[v].Pos)
			placed++
		}
	}
	switch {
	case placed == len(b.Vertices):
	case placed == 0:
		return Layers(b)
	default:
		placeRound(b, g.Vertices)
	}
	for i := range b.Edges {
		e := &b.Edges[i]
		if b.Vertices[e.From].Placed && b.Vertices[e.To].Placed {
			g.Curves[i] = e.Curve
		}
	}
	return g
}

// Place writes a geometry into a board: every vertex placed, every edge with its curve. Pinned flags stay. What tells
// of the old places (the graph's bb, the places of labels) is dropped.
func Place(b board.Board, g Geometry) board.Board {
	b.Vertices, b.Edges = slices.Clone(b.Vertices), slices.Clone(b.Edges)
	for v := range b.Vertices {
		x := &b.Vertices[v]
		x.Placed, x.Pos = true, finite(g.Vertices[v])
		x.Attrs = without(x.Attrs, "pos", "xlp")
	}
	for i := range b.Edges {
		e := &b.Edges[i]
		e.Curve = g.Curves[i]
		e.Attrs = withoutCourse(e.Attrs)
	}
	b.Attrs = without(b.Attrs, "bb", "lp")
	return b
}

// Moved is the board with some vertices moved by a way, in the board's coordinates. The curves of their edges are
// dropped, as is the graph's bb; vertices without a place are placed where GeometryOf shows them. Other curves, and
// Pinned flags, stay.
func Moved(b board.Board, vertices []int, by board.Point) board.Board {
	if slices.ContainsFunc(b.Vertices, func(v board.Vertex) bool { return !v.Placed }) {
		b = Place(b, GeometryOf(b))
	}
	moves := make([]bool, len(b.Vertices))
	b.Vertices = slices.Clone(b.Vertices)
	for _, v := range vertices {
		if moves[v] {
			continue
		}
		moves[v] = true
		x := &b.Vertices[v]
		x.Pos = finite(board.Point{X: x.Pos.X + by.X, Y: x.Pos.Y + by.Y})
		x.Attrs = without(x.Attrs, "xlp")
	}
	b.Edges = slices.Clone(b.Edges)
	for i := range b.Edges {
		e := &b.Edges[i]
		if moves[e.From] || moves[e.To] {
			e.Curve = nil
			e.Attrs = withoutCourse(e.Attrs)
		}
	}
	b.Attrs = without(b.Attrs, "bb", "lp")
	return b
}

// Moved is the geometry with some vertices moved by a way and the curves of their edges dropped: what a drag shows
// before it ends.
func (g Geometry) Moved(index EdgeIndex, vertices []int, by board.Point) Geometry {
	g.Vertices, g.Curves = slices.Clone(g.Vertices), slices.Clone(g.Curves)
	for _, v := range vertices {
		g.Vertices[v].X += by.X
		g.Vertices[v].Y += by.Y
		for _, e := range index[v] {
			g.Curves[e] = nil
		}
	}
	return g
}

// withoutCourse drops what tells of the course of an edge.
func withoutCourse(attrs []board.Attr) []board.Attr {
	return without(attrs, "pos", "lp", "head_lp", "tail_lp", "xlp")
}

// without is a list without some attributes; the list itself when it has none of them.
func without(attrs []board.Attr, keys ...string) []board.Attr {
	named := func(a board.Attr) bool { return slices.Contains(keys, a.Key) }
	if !slices.ContainsFunc(attrs, named) {
		return attrs
	}
	return slices.DeleteFunc(slices.Clone(attrs), named)
}

// farthest bounds coordinates: beyond it, numbers are too coarse to draw with.
const farthest = 1e9

// finite is a place that can be drawn: no coordinate beyond farthest, 0 for what is no number.
func finite(p board.Point) board.Point { return board.Point{X: clamp(p.X), Y: clamp(p.Y)} }

func clamp(x float64) float64 {
	if math.IsNaN(x) {
		return 0
	}
	return min(max(x, -farthest), farthest)
}
