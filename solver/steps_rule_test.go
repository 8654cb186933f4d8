package solver

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
)

// everyRule hands out random boards with chips under each of the twelve rules, solved.
func everyRule(t *testing.T, boards int, seed uint64, limits Limits, check func(a Answer)) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, seed+1))
	for range boards {
		g, chips, loopy := smallBoard(r)
		for i := range chips {
			chips[i].Count += r.IntN(2) * r.IntN(2)
		}
		loopy = loopy && r.IntN(4) > 0 // else its cycles are not meant
		for c := range Compound(6) {
			for play := range Play(2) {
				a, err := Solve(t.Context(), Problem{Graph: g, Rule: Rule{play, c}, Chips: chips, Loopy: loopy, Limits: limits})
				if err != nil {
					t.Fatal(err)
				}
				check(a)
			}
		}
	}
}

// foldDiffers is what the last state tells otherwise than the answer, "" for nothing.
func foldDiffers(a Answer, s State) string {
	for v := range int32(a.Graph.Len()) {
		if s.Outcomes[v] != a.Vertex(v) && !a.Graph.IsSum(v) {
			return "outcome of " + itoa(int(v))
		}
		if !a.Graph.IsSum(v) && !reflect.DeepEqual(s.Mark(v), a.Mark(v)) {
			return "mark of " + itoa(int(v))
		}
	}
	switch {
	case s.Verdict != a.Outcome:
		return "verdict"
	case !reflect.DeepEqual(moved(s.Targets), a.Winning) && !a.Rule.Compound.Joint():
		return "winning moves"
	case !reflect.DeepEqual(moved(s.Keeping), a.Drawing) && !a.Rule.Compound.Joint():
		return "drawing moves"
	case s.JointCount > 0 && s.JointCount != a.JointCount || s.JointCount < 0 && a.JointCount > 0:
		return "number of joint moves"
	case a.Outcome == N && !reflect.DeepEqual(s.Joint, a.Joint), a.Outcome == D && !reflect.DeepEqual(s.Joint, a.JointDrawing):
		return "joint moves"
	case s.Remoteness != int(a.Remoteness):
		return "remoteness"
	case a.SJ != nil && (s.SJ.Kind != StepSJHolds || s.SJ.Vertex != a.SJ.Breaks || len(s.Cases) != a.SJ.Case()):
		return "SJ"
	}
	return ""
}

func moved(targets []Step) []Move {
	var moves []Move
	for _, s := range targets {
		for _, w := range s.Options {
			moves = append(moves, Move{s.Vertex, w})
		}
	}
	return moves
}

func TestFoldedStepsAreTheAnswerOfEveryRule(t *testing.T) {
	boards := 4000
	if raced || testing.Short() {
		boards = 200
	}
	check := func(a Answer) {
		t.Helper()
		trace := NewTrace(a)
		if what := foldDiffers(a, trace.At(len(trace.Steps))); what != "" {
			t.Fatalf("%v %v with %v: the steps tell another %s", a.Rule, a.Graph, a.Chips, what)
		}
	}
	everyRule(t, boards, 21, Limits{}, check)
	everyRule(t, boards/4, 23, Limits{States: 2}, check) // many are left undecided
}

// What the steps of joint rules advise, a move of each chip, is one of the winning moves whichever is taken of each.
func TestAdvisedJointMovesWin(t *testing.T) {
	boards, advised := 1500, 0
	if testing.Short() {
		boards = 300
	}
	everyRule(t, boards, 25, Limits{}, func(a Answer) {
		trace := NewTrace(a)
		s := trace.At(len(trace.Steps))
		if !a.Rule.Compound.Joint() || len(s.Targets) == 0 || a.Joint == nil {
			return
		}
		advised++
		for _, last := range []bool{false, true} {
			if j := advice(a, s.Targets, last); !slices.ContainsFunc(a.Joint, func(k Joint) bool { return compareJoint(j, k) == 0 }) {
				t.Fatalf("%v %v with %v: %v does not win", a.Rule, a.Graph, a.Chips, j)
			}
		}
	})
	if advised < boards*2/3 {
		t.Errorf("only %d times", advised)
	}
}

// advice takes of each row the first or the last option.
func advice(a Answer, targets []Step, last bool) Joint {
	var j Joint
	for _, s := range targets {
		if len(s.Options) == 0 {
			continue
		}
		w := s.Options[0]
		if last {
			w = s.Options[len(s.Options)-1]
		}
		n := s.Count
		if n == 0 {
			i := slices.IndexFunc(a.Chips, func(c Stack) bool { return c.Vertex == s.Vertex })
			n = a.Chips[i].Count
		}
		for range n {
			j = append(j, Replacement{s.Vertex, a.Graph.effect(w)})
		}
	}
	return j
}

// Each step tells what it says: the state says nothing of a vertex before, and nothing is taken back.
func TestStepsTakeNothingBack(t *testing.T) {
	everyRule(t, 150, 27, Limits{}, func(a Answer) {
		trace := NewTrace(a)
		before := trace.At(0)
		for k := range trace.Steps {
			after := trace.At(k + 1)
			for v := range int32(a.Graph.Len()) {
				if before.Outcomes[v] != Unknown && before.Outcomes[v] != after.Outcomes[v] ||
					before.Values[v] != NoNumber && before.Values[v] != after.Values[v] {
					t.Fatalf("%v %v: step %d takes back what was known of %d", a.Rule, a.Graph, k, v)
				}
			}
			before = after
		}
	})
}

func TestStepsOfEveryRuleStop(t *testing.T) {
	everyRule(t, 20, 29, Limits{}, func(a Answer) {
		all := len(slices.Collect(a.Steps()))
		for k := range all {
			taken := 0
			for range a.Steps() {
				if taken++; taken > k {
					break
				}
			}
			if taken != k+1 {
				t.Fatalf("%v: stopped after %d, took %d", a.Rule, k+1, taken)
			}
		}
	})
}
