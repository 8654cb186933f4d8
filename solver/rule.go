// Package solver is the theory of impartial games on numbered vertices: values, outcomes, sums, winning moves and the
// steps that lead to them.
package solver

import "strconv"

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

// moving says which chips a move takes.
type moving uint8

const (
	oneChip   moving = iota // one that can move
	everyChip               // every one that can move
	anyChips                // any number of those that can move, at least one
)

// ways is what the compounds differ in: the chips that a move takes, and whether the first chip that cannot move ends
// the game.
var ways = [...]struct {
	moves moving
	short bool
}{
	Disjunctive:           {oneChip, false},
	ContinuedConjunctive:  {everyChip, false},
	Conjunctive:           {everyChip, true},
	Selective:             {anyChips, false},
	DiminishedDisjunctive: {oneChip, true},
	ShortenedSelective:    {anyChips, true},
}

func (c Compound) moves() moving { return ways[c].moves }

// short tells whether the game is over as soon as one chip cannot move.
func (c Compound) short() bool { return ways[c].short }

// Joint tells whether a move may take several chips.
func (c Compound) Joint() bool { return ways[c].moves != oneChip }

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

// The names are those of the board file.
var (
	playNames     = []string{"normal", "misere"}
	compoundNames = []string{
		"disjunctive", "continued-conjunctive", "conjunctive", "selective", "diminished-disjunctive", "shortened-selective",
	}
	outcomeNames = []string{"?", "P", "N", "D"}
)

// String is the play as a board file writes it: "normal" or "misere".
func (p Play) String() string { return name(playNames, int(p)) }

// String is the compound as a board file writes it: "continued-conjunctive".
func (c Compound) String() string { return name(compoundNames, int(c)) }

// String is compound, then play: "disjunctive normal".
func (r Rule) String() string { return r.Compound.String() + " " + r.Play.String() }

// String is "P", "N", "D", or "?" for Unknown.
func (o Outcome) String() string { return name(outcomeNames, int(o)) }

// ParsePlay reads what String writes, exactly; empty text is the default, Normal.
func ParsePlay(text string) (p Play, ok bool) {
	i, ok := parse(playNames, text)
	return Play(i), ok
}

// ParseCompound reads what String writes, exactly; empty text is the default, Disjunctive.
func ParseCompound(text string) (c Compound, ok bool) {
	i, ok := parse(compoundNames, text)
	return Compound(i), ok
}

func name(names []string, i int) string {
	if i < len(names) {
		return names[i]
	}
	return "#" + strconv.Itoa(i)
}

func parse(names []string, text string) (i int, ok bool) {
	if text == "" {
		return 0, true
	}
	for i, n := range names {
		if n == text {
			return i, true
		}
	}
	return 0, false
}
