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
	at     int       // the step that was told last
	next   *press
	first  *press            // of the choices of an answer
	last   fyne.CanvasObject // what was said last: of an answer, or of a step
}

func newLearnPanel(w *Window) *learnPanel {
	p := &learnPanel{w: w, body: container.New(column{12})}
	p.root = container.NewVScroll(container.New(inset{16, 4, 16, 16}, p.body))
	return p
}

// showLearn shows what is taught or played on the sheet in front.
func (w *Window) showLearn() {
	p := w.learner
	p.entry, p.next, p.first, p.last, p.player, p.tell = nil, nil, nil, nil, nil, nil
	p.body.RemoveAll()
	if w.shows != learnTab {
		return // turnTab shows it
	}
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
	if m.step != p.at {
		p.at = m.step
		p.reveal()
	}
}

// focus gives the keyboard to what the question is answered with: the box for a number, the first choice, else the
// board; where it is answered, to what leads on.
func (p *learnPanel) focus() {
	c, l := p.w.win.Canvas(), p.w.learn
	switch {
	case p.w.shows != learnTab:
	case p.entry != nil:
		c.Focus(p.entry)
	case p.first != nil:
		c.Focus(p.first)
	case p.next != nil && !p.next.off && !l.waits() && (l.ask() != nil || l.begins()):
		c.Focus(p.next)
	default:
		p.w.board.TakeFocus()
	}
}

// reveal scrolls so far that what was said last is in view, with what stands just below.
func (p *learnPanel) reveal() {
	view := p.root.Size().Height
	if p.last == nil || view < 1 {
		return
	}
	const below = 90
	low := min(p.last.Position().Y+p.last.Size().Height+below, p.root.Content.MinSize().Height)
	if low > p.root.Offset.Y+view {
		p.root.ScrollToOffset(fyne.NewPos(0, low-view))
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
	p.addHomeLink()
	if !p.w.presenting.on && p.w.script == nil {
		p.body.Add(newQuiet(where))
		if open {
			p.body.Add(progressLine(l))
		}
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
	if !p.w.presenting.on {
		p.addWay(l, at)
	}
}

// addHomeLink adds the way back to all that can be learned: not before an audience, nor for an author.
func (p *learnPanel) addHomeLink() {
	if !p.w.presenting.on && p.w.script == nil {
		p.body.Add(container.NewBorder(nil, nil, newLink("‹ "+p.in(lang.LearnHome), p.w.learnHome), nil))
	}
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
	p.last, p.at = p.tell.root, p.w.step
	m := p.w.solved.at(p.w.step)
	p.player.show(m)
	p.tell.show(tell(p.w.say, m))
}

// addText adds text of the page, with what the solver knows of its board put in, once it does: in the text's language,
// which may be another than the window's.
func (p *learnPanel) addText(l *learning, blocks []lessons.Block) {
	if l.known == nil {
		return
	}
	page, _ := l.page()
	told, _ := lessons.Tell(*l.known, page.Texts.Language(p.w.say), blocks)
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
	for i, x := range spans[:max(0, len(spans)-1)] { // code takes no marks and blanks of the text: they look otherwise in its face
		if at := strings.LastIndex(plain[i].Text, x.Text); x.Code && at >= 0 {
			end := at + len(x.Text)
			plain[i+1].Text, plain[i].Text = plain[i].Text[end:]+plain[i+1].Text, plain[i].Text[:end]
		}
	}
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

// addWay adds the buttons below a page.
func (p *learnPanel) addWay(l *learning, at int) {
	if q := l.ask(); q != nil {
		row := container.New(newLinks())
		if l.waits() {
			row.Add(newLink(p.in(lang.LearnHintAsk)+" ("+p.hintCount(l.hints)+")", p.w.askHint))
		}
		row.Add(newLink(p.in(lang.LearnReset), p.w.resetPage))
		p.body.Add(row)
	} else if at >= 0 {
		p.body.Add(container.New(newLinks(), newLink(p.in(lang.LearnReset), p.w.resetPage)))
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
	p.next.setOff(l.waits() && p.w.script == nil)
	row := []fyne.CanvasObject{p.next}
	if at >= 0 {
		row = []fyne.CanvasObject{newWay(p.in(lang.LearnBack), p.w.previousPage), p.next}
	}
	p.body.Add(container.New(&abreast{gap: 4}, row...))
	if l.waits() {
		p.body.Add(newQuiet(p.in(lang.LearnWaits)))
	}
}

func (p *learnPanel) hintCount(given int) string {
	return strconv.Itoa(given) + "/" + strconv.Itoa(lessons.Degrees)
}
