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
	colourD       fyne.ThemeColorName = "mexboard.d"
	colourWinning fyne.ThemeColorName = "mexboard.winning"
	colourFocus   fyne.ThemeColorName = "mexboard.focus"
	colourMarked  fyne.ThemeColorName = "mexboard.marked" // behind the current row, the chosen tool
	colourBad     fyne.ThemeColorName = "mexboard.bad"
)

// look is Mexboard's theme: the picture's colours round the picture.
type look struct {
	choice  string // "light", "dark", "contrast" or, for the system's, anything else
	palette string // "": the first
	percent int    // the size of text; 0: 100
	untold  bool   // the system does not tell whether it is light or dark: then light
}

// picture is the theme of the board's picture that goes with a variant of Fyne's.
func (l look) picture(variant fyne.ThemeVariant) render.Theme {
	t := render.Light
	switch {
	case l.choice == choiceContrast:
		t = render.Contrast
	case l.choice == choiceDark, l.choice != choiceLight && variant == theme.VariantDark && !l.untold:
		t = render.Dark
	}
	return render.PaletteNamed(l.palette).In(t)
}

func (l look) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	p := l.picture(variant)
	if c, ok := ours(name, p); ok {
		return c
	}
	if p.Name != render.Light.Name {
		return theme.DefaultTheme().Color(name, theme.VariantDark)
	}
	return theme.DefaultTheme().Color(name, theme.VariantLight)
}

// ours is the colour of a role that Mexboard has a colour for.
func ours(name fyne.ThemeColorName, p render.Theme) (color.NRGBA, bool) {
	role, ok := roles[name]
	if !ok {
		return color.NRGBA{}, false
	}
	return role(p), true
}

// roles are Fyne's colours and ours, taken from those of the picture.
var roles = map[fyne.ThemeColorName]func(render.Theme) color.NRGBA{
	theme.ColorNameBackground: func(p render.Theme) color.NRGBA { return p.Window },

	colourBoard:                        func(p render.Theme) color.NRGBA { return p.Board },
	theme.ColorNameMenuBackground:      raised,
	theme.ColorNameOverlayBackground:   raised,
	theme.ColorNameHeaderBackground:    func(p render.Theme) color.NRGBA { return p.Board },
	theme.ColorNameForegroundOnPrimary: func(p render.Theme) color.NRGBA { return p.Board },

	colourPanel:                    func(p render.Theme) color.NRGBA { return p.Panel },
	theme.ColorNameButton:          func(p render.Theme) color.NRGBA { return p.Panel },
	theme.ColorNameDisabledButton:  func(p render.Theme) color.NRGBA { return p.Panel },
	theme.ColorNameInputBackground: func(p render.Theme) color.NRGBA { return p.Panel },

	colourLine:                 func(p render.Theme) color.NRGBA { return p.Line },
	theme.ColorNameSeparator:   func(p render.Theme) color.NRGBA { return p.Line },
	theme.ColorNameInputBorder: func(p render.Theme) color.NRGBA { return p.Edge },

	theme.ColorNameForeground:  func(p render.Theme) color.NRGBA { return p.Text },
	colourQuiet:                func(p render.Theme) color.NRGBA { return p.Quiet },
	theme.ColorNamePlaceHolder: func(p render.Theme) color.NRGBA { return p.Quiet },
	theme.ColorNameDisabled:    func(p render.Theme) color.NRGBA { return faded(p.Quiet, 0xc0) },
	theme.ColorNameScrollBar:   func(p render.Theme) color.NRGBA { return faded(p.Quiet, 0xa0) },
	theme.ColorNameHover:       func(p render.Theme) color.NRGBA { return faded(p.Text, 0x10) },
	theme.ColorNamePressed:     func(p render.Theme) color.NRGBA { return faded(p.Text, 0x20) },
	theme.ColorNameShadow:      func(render.Theme) color.NRGBA { return color.NRGBA{A: 0x38} },

	colourP:                func(p render.Theme) color.NRGBA { return p.PLine },
	colourPFill:            func(p render.Theme) color.NRGBA { return p.PFill },
	colourN:                func(p render.Theme) color.NRGBA { return p.NLine },
	colourNFill:            func(p render.Theme) color.NRGBA { return p.NFill },
	colourD:                func(p render.Theme) color.NRGBA { return p.DLine },
	colourWinning:          func(p render.Theme) color.NRGBA { return p.Winning },
	theme.ColorNameSuccess: func(p render.Theme) color.NRGBA { return p.Winning },
	colourBad:              func(p render.Theme) color.NRGBA { return p.Bad },
	theme.ColorNameError:   func(p render.Theme) color.NRGBA { return p.Bad },

	colourFocus:              func(p render.Theme) color.NRGBA { return p.Focus },
	theme.ColorNamePrimary:   func(p render.Theme) color.NRGBA { return p.Focus },
	theme.ColorNameHyperlink: func(p render.Theme) color.NRGBA { return p.Focus },
	theme.ColorNameFocus:     func(p render.Theme) color.NRGBA { return faded(p.Focus, 0x40) },
	colourMarked:             func(p render.Theme) color.NRGBA { return faded(p.Focus, 0x24) },
	theme.ColorNameSelection: func(p render.Theme) color.NRGBA { return faded(p.Focus, 0x24) },
}

// raised is the ground of what lies over the window. Where all is black no shadow sets it off, so it is lighter.
func raised(p render.Theme) color.NRGBA {
	if p.Name == render.Contrast.Name {
		return color.NRGBA{0x26, 0x26, 0x26, 0xFF}
	}
	return p.Board
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

func (l look) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case theme.SizeNameText:
		return textSize * l.scale()
	case theme.SizeNameCaptionText:
		return smallSize * l.scale()
	case theme.SizeNameSubHeadingText:
		return headingSize * l.scale()
	case theme.SizeNameScrollBarSmall:
		return 4
	case theme.SizeNameScrollBar:
		return 8
	case theme.SizeNameModalBlurRadius:
		return 0 // blurred anew for each blink of a caret, which takes all of a processor where no graphics card does it
	}
	return theme.DefaultTheme().Size(name)
}

// scale is the size of text; 1 is usual.
func (l look) scale() float32 {
	if l.percent == 0 {
		return 1
	}
	return float32(l.percent) / 100
}

// scaled is a size that goes with that of text, in the theme that is on.
func scaled(size float32) float32 {
	if l, ok := fyne.CurrentApp().Settings().Theme().(look); ok {
		return size * l.scale()
	}
	return size
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
	headingSize = 18
	textSize    = 14
	smallSize   = 13
	tinySize    = 11
	gap         = 4
)
