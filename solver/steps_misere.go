package solver

import "slices"

// pair tells the pair and the type of v. covered is false where the misère value of some option is not known.
func (t *ruleTeller) pair(v int32) (covered bool) {
	options := t.g.Options(v)
	normal, misere := make([]kind, len(options)), make([]kind, len(options))
	for i, w := range options {
		normal[i], misere[i] = t.grundy[w], t.misere[w]
	}
	t.grundy[v] = mexOf(normal)
	covered = !contains(misere, -1)
	switch {
	case len(options) == 0:
		t.misere[v] = 1
	case covered:
		t.misere[v] = mexOf(misere)
	}
	s := about(StepPair, v)
	s.Options = options
	t.say(t.of(s, v))
	s = about(StepType, v)
	if typeOf(t.kinds[v]) == Wild {
		s.Option = t.first(options, func(w int32) bool { return t.kinds[w] == unsorted })
	}
	t.say(t.of(s, v))
	return covered
}

// sj tells what the SJ rule says of the chips, case after case up to the one that is theirs, and whether it may.
func (t *ruleTeller) sj() {
	j := t.a.SJ
	for i, o := range []Outcome{N, P, P, N} {
		s := about(StepSJ, -1)
		s.Count, s.Goal, s.Big, s.Outcome, s.Measure = i+1, j.Sum, j.Big, o, Pairs
		if s.Count == j.Case() {
			s.Value = 1
		}
		t.say(s)
		if s.Value == 1 {
			break
		}
	}
	s := about(StepSJHolds, j.Breaks)
	s.Outcome, s.Measure, s.Count = j.Outcome, Pairs, j.Case()
	switch {
	case j.Breaks >= 0:
		s.Options = j.Part
	case j.Splits:
		s.Options = t.splits()
	}
	t.say(s)
}

// splits lists the splits that the chips can reach, without chips all.
func (t *ruleTeller) splits() []int32 {
	var from []int32
	for _, c := range t.a.Chips {
		from = append(from, c.Vertex)
	}
	for v := range int32(t.g.Len()) {
		if len(t.a.Chips) == 0 {
			from = append(from, v)
		}
	}
	return slices.DeleteFunc(newDescent(t.g).below(from, t.g.Len()), func(v int32) bool { return !t.g.IsSum(v) })
}
