package app

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/render"
)

// Colours of ours beside Fyne's, by name, so that Fyne's rich text can use them too.
const (
	colourBoard   fyne.ThemeColorName = "mexboard.board"
	colourPanel   fyne.ThemeColorName = "mexboard.panel"
	colourLine    fyne.ThemeColorName = "mexboard.line"
	colourQuiet   fyne.ThemeColorName = "mexboard.quiet"
	colourP       fyne.ThemeColorName = "mexboard.p"
	colourPFill   fyne.ThemeColorName = "mexboard.pfill"
	colourN       fyne.ThemeColorName = "mexboard.n"
	colourNFill   fyne.ThemeColorName = "mexboard.nfill"
	colourWinning fyne.ThemeColorName = "mexboard.winning"
	colourFocus   fyne.ThemeColorName = "mexboard.focus"
	colourMarked  fyne.ThemeColorName = "mexboard.marked" // behind the current row, the chosen tool
	colourBad     fyne.ThemeColorName = "mexboard.bad"
)

// look is Mexboard's theme: the picture's colours round the picture. Choice is "light", "dark" or, for the system's,
// anything else.
type look struct{ choice string }

// picture is the theme of the board's picture that goes with a variant of Fyne's.
func (l look) picture(variant fyne.ThemeVariant) render.Theme {
	switch {
	case l.choice == choiceDark, l.choice != choiceLight && variant == theme.VariantDark:
		return render.Dark
	}
	return render.Light
}

func (l look) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	p := l.picture(variant)
	if c, ok := ours(name, p); ok {
		return c
	}
	if p.Name == render.Dark.Name {
		return theme.DefaultTheme().Color(name, theme.VariantDark)
	}
	return theme.DefaultTheme().Color(name, theme.VariantLight)
}

func ours(name fyne.ThemeColorName, p render.Theme) (color.NRGBA, bool) {
	switch name {
	case theme.ColorNameBackground:
		return p.Window, true
	case colourBoard, theme.ColorNameMenuBackground, theme.ColorNameOverlayBackground,
		theme.ColorNameForegroundOnPrimary, theme.ColorNameHeaderBackground:
		return p.Board, true
	case colourPanel, theme.ColorNameDisabledButton, theme.ColorNameButton, theme.ColorNameInputBackground:
		return p.Panel, true
	case colourLine, theme.ColorNameSeparator:
		return p.Line, true
	case theme.ColorNameForeground:
		return p.Text, true
	case colourQuiet, theme.ColorNamePlaceHolder:
		return p.Quiet, true
	case theme.ColorNameDisabled:
		return faded(p.Quiet, 0xc0), true
	case theme.ColorNameInputBorder:
		return p.Edge, true
	case colourP:
		return p.PLine, true
	case colourPFill:
		return p.PFill, true
	case colourN:
		return p.NLine, true
	case colourNFill:
		return p.NFill, true
	case colourWinning, theme.ColorNameSuccess:
		return p.Winning, true
	case colourFocus, theme.ColorNamePrimary, theme.ColorNameHyperlink:
		return p.Focus, true
	case colourMarked, theme.ColorNameSelection:
		return faded(p.Focus, 0x24), true
	case theme.ColorNameFocus:
		return faded(p.Focus, 0x40), true
	case theme.ColorNameHover:
		return faded(p.Text, 0x10), true
	case theme.ColorNamePressed:
		return faded(p.Text, 0x20), true
	case theme.ColorNameScrollBar:
		return faded(p.Quiet, 0xa0), true
	case theme.ColorNameShadow:
		return color.NRGBA{A: 0x38}, true
	case colourBad, theme.ColorNameError:
		return p.Bad, true
	}
	return color.NRGBA{}, false
}

// faded is a colour with less alpha.
func faded(c color.NRGBA, alpha uint8) color.NRGBA {
	c.A = alpha
	return c
}

// Font puts our own font for Chinese and mathematics before Fyne's, which serves what ours lacks.
func (look) Font(style fyne.TextStyle) fyne.Resource {
	if style.Monospace || style.Symbol {
		return theme.DefaultTheme().Font(style)
	}
	return supplement
}

var supplement = fyne.NewStaticResource("supplement.ttf", render.SupplementFont())

func (look) Icon(name fyne.ThemeIconName) fyne.Resource { return theme.DefaultTheme().Icon(name) }

func (look) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case theme.SizeNameText:
		return textSize
	case theme.SizeNameCaptionText:
		return smallSize
	case theme.SizeNameScrollBarSmall:
		return 4
	case theme.SizeNameScrollBar:
		return 8
	}
	return theme.DefaultTheme().Size(name)
}

// sliderLook makes Fyne's slider a violet line with a knob.
type sliderLook struct{ fyne.Theme }

func (l sliderLook) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	switch name {
	case theme.ColorNameForeground:
		name = colourFocus
	case theme.ColorNameInputBackground:
		name = colourLine
	}
	return l.Theme.Color(name, variant)
}

func (l sliderLook) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case theme.SizeNameInlineIcon:
		return 16
	case theme.SizeNameInnerPadding:
		return 6
	case theme.SizeNameInputBorder:
		return 1.5
	}
	return l.Theme.Size(name)
}

// Sizes of text, and the step in which everything is spaced.
const (
	textSize  = 14
	smallSize = 13
	tinySize  = 11
	gap       = 4
)
