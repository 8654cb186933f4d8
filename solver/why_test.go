package solver

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestLineIsBestPlay plays lines on random boards of all rules: each position is what Solve says, the winner's moves
// win, and the game lasts as long as the remoteness says.
func TestLineIsBestPlay(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 5))
	boards, lines, long := 3000, 0, 0
	if raced || testing.Short() {
		boards = 600
	}
	for i := range boards {
		g, chips, loopy := smallBoard(r)
		rule := Rule{Play(i % 2), Compound(i / 2 % 6)}
		p := Problem{Graph: g, Rule: rule, Chips: chips, Loopy: loopy}
		rules := newRules(g, rule)
		moves := rules.moves(rules.position(gather(chips)))
		for _, ok := moves.next(); ok && r.IntN(4) > 0; _, ok = moves.next() {
			first := moves.made()
			turns, err := Line(t.Context(), p, first, 1000)
			if err != nil {
				t.Fatal(err)
			}
			lines++
			if len(turns) > 2 {
				long++
			}
			checkLine(t, p, first, turns)
		}
	}
	if lines < boards/3 || long < boards/10 {
		t.Fatalf("%d lines, %d long ones", lines, long)
	}
}

func checkLine(t *testing.T, p Problem, first Joint, turns []Turn) {
	t.Helper()
	if compareJoint(turns[0].Move, first) != 0 {
		t.Fatalf("the line begins with %v, not %v", turns[0].Move, first)
	}
	for i, turn := range turns {
		p.Chips = turn.Chips
		a, err := Solve(t.Context(), p)
		if err != nil {
			t.Fatal(err)
		}
		if a.Outcome != turn.Outcome {
			t.Fatalf("%s %v chips %v: %v, want %v", told(p.Graph), p.Rule, turn.Chips, turn.Outcome, a.Outcome)
		}
		if turn.Outcome == D {
			if i > 30 {
				return
			}
			continue
		}
		if int(turn.Remoteness) != turns[0].remaining(i) {
			t.Fatalf("%s %v: after %d moves %d are left of %d", told(p.Graph), p.Rule, i, turn.Remoteness, turns[0].Remoteness)
		}
		if i+1 == len(turns) {
			if turn.Remoteness != 0 {
				t.Fatalf("%s %v: the line ends with %d moves left", told(p.Graph), p.Rule, turn.Remoteness)
			}
			return
		}
		if turn.Outcome == N && turns[i+1].Outcome != P {
			t.Fatalf("%s %v: the winner lets %v slip", told(p.Graph), p.Rule, turn.Chips)
		}
	}
}

func (t Turn) remaining(moves int) int { return int(t.Remoteness) - moves }

// TestOtherMoves: on random boards of all rules every move that is listed is one, and every one that is listed as winning
// is not among the others, which do not win.
func TestOtherMoves(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 7))
	others := 0
	for i := range 600 {
		g, chips, loopy := smallBoard(r)
		p := Problem{Graph: g, Rule: Rule{Play(i % 2), Compound(i / 2 % 6)}, Chips: chips, Loopy: loopy}
		a, err := Solve(t.Context(), p)
		if err != nil {
			t.Fatal(err)
		}
		all := a.OtherMoves(1000)
		for _, m := range all {
			turns, err := Line(t.Context(), p, m, 1)
			if err != nil {
				t.Fatal(err)
			}
			if got := turns[0].Outcome; got == P || got == D && a.Outcome == D {
				t.Fatalf("%s %v chips %v: %v leads to %v", told(g), p.Rule, chips, m, got)
			}
		}
		others += len(all)
		if few := a.OtherMoves(1); len(few) != min(1, len(all)) {
			t.Fatalf("%d moves, want one at most", len(few))
		}
		if !p.Rule.Compound.Joint() && len(all)+len(a.Moves())+len(a.DrawingMoves()) != countMoves(p) {
			t.Fatalf("%s %v chips %v: %d others", told(g), p.Rule, chips, len(all))
		}
	}
	if others < 200 {
		t.Errorf("only %d other moves", others)
	}
}

