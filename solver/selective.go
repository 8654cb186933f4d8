package solver

// The kinds of selective normal play.
const (
	allP kind = iota // each part is P; also no chip
	someN
)

// selective is the theory of selective normal play: N if and only if some chip is, for its player moves every such chip
// to P at once, and leaves the others. (On Numbers and Games ch. 14.)
var selective = theory{
	none: allP,
	add:  greater,
	p:    func(k kind) bool { return k == allP },
	vertex: func(options []kind) kind {
		if contains(options, allP) {
			return someN
		}
		return allP
	},
	leaving: true,
	chain:   true,
}

// The kind of a position in selective misère play: how many parts are live (2: two or more), whether some part is N in
// normal play, and, where one part alone is live, whether that is P in misère play.
const (
	liveParts   kind = 3
	normalN     kind = 4
	loneMisereP kind = 8
)

// selectiveMisere is the theory of selective misère play. No part is live: N. One is: its own misère outcome. With two
// or more it is normal play: if all are P there, any move leaves at least two live and one of them N; else the player
// to move leaves two live ones that are P, or, where all but one can be ended at once, the right single one. (On
// Numbers and Games ch. 14.)
var selectiveMisere = theory{
	add: func(a, b kind) kind {
		switch sum := (a | b) & normalN; {
		case a&liveParts == 0:
			return sum | b
		case b&liveParts == 0:
			return sum | a
		default:
			return sum | 2
		}
	},
	p:       selectiveMisereP,
	vertex:  selectiveMisereVertex,
	leaving: true,
}

func selectiveMisereVertex(options []kind) kind {
	if len(options) == 0 {
		return 0
	}
	k := 1 | loneMisereP
	for _, w := range options {
		if w&normalN == 0 {
			k |= normalN
		}
		if selectiveMisereP(w) {
			k &^= loneMisereP
		}
	}
	return k
}

func selectiveMisereP(k kind) bool {
	switch k & liveParts {
	case 0:
		return false
	case 1:
		return k&loneMisereP != 0
	}
	return k&normalN == 0
}
