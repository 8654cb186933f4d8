package games

// wythoff is taking from one heap of two, or as many from both: a chess queen on her way to the corner. (Wythoff 1907.)
var wythoff = Game{
	Name:   "wythoff",
	Family: Grids,
	Board:  "two",
	Loser:  "stuck",
	Source: "W. A. Wythoff, A modification of the game of Nim, 1907",
	Start:  twoHeapStart,
	Along:  &alongRow,
	Worked: "(1,1)",
	Sample: []string{"2,3"},
	Most:   maxRow,
	rules: func([]string) (rules, error) {
		return pairRules{start: twoHeapStart, heaps: true, moves: queenMoves}.rules(), nil
	},
}

// queen is the same on a board.
var queen = Game{
	Name:   "queen",
	Family: Grids,
	Board:  "corner",
	Loser:  "stuck",
	Source: "R. Isaacs, 1958; Winning Ways, ch. 3",
	Start:  cornerStart,
	Along:  &alongRow,
	Worked: "(1,1)",
	Sample: []string{"3,2"},
	Most:   maxRow,
	rules: func([]string) (rules, error) {
		return pairRules{start: cornerStart, moves: queenMoves}.rules(), nil
	},
}

// rook is Nim with two heaps.
var rook = Game{
	Name:   "rook",
	Family: Grids,
	Board:  "corner",
	Loser:  "stuck",
	Source: "Winning Ways, ch. 3",
	Start:  cornerStart,
	Along:  &alongRow,
	Worked: "(1,1)",
	Sample: []string{"3,2"},
	Most:   maxRow,
	rules: func([]string) (rules, error) {
		return pairRules{start: cornerStart, moves: rookMoves}.rules(), nil
	},
}

var (
	twoHeapStart = pairStart("pair", "5,7", 400)
	cornerStart  = pairStart("square", "7,5", 400)
)

func rookMoves(a, b int, to func(a, b int)) {
	for x := a - 1; x >= 0; x-- {
		to(x, b)
	}
	for y := b - 1; y >= 0; y-- {
		to(a, y)
	}
}

func queenMoves(a, b int, to func(a, b int)) {
	rookMoves(a, b, to)
	for k := 1; k <= min(a, b); k++ {
		to(a-k, b-k)
	}
}
