package solver

import (
	"context"
	"fmt"
	"slices"
)

// Turn is one move of a line of play, and what is known after it.
type Turn struct {
	Move    Joint
	Chips   []Stack // after the move, by vertex, those that cannot move too
	Outcome Outcome // after the move: N says that the move loses, P that it wins
	// Remoteness is how many moves are left after this one when the winner hurries and the loser delays; -1 in a draw
	// and where it is not known.
	Remoteness int32
}

// MoveError says that a move cannot be made: no such chip, no such option, or not so many chips in one move.
type MoveError struct{ Move Joint }

func (e *MoveError) Error() string { return fmt.Sprintf("the rule has no move %v here", e.Move) }

// Line is play that begins with a move, good or bad, and goes on with the best ones: the winner hurries, the loser
// delays, and in a draw both hold it. So its second turn is the reply that punishes a losing move. It ends with the
// game, after so many turns as most says, and where theory and search do not decide. Where the whole game is more than
// the limits allow the winner's moves are still right, but neither hurries nor delays. The error is a *MoveError for
// the first move, or the context's.
func Line(ctx context.Context, p Problem, first Joint, most int) ([]Turn, error) {
	l := line{ctx: ctx, problem: p, rules: newRules(p.Graph, p.Rule)}
	chips := gather(p.Chips)
	if !l.rules.legal(chips, first) {
		return nil, &MoveError{first}
	}
	if err := l.foresee(replaced(chips, first)); err != nil {
		return nil, err
	}
	var turns []Turn
	for move := first; move != nil && len(turns) < most; {
		chips = replaced(chips, move)
		next, turn, err := l.best(chips)
		if err != nil {
			return nil, err
		}
		turn.Move, turn.Chips = move, chips
		turns = append(turns, turn)
		move = next
	}
	return turns, nil
}

// line is one call of Line.
type line struct {
	ctx     context.Context
	problem Problem
	rules   *rules
	game    unfolded // all that may come after the first move; no graph: too much
	ends    Endings
}

// foresee plays out all that may follow, as far as the limits allow.
func (l *line) foresee(chips []Stack) error {
	x, err := l.problem.Graph.Values()
	if err != nil && (!l.problem.Loopy || l.problem.Graph.sums != nil) && !below(chips, x) {
		return nil // play need not end, though that is not meant
	}
	l.game, err = l.rules.unfold(l.rules.position(chips), newBudget(l.ctx, l.problem.Limits))
	if err == errBound {
		l.game = unfolded{}
		return nil
	}
	if err == nil {
		l.ends, err = retrograde(l.ctx, l.game.graph, l.problem.Rule.Play)
	}
	return err
}

// below tells whether all chips have values: then they cannot reach a cycle.
func below(chips []Stack, x Values) bool {
	return !slices.ContainsFunc(chips, func(s Stack) bool { _, ok := x.At(s.Vertex); return !ok })
}

// best is the best move from here, nil when there is none or it is not known, and what is known of the position.
func (l *line) best(chips []Stack) (Joint, Turn, error) {
	if l.game.graph == nil {
		return l.bestByTheory(chips)
	}
	p := l.rules.position(chips)
	at := l.game.index[p.key()]
	turn := Turn{Outcome: l.ends.Outcomes[at], Remoteness: l.ends.Remoteness[at]}
	moves := l.rules.moves(p)
	for next, ok := moves.next(); ok; next, ok = moves.next() {
		to := l.game.index[next.key()]
		switch {
		case turn.Outcome == D && l.ends.Outcomes[to] != D:
		case turn.Outcome == N && l.ends.Outcomes[to] != P:
		case turn.Outcome != D && l.ends.Remoteness[to] != turn.Remoteness-1:
		default:
			return moves.made(), turn, nil
		}
	}
	return nil, turn, nil
}

// made is the move made last, whatever the compound.
func (m *mover) made() Joint {
	if m.rules.rule.Compound.moves() == oneChip {
		v := m.chips[0]
		return Joint{{v, m.rules.replacements(v)[m.choice[0]-1]}}
	}
	return m.joint()
}

// bestByTheory is best where the game is too much to play out.
func (l *line) bestByTheory(chips []Stack) (Joint, Turn, error) {
	p := l.problem
	p.Chips = chips
	a, err := Solve(l.ctx, p)
	turn := Turn{Outcome: a.Outcome, Remoteness: a.Remoteness}
	if err != nil {
		return nil, turn, err
	}
	moves := l.rules.moves(l.rules.position(chips))
	if _, ok := moves.next(); !ok {
		return nil, turn, nil
	}
	switch a.Outcome {
	case P:
		return moves.made(), turn, nil
	case N:
		return a.nearest(), turn, nil
	case D:
		return firstOf(a.DrawingMoves(), a.JointDrawing), turn, nil
	}
	return nil, turn, nil
}

