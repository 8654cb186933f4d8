package lessons

import (
	"cmp"
	"errors"
	"slices"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// Problem is something wrong with a lesson's file: where, what, and what to try.
type Problem struct {
	File string
	Line int // from 1; 0: the file as a whole
	Err  error
}

// Where is the place.
func (p Problem) Where() board.Place { return board.Place{File: p.File, Line: p.Line} }

// Error is the problem in English: "mex.md:12: ...".
func (p Problem) Error() string { return lang.Error(lang.English, p) }

// Fault is the problem's message: its place and what is wrong. Errors of boards tell their place themselves.
func (p Problem) Fault() (key string, args []any) {
	var placed interface{ Where() board.Place }
	if errors.As(p.Err, &placed) && placed.Where().Line > 0 {
		return "lesson.problem", []any{"", p.Err}
	}
	return "lesson.problem", []any{p.Where().String(), p.Err}
}

// trouble is what is wrong, told by a message.
func trouble(m lang.Message, args ...any) error { return &lang.Trouble{Message: m, Args: args} }

// sorted is problems in the order of their lines.
func sorted(list []Problem) []Problem {
	slices.SortStableFunc(list, func(a, b Problem) int { return cmp.Compare(a.Line, b.Line) })
	return list
}
