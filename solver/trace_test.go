package solver

import (
	"math/rand/v2"
	"reflect"
	"testing"
)

// randomChips puts chips on mex vertices.
func randomChips(r *rand.Rand, g *Graph) []Stack {
	var chips []Stack
	for range r.IntN(5) {
		if v := int32(r.IntN(g.Len())); !g.IsSum(v) {
			chips = append(chips, Stack{v, 1 + r.IntN(3)})
		}
	}
	return chips
}

// All steps together are the answer: values, outcomes, sum, winning moves.
func TestFoldedStepsAreTheAnswer(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 16))
	for i := range 2000 {
		n := 1 + r.IntN(30)
		g := shape{vertices: n, arcs: r.IntN(4 * n), sums: r.IntN(n+1) * (i % 2) / 3, cyclic: i%5 == 0}.random(r)
		chips := randomChips(r, g)
		a, err := Solve(t.Context(), Problem{Graph: g, Chips: chips})
		if err != nil {
			t.Fatal(err)
		}
		trace := NewTrace(Answer{Graph: g, Chips: chips})
		s := trace.At(len(trace.Steps))
		for v := range int32(n) {
			value, ok := a.Values.At(v)
			if ok != (s.Values[v] >= 0) || ok && int(s.Values[v]) != value || s.Outcomes[v] != a.Vertex(v) {
				t.Fatalf("%v: vertex %d is %d %v in the steps, %d %v in the answer", g, v, s.Values[v], s.Outcomes[v], value, a.Vertex(v))
			}
		}
		var moves []Move
		for _, target := range s.Targets {
			for _, w := range target.Options {
				moves = append(moves, Move{target.Vertex, w})
			}
		}
		if s.Verdict != a.Outcome || a.Known && s.Sum != a.Sum || !a.Known && s.Sum != -1 || !reflect.DeepEqual(moves, a.Winning) {
			t.Fatalf("%v with %v: %v %d %v in the steps, %v %d %v in the answer",
				g, chips, s.Verdict, s.Sum, moves, a.Outcome, a.Sum, a.Winning)
		}
	}
}

// Every moment is the fold of the steps up to it, whatever moment was asked for before.
func TestAtIsTheFold(t *testing.T) {
	r := rand.New(rand.NewPCG(17, 18))
	for i := range 60 {
		n := r.IntN(15)
		g := shape{vertices: n, arcs: r.IntN(4*n + 1), sums: n / 4, cyclic: i%4 == 0}
		if n == 0 {
			g.arcs = 0
		}
		graph := g.random(r)
		var chips []Stack
		if n > 0 {
			chips = randomChips(r, graph)
		}
		trace := NewTrace(Answer{Graph: graph, Chips: chips})
		answer := Answer{Graph: graph, Chips: chips}
		want := []State{nothing(&answer)}
		for k := range trace.Steps {
			s := nothing(&answer)
			for _, step := range trace.Steps[:k+1] {
				s.take(step)
			}
			want = append(want, s)
		}
		for range 3 * len(want) {
			k := r.IntN(len(want)+4) - 2
			if got := trace.At(k); !sameState(got, want[max(0, min(k, len(want)-1))]) {
				t.Fatalf("%v with %v: state %d is %+v", graph, chips, k, got)
			}
		}
	}
}

// sameState is equality where no list and an empty list are the same.
func sameState(s, t State) bool {
	for _, state := range []*State{&s, &t} {
		if len(state.Order) == 0 {
			state.Order = nil
		}
		if len(state.Read) == 0 {
			state.Read = nil
		}
	}
	return reflect.DeepEqual(s, t)
}

func TestAtMoments(t *testing.T) {
	g := named("b: a z\na: z")
	trace := NewTrace(Answer{Graph: g.Graph, Chips: g.chips("b")})
	if s := trace.At(0); s.Current != -1 || s.Mex != -1 || s.Sum != -1 || s.Index != 0 || s.Values[0] != -1 || s.Order != nil {
		t.Errorf("nothing known: %+v", s)
	}
	// z is done after 3 steps, a after 8; then: ready b, read a, read z, present 0, present 1, mex 2.
	if s := trace.At(12); s.Current != g.number("b") || g.list(s.Read) != "a z" || s.Tested != 1 || s.Mex != -1 ||
		s.Values[s.Current] != -1 || s.Values[g.number("a")] != 1 || g.list(s.Order) != "z a b" || s.Last.Kind != StepPresent {
		t.Errorf("in the middle of b: %+v", s)
	}
	if s := trace.At(14); s.Current != g.number("b") || s.Mex != 2 || s.Outcomes[s.Current] != Unknown {
		t.Errorf("the mex of b: %+v", s)
	}
	if s := trace.At(16); s.Current != -1 || s.Mex != -1 || len(s.Rows) != 1 || s.Outcomes[g.number("b")] != N {
		t.Errorf("the first row: %+v", s)
	}
}

