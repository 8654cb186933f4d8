package games

// knight is a knight that moves towards the corner only, on a board without other edges: one of All the King's Horses.
// (On Numbers and Games ch. 14; Winning Ways ch. 9.)
var knight = Game{
	Name:    "knight",
	Family:  Grids,
	Board:   "horses",
	Loser:   "stuck",
	Source:  "On Numbers and Games, ch. 14; Winning Ways, ch. 9",
	Start:   knightStart,
	Along:   &alongRow,
	Worked:  "(2,2)",
	Sample:  []string{"4,3"},
	Aliases: []string{"all the kings horses"},
	Most:    maxRow,
	rules: func([]string) (rules, error) {
		return pairRules{start: knightStart, moves: knightMoves, far: func(a, b int) (int, int) { return a + b/2, b + a/2 }}.rules(), nil
	},
}

var knightStart = pairStart("square", "7,5", 200)

// knightMoves are those that bring the sum of both numbers down.
func knightMoves(a, b int, to func(a, b int)) {
	for _, by := range [][2]int{{-2, -1}, {-1, -2}, {-2, 1}, {1, -2}} {
		if x, y := a+by[0], b+by[1]; x >= 0 && y >= 0 {
			to(x, y)
		}
	}
}
