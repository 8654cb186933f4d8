package board_test

import (
	"bytes"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// names has what is hard to write: each may be a name, a key, a value.
var names = []string{
	"a", "b", "c", "x1", "_", "", "1", "01", "1.", "-.5", "-", ".", "1a", "node", "Strict", "two words", "начало", "起 点", "λ",
	`say "hi"`, `\N`, `a\\`, `\"b`, `a\`, "line\nend", "\\\nx", "\\\r\n", "\\\rx", "<b>", "a>b<", "->", "{", "//", "#", "a:b", "a;b",
	"\u00a0", "\ufeff", "é", "\t", "a+b", "&lt;",
}

// writable are the names that come back exactly as attribute values, too, which cannot take to angle brackets.
func writable(r *rand.Rand) string {
	for {
		name := names[r.IntN(len(names))]
		if !strings.HasSuffix(strings.ReplaceAll(name, `\\`, ""), `\`) && !strings.Contains(name, "\\\n") &&
			!strings.Contains(name, "\\\r") && !strings.Contains(name, `\"`) {
			return name
		}
	}
}

func randomAttrs(r *rand.Rand) []board.Attr {
	var attrs []board.Attr
	for i := range r.IntN(3) {
		a := board.Attr{Key: fmt.Sprintf("%s%d", writable(r), i), Value: writable(r)}
		if r.IntN(4) == 0 {
			a.Value, a.HTML = "<b>x</b> &amp;", true
		}
		attrs = append(attrs, a)
	}
	return attrs
}

func randomPoint(r *rand.Rand) board.Point {
	scale := math.Pow(10, float64(r.IntN(40)-20))
	return board.Point{X: r.NormFloat64() * scale, Y: float64(r.IntN(1000))}
}

func randomBoard(r *rand.Rand) board.Board {
	b := board.Board{
		Directed: r.IntN(3) > 0, Loopy: r.IntN(5) == 0,
		Rule:  solver.Rule{Play: solver.Play(r.IntN(2)), Compound: solver.Compound(r.IntN(6))},
		Attrs: randomAttrs(r),
	}
	if r.IntN(2) == 0 {
		b.HasName, b.Name = true, names[r.IntN(len(names))]
	}
	for _, i := range r.Perm(len(names))[:r.IntN(12)] {
		b.Vertices = append(b.Vertices, randomVertex(r, names[i]))
	}
	if n := len(b.Vertices); n > 0 {
		for range r.IntN(20) {
			b.Edges = append(b.Edges, randomEdge(r, n))
		}
		free := r.Perm(len(b.Edges)) // edges that belong to no subgraph yet
		b.Subgraphs = randomSubgraphs(r, n, &free, 3)
	}
	return b
}

func randomVertex(r *rand.Rand, id string) board.Vertex {
	v := board.Vertex{ID: id, Attrs: randomAttrs(r), Split: r.IntN(6) == 0, Ground: r.IntN(6) == 0}
	if r.IntN(3) == 0 {
		v.Chips = r.IntN(1000)
	}
	switch r.IntN(4) {
	case 0:
		v.Label, v.HasLabel = writable(r), true
	case 1:
		v.Label, v.HasLabel, v.HTMLLabel = "<i>x</i>", true, true
	}
	if r.IntN(3) == 0 {
		v.Placed, v.Pinned, v.Pos = true, r.IntN(2) == 0, randomPoint(r)
	}
	return v
}

func randomEdge(r *rand.Rand, vertices int) board.Edge {
	e := board.Edge{From: r.IntN(vertices), To: r.IntN(vertices), Attrs: randomAttrs(r)}
	ports := []string{"", "", "", "n", "p:ne", "x y", "x y:sw", "a:b:c", "node", ":"}
	e.FromPort, e.ToPort = ports[r.IntN(len(ports))], ports[r.IntN(len(ports))]
	if r.IntN(3) == 0 {
		e.Curve = &board.Curve{}
		for range 4 + 3*r.IntN(3) {
			e.Curve.Points = append(e.Curve.Points, randomPoint(r))
		}
		if p := randomPoint(r); r.IntN(2) == 0 {
			e.Curve.Start = &p
		}
		if p := randomPoint(r); r.IntN(2) == 0 {
			e.Curve.End = &p
		}
	}
	return e
}

// randomSubgraphs makes subgraphs as Read does: names differ among neighbours, an edge is in one subgraph at most and
// its ends are members, those without a name have attributes, vertices and no edges.
func randomSubgraphs(r *rand.Rand, vertices int, free *[]int, depth int) []board.Subgraph {
	if depth == 0 {
		return nil
	}
	var subs []board.Subgraph
	for i := range r.IntN(4) {
		s := board.Subgraph{Attrs: randomAttrs(r), Vertices: r.Perm(vertices)[:r.IntN(vertices+1)]}
		if r.IntN(3) == 0 {
			s.Attrs = append(s.Attrs, board.Attr{Key: "rank", Value: "same"})
		} else {
			s.Name = fmt.Sprintf("%s%d", writable(r), i)
			s.Vertices = r.Perm(vertices)
			n := r.IntN(len(*free) + 1)
			s.Edges = slices.Sorted(slices.Values((*free)[:n]))
			*free = (*free)[n:]
			s.Children = randomSubgraphs(r, vertices, free, depth-1)
		}
		subs = append(subs, s)
	}
	return subs
}