// A Trace made by hand, without NewTrace's marks, is folded from its start.
func TestAtOfAHandMadeTrace(t *testing.T) {
	g := named(school)
	trace := NewTrace(Answer{Graph: g.Graph, Chips: g.chips("B D E")})
	bare := Trace{Graph: trace.Graph, Chips: trace.Chips, Steps: trace.Steps}
	for k := range len(trace.Steps) + 1 {
		if !sameState(bare.At(k), trace.At(k)) {
			t.Errorf("state %d differs", k)
		}
	}
}

// Moments are kept every so many steps: what lies between is the fold, under every rule.
func TestAtIsTheFoldUnderEveryRule(t *testing.T) {
	everyRule(t, 60, 31, Limits{}, func(a Answer) {
		trace := NewTrace(a)
		trace.every, trace.kept = 7, nil
		s := nothing(&a)
		for k := 0; k <= len(trace.Steps); k++ {
			if k%trace.every == 0 || k == len(trace.Steps) {
				trace.kept = append(trace.kept, s.copied())
			}
			if k < len(trace.Steps) {
				s.take(trace.Steps[k])
			}
		}
		s = nothing(&a)
		for k, step := range trace.Steps {
			s.take(step)
			if got := trace.At(k + 1); !sameState(got, s) {
				t.Fatalf("%v %v with %v: state %d is %+v", a.Rule, a.Graph, a.Chips, k+1, got)
			}
		}
	})
}

// TestAtStartsNearby: a moment is found from one that is kept, over as many steps as there are vertices or a thousand.
func TestAtStartsNearby(t *testing.T) {
	for _, row := range longTraces {
		trace := row.trace(t)
		most := max(1024, trace.Graph.Len())
		if len(trace.Steps) < 2*most {
			t.Fatalf("%v: %d steps only", row.rule, len(trace.Steps))
		}
		for k := range trace.Steps {
			if k%97 == 0 || k == len(trace.Steps)-1 {
				if from := trace.before(k).Index; from > k || k-from > most {
					t.Fatalf("%v: moment %d is found from %d", row.rule, k, from)
				}
			}
		}
		if from := trace.before(len(trace.Steps)).Index; from != len(trace.Steps) {
			t.Errorf("%v: the last moment is found from %d", row.rule, from)
		}
	}
}

// BenchmarkAt is a moment of the steps of a large board.
func BenchmarkAt(b *testing.B) {
	for _, row := range longTraces {
		trace := row.trace(b)
		b.Run(row.rule.String(), func(b *testing.B) {
			for k := 0; b.Loop(); k++ {
				trace.At(k * 7919 % len(trace.Steps))
			}
		})
	}
}

type longTrace struct {
	rule   Rule
	cyclic bool
}

var longTraces = []longTrace{
	{Rule{}, false},
	{Rule{Play: Misere}, false},
	{Rule{Compound: ContinuedConjunctive}, false},
	{Rule{Compound: DiminishedDisjunctive}, false},
	{Rule{}, true},
}

// trace is the steps of a board of 10,000 vertices with a chip on each.
func (l longTrace) trace(t testing.TB) Trace {
	const n = 10_000
	r := rand.New(rand.NewPCG(19, 20))
	g := shape{vertices: n, arcs: 10 * n, cyclic: l.cyclic}.random(r)
	var chips []Stack
	for v := range int32(n) {
		chips = append(chips, Stack{v, 1})
	}
	a, err := Solve(t.Context(), Problem{Graph: g, Rule: l.rule, Chips: chips, Loopy: l.cyclic, Limits: Limits{States: 100}})
	if err != nil {
		t.Fatal(err)
	}
	return NewTrace(a)
}

// TestNothingKnownHasNoRemoteness: before its step no vertex of a loopy board has a remoteness, not even one that says
// that the game is over.
func TestNothingKnownHasNoRemoteness(t *testing.T) {
	g := NewGraph(3, nil, []Arc{{0, 1}, {1, 0}, {1, 2}})
	a, err := Solve(t.Context(), Problem{Graph: g, Loopy: true})
	if err != nil {
		t.Fatal(err)
	}
	s := NewTrace(a).At(0)
	for v := range int32(3) {
		if m := s.Mark(v); m.Remoteness != NoNumber {
			t.Errorf("%d: %d", v, m.Remoteness)
		}
	}
}
