package render

import (
	"io"
	"path/filepath"
	"slices"
	"strings"

	"dev.mexboard/solver/board"
)

// Picture is what an export format gets: the scene, and the board and facts it was made from.
type Picture struct {
	Scene    Scene
	Board    board.Board
	Geometry Geometry
	Facts    Facts
	Look     Look
	Scale    float64 // 1 to 4, for formats made of pixels; 0 is 1
}

// Format is one export format.
type Format struct {
	Name    string   // "svg"
	Ending  string   // ".svg"
	Endings []string // other endings that mean it too
	Title   string   // "SVG"
	Write   func(w io.Writer, p Picture) error
}

// Formats lists the export formats in the order shown. Two may not share an ending.
var Formats = []Format{
	{Name: "svg", Ending: ".svg", Title: "SVG", Write: WriteSVG},
	{Name: "png", Ending: ".png", Title: "PNG", Write: WritePNG},
	{Name: "dot", Ending: ".dot", Endings: []string{".gv"}, Title: "DOT", Write: WriteDOT},
}

// FormatFor is the format that the ending of a file's name means, in any letter case; ok is false when none does.
func FormatFor(path string) (f Format, ok bool) {
	ending := strings.ToLower(filepath.Ext(path))
	for _, f := range Formats {
		if f.Ending == ending || slices.Contains(f.Endings, ending) {
			return f, true
		}
	}
	return Format{}, false
}

// scale is the scale of a picture made of pixels.
func (p Picture) scale() float64 {
	if p.Scale > 0 {
		return p.Scale
	}
	return 1
}
