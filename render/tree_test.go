package render

import (
	"cmp"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"dev.mexboard/solver/board"
)

// randomTree is a forest: each vertex hangs below an earlier one, or below none.
func randomTree(n, roots int, r *rand.Rand) board.Board {
	b := board.Board{Directed: true, Vertices: make([]board.Vertex, n)}
	for v := range b.Vertices {
		b.Vertices[v].ID = string(rune('a'+v%26)) + "name"[:r.IntN(5)]
		if v >= roots {
			b.Edges = append(b.Edges, board.Edge{From: max(0, v-1-r.IntN(min(v, 1+v/3))), To: v})
		}
	}
	return b
}

// overlaps is how much two neighbours at one height lack room, at worst.
func overlaps(b board.Board, g Geometry) float64 {
	order := make([]int, len(b.Vertices))
	for v := range order {
		order[v] = v
	}
	at := g.Vertices
	slices.SortFunc(order, func(v, w int) int { return cmp.Or(cmp.Compare(at[v].Y, at[w].Y), cmp.Compare(at[v].X, at[w].X)) })
	worst := math.Inf(-1)
	for i := 1; i < len(order); i++ {
		v, w := order[i-1], order[i]
		if at[v].Y == at[w].Y {
			worst = max(worst, halfWidth(b, v)+halfWidth(b, w)-(at[w].X-at[v].X))
		}
	}
	return worst
}

func TestTreeIsTidy(t *testing.T) {
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 3))
		b := randomTree(1+r.IntN(300), 1+r.IntN(4), r)
		g := Tree(b)
		if o := overlaps(b, g); o > 1e-6 {
			t.Fatalf("seed %d: two vertices are %.2f too near", seed, o)
		}
		children := make([][]int, len(b.Vertices))
		for _, e := range b.Edges {
			children[e.From] = append(children[e.From], e.To)
		}
		for v, list := range children {
			for i, w := range list {
				if math.Abs(g.Vertices[v].Y-g.Vertices[w].Y-stepY) > 1e-6 {
					t.Fatalf("seed %d: %d is not one step below %d", seed, w, v)
				}
				if i > 0 && g.Vertices[list[i-1]].X >= g.Vertices[w].X {
					t.Fatalf("seed %d: the children of %d have changed their order", seed, v)
				}
			}
			if n := len(list); n > 0 {
				middle := (g.Vertices[list[0]].X + g.Vertices[list[n-1]].X) / 2
				if math.Abs(middle-g.Vertices[v].X) > 1e-6 {
					t.Fatalf("seed %d: %d is %.2f off the middle of its children", seed, v, middle-g.Vertices[v].X)
				}
			}
		}
	}
}

// TestTreeIsNarrow: subtrees move into each other's gaps, and small ones between large ones spread evenly.
func TestTreeIsNarrow(t *testing.T) {
	b := boardOf(t, "r -> a m z", "a -> b", "b -> c d e f", "z -> y", "y -> x w v u",
		"m", "c", "d", "e", "f", "x", "w", "v", "u")
	g := Tree(b)
	index := b.Index()
	x := func(id string) float64 { return g.Vertices[index[id]].X }
	if got := x("x") - x("f"); got != stepX {
		t.Errorf("the inner cousins are %.0f apart", got)
	}
	if got := x("m") - (x("a")+x("z"))/2; math.Abs(got) > 1e-9 {
		t.Errorf("the middle child is %.1f off the middle", got)
	}
	chain := boardOf(t, "r -> a b", "a -> c d e", "b", "c", "d", "e")
	if g := Tree(chain); g.Vertices[chain.Index()["b"]].X-g.Vertices[chain.Index()["a"]].X != stepX {
		t.Error("a leaf is kept away by what is deeper than it")
	}
}

// TestTreeOfAnyBoard: edges that close no cycle lead down, nothing overlaps, all is finite.
func TestTreeOfAnyBoard(t *testing.T) {
	for seed := range uint64(40) {
		b := unplaced(randomBoard(200, 320, seed%2 == 0, seed))
		for _, directed := range []bool{true, false} {
			b.Directed = directed
			g := Tree(b)
			if o := overlaps(b, g); o > 1e-6 {
				t.Fatalf("seed %d: two vertices are %.2f too near", seed, o)
			}
			if !reflect.DeepEqual(g, Tree(b)) {
				t.Fatal("another tree the second time")
			}
		}
	}
	for _, b := range []board.Board{{}, unplaced(example(t)), unplaced(cycleBoard(t)), unplaced(hackenbush(t))} {
		g := Tree(b)
		if len(g.Vertices) != len(b.Vertices) || len(g.Curves) != len(b.Edges) {
			t.Error("places are missing")
		}
	}
	b := unplaced(example(t))
	g := Tree(b)
	for _, e := range b.Edges {
		if g.Vertices[e.From].Y <= g.Vertices[e.To].Y {
			t.Errorf("%s -> %s does not lead down", b.Vertices[e.From].ID, b.Vertices[e.To].ID)
		}
	}
}

// TestTreeOfLargeBoards: deep, wide and scattered ones take no recursion and no squares.
func TestTreeOfLargeBoards(t *testing.T) {
	const n = 100_000
	path, star, comb := board.Board{Directed: true, Vertices: make([]board.Vertex, n)}, board.Board{}, board.Board{}
	star, comb = path, path
	for v := 1; v < n; v++ {
		path.Edges = append(path.Edges, board.Edge{From: v - 1, To: v})
		star.Edges = append(star.Edges, board.Edge{From: 0, To: v})
		comb.Edges = append(comb.Edges, board.Edge{From: (v - 1) &^ 1, To: v})
	}
	for _, b := range []board.Board{path, star, comb, {Directed: true, Vertices: path.Vertices}} {
		g := Tree(b)
		if o := overlaps(b, g); o > 1e-6 {
			t.Errorf("two vertices are %.2f too near", o)
		}
	}
	var widest float64
	for _, p := range Tree(board.Board{Directed: true, Vertices: path.Vertices}).Vertices {
		widest = max(widest, p.X)
	}
	if widest > 4*math.Sqrt(n)*stepX {
		t.Errorf("scattered vertices reach out to %.0f", widest)
	}
}

func TestTreeGrowsFromTheGround(t *testing.T) {
	b := unplaced(hackenbush(t))
	g := Tree(b)
	for v := 1; v < len(b.Vertices); v++ {
		if g.Vertices[v].Y <= g.Vertices[0].Y {
			t.Errorf("%s is not above the ground", b.Vertices[v].ID)
		}
	}
}
