package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/lang"
)

// newLegend says what the marks on the board mean: in the corner of the board, small.
func newLegend(say lang.Language) fyne.CanvasObject {
	item := func(sign fyne.CanvasObject, m lang.Message, colour fyne.ThemeColorName) fyne.CanvasObject {
		return container.New(line{5}, sign, newText(m.In(say), colour, smallSize))
	}
	row := container.New(&wrap{gap: 14, lead: 2},
		item(ringSign(colourP, true), lang.LegendP, colourP),
		item(ringSign(colourN, false), lang.LegendN, colourN),
		item(arrowSign(), lang.LegendMove, colourWinning))
	return container.New(inset{12, gap, 12, 8}, row)
}

// ringSign is the ring of an outcome, small: double for P.
func ringSign(colour fyne.ThemeColorName, double bool) fyne.CanvasObject {
	const size = 12
	box := container.New(atLeast{fyne.NewSquareSize(size)})
	box.Layout = signLayout{size}
	ring := func(d float32) {
		c := canvas.NewCircle(nil)
		c.StrokeColor, c.StrokeWidth = theme.Color(colour), 1.4
		c.Resize(fyne.NewSquareSize(d))
		c.Move(fyne.NewPos((size-d)/2, (size-d)/2))
		box.Add(c)
	}
	ring(size)
	if double {
		ring(size - 6)
	}
	return box
}

// arrowSign is the arrow of a winning move, small.
func arrowSign() fyne.CanvasObject {
	const size = 12
	box := container.New(signLayout{size})
	for _, p := range [][4]float32{{0, 6, 11, 6}, {11, 6, 7, 2.5}, {11, 6, 7, 9.5}} {
		l := canvas.NewLine(theme.Color(colourWinning))
		l.StrokeWidth = 2
		l.Position1, l.Position2 = fyne.NewPos(p[0], p[1]), fyne.NewPos(p[2], p[3])
		box.Add(l)
	}
	return box
}

// signLayout leaves objects where they are, in a square.
type signLayout struct{ size float32 }

func (signLayout) Layout([]fyne.CanvasObject, fyne.Size) {}

func (s signLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSquareSize(s.size) }

// wrap puts objects side by side, and below one another where there is no room. It remembers the width it got, since
// its height hangs on it.
type wrap struct{ gap, lead, width float32 }

func (w *wrap) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	w.width = size.Width
	w.each(objects, func(o fyne.CanvasObject, at fyne.Position) {
		o.Resize(o.MinSize())
		o.Move(at)
	})
}

func (w *wrap) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var widest float32
	for _, o := range objects {
		widest = max(widest, o.MinSize().Width)
	}
	return fyne.NewSize(widest, w.each(objects, func(fyne.CanvasObject, fyne.Position) {}))
}

// each gives every object its place, and returns the height of them all.
func (w *wrap) each(objects []fyne.CanvasObject, put func(fyne.CanvasObject, fyne.Position)) float32 {
	x, y, high := float32(0), float32(0), float32(0)
	for _, o := range objects {
		m := o.MinSize()
		if x > 0 && w.width > 0 && x+m.Width > w.width {
			x, y, high = 0, y+high+w.lead, 0
		}
		put(o, fyne.NewPos(x, y))
		x, high = x+m.Width+w.gap, max(high, m.Height)
	}
	return y + high
}
