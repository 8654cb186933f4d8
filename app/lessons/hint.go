package lessons

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver"
)

// Degrees is how many hints there are to a question: the rule, where to look, almost the answer.
const Degrees = 3

// Hint helps with a question, in a degree from 1 to Degrees; a is what is answered so far. The error is the context's.
func Hint(ctx context.Context, q Question, k Known, a Answer, degree int) (Verdict, error) {
	row := kindNamed(q.Kind)
	if row.hint == nil {
		return Verdict{}, nil
	}
	return row.hint(ctx, q, k, a, min(max(degree, 1), Degrees))
}

// telling is a hint of one sentence.
func telling(m lang.Message, args ...any) (Verdict, error) { return wrong(m, args...), nil }

func hintTerminals(_ context.Context, _ Question, k Known, _ Answer, degree int) (Verdict, error) {
	switch degree {
	case 1:
		return telling(lang.HintTerminals)
	case 2:
		return telling(lang.HintTerminalCount, len(k.terminals()))
	}
	return telling(lang.HintTheyAre, k.names(k.terminals()))
}

func hintMex(_ context.Context, q Question, k Known, _ Answer, degree int) (Verdict, error) {
	list := q.Numbers
	if q.Vertex != "" {
		v, _ := k.vertex(q.Vertex)
		list, _ = k.values(v)
	}
	switch {
	case degree == 1 || degree == 2 && q.Vertex == "":
		return telling(lang.HintMex)
	case degree == 2:
		return telling(lang.HintMexSet, set(list))
	}
	return telling(lang.HintMexIs, set(list), solver.Mex(list))
}

func hintOutcome(ctx context.Context, q Question, k Known, _ Answer, degree int) (Verdict, error) {
	o, v := k.Outcome(), int32(-1)
	if q.Vertex != "" {
		v, _ = k.vertex(q.Vertex)
		o = k.Answer.Vertex(v)
	}
	switch {
	case degree == 1 && o == solver.D:
		return telling(lang.HintOutcomeD)
	case degree == 1:
		return telling(lang.HintOutcome, solver.N, solver.P)
	case degree == 3:
		return telling(lang.HintOutcomeIs, o)
	case !k.Board.Directed:
		return hintOutcomeCut(k, o)
	}
	p := k.problem(v)
	a, err := solver.Solve(ctx, p)
	if err != nil {
		return Verdict{}, err
	}
	if a.Outcome == solver.N {
		j, err := winner(ctx, p, a)
		if err != nil {
			return Verdict{}, err
		}
		if j != nil {
			return telling(lang.HintLookAt, k.moving(j))
		}
	}
	first, err := solver.FirstMove(ctx, p)
	switch {
	case err != nil:
		return Verdict{}, err
	case first == nil && p.Rule.Play == solver.Misere:
		return telling(lang.AnswerNoMoveMisere)
	case first == nil:
		return telling(lang.AnswerNoMove)
	}
	return telling(lang.HintReply, k.moving(first))
}

func hintOutcomeCut(k Known, o solver.Outcome) (Verdict, error) {
	switch {
	case len(k.Cuts.Winning) > 0:
		return telling(lang.HintLookAt, k.edge(k.Cuts.Winning[0]))
	case len(k.Board.Edges) == 0:
		return telling(lang.HintOutcomeIs, o)
	}
	return telling(lang.HintReply, k.edge(0))
}

func hintSum(_ context.Context, q Question, k Known, _ Answer, degree int) (Verdict, error) {
	list := k.summed(q)
	switch degree {
	case 1:
		return telling(lang.HintSum)
	case 2:
		return telling(lang.HintIs, strings.Join(binary(list), " ⊕ "))
	}
	return telling(lang.HintIs, fmt.Sprintf("%s = %d", terms(list), solver.NimSum(list...)))
}

// binary is numbers in binary, all of one length.
func binary(list []int) []string {
	width := 1
	for _, n := range list {
		width = max(width, len(fmt.Sprintf("%b", n)))
	}
	var text []string
	for _, n := range list {
		text = append(text, fmt.Sprintf("%0*b", width, n))
	}
	return text
}

// hintMove tells who wins, which chip, which move: of the moves not found yet, the first.
func hintMove(ctx context.Context, _ Question, k Known, a Answer, degree int) (Verdict, error) {
	if degree == 1 {
		return telling(whoWins(k.Outcome()), k.Outcome())
	}
	var next solver.Joint
	for _, j := range k.winningMoves() {
		if !slices.ContainsFunc(a.Moves, func(x solver.Joint) bool { return k.jointText(x) == k.jointText(j) }) {
			next = j
			break
		}
	}
	if next == nil {
		c, err := solver.Best(ctx, k.problem(-1))
		if err != nil || c.Move == nil {
			return Verdict{}, err
		}
		next = c.Move
	}
	return k.hintAt(next, degree), nil
}

