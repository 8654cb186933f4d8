package app

import (
	"math"
	"strconv"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// hunt has the board in front searched with all limits, in the background.
func (w *Window) hunt() {
	w.solved.hunt.state, w.solved.hunt.used = hunted, 0
	w.show()
	w.values.Request(w.doc.Board())
}

// stopHunt stops the search: what theory knows stays.
func (w *Window) stopHunt() {
	w.values.Cancel()
	w.solved.hunt.state = halted
	w.show()
}

// huntProgress shows how much of the bound a search has used.
func (w *Window) huntProgress(b board.Board, used float64) {
	if w.solved.hunt.state == hunted && sameGame(b, w.doc.Board()) {
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

// about is a large number to two digits.
func about(x float64) string {
	switch {
	case math.IsInf(x, 1):
		return "10³⁰⁰+"
	case x < 1e6:
		return strconv.FormatFloat(x, 'f', 0, 64)
	}
	return strconv.FormatFloat(x, 'g', 2, 64)
}
