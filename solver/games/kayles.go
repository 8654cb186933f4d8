package games

import "dev.mexboard/solver/board"

// kayles is bowling at pins in a row: a ball knocks down one, or two that stand side by side. Its code is 0.77.
var kayles = Game{
	Name:   "kayles",
	Family: Heaps,
	Board:  "pins",
	Loser:  "stuck",
	Source: "H. E. Dudeney, The Canterbury Puzzles, 1907; Winning Ways, ch. 4",
	Start:  pins,
	Worked: "4",
	Sample: []string{"6"},
	Most:   longest,
	rules: func([]string) (rules, error) {
		r, err := ofCode("0.77", pins)(nil)
		r.view = strip(board.Filled)
		return r, err
	},
}

var pins = Param{Key: "rows", Form: Piles, Min: 0, Max: 800, Example: "9"}

// strip shows a heap as places in a row.
func strip(m board.Mark) func(Position, []Position) board.View {
	return func(p Position, _ []Position) board.View {
		row := make([]board.Mark, heap(p))
		for i := range row {
			row[i] = m
		}
		return board.View{Look: board.Cells, Rows: [][]board.Mark{row}, First: 1}
	}
}
