package app

import (
	"math"
	"strconv"
	"strings"

	"dev.mexboard/app/lang"
)

// hunt has the board in front searched with all limits, in the background.
func (w *Window) hunt() {
	w.solved.hunt.state, w.solved.hunt.used = hunted, 0
	w.show()
	w.values.Request(valueJob{board: w.doc.Board(), before: w.valued, steps: true, hunt: true})
}

// stopHunt stops the search: what theory knows stays.
func (w *Window) stopHunt() {
	if !w.solved.telling { // else it has not begun: what runs is short
		w.values.Cancel()
	}
	w.solved.hunt.state = halted
	w.show()
}

// huntProgress shows how much of the bound a search has used.
func (w *Window) huntProgress(j valueJob, used float64) {
	if w.solved.hunt.state == hunted && sameGame(j.board, w.doc.Board()) {
		w.solved.hunt.used = used
		w.panel.sentence.show(tell(w.say, w.solved.at(w.step)))
	}
}

// tellHunt says what a search does.
func tellHunt(say lang.Language, h hunt) []lang.Span {
	if h.state == halted {
		return lang.SearchStopped.Spans(say)
	}
	return lang.SearchRuns.Spans(say, about(h.estimate), int(100*h.used))
}

// about is a number of positions as people write it: a large one to one digit, "9 · 10¹⁵".
func about(x float64) string {
	switch {
	case math.IsInf(x, 1):
		return "10³⁰⁰"
	case x < 1e6:
		return strconv.FormatFloat(x, 'f', 0, 64)
	}
	digit, exponent, _ := strings.Cut(strconv.FormatFloat(x, 'e', 0, 64), "e+")
	return digit + "\u00a0·\u00a010" + exponentOf(strings.TrimLeft(exponent, "0"))
}

// exponentOf is digits as an exponent.
func exponentOf(digits string) string {
	high := []rune("⁰¹²³⁴⁵⁶⁷⁸⁹")
	var s strings.Builder
	for _, d := range digits {
		s.WriteRune(high[d-'0'])
	}
	return s.String()
}
