package lessons

import (
	"context"
	"math/rand/v2"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// Strength is how well the program plays.
type Strength uint8

// The strengths. Explaining plays as Perfect does, and the window tells why each of its moves is right.
const (
	Explaining Strength = iota
	Casual              // errs now and then
	Perfect
)

// Strengths lists them in the order of the dialog.
var Strengths = []struct {
	Strength Strength
	Name     lang.Message // what it is called
	About    lang.Message // {0} is the rate of a casual opponent, in percent
}{
	{Explaining, lang.StrengthExplains, lang.StrengthExplainsAbout},
	{Casual, lang.StrengthCasual, lang.StrengthCasualAbout},
	{Perfect, lang.StrengthPerfect, lang.StrengthPerfectAbout},
}

// CasualRate is how often a casual opponent errs when nothing else is said.
const CasualRate = 0.25

// Opponent is the program as a player. The same opponent makes the same moves in the same match.
type Opponent struct {
	Strength Strength
	Rate     float64 // of a casual one: how often it errs where it can, from 0 to 1
	Seed     uint64
}

// Move is one move of a match: of chips, or of an edge that is cut.
type Move struct {
	Chips solver.Joint // on a directed board
	Edge  int          // on an undirected one: its index on the board before the move
}

// Choice is a move of an opponent and how it was found.
type Choice struct {
	Move       Move
	None       bool           // the game is over: there is no move
	Outcome    solver.Outcome // of the board before the move
	Remoteness int            // moves left before it with best play; -1 where not known
	By         solver.Ground  // why this one; see Reason
	Erred      bool           // a casual opponent let a win or a draw slip on purpose
	Left       string         // the sum that the move leaves written out, or the Hackenbush value: where it decides, else ""
}

// Reason says why the opponent moves so: what its move leaves, where a value decides, and how good that is.
func (c Choice) Reason(l lang.Language) []lang.Span {
	spans := c.reason(l)
	if c.Left == "" || spans == nil {
		return spans
	}
	if lang.Between(l) != "" {
		spans = append(spans, lang.Span{Text: lang.Between(l)})
	}
	return append(spans, lang.ChoiceLeaves.Spans(l, c.Left)...)
}

func (c Choice) reason(l lang.Language) []lang.Span {
	switch {
	case c.None:
		return nil
	case c.Erred:
		return lang.ChoiceErred.Spans(l)
	}
	lost := c.Outcome == solver.P
	switch c.By {
	case solver.ByEnd:
		switch {
		case c.Outcome == solver.D:
			return lang.ChoiceHolds.Spans(l)
		case lost:
			return lang.ChoiceDelays.Spans(l, c.Remoteness)
		}
		return lang.ChoiceHurries.Spans(l, c.Remoteness)
	case solver.ByTheory:
		if c.Outcome == solver.D {
			return lang.ChoiceHolds.Spans(l)
		}
		return lang.ChoiceWins.Spans(l)
	case solver.ByLength:
		return lang.ChoiceLongest.Spans(l)
	}
	return lang.ChoiceHopes.Spans(l)
}

// Choose is the opponent's move on a board, the turn-th of the match. A position is played out where it is within
// Limits: so a lost one is held as long as it can be, and on a loopy board each move of a winner comes nearer to the
// end. Run it on a worker. The error is the context's, or that of Board.Check.
func (o Opponent) Choose(ctx context.Context, b board.Board, turn int) (Choice, error) {
	if err := b.Check(); err != nil {
		return Choice{}, err
	}
	c, err := o.choose(ctx, b, turn)
	if err == nil && !c.None {
		c.Left, err = left(ctx, b, c.Move)
	}
	return c, err
}

// left is what a move leaves, where a value decides the game.
func left(ctx context.Context, b board.Board, m Move) (string, error) {
	switch {
	case !b.Directed && b.Rule.Play == solver.Normal:
		after, _ := Cut(b, m.Edge)
		return number(after.Hackenbush().Value()).text, nil
	case !b.Directed, b.Rule != board.Rule{}:
		return "", nil
	}
	k, err := Study(ctx, Played(b, m.Chips))
	if err != nil || !k.Answer.Known {
		return "", err
	}
	x, _ := xor(k, -1)
	return x.text, nil
}

func (o Opponent) choose(ctx context.Context, b board.Board, turn int) (Choice, error) {
	r := rand.New(rand.NewPCG(o.Seed, uint64(turn)))
	errs := o.Strength == Casual && r.Float64() < o.Rate
	if !b.Directed {
		return o.cut(ctx, b, r, errs)
	}
	p := b.Problem()
	p.Limits = Limits
	best, err := solver.Best(ctx, p)
	c := Choice{
		Move: Move{Chips: best.Move, Edge: -1}, None: best.Move == nil,
		Outcome: best.Outcome, Remoteness: int(best.Remoteness), By: best.By,
	}
	if err != nil || !errs || c.None {
		return c, err
	}
	return c, c.slip(ctx, p, r)
}

// mostSlips is how many moves a casual opponent looks at for one that is an error.
const mostSlips = 60

// slip makes the choice an error, if one is found: a move after which the other player stands better than by the best.
func (c *Choice) slip(ctx context.Context, p solver.Problem, r *rand.Rand) error {
	for range mostSlips {
		m := solver.AnyMove(p, r)
		a, err := solver.Solve(ctx, p.After(m))
		if err != nil {
			return err
		}
		if worse(a.Outcome, c.Outcome) {
			c.Move.Chips, c.Erred, c.By = m, true, solver.ByNothing
			return nil
		}
	}
	return nil
}

// worse tells whether leaving an outcome is worse than a position of an outcome needs: P is left from N, D from D.
func worse(left, before solver.Outcome) bool {
	switch before {
	case solver.N:
		return left == solver.N || left == solver.D
	case solver.D:
		return left == solver.N
	}
	return false
}

// cut is Choose on a board of Green Hackenbush.
func (o Opponent) cut(ctx context.Context, b board.Board, r *rand.Rand, errs bool) (Choice, error) {
	best, err := b.Hackenbush().Best(ctx, b.Rule.Play, Limits)
	c := Choice{
		Move: Move{Edge: int(best.Edge)}, None: best.Edge < 0,
		Outcome: best.Outcome, Remoteness: int(best.Remoteness), By: best.By,
	}
	if err != nil || !errs || c.None || best.Outcome != solver.N {
		return c, err
	}
	a, err := b.Hackenbush().Solve(ctx, b.Rule.Play, Limits)
	if err != nil || !a.Listed {
		return c, err
	}
	winning := map[int32]bool{}
	for _, e := range a.Winning {
		winning[e] = true
	}
	var slips []int
	for e := range b.Edges {
		if !winning[int32(e)] {
			slips = append(slips, e)
		}
	}
	if len(slips) > 0 {
		c.Move.Edge, c.Erred, c.By = slips[r.IntN(len(slips))], true, solver.ByNothing
	}
	return c, nil
}
