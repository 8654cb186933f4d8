package app

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/lang"
	"dev.mexboard/app/lessons"
	"dev.mexboard/solver"
)

// learnPanel is the Learn tab: the page of the lesson or the exercise in front, or the match, else the list of what can
// be learned.
type learnPanel struct {
	root   *container.Scroll
	w      *Window
	body   *fyne.Container
	entry  *numberEntry
	player *player   // of a page with steps
	tell   *sentence // what its step says
	next   *press
}

func newLearnPanel(w *Window) *learnPanel {
	p := &learnPanel{w: w, body: container.New(column{12})}
	p.root = container.NewVScroll(container.New(inset{16, 4, 16, 16}, p.body))
	return p
}

// showLearn shows what is taught or played on the sheet in front.
func (w *Window) showLearn() {
	p := w.learner
	p.entry, p.next, p.player, p.tell = nil, nil, nil, nil
	p.body.RemoveAll()
	switch {
	case w.match != nil:
		p.showMatch(w.match)
	case w.learn != nil && w.learn.exercise != nil:
		p.showExercise(w.learn)
	case w.learn != nil:
		p.showLesson(w.learn)
	default:
		p.showHome()
	}
	p.body.Refresh()
	p.root.Refresh()
}

// showStep shows a moment in the page's player.
func (p *learnPanel) showStep(m moment) {
	if p.player == nil {
		return
	}
	p.player.show(m)
	p.tell.show(tell(p.w.say, m))
	p.body.Refresh()
}

// focus gives the keyboard to the box for a number.
func (p *learnPanel) focus() {
	if p.entry != nil && p.w.shows == learnTab {
		p.w.win.Canvas().Focus(p.entry)
	}
}

func (p *learnPanel) in(m lang.Message, args ...any) string { return m.In(p.w.say, args...) }

// heading is a title.
func heading(text string) fyne.CanvasObject { return wrapped(text, 17, true) }

// wrapped is text in lines; sizes as in newText.
func wrapped(text string, size float32, bold bool) fyne.CanvasObject {
	style := widget.RichTextStyle{Inline: true, ColorName: theme.ColorNameForeground, SizeName: theme.SizeNameText}
	if size > textSize {
		style.SizeName = theme.SizeNameSubHeadingText
	}
	style.TextStyle.Bold = bold
	var list []widget.RichTextSegment
	for _, part := range unbroken(text) {
		list = append(list, &widget.TextSegment{Text: part, Style: style})
	}
	return richText(list)
}

// richText is rich text without its own margins.
func richText(list []widget.RichTextSegment) fyne.CanvasObject {
	t := widget.NewRichText(list...)
	t.Wrapping = fyne.TextWrapWord
	return container.New(inset{-8, -8, -8, -8}, t)
}

// showLesson shows a page of a lesson, or its introduction.
func (p *learnPanel) showLesson(l *learning) {
	say := p.w.say
	at := l.reading.At(l.lesson)
	text := l.lesson.Intro.In(say)
	where := l.lesson.Intro.In(say).Title
	page, open := l.page()
	if open {
		text = page.Texts.In(say)
		where += " · " + p.in(lang.LearnPage, at+1, len(l.lesson.Pages))
	}
	p.body.Add(container.NewBorder(nil, nil, newLink("‹ "+p.in(lang.LearnHome), p.w.learnHome), nil))
	p.body.Add(newQuiet(where))
	if open {
		p.body.Add(progressLine(l))
	}
	p.body.Add(heading(text.Title))
	if open {
		p.addText(l, text.Blocks)
	} else {
		p.addBlocks(text.Blocks)
	}
	if page.Steps != nil {
		p.addPlayer()
	}
	p.addQuestion(l)
	if open && page.Ask != nil && !l.waits() {
		p.addText(l, text.After)
	}
	if !open && len(l.lesson.Sources) > 0 {
		p.body.Add(newBold(p.in(lang.LearnSources), colourQuiet, smallSize))
		for _, s := range l.lesson.Sources {
			p.body.Add(newParagraph(s).root)
		}
	}
	p.addWay(l, at)
}

// newQuiet is a line of small quiet text that may wrap.
func newQuiet(text string) fyne.CanvasObject { return newParagraph(text).root }

// progressLine shows a mark for each page: done, open, still to come.
func progressLine(l *learning) fyne.CanvasObject {
	row := container.New(line{4})
	for i, page := range l.lesson.Pages {
		r := canvas.NewRectangle(theme.Color(colourLine))
		r.CornerRadius = 2
		height := float32(4)
		record := l.reading.Record(page.Name)
		seen := false
		for _, x := range l.reading.Pages {
			seen = seen || x.Page == page.Name
		}
		if seen && (page.Ask == nil || record.Answered) {
			r.FillColor = theme.Color(colourWinning)
		}
		if i == l.reading.At(l.lesson) {
			height = 8
			r.StrokeColor, r.StrokeWidth = theme.Color(colourFocus), 1.5
		}
		r.SetMinSize(fyne.NewSize(22, height))
		row.Add(middle(r))
	}
	return row
}

