package games

import (
	"strconv"
	"strings"

	"dev.mexboard/solver/board"
)

// readings are the ways to see a position in how it is written.
var readings = []func(string) (board.View, bool){seenAsHeaps, seenAsCoins, seenAsCells}

// viewer shows the positions of a program in the first way that fits all of them; where none does, by nothing.
func viewer(names []string) func(Position) board.View {
	for _, read := range readings {
		if fits(names, read) {
			return func(p Position) board.View {
				v, _ := read(string(p))
				return v
			}
		}
	}
	return func(Position) board.View { return board.View{} }
}

func fits(names []string, read func(string) (board.View, bool)) bool {
	for _, name := range names {
		if _, ok := read(name); !ok {
			return false
		}
	}
	return true
}

// mostHeap is the largest heap that is drawn as one.
const mostHeap = 1000

// seenAsHeaps reads "9", "3+4" and "(3,4)".
func seenAsHeaps(name string) (board.View, bool) {
	if inner, ok := strings.CutPrefix(name, "("); ok {
		name = strings.TrimSuffix(inner, ")")
	}
	v := board.View{Look: board.Heaps}
	for _, field := range strings.FieldsFunc(name, func(r rune) bool { return r == '+' || r == ',' }) {
		n, err := strconv.Atoi(field)
		if err != nil || n < 0 || n > mostHeap {
			return board.View{}, false
		}
		v.Heaps = append(v.Heaps, n)
	}
	return v, true
}

// seenAsCoins reads "HTTH" and "HT/TH".
func seenAsCoins(name string) (board.View, bool) {
	return seenAsRows(name, board.Coins, map[rune]board.Mark{'H': board.Heads, 'T': board.Tails})
}

// seenAsCells reads ".O.#" and "../O#".
func seenAsCells(name string) (board.View, bool) {
	return seenAsRows(name, board.Cells, map[rune]board.Mark{
		'.': board.Free, '_': board.Free, '-': board.Free, '#': board.Filled, 'X': board.Filled, 'x': board.Filled,
		'O': board.Piece, 'o': board.Piece,
	})
}

func seenAsRows(name string, look board.Look, marks map[rune]board.Mark) (board.View, bool) {
	v := board.View{Look: look, Rows: [][]board.Mark{nil}, First: 1}
	if name == `""` {
		return v, true
	}
	for _, r := range name {
		mark, ok := marks[r]
		switch {
		case ok:
			last := len(v.Rows) - 1
			v.Rows[last] = append(v.Rows[last], mark)
		case r == '/':
			v.Rows = append(v.Rows, nil)
		default:
			return board.View{}, false
		}
	}
	return v, true
}
