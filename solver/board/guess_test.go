package board_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"dev.mexboard/solver/board"
)

// formOf is how a reading takes the text, in short.
func formOf(r board.Reading) string {
	s := []string{r.Format.Name}
	if r.Form.List != "" {
		s = append(s, r.Form.List)
	}
	if r.Form.Header != "" {
		s = append(s, "after "+r.Form.Header)
	}
	if r.Form.Numbered {
		s = append(s, fmt.Sprint("from ", r.Form.First))
	}
	return strings.Join(s, " ")
}

func TestGuess(t *testing.T) {
	rows := []struct {
		name, text string
		want       []string
	}{
		{"a tree after n", "3\n1 2\n2 3\n", []string{
			"edges after n from 1: digraph { 1; 2; 3; 1 -> 2; 2 -> 3; }",
		}},
		{"edges after n m, where the first line would make a cycle", "3 2\n1 2\n2 3", []string{
			"edges after n m from 1: digraph { 1; 2; 3; 1 -> 2; 2 -> 3; }",
			"edges: digraph { 3; 2; 1; 3 -> 2; 1 -> 2; 2 -> 3; }",
		}},
		{"the least of these", "2 1\n1 2", []string{
			"edges after n m from 1: digraph { 1; 2; 1 -> 2; }",
			"edges: digraph { 2; 1; 2 -> 1; 1 -> 2; }",
		}},
		{"n m, where the first line would be an edge to itself", "3 3\n1 2\n2 3\n1 3", []string{
			"edges after n m from 1: digraph { 1; 2; 3; 1 -> 2; 2 -> 3; 1 -> 3; }",
		}},
		{"a ring after n m", "4 4\n1 2\n2 3\n3 4\n4 1", []string{
			"edges after n m from 1: digraph { 1; 2; 3; 4; 1 -> 2; 2 -> 3; 3 -> 4; 4 -> 1; }",
		}},
		{"an edge to itself where nothing else fits", "1 2\n2 2", []string{"edges: digraph { 1; 2; 1 -> 2; 2 -> 2; }"}},
		{"n m or an edge", "3 2\n2 1\n3 1", []string{
			"edges after n m from 1: digraph { 1; 2; 3; 2 -> 1; 3 -> 1; }",
			"edges: digraph { 3; 2; 1; 3 -> 2; 2 -> 1; 3 -> 1; }",
		}},
		{"edges", "1 2\n2 3", []string{"edges: digraph { 1; 2; 3; 1 -> 2; 2 -> 3; }"}},
		{"edges with a cycle", "1 2\n2 1", []string{"edges: digraph { 1; 2; 1 -> 2; 2 -> 1; }"}},
		{"one row of two", "1 2", []string{
			"edges: digraph { 1; 2; 1 -> 2; }",
			"parents rest from 1: digraph { 1; 2; 3; 1 -> 2; 2 -> 3; }",
		}},
		{"neither 0 nor n is named", "4 1\n1 2", []string{
			"edges after n m from 1: digraph { 1; 2; 3; 4; 1 -> 2; }",
			"edges after n m from 0: digraph { 0; 1; 2; 3; 1 -> 2; }",
			"edges: digraph { 4; 1; 2; 4 -> 1; 1 -> 2; }",
		}},
		{"from 0", "4 2\n0 1\n2 3", []string{
			"edges after n m from 0: digraph { 0; 1; 2; 3; 0 -> 1; 2 -> 3; }",
			"edges: digraph { 4; 2; 0; 1; 3; 4 -> 2; 0 -> 1; 2 -> 3; }",
		}},
		{"n and a row that cannot be an edge", "3\n1 1", []string{
			"parents rest after n from 1: digraph { 1; 2; 3; 1 -> 2; 1 -> 3; }",
		}},
		{"n and a row of two", "3\n1 2", []string{
			"parents rest after n from 1: digraph { 1; 2; 3; 1 -> 2; 2 -> 3; }",
			"edges after n from 1: digraph { 1; 2; 3; 1 -> 2; }",
			"edges after n from 0: digraph { 0; 1; 2; 1 -> 2; }",
		}},
		{"one row", "1 1 2", []string{
			"parents rest from 1: digraph { 1; 2; 3; 4; 1 -> 2; 1 -> 3; 2 -> 4; }",
			"parents all from 1: digraph { 1; 2; 3; 1 -> 2; 2 -> 3; }",
		}},
		{"two children each", "1 1 2 2", []string{
			"parents rest from 1: digraph { 1; 2; 3; 4; 5; 1 -> 2; 1 -> 3; 2 -> 4; 2 -> 5; }",
			"parents all from 1: digraph { 1; 2; 3; 4; 1 -> 2; 2 -> 3; 2 -> 4; }",
		}},
		{"0 for the root", "0 1 1", []string{"parents all from 1: digraph { 1; 2; 3; 1 -> 2; 1 -> 3; }"}},
		{"-1 for the root", "-1 0 0 1", []string{"parents all from 0: digraph { 0; 1; 2; 3; 0 -> 1; 0 -> 2; 1 -> 3; }"}},
		{"the root's own number", "0 0 1 1", []string{"parents all from 0: digraph { 0; 1; 2; 3; 0 -> 1; 1 -> 2; 1 -> 3; }"}},
		{"n on the same row", "4 1 1 2", []string{
			"parents rest after n from 1: digraph { 1; 2; 3; 4; 1 -> 2; 1 -> 3; 2 -> 4; }",
			"parents rest from 1: digraph { 1; 2; 3; 4; 5; 4 -> 2; 1 -> 3; 1 -> 4; 2 -> 5; }",
		}},
		{"one parent a line", "3\n0\n1\n1\n", []string{"parents all after n from 1: digraph { 1; 2; 3; 1 -> 2; 1 -> 3; }"}},
		{"n and all parents", "3\n0 1 1", []string{"parents all after n from 1: digraph { 1; 2; 3; 1 -> 2; 1 -> 3; }"}},
		{"parents on several lines", "6\n1 1 2\n2 3", []string{
			"parents rest after n from 1: digraph { 1; 2; 3; 4; 5; 6; 1 -> 2; 1 -> 3; 2 -> 4; 2 -> 5; 3 -> 6; }",
		}},
		{"parents from 0 after n", "4\n0 0 1", []string{
			"parents rest after n from 0: digraph { 0; 1; 2; 3; 0 -> 1; 0 -> 2; 1 -> 3; }",
		}},
		{"counted lists from 0", "3\n2 1 2\n1 2\n0", []string{
			"adjacency count after n from 0: digraph { 0; 1; 2; 0 -> 1; 0 -> 2; 1 -> 2; }",
		}},
		{"counted lists from 1", "3\n2 2 3\n1 3\n0", []string{
			"adjacency count after n from 1: digraph { 1; 2; 3; 1 -> 2; 1 -> 3; 2 -> 3; }",
		}},
		{"counted lists from 1, upwards", "3\n0\n1 1\n2 1 2", []string{
			"adjacency count after n from 1: digraph { 1; 2; 3; 2 -> 1; 3 -> 1; 3 -> 2; }",
		}},
		{"counted lists without n", "2 1 2\n1 2\n0", []string{
			"adjacency count from 0: digraph { 0; 1; 2; 0 -> 1; 0 -> 2; 1 -> 2; }",
		}},
		{"plain lists", "2 3\n3\n\n", []string{"adjacency plain from 1: digraph { 1; 2; 3; 1 -> 2; 1 -> 3; 2 -> 3; }"}},
		{"plain lists after n", "3\n2 3\n3\n\n", []string{
			"adjacency plain after n from 1: digraph { 1; 2; 3; 1 -> 2; 1 -> 3; 2 -> 3; }",
		}},
		{"plain lists after n, the last line lost", "3\n2 3\n3", []string{
			"adjacency plain after n from 1: digraph { 1; 2; 3; 1 -> 2; 1 -> 3; 2 -> 3; }",
		}},
		{"plain lists, the first empty", "\n1\n1 2\n", []string{"adjacency plain from 1: digraph { 1; 2; 3; 2 -> 1; 3 -> 1; 3 -> 2; }"}},
		{"plain lists of all lengths", "2 2\n2\n0 1 2\n1 0 2", []string{
			"adjacency plain from 0: digraph { 0; 1; 2; 3; 0 -> 2; 0 -> 2; 1 -> 2; 2 -> 0; 2 -> 1; 2 -> 2; 3 -> 1; 3 -> 0; 3 -> 2; }",
		}},
		{"named lists", "a: b c\nb: c", []string{"adjacency names: digraph { a; b; c; a -> b; a -> c; b -> c; }"}},
		{"DOT", "// a: b\n graph { a -- b }", []string{"dot: graph { a; b; a -- b; }"}},
		{"GraphML", "\ufeff \n<graphml><graph><node id=\"a\"/></graph></graphml>", []string{"graphml: digraph { a; }"}},
		{"CRLF, blanks, a comment", "# a tree\r\n3\r\n1  2 \r\n2\t3\r\n\r\n", []string{
			"edges after n from 1: digraph { 1; 2; 3; 1 -> 2; 2 -> 3; }",
		}},

		{"weights", "1 2 5\n2 3 7", nil},
		{"a number", "5", nil},
		{"nothing", "", nil},
		{"words", "hello world", nil},
		{"an address", "https://example.org/x", nil},
		{"broken DOT", "digraph {", nil},
		{"broken XML", "<graphml>", nil},
		{"not UTF-8", "1 2\n\xff", nil},
		{"a promise of many vertices", "4000000 1\n1 2", []string{"edges: digraph { 4000000; 1; 2; 4000000 -> 1; 1 -> 2; }"}},
	}
	for _, row := range rows {
		var got []string
		for _, r := range board.Guess(row.text) {
			got = append(got, formOf(r)+": "+oneLine(r.Board))
		}
		if !slices.Equal(got, row.want) {
			t.Errorf("%s: %q\n      %s\nwant  %s", row.name, row.text, strings.Join(got, "\n      "), strings.Join(row.want, "\n      "))
		}
		if err := board.Unread(row.text); err == nil && got == nil {
			t.Errorf("%s: no reading, and no error", row.name)
		}
	}
}

