package render

import (
	"image/color"

	"dev.mexboard/solver"
)

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
	Name                      string // "light", "dark", "print", "contrast"
	Window, Board, Panel      color.NRGBA
	Text, Quiet, Line         color.NRGBA
	PLine, PFill              color.NRGBA
	NLine, NFill              color.NRGBA
	DLine, DFill              color.NRGBA // of draws
	Winning, Edge, Focus, Bad color.NRGBA
	Chip, ChipText            color.NRGBA
	Hatch                     bool // P vertices are hatched (print)
}

// Light, Dark, Print and Contrast are the themes; Themes lists them. In each, text has a contrast of at least 4.5 to 1
// with what it stands on, lines of the picture 3 to 1; in Contrast 7 to 1 and 4.5 to 1. (Line is for hairlines between
// panels, which say nothing.)
var (
	Light = Theme{
		Name:   "light",
		Window: rgb(0xFAFAF8), Board: rgb(0xFFFFFF), Panel: rgb(0xF3F2EF),
		Text: rgb(0x1F2328), Quiet: rgb(0x696F76), Line: rgb(0xD9D7D1),
		PLine: rgb(0x0B63A5), PFill: rgb(0xDCEBF8),
		NLine: rgb(0xB34A00), NFill: rgb(0xFCEBDB),
		DLine: rgb(0x5C5F00), DFill: rgb(0xEEF0C8),
		Winning: rgb(0x00795A), Edge: rgb(0x7A8087), Focus: rgb(0x7A3FF2), Bad: rgb(0xC62828),
		Chip: rgb(0x1F2328), ChipText: rgb(0xFFFFFF),
	}
	Dark = Theme{
		Name:   "dark",
		Window: rgb(0x17191C), Board: rgb(0x1E2125), Panel: rgb(0x22262B),
		Text: rgb(0xE6E8EA), Quiet: rgb(0x9AA1A9), Line: rgb(0x363B42),
		PLine: rgb(0x6DB5F2), PFill: rgb(0x173450),
		NLine: rgb(0xF2A65A), NFill: rgb(0x46301A),
		DLine: rgb(0xCFD26A), DFill: rgb(0x34361A),
		Winning: rgb(0x3FD0A4), Edge: rgb(0x8B929A), Focus: rgb(0xB794FF), Bad: rgb(0xFF7B72),
		Chip: rgb(0xF2F4F6), ChipText: rgb(0x1E2125),
	}
	Print = Theme{
		Name:   "print",
		Window: rgb(0xFFFFFF), Board: rgb(0xFFFFFF), Panel: rgb(0xFFFFFF),
		Text: rgb(0x000000), Quiet: rgb(0x000000), Line: rgb(0x000000),
		PLine: rgb(0x000000), PFill: rgb(0xFFFFFF),
		NLine: rgb(0x000000), NFill: rgb(0xFFFFFF),
		DLine: rgb(0x000000), DFill: rgb(0xFFFFFF),
		Winning: rgb(0x000000), Edge: rgb(0x000000), Focus: rgb(0x000000), Bad: rgb(0x000000),
		Chip: rgb(0x000000), ChipText: rgb(0xFFFFFF),
		Hatch: true,
	}
	Contrast = Theme{
		Name:   "contrast",
		Window: rgb(0x000000), Board: rgb(0x000000), Panel: rgb(0x0C0C0C),
		Text: rgb(0xFFFFFF), Quiet: rgb(0xDDDDDD), Line: rgb(0xA8A8A8),
		PLine: rgb(0x66CCFF), PFill: rgb(0x00304D),
		NLine: rgb(0xFFB347), NFill: rgb(0x4D2900),
		DLine: rgb(0xE4F06A), DFill: rgb(0x333600),
		Winning: rgb(0x00FF9C), Edge: rgb(0xC8C8C8), Focus: rgb(0xE0A8FF), Bad: rgb(0xFF8A8A),
		Chip: rgb(0xFFFFFF), ChipText: rgb(0x000000),
	}
	Themes = []Theme{Light, Dark, Print, Contrast}
)

// Look is everything that decides a picture besides the board and the facts.
type Look struct {
	Theme   Theme
	Labels  ValueLabels
	Unnamed bool          // no names beside vertices
	Pins    bool          // pinned vertices are marked
	Legend  []LegendEntry // drawn below the board in exports; empty: none
	Bare    bool          // without names: for a view from afar, see NameZoom
}

// LegendEntry is one line of a legend, its text in the reader's language.
type LegendEntry struct {
	Outcome solver.Outcome // P, N or D; Unknown: a winning move
	Text    string
	Plain   bool // no mark stands before the text
	Move    bool // with D: a move that keeps the draw
	Part    bool // the ring of the part where a rule fails
	Cut     bool // an edge whose cut wins
	Afloat  bool // what does not hang on the ground
}

func rgb(hex uint32) color.NRGBA {
	return color.NRGBA{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex), A: 0xFF}
}
