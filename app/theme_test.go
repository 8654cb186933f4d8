package app

import (
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// TestContrast holds text to 4.5 to 1 and lines that mean something to 3 to 1 (WCAG 2).
func TestContrast(t *testing.T) {
	texts := []fyne.ThemeColorName{
		theme.ColorNameForeground, colourQuiet, colourP, colourN, colourWinning, colourFocus, colourBad, theme.ColorNamePlaceHolder,
	}
	grounds := []fyne.ThemeColorName{theme.ColorNameBackground, colourBoard, colourPanel, theme.ColorNameMenuBackground}
	for _, choice := range []string{choiceLight, choiceDark} {
		l := look{choice}
		of := func(n fyne.ThemeColorName) color.Color { return l.Color(n, theme.VariantLight) }
		for _, ground := range grounds {
			for _, text := range texts {
				if c := contrast(of(text), of(ground)); c < 4.5 {
					t.Errorf("%s: %s on %s has %.2f to 1", choice, text, ground, c)
				}
			}
			if c := contrast(of(theme.ColorNameInputBorder), of(ground)); c < 3 {
				t.Errorf("%s: borders on %s have %.2f to 1", choice, ground, c)
			}
		}
		if c := contrast(of(theme.ColorNameForegroundOnPrimary), of(theme.ColorNamePrimary)); c < 4.5 {
			t.Errorf("%s: the main button has %.2f to 1", choice, c)
		}
	}
}

func contrast(a, b color.Color) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func luminance(c color.Color) float64 {
	part := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	n := toNRGBA(c)
	return 0.2126*part(n.R) + 0.7152*part(n.G) + 0.0722*part(n.B)
}
