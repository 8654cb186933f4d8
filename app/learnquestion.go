package app

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/lang"
	"dev.mexboard/app/lessons"
	"dev.mexboard/solver"
)

// addQuestion adds the question, what answers it, and what was said of the last answer.
func (p *learnPanel) addQuestion(l *learning) {
	q := l.ask()
	if q == nil {
		return
	}
	card := newSentence()
	card.show(q.Prompt(p.w.say))
	p.body.Add(card.root)
	if l.waits() {
		p.addAnswer(l, q)
	}
	if !l.said {
		return
	}
	verdict := newSentence()
	verdict.bar.FillColor = theme.Color(l.colour())
	verdict.show(l.verdict.Spans(p.w.say))
	p.body.Add(verdict.root)
	p.last = verdict.root
}

// colour is that of what was said last: a hint, or that an answer is right or wrong.
func (l *learning) colour() fyne.ThemeColorName {
	switch {
	case l.hinted:
		return colourFocus
	case l.verdict.Right:
		return colourWinning
	}
	return colourBad
}

// addAnswer adds what the reader answers with.
func (p *learnPanel) addAnswer(l *learning, q *lessons.Question) {
	switch q.Kind {
	case lessons.AskMex, lessons.AskSum, lessons.AskValue:
		p.addNumber(p.in(lang.LearnNumber), func(n int) { p.w.submit(lessons.Answer{Number: n, Edge: -1}) })
	case lessons.AskValues:
		p.addValues(l)
	case lessons.AskOutcome:
		p.addChoices(p.outcomes())
	case lessons.AskSJ:
		p.addChoices([]choiceOf{
			{p.in(lang.AnswerYes), lessons.Answer{Yes: true}, theme.ColorNameForeground},
			{p.in(lang.AnswerNo), lessons.Answer{}, theme.ColorNameForeground},
		})
	case lessons.AskCut:
		p.body.Add(newQuiet(p.in(lang.LearnCutIt)))
	case lessons.AskTerminals:
		p.body.Add(newQuiet(p.in(lang.LearnClick)))
	default:
		p.addMoves(l)
	}
}

// outcomes is the outcomes to choose from.
func (p *learnPanel) outcomes() []choiceOf {
	list := []solver.Outcome{solver.P, solver.N}
	if b := p.w.doc.Board(); b.Directed && b.Loopy {
		list = append(list, solver.D)
	}
	var choices []choiceOf
	for _, o := range list {
		choices = append(choices, choiceOf{lang.Letter(o), lessons.Answer{Outcome: o, Edge: -1}, outcomeColour(o)})
	}
	return choices
}

// choiceOf is an answer to be chosen.
type choiceOf struct {
	name   string
	answer lessons.Answer
	colour fyne.ThemeColorName
}

func (p *learnPanel) addChoices(list []choiceOf) {
	row := container.NewGridWithColumns(len(list))
	for _, c := range list {
		name := newBold(c.name, c.colour, 16)
		name.Alignment = fyne.TextAlignCenter
		b := newPress(name, fyne.NewSize(12, 8), func() { p.w.submit(c.answer) })
		b.outline, b.fill = colourLine, colourBoard
		if p.first == nil {
			p.first = b
		}
		row.Add(b)
	}
	p.body.Add(row)
}

// addMoves adds what is said of moves on the board.
func (p *learnPanel) addMoves(l *learning) {
	p.body.Add(newQuiet(p.in(lang.LearnGrab)))
	if len(l.answer.Moves) > 0 {
		p.body.Add(newQuiet(p.in(lang.LearnFound, p.moveTexts(l.answer.Moves))))
	}
	p.addPending(l.pending)
}

// addPending adds the move of several chips that is being put together.
func (p *learnPanel) addPending(j solver.Joint) {
	if len(j) == 0 {
		return
	}
	p.body.Add(newQuiet(p.in(lang.LearnPending, p.w.solved.moveText(p.w.say, j))))
	if p.w.doc.Board().Problem().Legal(j) {
		p.body.Add(newWay(p.in(lang.LearnMake), p.w.makePending))
	}
}

func (p *learnPanel) moveTexts(list []solver.Joint) string {
	var texts []string
	for _, j := range list {
		texts = append(texts, p.w.solved.moveText(p.w.say, j))
	}
	return strings.Join(texts, "; ")
}

// addValues adds the box for the value of the vertex that was chosen on the board.
func (p *learnPanel) addValues(l *learning) {
	p.body.Add(newQuiet(p.in(lang.LearnChoose)))
	if l.picked < 0 {
		return
	}
	v := l.picked
	p.addNumber(p.in(lang.LearnValueOf, p.w.solved.name(v)), func(n int) {
		a := l.answer
		var kept []lessons.Entry
		for _, e := range a.Values {
			if e.Vertex != v {
				kept = append(kept, e)
			}
		}
		a.Values = append(kept, lessons.Entry{Vertex: v, Value: n})
		p.w.submit(a)
		p.w.board.TakeFocus()
	})
}

// addNumber adds the box for a number with its button.
func (p *learnPanel) addNumber(hint string, give func(int)) {
	p.entry = newNumberEntry(p.w, hint, give)
	check := newWay(p.in(lang.LearnCheck), p.entry.give)
	p.body.Add(container.NewBorder(nil, nil, nil, check, p.entry))
}

// numberEntry is the box for a number: Return gives it, Escape goes to the board.
type numberEntry struct {
	widget.Entry
	w  *Window
	do func(int)
}

func newNumberEntry(w *Window, hint string, do func(int)) *numberEntry {
	e := &numberEntry{w: w, do: do}
	e.ExtendBaseWidget(e)
	e.SetPlaceHolder(hint)
	return e
}

func (e *numberEntry) TypedKey(k *fyne.KeyEvent) {
	switch k.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		e.give()
	case fyne.KeyEscape:
		if !e.w.presentKey(k.Name) {
			e.w.board.TakeFocus()
		}
	default:
		if !passed(e, k) {
			e.Entry.TypedKey(k)
		}
	}
}

func (e *numberEntry) give() {
	text := strings.TrimSpace(e.Text)
	n, err := strconv.ParseUint(text, 10, 31)
	if err != nil {
		e.w.tell(lang.LearnNotNumber.In(e.w.say, text))
		return
	}
	e.w.tell("")
	e.do(int(n))
}
