package solver

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
)

// kayles is heaps 0..n of Kayles, in which a move takes one or two and may cut the heap in two; misère play is wild from
// 7 on.
func kayles(n int) *Graph {
	var arcs []Arc
	var sums []int32
	next := int32(n + 1)
	for h := 1; h <= n; h++ {
		for take := 1; take <= 2 && take <= h; take++ {
			for a := 0; a <= (h-take)/2; a++ {
				sums = append(sums, next)
				arcs = append(arcs, Arc{int32(h), next}, Arc{next, int32(a)}, Arc{next, int32(h - take - a)})
				next++
			}
		}
	}
	return NewGraph(int(next), sums, arcs)
}

// circle is n vertices in a ring, with a way out of each k-th.
func circle(n, k int) *Graph {
	var arcs []Arc
	for v := range n {
		arcs = append(arcs, Arc{int32(v), int32((v + 1) % n)})
		if v%k == 0 {
			arcs = append(arcs, Arc{int32(v), int32(n)})
		}
	}
	return NewGraph(n+1, nil, arcs)
}

// leaving is a chain of n vertices in which a chip may go to any lower one or leave the board.
func leaving(n int) *Graph {
	arcs := []Arc{}
	for v := range n {
		arcs = append(arcs, Arc{int32(v), int32(n)})
		for w := range v {
			arcs = append(arcs, Arc{int32(v), int32(w)})
		}
	}
	return NewGraph(n+1, []int32{int32(n)}, arcs)
}

// tooBig has a game that cannot be played out for each kind of search.
var tooBig = []struct {
	name    string
	problem func() Problem
}{
	{"wild misère", func() Problem {
		return Problem{Graph: kayles(60), Rule: Rule{Play: Misere}, Chips: []Stack{{60, 3}, {59, 3}, {58, 2}}}
	}},
	{"conjunctive with leaving", func() Problem {
		return Problem{Graph: leaving(30), Rule: Rule{Compound: Conjunctive}, Chips: []Stack{{29, 5}, {28, 5}, {27, 9}}}
	}},
	{"shortened selective misère with leaving", func() Problem {
		return Problem{Graph: leaving(30), Rule: Rule{Misere, ShortenedSelective}, Chips: []Stack{{29, 5}, {28, 5}, {27, 9}}}
	}},
	{"loopy misère", func() Problem {
		return Problem{Graph: circle(200, 3), Rule: Rule{Play: Misere}, Loopy: true, Chips: []Stack{{1, 2}, {50, 2}, {100, 2}}}
	}},
	{"loopy selective", func() Problem {
		return Problem{Graph: circle(200, 3), Rule: Rule{Compound: Selective}, Loopy: true, Chips: []Stack{{1, 20}, {50, 20}, {100, 20}}}
	}},
}

// endsAtOnce has a first move that ends the game and wins, and 2^40 more to be looked at, of which nothing must be kept.
var endsAtOnce = struct {
	name    string
	problem func() Problem
}{"conjunctive, moves that end it", func() Problem {
	const n = 40
	p := Problem{Rule: Rule{Compound: Conjunctive}}
	arcs := []Arc{}
	for v := range int32(n) {
		arcs = append(arcs, Arc{v, n}, Arc{v, n + 1})
		p.Chips = append(p.Chips, Stack{v, 1})
	}
	p.Graph = NewGraph(n+2, []int32{n + 1}, arcs)
	return p
}}

func TestBound(t *testing.T) {
	for _, row := range tooBig {
		p := row.problem()
		for _, limits := range []Limits{{States: 2000}, {Bytes: 1 << 20}} {
			last := 0.0
			limits.Progress = func(part float64) {
				if part < last || part > 1 {
					t.Errorf("%s: progress %v after %v", row.name, part, last)
				}
				last = part
			}
			p.Limits = limits
			a, err := Solve(t.Context(), p)
			if err != nil {
				t.Fatal(row.name, err)
			}
			if a.Undecided == nil || a.Outcome != Unknown || a.MoveCount() != 0 || a.Winning != nil || a.Joint != nil {
				t.Errorf("%s: %v %v, %d moves", row.name, a.Outcome, a.Undecided, a.MoveCount())
				continue
			}
			if a.Undecided.Limit != limits.filled().States || a.Undecided.Estimate < 1e6 || last == 0 {
				t.Errorf("%s: %+v, progress %v", row.name, a.Undecided, last)
			}
			if text := a.Undecided.Error(); !strings.Contains(text, "not decided") {
				t.Error(text)
			}
		}
	}
}

