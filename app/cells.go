package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
)

// rowHeight is the height of a row of a table.
const rowHeight = 24

// cell is one cell of a row: its text in full (it is cut where it is too wide) and its look. An empty colour is the
// text's. A heading also says what its column needs.
type cell struct {
	text   string
	colour fyne.ThemeColorName
	bold   bool
	mono   bool
	short  string // said instead of the text where that is too wide
	widest string // the widest text that the column is to have room for
	spare  bool   // the column is left out where not all have room
}

// cells is a row of a table: texts at given places, a line below, a coat behind. It is its own layout.
type cells struct {
	box        *fyne.Container
	back, line *canvas.Rectangle
	texts      []*canvas.Text
	row        []cell
	widths     func(total float32) []float32
}

// newCells makes a row for so many cells; widths gives each one's width of a total.
func newCells(n int, widths func(total float32) []float32) *cells {
	c := &cells{
		back:   canvas.NewRectangle(nil),
		line:   canvas.NewRectangle(theme.Color(colourLine)),
		row:    make([]cell, n),
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
		c.row[i] = x
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
		t.Text = c.row[i].within(w-2*gap, t)
		h := t.MinSize().Height
		t.Move(fyne.NewPos(x+6, (size.Height-h)/2))
		t.Resize(fyne.NewSize(w-2*gap, h))
		x += w
	}
}

func (c *cells) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, scaled(rowHeight)) }

// within is what a text says of the cell in a width.
func (c cell) within(width float32, t *canvas.Text) string {
	if width <= 0 {
		return ""
	}
	text := fit(c.text, width, t.TextSize, t.TextStyle)
	if text != c.text && c.short != "" {
		return fit(c.short, width, t.TextSize, t.TextStyle)
	}
	return text
}

// needs is the width of a column with this heading, 0 where nothing is ever written; left out or with the short heading
// if so wanted.
func (c cell) needs(short, out bool) float32 {
	head := c.text
	if short && c.short != "" {
		head = c.short
	}
	if out && c.spare || head == "" && c.widest == "" {
		return 0
	}
	wide := func(text string, bold bool) float32 {
		return fyne.MeasureText(text, scaled(smallSize), fyne.TextStyle{Bold: bold}).Width
	}
	return max(wide(head, true), wide(c.widest, false)) + 2*gap + 1
}

// headed is widths at which no heading is cut: where they have no room together they get short, or the columns that can
// be spared are left out, or both. What a column lacks then comes from those that are wider than they need to be, from
// each in its measure.
func headed(widths func(total float32) []float32, heads []cell) func(total float32) []float32 {
	return func(total float32) []float32 {
		for _, try := range [][2]bool{{false, false}, {true, false}, {false, true}, {true, true}} {
			needs, sum := make([]float32, len(heads)), float32(0)
			for i, h := range heads {
				needs[i] = h.needs(try[0], try[1])
				sum += needs[i]
			}
			if sum <= total {
				return fair(widths(total), needs)
			}
		}
		return widths(total)
	}
}

// fair is widths at which each has what it needs, for which there is room; what needs nothing has nothing.
func fair(list, needs []float32) []float32 {
	lack, spare, total, used := float32(0), float32(0), float32(0), float32(0)
	for i, w := range list {
		total += w
		if needs[i] > 0 {
			lack += max(0, needs[i]-w)
		}
		spare += max(0, w-needs[i])
	}
	kept := float32(1)
	if lack > 0 {
		kept = max(0, 1-lack/spare)
	}
	for i, w := range list {
		if needs[i] == 0 {
			list[i] = 0
			continue
		}
		list[i] = needs[i] + max(0, w-needs[i])*kept
		used += list[i]
	}
	for i := range list {
		list[i] *= total / used
	}
	return list
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
