package board_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"testing"

	"dev.mexboard/solver/board"
)

// readRow is a text and the board it gives, on one line, or the error.
type readRow struct{ name, text, want string }

func checkRead(t *testing.T, read func([]byte, string) (board.Board, error), rows []readRow) {
	t.Helper()
	for _, row := range rows {
		b, err := read([]byte(row.text), "f")
		got := oneLine(b)
		if err != nil {
			got = err.Error()
		}
		if got != row.want {
			t.Errorf("%s:\ngot  %s\nwant %s", row.name, got, row.want)
		}
	}
}

func TestReadEdgesAfterCount(t *testing.T) {
	checkRead(t, board.ReadEdges, []readRow{
		{"from 1", "3\n1 2\n2 3\n", "digraph { 1; 2; 3; 1 -> 2; 2 -> 3; }"},
		{"from 0", "\n3\n0 1\n\n0 2\n", "digraph { 0; 1; 2; 0 -> 1; 0 -> 2; }"},
		{"a vertex without edges", "3\n1 2\n", "digraph { 1; 2; 3; 1 -> 2; }"},
		{"beyond n", "3\n1 2\n2 4\n", `f:3:3: expected a vertex that exists, found "4"; try numbers from 0 to n - 1, or from 1 to n, after a first line "n m"`},
		{"two counts", "3\n4\n1 2\n", `f:2:2: expected a second number, found the end of the line; try two numbers a line: where the edge begins and where it ends`},
		{"a count alone", "3\n", `f:1:2: expected a second number, found the end of the line; try two numbers a line: where the edge begins and where it ends`},
	})
}

func TestReadParents(t *testing.T) {
	checkRead(t, board.ReadParents, []readRow{
		{"from 2 on", "1 1 2", "digraph { 1; 2; 3; 4; 1 -> 2; 1 -> 3; 2 -> 4; }"},
		{"from 2 on, after n", "4\n1 1 2\n", "digraph { 1; 2; 3; 4; 1 -> 2; 1 -> 3; 2 -> 4; }"},
		{"from 2 on, downwards", "3 1", "digraph { 1; 2; 3; 3 -> 2; 1 -> 3; }"},
		{"all, 0", "2 0 2", "digraph { 1; 2; 3; 2 -> 1; 2 -> 3; }"},
		{"all, -1", "2 -1 2", "digraph { 1; 2; 3; 2 -> 1; 2 -> 3; }"},
		{"all, itself", "2 2 2 3", "digraph { 1; 2; 3; 4; 2 -> 1; 2 -> 3; 3 -> 4; }"},
		{"all, after n", "3\n0 1 1", "digraph { 1; 2; 3; 1 -> 2; 1 -> 3; }"},
		{"all from 0", "-1 0 0 1", "digraph { 0; 1; 2; 3; 0 -> 1; 0 -> 2; 1 -> 3; }"},
		{"all but 0 from 0", "4\n0 0 1", "digraph { 0; 1; 2; 3; 0 -> 1; 0 -> 2; 1 -> 3; }"},
		{"a forest", "4\n0 1 0 3", "digraph { 1; 2; 3; 4; 1 -> 2; 3 -> 4; }"},
		{"several lines, blank ones, comments", "# n\r\n4\r\n\r\n1 1\r\n# more\r\n2", "digraph { 1; 2; 3; 4; 1 -> 2; 1 -> 3; 2 -> 4; }"},
		{"one vertex", "1", "digraph { 1; }"},
		{"no vertex", "0", "digraph { }"},
		{"nothing", "", "digraph { }"},

		{"a word", "1 x", `f:1:3: expected a whole number, or -1 for the root, found "x"; try the parent of each vertex by its number, as in "1 1 2"`},
		{"below -1", "1\n1 -2", `f:2:3: expected a whole number, or -1 for the root, found "-2"; try the parent of each vertex by its number, as in "1 1 2"`},
		{"beyond n", "1 9 1", `f:1:3: expected a vertex that exists, found "9"; try numbers from 1 to n, with 0, -1 or itself as the parent of the root`},
		{"a cycle", "3\n3 2", `f:2:1: expected a parent on the way to the root, found "3"; try parents that lead to the root and do not go round`},
	})
}