func TestCrowdedMovesAreNotMadeOut(t *testing.T) {
	for chips, want := range map[int]bool{100: true, 20_000: false} {
		a, err := Solve(t.Context(), Problem{Graph: heaps(3, nim), Rule: Rule{Compound: ContinuedConjunctive}, Chips: []Stack{{3, chips}}})
		if err != nil {
			t.Fatal(err)
		}
		move, ok := a.Moving(Replacement{3, []int32{1}})
		if ok != want || ok && len(move) != chips || (len(a.OtherMoves(5)) > 0) != want {
			t.Errorf("%d chips: %t, %d moved, %d others", chips, ok, len(move), len(a.OtherMoves(5)))
		}
	}
}

func countMoves(p Problem) int {
	r := newRules(p.Graph, p.Rule)
	moves, n := r.moves(r.position(gather(p.Chips))), 0
	for _, ok := moves.next(); ok; _, ok = moves.next() {
		n++
	}
	return n
}

func TestLineOfTheExample(t *testing.T) {
	g := named("A:\nB: A\nC: A B\nE: A\nF: C E\nD: B C F")
	p := Problem{Graph: g.Graph, Chips: g.chips("B D E")}
	turns, err := Line(t.Context(), p, Joint{{g.number("D"), []int32{g.number("C")}}}, 2)
	if err != nil || len(turns) != 2 {
		t.Fatal(turns, err)
	}
	if turns[0].Outcome != N || turns[1].Outcome != P {
		t.Errorf("D to C loses by a reply, not %v", turns)
	}
	if m := turns[1].Move; len(m) != 1 || m[0].From != g.number("C") || m[0].To[0] != g.number("A") {
		t.Errorf("the reply is C to A, not %v", m)
	}
	if turns[0].Remoteness != 3 {
		t.Errorf("remoteness %d, want 3", turns[0].Remoteness)
	}
	for _, m := range []Joint{nil, {{g.number("A"), []int32{g.number("B")}}}, {{g.number("C"), []int32{g.number("A")}}}, {
		{g.number("B"), []int32{g.number("A")}}, {g.number("E"), []int32{g.number("A")}},
	}} {
		if _, err := Line(t.Context(), p, m, 2); err == nil {
			t.Errorf("%v is no move here", m)
		}
	}
}

// TestLineBeyondTheLimits: where the game is too much to be played out the theory still finds the reply.
func TestLineBeyondTheLimits(t *testing.T) {
	g := heaps(40, nim)
	for _, rule := range []Rule{{}, {Play: Misere}, {Compound: ContinuedConjunctive}, {Compound: Conjunctive}, {Compound: Selective}} {
		p := Problem{Graph: g, Rule: rule, Chips: []Stack{{40, 1}, {39, 1}, {38, 1}}, Limits: Limits{States: 50}}
		a, err := Solve(t.Context(), p)
		if err != nil {
			t.Fatal(err)
		}
		move, ok := a.Moving(Replacement{40, []int32{37}})
		if !ok {
			t.Fatalf("%v: 40 to 37 is a move", rule)
		}
		turns, err := Line(t.Context(), p, move, 500)
		if err != nil {
			t.Fatal(err)
		}
		for i, turn := range turns[:len(turns)-1] {
			if turn.Outcome == N && turns[i+1].Outcome != P {
				t.Errorf("%v: the winner lets turn %d slip", rule, i)
			}
		}
		if last := turns[len(turns)-1]; slices.ContainsFunc(last.Chips, func(s Stack) bool { return s.Vertex > 0 }) && !rule.Compound.short() {
			t.Errorf("%v: the line ends at %v", rule, last.Chips)
		}
	}
}

func TestThrough(t *testing.T) {
	g := named("v: a +s +e\n+s: b a\n+e:\na:\nb:")
	for _, c := range []struct{ to, through string }{{"a", "a"}, {"a b", "+s"}, {"", "+e"}} {
		var to []int32
		for _, s := range g.chips(c.to) {
			to = append(to, s.Vertex)
		}
		slices.Sort(to)
		if w, ok := g.Through(Replacement{g.number("v"), to}); !ok || w != g.number(c.through) {
			t.Errorf("v to %q goes through %q, not %d", c.to, c.through, w)
		}
	}
	if _, ok := g.Through(Replacement{g.number("v"), []int32{g.number("b")}}); ok {
		t.Error("nothing leads to b alone")
	}
}
