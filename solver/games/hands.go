package games

import "dev.mexboard/solver/board"

// Hand is a way to make a move by hand: the places of the position's view that are touched, and what the move leaves.
// Several hands may leave the same: mirrored positions are one.
type Hand struct {
	Places [][2]int // the row, and the place in it
	Leaves Option
}

// Hands lists the ways to move by hand of a game whose moves are not told by how they change its look; nil of others.
func (s Setup) Hands(p Position) []Hand {
	if s.rules.hands == nil {
		return nil
	}
	return s.rules.hands(p)
}

// Hands lists the ways to move a vertex by hand, as Setup.Hands does; nil where no game is known.
func (m Maker) Hands(v board.Vertex) (hands []Hand) {
	m.ask(v, func(s Setup, p Position) { hands = s.Hands(p) })
	return hands
}
