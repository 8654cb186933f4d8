package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/lang"
	"dev.mexboard/app/lessons"
	"dev.mexboard/solver"
	"dev.mexboard/solver/games"
)

// showMatch shows the match: whose move it is, why the program moved so, and the list of moves.
func (p *learnPanel) showMatch(m *matching) {
	p.addHomeLink()
	p.body.Add(heading(p.in(lang.MatchTitle)))
	p.body.Add(newQuiet(p.ruleText()))
	state := newSentence()
	state.show(p.matchState(m))
	p.body.Add(state.root)
	_, over := m.match.Winner()
	if !over && m.chosen && m.opponent.Strength == lessons.Explaining { // of a match that is won no more need be said
		if why := m.choice.Reason(p.w.say); len(why) > 0 {
			reason := newSentence()
			reason.bar.FillColor = theme.Color(colourQuiet)
			reason.show(why)
			p.body.Add(reason.root)
		}
	}
	if m.said {
		hint := newSentence()
		hint.show(m.verdict.Spans(p.w.say))
		p.body.Add(hint.root)
	}
	if m.awaits() {
		help := lang.LearnGrab
		if !m.match.Start.Directed {
			help = lang.LearnCutIt
		}
		p.body.Add(newQuiet(p.in(help)))
		if _, ok := games.MakerOf(m.match.Start); ok && m.match.Start.Directed {
			p.body.Add(container.New(newLinks(), newLink(p.in(lang.MatchByHand), func() { p.w.goToTab(gameTab) })))
		}
		p.addPending(m.pending)
	}
	if !p.w.presenting.on {
		p.addMatchWays(m, over)
		p.addPlies(m)
	}
}

// ruleText is the rule that is played.
func (p *learnPanel) ruleText() string {
	b := p.w.doc.Board()
	if !b.Directed {
		return p.in(lang.RuleUndirect) + " · " + lang.PlayOf(p.w.say, b.Rule.Play)
	}
	return lang.RuleOf(p.w.say, b.Rule)
}

// matchState says whose move it is, or who has won.
func (p *learnPanel) matchState(m *matching) []lang.Span {
	say := p.w.say
	winner, over := m.match.Winner()
	switch {
	case over && m.mine < 0:
		return lang.MatchWonBy.Spans(say, winner+1)
	case over && winner == m.mine:
		return lang.MatchYouWon.Spans(say)
	case over:
		return lang.MatchYouLost.Spans(say)
	case m.mine < 0:
		return lang.MatchTurnOf.Spans(say, m.match.Turn()+1)
	case m.person():
		return lang.MatchYourTurn.Spans(say)
	}
	return lang.MatchItsTurn.Spans(say)
}

// addMatchWays adds what can be done in a match.
func (p *learnPanel) addMatchWays(m *matching, over bool) {
	row := container.New(newLinks())
	if m.awaits() {
		row.Add(newLink(p.in(lang.LearnHintAsk)+" ("+p.hintCount(m.hints)+")", p.w.askHint))
	}
	if m.match.At > 0 {
		row.Add(newLink(p.in(lang.MatchUndoLabel), p.w.takeBack))
	}
	if m.match.At < len(m.match.Plies) {
		row.Add(newLink(p.in(lang.MatchRedoLabel), func() { p.w.jumpMatch(m.match.At + 1) }))
	}
	if !over { // then they are shown
		show := lang.MatchShow
		if m.show {
			show = lang.MatchHide
		}
		row.Add(newLink(p.in(show), p.w.turnValues))
	}
	p.body.Add(row)
	if !over && !m.person() && !m.thinking {
		p.body.Add(newWay(p.in(lang.MatchStart), p.w.goOn))
	}
	p.body.Add(container.New(&abreast{gap: 4}, newWay(p.in(lang.MatchNew), p.w.askMatch), newWay(p.in(lang.MatchEnd), p.w.endMatch)))
}

