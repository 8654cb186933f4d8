package app

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// rowHeight is the height of a row of a table.
const rowHeight = 24

// cell is one cell of a row: its text in full (it is cut where it is too wide) and its look. An empty colour is the
// text's.
type cell struct {
	text   string
	colour fyne.ThemeColorName
	bold   bool
	mono   bool
}

// cells is a row of a table: texts at given places, a line below, a coat behind. It is its own layout.
type cells struct {
	box        *fyne.Container
	back, line *canvas.Rectangle
	texts      []*canvas.Text
	full       []string
	widths     func(total float32) []float32
}

// newCells makes a row for so many cells; widths gives each one's width of a total.
func newCells(n int, widths func(total float32) []float32) *cells {
	c := &cells{
		back:   canvas.NewRectangle(nil),
		line:   canvas.NewRectangle(theme.Color(colourLine)),
		full:   make([]string, n),
		widths: widths,
	}
	c.back.FillColor = theme.Color(colourMarked)
	c.box = container.New(c, c.back, c.line)
	for range n {
		t := newText("", theme.ColorNameForeground, smallSize)
		c.texts = append(c.texts, t)
		c.box.Add(t)
	}
	return c
}

// set shows cells; marked puts the coat behind them.
func (c *cells) set(marked bool, row ...cell) {
	for i, t := range c.texts {
		x := cell{}
		if i < len(row) {
			x = row[i]
		}
		if x.colour == "" {
			x.colour = theme.ColorNameForeground
		}
		c.full[i] = x.text
		t.Color = theme.Color(x.colour)
		t.TextStyle = fyne.TextStyle{Bold: x.bold, Monospace: x.mono}
	}
	c.back.Hidden = !marked
	c.Layout(nil, c.box.Size())
	c.box.Refresh()
}

func (c *cells) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	c.back.Resize(size)
	c.line.Move(fyne.NewPos(0, size.Height-1))
	c.line.Resize(fyne.NewSize(size.Width, 1))
	x := float32(0)
	for i, w := range c.widths(size.Width) {
		if i == len(c.texts) {
			break
		}
		t := c.texts[i]
		t.Text = fit(c.full[i], w-2*gap, t.TextSize, t.TextStyle)
		h := t.MinSize().Height
		t.Move(fyne.NewPos(x+6, (size.Height-h)/2))
		t.Resize(fyne.NewSize(w-2*gap, h))
		x += w
	}
}

func (c *cells) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, scaled(rowHeight)) }

// headed is widths at which no heading is cut, as long as all have room together: what a column lacks comes from those
// that are wider than their heading, from each in its measure. Columns without a heading stay as they are.
func headed(widths func(total float32) []float32, heads []cell) func(total float32) []float32 {
	needs := make([]float32, len(heads))
	for i, h := range heads {
		if h.text != "" {
			size := fyne.MeasureText(h.text, scaled(smallSize), fyne.TextStyle{Bold: h.bold, Monospace: h.mono})
			needs[i] = size.Width + 2*gap
		}
	}
	return func(total float32) []float32 {
		list := widths(total)
		needs := slices.Clone(needs)
		for i := range needs {
			if needs[i] == 0 {
				needs[i] = list[i]
			}
		}
		lack, spare := float32(0), float32(0)
		for i := range min(len(list), len(needs)) {
			lack += max(0, needs[i]-list[i])
			spare += max(0, list[i]-needs[i])
		}
		if lack == 0 || spare < lack {
			return list
		}
		for i := range min(len(list), len(needs)) {
			if extra := list[i] - needs[i]; extra > 0 {
				list[i] -= lack * extra / spare
			} else {
				list[i] = needs[i]
			}
		}
		return list
	}
}

// shares cuts a width in parts that stand to each other as given.
func shares(parts ...float32) func(float32) []float32 {
	sum := float32(0)
	for _, p := range parts {
		sum += p
	}
	return func(total float32) []float32 {
		widths := make([]float32, len(parts))
		for i, p := range parts {
			widths[i] = total * p / sum
		}
		return widths
	}
}
