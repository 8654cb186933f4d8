package solver

import (
	"math/rand/v2"
	"slices"
	"testing"
)

func TestSuspenses(t *testing.T) {
	first := []Arc{{1, 0}, {2, 0}, {2, 1}, {4, 0}, {5, 2}, {5, 4}, {3, 1}, {3, 2}, {3, 5}}
	rows := []struct {
		name string
		n    int
		sums []int32
		arcs []Arc
		play Play
		want []int32
	}{
		{"no vertex", 0, nil, nil, Normal, []int32{}},
		{"the first board", 6, nil, first, Normal, []int32{0, 1, 1, 3, 1, 2}},
		// Misère: odd is P. B 1; C: B is P, so 2; E 1; F: E is P, so 2; D: B is P, so 2.
		{"the first board, misère", 6, nil, first, Misere, []int32{0, 1, 2, 2, 1, 2}},
		// a=0 leaves the board through the split 1; v=2 leaves, or becomes two a through the split 3. By values v would
		// be 2 and lost; it wins by leaving.
		{"two chips or none", 4, []int32{1, 3}, []Arc{{0, 1}, {2, 1}, {2, 3}, {3, 0}, {3, 0}}, Normal, []int32{1, 0, 1, 1}},
		{"a split counts as its longest target", 5, []int32{3}, []Arc{{1, 0}, {2, 1}, {3, 2}, {3, 0}, {4, 3}}, Normal, []int32{0, 1, 2, 2, 3}},
		{"what reaches a cycle has none", 4, nil, []Arc{{0, 1}, {1, 0}, {2, 0}, {2, 3}}, Normal, []int32{-1, -1, -1, 0}},
	}
	for _, row := range rows {
		if got := Suspenses(NewGraph(row.n, row.sums, row.arcs), row.play); !slices.Equal(got, row.want) {
			t.Errorf("%s: %v, want %v", row.name, got, row.want)
		}
	}
}

// TestSuspensesDecide plays every sum of up to three chips on small boards to the end: the first player wins when all
// chips move exactly if the greatest suspense is odd (even in misère play).
func TestSuspensesDecide(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 60 {
		n := 5
		var arcs []Arc
		for v := range n {
			for w := range v {
				if random.IntN(2) == 0 {
					arcs = append(arcs, Arc{int32(v), int32(w)})
				}
			}
		}
		g := NewGraph(n, nil, arcs)
		for _, play := range []Play{Normal, Misere} {
			x := Suspenses(g, play)
			for a := range int32(n) {
				for b := range a + 1 {
					for c := range b + 1 {
						most := max(x[a], x[b], x[c])
						if got, want := most%2 != int32(play), everyWins(g, play, []int32{a, b, c}); got != want {
							t.Fatalf("%v, play %v, chips %d %d %d: suspense %d, next player wins: %v", arcs, play, a, b, c, most, want)
						}
					}
				}
			}
		}
	}
}

// everyWins tells by playing on whether the next player wins when each chip that can move must.
func everyWins(g *Graph, play Play, chips []int32) bool {
	var live []int32
	for _, v := range chips {
		if len(g.Options(v)) > 0 {
			live = append(live, v)
		}
	}
	if len(live) == 0 {
		return play == Misere
	}
	return anyJoint(g, live, nil, func(next []int32) bool { return !everyWins(g, play, next) })
}

// anyJoint tells whether some joint move of all chips leads where good holds.
func anyJoint(g *Graph, chips, moved []int32, good func([]int32) bool) bool {
	if len(chips) == len(moved) {
		return good(moved)
	}
	for _, w := range g.Options(chips[len(moved)]) {
		if anyJoint(g, chips, append(slices.Clone(moved), w), good) {
			return true
		}
	}
	return false
}

// TestSuspenseOfAChain goes deeper than recursion could.
func TestSuspenseOfAChain(t *testing.T) {
	const n = 1_000_000
	arcs := make([]Arc, n-1)
	for v := range arcs {
		arcs[v] = Arc{int32(v + 1), int32(v)}
	}
	if got := Suspenses(NewGraph(n, nil, arcs), Normal)[n-1]; got != n-1 {
		t.Errorf("%d, want %d", got, n-1)
	}
}
