package render

import (
	"fmt"
	"math"
	"reflect"
	"strings"
	"testing"

	"dev.mexboard/solver/board"
)

// bush is an undirected board of edges such as "g-a"; vertices named g, g2, ... are the ground.
func bush(t testing.TB, edges string) board.Board {
	t.Helper()
	var b board.Board
	index := map[string]int{}
	at := func(id string) int {
		v, ok := index[id]
		if !ok {
			v = len(b.Vertices)
			index[id] = v
			b.Vertices = append(b.Vertices, board.Vertex{ID: id, Ground: strings.HasPrefix(id, "g")})
		}
		return v
	}
	for _, e := range strings.Fields(edges) {
		from, to, ok := strings.Cut(e, "-")
		if !ok {
			t.Fatalf("no edge: %s", e)
		}
		v := at(from)
		b.Edges = append(b.Edges, board.Edge{From: v, To: at(to)})
	}
	return b
}

// pathOf is a path of n edges from the ground.
func pathOf(n int) board.Board {
	b := board.Board{Vertices: make([]board.Vertex, n+1)}
	b.Vertices[0].Ground = true
	for v := range n {
		b.Edges = append(b.Edges, board.Edge{From: v, To: v + 1})
	}
	return b
}

func ringOf(n int) board.Board {
	b := pathOf(n - 1)
	b.Edges = append(b.Edges, board.Edge{From: n - 1, To: 0})
	return b
}

func placesByID(b board.Board, g Geometry) map[string]board.Point {
	at := map[string]board.Point{}
	for v, x := range b.Vertices {
		at[x.ID] = g.Vertices[v]
	}
	return at
}

func TestGrowTrees(t *testing.T) {
	b := bush(t, "g-a a-b a-c c-d c-e g2-f f-h")
	at := placesByID(b, Grow(b))
	for _, e := range b.Edges {
		v, w := at[b.Vertices[e.From].ID], at[b.Vertices[e.To].ID]
		if w.Y-v.Y != growY {
			t.Errorf("%s is not one level above %s", b.Vertices[e.To].ID, b.Vertices[e.From].ID)
		}
	}
	if at["g"].Y != 0 || at["g2"].Y != 0 || at["g"].X != at["a"].X || at["g2"].X != at["f"].X {
		t.Errorf("the ground vertices are at %v and %v", at["g"], at["g2"])
	}
	if at["a"].X != (at["b"].X+at["c"].X)/2 {
		t.Error("a fork does not stand under the middle of its branches")
	}
}

// TestGrowRings: a ring stands on its foot, its halves face each other, and nothing grows inside it.
func TestGrowRings(t *testing.T) {
	b := bush(t, "g-a a-b b-c c-d d-e e-a b-x x-y e-u c-v")
	at := placesByID(b, Grow(b))
	for _, pair := range []string{"be", "cd"} {
		l, r := at[pair[:1]], at[pair[1:]]
		if l.Y != r.Y || math.Abs(l.X+r.X-2*at["a"].X) > 1e-9 {
			t.Errorf("%s at %v and %v do not face each other over %v", pair, l, r, at["a"])
		}
	}
	if w := at["e"].X - at["b"].X; w <= at["d"].X-at["c"].X {
		t.Errorf("the ring is no wider in its middle: %.0f", w)
	}
	if at["x"].X >= at["b"].X || at["u"].X <= at["e"].X {
		t.Error("something grows into the ring")
	}
}

// TestGrowGround: a ring through the ground spans two ground vertices; each stands under what grows from it.
func TestGrowGround(t *testing.T) {
	b := bush(t, "g1-a a-b b-g2 g3-c g1-g3")
	at := placesByID(b, Grow(b))
	if at["a"].Y != at["b"].Y || at["g1"].X != at["a"].X || at["g2"].X != at["b"].X || at["g3"].X != at["c"].X {
		t.Errorf("an arch and a stalk: %v", at)
	}
	for id, p := range at {
		if strings.HasPrefix(id, "g") != (p.Y == 0) {
			t.Errorf("%s at %v", id, p)
		}
	}
}

// TestGrowFloats: what hangs on nothing is beside and above the ground, whatever comes first on the board.
func TestGrowFloats(t *testing.T) {
	b := bush(t, "x-y y-z z-x g-a a-b u-v")
	at := placesByID(b, Grow(b))
	for _, id := range []string{"x", "y", "z", "u", "v"} {
		if at[id].X <= at["b"].X || at[id].Y <= 0 {
			t.Errorf("%s floats at %v", id, at[id])
		}
	}
}

// TestGrowAnyBoard: nothing overlaps, the ground is below, and the second time it is the same.
func TestGrowAnyBoard(t *testing.T) {
	boards := map[string]board.Board{
		"nothing": {}, "one vertex": {Vertices: make([]board.Vertex, 1)}, "ring of 1": ringOf(1), "ring of 2": ringOf(2),
		"ring of 300": ringOf(300), "long path": pathOf(3000), "wall": bush(t, "g-a g-b a-c b-c a-d b-d c-e d-e e-f"),
	}
	for seed := range uint64(30) {
		b := unplaced(randomBoard(120, int(60+10*seed), seed%2 == 0, seed))
		b.Directed = false
		for v := range int(seed % 4) {
			b.Vertices[5*v].Ground = true
		}
		boards[fmt.Sprint("random ", seed)] = b
	}
	for name, b := range boards {
		g := Grow(b)
		if got := nearestTwo(g.Vertices); got < 2*KnotRadius+10 {
			t.Errorf("%s: two vertices are %.1f apart", name, got)
		}
		for v, p := range g.Vertices {
			if p.Y < 0 || p.Y == 0 != b.Vertices[v].Ground {
				t.Errorf("%s: vertex %d is at %v", name, v, p)
			}
		}
		if !reflect.DeepEqual(g, Grow(b)) {
			t.Errorf("%s: another layout the second time", name)
		}
	}
}

// TestGrowFarUp: a long stalk takes no more room than a page has sides alike, and no recursion.
func TestGrowFarUp(t *testing.T) {
	b := pathOf(10_000)
	r := nothing()
	for _, p := range Grow(b).Vertices {
		r = r.with(Point(p))
	}
	if size := r.max.minus(r.min); size.Y > 2*size.X || size.X > 2*size.Y {
		t.Errorf("10,000 edges go %.0f by %.0f", size.X, size.Y)
	}
	star := board.Board{Vertices: make([]board.Vertex, 20_001)}
	star.Vertices[0].Ground = true
	for v := range 10_000 { // 10,000 rings on one vertex: linear
		star.Edges = append(star.Edges, board.Edge{From: 0, To: 2*v + 1}, board.Edge{From: 2*v + 1, To: 2*v + 2}, board.Edge{From: 2*v + 2, To: 0})
	}
	for _, b := range []board.Board{pathOf(300_000), ringOf(100_000), star} {
		if len(Grow(b).Vertices) != len(b.Vertices) {
			t.Error("places are missing")
		}
	}
}
