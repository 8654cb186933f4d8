package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
)

// bushPanel is what the Solve tab says of a Hackenbush board besides the sentence and the player.
type bushPanel struct {
	root *fyne.Container
	say  lang.Language
	do   panelActions

	kept    *paragraph // the value, beside each step
	notes   *paragraph // on the steps and on the trap
	loose   *sentence  // what hangs on nothing
	asked   *sentence  // the cut asked about
	cuts    *cutList
	title   *canvas.Text
	pieces  *pieceTable
	expand  *press
	agree   *sentence
	content moment
}

func newBushPanel(say lang.Language, do panelActions) *bushPanel {
	p := &bushPanel{
		say: say, do: do, kept: newParagraph(""), notes: newParagraph(""), loose: newSentence(), asked: newSentence(),
		cuts:   newCutList(say, do),
		title:  newBold(lang.BranchTitle.In(say), theme.ColorNameForeground, textSize),
		pieces: newPieceTable(say, do),
		expand: newWay(lang.ExpandShow.In(say), do.expand),
		agree:  newSentence(),
	}
	p.loose.bar.FillColor = theme.Color(colourBad)
	p.asked.root.Hide()
	p.root = container.New(column{12}, p.kept.root, p.loose.root, p.asked.root, p.cuts.root, p.notes.root,
		container.New(column{8}, p.title, p.pieces.root), p.agree.root, p.expand)
	return p
}

// show shows a moment of a Hackenbush board; of another board, nothing.
func (p *bushPanel) show(m moment, a agreement) {
	p.content = m
	x := m.bush
	shown(p.root, x != nil && m.known())
	if !p.root.Visible() {
		return
	}
	kept := asideOf(p.say, m)
	p.kept.set(kept)
	shown(p.kept.root, kept != "")
	shown(p.loose.root, x.ground && len(x.loose) > 0)
	if p.loose.root.Visible() {
		p.loose.show(lang.BushLoose.Spans(p.say, m.looseNames(p.say), len(x.loose)))
	}
	p.cuts.show(m)
	notes := bushNotes(p.say, m)
	p.notes.set(notes)
	shown(p.notes.root, notes != "")
	p.pieces.show(m)
	shown(p.title, m.done && len(x.pieces) > 0)
	shown(p.pieces.root, m.done && len(x.pieces) > 0)
	shown(p.expand, m.done && len(x.pieces) > 0)
	agree := tellAgreement(p.say, a)
	shown(p.agree.root, m.done && agree != "")
	p.agree.show([]lang.Span{{Text: agree}})
	p.root.Refresh()
}

// asideOf is what is told beside a step: the value that it keeps or, on the way back, what that comes from.
func asideOf(say lang.Language, m moment) string {
	value, s := m.bush.answer.Value, m.reduction()
	switch {
	case m.done:
		return ""
	case s.Kind == solver.ReduceTarget && s.Vertex == m.bush.answer.Board.Root():
		return lang.BushGoal.In(say, value, s.Value, s.Goal)
	case s.Kind == solver.ReduceTarget && s.Goal > 0:
		return lang.BushDown.In(say, s.Goal, s.Goal-1)
	case s.Kind == solver.ReduceTarget || s.Kind == solver.ReduceCut:
		return lang.BushBack.In(say)
	}
	return lang.Plain(lang.BushKept.Spans(say, value))
}

// showCut shows the cut asked about; one only pointed at is told in the status line.
func (p *bushPanel) showCut(m moment, c cut) {
	shown(p.asked.root, c.asked && c.told && !c.pointed)
	if p.asked.root.Visible() {
		p.asked.bar.FillColor = theme.Color(whyColour(c.outcome()))
		p.asked.show(tellCut(p.say, m.solution, c))
	}
	p.root.Refresh()
}

// bushNotes is what is to be said of the steps and of misère play.
func bushNotes(say lang.Language, m moment) string {
	x := m.bush
	var list [][]lang.Span
	misere := x.answer.Play == solver.Misere
	switch {
	case !m.done && misere:
		list = append(list, lang.BushMisereSteps.Spans(say))
	case m.done && misere && x.answer.Rings && x.answer.Outcome != solver.Unknown && x.answer.Outcome != x.fused:
		list = append(list, lang.BushTrap.Spans(say, x.fused, x.answer.Outcome))
	case m.done && misere && x.answer.Rings && x.answer.Outcome != solver.Unknown:
		list = append(list, lang.BushTrapSpared.Spans(say))
	}
	if m.done && x.ways < len(x.answer.Winning) && len(x.steps) > 0 {
		list = append(list, lang.BushWays.Spans(say, x.ways))
	}
	return lang.Plain(sentences(say, list...))
}

// looseNames names what hangs on nothing; of much, the beginning.
func (m moment) looseNames(say lang.Language) string {
	const most = 8
	var names []string
	for _, v := range m.bush.loose[:min(most, len(m.bush.loose))] {
		names = append(names, m.name(int32(v)))
	}
	if len(m.bush.loose) > most {
		names = append(names, "…")
	}
	return lang.List(say, names)
}

// tellBush is the sentence of a moment of a Hackenbush board.
func tellBush(say lang.Language, m moment) []lang.Span {
	x := m.bush
	switch {
	case !m.done && m.step == 0:
		return lang.BushStart.Spans(say)
	case !m.done:
		return lang.Reduction(say, m.reduction(), m.name, m.edgeName)
	case len(m.board.Vertices) == 0:
		return lang.PanelEmpty.Spans(say)
	case !x.ground:
		return lang.BushNoGround.Spans(say)
	case len(x.pieces) == 0:
		return lang.BushEmpty.Spans(say)
	case m.hunt.state != noHunt:
		return tellHunt(say, m.hunt)
	}
	if x.answer.Undecided != nil {
		return toldWhole(say, x.answer.Undecided)
	}
	return lang.HackenbushVerdict(say, x.answer)
}