func TestReadAdjacency(t *testing.T) {
	checkRead(t, board.ReadAdjacency, []readRow{
		{"counted, from 1", "2 2 3\n1 3\n0\n", "digraph { 1; 2; 3; 1 -> 2; 1 -> 3; 2 -> 3; }"},
		{"counted, from 0, after n", "3\n2 1 2\n1 2\n0\n", "digraph { 0; 1; 2; 0 -> 1; 0 -> 2; 1 -> 2; }"},
		{"plain", "2 3\n3\n", "digraph { 1; 2; 3; 1 -> 2; 1 -> 3; 2 -> 3; }"},
		{"plain, after n", "4\n2 3\n3\n\n\n", "digraph { 1; 2; 3; 4; 1 -> 2; 1 -> 3; 2 -> 3; }"},
		{"plain, from 0", "1 2\n\n0 1\n", "digraph { 0; 1; 2; 0 -> 1; 0 -> 2; 2 -> 0; 2 -> 1; }"},
		{"plain, the first one alone", "2\n3\n\n", "digraph { 1; 2; 3; 1 -> 2; 2 -> 3; }"},
		{"a move twice", "2 2\n\n", "digraph { 1; 2; 1 -> 2; 1 -> 2; }"},
		{"names", "B: A\nC: A, B\nA:\n", "digraph { B; C; A; B -> A; C -> A; C -> B; }"},
		{"names without a line, two lines of one", "# x\nb : c\nb:d\n\n", "digraph { b; c; d; b -> c; b -> d; }"},
		{"names of numbers", "7: 5 5", "digraph { 7; 5; 7 -> 5; 7 -> 5; }"},
		{"nothing", "", "digraph { }"},

		{"a word", "1 2\nx", `f:2:1: expected a whole number, 0 or more, found "x"; try the numbers of the targets of each vertex on its line, or lines such as "a: b c"`},
		{"a line missing", "3\n1 2\n0\n", `f:4:1: expected one line for each of the n vertices, found the end of the text; try a first line n that counts the lines after it`},
		{"a line too many", "1\n0\n0\n", `f:3:1: expected one line for each of the n vertices, found "0"; try a first line n that counts the lines after it`},
		{"beyond n", "2\n1 3\n0\n", `f:2:3: expected a vertex that exists, found "3"; try numbers from 0 to n - 1, or from 1 to n, where each vertex has its line`},
		{"two names", "a b: c", `f:1:1: expected a vertex and ":", found "a"; try lines such as "a: b c", with one name before the colon`},
		{"no colon", "a: b\nb c", `f:2:1: expected a vertex and ":", found "b"; try lines such as "a: b c", with one name before the colon`},
	})
}

func TestWriteFormats(t *testing.T) {
	rows := []struct{ name, format, text, want string }{
		{"tree from 1", "parents", "digraph { 1 -> {2 3}; 3 -> 4 }", "4\n0 1 1 3\n"},
		{"tree from 0", "parents", "digraph { 0 -> {1 2} }", "3\n-1 0 0\n"},
		{"tree out of order", "parents", "digraph { 3 -> 1; 3 -> 2 }", "3\n3 3 0\n"},
		{"forest", "parents", "digraph { 1 -> 2; 3 }", "3\n-1 1 -1\n"},
		{"forest from 0", "parents", "digraph { 0 -> 1; 2 }", "3\n-1 1 -1\n"},
		{"tree of names", "parents", "digraph { b -> a }", "2\n0 1\n"},
		{"no vertex", "parents", "digraph { }", "0\n\n"},
		{"two parents", "parents", "digraph { a -> c; b -> c }", "the format parents has no vertices with several parents; try dot"},
		{"cycle", "parents", "digraph { a -> b -> a }", "the format parents has no cycles; try dot"},
		{"undirected", "parents", "graph { a -- b }", "the format parents has no undirected boards; try dot"},
		{"splits", "parents", "digraph { a [split=true] }", "the format parents has no splits; try dot"},
		{"lists from 1", "adjacency", "digraph { 1 -> {2 3}; 2 -> 3 }", "3\n2 2 3\n1 3\n0\n"},
		{"lists out of order", "adjacency", "digraph { 2 -> 1; 0 }", "2: 1\n1:\n0:\n"},
		{"lists of names", "adjacency", "digraph { b -> a; c -> a; c -> b }", "b: a\na:\nc: a b\n"},
		{"lists of names with blanks", "adjacency", `digraph { "a b" -> c }`, "1: 2\n2:\n"},
		{"a ring from 1", "adjacency", "digraph { 1 -> 2 -> 1; 3 }", "1: 2\n2: 1\n3:\n"},
		{"0 is no target", "adjacency", "digraph { 0 -> 1; 2 }", "0: 1\n1:\n2:\n"},
		{"lists, undirected", "adjacency", "graph { a -- b }", "the format adjacency has no undirected boards; try dot"},
		{"lists, splits", "adjacency", "digraph { a [split=true] }", "the format adjacency has no splits; try dot"},
	}
	for _, row := range rows {
		f, _ := board.FormatNamed(row.format)
		text, err := f.Write(mustRead(t, row.text))
		if err != nil {
			text = []byte(err.Error())
		}
		if string(text) != row.want {
			t.Errorf("%s: %q, want %q", row.name, text, row.want)
		}
	}
}

