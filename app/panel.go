package app

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
)

// solvePanel is the Solve tab: what a moment of the solution says, in words and tables, and the way through the steps.
type solvePanel struct {
	root fyne.CanvasObject
	say  lang.Language
	body *fyne.Container

	rule     *paragraph
	player   *player
	untold   *paragraph // instead of the player: the board is too large for it
	sentence *sentence
	ways     *fyne.Container // what to do on a board that says nothing yet, or has a cycle
	boxes    *boxes
	moves    *moveList
	table    *valueTable
	sumTitle *canvas.Text
	sumLater *paragraph
	sum      *sumTable
	do       panelActions
}

// panelActions are what the panel asks for.
type panelActions struct {
	step   func(int)
	speed  func(fast int) // the player's speed is another
	play   func(solver.Move)
	point  func(*solver.Move)
	permit func(bool)
	open   func()
	first  func() // the first example
	hint   func(string)
	later  func(after time.Duration, do func())
}

// newSolvePanel makes the tab; fast is the player's speed.
func newSolvePanel(say lang.Language, fast int, do panelActions) *solvePanel {
	p := &solvePanel{
		say: say, do: do,
		rule:     newParagraph(""),
		player:   newPlayer(say, fast, do),
		untold:   newParagraph(lang.StepsTooMany.In(say)),
		sentence: newSentence(),
		ways:     container.New(column{8}),
		boxes:    newBoxes(say),
		moves:    newMoveList(say, do.play, do.point),
		table:    newValueTable(say),
		sumTitle: newBold(lang.SumTitle.In(say), theme.ColorNameForeground, textSize),
		sumLater: newParagraph(lang.SumLater.In(say)),
		sum:      newSumTable(say),
	}
	p.body = container.New(column{12}, p.rule.root,
		p.player.root, p.untold.root, p.sentence.root, p.ways, p.boxes.root, p.moves.root, p.table.root,
		container.New(column{8}, p.sumTitle, p.sumLater.root, p.sum.root))
	p.root = container.NewVScroll(container.New(inset{16, 4, 16, 16}, p.body))
	return p
}

// show shows a moment.
func (p *solvePanel) show(m moment) {
	rule := lang.RuleOf(p.say, m.board.Rule)
	if !m.board.Directed {
		rule = lang.RuleUndirect.In(p.say)
	}
	p.rule.set(rule)
	p.player.show(m)
	something := m.known() && len(m.board.Vertices) > 0
	shown(p.player.root, something && m.steps() > 0)
	shown(p.untold.root, something && m.steps() == 0)
	p.sentence.show(tell(p.say, m))
	p.showWays(m)
	p.boxes.show(m)
	p.moves.show(m)
	shown(p.table.root, something)
	if p.table.root.Visible() {
		p.table.show(m)
	}
	p.showSum(m)
	p.body.Refresh()
	p.root.Refresh()
}

func (p *solvePanel) showSum(m moment) {
	summed := m.known() && m.answer.Known && len(m.answer.Chips) > 0
	begun := m.done || len(m.state.Rows) > 0
	shown(p.sumTitle, summed)
	shown(p.sumLater.root, summed && !begun)
	shown(p.sum.root, summed && begun)
	if summed && begun {
		p.sum.show(m)
	}
}

// showWays offers what leads on from here.
func (p *solvePanel) showWays(m moment) {
	p.ways.RemoveAll()
	add := func(name lang.Message, do func()) {
		label := newBold(name.In(p.say), colourFocus, textSize)
		label.Alignment = fyne.TextAlignCenter
		way := newPress(label, fyne.NewSize(12, 7), do)
		way.outline, way.fill = colourFocus, colourBoard
		p.ways.Add(way)
	}
	switch {
	case !m.known():
	case len(m.board.Vertices) == 0:
		add(lang.ExampleFirst, p.do.first)
		add(lang.MenuOpen, p.do.open)
	case len(m.answer.Cycle) > 0 && m.board.Loopy:
		add(lang.ForbidCycles, func() { p.do.permit(false) })
	case len(m.answer.Cycle) > 0 && !m.board.HasSplits():
		add(lang.PermitCycles, func() { p.do.permit(true) })
	}
	shown(p.ways, len(p.ways.Objects) > 0)
}

// shown shows or hides an object.
func shown(o fyne.CanvasObject, visible bool) {
	if visible {
		o.Show()
	} else {
		o.Hide()
	}
}
