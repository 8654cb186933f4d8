package solver

import "context"

// backwards tells the outcomes of one chip alone from the ended positions backwards, and then what is left: the draws.
func (t *ruleTeller) backwards() {
	t.endings, _ = retrogradeTold(context.Background(), t.g, t.a.Rule.Play, func(e Endings, v, option int32) bool {
		s := about(StepBack, v)
		if option < 0 {
			s.Kind = StepEnded
		}
		s.Measure, s.Option, s.Outcome, s.Value = Remoteness, option, e.Outcomes[v], int(e.Remoteness[v])
		return t.say(s)
	})
	s := about(StepDraws, -1)
	s.Measure, s.Outcome, s.Value = Remoteness, D, NoNumber
	for v, o := range t.endings.Outcomes {
		if o == D {
			s.Options = append(s.Options, int32(v))
		}
	}
	t.say(s)
}

// rounds tells the loopy values, in disjunctive normal play: no other rule has any.
func (t *ruleTeller) rounds() {
	if t.measure != LoopValue || t.stopped {
		return
	}
	l := newLoopy(t.g)
	for m := int32(0); len(l.open) > 0 && !t.stopped; m++ {
		s := about(StepRound, -1)
		s.Measure, s.Value = LoopValue, int(m)
		s.Options = append(s.Options, l.open...)
		t.say(s)
		l.round(m, func(v, label int32) {
			if t.stopped {
				return
			}
			if label == infiniteLabel {
				s := about(StepInfinite, v)
				s.Measure, s.Value = LoopValue, int(m)
				t.say(s)
				return
			}
			t.settle(l, v, m)
		})
	}
	t.loops = l.values()
	for v := range int32(t.g.Len()) {
		if t.stopped {
			return
		}
		if _, finite := t.loops.At(v); !finite {
			s := about(StepLoop, v)
			s.Measure, s.Value, s.Numbers = LoopValue, Infinite, t.g.finite(v, t.loops)
			t.say(s)
		}
	}
}

// settle tells why v gets the value m: what its options that are not below m can be answered by, other than by going
// back to v, which has had no value before.
func (t *ruleTeller) settle(l *loopy, v, m int32) {
	s := about(StepSettle, v)
	s.Measure, s.Value = LoopValue, int(m)
	for _, w := range t.g.Options(v) {
		if l.label[w] >= 0 {
			continue
		}
		s.Options = append(s.Options, w)
		s.Numbers = append(s.Numbers, int(t.first(t.g.Options(w), func(x int32) bool { return l.label[x] == m && x != v })))
	}
	t.say(s)
}