// nearest is a winning move, if it can be one that brings the end nearer; nil when none is listed.
func (a Answer) nearest() Joint {
	i := max(0, slices.Index(a.Nearer, true))
	if i < len(a.Winning) {
		m := a.Winning[i]
		return Joint{{m.From, a.Graph.effect(m.Option)}}
	}
	if i < len(a.Joint) {
		return a.Joint[i]
	}
	return nil
}

func firstOf(single []Replacement, joint []Joint) Joint {
	switch {
	case len(single) > 0:
		return Joint{single[0]}
	case len(joint) > 0:
		return joint[0]
	}
	return nil
}

// legal tells whether chips may make a move under the rule.
func (r *rules) legal(chips []Stack, m Joint) bool {
	p := r.position(chips)
	moved := map[int32]int{}
	for _, x := range m {
		moved[x.From]++
		if !slices.ContainsFunc(r.replacements(x.From), func(to []int32) bool { return slices.Equal(to, x.To) }) {
			return false
		}
	}
	all := 0
	for _, s := range p {
		all += s.Count
		if moved[s.Vertex] > s.Count {
			return false
		}
		delete(moved, s.Vertex)
	}
	if len(m) == 0 || len(moved) > 0 {
		return false
	}
	switch r.rule.Compound.moves() {
	case oneChip:
		return len(m) == 1
	case everyChip:
		return len(m) == all
	}
	return true
}

// replaced is chips after a move.
func replaced(chips []Stack, m Joint) []Stack {
	next := slices.Clone(position(chips))
	for _, x := range m {
		next = next.put(x.From, -1)
		for _, w := range x.To {
			next = next.put(w, 1)
		}
	}
	return next
}

// mostMoved is how many chips a move has at most that is made out for one of them.
const mostMoved = 10_000

// Moving is a whole move in which one chip does what is asked: where the rule moves every chip the others are added,
// so that the move wins if it can. ok is false when the game is over, that chip cannot do it, or more than 10,000 chips
// would have to move.
func (a Answer) Moving(m Replacement) (move Joint, ok bool) {
	r := newRules(a.Graph, a.Rule)
	move = Joint{m}
	if a.crowded() {
		return nil, false
	}
	if a.Rule.Compound.moves() == everyChip {
		move = a.completed(r, m)
	}
	return move, r.legal(a.Chips, move)
}

// crowded tells whether too many chips move at once for a move to be made out.
func (a Answer) crowded() bool {
	return a.Rule.Compound.moves() == everyChip && chipCount(a.Chips) > mostMoved
}

// completed is a joint move with m in it: a winning or drawing one that is listed, else the first there is.
func (a Answer) completed(r *rules, m Replacement) Joint {
	for _, list := range [][]Joint{a.Joint, a.JointDrawing} {
		for _, j := range list {
			if slices.ContainsFunc(j, func(x Replacement) bool { return compare(x, m) == 0 }) {
				return j
			}
		}
	}
	move, missing := Joint{m}, true
	for _, s := range r.position(a.Chips) {
		n := s.Count
		if s.Vertex == m.From && missing {
			n, missing = n-1, false
		}
		for range n {
			move = append(move, Replacement{s.Vertex, r.replacements(s.Vertex)[0]})
		}
	}
	slices.SortFunc(move, compare)
	return move
}

// OtherMoves is moves that are not among the winning ones (in a draw: not among those that keep it), at most so many: for
// each chip that can move each thing it may do, where the rule moves every chip as completed by Moving; ordered like the
// moves that win. Where the latter are too many to be listed some of them are here.
func (a Answer) OtherMoves(most int) []Joint {
	if a.crowded() {
		return nil
	}
	r := newRules(a.Graph, a.Rule)
	good := slices.Concat(a.Joint, a.JointDrawing)
	for _, x := range slices.Concat(a.Moves(), a.DrawingMoves()) {
		good = append(good, Joint{x})
	}
	slices.SortFunc(good, compareJoint)
	var list []Joint
	for _, s := range r.position(a.Chips) {
		for _, to := range r.replacements(s.Vertex) {
			if len(list) >= most {
				return list
			}
			m := Joint{{s.Vertex, to}}
			if r.rule.Compound.moves() == everyChip {
				m = a.completed(r, m[0])
			}
			_, wins := slices.BinarySearchFunc(good, m, compareJoint)
			if !wins && !slices.ContainsFunc(list, func(x Joint) bool { return compareJoint(x, m) == 0 }) {
				list = append(list, m)
			}
		}
	}
	return list
}

// Through is an option by which a replacement is made: the first one that does it; ok is false when none does.
func (g *Graph) Through(m Replacement) (option int32, ok bool) {
	for _, w := range g.Options(m.From) {
		if slices.Equal(g.effect(w), m.To) {
			return w, true
		}
	}
	return -1, false
}

// Replacing is what a move does.
func (g *Graph) Replacing(m Move) Replacement { return Replacement{m.From, g.effect(m.Option)} }
