package solver

import (
	"context"
	"iter"
)

// Solve values the graph and the sum of the chips under the rule, by the theory of the rule as far as it goes, else by
// playing the game out within the limits. What is left undecided, and a cycle that is not meant, are no errors: they
// are in the Answer. The error is the context's. (Winning Ways ch. 3, 12, 13; On Numbers and Games ch. 11, 12, 14.)
func Solve(ctx context.Context, p Problem) (Answer, error) {
	s := newSolving(ctx, p)
	err := s.solve()
	return s.a, err
}

// solving is one call of Solve.
type solving struct {
	ctx     context.Context
	problem Problem
	rules   *rules
	p       position
	a       Answer
	budget  *budget   // of all searches together
	again   *revision // what an edit has changed since the answer before; nil: everything is new
}

func newSolving(ctx context.Context, p Problem) *solving {
	if p.Graph == nil {
		p.Graph = &Graph{}
	}
	s := &solving{ctx: ctx, problem: p, rules: newRules(p.Graph, p.Rule)}
	s.a = Answer{Graph: p.Graph, Rule: p.Rule, Chips: gather(p.Chips), Remoteness: -1}
	s.budget = newBudget(ctx, p.Limits)
	s.value()
	s.p = s.rules.position(s.a.Chips)
	return s
}

func (s *solving) solve() error {
	switch {
	case s.a.Loopy:
		return s.loopy()
	case s.a.Rule == Rule{}:
		s.normal()
		return nil
	}
	return s.byTheory()
}

// value finds the Grundy values: those that can have changed since the answer before, where there is one. (The values
// of a loopy graph are others.)
func (s *solving) value() {
	g, before := s.a.Graph, s.problem.Before
	if before != nil && before.Answer.Graph != nil && !before.Answer.Loopy {
		s.again = revised(g, before)
		s.a.Values = s.again.values()
	} else {
		s.a.Values, _ = g.Values()
	}
	if s.a.Values.known == nil {
		return
	}
	s.a.Loopy = s.problem.Loopy && g.sums == nil
	if !s.a.Loopy {
		s.a.Cycle = g.cycle(s.a.Values)
	}
}

// kinds finds the kinds of the vertices in the theory of the rule; those that can have changed, where the answer before
// has them.
func (s *solving) kinds(t theory) []kind {
	if old := s.beforeByRule(); old != nil && old.kinds != nil {
		return s.again.renewed(old.kinds, unsorted, t.finder(s.a.Graph))
	}
	return t.sort(s.a.Graph)
}

// misereValues is misereValues; what cannot have changed is kept. A misère value depends on more than those of the
// options, so that here all that can have changed is found again.
func (s *solving) misereValues() []int32 {
	old := s.beforeByRule()
	if old == nil || old.misere == nil {
		return misereValues(s.a.Graph, s.a.kinds)
	}
	x := carried(s.again, old.misere, -1)
	find := misereFinder(s.a.Graph, s.a.kinds)
	for _, v := range s.again.order {
		x[v] = find(x, v)
	}
	return x
}

// beforeByRule is the answer before, if it is one by the same rule.
func (s *solving) beforeByRule() *Answer {
	if s.again == nil || s.again.before.Answer.Rule != s.a.Rule {
		return nil
	}
	return &s.again.before.Answer
}

// normal answers disjunctive normal play. Linear time, and the moves there are.
func (s *solving) normal() {
	a := &s.a
	a.Sum, a.Known = sum(a.Chips, a.Values)
	if a.Known {
		a.Outcome = outcome(a.Sum)
	}
	if a.Outcome == N {
		a.Winning = winning(a.Graph, a.Values, a.Chips, a.Sum)
	}
}

// byTheory answers the other rules on a graph whose cycles, if any, are not meant.
func (s *solving) byTheory() error {
	t := s.problem.Rule.theory()
	s.a.kinds = s.kinds(t)
	k := t.chips(s.p, s.a.kinds)
	if s.over() {
		s.a.Outcome = s.a.Rule.Play.over()
	} else {
		s.a.Outcome = t.outcome(k)
	}
	if s.a.Rule == (Rule{Play: Misere}) {
		s.a.SJ = s.sj()
		s.a.misere = s.misereValues()
	}
	play := newSearch(s.rules, t, s.a.kinds, s.budget)
	var err error
	switch {
	case s.over() || s.endless():
	case k == unsorted:
		err = s.playedOut(play)
	case s.a.Outcome == N:
		err = s.winning(t)
	}
	if err != nil {
		return err
	}
	return s.vertices(t, play)
}

