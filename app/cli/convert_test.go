package cli

import (
	"os"
	"strings"
	"testing"
)

// TestConvertFrom reads one board in every format, and writes it in every other.
func TestConvertFrom(t *testing.T) {
	const want = "digraph {\n\t1;\n\t2;\n\t3;\n\t4;\n\t1 -> 2;\n\t1 -> 3;\n\t3 -> 4;\n}\n"
	rows := []struct{ name, format, ending, text string }{
		{"dot", "dot", "gv", want},
		{"edges after n m", "edges", "edges", "4 3\n1 2\n1 3\n3 4\n"},
		{"edges after n", "edges", "edges", "4\n1 2\n1 3\n3 4\n"},
		{"edges", "edges", "txt", "1 2\n1 3\n3 4\n"},
		{"parents but the root's", "parents", "parents", "4\n1 1 3\n"},
		{"all parents", "parents", "parents", "0 1\n1 3"},
		{"counted lists", "adjacency", "adj", "4\n2 2 3\n0\n1 4\n0\n"},
		{"plain lists", "adjacency", "adj", "2 3\n\n4\n"},
		{"named lists", "adjacency", "adj", "1: 2 3\n2:\n3: 4\n4:\n"},
		{
			"GraphML", "graphml", "graphml", "<graphml><graph><node id='1'/><node id='2'/><node id='3'/><node id='4'/>" +
				"<edge source='1' target='2'/><edge source='1' target='3'/><edge source='3' target='4'/></graph></graphml>",
		},
	}
	t.Chdir(t.TempDir())
	for _, row := range rows {
		write(t, "in."+row.ending, row.text)
		for _, args := range [][]string{
			{"convert", "in." + row.ending, "-o", "out.gv"},
			{"convert", "--from", row.format, "-", "-o", "out.gv"},
		} {
			r := run(t, row.text, args...)
			if r.status != done || r.stderr+r.stdout != "" {
				t.Errorf("%s %q: %+v", row.name, args, r)
				continue
			}
			if got := contents(t, "out.gv"); got != want {
				t.Errorf("%s %q: %s", row.name, args, got)
			}
		}
		for _, ending := range []string{"gv", "edges", "parents", "adj", "graphml"} {
			if r := run(t, "", "convert", "in."+row.ending, "-o", "other."+ending); r.status != done || r.stderr != "" {
				t.Errorf("%s to %s: %+v", row.name, ending, r)
			}
			if r := run(t, "", "convert", "other."+ending, "-o", "back.gv"); r.status != done || contents(t, "back.gv") != want {
				t.Errorf("%s to %s and back: %+v %s", row.name, ending, r, contents(t, "back.gv"))
			}
		}
	}
}

// TestTextFilesTellTheirFormat: many things are called .txt.
func TestTextFilesTellTheirFormat(t *testing.T) {
	t.Chdir(t.TempDir())
	for text, from := range map[string]string{
		"3 2\n1 2\n2 3\n":  "edges",
		"1 1 2\n":          "parents",
		"3\n2 1 2\n1 2\n0": "adjacency",
		"a: b\nb: c\n":     "adjacency",
		"digraph {a -> b}": "dot",
	} {
		write(t, "in.txt", text)
		if r := run(t, "", "convert", "in.txt", "-o", "guessed.gv"); r.status != done || r.stderr != "" {
			t.Errorf("%q: %+v", text, r)
		}
		run(t, "", "convert", "--from", from, "in.txt", "-o", "told.gv")
		if got, want := contents(t, "guessed.gv"), contents(t, "told.gv"); got != want {
			t.Errorf("%q: %s\nwant %s", text, got, want)
		}
	}
	write(t, "in.txt", "3\n1 2\n") // parents as well
	if r := run(t, "", "convert", "in.txt", "-o", "out.gv"); r.status != done || !strings.Contains(contents(t, "out.gv"), "\t1;\n\t2;\n\t3;\n\t1 -> 2;\n}") {
		t.Errorf("%+v %s", r, contents(t, "out.gv"))
	}
	write(t, "in.txt", "words\n")
	if r := run(t, "", "solve", "in.txt"); r.status != wrong {
		t.Errorf("%+v", r)
	}
}

// TestConvertTellsLosses: what a file does not keep is said in each language, and it is written all the same.
func TestConvertTellsLosses(t *testing.T) {
	t.Chdir(t.TempDir())
	const text = `digraph { b -> a; b [chips=1, label=x] }`
	if r := run(t, text, "convert", "-", "-o", "b.edges"); r.status != done || r.stderr != "mexboard: b.edges does not keep: names, chips and labels\n" {
		t.Errorf("%+v", r)
	}
	if got := contents(t, "b.edges"); got != "2 1\n1 2\n" {
		t.Errorf("%q", got)
	}
	if r := run(t, text, "convert", "-", "-o", "b.graphml"); r.status != done || r.stderr != "" {
		t.Errorf("GraphML: %+v", r)
	}
	english := run(t, text, "convert", "-", "-o", "b.edges").stderr
	for _, code := range []string{"zh", "ru", "fi"} {
		if r := runIn(t, locales[code], text, "convert", "-", "-o", "b.edges"); r.stderr == english || r.stderr == "" {
			t.Errorf("%s: %q", code, r.stderr)
		}
	}
}

// TestConvertErrors: texts that are not what they should be, and boards that a format cannot hold; nothing is written.
func TestConvertErrors(t *testing.T) {
	t.Chdir(t.TempDir())
	rows := []struct{ format, text, out, says string }{
		{"parents", "3\n1 x", "b.gv", "stdin:2:3"},
		{"parents", "3\n3 2", "b.gv", "stdin:2:1"},
		{"adjacency", "3\n1 2\n0", "b.gv", "stdin:3:2"},
		{"adjacency", "a: b\nc", "b.gv", "stdin:2:1"},
		{"graphml", "<graphml>\n<graph></graphml>", "b.gv", "stdin:2:"},
		{"graphml", "1 2", "b.gv", "stdin:1:"},
		{"edges", "3\n1 2\n2 4\n", "b.gv", "stdin:3:3"},
		{"dot", "digraph { a -> c; b -> c }", "b.parents", "try dot"},
		{"dot", "digraph { a -> a }", "b.parents", "try dot"},
		{"dot", "graph { a -- b }", "b.adj", "try dot"},
		{"dot", "digraph { a [split=true] }", "b.adj", "try dot"},
		{"dot", "digraph { \"a\x01\" }", "b.graphml", "try dot"},
	}
	for _, row := range rows {
		r := run(t, row.text, "convert", "--from", row.format, "-", "-o", row.out)
		if r.status != wrong || !strings.Contains(r.stderr, row.says) {
			t.Errorf("%s %q: %+v", row.format, row.text, r)
		}
		if _, err := os.Stat(row.out); err == nil {
			t.Errorf("%s %q: a file is written", row.format, row.text)
		}
	}
}

func contents(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
