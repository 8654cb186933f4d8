package app

import (
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
)

// cellGrid puts the characters of a line in cells of one width: those of the monospaced face take one, the others,
// which come from the face for Chinese and mathematics, as many as they need.
type cellGrid struct {
	width, height float32
	wide          map[rune]int
}

// The text's size, and how far a tab reaches.
const (
	paneSize = 13
	tabCells = 4
)

var mono = fyne.TextStyle{Monospace: true}

func newCellGrid() *cellGrid {
	m := fyne.MeasureText("0000000000", paneSize, mono)
	return &cellGrid{width: m.Width / 10, height: max(18, m.Height), wide: map[rune]int{}}
}

// cells is how many cells a character takes in a line where so many are taken already.
func (g *cellGrid) cells(r rune, taken int) int {
	switch {
	case r == '\t':
		return tabCells - taken%tabCells
	case r < 0x300:
		return 1
	case unicode.Is(unicode.Mn, r):
		return 0
	case inMono(r):
		return 1
	}
	n, ok := g.wide[r]
	if !ok {
		n = max(1, int(fyne.MeasureText(string(r), paneSize, fyne.TextStyle{}).Width/g.width+0.9))
		g.wide[r] = n
	}
	return n
}

// inMono tells whether the monospaced face has a character: Latin, Greek and Cyrillic.
func inMono(r rune) bool { return r < 0x530 }

// upTo is the cell at which the character of a line begins.
func (g *cellGrid) upTo(line string, col int) int {
	cell := 0
	for _, r := range line {
		if col == 0 {
			break
		}
		col--
		cell += g.cells(r, cell)
	}
	return cell
}

// column is the character of a line nearest to a cell, which may be a broken one.
func (g *cellGrid) column(line string, at float32) int {
	cell, col := 0, 0
	for _, r := range line {
		n := g.cells(r, cell)
		if at < float32(cell)+float32(n)/2 {
			break
		}
		cell += n
		col++
	}
	return col
}

// pieces draws the cells of a line from one up to another, as texts at their places (x counted from the line's beginning).
func (g *cellGrid) pieces(line string, from, to int, colour fyne.ThemeColorName) []fyne.CanvasObject {
	var list []fyne.CanvasObject
	var run []rune
	start, cell := 0, 0
	add := func(text string, at, cells int, style fyne.TextStyle) {
		t := newText(text, colour, paneSize)
		t.TextStyle = style
		m := t.MinSize()
		t.Move(fyne.NewPos(float32(at)*g.width+max(0, float32(cells)*g.width-m.Width)/2, (g.height-m.Height)/2))
		t.Resize(m)
		list = append(list, t)
	}
	flush := func() {
		if len(run) > 0 {
			add(string(run), start, 0, mono)
		}
		run = run[:0]
	}
	for _, r := range line {
		n := g.cells(r, cell)
		if cell >= from && cell < to {
			switch {
			case r == ' ' && len(run) == 0, r == '\t', unicode.IsControl(r):
				flush()
			case inMono(r):
				if len(run) == 0 {
					start = cell
				}
				run = append(run, r)
			default:
				flush()
				add(string(r), cell, n, fyne.TextStyle{})
			}
		}
		if cell += n; cell >= to {
			break
		}
	}
	flush()
	return list
}

// rectangle is a filled rectangle at a place.
func rectangle(colour fyne.ThemeColorName, x, y, width, height float32) *canvas.Rectangle {
	r := canvas.NewRectangle(theme.Color(colour))
	r.Move(fyne.NewPos(x, y))
	r.Resize(fyne.NewSize(width, height))
	return r
}
