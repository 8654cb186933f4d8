package render

import (
	"io"

	"dev.mexboard/solver/board"
)

// Picture is what an export format gets: the scene, and the board and facts it was made from.
type Picture struct {
	Scene    Scene
	Board    board.Board
	Geometry Geometry
	Facts    Facts
	Look     Look
	Scale    float64 // 1 to 4, for formats made of pixels
}

// Format is one export format.
type Format struct {
	Name   string // "svg"
	Ending string // ".svg"
	Title  string // "SVG"
	Write  func(w io.Writer, p Picture) error
}

// Formats lists the export formats in the order shown. Two may not share an ending.
var Formats []Format
