package app

import (
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver"
)

// reason says why a sum is what it is, by the theory of its rule; nil where the verdict says it.
func (m moment) reason(say lang.Language) []lang.Span {
	a := m.answer
	switch {
	case a.Loopy:
		return m.loopyReason(say)
	case a.Rule == solver.Rule{}:
		return nil
	}
	if v, ok := m.stuck(); ok {
		return lang.ReasonStuck.Spans(say, m.name(v))
	}
	if a.MoveCount() == 0 && a.Outcome == solver.N {
		return nil // nothing can move
	}
	switch a.Rule.Compound {
	case solver.Disjunctive:
		return m.misereReason(say)
	case solver.ContinuedConjunctive:
		return m.extreme(say, lang.ReasonLongest, a.SuspenseOf, func(x, best int32) bool { return x > best })
	case solver.Conjunctive:
		return m.extreme(say, lang.ReasonNearest, a.RemotenessOf, func(x, best int32) bool { return x < best })
	case solver.DiminishedDisjunctive:
		return m.foreclosedReason(say)
	}
	return m.selectiveReason(say)
}

// stuck is a chip that has ended the game because it cannot move.
func (m moment) stuck() (v int32, ok bool) {
	switch m.answer.Rule.Compound {
	case solver.Conjunctive, solver.DiminishedDisjunctive, solver.ShortenedSelective:
		for _, c := range m.answer.Chips {
			if len(m.options(c.Vertex)) == 0 {
				return c.Vertex, true
			}
		}
	}
	return 0, false
}

func (m moment) loopyReason(say lang.Language) []lang.Span {
	a := m.answer
	switch {
	case a.Known:
		return nil
	case a.Infinite != nil && a.Outcome == solver.N:
		return lang.ReasonInfiniteN.Spans(say, render.LoopText(a.Infinite.K))
	case a.Infinite != nil:
		return lang.ReasonInfiniteD.Spans(say, render.LoopText(a.Infinite.K))
	}
	return lang.ReasonBackwards.Spans(say)
}

// misereReason: wild chips, else firm ones, else all are fickle.
func (m moment) misereReason(say lang.Language) []lang.Span {
	of := func(t solver.Type) []int32 {
		return m.chipsWhere(func(v int32) bool { return m.answer.TypeOf(v) == t })
	}
	sum := lang.Sum(m.terms(), m.answer.SJ.Sum)
	switch {
	case len(of(solver.Wild)) > 0:
		return lang.ReasonWild.Spans(say, m.listed(say, of(solver.Wild)), few(of(solver.Wild)))
	case len(of(solver.Firm)) > 0:
		return lang.ReasonFirm.Spans(say, m.listed(say, of(solver.Firm)), sum, few(of(solver.Firm)))
	}
	return lang.ReasonFickle.Spans(say, sum)
}

// chipsWhere is the vertices of chips of which something holds.
func (m moment) chipsWhere(holds func(v int32) bool) []int32 {
	var list []int32
	for _, c := range m.answer.Chips {
		if holds(c.Vertex) {
			list = append(list, c.Vertex)
		}
	}
	return list
}

// few is how many vertices there are, as far as sentences tell one from several.
func few(vertices []int32) int { return min(len(vertices), 2) }

func (m moment) listed(say lang.Language, vertices []int32) string {
	const most = 5
	var list []string
	for i, v := range vertices {
		if i == most {
			list = append(list, "…")
			break
		}
		list = append(list, m.name(v))
	}
	return lang.List(say, list)
}

// extreme tells the chip whose number decides by its parity.
func (m moment) extreme(say lang.Language, what lang.Message, of func(int32) int32, better func(x, best int32) bool) []lang.Span {
	best := int32(-1)
	for _, c := range m.answer.Chips {
		x := of(c.Vertex)
		if x < 0 {
			return lang.ReasonPlayed.Spans(say)
		}
		if best < 0 || better(x, best) {
			best = x
		}
	}
	at := m.chipsWhere(func(v int32) bool { return of(v) == best })
	parity := lang.ReasonEven
	if best%2 != 0 {
		parity = lang.ReasonOdd
	}
	return sentences(say, what.Spans(say, int(best), m.listed(say, at)), parity.Spans(say))
}

func (m moment) foreclosedReason(say lang.Language) []lang.Span {
	var terms []int
	sum := 0
	for _, c := range m.answer.Chips {
		value, _, won, known := m.answer.Foreclosed(c.Vertex)
		switch {
		case !known:
			return lang.ReasonPlayed.Spans(say)
		case won:
			return lang.ReasonEnds.Spans(say, m.name(c.Vertex))
		}
		for range min(c.Count, 64) {
			terms = append(terms, value)
		}
		if c.Count%2 != 0 {
			sum ^= value
		}
	}
	return lang.ReasonForeclosed.Spans(say, lang.Sum(terms, sum))
}

// selectiveReason: some chip is N, but where misère play leaves only live chips to count.
func (m moment) selectiveReason(say lang.Language) []lang.Span {
	a := m.answer
	won := m.chipsWhere(func(v int32) bool { return a.Vertex(v) == solver.N })
	if a.Rule == (solver.Rule{Play: solver.Misere, Compound: solver.Selective}) {
		live := 0
		var only int32
		for _, c := range a.Chips {
			if len(m.options(c.Vertex)) > 0 {
				live, only = live+c.Count, c.Vertex
			}
		}
		if live == 1 {
			return lang.ReasonLone.Spans(say, m.name(only))
		}
		return lang.ReasonManyLive.Spans(say, live)
	}
	switch {
	case a.Outcome == solver.N && len(won) > 0:
		return lang.ReasonSomeN.Spans(say, m.listed(say, won))
	case a.Outcome == solver.P && len(won) == 0:
		return lang.ReasonNoN.Spans(say)
	}
	return lang.ReasonPlayed.Spans(say) // chips that leave the board in shortened misère play
}

// sentences puts sentences after one another.
func sentences(say lang.Language, list ...[]lang.Span) []lang.Span {
	var all []lang.Span
	for _, s := range list {
		if len(all) > 0 && len(s) > 0 && lang.Between(say) != "" {
			all = append(all, lang.Span{Text: lang.Between(say)})
		}
		all = append(all, s...)
	}
	return all
}

// withInfinite writes a set of values with ∞ for the infinite ones.
func withInfinite(set string, infinite bool) string {
	switch {
	case !infinite:
		return set
	case set == "{ }":
		return "{∞}"
	}
	return set[:len(set)-1] + ", ∞}"
}
