package board_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"dev.mexboard/solver/board"
)

// TestDeep reads, writes and checks boards whose depth would break a recursion.
func TestDeep(t *testing.T) {
	for _, n := range []int{1500, 100_000} {
		var text strings.Builder
		text.WriteString("digraph { 0")
		for i := range n {
			fmt.Fprintf(&text, " -> %d", i+1)
		}
		text.WriteString(" }")
		b := mustRead(t, text.String())
		if len(b.Vertices) != n+1 || len(b.Edges) != n {
			t.Fatalf("%d vertices, %d edges", len(b.Vertices), len(b.Edges))
		}
		comesBack(t, b)
		if err := b.Check(); err != nil {
			t.Error(err)
		}
	}
}

// nested is a board with subgraphs inside each other, a member and an edge at each level.
func nested(depth int, open string) string {
	var text strings.Builder
	text.WriteString("digraph { ")
	for i := range depth {
		if strings.Contains(open, "%") {
			fmt.Fprintf(&text, open, i)
		} else {
			text.WriteString(open)
		}
		fmt.Fprintf(&text, "{ v%d -> v%d; ", i, i+1)
	}
	text.WriteString(strings.Repeat("}", depth+1))
	return text.String()
}

func TestNested(t *testing.T) {
	rows := []struct{ name, open string }{
		{"named", "subgraph S%d"},
		{"of one name", "subgraph S"},
		{"without a name", ""},
		{"ends of edges", "a -> "},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			depth := board.MaxDepth
			if row.name == "ends of edges" {
				depth = 700 // there are half as many edges as the square of it
			}
			b := mustRead(t, nested(depth, row.open))
			if len(b.Vertices) < depth {
				t.Errorf("%d vertices", len(b.Vertices))
			}
			comesBack(t, b)
			_, err := board.Read([]byte(nested(board.MaxDepth+1, row.open)), "f")
			if limit, ok := err.(*board.LimitError); !ok || limit.What != "depth" || limit.Line != 1 {
				t.Errorf("%v", err)
			}
		})
	}
}

// TestSetsExplode: short texts that would make millions of edges, members or attributes end with an error.
func TestSetsExplode(t *testing.T) {
	var set strings.Builder
	set.WriteString("{")
	for i := range 2001 {
		fmt.Fprintf(&set, " v%d", i)
	}
	set.WriteString("}")
	rows := []struct{ name, text, want string }{
		{"edges", "digraph {\n" + set.String() + " -> " + set.String() + "}", "edges"},
		{"members of ends", "digraph { subgraph S " + set.String() + strings.Repeat(" subgraph S {} -> {}", 12_000) + "}", "members"},
		{"members of subgraphs", "digraph { subgraph S " + set.String() + strings.Repeat(" { rank=same subgraph S {} }", 12_000) + "}", "members"},
		{"attributes", "digraph { a [" + manyAttrs(1001) + "] }", "attributes"},
		{"attributes, one by one", "digraph { a [" + manyAttrs(1000) + "]; a [more=1] }", "attributes"},
		{"attributes by default", "digraph { node [" + manyAttrs(1000) + "]; a [more=1] }", "attributes"},
	}
	for _, row := range rows {
		_, err := board.Read([]byte(row.text), "f")
		if limit, ok := err.(*board.LimitError); !ok || limit.What != row.want {
			t.Errorf("%s: %v", row.name, err)
		}
	}
	comesBack(t, mustRead(t, "digraph { a ["+manyAttrs(1000)+"] }"))
}

func manyAttrs(n int) string {
	var text strings.Builder
	for i := range n {
		fmt.Fprintf(&text, "k%d=%d ", i, i)
	}
	return text.String()
}

// large is the text of a random acyclic board.
func large(vertices, edges int) []byte {
	r := rand.New(rand.NewPCG(3, 4))
	var text bytes.Buffer
	text.WriteString("digraph G {\n")
	for range edges {
		a, b := r.IntN(vertices), r.IntN(vertices)
		if a == b {
			continue
		}
		fmt.Fprintf(&text, "  v%d -> v%d;\n", max(a, b), min(a, b))
	}
	for i := 0; i < vertices; i += 100 {
		fmt.Fprintf(&text, "  v%d [chips=1];\n", i)
	}
	text.WriteString("}\n")
	return text.Bytes()
}

func BenchmarkRead(b *testing.B) {
	text := large(100_000, 300_000)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := board.Read(text, ""); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkWrite(b *testing.B) {
	x, err := board.Read(large(100_000, 300_000), "")
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		board.Write(x)
	}
}

func BenchmarkCheck(b *testing.B) {
	x, err := board.Read(large(100_000, 300_000), "")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if err := x.Check(); err != nil {
			b.Fatal(err)
		}
	}
}
