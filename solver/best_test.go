package solver

import (
	"math/rand/v2"
	"testing"
)

// player makes a move in a position; nil when there is none.
type player func(t *testing.T, p Problem) Joint

func best(t *testing.T, p Problem) Joint {
	t.Helper()
	c, err := Best(t.Context(), p)
	if err != nil {
		t.Fatal(err)
	}
	if (c.Move == nil) != (c.By == ByNothing) {
		t.Fatalf("%v by %v", c.Move, c.By)
	}
	return c.Move
}

// bestByTheory is the best move of a player who cannot look ahead, but for where no theory knows who wins.
func bestByTheory(t *testing.T, p Problem) Joint {
	t.Helper()
	limits := p.Limits
	p.Limits = Limits{States: 1}
	c, err := Best(t.Context(), p)
	if err != nil {
		t.Fatal(err)
	}
	if c.By == ByHope {
		p.Limits = limits
		return best(t, p)
	}
	return c.Move
}

func randomly(r *rand.Rand) player {
	return func(_ *testing.T, p Problem) Joint { return AnyMove(p, r) }
}

// forced plays by the table of all positions: it wins where it can, and delays where it cannot.
func forced(h *hand) player {
	return func(_ *testing.T, p Problem) Joint {
		at := pile(0)
		for _, s := range p.Chips {
			at = at.with(s.Vertex, s.Count)
		}
		for _, o := range []Outcome{P, D, N} {
			if moves, _ := h.leading(at, o); len(moves) > 0 {
				return moves[0]
			}
		}
		return nil
	}
}

// TestBestNeverLosesAWonPosition plays games of the best player over all rules, on boards with splits and with cycles,
// against a random player and against one that knows the table of all positions, played out by hand: who is to win wins,
// who can draw does not lose.
func TestBestNeverLosesAWonPosition(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	games, played, drawn := 10_000, 0, 0
	if raced || testing.Short() {
		games = 500
	}
	for i := 0; played < games; i++ {
		g, chips, loopy := smallBoard(r)
		rule := Rule{Play(i % 2), Compound(i / 2 % 6)}
		p := Problem{Graph: g, Rule: rule, Chips: gather(chips), Loopy: loopy}
		h := byRule(g, rule)
		at := pile(0)
		for _, s := range p.Chips {
			at = at.with(s.Vertex, s.Count)
		}
		h.see(at)
		h.judge()
		ours, other := best, randomly(r)
		if i%3 == 0 {
			other = forced(h)
		}
		if i%4 == 3 && !loopy {
			ours = bestByTheory
		}
		o := h.outcome[h.number[at]]
		if o == D {
			drawn++
		}
		first := o != P // the best player moves first, or second in a position that is lost for the other
		won, over := playGame(t, p, ours, other, first)
		switch {
		case o == D && over && !won:
			t.Fatalf("%s %v %v: a draw was lost", told(g), rule, chips)
		case o != D && (!over || !won):
			t.Fatalf("%s %v %v: %v, but the best player did not win", told(g), rule, chips, o)
		}
		played++
	}
	if drawn < games/40 {
		t.Fatalf("only %d draws", drawn)
	}
}

// playGame tells whether the first player given wins, and whether the game ended within 100 moves.
func playGame(t *testing.T, p Problem, ours, other player, first bool) (won, over bool) {
	t.Helper()
	turn := first
	for range 100 {
		who := other
		if turn {
			who = ours
		}
		move := who(t, p)
		if move == nil {
			stuck := turn // who is to move
			if p.Rule.Play == Misere {
				return stuck, true
			}
			return !stuck, true
		}
		if !newRules(p.Graph, p.Rule).legal(p.Chips, move) {
			t.Fatalf("%v is no move", move)
		}
		p = p.After(move)
		turn = !turn
	}
	return false, false
}

// TestBestDelays holds that a lost game lasts as long as the remoteness says against the best play.
func TestBestDelays(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	games := 600
	if raced || testing.Short() {
		games = 120
	}
	for i := range games {
		g, chips, loopy := smallBoard(r)
		p := Problem{Graph: g, Rule: Rule{Play(i % 2), Compound(i / 2 % 6)}, Chips: gather(chips), Loopy: loopy}
		c, err := Best(t.Context(), p)
		if err != nil {
			t.Fatal(err)
		}
		if c.Outcome == D {
			continue
		}
		left := c.Remoteness
		for moves := int32(0); ; moves++ {
			move := best(t, p)
			if move == nil {
				if moves != left {
					t.Fatalf("%s %v %v: %d moves, not %d", told(g), p.Rule, chips, moves, left)
				}
				break
			}
			p = p.After(move)
		}
	}
}

