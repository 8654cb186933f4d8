package board

import "dev.mexboard/solver"

// Problem is the board as the solver takes it. Linear time.
func (b Board) Problem() solver.Problem {
	return solver.Problem{Graph: b.Graph(), Rule: b.Rule, Chips: b.Stacks(), Loopy: b.Loopy}
}
