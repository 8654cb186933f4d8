package solver

// The kinds of shortened selective play. In normal play no chip is as good as parts that are all P.
const (
	shortNone kind = iota
	shortP         // each part is P
	shortN         // some part is N
	shortOver      // some part has ended, and so the game
)

// shortened is the theory of shortened selective normal play: with a part that has ended, P; else N if and only if
// some chip is. A chip is N if some option ends the game or leaves only P parts. (On Numbers and Games ch. 14.)
var shortened = theory{
	none:    shortNone,
	add:     greater,
	p:       func(k kind) bool { return k != shortN },
	vertex:  shortenedVertex,
	leaving: true,
	chain:   true,
}

func shortenedVertex(options []kind) kind {
	switch {
	case len(options) == 0:
		return shortOver
	case contains(options, shortNone), contains(options, shortP), contains(options, shortOver):
		return shortN
	}
	return shortP
}

// shortenedMisere is the theory of shortened selective misère play: who ends the game loses, so a part that has ended
// is N like any other N part. (On Numbers and Games ch. 14.) A chip that leaves ends nothing: there the theory ends.
var shortenedMisere = theory{
	none: shortNone,
	add:  greater,
	p:    func(k kind) bool { return k == shortP },
	vertex: func(options []kind) kind {
		if len(options) == 0 || contains(options, shortP) {
			return shortN
		}
		return shortP
	},
	chain: true,
}