// TestBestBeyondTheBound holds that a lost position that cannot be played out is held by the longest way, and says so.
func TestBestBeyondTheBound(t *testing.T) {
	g := named("z:\na: z\nb: a\nc: b\nd: z c")
	p := Problem{Graph: g.Graph, Chips: g.chips("d d c c"), Limits: Limits{States: 1}}
	c, err := Best(t.Context(), p)
	if err != nil || c.Outcome != P || c.By != ByLength {
		t.Fatalf("%+v %v", c, err)
	}
	if p = p.After(c.Move); g.heightOf(p.Chips) != 4+4+3+3-1 {
		t.Fatalf("%v leaves %d", c.Move, g.heightOf(p.Chips))
	}
}

// TestBestOfVeryManyMoves holds that a winning move is found where there are too many to be listed.
func TestBestOfVeryManyMoves(t *testing.T) {
	boards := []struct{ text, chips string }{
		{"a:\nb:\nc:\nd:\ne:\nv: a b c d e\nw: a b c d e", "v v v v v v w w w w w w"},
		{"a:\nb:\nc: a\nd: b c\ne: a b\nv: a b c d e\nw: a b c v e", "v v v v v w w w w w d d d"},
		{"a:\nb: a\nc: a\nd: b c\ne: b c\nv: b c d e\nw: v d e", "v v v v v w w w w w w d d d"},
	}
	many := 0
	for _, b := range boards {
		g := named(b.text)
		for i := range 12 {
			p := Problem{Graph: g.Graph, Rule: Rule{Play(i % 2), Compound(i / 2)}, Chips: gather(g.chips(b.chips)), Limits: Limits{States: 100}}
			a, err := Solve(t.Context(), p)
			if err != nil {
				t.Fatal(err)
			}
			if a.Outcome != N || p.Over() {
				continue
			}
			if a.Joint == nil && a.Winning == nil {
				many++
			}
			c, err := Best(t.Context(), p)
			if err != nil || c.Move == nil || !p.Legal(c.Move) {
				t.Fatalf("%v: %+v %v", p.Rule, c, err)
			}
			if after, err := Solve(t.Context(), p.After(c.Move)); err != nil || after.Outcome != P {
				t.Errorf("%s under %v: %v leaves %v", b.text, p.Rule, c.Move, after.Outcome)
			}
		}
	}
	if many < 6 {
		t.Fatalf("only %d boards with very many moves", many)
	}
}

func (g game) heightOf(chips []Stack) int {
	all := 0
	for _, s := range chips {
		all += int(g.heights()[s.Vertex]) * s.Count
	}
	return all
}

func TestBestCutNeverLosesAWonPosition(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	games := 2_000
	if raced || testing.Short() {
		games = 300
	}
	for i := range games {
		n, ground, links := randomBoard(r, 1+r.IntN(8))
		play := Play(i % 2)
		c := newCutting(ground, links)
		all := c.all()
		if all == 0 {
			continue // nothing hangs on the ground
		}
		ours := len(c.winning(play)) > 0
		won := playCuts(t, n, ground, links, play, all, c, r, ours)
		if !won {
			t.Fatalf("ground %v links %v %v: lost", ground, links, play)
		}
	}
}

// playCuts plays the best player, who is to win, against a random one.
func playCuts(t *testing.T, n int, ground []int32, links []Link, play Play, edges uint, c *cutting, r *rand.Rand, ours bool) bool {
	t.Helper()
	for turn := ours; ; turn = !turn {
		var kept []Link
		var index []int32
		for e, l := range links {
			if edges&(1<<e) != 0 {
				kept, index = append(kept, l), append(index, int32(e))
			}
		}
		if len(kept) == 0 {
			return (play == Misere) == turn
		}
		cut := index[r.IntN(len(index))]
		if turn {
			choice, err := NewHackenbush(n, ground, kept).Best(t.Context(), play, Limits{})
			if err != nil || choice.Edge < 0 {
				t.Fatalf("%+v %v", choice, err)
			}
			cut = index[choice.Edge]
		}
		edges = c.hanging(edges &^ (1 << cut))
	}
}

// TestBestCutBeyondTheBound: on a board too large to be played out the winner cuts by the value, and the loser where
// least falls.
func TestBestCutBeyondTheBound(t *testing.T) {
	comb := func(lengths ...int32) *Hackenbush {
		var links []Link
		next := int32(1)
		for _, k := range lengths {
			below := int32(0)
			for range k {
				links = append(links, Link{below, next})
				below, next = next, next+1
			}
		}
		return NewHackenbush(int(next), []int32{0}, links)
	}
	won, err := comb(20, 20, 20, 3).Best(t.Context(), Normal, Limits{})
	if err != nil || won.Outcome != N || won.By != ByTheory {
		t.Fatalf("%+v %v", won, err)
	}
	lost, err := comb(20, 20, 21, 21).Best(t.Context(), Normal, Limits{})
	if err != nil || lost.Outcome != P || lost.By != ByLength || lost.Edge != 19 {
		t.Fatalf("%+v %v", lost, err)
	}
}
