package solver

// moves tells the winning moves, in a draw those that keep it.
func (t *ruleTeller) moves(p position) {
	o := t.a.Outcome
	if o != N && o != D {
		return
	}
	if !t.a.Rule.Compound.Joint() {
		t.singles(p)
		return
	}
	advised := o == N && t.a.Searched == nil && t.together(p)
	s := about(StepMoves, -1)
	s.Measure, s.Outcome, s.Count = t.measure, o, t.a.JointCount
	t.say(s)
	if !advised {
		t.example()
	}
}

// example tells the first joint move of the answer, where no theory names one for each chip.
func (t *ruleTeller) example() {
	list := t.a.Joint
	if t.a.Outcome == D {
		list = t.a.JointDrawing
	}
	if len(list) == 0 {
		return
	}
	for j := list[0]; len(j) > 0; {
		n := 1
		for n < len(j) && compare(j[n], j[0]) == 0 {
			n++
		}
		s := t.target(j[0].From)
		if option, ok := t.g.Through(j[0]); ok {
			s.Count, s.Options = n, []int32{option}
			t.say(s)
		}
		j = j[n:]
	}
}

// singles tells of each vertex which moves of a chip there do it.
func (t *ruleTeller) singles(p position) {
	list := t.a.Winning
	switch {
	case t.a.Outcome == D:
		list = t.a.Drawing
	case t.a.Searched == nil && t.measure != LoopValue:
		list = t.theory.single(t.g, t.kinds, p)
	}
	for _, c := range p {
		s := t.target(c.Vertex)
		for len(list) > 0 && list[0].From == c.Vertex {
			s.Options = append(s.Options, list[0].Option)
			list = list[1:]
		}
		t.say(s)
	}
}

// target is the step that tells moves of a chip on v; Outcome is what they leave.
func (t *ruleTeller) target(v int32) Step {
	s := about(StepTarget, v)
	s.Measure, s.Outcome = t.measure, P
	if t.a.Outcome == D {
		s.Outcome = D
	}
	return s
}

// together tells moves of the chips that win when all are made at once, whichever is taken of each. In misère selective
// play there is no such choice for each chip alone.
func (t *ruleTeller) together(p position) (told bool) {
	switch t.a.Rule.Compound {
	case ContinuedConjunctive, Conjunctive:
		// Each chip comes one move nearer to its end; so does the chip that decides, and it still decides.
		t.each(p, func(v, w int32) bool { return t.ends(w) == t.ends(v)-1 })
	case Selective:
		if t.a.Rule.Play == Misere {
			return false
		}
		t.each(p, t.toP)
	case ShortenedSelective:
		t.each(p, t.toP)
	}
	return true
}

// ends is the number of moves left in a chip, by the kind of a theory of conjunctive play.
func (t *ruleTeller) ends(v int32) kind {
	if t.a.Rule.Compound == Conjunctive {
		return never - t.kinds[v]
	}
	return t.kinds[v]
}

// toP tells whether a chip is N and a move makes it P: all such chips move, the others stay.
func (t *ruleTeller) toP(v, w int32) bool {
	return t.theory.outcome(t.kinds[v]) == N && t.theory.outcome(t.kinds[w]) == P
}

func (t *ruleTeller) each(p position, is func(v, w int32) bool) {
	for _, c := range p {
		s := t.target(c.Vertex)
		s.Normal = t.theory.outcome(t.kinds[c.Vertex])
		for _, w := range t.g.Options(c.Vertex) {
			if is(c.Vertex, w) {
				s.Options = append(s.Options, w)
			}
		}
		t.say(s)
	}
}
