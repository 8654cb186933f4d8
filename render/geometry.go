// Package render turns a board and what is known of it into a picture, a value of a few kinds of shape, and writes
// pictures as pixels and files.
package render

import "dev.mexboard/solver/board"

// Geometry is where the vertices and edges of a board are: the result of a layout or of the places kept in a board.
// Coordinates are the board's: points, y upwards.
type Geometry struct {
	Vertices []board.Point  // by vertex
	Curves   []*board.Curve // by edge; nil: drawn by Route
}

// GeometryOf reads the places kept in a board; vertices without one are put round the placed ones (or in layers when
// none is placed). Never calls Graphviz; fast enough for every frame of a drag at 10,000 vertices.
func GeometryOf(b board.Board) Geometry { panic("unwritten") }

// Layers is our own simple layout: layers by longest path to a terminal, crossings lessened by a few median sweeps. Deterministic,
// never fails (cycles are broken), 100 ms for 10,000 vertices.
func Layers(b board.Board) Geometry { panic("unwritten") }

// Place writes a geometry into a board: every vertex placed, every edge with its curve. Pinned flags stay.
func Place(b board.Board, g Geometry) board.Board { panic("unwritten") }
