package document

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"dev.mexboard/solver/board"
)

// ids is a selection as the IDs of its vertices.
func ids(b board.Board, vertices []int) string {
	var list []string
	for _, v := range vertices {
		list = append(list, b.Vertices[v].ID)
	}
	return strings.Join(list, " ")
}

// named is the vertices of some IDs.
func named(b board.Board, ids string) []int {
	index := b.Index()
	var list []int
	for id := range strings.FieldsSeq(ids) {
		list = append(list, index[id])
	}
	return list
}

func TestSelections(t *testing.T) {
	directed := read1(t, "digraph { a -> b; b -> c; d -> c; e -> e; f; c -> g; g -> c }")
	undirected := read1(t, "graph { a -- b; b -- c; d }")
	for _, test := range []struct {
		name  string
		b     board.Board
		from  string
		apply func(board.Board, []int) []int
		want  string
	}{
		{"others", directed, "b e", Others, "a c d f g"},
		{"others of none are all", directed, "", Others, "a b c d e f g"},
		{"the connected part", directed, "d", Connected, "a b c d g"},
		{"a loop leads nowhere", directed, "e", Connected, "e"},
		{"two parts", directed, "f e", Connected, "e f"},
		{"reachable goes round a cycle", directed, "b", Reachable, "b c g"},
		{"reachable from none", directed, "", Reachable, ""},
		{"leading here", directed, "g", Leading, "a b c d g"},
		{"leading to what nothing leads to", directed, "a", Leading, "a"},
		{"edges of an undirected board go both ways", undirected, "b", Reachable, "a b c"},
		{"and lead both ways", undirected, "c", Leading, "a b c"},
	} {
		if got := ids(test.b, test.apply(test.b, named(test.b, test.from))); got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
	if got := Every(directed); len(got) != 7 {
		t.Errorf("every vertex: %v", got)
	}
	if got := Reachable(directed, []int{-1, 99, 5}); !slices.Equal(got, []int{5}) {
		t.Errorf("vertices that are not there: %v", got)
	}
}

// TestSelectionLaws compares with powers of the matrix of edges, on random boards.
func TestSelectionLaws(t *testing.T) {
	for seed := range uint64(200) {
		r := rand.New(rand.NewPCG(seed, 1))
		n := 1 + r.IntN(9)
		b := board.Board{Directed: seed%3 > 0, Vertices: make([]board.Vertex, n)}
		var near, both [10][10]bool
		for range r.IntN(12) {
			e := board.Edge{From: r.IntN(n), To: r.IntN(n)}
			b.Edges = append(b.Edges, e)
			near[e.From][e.To] = true
			near[e.To][e.From] = near[e.To][e.From] || !b.Directed
			both[e.From][e.To], both[e.To][e.From] = true, true
		}
		for _, m := range []*[10][10]bool{&near, &both} {
			for v := range n {
				m[v][v] = true
			}
			for k := range n {
				for v := range n {
					for w := range n {
						m[v][w] = m[v][w] || m[v][k] && m[k][w]
					}
				}
			}
		}
		v := r.IntN(n)
		for w := range n {
			for name, pair := range map[string][2]bool{
				"reachable": {slices.Contains(Reachable(b, []int{v}), w), near[v][w]},
				"leading":   {slices.Contains(Leading(b, []int{v}), w), near[w][v]},
				"connected": {slices.Contains(Connected(b, []int{v}), w), both[v][w]},
				"others":    {slices.Contains(Others(b, []int{v}), w), v != w},
			} {
				if pair[0] != pair[1] {
					t.Fatalf("seed %d: %s from %d to %d is %v", seed, name, v, w, pair[0])
				}
			}
		}
	}
}

func TestSelectionsAreNotRecursive(t *testing.T) {
	const n = 1_000_000
	b := board.Board{Directed: true, Vertices: make([]board.Vertex, n), Edges: make([]board.Edge, n-1)}
	for v := range n - 1 {
		b.Edges[v] = board.Edge{From: v, To: v + 1}
	}
	if got := len(Reachable(b, []int{0})); got != n {
		t.Errorf("%d reached", got)
	}
	if size, err := TreeSize(b, 0); size != n || err != nil {
		t.Errorf("a path of %d has a tree of %d (%v)", n, size, err)
	}
}

// places is where the vertices are: "a 0,0; b 10,20".
func places(b board.Board) string {
	var list []string
	for _, v := range b.Vertices {
		if v.Placed {
			list = append(list, fmt.Sprintf("%s %g,%g", v.ID, v.Pos.X, v.Pos.Y))
		}
	}
	return strings.Join(list, "; ")
}
