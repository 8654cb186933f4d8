package solver

import "slices"

// ruleTeller tells the computation of a rule as its theory makes it.
type ruleTeller struct {
	g       *Graph
	a       Answer
	theory  theory
	measure Measure // the main one
	kinds   []kind
	grundy  []int32 // Pairs: g+, -1 while unknown
	misere  []int32 // Pairs: g-, -1 while unknown
	endings Endings // on a loopy board
	loops   Values  // on a loopy board, in disjunctive normal play

	yield   func(Step) bool
	stopped bool // the listener has had enough
}

func newRuleTeller(a Answer, yield func(Step) bool) *ruleTeller {
	n := a.Graph.Len()
	t := &ruleTeller{g: a.Graph, a: a, theory: a.Rule.theory(), measure: OneOutcome, kinds: unknowns(n), yield: yield}
	if m := a.Measures(); len(m) > 0 {
		t.measure = m[0]
	}
	if t.measure == Pairs {
		t.grundy, t.misere = unknowns(n), unknowns(n)
	}
	return t
}

// say tells one step, once the listener has had enough none.
func (t *ruleTeller) say(s Step) bool {
	s.Play = t.a.Rule.Play
	t.stopped = t.stopped || !t.yield(s)
	return !t.stopped
}

// of fills in what is known of a chip on v.
func (t *ruleTeller) of(s Step, v int32) Step {
	s.Measure, s.Outcome = t.measure, t.outcome(v)
	switch t.measure {
	case LoopValue:
		s.Value = Infinite
		if value, ok := t.loops.At(v); ok {
			s.Value = value
		} else {
			s.Numbers = t.g.finite(v, t.loops)
		}
	case Pairs:
		s.Value, s.Goal, s.Type = int(t.grundy[v]), int(t.misere[v]), typeOf(t.kinds[v])
	case NormalOutcome:
		s.Normal = normalOutcome(t.kinds[v])
	case OneOutcome:
	default:
		s.Value = t.number(v)
	}
	return s
}

// number is the main number of v, or what stands in its place.
func (t *ruleTeller) number(v int32) int {
	switch {
	case t.measure == Pairs:
		return int(t.grundy[v])
	case t.a.Loopy && t.measure == Remoteness:
		return int(t.endings.Remoteness[v])
	case t.measure == Foreclosed:
		return foreclosedNumber(t.kinds[v])
	case t.kinds[v] == unsorted:
		return NoNumber
	case t.measure == Remoteness:
		return int(never - t.kinds[v])
	}
	return int(t.kinds[v])
}

// outcome is that of one chip on v, of a sum vertex that of its targets together.
func (t *ruleTeller) outcome(v int32) Outcome {
	switch {
	case t.a.Loopy:
		return t.endings.Outcomes[v]
	case t.measure == Pairs && t.misere[v] >= 0:
		return outcome(int(t.misere[v]))
	case t.kinds[v] != unsorted:
		return t.theory.outcome(t.kinds[v])
	}
	return t.a.Vertex(v) // by a search
}

// about begins a step about v.
func about(kind StepKind, v int32) Step { return Step{Kind: kind, Vertex: v, Option: -1} }

// vertices tells what is to know of every vertex, each after its options.
func (t *ruleTeller) vertices() {
	q := newQueue(t.g)
	for v, ok := q.next(); ok && !t.stopped; v, ok = q.next() {
		if t.g.IsSum(v) {
			t.join(v)
		} else {
			t.vertex(v)
		}
		q.done(v)
	}
}

// join tells what the targets of a split come to together.
func (t *ruleTeller) join(v int32) {
	targets := t.g.Options(v)
	t.kinds[v] = t.theory.together(targets, t.kinds)
	var numbers []int
	for _, w := range targets {
		numbers = append(numbers, t.number(w))
	}
	if t.measure == Pairs {
		t.grundy[v] = int32(NimSum(numbers...))
		if t.kinds[v] != unsorted {
			t.misere[v] = int32(pairOf(t.kinds[v]).Misere)
		} else {
			t.misere[v] = onlyLive(t.g, v, t.misere)
		}
	}
	s := about(StepJoin, v)
	s.Options, s.Numbers = targets, numbers
	t.say(t.of(s, v))
}

func (t *ruleTeller) vertex(v int32) {
	options := t.g.Options(v)
	s := about(StepReady, v)
	s.Options, s.Measure = options, t.measure
	t.say(s)
	kinds := make([]kind, len(options))
	for i, w := range options {
		kinds[i] = t.kinds[w]
		s := about(StepRead, v)
		s.Option = w
		t.say(t.of(s, w))
	}
	covered := !contains(kinds, unsorted)
	if covered {
		t.kinds[v] = t.theory.vertex(kinds)
	}
	if t.measure == Pairs {
		covered = t.pair(v)
	} else if covered {
		t.measured(v)
	}
	s = about(StepOutcome, v)
	if !covered {
		s = about(StepPlayed, v)
	}
	s.Outcome, s.Value, s.Measure, s.Options = t.outcome(v), t.number(v), t.measure, options
	if s.Outcome == N {
		s.Option = t.first(options, func(w int32) bool { return t.outcome(w) == P })
	}
	t.say(s)
}

// measured tells how the number of v comes from those of its options.
func (t *ruleTeller) measured(v int32) {
	switch t.measure {
	case Suspense, Remoteness:
		s := about(StepNumber, v)
		s.Measure, s.Value = t.measure, t.number(v)
		// That of the option is one less: of a P option where there is one, else all are N.
		s.Option = t.first(t.g.Options(v), func(w int32) bool { return t.number(w) == s.Value-1 })
		if s.Option >= 0 {
			s.Outcome = t.outcome(s.Option)
		}
		t.say(s)
	case Foreclosed:
		t.foreclosed(v)
	case NormalOutcome:
		s := about(StepNormal, v)
		s.Normal, s.Measure, s.Options = normalOutcome(t.kinds[v]), NormalOutcome, t.g.Options(v)
		if s.Normal == N {
			s.Option = t.first(s.Options, func(w int32) bool { return normalOutcome(t.kinds[w]) == P })
		}
		t.say(s)
	}
}

// first is the first of some vertices of which something is true, or -1.
func (t *ruleTeller) first(vertices []int32, is func(int32) bool) int32 {
	if i := slices.IndexFunc(vertices, is); i >= 0 {
		return vertices[i]
	}
	return -1
}
