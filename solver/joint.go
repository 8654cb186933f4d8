package solver

import "slices"

// Joint is a move of several chips at once: a replacement for each chip that moves, in ascending order.
type Joint []Replacement

// MostJoint is how many joint moves are listed; of more only the number is told.
const MostJoint = 1000

// mostEntries bounds the length of the list of joint moves together, where each moves very many chips.
const mostEntries = 1 << 22

func compareJoint(a, b Joint) int { return slices.CompareFunc(a, b, compare) }

// choice is what the chips of one stack may do: the distinct replacements, and where any number may move also to stay,
// which is the one without an entry in to.
type choice struct {
	Stack
	to    [][]int32
	kinds []kind
}

// choices is what the live chips may do. No theory sorts a game that is over here: it has no moves.
func (r *rules) choices(t theory, kinds []kind, p position, stop func() error) ([]choice, error) {
	all := make([]choice, len(p))
	for i, s := range p {
		if err := stop(); err != nil {
			return nil, err
		}
		c := choice{Stack: s, to: r.replacements(s.Vertex)}
		for _, to := range c.to {
			c.kinds = append(c.kinds, t.together(to, kinds))
		}
		if r.rule.Compound.moves() == anyChips {
			c.kinds = append(c.kinds, kinds[s.Vertex])
		}
		all[i] = c
	}
	return all, nil
}

// partial is a joint move under construction: the last chip's choice, and the others before it.
type partial struct {
	before *partial
	kind   kind // of the chips so far
	choice int  // of the last chip
	entry  Replacement
	moves  bool // false: the last chip stays
}

// listJoint makes the joint moves to P positions, in order. It goes on only with what some choice of the other chips
// completes, so that there are never more unfinished moves than moves.
func (t theory) listJoint(all []choice, stop func() error) ([]Joint, error) {
	reach := t.reaches(all)
	unfinished := []*partial{{kind: t.none}}
	for i, c := range all {
		var rest [][]kind // by choice: what the chips after this one may come to
		for left := c.Count - 1; left >= 0; left-- {
			if left == c.Count-1 || left < 2 {
				rest = t.rests(c, left, reach[i+1])
			}
			var next []*partial
			for _, p := range unfinished {
				if err := stop(); err != nil {
					return nil, err
				}
				first := p.choice // equal chips never choose in descending order
				if left == c.Count-1 {
					first = 0
				}
				next = append(next, t.extended(p, c, first, rest)...)
			}
			unfinished = next
		}
	}
	moves := make([]Joint, len(unfinished))
	for i, p := range unfinished {
		moves[i] = p.joint()
	}
	slices.SortFunc(moves, compareJoint)
	return moves, nil
}

// extended is a partial move with the next chip's choice, the first one or later, where that can be completed.
func (t theory) extended(p *partial, c choice, first int, rest [][]kind) []*partial {
	var next []*partial
	for j := first; j < len(c.kinds); j++ {
		k := t.add(p.kind, c.kinds[j])
		if !slices.ContainsFunc(rest[j], func(r kind) bool { return t.p(t.add(k, r)) }) {
			continue
		}
		q := &partial{before: p, kind: k, choice: j}
		if q.moves = j < len(c.to); q.moves {
			q.entry = Replacement{c.Vertex, c.to[j]}
		}
		next = append(next, q)
	}
	return next
}

// rests is, by the choice of one chip, what those left in its stack, which choose no earlier one, and the later stacks may
// come to together.
func (t theory) rests(c choice, left int, later []kind) [][]kind {
	rests := make([][]kind, len(c.kinds))
	for j := range rests {
		rests[j] = t.sums(t.repeated(c.kinds[j:], left), later)
	}
	return rests
}

// joint reads a finished move back to its first chip.
func (p *partial) joint() Joint {
	var move Joint
	for ; p.before != nil; p = p.before {
		if p.moves {
			move = append(move, p.entry)
		}
	}
	slices.Reverse(move)
	return move
}

// reaches is, by stack, the kinds that the chips of that stack and those after it may come to.
func (t theory) reaches(all []choice) [][]kind {
	reach := make([][]kind, len(all)+1)
	reach[len(all)] = []kind{t.none}
	for i := len(all) - 1; i >= 0; i-- {
		reach[i] = t.sums(t.repeated(all[i].kinds, all[i].Count), reach[i+1])
	}
	return reach
}

// repeated is the kinds that n chips with equal choices may come to. In all theories of joint moves three chips come to
// the same kinds as two.
func (t theory) repeated(kinds []kind, n int) []kind {
	switch {
	case n == 0:
		return []kind{t.none}
	case n == 1 || t.chain:
		return kinds
	}
	return t.sums(kinds, kinds)
}

// sums is all sums of a kind of one list and one of the other, ascending.
func (t theory) sums(a, b []kind) []kind {
	if t.chain {
		return maxima(a, b)
	}
	var sums []kind
	for _, x := range a {
		for _, y := range b {
			sums = append(sums, t.add(x, y))
		}
	}
	slices.Sort(sums)
	return slices.Compact(sums)
}

// maxima is sums where the greater kind is the sum: of each list what is not below all of the other.
func maxima(a, b []kind) []kind {
	least := max(slices.Min(a), slices.Min(b))
	sums := slices.DeleteFunc(slices.Concat(a, b), func(k kind) bool { return k < least })
	slices.Sort(sums)
	return slices.Compact(sums)
}

// listable tells whether so many joint moves of so many chips are few enough to be listed.
func listable(moves, chips int) bool { return moves <= MostJoint && moves*chips <= mostEntries }

// joints lists the joint moves to positions of an outcome that a judge finds, by making every joint move within a budget,
// and counts them; nil when they are too many to list.
func (r *rules) joints(p position, wanted Outcome, judge judge, b *budget) (list []Joint, count int, err error) {
	moves := r.moves(p)
	for next, ok := moves.next(); ok; next, ok = moves.next() {
		if err := b.look(len(moves.chips)); err != nil {
			return nil, 0, err
		}
		o, err := judge(next)
		if err != nil {
			return nil, 0, err
		}
		if o != wanted {
			continue
		}
		if count++; listable(count, len(moves.chips)) {
			list = append(list, moves.joint())
		} else {
			list = nil
		}
	}
	if !listable(count, len(moves.chips)) {
		return nil, count, nil
	}
	slices.SortFunc(list, compareJoint)
	return list, count, nil
}