func (s *solving) over() bool { return len(s.p) == 0 }

// endless tells whether some chip can reach a cycle.
func (s *solving) endless() bool {
	for _, c := range s.p {
		if s.a.Endless(c.Vertex) {
			return true
		}
	}
	return false
}

// winning finds the winning moves of an N position by theory.
func (s *solving) winning(t theory) error {
	if !s.a.Rule.Compound.Joint() {
		s.a.Winning = t.single(s.a.Graph, s.a.kinds, s.p)
		return nil
	}
	all, err := s.rules.choices(t, s.a.kinds, s.p, s.ctx.Err)
	if err != nil {
		return err
	}
	if s.a.JointCount, err = t.countJoint(all, s.ctx.Err); err != nil {
		return err
	}
	if listable(s.a.JointCount, chipCount(s.p)) {
		s.a.Joint, err = t.listJoint(all, s.ctx.Err)
	}
	return err
}

func chipCount(p position) int {
	n := 0
	for _, s := range p {
		n += s.Count
	}
	return n
}

// playedOut answers the sum by a search.
func (s *solving) playedOut(play *search) error {
	o, err := play.outcome(s.p)
	if err == nil && o == N {
		err = s.moves(P, play.outcome)
	}
	s.a.Searched = &Searched{play.budget.states, play.budget.limits.States}
	if err != nil {
		return s.undecided(err)
	}
	s.a.Outcome = o
	return nil
}

// moves finds the winning moves (those to P) or the drawing ones (those to D).
func (s *solving) moves(to Outcome, judge judge) (err error) {
	single, joint := &s.a.Winning, &s.a.Joint
	if to == D {
		single, joint = &s.a.Drawing, &s.a.JointDrawing
	}
	if s.a.Rule.Compound.Joint() {
		*joint, s.a.JointCount, err = s.rules.joints(s.p, to, judge, s.budget)
	} else {
		*single, err = s.rules.singles(s.p, to, judge)
	}
	return err
}

// undecided takes note that the bound was reached; every other error stays one.
func (s *solving) undecided(err error) error {
	if err != errBound {
		return err
	}
	s.a.Outcome, s.a.Winning, s.a.Joint, s.a.JointCount = Unknown, nil, nil, 0
	s.a.Undecided = &TooBigError{Limit: s.problem.Limits.filled().States, Estimate: Estimate(s.problem)}
	return nil
}

// vertices finds the outcome of one chip alone on each vertex, the lowest first: by theory, else by the outcomes of its
// options, of which splits are played out with what is left of the bound.
func (s *solving) vertices(t theory, play *search) error {
	upward := s.a.Graph.upward()
	if old := s.beforeByRule(); old != nil && old.outcomes != nil {
		s.a.outcomes, upward = s.kept(old.outcomes)
	} else {
		s.a.outcomes = make([]Outcome, s.a.Graph.Len())
	}
	for v := range upward {
		if s.a.Graph.IsSum(v) {
			continue
		}
		o := t.outcome(s.a.kinds[v])
		if o == Unknown {
			var err error
			if o, err = s.alone(v, play); err != nil {
				return err
			}
		}
		s.a.outcomes[v] = o
	}
	return nil
}

// kept is the outcomes that cannot have changed, and the vertices whose outcome must be found: where it can have changed,
// and where the bound left it open before.
func (s *solving) kept(old []Outcome) ([]Outcome, iter.Seq[int32]) {
	outcomes := carried(s.again, old, Unknown)
	for _, v := range s.again.order {
		outcomes[v] = Unknown
	}
	return outcomes, func(yield func(int32) bool) {
		for v := range s.a.Graph.upward() {
			if outcomes[v] == Unknown && !yield(v) {
				return
			}
		}
	}
}

// alone is the outcome of a chip by its options: N if one is P, P if all are N.
func (s *solving) alone(v int32, play *search) (Outcome, error) {
	all := P
	for _, w := range s.a.Graph.Options(v) {
		o := s.a.outcomes[w]
		if s.a.Graph.IsSum(w) {
			var err error
			o, err = play.outcome(s.rules.position(gather(ones(s.a.Graph.Options(w)))))
			if err != nil && err != errBound {
				return Unknown, err
			}
		}
		switch o {
		case P:
			return N, nil
		case Unknown:
			all = Unknown
		}
	}
	return all, nil
}

// ones is one chip on each of some vertices.
func ones(vertices []int32) []Stack {
	var stacks []Stack
	for _, v := range vertices {
		stacks = append(stacks, Stack{v, 1})
	}
	return stacks
}
