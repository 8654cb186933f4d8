package solver

import "slices"

// pile is a position played by hand: in byte v the number of chips on vertex v, of at most 8.
type pile uint64

func (h pile) on(v int32) int { return int(h >> (8 * v) & 255) }

func (h pile) with(v int32, n int) pile { return h + pile(n)<<(8*v) }

// hand plays a rule by its words, knowing no theory: it looks at every position that can come.
type hand struct {
	g         *Graph
	to        [][][]int32 // by vertex and option: the vertices that a chip goes to, ascending
	play      Play
	takes     string // "one", "every" or "any"
	firstEnds bool   // the game ends with its first chip
	positions []pile
	number    map[pile]int
	next      [][]int
	outcome   []Outcome
	left      []int32 // moves left; -1 for a draw
	full      bool    // more than most positions
}

const mostByHand = 20_000

func byRule(g *Graph, r Rule) *hand {
	h := &hand{g: g, to: make([][][]int32, g.Len()), play: r.Play, number: map[pile]int{}}
	for v := range h.to {
		for _, o := range g.Options(int32(v)) {
			to := []int32{o}
			if g.IsSum(o) {
				to = slices.Sorted(slices.Values(g.Options(o)))
			}
			h.to[v] = append(h.to[v], to)
		}
	}
	switch r.Compound {
	case Disjunctive, DiminishedDisjunctive:
		h.takes = "one"
	case ContinuedConjunctive, Conjunctive:
		h.takes = "every"
	case Selective, ShortenedSelective:
		h.takes = "any"
	}
	h.firstEnds = r.Compound == Conjunctive || r.Compound == DiminishedDisjunctive || r.Compound == ShortenedSelective
	return h
}

func (h *hand) stuck(v int32) bool { return len(h.g.Options(v)) == 0 }

func (h *hand) over(p pile) bool {
	live, dead := 0, 0
	for v := range int32(8) {
		switch n := p.on(v); {
		case n == 0:
		case h.stuck(v):
			dead += n
		default:
			live += n
		}
	}
	return live == 0 || h.firstEnds && dead > 0
}

// each tells every move from p, some perhaps twice.
func (h *hand) each(p pile, yield func(next pile, move []Replacement)) {
	if !h.over(p) {
		h.from(0, 0, p, p, nil, yield)
	}
}

// from lets the chips from vertex v on move; those of p not yet on their new place are still there. From v itself only
// options from the first on may be taken.
func (h *hand) from(v int32, first int, rest, p pile, move []Replacement, yield func(pile, []Replacement)) {
	if h.takes == "one" && len(move) == 1 {
		yield(p, move)
		return
	}
	for v < 8 && (rest.on(v) == 0 || h.stuck(v)) {
		v, first = v+1, 0
	}
	if v == 8 {
		if len(move) > 0 {
			yield(p, move)
		}
		return
	}
	if h.takes != "every" { // the chips left on v stay
		h.from(v+1, 0, rest, p, move, yield)
	}
	for i := first; i < len(h.to[v]); i++ {
		to := h.to[v][i]
		next := p.with(v, -1)
		for _, w := range to {
			next = next.with(w, 1)
		}
		h.from(v, i, rest.with(v, -1), next, append(slices.Clip(move), Replacement{v, to}), yield)
	}
}

// see finds every position that can come after p.
func (h *hand) see(p pile) int {
	at := func(p pile) int {
		n, seen := h.number[p]
		if !seen {
			n = len(h.positions)
			h.number[p] = n
			h.positions = append(h.positions, p)
		}
		return n
	}
	root := at(p)
	for i := len(h.next); i < len(h.positions) && !h.full; i++ {
		var next []int
		h.each(h.positions[i], func(q pile, _ []Replacement) { next = append(next, at(q)) })
		h.next = append(h.next, next)
		h.full = len(h.positions) > mostByHand
	}
	return root
}

// judge finds all outcomes: again and again, those decided after one move more.
func (h *hand) judge() {
	h.outcome = make([]Outcome, len(h.positions))
	h.left = make([]int32, len(h.positions))
	open := make([]int, len(h.positions))
	for i := range open {
		open[i] = len(open) - 1 - i
	}
	for round := int32(0); ; round++ {
		var found, rest []int
		for _, i := range open {
			if o := h.decided(i, round); o != Unknown {
				h.outcome[i], h.left[i] = o, round
				found = append(found, i)
			} else {
				rest = append(rest, i)
			}
		}
		open = rest
		if len(found) == 0 {
			break
		}
	}
	for _, i := range open {
		h.outcome[i], h.left[i] = D, -1
	}
}

// decided is the outcome of a position that is decided by those decided in rounds before.
func (h *hand) decided(i int, round int32) Outcome {
	if h.over(h.positions[i]) {
		if h.play == Misere {
			return N
		}
		return P
	}
	all := P
	for _, j := range h.next[i] {
		switch {
		case h.outcome[j] == Unknown || h.left[j] == round:
			all = Unknown
		case h.outcome[j] == P:
			return N
		}
	}
	return all
}

// leading lists the moves from p to positions of an outcome, in order, each once; nearer tells which leave one move less.
func (h *hand) leading(p pile, to Outcome) (moves []Joint, nearer []bool) {
	type led struct {
		move   Joint
		nearer bool
	}
	var all []led
	h.each(p, func(q pile, move []Replacement) {
		if i := h.number[q]; h.outcome[i] == to {
			m := slices.Clone(move)
			slices.SortFunc(m, byPlaces)
			all = append(all, led{m, h.left[i] == h.left[h.number[p]]-1})
		}
	})
	slices.SortFunc(all, func(a, b led) int { return slices.CompareFunc(a.move, b.move, byPlaces) })
	all = slices.CompactFunc(all, func(a, b led) bool { return sameJoint(a.move, b.move) })
	for _, l := range all {
		moves, nearer = append(moves, l.move), append(nearer, l.nearer)
	}
	return moves, nearer
}

func sameJoint(a, b Joint) bool {
	return slices.EqualFunc(a, b, func(a, b Replacement) bool { return byPlaces(a, b) == 0 })
}

func byPlaces(a, b Replacement) int {
	if a.From != b.From {
		return int(a.From - b.From)
	}
	return slices.Compare(a.To, b.To)
}
