package lessons

import (
	"context"
	"errors"
	"slices"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver"
)

// problem is the board as the solver takes it, with one chip on v instead of its own where v is not negative.
func (k Known) problem(v int32) solver.Problem {
	p := k.Board.Problem()
	p.Limits = Limits
	if v >= 0 {
		p.Chips = []solver.Stack{{Vertex: v, Count: 1}}
	}
	return p
}

// moving is a move as text, in the reader's language.
func (k Known) moving(j solver.Joint) func(lang.Language) string {
	return func(l lang.Language) string { return pretty(l, k.jointText(j)) }
}

// edge names an edge for readers; parallel ones are told apart.
func (k Known) edge(e int32) string { return k.Board.EdgeNames()[e] }

func judgeOutcome(ctx context.Context, q Question, k Known, a Answer) (Verdict, error) {
	if !k.Board.Directed {
		return judgeOutcomeCut(ctx, k, a)
	}
	v := int32(-1)
	answer := k.Answer
	if q.Vertex != "" {
		v, _ = k.vertex(q.Vertex)
		var err error
		if answer, err = solver.Solve(ctx, k.problem(v)); err != nil {
			return Verdict{}, err
		}
	}
	if a.Outcome == answer.Outcome {
		return right(), nil
	}
	return k.whyOutcome(ctx, v, answer)
}

// whyOutcome explains what a board is, with a move that shows it.
func (k Known) whyOutcome(ctx context.Context, v int32, a solver.Answer) (Verdict, error) {
	p := k.problem(v)
	switch a.Outcome {
	case solver.N:
		j, err := winner(ctx, p, a)
		if err != nil {
			return Verdict{}, err
		}
		if j != nil {
			x := wrong(lang.AnswerWins, k.moving(j), solver.P)
			x.Reply = render.Arrows(a.Graph, j)
			return x, nil
		}
		return wrong(lang.AnswerNoMoveMisere), nil
	case solver.D:
		if j := drawingMove(a); j != nil {
			return wrong(lang.AnswerDraws, k.moving(j)), nil
		}
		return wrong(lang.HintDrawn, solver.D), nil
	}
	first, err := solver.FirstMove(ctx, p)
	if err != nil {
		return Verdict{}, err
	}
	if first == nil {
		return wrong(lang.AnswerNoMove), nil
	}
	return k.punished(ctx, p, first, lang.AnswerPunishedSo)
}

// winningMove is one of the winning moves, on a loopy board one that comes nearer to the end; nil when none is listed.
func winningMove(a solver.Answer) solver.Joint {
	if i := slices.Index(a.Nearer, true); i >= 0 {
		if i < len(a.Winning) {
			return solver.Joint{a.Graph.Replacing(a.Winning[i])}
		}
		return a.Joint[i]
	}
	if list := a.Moves(); len(list) > 0 {
		return solver.Joint{list[0]}
	}
	if len(a.Joint) > 0 {
		return a.Joint[0]
	}
	return nil
}

// winner is a winning move, also where they are too many to be listed; nil when there is none: the game is over.
func winner(ctx context.Context, p solver.Problem, a solver.Answer) (solver.Joint, error) {
	if j := winningMove(a); j != nil || a.MoveCount() == 0 {
		return j, nil
	}
	c, err := solver.Best(ctx, p)
	return c.Move, err
}

// drawingMove is one of the moves that keep a draw, nil when none is listed.
func drawingMove(a solver.Answer) solver.Joint {
	if list := a.DrawingMoves(); len(list) > 0 {
		return solver.Joint{list[0]}
	}
	if len(a.JointDrawing) > 0 {
		return a.JointDrawing[0]
	}
	return nil
}

// punished is the verdict on a move: right when it wins, else with the reply to it, told by a message.
func (k Known) punished(ctx context.Context, p solver.Problem, j solver.Joint, m lang.Message) (Verdict, error) {
	turns, err := solver.Line(ctx, p, j, 2)
	if errors.As(err, new(*solver.MoveError)) {
		return wrong(lang.AnswerNotAMove), nil
	}
	if err != nil || len(turns) == 0 {
		return Verdict{}, err
	}
	var x Verdict
	switch {
	case turns[0].Outcome == solver.P:
		return right(), nil
	case turns[0].Outcome == solver.D:
		x = wrong(lang.AnswerOnlyDraws, k.moving(j))
	case len(turns) == 2:
		x = wrong(m, k.moving(j), k.moving(turns[1].Move))
		x.Reply = render.Arrows(p.Graph, turns[1].Move)
	case k.stuck(p, turns[0].Chips):
		x = wrong(lang.AnswerStuckWins, k.moving(j))
	default:
		x = wrong(lang.AnswerLoses, k.moving(j))
	}
	x.Wrong = render.Arrows(p.Graph, j)
	if left, ok := k.left(p, turns[0].Chips); ok && turns[0].Outcome == solver.N {
		x.said = append(x.said, said{lang.AnswerLeaves, []any{k.moving(j), left}})
	}
	return x, nil
}

