// Package solver is the theory of impartial games on numbered vertices: values, outcomes, sums, winning moves and the
// steps that lead to them.
package solver

// Play says what happens to the player who cannot move.
type Play uint8

const (
	Normal Play = iota // the player who cannot move loses
	Misere             // the player who cannot move wins
)

// Compound says how a move uses several chips. The six are Conway's (On Numbers and Games, ch. 14).
type Compound uint8

const (
	Disjunctive           Compound = iota // move one chip
	ContinuedConjunctive                  // move every chip that can move
	Conjunctive                           // move every chip; over as soon as one cannot
	Selective                             // move any number of chips, at least one
	DiminishedDisjunctive                 // move one chip; over as soon as one cannot move
	ShortenedSelective                    // move any number; over as soon as one cannot move
)

// Rule is play and compound together: one of Conway's dozen. The zero Rule is disjunctive normal play.
type Rule struct {
	Play     Play
	Compound Compound
}

// Outcome says who wins with best play.
type Outcome uint8

const (
	Unknown Outcome = iota
	P               // the previous player wins
	N               // the next player wins
	D               // a draw: play need not end
)
