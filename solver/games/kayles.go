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
		r.view, r.hands = strip(board.Filled), bowling(1, 2)
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

// bowling is knocking down pins that stand side by side, as many as one of the numbers says.
func bowling(numbers ...int) func(Position) []Hand {
	return func(p Position) []Hand {
		var all []Hand
		for _, n := range numbers {
			for k := range heap(p) - n + 1 {
				h := Hand{Leaves: heapOption([]int{k, heap(p) - n - k})}
				for i := range n {
					h.Places = append(h.Places, [2]int{0, k + i})
				}
				all = append(all, h)
			}
		}
		return all
	}
}