func TestRandomBoardsComeBack(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 3000 {
		comesBack(t, randomBoard(r))
	}
}

// TestEqualSeesEverything changes one thing after the other.
func TestEqualSeesEverything(t *testing.T) {
	text := `digraph G { x=1; a [chips=1 split=true ground=true label=L pos="1,2!" y=2]; b; a:n -> b:s [pos="s,1,1 e,2,2 0,0 1,1 2,2 3,3" z=3]; b -> a;
		subgraph S { w=4; a; b -> b; subgraph T { b } } }`
	read := func() board.Board { return mustRead(t, text) }
	if !board.Equal(read(), read()) {
		t.Fatal("not equal to itself")
	}
	changes := []func(b *board.Board){
		func(b *board.Board) { b.Name = "H" },
		func(b *board.Board) { b.HasName = false },
		func(b *board.Board) { b.Directed = false },
		func(b *board.Board) { b.Rule.Play = solver.Misere },
		func(b *board.Board) { b.Rule.Compound = solver.Selective },
		func(b *board.Board) { b.Loopy = true },
		func(b *board.Board) { b.Attrs[0].Value = "2" },
		func(b *board.Board) { b.Attrs = nil },
		func(b *board.Board) { b.Vertices[0].ID = "c" },
		func(b *board.Board) { b.Vertices[0].Chips++ },
		func(b *board.Board) { b.Vertices[0].Split = false },
		func(b *board.Board) { b.Vertices[0].Ground = false },
		func(b *board.Board) { b.Vertices[0].Label = "" },
		func(b *board.Board) { b.Vertices[1].HasLabel = true },
		func(b *board.Board) { b.Vertices[0].HTMLLabel = true },
		func(b *board.Board) { b.Vertices[0].Placed = false },
		func(b *board.Board) { b.Vertices[0].Pinned = false },
		func(b *board.Board) { b.Vertices[0].Pos.X++ },
		func(b *board.Board) { b.Vertices[0].Attrs[0].HTML = true },
		func(b *board.Board) { b.Vertices = b.Vertices[:1] },
		func(b *board.Board) { b.Edges[0].From = 1 },
		func(b *board.Board) { b.Edges[0].To = 0 },
		func(b *board.Board) { b.Edges[0].FromPort = "" },
		func(b *board.Board) { b.Edges[0].ToPort = "" },
		func(b *board.Board) { b.Edges[0].Curve = nil },
		func(b *board.Board) { b.Edges[0].Curve.Points[0].Y++ },
		func(b *board.Board) { b.Edges[0].Curve.Start = nil },
		func(b *board.Board) { b.Edges[0].Curve.End.X++ },
		func(b *board.Board) { b.Edges[0].Attrs[0].Key = "q" },
		func(b *board.Board) { b.Edges[0], b.Edges[1] = b.Edges[1], b.Edges[0] },
		func(b *board.Board) { b.Subgraphs[0].Name = "T" },
		func(b *board.Board) { b.Subgraphs[0].Attrs = nil },
		func(b *board.Board) { b.Subgraphs[0].Vertices = nil },
		func(b *board.Board) { b.Subgraphs[0].Edges = nil },
		func(b *board.Board) { b.Subgraphs[0].Children[0].Vertices[0] = 0 },
	}
	for i, change := range changes {
		b := read()
		change(&b)
		if board.Equal(b, read()) {
			t.Errorf("change %d is not seen", i)
		}
	}
}

// FuzzRead: reading anything never panics, and what was read comes back.
func FuzzRead(f *testing.F) {
	files, _ := filepath.Glob("../../testdata/cases/h0[0-3]*.dot")
	for _, file := range files {
		if text, err := os.ReadFile(file); err == nil {
			f.Add(text)
		}
	}
	f.Add([]byte(`strict graph <G> { subgraph S { rank=same; node [chips=2]; {a b} -- c:p:n [key=1] } "x" + "\"" [pos="1,2!"]; subgraph S { d } }`))
	r := rand.New(rand.NewPCG(9, 10))
	for range 30 {
		f.Add([]byte(randomText(r)))
	}
	f.Add([]byte("3 2\n1 2\n2 3\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		if b, err := board.Read(text, "f"); err == nil {
			if !bytes.Contains(text, []byte("mexboard_")) { // annotations made up by hand need not come back
				comesBack(t, b)
			}
			_ = b.Check()
		} else if err.Error() == "" {
			t.Error("an error without a message")
		}
		if b, err := board.ReadEdges(text, "f"); err == nil {
			comesBack(t, b)
		}
	})
}