// hintAt tells, in degree 2, which chips a move takes, in degree 3 the move, and shows it on the board.
func (k Known) hintAt(j solver.Joint, degree int) Verdict {
	if degree == 2 {
		v := wrong(lang.HintChips, k.movers(j))
		for _, m := range j {
			v.Pointed = append(v.Pointed, m.From)
		}
		return v
	}
	v := wrong(lang.HintMove, k.moving(j))
	v.Reply = render.Arrows(k.Board.Graph(), j)
	return v
}

// hintAtCut tells, in degree 2, an end of the edge to cut, in degree 3 the edge, and shows it on the board.
func (k Known) hintAtCut(edge int32, degree int) Verdict {
	if degree == 2 {
		end := int32(k.Board.Edges[edge].To)
		v := wrong(lang.HintCutEnd, k.name(end))
		v.Pointed = []int32{end}
		return v
	}
	v := wrong(lang.HintCutMove, k.edge(edge))
	v.Edges = []int32{edge}
	return v
}

// whoWins says who wins a board of an outcome.
func whoWins(o solver.Outcome) lang.Message {
	switch o {
	case solver.P:
		return lang.HintLost
	case solver.D:
		return lang.HintDrawn
	}
	return lang.HintWins
}

// winningMoves is the winning moves that are listed, before them one that comes nearer to the end.
func (k Known) winningMoves() []solver.Joint {
	var list []solver.Joint
	if j := winningMove(k.Answer); j != nil {
		list = append(list, j)
	}
	list = append(list, k.Answer.Joint...)
	for _, m := range k.Answer.Moves() {
		list = append(list, solver.Joint{m})
	}
	return list
}

// movers is where the chips stand that a move takes.
func (k Known) movers(j solver.Joint) []string {
	var list []string
	for _, m := range j {
		list = append(list, k.name(m.From))
	}
	return slices.Compact(list)
}

func hintCut(_ context.Context, _ Question, k Known, _ Answer, degree int) (Verdict, error) {
	if degree == 1 && k.Board.Rule.Play == solver.Normal && k.Cuts.Outcome == solver.N {
		return telling(lang.HintCutSum, k.Cuts.Value)
	}
	if degree == 1 || len(k.Cuts.Winning) == 0 {
		return telling(whoWins(k.Outcome()), k.Outcome())
	}
	return k.hintAtCut(k.Cuts.Winning[0], degree), nil
}

func hintValue(_ context.Context, _ Question, k Known, _ Answer, degree int) (Verdict, error) {
	switch degree {
	case 1:
		return telling(lang.HintColon)
	case 2:
		return telling(lang.HintStalks, k.stalks())
	}
	return telling(lang.HintValueIs, k.Cuts.Value)
}

// hintValues is about the first vertex that has no value yet though all its options have.
func hintValues(_ context.Context, _ Question, k Known, a Answer, degree int) (Verdict, error) {
	if degree == 1 {
		return telling(lang.HintValues)
	}
	given := map[int32]bool{}
	for _, e := range a.Values {
		given[e.Vertex] = true
	}
	for v := range int32(len(k.Board.Vertices)) {
		if k.Board.Vertices[v].Split || given[v] || !k.ready(v, given) {
			continue
		}
		list, _ := k.values(v)
		if degree == 2 {
			return telling(lang.HintNext, k.name(v), set(list))
		}
		return telling(lang.HintVertexIs, k.name(v), solver.Mex(list))
	}
	return telling(lang.HintValues)
}

// ready tells whether all options of v, and the targets of those that are splits, have been given a value.
func (k Known) ready(v int32, given map[int32]bool) bool {
	for _, w := range k.Answer.Graph.Options(v) {
		if !k.Board.Vertices[w].Split {
			if !given[w] {
				return false
			}
		} else if slices.ContainsFunc(k.Answer.Graph.Options(w), func(t int32) bool { return !given[t] }) {
			return false
		}
	}
	return true
}

func hintSJ(_ context.Context, _ Question, k Known, _ Answer, degree int) (Verdict, error) {
	s := k.Answer.SJ
	switch {
	case degree == 1:
		return telling(lang.HintSJ)
	case degree == 2:
		if list := k.liveZeros(); len(list) > 0 {
			return telling(lang.HintSJAt, k.names(list))
		}
		return telling(lang.HintSJNone)
	case s.Applies:
		return telling(lang.AnswerSJHolds)
	}
	return telling(lang.AnswerSJBreaks, k.name(s.Breaks))
}

// liveZeros is the vertices of value 0 that the chips can reach and that can move.
func (k Known) liveZeros() []int32 {
	g := k.Answer.Graph
	seen := make([]bool, g.Len())
	var list, open []int32
	for _, s := range k.Answer.Chips {
		open = append(open, s.Vertex)
	}
	for len(open) > 0 {
		v := open[len(open)-1]
		open = open[:len(open)-1]
		if seen[v] {
			continue
		}
		seen[v] = true
		open = append(open, g.Options(v)...)
	}
	for v := range int32(g.Len()) {
		x, ok := k.Answer.Values.At(v)
		if seen[v] && ok && x == 0 && !g.IsSum(v) && len(g.Options(v)) > 0 {
			list = append(list, v)
		}
	}
	return list
}
