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

	rule     *ruleLine
	player   *player
	untold   *paragraph // instead of the player: the board is too large for it
	sentence *sentence
	reason   *paragraph      // more on why
	ways     *fyne.Container // what to do on a board that says nothing yet, or has a cycle
	boxes    *boxes
	why      *whyCard
	moves    *moveList
	others   *otherMoves
	table    *valueTable
	sumTitle *canvas.Text
	sumLater *paragraph
	sum      *sumTable
	chips    *chipTable
	bush     *bushPanel
	agree    *sentence // of a game graph: what it was compared with
	do       panelActions
}

// panelActions are what the panel asks for.
type panelActions struct {
	step       func(int)
	speed      func(fast int)      // the player's speed is another
	play       func([]solver.Move) // a move: an arrow for each chip it moves
	point      func([]solver.Move)
	rule       func()              // asks for another rule
	stop       func()              // the search
	again      func()              // searches again
	cut        func(edge int32)    // plays a cut
	pointCut   func(edge int)      // asks about one; below 0: none
	pointEdges func(edges []int32) // marks edges
	expand     func()              // opens the game graph
	follow     func()              // the move asked about, to the end
	halt       func()              // what is being worked out of it
	why        func(solver.Joint)  // asks about a move; nil: no more
	permit     func(bool)
	open       func()
	first      func() // the first example
	hint       func(string)
	later      func(after time.Duration, do func())
}

// newSolvePanel makes the tab; fast is the player's speed.
func newSolvePanel(say lang.Language, fast int, do panelActions) *solvePanel {
	p := &solvePanel{
		say: say, do: do,
		rule:     newRuleLine(say, do.rule),
		reason:   newParagraph(""),
		why:      newWhyCard(say, do),
		chips:    newChipTable(say),
		bush:     newBushPanel(say, do),
		agree:    newSentence(),
		player:   newPlayer(say, fast, do),
		untold:   newParagraph(lang.StepsTooMany.In(say)),
		sentence: newSentence(),
		ways:     container.New(column{8}),
		boxes:    newBoxes(say),
		moves:    newMoveList(say, do.play, do.point),
		others:   newOtherMoves(say, do),
		table:    newValueTable(say),
		sumTitle: newBold(lang.SumTitle.In(say), theme.ColorNameForeground, textSize),
		sumLater: newParagraph(lang.SumLater.In(say)),
		sum:      newSumTable(say),
	}
	p.body = container.New(column{12}, p.rule.root,
		p.player.root, p.untold.root, p.sentence.root, p.ways, p.bush.root, p.agree.root, p.boxes.root, p.moves.root, p.others.root, p.why.root, p.reason.root, p.table.root,
		container.New(column{8}, p.sumTitle, p.sumLater.root, p.sum.root, p.chips.root))
	p.others.changed = p.refresh
	p.root = container.NewVScroll(container.New(inset{16, 4, 16, 16}, p.body))
	return p
}

// show shows a moment.
func (p *solvePanel) show(m moment) {
	rule := lang.RuleOf(p.say, m.board.Rule)
	if !m.board.Directed {
		rule = lang.RuleUndirect.In(p.say)
		if m.board.Rule.Play == solver.Misere {
			rule += " · " + lang.PlayOf(p.say, solver.Misere)
		}
	}
	p.rule.set(rule)
	p.player.show(m)
	something := m.known() && len(m.board.Vertices) > 0
	shown(p.player.root, something && (m.steps() > 0 || m.telling && p.player.steps > 0))
	shown(p.untold.root, something && m.long())
	p.sentence.show(tell(p.say, m))
	p.showWays(m)
	shown(p.table.root, something && m.bush == nil)
	if m.bush != nil {
		p.hideChips()
		p.refresh()
		return
	}
	p.boxes.show(m)
	p.moves.show(m)
	p.others.show(m)
	if p.table.root.Visible() {
		p.table.show(m)
	}
	p.showSum(m)
	p.showReason(m)
	p.refresh()
}

// hideChips hides what is only said of boards with chips.
func (p *solvePanel) hideChips() {
	for _, o := range []fyne.CanvasObject{p.boxes.root, p.moves.root, p.others.root, p.reason.root, p.chips.root, p.sumTitle, p.sumLater.root, p.sum.root} {
		o.Hide()
	}
}

// showAgreement says of a game graph what the Hackenbush board it was made of is worth.
func (p *solvePanel) showAgreement(m moment, a agreement) {
	text := ""
	if m.bush == nil && m.known() {
		text = tellAgreement(p.say, a)
	}
	shown(p.agree.root, text != "")
	p.agree.show([]lang.Span{{Text: text}})
}

func (p *solvePanel) refresh() {
	p.body.Refresh()
	p.root.Refresh()
}

// showReason says whether the SJ rule may be used, in misère play.
func (p *solvePanel) showReason(m moment) {
	text := ""
	if m.known() && m.done {
		text = tellSJ(p.say, m)
	}
	p.reason.set(text)
	shown(p.reason.root, text != "")
}

func (p *solvePanel) showSum(m moment) {
	chips := m.known() && len(m.answer.Chips) > 0
	summed := chips && m.answer.Known && !m.answer.Loopy
	other := chips && !summed && len(m.answer.Cycle) == 0 && (m.done || len(m.state.Rows) > 0)
	begun := m.done || len(m.state.Rows) > 0
	p.sumTitle.Text = lang.SumTitle.In(p.say)
	if other {
		p.sumTitle.Text = lang.ChipsTitle.In(p.say)
	}
	shown(p.chips.root, other)
	if other {
		p.chips.show(m)
	}
	shown(p.sumTitle, summed || other)
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
		p.ways.Add(newWay(name.In(p.say), do))
	}
	switch {
	case !m.known():
	case m.hunt.state == hunted:
		add(lang.SearchCancel, p.do.stop)
	case m.hunt.state == halted:
		add(lang.SearchAgain, p.do.again)
	case len(m.board.Vertices) == 0:
		add(lang.ExampleFirst, p.do.first)
		add(lang.MenuOpen, p.do.open)
	case m.answer.Loopy:
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
