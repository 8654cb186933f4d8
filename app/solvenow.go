package app

import (
	"context"
	"runtime/debug"

	"dev.mexboard/app/editor"
	"dev.mexboard/solver/board"
)

// solveNow solves a board at once; a panic, our own fault, becomes the error, so that it does not cost the document.
func solveNow(b board.Board) (s solution) {
	defer func() {
		if v := recover(); v != nil {
			s = solution{board: b, err: &editor.PanicError{Value: v, Stack: debug.Stack()}}
		}
	}()
	s, _ = solve(context.Background(), b, quick) // that context makes no errors
	return s
}
