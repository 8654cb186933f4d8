package board

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

const outlined = `// a board
digraph {
	a [chips=1,
	   label="A"]; b
	a -> b -> c; b -> d
	subgraph cluster_x {
		e
		{ d e } -> f
	}
}
`

func TestOutline(t *testing.T) {
	b, o, err := Outlined([]byte("\uFEFF"+outlined), "")
	if err != nil {
		t.Fatal(err)
	}
	plain, _ := Read([]byte(outlined), "")
	if !Equal(b, plain) || !o.Comments {
		t.Error("another board than Read's, or no comments")
	}
	v := b.Index()
	for _, row := range []struct {
		name            string
		vertices, edges []int
		lines           []int
	}{
		{"a vertex over two lines", []int{v["a"]}, nil, []int{2, 3}},
		{"two statements on a line", []int{v["b"]}, nil, []int{3}},
		{"a vertex without a statement", []int{v["c"]}, nil, []int{4}},
		{"named in a set", []int{v["d"]}, nil, []int{7}},
		{"edges of a chain", nil, []int{0, 1}, []int{4}},
		{"an edge of sets", nil, []int{4}, []int{7}},
		{"nothing", nil, nil, nil},
	} {
		if got := o.Lines(row.vertices, row.edges); !slices.Equal(got, row.lines) {
			t.Errorf("%s: lines %v, want %v", row.name, got, row.lines)
		}
	}
	for _, row := range []struct {
		at              string
		vertices, edges []int
	}{
		{"label", []int{v["a"]}, nil},
		{"-> c", nil, []int{0, 1}},
		{"-> d", nil, []int{2}},
		{"-> f", nil, []int{3, 4}},
		{"d e }", []int{v["d"]}, nil},
		{"digraph", nil, nil},
		{"cluster_x", nil, nil},
	} {
		vertices, edges := o.At(strings.Index(outlined, row.at))
		if !slices.Equal(vertices, row.vertices) || !slices.Equal(edges, row.edges) {
			t.Errorf("at %q: %v %v, want %v %v", row.at, vertices, edges, row.vertices, row.edges)
		}
	}
	if _, edges := o.On(4); !slices.Equal(edges, []int{0, 1, 2}) {
		t.Errorf("on a line: %v", edges)
	}
	if o.Start(2) != strings.Index(outlined, "\ta [") || o.Line(o.Start(5)) != 5 || o.Line(o.Start(5)-1) != 4 {
		t.Error("lines and places differ")
	}
}

func TestOutlineOfStrictGraph(t *testing.T) {
	_, o, err := Outlined([]byte("strict graph {\na -- b\nb -- c\nb -- a [w=1]\n}"), "")
	if err != nil {
		t.Fatal(err)
	}
	if got := o.Lines(nil, []int{0}); !slices.Equal(got, []int{1, 3}) {
		t.Errorf("an edge told twice is on lines %v", got)
	}
}

// What Write writes states each part in the order of the board.
func TestOutlineOfWritten(t *testing.T) {
	b, err := Read([]byte(outlined), "")
	if err != nil {
		t.Fatal(err)
	}
	again, o, err := Outlined(Write(b), "")
	if err != nil || !Equal(b, again) || o.Comments {
		t.Fatal("not the same board", err)
	}
	lines := strings.Split(string(Write(b)), "\n")
	for i, v := range b.Vertices {
		got := o.Lines([]int{i}, nil)
		if !strings.HasPrefix(strings.TrimSpace(lines[got[0]]), v.ID) {
			t.Errorf("%s is stated by %q", v.ID, lines[got[0]])
		}
	}
}

func TestOutlineOfNothing(t *testing.T) {
	var o Outline
	if v, e := o.At(3); v != nil || e != nil || o.Line(7) != 0 || o.Start(2) != 0 || len(o.Lines([]int{0}, []int{1})) != 0 {
		t.Error("something is stated")
	}
	if _, o, err := Outlined([]byte("digraph { a -> "), ""); err == nil || len(o.Statements) > 0 {
		t.Error("what is no board has an outline")
	}
}

// TestOutlineOfALongText would take hours if each statement was looked for from the start.
func TestOutlineOfALongText(t *testing.T) {
	var s strings.Builder
	s.WriteString("digraph {\n")
	for i := range 100_000 {
		fmt.Fprintf(&s, "v%d -> v%d\n", i, i+1)
	}
	s.WriteString("}\n")
	_, o, err := Outlined([]byte(s.String()), "")
	if err != nil {
		t.Fatal(err)
	}
	if got := o.Lines([]int{99_999}, []int{7}); !slices.Equal(got, []int{8, 99_999}) {
		t.Errorf("lines %v", got)
	}
}
