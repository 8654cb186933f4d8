package solver

import (
	"context"
	"slices"
)

// Choice is a move to play, and how it was found.
type Choice struct {
	Move       Joint   // nil: there is none
	Outcome    Outcome // of the position before it
	Remoteness int32   // moves left before it when the winner hurries and the loser delays; -1 in a draw and where not known
	By         Ground
}

// Ground says why a move was chosen among those that are as good.
type Ground uint8

const (
	ByNothing Ground = iota // there is no move, or any one wins or loses alike
	ByEnd                   // the whole game was played out: the winner hurries, the loser delays, a draw is held
	ByTheory                // it wins, or keeps a draw, by the theory of the rule, but need not be the quickest
	ByLength                // it loses, and leaves the longest play that there can be
	ByHope                  // nothing decides the position within the limits: it leaves the longest play that there can be
)

// FirstMove is the first move that the rule has, nil when the game is over. The error is the context's.
func FirstMove(ctx context.Context, p Problem) (Joint, error) {
	r := newRules(p.Graph, p.Rule)
	moves := r.moves(r.position(gather(p.Chips)))
	if _, ok := moves.next(); !ok {
		return nil, ctx.Err()
	}
	return moves.made(), ctx.Err()
}

// Best is the best move: a winner hurries, a loser holds out, a draw is kept. Where the whole game is within the limits
// it is played out, so that this is exact, and on loopy graphs a winner comes nearer to the end with each move. Else a
// winning move is right but need not be quick, and a loser takes, among the moves of each chip, one that leaves the
// longest play there can be (ByLength). The error is the context's.
func Best(ctx context.Context, p Problem) (Choice, error) {
	l := line{ctx: ctx, problem: p, rules: newRules(p.Graph, p.Rule)}
	chips := gather(p.Chips)
	if err := l.foresee(chips); err != nil {
		return Choice{}, err
	}
	move, turn, err := l.best(chips)
	if err != nil {
		return Choice{}, err
	}
	c := Choice{Move: move, Outcome: turn.Outcome, Remoteness: turn.Remoteness, By: ByTheory}
	if c.Move == nil && l.game.graph == nil && (c.Outcome == N || c.Outcome == D) {
		if c.Move, err = l.unlisted(chips, c.Outcome); err != nil {
			return Choice{}, err
		}
	}
	switch {
	case l.game.graph != nil:
		c.By = ByEnd
	case turn.Outcome == P, turn.Outcome == Unknown:
		c.Move = l.longest(chips)
		c.By = ByLength
		if turn.Outcome == Unknown {
			c.By = ByHope
		}
	}
	if c.Move == nil {
		c.By = ByNothing
	}
	return c, nil
}

// unlisted is a winning move where there are too many to be listed, from D one that keeps the draw: the one that the steps
// advise, else the first that a look at one move after another finds. nil where none is found, or there is none.
func (l *line) unlisted(chips []Stack, o Outcome) (Joint, error) {
	p := l.problem
	p.Chips = chips
	a, err := Solve(l.ctx, p)
	if err != nil {
		return nil, err
	}
	if move := a.advised(); o == N && l.rules.legal(chips, move) {
		return move, nil
	}
	wanted := P
	if o == D {
		wanted = D
	}
	moves := l.rules.moves(l.rules.position(chips))
	for range mostSolved {
		if _, ok := moves.next(); !ok {
			return nil, nil
		}
		move := moves.made()
		after, err := Solve(l.ctx, p.After(move))
		if err != nil {
			return nil, err
		}
		if after.Outcome == wanted {
			return move, nil
		}
	}
	return nil, nil
}

// mostSolved is how many moves are tried by solving what they leave.
const mostSolved = 1_000

// advised is the joint move that the steps tell of, chip by chip.
func (a Answer) advised() Joint {
	count := map[int32]int{}
	for _, s := range a.Chips {
		count[s.Vertex] = s.Count
	}
	var move Joint
	for s := range a.Steps() {
		if s.Kind != StepTarget || len(s.Options) == 0 {
			continue
		}
		n := count[s.Vertex]
		if s.Count > 0 {
			n = s.Count
		}
		for range n {
			move = append(move, Replacement{s.Vertex, a.Graph.effect(s.Options[0])})
		}
	}
	slices.SortFunc(move, compare)
	return move
}

// longest is a move after which as many moves as possible may follow: by the length of the longest way down from each
// chip. On graphs with a cycle it is the first move.
func (l *line) longest(chips []Stack) Joint {
	heights := l.problem.Graph.heights()
	moves := l.rules.moves(l.rules.position(chips))
	var best Joint
	most := -1
	for tried := 0; tried < mostTried; tried++ {
		next, ok := moves.next()
		if !ok {
			break
		}
		left := 0
		for _, s := range next {
			if heights != nil {
				left += int(heights[s.Vertex]) * s.Count
			}
		}
		if left > most {
			most, best = left, moves.made()
		}
	}
	return best
}

// mostTried bounds how many moves are looked at: joint moves multiply.
const mostTried = 10_000

// heights is, by vertex, the number of moves in the longest play from there: a split adds up its targets. nil when the
// graph has a cycle.
func (g *Graph) heights() []int32 {
	n := g.Len()
	height := make([]int32, n)
	waits := make([]int32, n)
	into := make([][]int32, n)
	var ready []int32
	for v := range int32(n) {
		waits[v] = int32(len(g.Options(v)))
		for _, w := range g.Options(v) {
			into[w] = append(into[w], v)
		}
		if waits[v] == 0 {
			ready = append(ready, v)
		}
	}
	for i := 0; i < len(ready); i++ {
		v := ready[i]
		height[v] = g.heightFrom(v, height)
		for _, u := range into[v] {
			if waits[u]--; waits[u] == 0 {
				ready = append(ready, u)
			}
		}
	}
	if len(ready) < n {
		return nil
	}
	return height
}

// mostHeight is where heights stop to grow: splits may double them with every move.
const mostHeight = 1 << 30

func (g *Graph) heightFrom(v int32, height []int32) int32 {
	h := int32(0)
	for _, w := range g.Options(v) {
		if g.IsSum(v) {
			h += height[w]
		} else {
			h = max(h, height[w]+1)
		}
		h = min(h, mostHeight)
	}
	return h
}
