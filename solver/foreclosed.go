package solver

import "math"

// The kind of a position in diminished disjunctive play: 0 for no chip, 1 + the foreclosed value, or one of two above
// all values.
const (
	foreclosedNone kind = 0
	foreclosedWin  kind = math.MaxInt32 - 1 // some part can be ended at once, and that wins
	foreclosedOver kind = math.MaxInt32     // some part has ended, and so the game
)

// foreclosed is the theory of diminished disjunctive normal play. The game ends with its first part, so who can end one
// wins, and who lets the other do it loses. The moves left are those of an ordinary sum. (On Numbers and Games ch. 14.)
var foreclosed = theory{
	none:    foreclosedNone,
	add:     foreclosedSum,
	p:       func(k kind) bool { return k == foreclosedOver || k <= 1 },
	leaving: true,
	vertex: func(options []kind) kind {
		switch {
		case len(options) == 0:
			return foreclosedOver
		case contains(options, foreclosedOver):
			return foreclosedWin
		}
		return foreclosedMex(options)
	},
}

// foreclosedMisere is the theory of diminished disjunctive misère play: who ends a part loses, so it is normal play on
// the board without its terminals. (On Numbers and Games ch. 14.) A chip that leaves ends nothing: there the theory
// ends.
var foreclosedMisere = theory{
	none: foreclosedNone,
	add:  foreclosedSum,
	p:    func(k kind) bool { return k == 1 },
	vertex: func(options []kind) kind {
		if len(options) == 0 {
			return foreclosedOver
		}
		return foreclosedMex(options)
	},
}

// foreclosedSum is the NimSum of values, unless some part is over or can be ended.
func foreclosedSum(a, b kind) kind {
	switch {
	case max(a, b) >= foreclosedWin:
		return max(a, b)
	case a == foreclosedNone:
		return b
	case b == foreclosedNone:
		return a
	}
	return 1 + ((a - 1) ^ (b - 1))
}

// foreclosedMex leaves out the options that lose at once.
func foreclosedMex(options []kind) kind {
	var values []kind
	for _, k := range options {
		if k < foreclosedWin {
			values = append(values, max(0, k-1)) // a chip that leaves is worth 0
		}
	}
	return 1 + mexOf(values)
}
