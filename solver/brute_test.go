package solver

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// table is disjunctive normal play itself: chips on mex vertices, one moves, who cannot has lost. It knows no values.
type table struct {
	g     *Graph
	known map[string]bool
}

// wins tells whether the player to move wins with the chips given, in ascending order.
func (t table) wins(chips []int32) bool {
	key := fmt.Sprint(chips)
	if w, ok := t.known[key]; ok {
		return w
	}
	w := len(t.winning(chips)) > 0
	t.known[key] = w
	return w
}

// winning lists the moves to positions from which the next player does not win, in the order of Answer.Moves.
func (t table) winning(chips []int32) []Replacement {
	var moves []Replacement
	for i, v := range chips {
		for _, w := range t.g.Options(v) {
			to := []int32{w}
			if t.g.IsSum(w) {
				to = slices.Clone(t.g.Options(w))
			}
			slices.Sort(to)
			after := slices.Concat(chips[:i], chips[i+1:], to)
			slices.Sort(after)
			if !t.wins(after) {
				moves = append(moves, Replacement{v, to})
			}
		}
	}
	slices.SortFunc(moves, func(m, n Replacement) int {
		if m.From != n.From {
			return int(m.From - n.From)
		}
		return slices.Compare(m.To, n.To)
	})
	return slices.CompactFunc(moves, func(m, n Replacement) bool { return m.From == n.From && slices.Equal(m.To, n.To) })
}

// splitBoard is a random small board: mex vertices 0..n-1, splits after them, whose targets are mex vertices.
func splitBoard(r *rand.Rand, n, splits int) *Graph {
	var arcs []Arc
	var sums []int32
	for s := range splits {
		split := int32(n + s)
		sums = append(sums, split)
		top := 1 + r.IntN(n-1) // moves to it come from here, targets lie below
		arcs = append(arcs, Arc{int32(top), split})
		if r.IntN(3) == 0 && top+1 < n {
			arcs = append(arcs, Arc{int32(top + 1), split})
		}
		for range r.IntN(4) {
			arcs = append(arcs, Arc{split, int32(r.IntN(top))})
		}
	}
	for range r.IntN(2 * n) {
		v := 1 + r.IntN(n-1)
		arcs = append(arcs, Arc{int32(v), int32(r.IntN(v))})
	}
	r.Shuffle(len(arcs), func(i, j int) { arcs[i], arcs[j] = arcs[j], arcs[i] })
	return NewGraph(n+splits, sums, arcs)
}

func TestSolveIsPlay(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 1500 {
		n := 2 + r.IntN(5)
		g := splitBoard(r, n, r.IntN(4))
		var chips []int32
		var stacks []Stack
		for range r.IntN(4) {
			v := int32(r.IntN(n))
			chips = append(chips, v)
			stacks = append(stacks, Stack{v, 1})
		}
		slices.Sort(chips)
		a, err := Solve(t.Context(), Problem{Graph: g, Chips: stacks})
		if err != nil {
			t.Fatal(err)
		}
		play := table{g, map[string]bool{}}
		if want := play.wins(chips); (a.Outcome == N) != want || (a.Outcome == P) == want {
			t.Fatalf("%v with chips %v: %v, but the next player wins is %v", g, chips, a.Outcome, want)
		}
		got, want := fmt.Sprint(a.Moves()), fmt.Sprint(play.winning(chips))
		if got != want || a.MoveCount() != len(a.Moves()) {
			t.Fatalf("%v with chips %v: winning %s, want %s", g, chips, got, want)
		}
	}
}
