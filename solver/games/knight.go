package games

// knight is a knight that moves towards the corner only, on a board of its own size: one of All the King's Horses. (On
// Numbers and Games ch. 14; Winning Ways ch. 9.)
var knight = Game{
	Name:    "knight",
	Family:  Grids,
	Board:   "horses",
	Loser:   "stuck",
	Source:  "On Numbers and Games, ch. 14; Winning Ways, ch. 9",
	Params:  []Param{knightSide},
	Start:   knightStart,
	Along:   &alongRow,
	Worked:  "(2,2)",
	Sample:  []string{"8", "4,3"},
	Aliases: []string{"all the kings horses"},
	Most:    maxRow,
	rules: func(args []string) (rules, error) {
		side, err := knightSide.number(args[0])
		if err != nil {
			return rules{}, err
		}
		start := knightStart
		start.Max = side - 1
		return pairRules{start: start, side: side, moves: func(a, b int, to func(a, b int)) {
			for _, by := range knightMoves {
				if x, y := a+by[0], b+by[1]; x >= 0 && y >= 0 && x < side && y < side {
					to(x, y)
				}
			}
		}}.rules(), nil
	},
}

var (
	knightSide  = Param{Key: "side", Form: Number, Min: 2, Max: 400, Example: "8"}
	knightStart = pairStart("square", "7,5", 399)
	knightMoves = [][2]int{{-2, -1}, {-1, -2}, {-2, 1}, {1, -2}}
)
