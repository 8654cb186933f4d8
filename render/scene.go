package render

import (
	"image/color"

	"dev.mexboard/solver/board"
)

// PartKind is a kind of thing on a board that a shape stands for.
type PartKind uint8

const (
	NoPart PartKind = iota
	VertexPart
	EdgePart
	ChipPart  // Index is the vertex
	NamePart  // the name beside a vertex; Index is the vertex
	PlacePart // a place of a position that is drawn as its game looks; see Spot
)

// Part says which part of the board a shape belongs to.
type Part struct {
	Kind  PartKind
	Index int
}

// Point is a place in a picture: points at 100 %, y DOWNWARDS.
type Point struct{ X, Y float64 }

// ShapeKind is a kind of shape.
type ShapeKind uint8

const (
	DiscShape  ShapeKind = iota // Center P[0], Radius; filled, hatched and/or stroked (dashed)
	CurveShape                  // P is 1+3k Bézier points, stroked
	HeadShape                   // an arrow head: P[0] tip, P[1], P[2] the back corners; filled
	BoxShape                    // P[0] top left, P[1] bottom right, corner radius Radius
	TextShape                   // Text centred at P[0] (both ways), Size, Bold; see Paint for P[1]
)

// Levels is the zoom from which a shape of a level is worth drawing: 0 always, 1 what is fine detail. Below it a ring
// is drawn as a dot: so a P position is a dot and an N position a ring as far off as a pixel can tell. (Besides, a painter
// leaves out text and arrow heads that would be too small on its pixels.)
var Levels = [...]float64{0, 0.25}

// Shape is one element of a picture. Colours with alpha 0 are not painted.
type Shape struct {
	Kind   ShapeKind
	Level  uint8 // what to leave out when small: see Levels
	Dash   bool
	Hatch  bool // diagonal lines in the colour of the stroke, over the fill
	Bold   bool
	Stroke color.NRGBA
	Fill   color.NRGBA // of a text: its colour
	Part   Part
	P      []Point
	Radius float64
	Width  float64 // of the stroke
	Size   float64 // of a text; of a box: of the text it is made for, without which it is not drawn
	Text   string
}

// Scene is a picture: shapes from back to front. It is a value, made anew when anything changes. The points of its
// shapes may share memory: read only.
type Scene struct {
	Shapes     []Shape
	Min, Max   Point // bounds of everything drawn, with a margin
	Background color.NRGBA
}

// VertexRadius is the radius of a vertex of a directed board at 100 %, KnotRadius that of an undirected one: there the
// edges are what one looks at.
const (
	VertexRadius = 27
	KnotRadius   = 12
	groundRadius = 8 // of a ground vertex there
)

// Radius is how large a vertex is drawn at 100 %; of a split, half its side.
func Radius(b board.Board, v int) float64 {
	switch {
	case isJoint(b, v):
		return jointHalf
	case b.Directed:
		return VertexRadius
	case b.Vertices[v].Ground:
		return groundRadius
	}
	return KnotRadius
}

// NewScene draws a board at the places of g with what is known of it. Where more is drawn of the same board, a Plan
// saves most of the work.
func NewScene(b board.Board, g Geometry, f Facts, look Look) Scene {
	return NewPlan(b, g).Scene(f, look)
}

// EdgeIndex lists the edges at each vertex, ascending; a loop once.
type EdgeIndex [][]int32

// EdgesAt makes the index of a board.
func EdgesAt(b board.Board) EdgeIndex {
	counts := make([]int32, len(b.Vertices))
	total := 0
	for _, e := range b.Edges {
		counts[e.From]++
		total++
		if e.To != e.From {
			counts[e.To]++
			total++
		}
	}
	index, memory := make(EdgeIndex, len(b.Vertices)), make([]int32, total)
	for v, c := range counts {
		index[v], memory = memory[:0:c], memory[c:]
	}
	for i, e := range b.Edges {
		index[e.From] = append(index[e.From], int32(i))
		if e.To != e.From {
			index[e.To] = append(index[e.To], int32(i))
		}
	}
	return index
}

func all(n int) []int32 {
	s := make([]int32, n)
	for i := range s {
		s[i] = int32(i)
	}
	return s
}
