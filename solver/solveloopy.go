package solver

// loopy answers a graph with a cycle that is meant. One chip alone is the same game in every compound. Sums of
// disjunctive normal play have a theory; all others are searched backwards as one big graph.
func (s *solving) loopy() error {
	a := &s.a
	a.Values = loopyValues(a.Graph)
	var err error
	if a.endings, err = retrograde(s.ctx, a.Graph, a.Rule.Play); err != nil {
		return err
	}
	a.outcomes = a.endings.Outcomes
	if a.Rule == (Rule{}) {
		a.Sum, a.Infinite = loopySum(a.Graph, a.Chips, a.Values)
		a.Known = a.Infinite == nil
		a.Outcome = loopyOutcome(a.Sum, a.Infinite)
		s.loopyMoves()
	}
	return s.backwards()
}

// goal is where the moves that are looked for lead: from D one can hold the draw, from N win.
func (s *solving) goal() Outcome {
	if s.a.Outcome == D {
		return D
	}
	return P
}

// backwards searches the game of all chips together from its ends. Where theory has found the outcome the search is for
// remoteness only, and not tried when it might not get through.
func (s *solving) backwards() error {
	solved, limit := s.a.Rule == Rule{}, s.problem.Limits.filled().States
	if solved && (s.a.Outcome == D || Estimate(s.problem) > float64(limit)) {
		return nil
	}
	u, ends, err := s.unfolded()
	switch {
	case err == errBound && solved:
		return nil
	case err == errBound && s.awayFromCycles():
		return s.sumByTheory()
	case err == errBound:
		s.a.Searched = &Searched{limit, limit}
		return s.undecided(err)
	case err != nil:
		return err
	}
	if !solved {
		s.a.Searched = &Searched{u.graph.Len(), limit}
	}
	s.a.Outcome, s.a.Remoteness = ends.Outcomes[0], ends.Remoteness[0]
	if !solved {
		judge := func(p position) (Outcome, error) { return ends.Outcomes[u.index[p.key()]], nil }
		if err := s.moves(s.goal(), judge); err != nil {
			return err
		}
	}
	s.a.Nearer = s.nearer(u, ends)
	return nil
}

func (s *solving) unfolded() (u unfolded, ends Endings, err error) {
	if u, err = s.rules.unfold(s.p, s.budget); err != nil {
		return u, ends, err
	}
	ends, err = retrograde(s.ctx, u.graph, s.a.Rule.Play)
	return u, ends, err
}

// nearer tells of each winning move whether it leaves a remoteness of one less.
func (s *solving) nearer(u unfolded, ends Endings) []bool {
	var nearer []bool
	add := func(next position) {
		nearer = append(nearer, ends.Remoteness[u.index[next.key()]] == s.a.Remoteness-1)
	}
	for _, m := range s.a.Winning {
		add(s.rules.moved(s.p, m.From, s.rules.effect(m.Option)))
	}
	for _, m := range s.a.Joint {
		add(s.rules.movedJointly(s.p, m))
	}
	return nearer
}

// awayFromCycles tells whether the chips reach no cycle and the theory of the rule knows them.
func (s *solving) awayFromCycles() bool {
	t := s.a.Rule.theory()
	s.a.kinds = t.sort(s.a.Graph)
	return t.chips(s.p, s.a.kinds) != unsorted
}

func (s *solving) sumByTheory() error {
	t := s.a.Rule.theory()
	s.a.Outcome = t.outcome(t.chips(s.p, s.a.kinds))
	if s.a.Outcome == N {
		return s.winning(t)
	}
	return nil
}
