package games

import (
	"strings"

	"dev.mexboard/solver/board"
)

// northcott is two pieces in each row, one of each player: a move takes one's own piece any way along its row, not over
// the other. Retreats are legal and change nothing, since they are undone; so the gaps are heaps of Nim. (Winning Ways
// ch. 3.) A position is told from the side of the player to move, whose pieces are O: so both have the same moves.
var northcott = Game{
	Name:    "northcott",
	Family:  Grids,
	Board:   "rows",
	Loser:   "stuck",
	Source:  "Winning Ways, ch. 3",
	Start:   strips,
	Sample:  []string{"O..X"},
	Aliases: []string{"northcotts game"},
	rules: func([]string) (rules, error) {
		return rules{
			start:    northcottStart,
			options:  func(p Position) ([]Option, error) { return northcottOptions(string(p)), nil },
			view:     northcottView,
			estimate: northcottEstimate,
			heaps:    northcottGaps,
			loopy:    true,
		}, nil
	},
}

var strips = Param{Key: "strips", Form: Strips, Min: 2, Max: 40, Example: "O..X/O.X."}

func northcottStart(args []string) ([]Position, error) {
	text := strings.ToUpper(strings.Join(args, "/"))
	text = strings.NewReplacer("0", "O", "#", "X", "_", ".", "-", ".").Replace(text)
	for _, row := range strings.Split(text, "/") {
		if len(row) < strips.Min || len(row) > strips.Max || strings.Count(row, "O") != 1 || strings.Count(row, "X") != 1 ||
			strings.Trim(row, "OX.") != "" {
			return nil, wrong(notStrip, row, strips.Min, strips.Max, strips.Example)
		}
	}
	return one(Position(text)), nil
}

// northcottOptions moves an O and turns the sides round.
func northcottOptions(p string) []Option {
	var all []Option
	for from := range len(p) {
		if p[from] != 'O' {
			continue
		}
		for _, by := range []int{1, -1} {
			for to := from + by; to >= 0 && to < len(p) && p[to] == '.'; to += by {
				next := []byte(p)
				next[from], next[to] = '.', 'O'
				all = append(all, Option{Position(turned.Replace(string(next)))})
			}
		}
	}
	return all
}

// turned is a position from the other player's side.
var turned = strings.NewReplacer("O", "X", "X", "O")

func northcottEstimate(start []Position) float64 {
	product := 1.0
	for _, row := range strings.Split(string(start[0]), "/") {
		product *= float64(len(row) * (len(row) - 1))
	}
	return product
}

func northcottGaps(p Position) []int {
	var gaps []int
	for _, row := range strings.Split(string(p), "/") {
		gap := strings.Index(row, "O") - strings.Index(row, "X")
		gaps = append(gaps, max(gap, -gap)-1)
	}
	return gaps
}

func northcottView(p Position, _ []Position) board.View {
	v := board.View{Look: board.Squares}
	for _, row := range strings.Split(string(p), "/") {
		marks := make([]board.Mark, len(row))
		for i := range row {
			marks[i] = map[byte]board.Mark{'O': board.Piece, 'X': board.Rival}[row[i]]
			if row[i] == '.' {
				marks[i] = board.Free
			}
		}
		v.Rows = append(v.Rows, marks)
	}
	return v
}
