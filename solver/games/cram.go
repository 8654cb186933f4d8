package games

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"dev.mexboard/solver/board"
)

// cram is putting dominoes on a board, either way. What is left falls into pieces, which are positions of their own; turned
// or mirrored ones are one. (Gardner 1974; Winning Ways ch. 15.)
var cram = Game{
	Name:   "cram",
	Family: Grids,
	Board:  "dominoes",
	Loser:  "stuck",
	Source: "M. Gardner, Mathematical Games, 1974; Winning Ways, ch. 15",
	Start:  cells,
	Along:  &cramRows,
	Worked: "##/##",
	Sample: []string{"4x2"},
	Most:   30,
	Soon:   9,
	rules: func([]string) (rules, error) {
		return rules{
			start:    cramStart,
			options:  func(p Position) ([]Option, error) { return cramOptions(p), nil },
			view:     cramView,
			hands:    dominoes,
			estimate: cramEstimate,
			values:   cramValues,
			number:   func(along []string, k int) []string { return []string{strconv.Itoa(k+1) + "x" + along[0]} },
		}, nil
	},
}

var (
	cells    = Param{Key: "cells", Form: Shape, Min: 1, Max: 40, Example: "4x3"}
	cramRows = Param{Key: "cells-rows", Form: Number, Min: 1, Max: 4, Example: "2"}
)

// over is the position without a move.
const over = "."

// cramStart reads width x height, or the cells themselves: ##./### (# is free).
func cramStart(args []string) ([]Position, error) {
	text := strings.ToLower(strings.Join(args, "/"))
	if width, height, ok := strings.Cut(text, "x"); ok {
		w, err := cells.number(strings.TrimSpace(width))
		if err != nil {
			return nil, err
		}
		h, err := cells.number(strings.TrimSpace(height))
		if err != nil {
			return nil, err
		}
		row := strings.Repeat("#", w)
		text = strings.TrimSuffix(strings.Repeat(row+"/", h), "/")
	}
	rows := strings.Split(text, "/")
	for _, row := range rows {
		if row == "" || len(row) > cells.Max || len(rows) > cells.Max || strings.Trim(row, "#.") != "" {
			return nil, wrong(notCells, row, cells.Max, cells.Example)
		}
	}
	if parts := pieces(rows); len(parts) > 0 {
		return parts, nil
	}
	return one(over), nil
}

// cramOptions puts a domino on each two neighbours.
func cramOptions(p Position) []Option {
	var all []Option
	seen := map[string]bool{}
	for _, h := range dominoes(p) {
		if key := joined(h.Leaves); !seen[key] {
			seen[key] = true
			all = append(all, h.Leaves)
		}
	}
	return all
}

// dominoes are the ways to put one.
func dominoes(p Position) []Hand {
	rows := strings.Split(string(p), "/")
	var all []Hand
	put := func(y, x, dy, dx int) {
		if y+dy >= len(rows) || !free(rows, y, x) || !free(rows, y+dy, x+dx) {
			return
		}
		left := slices.Clone(rows)
		left[y] = left[y][:x] + "." + left[y][x+1:]
		left[y+dy] = left[y+dy][:x+dx] + "." + left[y+dy][x+dx+1:]
		o := Option(pieces(left))
		if len(o) == 0 {
			o = Option{over}
		}
		all = append(all, Hand{[][2]int{{y, x}, {y + dy, x + dx}}, o})
	}
	for y := range rows {
		for x := range rows[y] {
			put(y, x, 0, 1)
			put(y, x, 1, 0)
		}
	}
	return all
}

func free(rows []string, y, x int) bool {
	return y >= 0 && y < len(rows) && x >= 0 && x < len(rows[y]) && rows[y][x] == '#'
}

// pieces is the connected pieces of more than one cell, each in its standard form, in order.
func pieces(rows []string) []Position {
	var all []Position
	taken := make(map[[2]int]bool)
	for y := range rows {
		for x := range rows[y] {
			if !free(rows, y, x) || taken[[2]int{y, x}] {
				continue
			}
			piece := [][2]int{{y, x}}
			taken[piece[0]] = true
			for i := 0; i < len(piece); i++ {
				for _, by := range [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
					next := [2]int{piece[i][0] + by[0], piece[i][1] + by[1]}
					if free(rows, next[0], next[1]) && !taken[next] {
						taken[next] = true
						piece = append(piece, next)
					}
				}
			}
			if len(piece) > 1 {
				all = append(all, standard(piece))
			}
		}
	}
	slices.Sort(all)
	return all
}

// standard is the least text of the eight ways to lay a piece.
func standard(piece [][2]int) Position {
	best := Position("")
	for turn := range 8 {
		laid := make([][2]int, len(piece))
		for i, c := range piece {
			y, x := c[0], c[1]
			if turn&1 != 0 {
				y = -y
			}
			if turn&2 != 0 {
				x = -x
			}
			if turn&4 != 0 {
				y, x = x, y
			}
			laid[i] = [2]int{y, x}
		}
		if text := written(laid); best == "" || len(text) < len(best) || len(text) == len(best) && text < best {
			best = text
		}
	}
	return best
}

// written is cells as rows of text, moved to the corner.
func written(piece [][2]int) Position {
	top, left, bottom, right := piece[0][0], piece[0][1], piece[0][0], piece[0][1]
	for _, c := range piece {
		top, bottom, left, right = min(top, c[0]), max(bottom, c[0]), min(left, c[1]), max(right, c[1])
	}
	width := right - left + 2
	text := []byte(strings.Repeat(strings.Repeat(".", width-1)+"/", bottom-top+1))
	for _, c := range piece {
		text[(c[0]-top)*width+c[1]-left] = '#'
	}
	return Position(text[:len(text)-1])
}

// cramEstimate is how many sets of cells there are; in a single row the pieces are rows, and two make a joint.
func cramEstimate(start []Position) float64 {
	all := 1.0
	for _, p := range start {
		n := strings.Count(string(p), "#")
		if !strings.Contains(string(p), "/") {
			all += float64(n) + pairs(n)
			continue
		}
		all += float64(uint64(1) << min(n, 62))
	}
	return all
}

func cramView(p Position, _ []Position) board.View {
	v := board.View{Look: board.Cells}
	for _, row := range strings.Split(string(p), "/") {
		marks := make([]board.Mark, len(row))
		for i := range row {
			if row[i] == '#' {
				marks[i] = board.Free
			}
		}
		v.Rows = append(v.Rows, marks)
	}
	return v
}

// cramValues values the boards of some rows by their width, from 1 on.
func cramValues(ctx context.Context, along []string, n int, tell func(float64)) (Sequence, error) {
	rows, err := cramRows.number(along[0])
	if err != nil {
		return Sequence{}, err
	}
	s := Sequence{From: 1}
	if most := []int{0, 30, 9, 6, 4}[rows]; n > most {
		return s, wrong(cramLong, rows, n, most)
	}
	known := map[Position]uint32{}
	for width := 1; width <= n; width++ {
		tell(float64(width) / float64(n))
		start, err := cramStart([]string{strconv.Itoa(width) + "x" + strconv.Itoa(rows)})
		if err != nil {
			return s, err
		}
		v, err := valueOf(ctx, start[0], known, func(p Position) ([]Option, error) { return cramOptions(p), nil })
		if err != nil {
			return s, err
		}
		s.Values = append(s.Values, v)
	}
	return s, nil
}
