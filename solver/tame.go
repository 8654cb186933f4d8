package solver

// nimbers is the theory of disjunctive normal play: the kind is the Grundy value. (Sprague 1935, Grundy 1939.)
var nimbers = theory{
	add:     func(a, b kind) kind { return a ^ b },
	p:       func(k kind) bool { return k == 0 },
	vertex:  mexOf,
	leaving: true,
}

// Pair is what misère play knows of a vertex: its value in normal play and the one of its lone chip in misère play
// (1 at a terminal, else the mex of those of the options).
type Pair struct{ Normal, Misere int }

// Type says how a vertex behaves in misère sums. (On Numbers and Games ch. 12; Winning Ways ch. 13.)
type Type uint8

const (
	Wild   Type = iota // no pair describes it in all sums, or none is known
	Fickle             // the pair is (0, 1) or (1, 0): sums of these are won by parity
	Firm               // the pair is (n, n): in sums it behaves as in normal play
)

func (t Type) String() string { return name([]string{"wild", "fickle", "firm"}, int(t)) }

// The kind of a tame position is its value and whether it is firm.
func tameKind(value kind, firm bool) kind {
	if firm {
		return value<<1 | 1
	}
	return value << 1
}

func (p Pair) kind() kind {
	switch {
	case p.Normal == p.Misere:
		return tameKind(kind(p.Normal), true)
	case p.Normal == 1-p.Misere:
		return tameKind(kind(p.Normal), false)
	}
	return unsorted
}

// pairOf is the pair of a tame position. Fickle parts alone make the misère value the other one of 0 and 1; one firm
// part makes both equal.
func pairOf(k kind) Pair {
	p := Pair{int(k >> 1), int(k >> 1)}
	if k&1 == 0 {
		p.Misere = 1 - p.Normal
	}
	return p
}

func typeOf(k kind) Type {
	switch {
	case k == unsorted:
		return Wild
	case k&1 == 0:
		return Fickle
	}
	return Firm
}

// tame is the theory of disjunctive misère play where every vertex reached is tame: pairs of fickle and firm parts add
// like values, and a sum is firm if some part is. All fickle: N if and only if the value is 0; some firm: N if and only
// if it is not. (On Numbers and Games ch. 12 and 14; Winning Ways ch. 13.)
var tame = theory{
	add: func(a, b kind) kind { return (a^b)&^1 | (a|b)&1 },
	p:   func(k kind) bool { return pairOf(k).Misere == 0 },
	vertex: func(options []kind) kind {
		if len(options) == 0 {
			return tameKind(0, false)
		}
		return pairAbove(options).kind()
	},
	leaving: true,
}

// pairAbove is the pair of a vertex whose options are tame.
func pairAbove(options []kind) Pair {
	var normal, misere []int
	for _, k := range options {
		p := pairOf(k)
		normal, misere = append(normal, p.Normal), append(misere, p.Misere)
	}
	return Pair{Mex(normal), Mex(misere)}
}

// misereValues is, by vertex, the value of its lone chip in misère play: that of a tame one is in its kind; else the mex
// of those of the options. -1 where that is not known.
func misereValues(g *Graph, kinds []kind) []int32 {
	x := unknowns(g.Len())
	find := misereFinder(g, kinds)
	for v := range g.upward() {
		x[v] = find(x, v)
	}
	return x
}

// misereFinder is a function that finds the misère value of a vertex whose options have theirs.
func misereFinder(g *Graph, kinds []kind) func(x []int32, v int32) int32 {
	var options []int32
	return func(x []int32, v int32) int32 {
		switch {
		case kinds[v] != unsorted:
			return int32(pairOf(kinds[v]).Misere)
		case g.IsSum(v):
			return onlyLive(g, v, x)
		}
		options = options[:0]
		for _, w := range g.Options(v) {
			options = append(options, x[w])
		}
		if contains(options, -1) {
			return -1
		}
		return mexOf(options)
	}
}

// onlyLive is the value of the one target of a split that can move; -1 when there are several. The others do not matter.
func onlyLive(g *Graph, split int32, x []int32) int32 {
	only := int32(-1)
	for _, w := range g.Options(split) {
		if len(g.Options(w)) == 0 {
			continue
		}
		if only >= 0 {
			return -1
		}
		only = w
	}
	if only < 0 {
		return -1
	}
	return x[only]
}
