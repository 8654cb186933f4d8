package solver

import (
	"cmp"
	"slices"
)

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
