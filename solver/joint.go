package solver

import (
	"cmp"
	"slices"
)

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

// countJoint is the number of joint moves to P positions, without making them: for each kind, in how many ways the
// chips so far may come to it. From an N position, to stay altogether is not one of them. The largest int stands for
// itself and more.
func (t theory) countJoint(all []choice, stop func() error) (int, error) {
	ways := []spread{{t.none, 1}}
	for _, c := range all {
		if err := stop(); err != nil {
			return 0, err
		}
		own, err := t.spread(c, stop)
		if err != nil {
			return 0, err
		}
		ways = t.both(ways, own)
	}
	count := 0
	for _, s := range ways {
		if t.p(s.kind) {
			count = plus(count, s.ways)
		}
	}
	return count, nil
}

// both is in how many ways two groups of chips come to each kind together.
func (t theory) both(a, b []spread) []spread {
	if t.chain {
		return bothChain(a, b)
	}
	ways := map[kind]int{}
	for _, x := range a {
		for _, y := range b {
			sum := t.add(x.kind, y.kind)
			ways[sum] = plus(ways[sum], times(x.ways, y.ways))
		}
	}
	return spreads(ways)
}

// bothChain is both where the greater kind is the sum: one group comes to it, the other to that or less. Linear time.
func bothChain(a, b []spread) []spread {
	var sums []spread
	below, under := 0, 0 // ways of a and of b to come to less than the kind
	for len(a) > 0 || len(b) > 0 {
		var k kind
		switch {
		case len(b) == 0, len(a) > 0 && a[0].kind <= b[0].kind:
			k = a[0].kind
		default:
			k = b[0].kind
		}
		own, other := taken(&a, k), taken(&b, k)
		ways := plus(times(own, plus(under, other)), times(below, other))
		if below, under = plus(below, own), plus(under, other); ways > 0 {
			sums = append(sums, spread{k, ways})
		}
	}
	return sums
}

// taken takes the first line of a list when it is of a kind.
func taken(list *[]spread, k kind) (ways int) {
	if len(*list) > 0 && (*list)[0].kind == k {
		ways = (*list)[0].ways
		*list = (*list)[1:]
	}
	return ways
}

// spreads lists ways by kind, in ascending order.
func spreads(ways map[kind]int) []spread {
	var list []spread
	for k, n := range ways {
		list = append(list, spread{k, n})
	}
	slices.SortFunc(list, func(a, b spread) int { return cmp.Compare(a.kind, b.kind) })
	return list
}

// spread is one line of what a stack may come to: in how many ways its chips come to a kind.
type spread struct {
	kind kind
	ways int
}

// spread tells in how many ways the chips of a stack come to each kind together.
func (t theory) spread(c choice, stop func() error) ([]spread, error) {
	kinds := slices.Sorted(slices.Values(c.kinds))
	if t.chain {
		return spreadChain(kinds, c.Count), nil
	}
	// By the number of chips so far and the kind, over the choices allowed so far: with one choice more, a last chip
	// may take that choice again and again.
	ways := make([]map[kind]int, c.Count+1)
	for i := range ways {
		ways[i] = map[kind]int{}
	}
	ways[0][t.none] = 1
	for _, k := range kinds {
		for i := 1; i <= c.Count; i++ {
			if i%4096 == 0 {
				if err := stop(); err != nil {
					return nil, err
				}
			}
			for before, n := range ways[i-1] {
				sum := t.add(before, k)
				ways[i][sum] = plus(ways[i][sum], n)
			}
		}
	}
	return spreads(ways[c.Count]), nil
}

// spreadChain is spread where the greatest kind counts: those ways in which the i-th choice, in ascending order, is
// the last one taken are those in which the other chips take it or choices before it.
func spreadChain(kinds []kind, count int) []spread {
	var list []spread
	for i, k := range kinds {
		n := multisets(count-1, i+1)
		if last := len(list) - 1; last >= 0 && list[last].kind == k {
			list[last].ways = plus(list[last].ways, n)
		} else {
			list = append(list, spread{k, n})
		}
	}
	return list
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

// joints lists the joint moves to positions of an outcome that a judge finds, by making every joint move, and counts
// them; nil when they are too many to list.
func (r *rules) joints(p position, wanted Outcome, judge judge) (list []Joint, count int, err error) {
	moves := r.moves(p)
	for next, ok := moves.next(); ok; next, ok = moves.next() {
		o, err := judge(next)
		if err != nil {
			return nil, 0, err
		}
		if o != wanted {
			continue
		}
		if count++; count <= MostJoint {
			list = append(list, moves.joint())
		}
	}
	if count > MostJoint {
		return nil, count, nil
	}
	slices.SortFunc(list, compareJoint)
	return list, count, nil
}
