package app

import (
	"strconv"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver"
)

// extra is the title of what the rule looks at in a vertex besides its value, the zero Message where that is all.
func (s solution) extra() lang.Message {
	a := s.answer
	switch {
	case a.Graph == nil:
		return lang.Message{}
	case a.Loopy || a.Rule.Compound == solver.Conjunctive:
		return lang.TableRemoteness
	case a.Rule.Compound == solver.ContinuedConjunctive:
		return lang.TableSuspense
	case a.Rule.Compound == solver.DiminishedDisjunctive:
		return lang.TableForeclosed
	case s.paired():
		return lang.TableType
	}
	return lang.Message{}
}

// paired tells whether the vertices have the pairs of misère play.
func (s solution) paired() bool {
	return s.answer.Graph != nil && s.answer.Rule == (solver.Rule{Play: solver.Misere}) && !s.answer.Loopy
}

// extraOf is what that column says of a vertex.
func (s solution) extraOf(say lang.Language, v int32) string {
	a := s.answer
	switch {
	case a.Graph == nil || a.Graph.IsSum(v):
		return ""
	case a.Loopy || a.Rule.Compound == solver.Conjunctive:
		return numbered(a.RemotenessOf(v))
	case a.Rule.Compound == solver.ContinuedConjunctive:
		return numbered(a.SuspenseOf(v))
	case a.Rule.Compound == solver.DiminishedDisjunctive:
		switch value, over, won, known := a.Foreclosed(v); {
		case !known:
			return "–"
		case over:
			return lang.ForeclosedOver.In(say)
		case won:
			return lang.ForeclosedWin.In(say)
		default:
			return strconv.Itoa(value)
		}
	case s.paired():
		text := lang.MisereTypes[a.TypeOf(v)].In(say)
		if p, ok := a.PairOf(v); ok {
			text = strconv.Itoa(p.Normal) + "," + strconv.Itoa(p.Misere) + " " + text
		}
		return text
	}
	return ""
}

// valueText is the value of a vertex as the tables write it; "" where it has none.
func (m moment) valueText(v int32) string {
	if x, ok := m.value(v); ok {
		return strconv.Itoa(x)
	}
	if k, infinite := m.answer.Loop(v); infinite && m.done {
		return render.LoopText(k)
	}
	return ""
}
