package app

import (
	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
)

// tellOutcome says who wins a solved board, and why.
func tellOutcome(say lang.Language, m moment) []lang.Span {
	a := m.answer
	if a.Undecided != nil {
		return toldWhole(say, a.Undecided)
	}
	var spans []lang.Span
	if a.Known {
		spans = lang.Verdict(say, a.Outcome, m.terms(), a.Sum, len(a.Winning))
	} else {
		spans = lang.Outcome(say, a.Outcome, m.moveCount())
	}
	spans = sentences(say, spans, m.reason(say))
	if a.Remoteness > 0 {
		spans = sentences(say, spans, lang.LastsMoves.Spans(say, int(a.Remoteness)))
	}
	return spans
}

// moveCount is how many moves win or, in a draw, keep it.
func (m moment) moveCount() int {
	if m.answer.Outcome == solver.D {
		return max(len(m.answer.DrawingMoves()), m.answer.JointCount)
	}
	return m.answer.MoveCount()
}

// tellSJ says what the SJ rule makes of the board and whether it may be used; "" where it is not asked.
func tellSJ(say lang.Language, m moment) string {
	j := m.answer.SJ
	switch {
	case j == nil || len(m.answer.Chips) == 0:
		return ""
	case j.Applies:
		return lang.Plain(lang.SJHolds.Spans(say, j.Outcome, j.Case()))
	case j.Breaks >= 0:
		return lang.Plain(lang.SJBreaks.Spans(say, j.Outcome, j.Case(), m.name(j.Breaks)))
	}
	return lang.Plain(lang.SJSplits.Spans(say, j.Outcome, j.Case()))
}
