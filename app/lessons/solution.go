package lessons

import (
	"strconv"
	"strings"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
)

// Solution is the answer to a question in words, for the answer sheet of an exam; where it is many values the board has
// them.
func (q Question) Solution(k Known, l lang.Language) string {
	v, named := k.vertex(q.Vertex)
	switch q.Kind {
	case AskTerminals:
		return lang.List(l, k.names(k.terminals()))
	case AskMex:
		list := q.Numbers
		if named {
			list, _ = k.values(v)
		}
		return strconv.Itoa(solver.Mex(list))
	case AskOutcome:
		if named {
			return lang.Letter(k.Answer.Vertex(v))
		}
		return lang.Letter(k.Outcome())
	case AskSum:
		list := k.summed(q)
		return lang.Sum(list, solver.NimSum(list...))
	case AskValue:
		return strconv.Itoa(k.Cuts.Value)
	case AskSJ:
		if k.Answer.SJ.Applies {
			return lang.AnswerYes[l]
		}
		return lang.AnswerNo[l]
	case AskMove, AskMoves, AskCut:
		return k.winningText(l)
	}
	return lang.AnswerOnBoard[l]
}

// winningText lists the winning moves.
func (k Known) winningText(l lang.Language) string {
	x, ok := winning(k, -1)
	if !ok {
		return lang.AnswerOnBoard[l]
	}
	for i := range x.list {
		x.list[i] = pretty(l, x.list[i])
	}
	return strings.Join(x.list, "; ")
}
