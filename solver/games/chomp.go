package games

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"dev.mexboard/solver/board"
)

// chomp is eating a bar of chocolate: a square and all that is right of it and below goes. The square at the top left is
// poisoned and is never eaten. (Schuh 1952; Gale 1974.)
var chomp = Game{
	Name:   "chomp",
	Family: Grids,
	Board:  "bar",
	Loser:  "poison",
	Source: "F. Schuh, 1952; D. Gale, A curious Nim-type game, 1974",
	Start:  bar,
	Along:  &barRows,
	Worked: "(2,1)",
	Sample: []string{"3x2"},
	Most:   60,
	rules: func([]string) (rules, error) {
		return rules{
			start:    chompStart,
			options:  func(p Position) ([]Option, error) { return chompOptions(p.numbers()), nil },
			view:     chompView,
			estimate: func(start []Position) float64 { at := start[0].numbers(); return ways(at[0], len(at)+1) },
			values:   chompValues,
			number:   func(along []string, k int) []string { return []string{strconv.Itoa(k+1) + "x" + along[0]} },
		}, nil
	},
}

var (
	bar     = Param{Key: "bar", Form: Shape, Min: 1, Max: 60, Example: "4x3"}
	barRows = Param{Key: "bar-rows", Form: Number, Min: 1, Max: 4, Example: "2"}
)

// chompStart reads a bar as width x height, or its rows: 4,3,3.
func chompStart(args []string) ([]Position, error) {
	text := unbracketed(args)
	if width, height, ok := strings.Cut(strings.ToLower(strings.TrimSpace(text)), "x"); ok {
		w, err := bar.number(strings.TrimSpace(width))
		if err != nil {
			return nil, err
		}
		h, err := bar.number(strings.TrimSpace(height))
		if err != nil {
			return nil, err
		}
		return one(tuple(slices.Repeat([]int{w}, h)...)), nil
	}
	rows, err := bar.numbers(text, bar.Max)
	if err != nil {
		return nil, err
	}
	for i := 1; i < len(rows); i++ {
		if rows[i] > rows[i-1] {
			return nil, wrong(notBar, i+1, rows[i], bar.Example)
		}
	}
	return one(tuple(rows...)), nil
}

// chompOptions eats from square x of row y: rows from y on are no longer than x.
func chompOptions(at []int) []Option {
	var all []Option
	for y := range at {
		for x := at[y] - 1; x >= 0 && x+y > 0; x-- {
			to := slices.Clone(at)
			for i := y; i < len(to); i++ {
				to[i] = min(to[i], x)
			}
			for to[len(to)-1] == 0 {
				to = to[:len(to)-1]
			}
			all = append(all, Option{tuple(to...)})
		}
	}
	return all
}

// chompView has the whole bar, what is eaten as holes, the poisoned square as a piece.
func chompView(p Position, start []Position) board.View {
	at, full := p.numbers(), start[0].numbers()
	v := board.View{Look: board.Squares}
	for y := range full {
		row := make([]board.Mark, full[y])
		for x := range row {
			if y < len(at) && x < at[y] {
				row[x] = board.Filled
			}
		}
		v.Rows = append(v.Rows, row)
	}
	v.Rows[0][0] = board.Piece
	return v
}

// chompValues values the bars of some rows by their width, from 1 on. All bars within the widest are valued.
func chompValues(ctx context.Context, along []string, n int, tell func(float64)) (Sequence, error) {
	rows, err := barRows.number(along[0])
	if err != nil {
		return Sequence{}, err
	}
	values := map[Position]uint32{}
	s := Sequence{From: 1}
	var seen marks
	at := []int{1}
	for at[0] <= n {
		if err := ctx.Err(); err != nil {
			return s, err
		}
		seen.clear()
		for _, o := range chompOptions(at) {
			seen.add(values[o[0]])
		}
		v := seen.mex()
		values[tuple(at...)] = v
		if len(at) == rows && at[rows-1] == at[0] {
			s.Values = append(s.Values, v)
			tell(float64(at[0]) / float64(n))
		}
		at = nextBar(at, rows)
	}
	return s, nil
}

// nextBar is the next bar of up to so many rows in the order of the first row, then the second, and so on: every smaller
// one comes before.
func nextBar(at []int, rows int) []int {
	if len(at) < rows {
		return append(slices.Clone(at), 1)
	}
	i := len(at) - 1
	for i > 0 && at[i] == at[i-1] {
		i--
	}
	next := slices.Clone(at[:i+1])
	next[i]++
	return next
}