// TestSmallerBoundIsEnough has a search that ends within an estimate that says so.
func TestSmallerBoundIsEnough(t *testing.T) {
	p := Problem{Graph: circle(20, 3), Rule: Rule{Play: Misere}, Loopy: true, Chips: []Stack{{1, 1}, {5, 1}}}
	estimate := Estimate(p)
	if estimate < 100 || estimate > 1000 {
		t.Fatalf("%v positions of two chips on 20 vertices", estimate)
	}
	p.Limits.States = int(estimate)
	if a, err := Solve(t.Context(), p); err != nil || a.Undecided != nil || a.Outcome == Unknown {
		t.Errorf("%v, %v, %v", a.Outcome, a.Undecided, err)
	}
}

// TestAwayFromCycles has chips that reach no cycle, too many to play out: there theory answers.
func TestAwayFromCycles(t *testing.T) {
	g := named("3: 2 1 0\n2: 1 0\n1: 0\n0:\nc: c 3\nb: c 1")
	for c := range Compound(6) {
		rule := Rule{Misere, c}
		p := Problem{Graph: g.Graph, Rule: rule, Loopy: true, Chips: g.chips("3 3 2 2 2 1"), Limits: Limits{States: 3}}
		got, err := Solve(t.Context(), p)
		p.Limits = Limits{}
		want, errPlayed := Solve(t.Context(), p)
		if err != nil || errPlayed != nil || got.Undecided != nil || want.Remoteness < 0 && want.Outcome != D {
			t.Fatal(rule, err, errPlayed, got.Undecided)
		}
		if got.Outcome != want.Outcome || fmt.Sprint(got.Moves(), got.Joint, got.JointCount) != fmt.Sprint(want.Moves(), want.Joint, want.JointCount) {
			t.Errorf("%s: %v %v %v, want %v %v %v", rule, got.Outcome, got.Moves(), got.Joint, want.Outcome, want.Moves(), want.Joint)
		}
	}
}

func TestEstimate(t *testing.T) {
	for _, row := range []struct {
		name string
		p    Problem
		want float64
	}{
		{"no chips", Problem{Graph: heaps(5, nim)}, 1},
		{"a heap of 5", Problem{Graph: heaps(5, nim), Chips: []Stack{{5, 1}}}, 6},
		{"two heaps of 2", Problem{Graph: heaps(5, nim), Chips: []Stack{{2, 2}}}, 6},
		{"heaps of 1 and 2", Problem{Graph: heaps(5, nim), Chips: []Stack{{2, 1}, {1, 1}}}, 6},
		{"up to two chips on two heaps", Problem{Graph: NewGraph(4, []int32{3}, []Arc{{1, 0}, {2, 3}, {3, 1}, {3, 1}}), Chips: []Stack{{2, 1}}}, 6},
	} {
		if got := Estimate(row.p); got != row.want {
			t.Errorf("%s: %v, want %v", row.name, got, row.want)
		}
	}
}

// asked is a context that is cancelled when it is asked for the last time; it tells of each question.
type asked struct {
	context.Context
	left int
	tell func()
}

func (a *asked) Err() error {
	a.tell()
	if a.left--; a.left <= 0 {
		return context.Canceled
	}
	return nil
}

