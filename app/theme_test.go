package app

import (
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/render"
)

// TestContrast holds text to 4.5 to 1 and lines that mean something to 3 to 1 (WCAG 2).
func TestContrast(t *testing.T) {
	texts := []fyne.ThemeColorName{
		theme.ColorNameForeground, colourQuiet, colourP, colourN, colourWinning, colourFocus, colourBad, theme.ColorNamePlaceHolder,
	}
	grounds := []fyne.ThemeColorName{theme.ColorNameBackground, colourBoard, colourPanel, theme.ColorNameMenuBackground}
	for _, l := range looks() {
		choice := l.choice + " " + l.palette
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

// looks lists every theme in every palette.
func looks() []look {
	var list []look
	for _, choice := range []string{choiceLight, choiceDark, choiceContrast} {
		for _, p := range render.Palettes {
			list = append(list, look{choice: choice, palette: p.Name})
		}
	}
	return list
}

func TestASystemThatTellsNothingIsLight(t *testing.T) {
	for _, row := range []struct {
		look    look
		variant fyne.ThemeVariant
		want    string
	}{
		{look{choice: choiceSystem, untold: true}, theme.VariantDark, "light"},
		{look{choice: choiceSystem}, theme.VariantDark, "dark"},
		{look{choice: choiceSystem}, theme.VariantLight, "light"},
		{look{choice: choiceDark, untold: true}, theme.VariantLight, "dark"},
		{look{choice: choiceContrast}, theme.VariantLight, "contrast"},
	} {
		if got := row.look.picture(row.variant).Name; got != row.want {
			t.Errorf("%v: %s, want %s", row, got, row.want)
		}
	}
}
