package games

import "dev.mexboard/solver/board"

// dawsonsKayles is Kayles in which a ball must knock down two pins: code 0.07.
var dawsonsKayles = Game{
	Name:   "dawsons-kayles",
	Family: Heaps,
	Board:  "pins",
	Loser:  "stuck",
	Source: "T. R. Dawson, 1935; Winning Ways, ch. 4",
	Start:  pins,
	Worked: "4",
	Sample: []string{"8"},
	Most:   longest,
	rules: func([]string) (rules, error) {
		r, err := ofCode("0.07", pins)(nil)
		r.view, r.hands = strip(board.Filled), bowling(2)
		return r, err
	},
}

// dawsonsChess is two rows of pawns, a row of squares between, taking being compulsory: code 0.137. Only the files count
// that are not yet decided.
var dawsonsChess = Game{
	Name:   "dawsons-chess",
	Family: Heaps,
	Board:  "files",
	Loser:  "stuck",
	Source: "T. R. Dawson, Caissa's Wild Roses, 1935; Winning Ways, ch. 4",
	Start:  pawns,
	Worked: "5",
	Sample: []string{"8"},
	Most:   longest,
	rules: func([]string) (rules, error) {
		r, err := ofCode("0.137", pawns)(nil)
		r.view, r.hands = strip(board.Free), advances
		return r, err
	},
}

// advances are the ways to advance a pawn: its file and those beside it are decided then.
func advances(p Position) []Hand {
	n := heap(p)
	var all []Hand
	for k := range n {
		all = append(all, Hand{[][2]int{{0, k}}, heapOption([]int{max(0, k-1), max(0, n-k-2)})})
	}
	return all
}

var pawns = Param{Key: "files", Form: Piles, Min: 0, Max: 800, Example: "9"}