// TestCancelIsAskedOften counts the work of each search between two questions whether to go on: it is as much as the
// bound's table of constants says and one position, however large that is; and after the answer no there is none.
func TestCancelIsAskedOften(t *testing.T) {
	for _, row := range append(tooBig, endsAtOnce) {
		p := row.problem()
		p.Limits = Limits{States: 20_000}
		chips := 0
		for _, c := range p.Chips {
			chips += c.Count
		}
		largest := looksPerAsk + 1 + chips/4
		for _, questions := range []int{1, 5, 100, 1 << 40} {
			ctx := &asked{Context: t.Context(), left: questions}
			s := newSolving(ctx, p)
			last, count := 0, 0
			ctx.tell = func() {
				if gap := s.budget.looks - last; gap > largest {
					t.Fatalf("%s: %d looks between two questions, want %d at most", row.name, gap, largest)
				}
				last = s.budget.looks
				count++
			}
			err := s.solve()
			switch {
			case questions < 1<<40:
				if !errors.Is(err, context.Canceled) || count != questions || s.budget.looks != last {
					t.Errorf("%s: %v, %d questions of %d, %d looks after the last", row.name, err, count, questions, s.budget.looks-last)
				}
			case err != nil || s.a.Undecided == nil || s.budget.looks-last > largest || count < 100:
				t.Errorf("%s: %v, %v, %d questions", row.name, err, s.a.Undecided, count)
			}
		}
	}
}

// TestBoundIsKept: a search holds and looks at no more than it may, but for one position.
func TestBoundIsKept(t *testing.T) {
	for _, row := range append(tooBig, endsAtOnce) {
		for _, l := range []Limits{{States: 3000}, {States: 1 << 40, Bytes: 1 << 20}} {
			if l.Bytes > 0 && row.name == endsAtOnce.name {
				continue // it holds nothing: what it takes is time
			}
			p := row.problem()
			p.Limits = l
			s := newSolving(t.Context(), p)
			if err := s.solve(); err != nil || s.a.Undecided == nil {
				t.Fatal(row.name, err, s.a.Undecided)
			}
			b := s.budget
			const one = 4096 // bytes, and looks at one position
			if b.states > b.limits.States+1 || b.bytes > b.limits.Bytes+one || b.looks > looksPerState*(b.limits.States+1)+one {
				t.Errorf("%s: %d states, %d bytes, %d looks of %+v", row.name, b.states, b.bytes, b.looks, b.limits)
			}
		}
	}
}

// TestHugeJointMovesAreNotKept: of a million chips that move at once no list of moves is made, in a search either.
func TestHugeJointMovesAreNotKept(t *testing.T) {
	g := named("a: b c\nb: c +s\nc:\n+s:")
	p := Problem{Graph: g.Graph, Rule: Rule{Compound: Conjunctive}, Chips: []Stack{{g.number("a"), 700_000}, {g.number("b"), 300_000}}}
	s := newSolving(t.Context(), p)
	list, count, err := s.rules.joints(s.p, P, func(position) (Outcome, error) { return P, nil }, newBudget(t.Context(), Limits{States: 20_000}))
	if list != nil || count != 0 || err != errBound {
		t.Errorf("%d of %d moves, %v", len(list), count, err)
	}
	small := newSolving(t.Context(), Problem{Graph: g.Graph, Rule: p.Rule, Chips: []Stack{{g.number("a"), 2}}})
	list, count, err = s.rules.joints(small.p, P, func(position) (Outcome, error) { return P, nil }, newBudget(t.Context(), Limits{}))
	if len(list) != 3 || count != 3 || err != nil {
		t.Errorf("%d of %d moves, %v", len(list), count, err)
	}
}

// TestCancelCounting stops the counting of joint moves where they are very many: it asks for every chip.
func TestCancelCounting(t *testing.T) {
	p := Problem{Graph: heaps(120, nim), Rule: Rule{Misere, Selective}}
	for v := range int32(120) {
		p.Chips = append(p.Chips, Stack{v, 300})
	}
	for _, questions := range []int{1, 50, 150} {
		ctx := &asked{Context: t.Context(), left: questions}
		count := 0
		ctx.tell = func() { count++ }
		if _, err := Solve(ctx, p); !errors.Is(err, context.Canceled) || count != questions {
			t.Errorf("%v after %d questions, want %d", err, count, questions)
		}
	}
}
