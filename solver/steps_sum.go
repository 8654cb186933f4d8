package solver

// sum tells what the chips come to together, who wins, and the moves that do it. Where a chip can reach a cycle that is
// not meant there is nothing to tell.
func (t *ruleTeller) sum() {
	a := t.a
	if t.stopped || a.Outcome == Unknown && a.Undecided == nil {
		return
	}
	for _, c := range a.Chips {
		s := about(StepChip, c.Vertex)
		s.Count = c.Count
		if !t.say(t.of(s, c.Vertex)) {
			return
		}
	}
	if a.SJ != nil {
		t.nimSum(t.grundy)
		t.sj()
	}
	p := newRules(t.g, a.Rule).position(a.Chips)
	switch {
	case len(p) == 0:
		t.over()
	case a.Searched != nil:
		s := about(StepSearch, -1)
		s.Measure, s.Outcome, s.Count, s.Goal = t.measure, a.Outcome, a.Searched.Positions, a.Searched.Limit
		t.say(s)
	case t.measure == LoopValue:
		t.say(t.foldLoops())
	default:
		if a.Loopy { // too large to be played backwards, but away from the cycles
			t.kinds = t.theory.sort(t.g)
		}
		t.say(t.fold(p))
	}
	s := about(StepVerdict, -1)
	s.Measure, s.Outcome, s.Goal = t.measure, a.Outcome, int(a.Remoteness)
	t.say(s)
	if len(p) > 0 {
		t.moves(p)
	}
}

// nimSum tells the NimSum of some numbers of the chips.
func (t *ruleTeller) nimSum(numbers []int32) int {
	tell := teller{g: t.g, yield: t.say, values: numbers}
	sum, _ := tell.tellNimSum(t.a.Chips, t.measure)
	return sum
}

// over tells why the game is over.
func (t *ruleTeller) over() {
	s := about(StepOver, -1)
	s.Measure, s.Outcome = t.measure, t.a.Outcome
	if t.a.Rule.Compound.short() {
		for _, c := range t.a.Chips {
			if len(t.g.Options(c.Vertex)) == 0 {
				s.Vertex = c.Vertex
				break
			}
		}
	}
	t.say(s)
}

// fold is how the theory adds the live chips.
func (t *ruleTeller) fold(p position) Step {
	switch t.a.Rule.Compound {
	case Disjunctive:
		return t.foldPairs(p)
	case ContinuedConjunctive:
		return t.foldMost(p, FoldLongest)
	case Conjunctive:
		return t.foldMost(p, FoldNearest)
	case DiminishedDisjunctive:
		return t.foldForeclosed(p)
	case Selective:
		if t.a.Rule.Play == Misere {
			return t.foldLive(p)
		}
	}
	return t.folded(FoldSomeN, t.where(p, func(v int32) bool { return t.theory.outcome(t.kinds[v]) == N }))
}

// folded begins the step.
func (t *ruleTeller) folded(f Fold, where []int32) Step {
	s := about(StepFold, -1)
	s.Measure, s.Fold, s.Options, s.Outcome = t.measure, f, where, t.a.Outcome
	return s
}

// where lists the vertices with live chips of which something is true.
func (t *ruleTeller) where(p position, is func(int32) bool) []int32 {
	var list []int32
	for _, c := range p {
		if is(c.Vertex) {
			list = append(list, c.Vertex)
		}
	}
	return list
}

func (t *ruleTeller) foldPairs(p position) Step {
	firm := t.where(p, func(v int32) bool { return typeOf(t.kinds[v]) == Firm })
	s := t.folded(FoldFickle, firm)
	if firm != nil {
		s.Fold = FoldFirm
	}
	s.Value = pairOf(t.theory.chips(p, t.kinds)).Normal
	return s
}

// foldMost is for theories in which the greatest kind decides.
func (t *ruleTeller) foldMost(p position, f Fold) Step {
	most := t.theory.chips(p, t.kinds)
	s := t.folded(f, t.where(p, func(v int32) bool { return t.kinds[v] == most }))
	s.Value = int(most)
	if f == FoldNearest {
		s.Value = int(never - most)
	}
	return s
}

func (t *ruleTeller) foldForeclosed(p position) Step {
	if won := t.where(p, func(v int32) bool { return t.kinds[v] == foreclosedWin }); won != nil {
		return t.folded(FoldWon, won)
	}
	numbers := make([]int32, t.g.Len())
	for _, c := range p {
		numbers[c.Vertex] = int32(foreclosedNumber(t.kinds[c.Vertex]))
	}
	s := t.folded(FoldForeclosed, nil)
	s.Value = t.nimSum(numbers)
	return s
}

func (t *ruleTeller) foldLive(p position) Step {
	s := t.folded(FoldManyLive, t.where(p, func(v int32) bool { return normalOutcome(t.kinds[v]) == N }))
	if s.Count = chipCount(p); s.Count == 1 {
		s.Fold, s.Options = FoldOneLive, []int32{p[0].Vertex}
	}
	return s
}

// foldLoops adds loopy values: one infinite one swallows the others, two are a draw.
func (t *ruleTeller) foldLoops() Step {
	var infinite []int32
	count := 0
	numbers := make([]int32, t.g.Len())
	for _, c := range t.a.Chips {
		if value, finite := t.loops.At(c.Vertex); finite {
			numbers[c.Vertex] = int32(value)
		} else {
			infinite = append(infinite, c.Vertex)
			count += c.Count
		}
	}
	sum, loop := loopySum(t.g, t.a.Chips, t.loops)
	s := t.folded(FoldFinite, infinite)
	switch {
	case count == 0:
		t.nimSum(numbers)
	case count == 1:
		s.Fold, s.Numbers = FoldInfinite, loop.K
	default:
		s.Fold = FoldInfinites
	}
	s.Value = sum
	return s
}
