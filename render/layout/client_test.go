package layout

import (
	"context"
	"fmt"
	"math"
	"sync"
	"testing"
	"time"

	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// sample makes a board from edges written as pairs of letters: "ab bc" is a -> b -> c. Letters are vertices in order of appearance.
func sample(t testing.TB, edges ...string) board.Board {
	t.Helper()
	b := board.Board{Directed: true}
	index := map[byte]int{}
	vertex := func(c byte) int {
		if _, ok := index[c]; !ok {
			index[c] = len(b.Vertices)
			b.Vertices = append(b.Vertices, board.Vertex{ID: string(c)})
		}
		return index[c]
	}
	for _, e := range edges {
		b.Edges = append(b.Edges, board.Edge{From: vertex(e[0]), To: vertex(e[1])})
	}
	return b
}

// six is the example board of the project's first picture.
func six(t testing.TB) board.Board {
	return sample(t, "BA", "CA", "CB", "DB", "DC", "DF", "EA", "FC", "FE")
}

// random is an acyclic board with n vertices and m edges, each from a larger number to a smaller one, always the same.
func random(n, m int) board.Board {
	b := board.Board{Directed: true}
	for v := range n {
		b.Vertices = append(b.Vertices, board.Vertex{ID: fmt.Sprint(v)})
	}
	seed := uint64(1)
	next := func(limit int) int {
		seed = seed*6364136223846793005 + 1442695040888963407
		return int(seed>>33) % limit
	}
	for range m {
		from := 1 + next(n-1)
		b.Edges = append(b.Edges, board.Edge{From: from, To: next(from)})
	}
	return b
}

// chain is a path of n vertices.
func chain(n int) board.Board {
	b := board.Board{Directed: true}
	for v := range n {
		b.Vertices = append(b.Vertices, board.Vertex{ID: fmt.Sprint(v)})
		if v > 0 {
			b.Edges = append(b.Edges, board.Edge{From: v, To: v - 1})
		}
	}
	return b
}

func named(t testing.TB, name string) Engine {
	t.Helper()
	e, ok := Named(name)
	if !ok {
		t.Fatalf("no engine %q", name)
	}
	return e
}

// sound checks that a geometry is one of the board: every vertex has a place of its own, every curve is a Bézier course
// from disc to disc.
func sound(t *testing.T, b board.Board, g render.Geometry) {
	t.Helper()
	if len(g.Vertices) != len(b.Vertices) || len(g.Curves) != len(b.Edges) {
		t.Fatalf("%d places for %d vertices, %d curves for %d edges", len(g.Vertices), len(b.Vertices), len(g.Curves), len(b.Edges))
	}
	seen := map[board.Point]int{}
	for v, p := range g.Vertices {
		if w, ok := seen[p]; ok {
			t.Fatalf("vertices %d and %d are both at %v", w, v, p)
		}
		seen[p] = v
	}
	for i, c := range g.Curves {
		if c == nil {
			continue
		}
		if len(c.Points)%3 != 1 || len(c.Points) < 4 {
			t.Fatalf("edge %d has %d points", i, len(c.Points))
		}
		from, to := g.Vertices[b.Edges[i].From], g.Vertices[b.Edges[i].To]
		last := c.Points[len(c.Points)-1]
		if c.End != nil {
			last = *c.End
		}
		r := newRequest(b, "dot")
		for _, end := range []float64{
			between(c.Points[0], from) - r.Vertices[b.Edges[i].From].Radius,
			between(last, to) - r.Vertices[b.Edges[i].To].Radius,
		} {
			if math.Abs(end) > 0.5 {
				t.Fatalf("edge %d ends %.2f from its disc: %v to %v by %v", i, end, from, to, c.Points)
			}
		}
	}
}

func TestEngines(t *testing.T) {
	c := as(t, ServeCommand)
	boards := map[string]board.Board{
		"six":                      six(t),
		"one":                      {Directed: true, Vertices: []board.Vertex{{ID: "a"}}},
		"two apart":                {Directed: true, Vertices: []board.Vertex{{ID: "a"}, {ID: "b"}}},
		"loops and parallel edges": sample(t, "aa", "ab", "ab", "ba", "bc"),
		"undirected":               func() board.Board { b := sample(t, "ab", "bc", "ca", "cd"); b.Directed = false; return b }(),
		"random":                   random(60, 120),
	}
	for _, e := range Engines {
		if e.Name == "layers" {
			continue // render's own
		}
		for _, name := range []string{"six", "one", "two apart", "loops and parallel edges", "undirected", "random"} {
			t.Run(e.Name+"/"+name, func(t *testing.T) {
				start := time.Now()
				g, err := c.Layout(context.Background(), boards[name], e)
				if err != nil {
					t.Fatal(err)
				}
				sound(t, boards[name], g)
				t.Log(time.Since(start))
			})
		}
	}
}

func TestTwoAtOnce(t *testing.T) {
	c := as(t, ServeCommand)
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			for range 5 {
				g, err := c.Layout(context.Background(), six(t), named(t, "dot"))
				if err != nil || len(g.Vertices) != 6 {
					t.Error(g, err)
				}
			}
		})
	}
	all.Wait()
}
