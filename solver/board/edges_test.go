package board_test

import (
	"strings"
	"testing"

	"dev.mexboard/solver/board"
)

func TestReadEdges(t *testing.T) {
	rows := []struct{ name, text, want string }{
		{"no header", "1 2\n1 3\n2 3\n", "digraph { 1; 2; 3; 1 -> 2; 1 -> 3; 2 -> 3; }"},
		{"no header, first appearance", "7 5\n0 7\n", "digraph { 7; 5; 0; 7 -> 5; 0 -> 7; }"},
		{"header, from 1", "4 2\n2 1\n3 2\n", "digraph { 1; 2; 3; 4; 2 -> 1; 3 -> 2; }"},
		{"header, from 0", "4 2\n2 0\n3 2\n", "digraph { 0; 1; 2; 3; 2 -> 0; 3 -> 2; }"},
		{"header without edges", "3 0\n", "digraph { 1; 2; 3; }"},
		{"header of nothing", "0 0", "digraph { }"},
		{"a first line that counts wrong is an edge", "4 3\n2 1\n", "digraph { 4; 3; 2; 1; 4 -> 3; 2 -> 1; }"},
		{"a first line with vertices beyond n is an edge", "2 1\n5 6\n", "digraph { 2; 1; 5; 6; 2 -> 1; 5 -> 6; }"},
		{"one edge", "1 2", "digraph { 1; 2; 1 -> 2; }"},
		{"parallel edges", "1 2\n1 2\n3 4", "digraph { 1; 2; 3; 4; 1 -> 2; 1 -> 2; 3 -> 4; }"},
		{"blanks, CRLF, comments, zeros", "# edges\r\n\r\n  01\t2 \r\n#3 4\r\n2 3", "digraph { 1; 2; 3; 1 -> 2; 2 -> 3; }"},
		{"nothing", "", "digraph { }"},

		{"weights", "1 2\n2 3 7\n", `f:2:5: expected the end of the line, found "7"; try two numbers a line: where the edge begins and where it ends`},
		{"one number", "1 2\n3\n", `f:2:2: expected a second number, found the end of the line; try two numbers a line: where the edge begins and where it ends`},
		{"one number at the end", "1 2\n3", `f:2:2: expected a second number, found the end of the text; try two numbers a line: where the edge begins and where it ends`},
		{"a word", "1 2\na b\n", `f:2:1: expected a whole number, 0 or more, found "a"; try one edge a line, as in "1 2"`},
		{"below zero", "1 -2\n", `f:1:3: expected a whole number, 0 or more, found "-2"; try one edge a line, as in "1 2"`},
		{"too large", "1 99999999999\n", `f:1:3: expected a whole number, 0 or more, found "99999999999"; try one edge a line, as in "1 2"`},
		{"0 and n", "2 2\n0 1\n1 2\n", `f:3:3: expected a vertex that exists, found "2"; try numbers from 0 to n - 1, or from 1 to n, after a first line "n m"`},
		{"too many vertices", "999999999 0\n", `f:1:1: more than 4000000 vertices on a board; try a smaller board`},
	}
	for _, row := range rows {
		b, err := board.ReadEdges([]byte(row.text), "f")
		got := oneLine(b)
		if err != nil {
			got = err.Error()
		}
		if got != row.want {
			t.Errorf("%s:\ngot  %s\nwant %s", row.name, got, row.want)
		}
	}
}

func TestWriteEdges(t *testing.T) {
	rows := []struct{ name, text, want string }{
		{"numbers from 1", "digraph { 3 -> 1 -> 2; 1 [chips=1] }", "3 2\n3 1\n1 2\n"},
		{"numbers from 0", "digraph { 2 -> 1 -> 0 }", "3 2\n2 1\n1 0\n"},
		{"numbers from 0 without an edge there", "digraph { 0; 2 -> 1 }", "3 1\n2 3\n"},
		{"numbers with gaps", "digraph { 1 -> 5 }", "2 1\n1 2\n"},
		{"zeros before", "digraph { 01 -> 2 }", "2 1\n1 2\n"},
		{"names", "digraph { b -> a; c }", "3 1\n1 2\n"},
		{"nothing", "digraph {}", "0 0\n"},
		{"splits", "digraph { a [split=true] }", "the format edges has no splits; try dot"},
		{"undirected", "graph { a -- b }", "the format edges has no undirected boards; try dot"},
	}
	for _, row := range rows {
		text, err := board.WriteEdges(mustRead(t, row.text))
		if err != nil {
			text = []byte(err.Error())
		}
		if string(text) != row.want {
			t.Errorf("%s: %q, want %q", row.name, text, row.want)
			continue
		}
		if err == nil {
			again, err := board.ReadEdges(text, "")
			if err != nil {
				t.Errorf("%s: %v", row.name, err)
			}
			if second, _ := board.WriteEdges(again); string(second) != row.want {
				t.Errorf("%s: comes back as %q", row.name, second)
			}
		}
	}
}

func TestFormats(t *testing.T) {
	names, endings := make(map[string]bool), make(map[string]bool)
	for _, f := range board.Formats {
		if names[f.Name] || f.Title == "" || f.Read == nil || f.Write == nil {
			t.Errorf("format %q", f.Name)
		}
		names[f.Name] = true
		for _, e := range f.Endings {
			if endings[e] || !strings.HasPrefix(e, ".") {
				t.Errorf("ending %q", e)
			}
			endings[e] = true
		}
	}
	for path, want := range map[string]string{"a/b.GV": "dot", "x.dot": "dot", "x.edges": "edges", "x.txt": "edges", "x": "", "x.json": ""} {
		if f, _ := board.FormatOf(path); f.Name != want {
			t.Errorf("%s: %q", path, f.Name)
		}
	}
	if _, ok := board.FormatNamed("edges"); !ok {
		t.Error("no edges")
	}
	if _, ok := board.FormatNamed("pdf"); ok {
		t.Error("pdf")
	}
}
