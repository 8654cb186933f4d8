package lang_test

import (
	"strings"
	"testing"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// boardErrors has an error of each kind that a board can give.
func boardErrors(t *testing.T) []error {
	t.Helper()
	var errs []error
	for _, text := range []string{
		"", "hello", "digraph a b {", "digraph { \xe9 }", "digraph { - }", "digraph { 1a }", `digraph { "b }`, "digraph { <b }",
		"digraph { /* }", "digraph {", "digraph { a;; }", "digraph { a -> ; }", "digraph { a -- b }", "graph { a -> b }",
		"digraph { node -> a }", "digraph { subgraph S; }", "digraph { a [x] }", "digraph { a [x=] }", "digraph { a [,] }",
		"digraph { a, }", "digraph { a: -> b }", `digraph { "a" + b }`, "digraph { } x",
		"digraph { a [chips=x] }", "digraph { a [split=x] }", "graph { a [ground=x] }", "digraph { loopy=x }",
		"digraph { play=x }", "digraph { compound=x }", "digraph { a [chips=1000001] }",
		"digraph " + strings.Repeat("{", board.MaxDepth+2),
	} {
		_, err := board.Read([]byte(text), "f")
		errs = append(errs, err)
	}
	for _, text := range []string{"1 a", "1", "1\n", "1 2 3", "2 2\n0 1\n1 2", "999999999 0"} {
		_, err := board.ReadEdges([]byte(text), "f")
		errs = append(errs, err)
	}
	for _, row := range []struct {
		read  func([]byte, string) (board.Board, error)
		texts []string
	}{
		{board.ReadParents, []string{"1 x", "1 7", "3 3 2"}},
		{board.ReadAdjacency, []string{"1 x", "2\n1 2\n1 7\n", "5\n0\n0\n", "a: b\nc d"}},
		{board.ReadGraphML, []string{
			"<graphml>", "<svg/>", "<graphml><graph/><graph/></graphml>", "<graphml><graph><node/></graph></graphml>",
			`<graphml><graph><edge source="a" target="b"/></graph></graphml>`, "<graphml><graph><hyperedge/></graph></graphml>",
			`<graphml><graph><node id="a"/><edge source="a" target="a"/><edge source="a" target="a" directed="false"/></graph></graphml>`,
		}},
	} {
		for _, text := range row.texts {
			_, err := row.read([]byte(text), "f")
			errs = append(errs, err)
		}
	}
	for _, text := range []string{
		"digraph { a -> b -> a }", "digraph { s [split=true]; a -> a }", "digraph { s [split=true chips=1] }",
		"digraph { s, t [split=true]; s -> t }", "graph { a }", "graph { a [ground=true]; b }", "graph { compound=selective }",
	} {
		b, err := board.Read([]byte(text), "f")
		if err != nil {
			t.Fatal(err)
		}
		errs = append(errs, board.Locate(b.Check(), []byte(text), "f"))
	}
	for _, b := range []board.Board{{}, {Directed: true, Vertices: []board.Vertex{{Split: true}}}} {
		_, err := board.WriteEdges(b)
		errs = append(errs, err)
	}
	for _, text := range []string{"digraph { a -> b; c -> b }", "digraph { a -> a }"} {
		b, _ := board.Read([]byte(text), "f")
		_, err := board.WriteParents(b)
		errs = append(errs, err)
	}
	_, err := board.WriteGraphML(board.Board{Vertices: []board.Vertex{{ID: "\x01"}}})
	errs = append(errs, err)
	for _, what := range []string{"edges", "attributes", "members", "text"} {
		errs = append(errs, &board.LimitError{Place: board.Place{File: "f", Line: 1, Col: 2}, What: what, Limit: 1000})
	}
	return append(errs, &board.CompoundError{Compound: solver.Selective})
}

// TestBoardErrors: each error of a board has its sentence in every language, and the English one is what it says itself.
func TestBoardErrors(t *testing.T) {
	told := make(map[string]bool)
	for _, err := range boardErrors(t) {
		fault, ok := err.(lang.Fault)
		if !ok {
			t.Errorf("%T %v has no sentence", err, err)
			continue
		}
		key, args := fault.Fault()
		told[key] = true
		for _, arg := range args {
			if inner, ok := arg.(lang.Fault); ok {
				innerKey, _ := inner.Fault()
				told[innerKey] = true
			}
		}
		english := lang.Error(lang.English, err)
		if english != err.Error() {
			t.Errorf("%s:\n     %s\nlang %s", key, err, english)
		}
		for _, l := range lang.Languages {
			text := lang.Error(l, err)
			if l != lang.English && text == english || strings.Contains(text, "{1}") || strings.Contains(text, "{0}") {
				t.Errorf("%s in %s: %s", key, l.Code(), text)
			}
		}
	}
	for key := range lang.Faults {
		area, _, _ := strings.Cut(key, ".")
		switch area {
		case "syntax", "edges", "parents", "adjacency", "graphml", "attribute", "limit", "check", "format":
			if !told[key] {
				t.Errorf("no error is told as %q", key)
			}
		}
	}
}

// TestLosses: all that a format can lose has a name in every language.
func TestLosses(t *testing.T) {
	seen := make(map[string]bool)
	for _, loss := range []board.Loss{
		board.LostRule, board.LostNames, board.LostChips, board.LostGround, board.LostLabels, board.LostPlaces,
		board.LostAttrs, board.LostSubgraphs, board.LostPorts, board.LostHTML,
	} {
		for _, l := range lang.Languages {
			name := lang.Loss(l, string(loss))
			if name == "" || seen[l.Code()+name] {
				t.Errorf("%s in %s: %q", loss, l.Code(), name)
			}
			seen[l.Code()+name] = true
		}
	}
}

func TestReading(t *testing.T) {
	for _, text := range []string{
		"digraph { a -> b }", "<graphml><graph/></graphml>", "1 2\n2 3\n3 4", "3\n1 2\n2 3", "3 2\n1 2\n2 3", "0 1 1", "3\n1 1",
		"3\n2 2 3\n1 3\n0", "2 3\n3\n\n", "a: b",
	} {
		for _, r := range board.Guess(text) {
			first := -1
			if r.Form.Numbered {
				first = r.Form.First
			}
			for _, l := range lang.Languages {
				got := lang.Reading(l, r.Format.Name, r.Form.List, r.Form.Header, first)
				if strings.HasPrefix(got, lang.Reading(l, "none", "", "", -1)+",") || got == "" {
					t.Errorf("%q in %s: %q", text, l.Code(), got)
				}
			}
		}
	}
	for want, got := range map[string]string{
		"edges, first n m, vertices from 1": lang.Reading(lang.English, "edges", "", "n m", 1),
		"edges, one on every line":          lang.Reading(lang.English, "edges", "", "", -1),
		"除根以外各顶点的父顶点，先是 n，顶点从 0 起编号":        lang.Reading(lang.Chinese, "parents", "rest", "n", 0),
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
