package app

import (
	"slices"
	"strconv"
	"strings"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver"
)

// measures tells whether the rule looks at one of these in a vertex.
func (s solution) measures(any ...solver.Measure) bool {
	return slices.ContainsFunc(s.answer.Measures(), func(m solver.Measure) bool { return slices.Contains(any, m) })
}

// mark is what is known of a vertex by what the rule looks at.
func (m moment) mark(v int32) solver.Mark {
	if m.done {
		return m.answer.Mark(v)
	}
	return m.state.Mark(v)
}

// extras is what the rule looks at in a vertex besides its value: those have one column together.
func (s solution) extras() []solver.Measure {
	if s.answer.Graph == nil {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(s.answer.Measures()), func(m solver.Measure) bool {
		return m == solver.Grundy || m == solver.LoopValue || m == solver.OneOutcome
	})
}

// extraHead is the heading of that column, the zero cell where there is none. Short it is the letter that the notes on
// the board have.
func (s solution) extraHead(say lang.Language) cell {
	list := s.extras()
	if len(list) == 0 {
		return cell{}
	}
	measure := list[len(list)-1]
	title := lang.MeasureTitles[measure]
	if measure == solver.Suspense {
		title = lang.TableSuspense // shorter
	}
	head := headings(say, title)[0]
	head.short, head.widest = lang.MeasureShort(say, measure), lang.MeasureWidest(say, list)
	return head
}

// paired tells whether the vertices have the pairs of misère play.
func (s solution) paired() bool { return s.answer.Graph != nil && s.measures(solver.Pairs) }

// extraOf is what that column says of a vertex.
func (m moment) extraOf(say lang.Language, v int32) string {
	if m.answer.Graph == nil || m.answer.Graph.IsSum(v) {
		return ""
	}
	var texts []string
	mark := m.mark(v)
	for _, measure := range m.extras() {
		if text := lang.MeasureText(say, measure, mark); text != "" {
			texts = append(texts, text)
		}
	}
	if len(texts) == 0 && m.done && len(m.extras()) > 0 {
		return "–"
	}
	return strings.Join(texts, " ")
}

// valueText is the value of a vertex as the tables write it; "" where it has none.
func (m moment) valueText(v int32) string {
	if x, ok := m.value(v); ok {
		return strconv.Itoa(x)
	}
	if k, infinite := m.infinite(v); infinite {
		return render.LoopText(k)
	}
	return ""
}

// infinite tells whether a vertex is known to have an infinite value, and the finite ones of its options.
func (m moment) infinite(v int32) (k []int, ok bool) {
	if !m.known() || !m.measures(solver.LoopValue) && !(m.done && m.answer.Loopy) {
		return nil, false
	}
	if m.done {
		return m.answer.Loop(v)
	}
	mark := m.state.Mark(v)
	return mark.Loop, mark.Value == solver.Infinite
}
