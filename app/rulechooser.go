package app

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
)

// compounds are the compounds by what a move takes (in the order of lang.Moves) and by whether the first chip that is
// stuck ends the game.
var compounds = [...][2]solver.Compound{
	{solver.Disjunctive, solver.DiminishedDisjunctive},
	{solver.ContinuedConjunctive, solver.Conjunctive},
	{solver.Selective, solver.ShortenedSelective},
}

// ruleChooser is the three questions that make a rule, with what the books call it below.
type ruleChooser struct {
	root             *fyne.Container
	say              lang.Language
	play, move, ends *radio
	name             *widget.Label
	used             *widget.Label
}

func newRuleChooser(say lang.Language, r solver.Rule) *ruleChooser {
	c := &ruleChooser{say: say, name: widget.NewLabel(""), used: widget.NewLabel("")}
	c.name.TextStyle.Bold = true
	c.name.Wrapping, c.used.Wrapping = fyne.TextWrapWord, fyne.TextWrapWord
	c.play = c.question(lang.Plays[:], int(r.Play))
	for i, row := range compounds {
		if short := slices.Index(row[:], r.Compound); short >= 0 {
			c.move, c.ends = c.question(lang.Moves[:], i), c.question(lang.Ends[:], short)
		}
	}
	c.root = container.New(column{2},
		c.asked(lang.AskPlay), c.play.root, c.asked(lang.AskMove), c.move.root, c.asked(lang.AskEnd), c.ends.root,
		ruler(), c.name, c.used)
	c.show()
	return c
}

func (c *ruleChooser) asked(m lang.Message) fyne.CanvasObject {
	return container.New(inset{6, 6, 0, 0}, canvas.NewText(m.In(c.say), theme.Color(theme.ColorNameForeground)))
}

// question is choices of which one is taken.
func (c *ruleChooser) question(choices []lang.Message, chosen int) *radio {
	g := newRadio(c.say, choices, chosen, len(choices) == 2)
	g.changed = c.show
	return g
}

// rule is the rule that the answers make.
func (c *ruleChooser) rule() solver.Rule {
	return solver.Rule{Play: solver.Play(c.play.at), Compound: compounds[c.move.at][c.ends.at]}
}

func (c *ruleChooser) show() {
	r := c.rule()
	c.name.SetText(capitalised(lang.RuleName(c.say, r)))
	c.used.SetText(lang.RuleUsed(c.say, r))
}

// askRule asks for another rule.
func (w *Window) askRule() {
	now := w.doc.Board()
	c := newRuleChooser(w.say, now.Rule)
	if !now.Directed {
		c.move.setOff(true)
		c.ends.setOff(true)
	}
	width := min(scaled(480), w.win.Canvas().Size().Width-80)
	c.root.Resize(fyne.NewSize(width, 0))
	scroll := container.NewVScroll(paddedTo(c.root, width))
	scroll.SetMinSize(fyne.NewSize(width, min(scaled(430), w.win.Canvas().Size().Height-170)))
	w.ask(lang.RuleTitle.In(w.say), scroll, answer{name: lang.DialogCancel}, answer{
		name: lang.RuleUse, main: true, do: func() {
			if r := c.rule(); r != w.doc.Board().Rule {
				w.edit(document.SetRule(r))
			}
		},
	})
}
