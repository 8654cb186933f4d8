package app

import (
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
)

// sentence is the card with what the moment shown means.
type sentence struct {
	root fyne.CanvasObject
	text *widget.RichText
	bar  *canvas.Rectangle
}

func newSentence() *sentence {
	s := &sentence{text: widget.NewRichText()}
	s.text.Wrapping = fyne.TextWrapWord
	card := canvas.NewRectangle(theme.Color(colourBoard))
	card.StrokeColor, card.StrokeWidth = theme.Color(colourLine), 1
	card.CornerRadius = 7
	bar := canvas.NewRectangle(theme.Color(colourFocus))
	s.bar = bar
	bar.TopLeftCornerRadius, bar.BottomLeftCornerRadius = 4, 4
	bar.SetMinSize(fyne.NewSize(4, 0))
	s.root = container.NewStack(card,
		container.NewBorder(nil, nil, bar, nil, container.New(inset{left: gap, right: gap}, s.text)))
	return s
}

func (s *sentence) show(spans []lang.Span) {
	s.text.Segments = segments(spans)
	s.text.Refresh()
}

// segments is spans as Fyne's rich text.
func segments(spans []lang.Span) []widget.RichTextSegment {
	var list []widget.RichTextSegment
	for _, x := range joined(spans) {
		style := widget.RichTextStyle{Inline: true, ColorName: theme.ColorNameForeground, SizeName: theme.SizeNameText}
		style.TextStyle.Bold = x.Bold || x.Outcome != solver.Unknown
		if x.Outcome != solver.Unknown {
			style.ColorName = outcomeColour(x.Outcome)
		}
		for _, part := range unbroken(x.Text) {
			list = append(list, &widget.TextSegment{Text: part, Style: style})
		}
	}
	return list
}

// joined keeps spaces and punctuation with what they belong to: Fyne may break a line between two spans, and no line
// is to begin with a space, a full stop or a hyphen or end with a bracket.
func joined(spans []lang.Span) []lang.Span {
	list := slices.Clone(spans)
	keepTogether(list)
	return slices.DeleteFunc(list, func(s lang.Span) bool { return s.Text == "" })
}

// keepTogether does that in place; spans may become empty.
func keepTogether(list []lang.Span) {
	for i := 1; i < len(list); i++ {
		before, after := &list[i-1], &list[i]
		rest := strings.TrimLeft(after.Text, " "+closingMarks)
		if strings.HasPrefix(rest, "-") && len(rest) == len(after.Text) { // "P-позиция" is one word
			rest = strings.TrimLeftFunc(rest, func(r rune) bool { return r == '-' || unicode.IsLetter(r) })
		}
		rest = strings.TrimLeft(rest, " "+closingMarks)
		before.Text += after.Text[:len(after.Text)-len(rest)]
		kept := strings.TrimRight(before.Text, openingMarks)
		after.Text = before.Text[len(kept):] + rest
		before.Text = kept
	}
}

// tell is the sentence of a moment.
func tell(say lang.Language, m moment) []lang.Span {
	switch {
	case m.pending:
		return lang.Solving.Spans(say)
	case m.err != nil:
		return toldWhole(say, m.err)
	case m.bush != nil:
		return tellBush(say, m)
	case !m.done && m.step == 0:
		return lang.StepNothing.Spans(say)
	case !m.done:
		return lang.Sentence(say, m.state.Last, m.name)
	case len(m.board.Vertices) == 0:
		return lang.PanelEmpty.Spans(say)
	case m.hunt.state != noHunt:
		return tellHunt(say, m.hunt)
	case len(m.answer.Cycle) > 0 && m.board.Loopy:
		return lang.PanelPermitted.Spans(say, round(m))
	case len(m.answer.Cycle) > 0:
		return lang.PanelCycle.Spans(say, round(m))
	case len(m.answer.Chips) == 0:
		return lang.VerdictNoChips.Spans(say)
	}
	return tellOutcome(say, m)
}

// round is a cycle as it is walked: "A → B → A". Of a very long one, the beginning and the end.
func round(m moment) string {
	const most = 12
	cycle := m.answer.Cycle
	if len(cycle) <= most {
		return names(m.solution, append(cycle[:len(cycle):len(cycle)], cycle[0]), " → ")
	}
	end := append(cycle[len(cycle)-2:len(cycle):len(cycle)], cycle[0])
	return names(m.solution, cycle[:most-2], " → ") + " → … → " + names(m.solution, end, " → ")
}
