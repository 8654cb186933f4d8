package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
)

// statusLine is the one line at the bottom: what is on the board, the verdict, and whether it is saved. While something is pointed at or being
// done it tells that instead. Above it, when there is something to be read, stands the notice.
type statusLine struct {
	root   *fyne.Container
	say    lang.Language
	notice *notice

	counts, shape, verdict, hint, saved *canvas.Text
	left                                *fyne.Container
	doing, pointed                      string
}

func newStatusLine(say lang.Language, dismiss func()) *statusLine {
	s := &statusLine{
		say:     say,
		notice:  newNotice(say, dismiss),
		counts:  newText("", colourQuiet, smallSize),
		shape:   newText("", colourQuiet, smallSize),
		verdict: newBold("", theme.ColorNameForeground, smallSize),
		hint:    newText("", colourQuiet, smallSize),
		saved:   newText("", colourQuiet, smallSize),
	}
	s.saved.Alignment = fyne.TextAlignTrailing
	s.left = container.New(line{16}, s.counts, s.shape, s.verdict)
	row := container.NewBorder(nil, nil, s.left, s.saved, s.hint)
	s.root = container.New(column{}, s.notice.root, ruler(), container.New(inset{12, gap, 12, gap}, row))
	return s
}

// ruler is a thin line across.
func ruler() fyne.CanvasObject {
	r := canvas.NewRectangle(theme.Color(colourLine))
	r.SetMinSize(fyne.NewSize(0, 1))
	return r
}

// show shows what is on the board of a moment. The verdict is told only when the moment knows it.
func (s *statusLine) show(m moment, saved lang.Message) {
	chips := 0
	for _, v := range m.board.Vertices {
		chips += v.Chips
	}
	comma := lang.StatusComma.In(s.say)
	s.counts.Text = lang.StatusVertices.In(s.say, len(m.board.Vertices)) + comma +
		lang.StatusEdges.In(s.say, len(m.board.Edges))
	if m.board.Directed {
		s.counts.Text += comma + lang.StatusChips.In(s.say, chips)
	}
	s.shape.Text, s.verdict.Text = "", ""
	switch {
	case !m.known():
	case m.bush != nil:
		s.showBush(m)
	default:
		s.shape.Text = lang.StatusAcyclic.In(s.say)
		if len(m.answer.Cycle) > 0 || m.answer.Loopy {
			s.shape.Text = lang.StatusCycle.In(s.say)
		}
		if m.done && m.answer.Known && chips > 0 || m.answer.Known && m.state.Verdict != solver.Unknown {
			s.verdict.Text = lang.StatusVerdict.In(s.say, lang.Letter(m.answer.Outcome), m.answer.Sum)
			s.verdict.Color = theme.Color(outcomeColour(m.answer.Outcome))
		} else if (m.done || m.state.Verdict != solver.Unknown) && m.answer.Outcome != solver.Unknown && chips > 0 {
			s.verdict.Text = lang.Letter(m.answer.Outcome)
			s.verdict.Color = theme.Color(outcomeColour(m.answer.Outcome))
		}
	}
	s.saved.Text = saved.In(s.say)
	s.refresh()
}

// showBush shows the verdict on a Hackenbush board, once it is known.
func (s *statusLine) showBush(m moment) {
	a := m.bush.answer
	if !m.done || a.Outcome == solver.Unknown {
		return
	}
	s.verdict.Text = lang.StatusBush.In(s.say, lang.Letter(a.Outcome), a.Value)
	s.verdict.Color = theme.Color(outcomeColour(a.Outcome))
}

// point tells what the pointer is on; "" when it is on nothing.
func (s *statusLine) point(text string) {
	s.pointed = text
	s.refresh()
}

// busy tells what is being done; "" when it is done.
func (s *statusLine) busy(text string) {
	s.doing = text
	s.refresh()
}

func (s *statusLine) refresh() {
	s.hint.Text = s.pointed
	if s.hint.Text == "" {
		s.hint.Text = s.doing
	}
	s.left.Hidden = s.hint.Text != ""
	s.hint.Hidden = !s.left.Hidden
	s.root.Refresh()
}

// notice is a message that stays until it is dismissed: an error, or what was done otherwise than asked.
type notice struct {
	root *fyne.Container
	text *widget.Label
}

func newNotice(say lang.Language, dismiss func()) *notice {
	n := &notice{text: widget.NewLabel("")}
	n.text.Wrapping = fyne.TextWrapWord
	back := canvas.NewRectangle(theme.Color(colourPanel))
	closing := newPress(container.New(atLeast{fyne.NewSquareSize(16)}, widget.NewIcon(theme.CancelIcon())),
		fyne.NewSquareSize(6), dismiss)
	mark := canvas.NewRectangle(theme.Color(colourBad))
	mark.SetMinSize(fyne.NewSize(4, 0))
	n.root = container.NewStack(back, container.New(column{}, ruler(),
		container.NewBorder(nil, nil, mark, container.New(inset{gap, gap, 8, gap}, container.New(line{}, closing)), n.text)))
	n.root.Hide()
	return n
}

func (n *notice) show(text string) {
	n.text.SetText(text)
	if text == "" {
		n.root.Hide()
	} else {
		n.root.Show()
	}
}
