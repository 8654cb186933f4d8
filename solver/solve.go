package solver

import (
	"context"
	"errors"
)

// Solve values the graph and the sum of the chips under the rule, by the theory of the rule as far as it goes, else by
// playing the game out within the limits. What is left undecided, and a cycle that is not meant, are no errors: they
// are in the Answer. The error is the context's. (Winning Ways ch. 3, 12, 13; On Numbers and Games ch. 11, 12, 14.)
func Solve(ctx context.Context, p Problem) (Answer, error) {
	s := newSolving(ctx, p)
	var err error
	switch {
	case s.a.Loopy:
		err = s.loopy()
	case p.Rule == Rule{}:
		s.normal()
	default:
		err = s.byTheory()
	}
	return s.a, err
}

// solving is one call of Solve.
type solving struct {
	ctx     context.Context
	problem Problem
	rules   *rules
	p       position
	a       Answer
}

func newSolving(ctx context.Context, p Problem) *solving {
	if p.Graph == nil {
		p.Graph = &Graph{}
	}
	s := &solving{ctx: ctx, problem: p, rules: newRules(p.Graph, p.Rule)}
	s.a = Answer{Graph: p.Graph, Rule: p.Rule, Chips: gather(p.Chips), Remoteness: -1}
	x, err := p.Graph.Values()
	s.a.Values = x
	if e := (*CycleError)(nil); errors.As(err, &e) {
		s.a.Loopy = p.Loopy && p.Graph.sums == nil
		if !s.a.Loopy {
			s.a.Cycle = e.Cycle
		}
	}
	s.p = s.rules.position(s.a.Chips)
	return s
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
	s.a.kinds = t.sort(s.a.Graph)
	k := t.chips(s.p, s.a.kinds)
	if s.over() {
		s.a.Outcome = s.a.Rule.Play.over()
	} else {
		s.a.Outcome = t.outcome(k)
	}
	if s.a.Rule == (Rule{Play: Misere}) {
		s.a.SJ = s.sj()
		s.a.misere = misereValues(s.a.Graph, s.a.kinds)
	}
	play := newSearch(s.rules, t, s.a.kinds, newBudget(s.ctx, s.problem.Limits))
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
	if s.a.JointCount <= MostJoint && s.a.JointCount*chipCount(s.p) <= mostEntries {
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
		*joint, s.a.JointCount, err = s.rules.joints(s.p, to, judge)
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
	s.a.outcomes = make([]Outcome, s.a.Graph.Len())
	for v := range s.a.Graph.upward() {
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
