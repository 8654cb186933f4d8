package app

import (
	"image/color"
	"strings"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/lang"
)

// newText is a line of text in a colour of the theme; size is that at 100 %. It keeps the colour it was made with: the window is built anew when the theme changes.
func newText(text string, colour fyne.ThemeColorName, size float32) *canvas.Text {
	t := canvas.NewText(text, theme.Color(colour))
	t.TextSize = scaled(size)
	return t
}

func newBold(text string, colour fyne.ThemeColorName, size float32) *canvas.Text {
	t := newText(text, colour, size)
	t.TextStyle.Bold = true
	return t
}

func toNRGBA(c color.Color) color.NRGBA { return color.NRGBAModel.Convert(c).(color.NRGBA) }

// middle centres an object vertically and leaves its width.
func middle(o fyne.CanvasObject) fyne.CanvasObject {
	return container.New(layout.NewCustomPaddedVBoxLayout(0), layout.NewSpacer(), o, layout.NewSpacer())
}

// fit is a text that is no wider than width, cut at its end with an ellipsis where it must be.
func fit(text string, width, size float32, style fyne.TextStyle) string {
	wide := func(s string) bool { return fyne.MeasureText(s, size, style).Width > width }
	if width <= 0 || !wide(text) {
		return text
	}
	letters := []rune(text)
	low, high := 0, len(letters) // low fits, high does not
	for high-low > 1 {
		if m := (low + high) / 2; wide(string(letters[:m]) + "…") {
			high = m
		} else {
			low = m
		}
	}
	return string(letters[:low]) + "…"
}

// column stacks objects of its width, whatever width they would like; each is as high as it needs to be at that width. Unlike Fyne's box it asks again after an object has got its width, since wrapped text knows its height only then.
type column struct{ gap float32 }

func (c column) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		o.Move(fyne.NewPos(0, y))
		o.Resize(fyne.NewSize(size.Width, o.MinSize().Height))
		if h := o.MinSize().Height; h != o.Size().Height {
			o.Resize(fyne.NewSize(size.Width, h))
		}
		y += o.Size().Height + c.gap
	}
}

func (c column) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var m fyne.Size
	for _, o := range objects {
		if o.Visible() {
			s := o.MinSize()
			m = fyne.NewSize(max(m.Width, s.Width), m.Height+s.Height+c.gap)
		}
	}
	m.Height = max(0, m.Height-c.gap)
	return m
}

// inset keeps margins round one object.
type inset struct{ left, top, right, bottom float32 }

func (i inset) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		o.Move(fyne.NewPos(i.left, i.top))
		o.Resize(fyne.NewSize(size.Width-i.left-i.right, size.Height-i.top-i.bottom))
	}
}

func (i inset) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var m fyne.Size
	for _, o := range objects {
		m = m.Max(o.MinSize())
	}
	return fyne.NewSize(m.Width+i.left+i.right, m.Height+i.top+i.bottom)
}

// atLeast gives objects a least size.
type atLeast struct{ size fyne.Size }

func (a atLeast) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, o := range objects {
		h := o.MinSize().Height
		if _, line := o.(*canvas.Text); !line {
			h = size.Height
		}
		o.Move(fyne.NewPos(0, (size.Height-h)/2))
		o.Resize(fyne.NewSize(size.Width, h))
	}
}

func (a atLeast) MinSize(objects []fyne.CanvasObject) fyne.Size {
	m := a.size
	for _, o := range objects {
		m = m.Max(o.MinSize())
	}
	return m
}

// spacer is empty room of a width.
func spacer(width float32) fyne.CanvasObject {
	return container.New(atLeast{fyne.NewSize(width, 0)})
}

// paddedTo gives wrapped text a width to wrap to.
func paddedTo(o fyne.CanvasObject, width float32) fyne.CanvasObject {
	o.Resize(fyne.NewSize(width, o.MinSize().Height))
	return container.New(atLeast{fyne.NewSize(width, 0)}, o)
}

// spare shows its object at the right while there is room for it.
type spare struct{}

func (spare) MinSize(o []fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, o[0].MinSize().Height) }

func (spare) Layout(o []fyne.CanvasObject, size fyne.Size) {
	need := o[0].MinSize()
	shown(o[0], need.Width <= size.Width)
	o[0].Resize(need)
	o[0].Move(fyne.NewPos(size.Width-need.Width, (size.Height-need.Height)/2))
}

// paragraph is quiet, wrapped text.
type paragraph struct {
	root fyne.CanvasObject
	text *widget.RichText
}

func newParagraph(text string) *paragraph {
	p := &paragraph{text: widget.NewRichText()}
	p.text.Wrapping = fyne.TextWrapWord
	p.root = container.New(inset{-8, -8, -8, -8}, p.text) // without rich text's own margins
	p.set(text)
	return p
}

func (p *paragraph) set(text string) { p.say(text, colourQuiet) }

// say shows a text in a colour.
func (p *paragraph) say(text string, colour fyne.ThemeColorName) {
	p.show(text, widget.RichTextStyle{Inline: true, ColorName: colour, SizeName: theme.SizeNameCaptionText})
}

// head shows a text as a heading.
func (p *paragraph) head(text string) {
	p.show(text, widget.RichTextStyle{Inline: true, ColorName: theme.ColorNameForeground, SizeName: theme.SizeNameText, TextStyle: fyne.TextStyle{Bold: true}})
}

func (p *paragraph) show(text string, style widget.RichTextStyle) {
	p.text.Segments = nil
	for _, part := range unbroken(text) {
		p.text.Segments = append(p.text.Segments, &widget.TextSegment{Text: part, Style: style})
	}
	p.text.Refresh()
}

// toldWhole is an error as a sentence, with a full stop: where it stands in place of one.
func toldWhole(say lang.Language, err error) []lang.Span {
	text := capitalised(lang.Error(say, err))
	if !strings.HasSuffix(text, lang.FullStop.In(say)) {
		text += lang.FullStop.In(say)
	}
	return []lang.Span{{Text: text}}
}

// capitalised is a text with a capital first letter: errors begin with a small one.
func capitalised(text string) string {
	r, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return ""
	}
	return string(unicode.ToUpper(r)) + text[size:]
}