// addPlayer adds the player of the board's steps, and what the step says.
func (p *learnPanel) addPlayer() {
	do := p.w.panelActions()
	p.player, p.tell = newPlayer(p.w.say, p.w.settings.speed(), do), newSentence()
	p.body.Add(p.player.root)
	p.body.Add(p.tell.root)
	m := p.w.solved.at(p.w.step)
	p.player.show(m)
	p.tell.show(tell(p.w.say, m))
}

// addText adds a page's text, with what the solver knows of its board put in, once it does.
func (p *learnPanel) addText(l *learning, blocks []lessons.Block) {
	if l.known == nil {
		return
	}
	told, _ := lessons.Tell(*l.known, p.w.say, blocks)
	p.addBlocks(told)
}

// addBlocks adds paragraphs and lists.
func (p *learnPanel) addBlocks(blocks []lessons.Block) {
	for _, b := range blocks {
		o := richText(lessonSegments(b.Spans))
		switch b.Kind {
		case lessons.Item:
			mark := "•"
			if b.Number > 0 {
				mark = strconv.Itoa(b.Number) + "."
			}
			sign := newText(mark, theme.ColorNameForeground, textSize)
			sign.Alignment = fyne.TextAlignTrailing
			o = container.NewBorder(nil, nil, container.New(inset{left: float32(b.Depth)*16 + 4, right: 8}, container.NewVBox(sign)), nil, o)
		case lessons.Quote:
			bar := canvas.NewRectangle(theme.Color(colourLine))
			bar.SetMinSize(fyne.NewSize(3, 0))
			o = container.NewBorder(nil, nil, container.New(inset{right: 10}, bar), nil, o)
		}
		p.body.Add(o)
	}
}

// lessonSegments is a lesson's text as Fyne's rich text.
func lessonSegments(spans []lessons.Span) []widget.RichTextSegment {
	plain := make([]lang.Span, len(spans))
	for i, s := range spans {
		plain[i] = s.Span
	}
	keepTogether(plain)
	var list []widget.RichTextSegment
	for i, x := range plain {
		style := widget.RichTextStyle{Inline: true, ColorName: theme.ColorNameForeground, SizeName: theme.SizeNameText}
		style.TextStyle = fyne.TextStyle{Bold: x.Bold || x.Outcome != solver.Unknown, Italic: spans[i].Italic, Monospace: spans[i].Code}
		if x.Outcome != solver.Unknown {
			style.ColorName = outcomeColour(x.Outcome)
		}
		if spans[i].Link != "" {
			style.ColorName = colourFocus
		}
		for _, line := range strings.Split(x.Text, "\n") {
			if line == "" {
				continue
			}
			for _, part := range unbroken(line) {
				list = append(list, &widget.TextSegment{Text: part, Style: style})
			}
		}
	}
	return list
}

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
	verdict.bar.FillColor = theme.Color(colourBad)
	if l.verdict.Right {
		verdict.bar.FillColor = theme.Color(colourWinning)
	} else if l.hints > 0 && len(l.verdict.Wrong) == 0 {
		verdict.bar.FillColor = theme.Color(colourFocus)
	}
	verdict.show(l.verdict.Spans(p.w.say))
	p.body.Add(verdict.root)
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

// addWay adds the buttons below a page.
func (p *learnPanel) addWay(l *learning, at int) {
	if q := l.ask(); q != nil {
		row := container.New(line{8})
		if l.waits() {
			row.Add(newLink(p.in(lang.LearnHintAsk)+" ("+p.hintCount(l.hints)+")", p.w.askHint))
		}
		row.Add(newLink(p.in(lang.LearnReset), p.w.resetPage))
		p.body.Add(row)
	} else if at >= 0 {
		p.body.Add(container.New(line{8}, newLink(p.in(lang.LearnReset), p.w.resetPage)))
	}
	last := at == len(l.lesson.Pages)-1
	name := lang.LearnNext
	switch {
	case at < 0:
		name = lang.LearnStart
	case last:
		name = lang.LearnFinish
	}
	p.next = newWay(p.in(name), p.w.nextPage)
	p.next.setOff(l.waits())
	row := []fyne.CanvasObject{p.next}
	if at >= 0 {
		row = []fyne.CanvasObject{newWay(p.in(lang.LearnBack), p.w.previousPage), p.next}
	}
	p.body.Add(container.NewGridWithColumns(len(row), row...))
	if l.waits() {
		p.body.Add(newQuiet(p.in(lang.LearnWaits)))
	}
}

func (p *learnPanel) hintCount(given int) string {
	return strconv.Itoa(given) + "/" + strconv.Itoa(lessons.Degrees)
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
		e.w.board.TakeFocus()
	default:
		e.Entry.TypedKey(k)
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
