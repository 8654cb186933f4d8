package render

import (
	"image/color"
	"math"
	"testing"
)

// contrast is the contrast ratio of two colours (WCAG 2.2).
func contrast(a, b color.NRGBA) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func luminance(c color.NRGBA) float64 {
	linear := func(x uint8) float64 {
		v := float64(x) / 255
		if v <= 0.04045 {
			return v / 12.92
		}
		return math.Pow((v+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

func TestContrast(t *testing.T) {
	if got := contrast(rgb(0), rgb(0xFFFFFF)); math.Abs(got-21) > 0.01 {
		t.Fatalf("black on white: %.2f, want 21", got)
	}
	for _, x := range inAllInks() {
		text, line := 4.5, 3.0
		if x.Name == Contrast.Name {
			text, line = 7, 4.5
		}
		for _, row := range []struct {
			name    string
			ink     color.NRGBA
			on      []color.NRGBA
			atLeast float64
			what    string
		}{
			{"text", x.Text, []color.NRGBA{x.Window, x.Board, x.Panel}, text, "text"},
			{"quiet", x.Quiet, []color.NRGBA{x.Window, x.Board, x.Panel}, text, "text"},
			{"value of a P vertex", x.PLine, []color.NRGBA{x.PFill, x.Board, x.Panel}, text, "text"},
			{"value of an N vertex", x.NLine, []color.NRGBA{x.NFill, x.Board, x.Panel}, text, "text"},
			{"value of a D vertex", x.DLine, []color.NRGBA{x.DFill, x.Board, x.Panel}, text, "text"},
			{"winning move", x.Winning, []color.NRGBA{x.Board, x.Panel, x.Window}, text, "text"},
			{"cycle", x.Bad, []color.NRGBA{x.Board, x.Panel, x.Window}, text, "text"},
			{"count of chips", x.ChipText, []color.NRGBA{x.Chip}, text, "text"},
			{"edge", x.Edge, []color.NRGBA{x.Board}, line, "line"},
			{"step", x.Focus, []color.NRGBA{x.Board, x.Panel}, line, "line"},
			{"chip", x.Chip, []color.NRGBA{x.Board, x.PFill, x.NFill}, line, "line"},
		} {
			for _, ground := range row.on {
				if got := contrast(row.ink, ground); got < row.atLeast {
					t.Errorf("%s: %s %v on %v: %.2f, want %.1f for a %s", x.Name, row.name, row.ink, ground, got, row.atLeast, row.what)
				}
			}
		}
	}
}

// inAllInks lists every theme in every palette.
func inAllInks() []Theme {
	var list []Theme
	for _, p := range Palettes {
		for _, x := range Themes {
			list = append(list, p.In(x))
		}
	}
	return list
}
