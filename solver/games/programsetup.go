package games

import (
	"context"

	"dev.mexboard/solver/board"
)

// program is the row that stands for every game told of by a program.
var program = Game{Name: ProgramAttribute, Family: Own}

// setup is what a program told of as a game: its options are known already.
func (t told) setup() Setup {
	index := make(map[Position]int, len(t.Positions))
	for i, name := range t.Positions {
		index[Position(name)] = i
	}
	options := func(p Position) ([]Option, error) {
		i, ok := index[p]
		if !ok {
			return nil, fault("nothing")
		}
		return t.optionsOf(i), nil
	}
	s := Setup{Game: program, Estimate: t.vertices()}
	for _, i := range t.Start {
		s.Start = append(s.Start, Position(t.Positions[i]))
	}
	look := viewer(t.Positions)
	s.rules = rules{options: options, view: func(p Position, _ []Position) board.View { return look(p) }}
	return s
}

// optionsOf is the options of a position, equal ones once.
func (t told) optionsOf(i int) []Option {
	var options []Option
	seen := make(map[string]bool, len(t.Options[i]))
	for _, parts := range t.Options[i] {
		var o Option
		for _, part := range parts {
			o = append(o, Position(t.Positions[part]))
		}
		if key := joined(o); !seen[key] {
			seen[key] = true
			options = append(options, o)
		}
	}
	return options
}

// vertices is at most how many vertices the board has: every position, and a joint for each split.
func (t told) vertices() float64 {
	n := len(t.Positions)
	for _, options := range t.Options {
		for _, parts := range options {
			if len(parts) != 1 {
				n++
			}
		}
	}
	return float64(n)
}

// Board is the board of what the program told, with the program in its program attribute. The error is a *LargeError or
// the context's.
func (r Ran) Board(ctx context.Context, tell func(float64)) (board.Board, error) {
	b, err := r.Setup.Board(ctx, tell)
	b.Attrs = []board.Attr{{Key: ProgramAttribute, Value: r.Text}}
	return b, err
}
