package render

import (
	"image/color"

	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// PartKind is a kind of thing on a board that a shape stands for.
type PartKind uint8

const (
	NoPart PartKind = iota
	VertexPart
	EdgePart
	ChipPart // Index is the vertex
	NamePart // the name beside a vertex; Index is the vertex
)

// Part says which part of the board a shape belongs to.
type Part struct {
	Kind  PartKind
	Index int
}

// Point is a place in a picture: points at 100 %, y DOWNWARDS.
type Point struct{ X, Y float64 }

// Facts is what is known of a board at one moment: what the picture shows. Zero: nothing known.
type Facts struct {
	Values   []int32          // by vertex, -1 unknown; nil: none known
	Outcomes []solver.Outcome // by vertex; nil: none known
	Unsolved []bool           // by vertex: can reach a cycle, shown as ?; nil: none
	Cycle    []int32          // one cycle, marked
	Winning  []solver.Move    // strongly marked
	Current  int32            // the vertex of the step shown; -1 or, in the zero Facts with nil Values, none
	Options  []int32          // options of Current whose edges the step marks
	Hover    *solver.Move     // one winning move pointed at in the panel
}

// Solved is the facts of a finished answer.
func Solved(a solver.Answer) Facts { panic("unwritten") }

// AtStep is the facts after some steps: only what is known by then.
func AtStep(s solver.State) Facts { panic("unwritten") }

// ValueLabels says what stands inside a vertex.
type ValueLabels uint8

const (
	ShowSG ValueLabels = iota
	ShowOutcome
	ShowBoth
	ShowNone
)

// Theme is the colours of a picture.
type Theme struct {
	Name                      string // "light", "dark", "print"
	Window, Board, Panel      color.NRGBA
	Text, Quiet, Line         color.NRGBA
	PLine, PFill              color.NRGBA
	NLine, NFill              color.NRGBA
	Winning, Edge, Focus, Bad color.NRGBA
	Chip, ChipText            color.NRGBA
	Hatch                     bool // P vertices are hatched (print)
}

// Light, Dark and Print are the three themes; Themes lists them.
var (
	Light  Theme
	Dark   Theme
	Print  Theme
	Themes []Theme
)

// Look is everything that decides a picture besides the board and the facts.
type Look struct {
	Theme  Theme
	Labels ValueLabels
	Legend []LegendEntry // drawn below the board in exports; empty: none
}

// LegendEntry is one line of a legend, its text in the reader's language.
type LegendEntry struct {
	Outcome solver.Outcome // P or N; Unknown: a winning move
	Text    string
}

// ShapeKind is a kind of shape.
type ShapeKind uint8

const (
	DiscShape  ShapeKind = iota // Center P[0], Radius; filled, hatched and/or stroked (dashed)
	CurveShape                  // P is 1+3k Bézier points, stroked
	HeadShape                   // an arrow head: P[0] tip, P[1], P[2] the back corners; filled
	BoxShape                    // P[0] top left, P[1] bottom right, corner radius Radius
	TextShape                   // Text centred at P[0] (both ways), Size, Bold
)

// Shape is one element of a picture. Colours with alpha 0 are not painted.
type Shape struct {
	Kind   ShapeKind
	Part   Part
	Level  uint8 // what to leave out when small: see Levels
	P      []Point
	Radius float64
	Width  float64 // of the stroke
	Dash   bool
	Hatch  bool
	Stroke color.NRGBA
	Fill   color.NRGBA
	Text   string
	Size   float64
	Bold   bool
}

// Scene is a picture: shapes from back to front. It is a value, made anew when anything changes.
type Scene struct {
	Shapes     []Shape
	Min, Max   Point // bounds of everything drawn
	Background color.NRGBA
}

// VertexRadius is the radius of a vertex at 100 %.
const VertexRadius = 27

// NewScene draws a board at the places of g with what is known of it.
func NewScene(b board.Board, g Geometry, f Facts, look Look) Scene { panic("unwritten") }

// At is the front-most part within slack of p, and whether there is one.
func (s Scene) At(p Point, slack float64) (Part, bool) { panic("unwritten") }

// Around draws only the given vertices and the edges at them, as NewScene would: the moving part of a drag. Its cost
// depends on those parts, not on the board (index is made once by the caller with EdgesAt).
func Around(b board.Board, g Geometry, f Facts, look Look, vertices []int, index EdgeIndex) Scene {
	panic("unwritten")
}

// EdgeIndex lists the edges at each vertex.
type EdgeIndex [][]int32

// EdgesAt makes the index of a board.
func EdgesAt(b board.Board) EdgeIndex { panic("unwritten") }