// TestGuessLarge: a large paste is read once or twice, a huge one not at all.
func TestGuessLarge(t *testing.T) {
	var text strings.Builder
	const n = 200_000
	fmt.Fprintf(&text, "%d %d\n", n, n-1)
	for i := 2; i <= n; i++ {
		fmt.Fprintf(&text, "%d %d\n", i, i/2)
	}
	got := board.Guess(text.String())
	if len(got) != 1 || formOf(got[0]) != "edges after n m from 1" {
		t.Errorf("%d readings", len(got))
	}
	if got := board.Guess(strings.Repeat("1 2\n", board.MaxPaste/4+1)); got != nil {
		t.Errorf("a huge text: %d readings", len(got))
	}
}

// FuzzGuess: no text makes it panic, the same text gives the same, and what it gives can be written.
func FuzzGuess(f *testing.F) {
	for _, text := range []string{
		"3\n1 2\n2 3\n", "3 2\n1 2\n2 3", "0 1 1", "-1 0", "3\n1 1", "3\n2 1 2\n1 2\n0", "2 3\n3\n\n", "a: b c", "digraph { a -> b }",
		`<graphml><graph><node id="a"/></graph></graphml>`, "\n\n1", "1\n1\n1", "\x00:0",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if manyDigits.MatchString(text) {
			return
		}
		first, second := board.Guess(text), board.Guess(text)
		if len(first) != len(second) {
			t.Fatalf("%d and %d readings", len(first), len(second))
		}
		for i, r := range first {
			if r.Form != second[i].Form || !board.Equal(r.Board, second[i].Board) {
				t.Errorf("reading %d differs", i)
			}
			comesBack(t, r.Board)
		}
	})
}
