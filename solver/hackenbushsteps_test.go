package solver

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// TestReductionsKeepTheValue folds the steps of random boards: after each the board is worth what it was, at the end
// only stalks on the ground are left, and what the steps say of values and outcome is so.
func TestReductionsKeepTheValue(t *testing.T) {
	r := rand.New(rand.NewPCG(51, 52))
	seen := map[ReductionKind]int{}
	for range 1500 {
		n, ground, links := randomBoard(r, 14)
		a := solveBoard(t, NewHackenbush(n, ground, links), Normal)
		state := NewReduced(a.Board)
		for s := range a.Reductions() {
			seen[s.Kind]++
			state.Apply(s)
			if value := state.Position().Value(); value != a.Value {
				t.Fatalf("%v is worth %d, after %+v %d", a.Board, a.Value, s, value)
			}
			if s.Kind == ReduceResult && (s.Value != a.Value || s.Outcome != a.Outcome) {
				t.Fatalf("%v: %+v, want %d", a.Board, s, a.Value)
			}
			if s.Kind == ReduceRing {
				checkRing(t, state, s)
			}
		}
		if value, ok := state.Value(); !ok || value != a.Value {
			t.Fatalf("%v: folded %d, %v, want %d", a.Board, value, ok, a.Value)
		}
	}
	for kind := ReduceGround; kind <= ReduceCut; kind++ {
		if seen[kind] < 50 {
			t.Errorf("only %d steps of kind %d", seen[kind], kind)
		}
	}
}

// checkRing tests that each edge of a ring leads from its vertex to the next.
func checkRing(t *testing.T, state *Reduced, s Reduction) {
	t.Helper()
	if len(s.Edges) < 2 || len(s.Edges) != len(s.Vertices) {
		t.Fatalf("%v: ring %+v", state.Board, s)
	}
	for i, e := range s.Edges {
		from, to := s.Vertices[i], s.Vertices[(i+1)%len(s.Vertices)]
		l := state.Board.Ends(e)
		a, b := state.At(l.A), state.At(l.B)
		if !state.Whole(e) || (a != from || b != to) && (a != to || b != from) {
			t.Fatalf("%v: edge %d does not lead from %d to %d: %+v", state.Board, e, from, to, s)
		}
	}
}

// TestWaysReachEachWinningEdge follows the ways back: each begins at the ground, each target is what the sum asks for,
// each goes on above the edge before, and the cuts are the winning edges.
func TestWaysReachEachWinningEdge(t *testing.T) {
	r := rand.New(rand.NewPCG(53, 54))
	for range 1000 {
		n, ground, links := randomBoard(r, 12)
		a := solveBoard(t, NewHackenbush(n, ground, links), Normal)
		var cut []int32
		next := a.Board.Root() // where the way goes on
		ask := -1              // what stands there must become so much; -1: the ground must become 0
		for s := range a.Reductions() {
			switch s.Kind {
			case ReduceTarget:
				if s.Vertex != next || ask < 0 && s.Goal != s.Value^a.Value || s.Goal < 0 {
					t.Fatalf("%v: %+v, but it goes on at %d", a.Board, s, next)
				}
				next, ask = s.Above, s.Goal-1
			case ReduceCut:
				cut = append(cut, s.Edge)
				if ring := s.Above < 0; ring && (s.Vertex != next || s.Goal != max(0, ask)) {
					t.Fatalf("%v: %+v, want %d at %d", a.Board, s, ask, next)
				}
				next, ask = a.Board.Root(), -1
			}
		}
		if !slices.Equal(cut, a.Winning) {
			t.Fatalf("%v: ways to %v, winning %v", a.Board, cut, a.Winning)
		}
	}
}

// TestReductionsOfABoard has every step of a ring on a stalk, with a loop and a branch.
func TestReductionsOfABoard(t *testing.T) {
	// 0-1 carries the ring 1-2-3 with a loop at 2 and a leaf 4 at 3; beside it the ground edge 5-6; 0 and 5 are ground.
	links := []Link{{0, 1}, {1, 2}, {2, 3}, {3, 1}, {2, 2}, {3, 4}, {5, 6}}
	a := solveBoard(t, NewHackenbush(7, []int32{0, 5}, links), Normal)
	var got []string
	for s := range a.Reductions() {
		got = append(got, fmt.Sprintf("%d at %d above %d edge %d: %d to %d, %d, %v %v %v %v",
			s.Kind, s.Vertex, s.Above, s.Edge, s.Value, s.Goal, s.Count, s.Outcome, s.Vertices, s.Edges, s.Numbers))
	}
	want := []string{
		"1 at 0 above -1 edge -1: 0 to 0, 0, ? [0 5] [] []",
		"2 at -1 above -1 edge -1: 0 to 0, 0, ? [1 2 3] [1 2 3] []",
		"3 at 1 above -1 edge 2: 1 to 0, 3, ? [1 2 3] [1 2 3] []",
		"4 at 1 above -1 edge 4: 1 to 0, 0, ? [] [] []",
		"7 at 1 above 4 edge 5: 1 to 0, 0, ? [] [] []",
		"7 at 0 above 6 edge 6: 1 to 0, 0, ? [] [] []",
		"5 at 1 above -1 edge -1: 1 to 0, 0, ? [] [2 4] []",
		"7 at 0 above 1 edge 0: 2 to 0, 0, ? [] [5] []",
		"8 at 0 above -1 edge -1: 3 to 0, 0, ? [] [6 0] [1 2]",
		"9 at 0 above -1 edge -1: 3 to 0, 0, N [] [] []",
		"10 at 0 above 1 edge 0: 2 to 1, 0, ? [] [] []",
		"11 at 1 above -1 edge 2: 1 to 0, 0, ? [] [] []",
		"10 at 0 above 1 edge 0: 2 to 1, 0, ? [] [] []",
		"11 at 1 above 1 edge 4: 1 to 0, 0, ? [] [] []",
		"10 at 0 above 1 edge 0: 2 to 1, 0, ? [] [] []",
		"10 at 1 above 4 edge 5: 1 to 0, 0, ? [] [] []",
		"11 at 1 above 4 edge 5: 1 to 0, 0, ? [] [] []",
	}
	if !slices.Equal(got, want) {
		t.Errorf("steps\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// TestReductionsStop stops after each step in turn.
func TestReductionsStop(t *testing.T) {
	r := rand.New(rand.NewPCG(55, 56))
	n, ground, links := randomBoard(r, 30)
	a := solveBoard(t, NewHackenbush(n, ground, links), Normal)
	all := 0
	for range a.Reductions() {
		all++
	}
	for stop := 1; stop <= all; stop++ {
		told := 0
		for range a.Reductions() {
			if told++; told == stop {
				break
			}
		}
		if told != stop {
			t.Fatalf("%d steps, want %d of %d", told, stop, all)
		}
	}
}

// TestReductionsOfMisere ends with the value: the way back is for normal play only.
func TestReductionsOfMisere(t *testing.T) {
	a := solveBoard(t, NewHackenbush(3, []int32{0}, path(0, 1, 2)), Misere)
	var last Reduction
	for s := range a.Reductions() {
		last = s
	}
	if last.Kind != ReduceResult || last.Value != 2 || len(a.Winning) != 1 {
		t.Errorf("%+v, winning %v", last, a.Winning)
	}
	var none HackenbushAnswer
	for s := range none.Reductions() {
		last = s
	}
	if last.Kind != ReduceResult || last.Value != 0 || last.Outcome != P {
		t.Errorf("nothing: %+v", last)
	}
}
