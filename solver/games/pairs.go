package games

import (
	"context"
	"strconv"

	"dev.mexboard/solver/board"
)

// pairRules says a game on pairs of numbers by its moves: a piece on a quarter of the plane, or two heaps.
type pairRules struct {
	start Param
	heaps bool
	moves func(a, b int, to func(a, b int))
	// far is the largest numbers that play from a pair may come to; nil: those of the pair.
	far func(a, b int) (int, int)
}

// pairStart is where a pair game starts; several pairs are several chips.
func pairStart(key, example string, most int) Param {
	return Param{Key: key, Form: Pair, Min: 0, Max: most, Example: example}
}

// alongRow is which row of a table of values a sequence is.
var alongRow = Param{Key: "row", Form: Number, Min: 0, Max: maxRow, Example: "2"}

// maxRow is how far a table of values goes both ways.
const maxRow = 300

func (g pairRules) rules() rules {
	return rules{start: g.parse, options: g.options, view: g.view, estimate: g.estimate, values: g.values, number: g.number}
}

func (g pairRules) parse(args []string) ([]Position, error) {
	list, err := g.start.numbers(unbracketed(args), 2*maxPiles)
	if err != nil {
		return nil, err
	}
	if len(list)%2 != 0 {
		return nil, wrong(notPairs, len(list), g.start.word(), g.start.Example)
	}
	var all []Position
	for i := 0; i < len(list); i += 2 {
		all = append(all, tuple(list[i], list[i+1]))
	}
	return all, nil
}

func (g pairRules) options(p Position) ([]Option, error) {
	var all []Option
	at := p.numbers()
	g.moves(at[0], at[1], func(a, b int) { all = append(all, Option{tuple(a, b)}) })
	return all, nil
}

// size is how many places the board has, both ways.
func (g pairRules) size(start []Position) (width, height int) {
	for _, p := range start {
		at := p.numbers()
		a, b := at[0], at[1]
		if g.far != nil {
			a, b = g.far(a, b)
		}
		width, height = max(width, a+1), max(height, b+1)
	}
	return width, height
}

func (g pairRules) estimate(start []Position) float64 {
	width, height := g.size(start)
	return float64(width) * float64(height)
}

// view is two heaps, or the piece on a board whose corner (0,0) is at the top left.
func (g pairRules) view(p Position, start []Position) board.View {
	at := p.numbers()
	if g.heaps {
		return board.View{Look: board.Heaps, Heaps: at, First: 1}
	}
	width, height := g.size(start)
	v := board.View{Look: board.Squares, Rows: make([][]board.Mark, height)}
	for y := range v.Rows {
		v.Rows[y] = make([]board.Mark, width)
		for x := range v.Rows[y] {
			v.Rows[y][x] = board.Free
		}
	}
	if at[1] < height && at[0] < width {
		v.Rows[at[1]][at[0]] = board.Piece
	}
	return v
}

// values is a row of the table: the pairs of a number with 0, 1, 2, ... The whole table up to them is computed.
func (g pairRules) values(ctx context.Context, along []string, n int, tell func(float64)) (Sequence, error) {
	row, err := alongRow.number(along[0])
	if err != nil {
		return Sequence{}, err
	}
	// In order of the sum: each move makes it less.
	width := row + n
	table := make([][]uint32, width)
	var seen marks
	for sum := range row + n {
		if err := ctx.Err(); err != nil {
			return Sequence{}, err
		}
		tell(float64(sum) / float64(row+n))
		for a := 0; a <= sum; a++ {
			seen.clear()
			g.moves(a, sum-a, func(x, y int) {
				if x < len(table) && y < len(table[x]) {
					seen.add(table[x][y])
				}
			})
			table[a] = append(table[a], seen.mex())
		}
	}
	return Sequence{Values: table[row][:n]}, nil
}

func (g pairRules) number(along []string, k int) []string {
	return []string{along[0], strconv.Itoa(k)}
}
