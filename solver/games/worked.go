package games

import (
	"slices"

	"dev.mexboard/solver/board"
)

// Valued is a value worked out: that of a position, from those of its options.
type Valued struct {
	Position Position
	Options  []int // the values of its options, ascending, each once
	Value    int   // the least number that is not among them
}

// WorkedOut works out the value of the game's Worked position on the board of a setup. ok is false where the board has no such
// position, and for loopy games, whose values are no mex. Linear time.
func (s Setup) WorkedOut(b board.Board) (x Valued, ok bool) {
	at, ok := b.Index()[string(s.Game.Worked)]
	if !ok || s.Loopy() {
		return x, false
	}
	values, err := b.Graph().Values()
	if err != nil {
		return x, false
	}
	x.Position = s.Game.Worked
	for _, e := range b.Edges {
		if e.From == at {
			value, _ := values.At(int32(e.To)) // of a joint: the NimSum of its parts
			x.Options = append(x.Options, value)
		}
	}
	slices.Sort(x.Options)
	x.Options = slices.Compact(x.Options)
	x.Value, _ = values.At(int32(at))
	return x, true
}
