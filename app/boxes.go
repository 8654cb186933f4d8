package app

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
)

// boxes is the row of numbers against which the option values of the current vertex are held: a number that an option
// has is filled, the first gap is the mex.
type boxes struct {
	root *fyne.Container
	say  lang.Language
}

const (
	boxSize = 40
	boxGap  = 6
)

func newBoxes(say lang.Language) *boxes {
	return &boxes{say: say, root: container.New(&flow{size: boxSize, gap: boxGap, width: 6 * (boxSize + boxGap)})}
}

// show shows a moment in which a vertex is being valued; at other moments the boxes are hidden.
func (b *boxes) show(m moment) {
	v := m.current()
	if v < 0 || m.board.Vertices[v].Split || !m.measures(solver.Grundy, solver.Foreclosed) {
		b.root.Hide()
		return
	}
	holders, top := map[int]string{}, m.state.Mex
	for _, w := range m.state.Read {
		x := m.mark(w).Value
		if x < 0 {
			continue // over, or won: no number
		}
		top = max(top, x)
		if holders[x] != "" {
			holders[x] += " "
		}
		holders[x] += m.name(w)
	}
	b.root.RemoveAll()
	first, last := span(m.state, top)
	for x := first; x <= last; x++ {
		b.root.Objects = append(b.root.Objects, box(x, b.below(holders[x], tested(m.state, x)), holders[x] != "", tested(m.state, x)))
	}
	b.root.Show()
	b.root.Refresh()
}

// span is which numbers are shown: from 0, or where there are very many, those round the one that is looked at.
func span(s solver.State, top int) (first, last int) {
	const most = 16
	last = max(4, top+2)
	if last < most {
		return 0, last
	}
	first = max(0, min(s.Tested-most/2, last-most+1))
	return first, first + most - 1
}

// mark says how a number stands.
type mark int

const (
	untested mark = iota
	looked        // the number looked at now
	gapFound      // the mex
)

func tested(s solver.State, x int) mark {
	switch {
	case x == s.Mex:
		return gapFound
	case s.Last.Kind == solver.StepPresent && s.Last.Value == x:
		return looked
	}
	return untested
}

// below is what stands under a number: the options that have it, or that it is the mex.
func (b *boxes) below(holders string, m mark) string {
	if m == gapFound {
		return lang.Mex.In(b.say)
	}
	return holders
}

// box is one number with what stands under it; has says that an option has it.
func box(x int, below string, has bool, m mark) fyne.CanvasObject {
	frame := canvas.NewRectangle(theme.Color(colourBoard))
	frame.CornerRadius = 5
	frame.StrokeWidth = 1
	frame.StrokeColor = theme.Color(colourLine)
	colour := colourQuiet
	switch {
	case m == gapFound:
		colour = valueColour(x)
		frame.StrokeWidth = 0
	case has:
		colour = valueColour(x)
		frame.StrokeColor = theme.Color(colour)
		frame.FillColor = theme.Color(valueFill(x))
	}
	objects := []fyne.CanvasObject{frame}
	if m == gapFound {
		objects = append(objects, dashes(colour))
	}
	if m == looked {
		frame.StrokeColor, frame.StrokeWidth = theme.Color(colourFocus), 2.5
	}
	number := newBold(strconv.Itoa(x), colour, 17)
	number.Alignment = fyne.TextAlignCenter
	text := []fyne.CanvasObject{number}
	if below != "" {
		number.TextSize = scaled(16)
		small := newBold("", colour, 10)
		small.Text = fit(below, boxSize-6, small.TextSize, small.TextStyle)
		small.Alignment = fyne.TextAlignCenter
		text = append(text, small)
	}
	return container.NewStack(append(objects, container.New(tight{fyne.NewSquareSize(boxSize)}, text...))...)
}

// dashes is a dashed frame of the size of a box.
func dashes(colour fyne.ThemeColorName) fyne.CanvasObject {
	frame := container.NewWithoutLayout()
	dash := func(x1, y1, x2, y2 float32) {
		l := canvas.NewLine(theme.Color(colour))
		l.StrokeWidth = 2
		l.Position1, l.Position2 = fyne.NewPos(x1, y1), fyne.NewPos(x2, y2)
		frame.Add(l)
	}
	const on, period, edge = 4, 7.6, boxSize - 1
	for i := range 5 {
		a := 1 + float32(i)*period + 1
		dash(a, 1, a+on, 1)
		dash(a, edge, a+on, edge)
		dash(1, a, 1, a+on)
		dash(edge, a, edge, a+on)
	}
	return frame
}

// tight stacks lines of text closer than their line height and centres them.
type tight struct{ size fyne.Size }

func (tight) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	const squeeze = 0.72
	height := float32(0)
	for _, o := range objects {
		height += o.MinSize().Height * squeeze
	}
	y := (size.Height - height) / 2
	for _, o := range objects {
		h := o.MinSize().Height
		o.Move(fyne.NewPos(0, y-h*(1-squeeze)/2))
		o.Resize(fyne.NewSize(size.Width, h))
		y += h * squeeze
	}
}

func (t tight) MinSize([]fyne.CanvasObject) fyne.Size { return t.size }

// flow puts squares in rows as wide as there is room. It remembers the width it got, since its height hangs on it.
type flow struct {
	size, gap, width float32
}

func (f *flow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	f.width = size.Width
	n := f.across()
	for i, o := range objects {
		o.Resize(fyne.NewSquareSize(f.size))
		o.Move(fyne.NewPos(float32(i%n)*(f.size+f.gap), float32(i/n)*(f.size+f.gap)))
	}
}

func (f *flow) across() int { return max(1, int((f.width+f.gap)/(f.size+f.gap))) }

func (f *flow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	n := f.across()
	lines := (len(objects) + n - 1) / n
	return fyne.NewSize(f.size, max(0, float32(lines)*(f.size+f.gap)-f.gap))
}
