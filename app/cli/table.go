package cli

import (
	"strconv"
	"strings"
	"unicode"
)

// table writes rows of cells as columns two spaces apart. Cells of the columns in right are set at the right end;
// the last column is not filled up.
func table(w *strings.Builder, rows [][]string, right ...int) {
	var widths []int
	for _, row := range rows {
		for i, cell := range row {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			widths[i] = max(widths[i], width(cell))
		}
	}
	for _, row := range rows {
		var line strings.Builder
		for i, cell := range row {
			if i > 0 {
				line.WriteString("  ")
			}
			pad := strings.Repeat(" ", widths[i]-width(cell))
			if contains(right, i) {
				line.WriteString(pad + cell)
			} else {
				line.WriteString(cell + pad)
			}
		}
		w.WriteString(strings.TrimRight(line.String(), " ") + "\n")
	}
}

func contains(columns []int, i int) bool {
	for _, c := range columns {
		if c == i {
			return true
		}
	}
	return false
}

// width is how many columns of a terminal a text takes.
func width(text string) int {
	n := 0
	for _, r := range text {
		switch {
		case unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf):
		case unicode.Is(wide, r):
			n += 2
		default:
			n++
		}
	}
	return n
}

// wide is the characters that take two columns (Unicode Standard Annex 11: W and F), in whole blocks.
var wide = &unicode.RangeTable{
	R16: []unicode.Range16{
		{Lo: 0x1100, Hi: 0x115f, Stride: 1}, // Hangul Jamo
		{Lo: 0x2e80, Hi: 0x303e, Stride: 1}, // CJK radicals and punctuation
		{Lo: 0x3041, Hi: 0xa4cf, Stride: 1}, // kana, CJK, Yi
		{Lo: 0xac00, Hi: 0xd7a3, Stride: 1}, // Hangul
		{Lo: 0xf900, Hi: 0xfaff, Stride: 1},
		{Lo: 0xfe30, Hi: 0xfe6f, Stride: 1},
		{Lo: 0xff00, Hi: 0xff60, Stride: 1}, // full-width forms
		{Lo: 0xffe0, Hi: 0xffe6, Stride: 1},
	},
	R32: []unicode.Range32{
		{Lo: 0x1f300, Hi: 0x1f64f, Stride: 1},
		{Lo: 0x1f900, Hi: 0x1f9ff, Stride: 1},
		{Lo: 0x20000, Hi: 0x3fffd, Stride: 1},
	},
}

// shown is a name as tables show it: itself, or in quotes where it is empty, has spaces, or has characters that a
// terminal would obey instead of showing.
func shown(id string) string {
	odd := func(r rune) bool { return unicode.IsSpace(r) || !unicode.IsPrint(r) }
	if id == "" || strings.ContainsFunc(id, odd) {
		return strconv.Quote(id)
	}
	return id
}