// moves lists the edges of a board by the numbers that name counts gives its vertices, in order.
func moves(b board.Board, name func(v int) string) []string {
	var all []string
	for _, e := range b.Edges {
		all = append(all, name(e.From)+" "+name(e.To))
	}
	slices.Sort(all)
	return all
}

// TestFormatsComeBack: what a format can say, it reads back as the same graph, by its names where it does not say that it
// loses them.
func TestFormatsComeBack(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	written := make(map[string]int)
	for range 4000 {
		b := randomDAG(r)
		for _, f := range board.Formats {
			text, err := f.Write(b)
			if err != nil {
				if !errors.As(err, new(*board.FormatError)) {
					t.Errorf("%s: %v", f.Name, err)
				}
				continue
			}
			written[f.Name]++
			again, err := f.Read(text, "")
			if err != nil {
				t.Fatalf("%s: %v\n%s", f.Name, err, text)
			}
			byID := func(b board.Board) func(int) string { return func(v int) string { return b.Vertices[v].ID } }
			old := byID(b)
			if slices.Contains(f.Lost(b), board.LostNames) {
				old = func(v int) string { return itoa(v + 1) }
			}
			if want, got := moves(b, old), moves(again, byID(again)); !slices.Equal(want, got) || len(b.Vertices) != len(again.Vertices) {
				t.Fatalf("%s:\n%s\n%v\n%v", f.Name, text, want, got)
			}
		}
	}
	for _, f := range board.Formats {
		if written[f.Name] < 200 {
			t.Errorf("%s: only %d boards written", f.Name, written[f.Name])
		}
	}
}

// randomDAG is a small board of names or numbers without a cycle, often a tree.
func randomDAG(r *rand.Rand) board.Board {
	b := board.New()
	n := r.IntN(7)
	names := r.Perm(n)
	first, tree := r.IntN(3), r.IntN(2) == 0
	for _, i := range names {
		id := itoa(i + first)
		if first == 2 {
			id = []string{"a", "b", "c d", "e:", "#", "f,", "g"}[i]
		}
		b.Vertices = append(b.Vertices, board.Vertex{ID: id})
	}
	for v := 1; v < n; v++ {
		for range r.IntN(3) {
			b.Edges = append(b.Edges, board.Edge{From: r.IntN(v), To: v})
			if tree {
				break
			}
		}
	}
	return b
}

func TestLost(t *testing.T) {
	text := `digraph G { play=misere; a [chips=1 label=<b> pos="1,2" x=1]; a:n -> b; subgraph S { a } }`
	for name, want := range map[string]string{
		"dot":       "[]",
		"edges":     "[rule names chips labels places attributes subgraphs ports]",
		"parents":   "[rule names chips labels places attributes subgraphs ports]",
		"adjacency": "[rule chips labels places attributes subgraphs ports]",
		"graphml":   "[subgraphs ports html]",
	} {
		f, _ := board.FormatNamed(name)
		if got := fmt.Sprint(f.Lost(mustRead(t, text))); got != want {
			t.Errorf("%s: %s", name, got)
		}
		if got := f.Lost(mustRead(t, "digraph { 1 -> 2 }")); got != nil {
			t.Errorf("%s of a plain board: %v", name, got)
		}
	}
}

var manyDigits = regexp.MustCompile("[0-9]{6}")

// FuzzFormats: reading anything in any format never panics, and what was read comes back from DOT.
func FuzzFormats(f *testing.F) {
	for i, texts := range [][]string{
		{"digraph { a -> b }"},
		{"3 2\n1 2\n2 3\n", "3\n0 1\n", "1 2", "1\n"},
		{"4\n1 1 2", "-1 0 0", "0 0", "2 2"},
		{"3\n2 1 2\n1 2\n0", "2 3\n3\n", "a: b, c\n", "\n\n1", "0\n0\n", "5\n\n", "0: \x00"},
		{graphML, yed, "<graphml><graph/></graphml>", "<graphml><data><node><data></data>0", "<!DOCTYPE x [<!ENTITY a 'b'>]><graphml>&a;</graphml>"},
	} {
		for _, text := range texts {
			f.Add(i, []byte(text))
		}
	}
	f.Fuzz(func(t *testing.T, i int, text []byte) {
		format := board.Formats[uint(i)%uint(len(board.Formats))]
		if manyDigits.Match(text) {
			return // a header of a million vertices takes its time
		}
		b, err := format.Read(text, "f")
		if err != nil {
			return
		}
		comesBack(t, b)
		if _, err := format.Write(b); err != nil && !errors.As(err, new(*board.FormatError)) {
			t.Error(err)
		}
	})
}
