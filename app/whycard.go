package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
)

// whyCard says what the move asked about leads to, and follows it.
type whyCard struct {
	root  *fyne.Container
	say   lang.Language
	do    panelActions
	text  *sentence
	ways  *fyne.Container
	body  *rows
	rows  map[fyne.CanvasObject]*moveRow
	now   moment
	shown asked
}

func newWhyCard(say lang.Language, do panelActions) *whyCard {
	c := &whyCard{say: say, do: do, text: newSentence(), ways: container.New(column{6}), rows: map[fyne.CanvasObject]*moveRow{}}
	c.text.bar.FillColor = theme.Color(colourBad)
	c.body = newRows(scaled(turnHeight), mostRows, c.create, c.bind)
	c.root = container.New(column{6}, c.text.root, c.body.root, c.ways)
	c.root.Hide()
	return c
}

const turnHeight = 28

func (c *whyCard) create() fyne.CanvasObject {
	r := newMoveRow(fyne.NewSize(10, 3))
	o := container.New(inset{bottom: 2}, r.press)
	c.rows[o] = r
	return o
}

// show shows a move asked about; what is only pointed at is told in the status line.
func (c *whyCard) show(m moment, y asked) {
	c.now, c.shown = m, y
	long := y.working && y.used > 0 // so long that it is told
	if y.move == nil || y.pointed || len(y.turns) == 0 && !long {
		c.root.Hide()
		return
	}
	outcome := solver.Unknown
	if len(y.turns) > 0 {
		outcome = y.turns[0].Outcome
	}
	c.text.bar.FillColor = theme.Color(whyColour(outcome))
	text := tellWhy(c.say, m.solution, y)
	if long && !y.open() {
		text = lang.WhyFollowing.Spans(c.say, int(100*y.used))
	}
	c.text.show(text)
	shown(c.body.root, y.followed)
	if y.followed {
		c.body.set(len(y.turns))
	}
	c.ways.RemoveAll()
	switch {
	case long:
		c.ways.Add(newWay(lang.SearchCancel.In(c.say), c.do.halt))
	case !y.followed && len(y.turns) > 1:
		c.ways.Add(newWay(lang.WhyFollow.In(c.say), c.do.follow))
	}
	shown(c.ways, len(c.ways.Objects) > 0)
	c.root.Show()
	c.root.Refresh()
}

func whyColour(o solver.Outcome) fyne.ThemeColorName {
	switch o {
	case solver.N:
		return colourBad
	case solver.P:
		return colourWinning
	case solver.D:
		return colourD
	}
	return colourQuiet
}

func (c *whyCard) bind(row int, o fyne.CanvasObject) {
	r, turn, arrows := c.rows[o], c.shown.turns[row], c.shown.arrows[row]
	last := row+1 == len(c.shown.turns)
	left := ""
	switch {
	case turn.Remoteness > 0:
		left = lang.WhyLeft.In(c.say, int(turn.Remoteness))
	case turn.Outcome == solver.D && last:
		left = "…"
	case last:
		left = lang.WhyEnd.In(c.say)
	}
	colour := theme.ColorNameForeground
	if turn.Outcome != solver.D {
		colour = whyColour(turn.Outcome)
	}
	r.paint(colour, colourLine)
	r.set(c.now.moveText(c.say, turn.Move), left, nil, func(in bool) {
		if in {
			c.do.point(arrows)
		} else {
			c.do.point(nil)
		}
	})
}

// newWay is something to press across the panel.
func newWay(name string, do func()) *press {
	label := newBold(name, colourFocus, textSize)
	label.Alignment = fyne.TextAlignCenter
	way := newPress(label, fyne.NewSize(12, 7), do)
	way.outline, way.fill = colourFocus, colourBoard
	way.onOff = func(off bool) {
		label.Color, way.outline = theme.Color(colourFocus), colourFocus
		if off {
			label.Color, way.outline = theme.Color(theme.ColorNameDisabled), colourLine
		}
		label.Refresh()
	}
	return way
}

// setLink gives a link another word.
func setLink(link *press, name string) {
	label := link.content.(*fyne.Container).Objects[0].(*canvas.Text)
	label.Text = name
	label.Refresh()
	link.Refresh()
}

// newLink is a word to press in a line of text.
func newLink(name string, do func()) *press {
	label := newText(name, colourFocus, smallSize)
	under := canvas.NewRectangle(theme.Color(colourFocus))
	under.SetMinSize(fyne.NewSize(0, 1))
	return newPress(container.New(column{}, label, under), fyne.NewSize(4, 1), do)
}
