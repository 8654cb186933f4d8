package app

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/cli"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver"
)

// legend says what the marks on the board mean: in the corner of the board, small.
type legend struct {
	root *fyne.Container
	say  lang.Language
	row  *fyne.Container
	now  []render.LegendEntry
}

func newLegend(say lang.Language) *legend {
	l := &legend{say: say, row: container.New(&wrap{gap: 14, lead: 2})}
	l.root = container.New(inset{12, gap, 12, 8}, l.row)
	return l
}

// show shows what the marks of a picture need. While nothing is known it stays as it is.
func (l *legend) show(entries []render.LegendEntry) {
	if entries == nil || slices.Equal(entries, l.now) {
		return
	}
	l.now = entries
	l.row.RemoveAll()
	for _, e := range entries {
		l.row.Add(l.entry(e))
	}
	l.root.Refresh()
}

func (l *legend) entry(e render.LegendEntry) fyne.CanvasObject {
	switch {
	case e.Plain:
		return newText(e.Text, colourQuiet, smallSize)
	case e.Cut:
		return container.New(line{5}, strokeSign(colourWinning, false), newText(e.Text, colourWinning, smallSize))
	case e.Afloat:
		return container.New(line{5}, strokeSign(colourQuiet, true), newText(e.Text, colourQuiet, smallSize))
	case e.Part:
		return container.New(line{5}, ringSign(colourBad, solver.D), newText(e.Text, colourBad, smallSize))
	case e.Outcome == solver.Unknown:
		return container.New(line{5}, arrowSign(colourWinning), newText(e.Text, colourWinning, smallSize))
	}
	colour := outcomeColour(e.Outcome)
	if e.Move {
		return container.New(line{5}, arrowSign(colour), newText(e.Text, colour, smallSize))
	}
	return container.New(line{5}, ringSign(colour, e.Outcome), newText(e.Text, colour, smallSize))
}

// legendOf explains the marks that the picture of a moment has.
func legendOf(say lang.Language, m moment, f render.Facts) []render.LegendEntry {
	if m.bush == nil {
		return cli.Legend(say, m.answer, f)
	}
	entries := cli.HackenbushLegend(say, f)
	if len(m.bush.loose) > 0 {
		entries = append(entries, render.LegendEntry{Afloat: true, Text: lang.LegendAfloat.In(say)})
	}
	return entries
}

// bushLegend explains the marks that a Hackenbush board has in some step: the same all the while, so that the board does
// not move when a step has others.
func bushLegend(say lang.Language, x *bush) []render.LegendEntry {
	f := render.SolvedHackenbush(x.answer)
	f.Hackenbush.Outcome, f.Hackenbush.Winning = solver.N, []int32{0}
	entries := append([]render.LegendEntry{{Outcome: solver.P, Text: lang.LegendP.In(say)}}, cli.HackenbushLegend(say, f)...)
	if len(x.loose) > 0 {
		entries = append(entries, render.LegendEntry{Afloat: true, Text: lang.LegendAfloat.In(say)})
	}
	return entries
}

// strokeSign is a piece of an edge, small.
func strokeSign(colour fyne.ThemeColorName, broken bool) fyne.CanvasObject {
	const size = 18
	box := container.New(signLayout{size})
	stroke := func(from, to float32) {
		l := canvas.NewLine(theme.Color(colour))
		l.StrokeWidth = 3
		l.Position1, l.Position2 = fyne.NewPos(from, size/2), fyne.NewPos(to, size/2)
		box.Add(l)
	}
	if broken {
		stroke(0, 4.5)
		stroke(7, 11.5)
		stroke(14, 18)
		return box
	}
	stroke(0, size)
	return box
}

// ringSign is the ring of an outcome, small: double for P, the inner one dotted for D.
func ringSign(colour fyne.ThemeColorName, o solver.Outcome) fyne.CanvasObject {
	const size = 12
	box := container.New(signLayout{size})
	ring := func(d float32) {
		c := canvas.NewCircle(nil)
		c.StrokeColor, c.StrokeWidth = theme.Color(colour), 1.4
		c.Resize(fyne.NewSquareSize(d))
		c.Move(fyne.NewPos((size-d)/2, (size-d)/2))
		box.Add(c)
	}
	ring(size)
	switch o {
	case solver.P:
		ring(size - 6)
	case solver.D:
		for _, at := range [][2]float32{{6, 2.8}, {9.2, 6}, {6, 9.2}, {2.8, 6}} {
			dot := canvas.NewCircle(theme.Color(colour))
			dot.Resize(fyne.NewSquareSize(1.8))
			dot.Move(fyne.NewPos(at[0]-0.9, at[1]-0.9))
			box.Add(dot)
		}
	}
	return box
}

// arrowSign is the arrow of a winning move, small.
func arrowSign(colour fyne.ThemeColorName) fyne.CanvasObject {
	const size = 12
	box := container.New(signLayout{size})
	for _, p := range [][4]float32{{0, 6, 11, 6}, {11, 6, 7, 2.5}, {11, 6, 7, 9.5}} {
		l := canvas.NewLine(theme.Color(colour))
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

// newLinks is how links and small buttons stand in a row.
func newLinks() *wrap { return &wrap{gap: 8, lead: 4} }

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
		if o.Visible() {
			widest = max(widest, o.MinSize().Width)
		}
	}
	return fyne.NewSize(widest, w.each(objects, func(fyne.CanvasObject, fyne.Position) {}))
}

// each gives every object its place, and returns the height of them all.
func (w *wrap) each(objects []fyne.CanvasObject, put func(fyne.CanvasObject, fyne.Position)) float32 {
	x, y, high := float32(0), float32(0), float32(0)
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		m := o.MinSize()
		if x > 0 && w.width > 0 && x+m.Width > w.width {
			x, y, high = 0, y+high+w.lead, 0
		}
		put(o, fyne.NewPos(x, y))
		x, high = x+m.Width+w.gap, max(high, m.Height)
	}
	return y + high
}