// stuck tells whether no chip can move.
func (k Known) stuck(p solver.Problem, chips []solver.Stack) bool {
	return !slices.ContainsFunc(chips, func(s solver.Stack) bool { return len(p.Graph.Options(s.Vertex)) > 0 })
}

// left is the sum of some chips written out, where the NimSum decides.
func (k Known) left(p solver.Problem, chips []solver.Stack) (string, bool) {
	if (p.Rule != solver.Rule{}) || k.Answer.Loopy || len(chips) < 2 {
		return "", false
	}
	var list []int
	for _, s := range chips {
		x, ok := k.Answer.Values.At(s.Vertex)
		if !ok {
			return "", false
		}
		for range s.Count {
			list = append(list, x)
		}
	}
	return lang.Sum(list, solver.NimSum(list...)), true
}

func judgeMove(ctx context.Context, _ Question, k Known, a Answer) (Verdict, error) {
	if len(a.Moves) == 0 || !k.named(a.Moves[0]) {
		return wrong(lang.AnswerNotAMove), nil
	}
	return k.punished(ctx, k.problem(-1), a.Moves[0], lang.AnswerPunished)
}

// named tells whether a move is about vertices of the board.
func (k Known) named(j solver.Joint) bool {
	for _, m := range j {
		if !k.has(m.From) || slices.ContainsFunc(m.To, func(w int32) bool { return !k.has(w) }) {
			return false
		}
	}
	return true
}

func judgeMoves(ctx context.Context, q Question, k Known, a Answer) (Verdict, error) {
	found := map[string]bool{}
	for _, j := range a.Moves {
		x, err := judgeMove(ctx, q, k, Answer{Moves: []solver.Joint{j}})
		if err != nil || !x.Right {
			return x, err
		}
		found[k.jointText(j)] = true
	}
	if left := k.Answer.MoveCount() - len(found); left > 0 {
		return Verdict{Right: true, said: []said{{lang.AnswerMore, []any{left}}}}, nil
	}
	return right(), nil
}

func judgeCut(ctx context.Context, _ Question, k Known, a Answer) (Verdict, error) {
	switch {
	case a.Edge < 0 || a.Edge >= len(k.Board.Edges):
		return wrong(lang.AnswerNotAMove), nil
	case slices.Contains(k.Cuts.Winning, int32(a.Edge)):
		return right(), nil
	}
	return k.punishedCut(ctx, a.Edge, lang.AnswerPunished)
}

// punishedCut is the verdict on a losing cut.
func (k Known) punishedCut(ctx context.Context, edge int, m lang.Message) (Verdict, error) {
	after, kept := Cut(k.Board, edge)
	next, err := Study(ctx, after)
	if err != nil {
		return Verdict{}, err
	}
	cut := k.edge(int32(edge))
	if len(next.Cuts.Winning) == 0 {
		if len(after.Edges) == 0 {
			return wrong(lang.AnswerStuckWins, cut), nil
		}
		return wrong(lang.AnswerLoses, cut), nil
	}
	reply := int32(kept[next.Cuts.Winning[0]])
	x := wrong(m, cut, k.edge(reply))
	x.Edges = []int32{reply}
	if k.Board.Rule.Play == solver.Normal {
		x.said = append(x.said, said{lang.AnswerCutLeaves, []any{cut, next.Cuts.Value}})
	}
	return x, nil
}

func judgeOutcomeCut(ctx context.Context, k Known, a Answer) (Verdict, error) {
	switch {
	case a.Outcome == k.Cuts.Outcome:
		return right(), nil
	case len(k.Board.Edges) == 0 && k.Board.Rule.Play == solver.Misere:
		return wrong(lang.AnswerNoMoveMisere), nil
	case len(k.Board.Edges) == 0:
		return wrong(lang.AnswerNoMove), nil
	case len(k.Cuts.Winning) > 0:
		x := wrong(lang.AnswerWins, k.edge(k.Cuts.Winning[0]), solver.P)
		x.Edges = []int32{k.Cuts.Winning[0]}
		return x, nil
	}
	return k.punishedCut(ctx, 0, lang.AnswerPunishedSo)
}