// addPlies adds the list of moves, with the value and the outcome after each; a press on one goes there.
func (p *learnPanel) addPlies(m *matching) {
	list := container.New(column{2})
	list.Add(p.ply("", p.in(lang.MatchStartRow), m.standing(0, m.match.Standing), m.match.At == 0, func() { p.w.jumpMatch(0) }))
	for i, x := range m.match.Plies {
		list.Add(p.ply(itoa(i+1), x.Told(p.w.say), m.standing(i+1, x.Standing), m.match.At == i+1, func() { p.w.jumpMatch(i + 1) }))
	}
	p.body.Add(list)
}

// standing is what is told of the position after n moves: nothing of the one that is being played, while it is hidden.
func (m *matching) standing(n int, s lessons.Standing) lessons.Standing {
	if n == m.match.At && m.hides() {
		return lessons.Standing{}
	}
	return s
}

func (p *learnPanel) ply(number, text string, s lessons.Standing, here bool, do func()) fyne.CanvasObject {
	right := container.New(line{8})
	if value := s.Told(p.w.say); value != "" {
		right.Add(newText("SG "+value, colourQuiet, smallSize))
	}
	if s.Outcome != solver.Unknown {
		right.Add(newBold(lang.Letter(s.Outcome), outcomeColour(s.Outcome), textSize))
	}
	count := container.New(atLeast{fyne.NewSize(22, 0)}, newText(number, colourQuiet, smallSize))
	r := newPress(container.NewBorder(nil, nil, count, right, wrapped(text, textSize, here)), fyne.NewSize(8, 4), do)
	r.chosen = here
	return r
}

// askMatch asks who begins and how well the program plays, and begins a match on the board in front.
func (w *Window) askMatch() {
	b := w.doc.Board()
	if w.match != nil {
		b = w.match.match.Start
	}
	if err := b.Check(); err != nil {
		w.tell(lang.Error(w.say, err))
		return
	}
	if b.Directed && b.Problem().Over() || !b.Directed && len(b.Edges) == 0 {
		w.tell(lang.MatchOver.In(w.say))
		return
	}
	who := newRadio(w.say, []lang.Message{lang.MatchMe, lang.MatchYou, lang.MatchBoth}, 0, false)
	var names []lang.Message
	for _, s := range lessons.Strengths {
		names = append(names, s.Name)
	}
	how := newRadio(w.say, names, 0, false)
	about := newParagraph("")
	rate := newRateSlider(w, func() {})
	tell := func() {
		s := lessons.Strengths[how.at]
		about.set(s.About.In(w.say, int(rate.slider.Value)))
		shown(rate.root, s.Strength == lessons.Casual)
	}
	rate.changed = tell
	how.changed = tell
	who.changed = func() { how.setOff(who.at == 2) }
	tell()
	width := min(scaled(420), w.win.Canvas().Size().Width-80)
	content := container.New(column{6},
		newBold(lang.MatchWho.In(w.say), theme.ColorNameForeground, textSize), who.root,
		newBold(lang.MatchHow.In(w.say), theme.ColorNameForeground, textSize), how.root, about.root, rate.root)
	content.Resize(fyne.NewSize(width, 0))
	w.ask(lang.LearnPlay.In(w.say), paddedTo(content, width), answer{name: lang.DialogCancel}, answer{
		name: lang.MatchStart, main: true, do: func() {
			mine := []int{0, 1, -1}[who.at]
			w.settings.setCasualRate(int(rate.slider.Value))
			w.beginMatch(newOpponent(lessons.Strengths[how.at].Strength, w.settings.casualRate()), mine)
		},
	})
}

// rateSlider is how often a casual opponent errs.
type rateSlider struct {
	root    *fyne.Container
	slider  *knob
	changed func()
}

func newRateSlider(w *Window, changed func()) *rateSlider {
	r := &rateSlider{slider: newKnob(100), changed: changed}
	r.slider.Step = 5
	r.slider.Value = float64(w.settings.casualRate())
	r.slider.OnChanged = func(float64) { r.changed() }
	r.root = container.New(column{}, newText(lang.MatchRate.In(w.say), colourQuiet, smallSize), r.slider)
	return r
}
