package cli

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

func TestSolveTables(t *testing.T) {
	for code, locale := range locales {
		var all strings.Builder
		for _, board := range []string{"first", "splits", "none", "even"} {
			r := runIn(t, locale, "", "solve", "testdata/"+board+".gv")
			if r.status != done || r.stderr != "" {
				t.Errorf("%s: %+v", board, r)
			}
			all.WriteString("$ mexboard solve " + board + ".gv\n" + r.stdout + "\n")
		}
		all.WriteString("$ mexboard solve -\n" + runIn(t, locale, "digraph {}", "solve", "-").stdout)
		golden(t, "solve."+code+".txt", all.String())
	}
}

func TestSolveJSON(t *testing.T) {
	rows := []struct{ name, text, want string }{
		{
			"the first board", file(t, "first.gv"),
			`{"kind":"digraph","play":"normal","compound":"disjunctive",
 "vertices":[{"id":"B","sg":1,"outcome":"N","suspense":1},{"id":"A","sg":0,"outcome":"P","suspense":0},{"id":"C","sg":2,"outcome":"N","suspense":1},{"id":"E","sg":1,"outcome":"N","suspense":1},{"id":"F","sg":0,"outcome":"P","suspense":2},{"id":"D","sg":3,"outcome":"N","suspense":3}],
 "chips":["B","E","D"],"sum":3,"outcome":"N",
 "winning_moves":[{"from":"D","to":["F"]}]}
`,
		},
		{
			"splits: equal moves once, two chips, none", file(t, "splits.gv"),
			`{"kind":"digraph","play":"normal","compound":"disjunctive",
 "vertices":[{"id":"z","sg":0,"outcome":"P","suspense":0},{"id":"one","sg":1,"outcome":"N","suspense":1},{"id":"a pair","sg":2,"outcome":"N","suspense":1}],
 "chips":["z","one","one","a pair","a pair","a pair"],"sum":2,"outcome":"N",
 "winning_moves":[{"from":"a pair","to":[]},{"from":"a pair","to":["one","one"]}]}
`,
		},
		{
			"no vertex", "digraph {}",
			`{"kind":"digraph","play":"normal","compound":"disjunctive",
 "vertices":[],
 "chips":[],"sum":0,"outcome":"P",
 "winning_moves":[]}
`,
		},
		{
			"names that need escapes", `digraph { "a\"\\<&>` + "\t" + `é棋" }`,
			`{"kind":"digraph","play":"normal","compound":"disjunctive",
 "vertices":[{"id":"a\"\\\\<&>\té棋","sg":0,"outcome":"P","suspense":0}],
 "chips":[],"sum":0,"outcome":"P",
 "winning_moves":[]}
`,
		},
		{
			"loopy=true on a board without a cycle", "digraph { loopy=true; a -> b; a [chips=1] }",
			`{"kind":"digraph","play":"normal","compound":"disjunctive",
 "vertices":[{"id":"a","sg":1,"outcome":"N","suspense":1},{"id":"b","sg":0,"outcome":"P","suspense":0}],
 "chips":["a"],"sum":1,"outcome":"N",
 "winning_moves":[{"from":"a","to":["b"]}]}
`,
		},
	}
	for _, row := range rows {
		r := run(t, row.text, "solve", "--json", "-")
		if r.status != done || r.stdout != row.want || r.stderr != "" {
			t.Errorf("%s: %+v\nwant %s", row.name, r, row.want)
		}
		if !json.Valid([]byte(r.stdout)) {
			t.Errorf("%s: not JSON", row.name)
		}
	}
}

// TestRulesTables has a board for each kind of table under the other rules.
func TestRulesTables(t *testing.T) {
	boards := []string{
		`digraph { play=misere; one -> zero; two -> {one zero}; z2 -> two; wild -> {zero z2}; wild [chips=1]; one [chips=2] }`,
		`digraph { compound="continued-conjunctive"; s [split=true]; c -> b -> a; c -> s; s -> b; s -> b; c [chips=1]; b [chips=1] }`,
		`digraph { compound=conjunctive; l -> m -> z; m [chips=1]; l [chips=1] }`,
		`digraph { play=misere; compound=selective; a -> b -> c; a [chips=1]; b [chips=1] }`,
		`digraph { compound="diminished-disjunctive"; b -> a -> z; c -> {b a}; b [chips=1]; c [chips=1] }`,
		`digraph { play=misere; compound="shortened-selective"; a -> z; z [chips=1]; a [chips=1] }`,
		`digraph { loopy=true; a -> b -> a; b -> z; c -> {a b}; b [chips=2]; c [chips=1] }`,
		`digraph { loopy=true; v -> {v z}; o -> z; t -> {o z}; v [chips=1]; t [chips=1] }`,
		`digraph { loopy=true; compound=selective; a -> b -> a; b -> z; a [chips=1]; b [chips=1] }`,
	}
	for code, locale := range locales {
		var all strings.Builder
		for _, text := range boards {
			r := runIn(t, locale, text, "solve", "-")
			if r.status != done || r.stderr != "" {
				t.Errorf("%s: %+v", text, r)
			}
			all.WriteString("$ echo '" + text + "' | mexboard solve -\n" + r.stdout + "\n")
		}
		golden(t, "rules."+code+".txt", all.String())
	}
}

// TestRulesJSON has the forms that only other rules have.
func TestRulesJSON(t *testing.T) {
	rows := []struct{ name, text, want string }{
		{
			"joint moves; no sum", `digraph { compound=conjunctive; a -> {b c}; b -> c; a [chips=2] }`,
			`{"kind":"digraph","play":"normal","compound":"conjunctive",
 "vertices":[{"id":"a","sg":2,"outcome":"N","suspense":1},{"id":"b","sg":1,"outcome":"N","suspense":1},{"id":"c","sg":0,"outcome":"P","suspense":0}],
 "chips":["a","a"],"outcome":"N",
 "winning_moves":[{"moves":[{"from":"a","to":["b"]},{"from":"a","to":["c"]}]},{"moves":[{"from":"a","to":["c"]},{"from":"a","to":["c"]}]}]}
`,
		},
		{
			"a draw", `digraph { loopy=true; v -> {v z}; o -> z; t -> {o z}; v [chips=1]; t [chips=1] }`,
			`{"kind":"digraph","play":"normal","compound":"disjunctive",
 "vertices":[{"id":"v","sg":{"loop":[0]},"outcome":"N","remoteness":1},{"id":"z","sg":0,"outcome":"P","remoteness":0},{"id":"o","sg":1,"outcome":"N","remoteness":1},{"id":"t","sg":2,"outcome":"N","remoteness":1}],
 "chips":["v","t"],"sum":{"loop":[2]},"outcome":"D",
 "winning_moves":[],"drawing_moves":[{"from":"v","to":["v"]},{"from":"t","to":["o"]}]}
`,
		},
		{
			"misère on a board with a cycle", `digraph { loopy=true; play=misere; a -> a; a -> z; a [chips=1] }`,
			`{"kind":"digraph","play":"misere","compound":"disjunctive",
 "vertices":[{"id":"a","sg":{"loop":[0]},"outcome":"D","remoteness":null},{"id":"z","sg":0,"outcome":"N","remoteness":0}],
 "chips":["a"],"outcome":"D",
 "winning_moves":[],"drawing_moves":[{"from":"a","to":["a"]}]}
`,
		},
	}
	for _, row := range rows {
		r := run(t, row.text, "solve", "--json", "-")
		if r.status != done || r.stdout != row.want || r.stderr != "" || !json.Valid([]byte(r.stdout)) {
			t.Errorf("%s: %+v\nwant %s", row.name, r, row.want)
		}
	}
}

// TestUndecided has a board beyond the bound of the search, told in each form and language.
func TestUndecided(t *testing.T) {
	text := `digraph { play=misere; 1 -> 0; 2 -> {0 1}; z -> 2; w -> {0 z}; s [split=true]; v -> s; s -> w; s -> w; v [chips=2]; w [chips=2] }`
	b, err := board.Read([]byte(text), "")
	if err != nil {
		t.Fatal(err)
	}
	p := b.Problem()
	p.Limits.States = 2
	a, err := solver.Solve(t.Context(), p)
	if err != nil || a.Undecided == nil {
		t.Fatal(a.Undecided, err)
	}
	var out bytes.Buffer
	w := bufio.NewWriter(&out)
	writeJSON(w, lang.English, b, a)
	w.Flush()
	want := `{"kind":"digraph","play":"misere","compound":"disjunctive",
 "vertices":[{"id":"1","sg":1,"outcome":"P","suspense":1},{"id":"0","sg":0,"outcome":"N","suspense":0},{"id":"2","sg":2,"outcome":"N","suspense":2},{"id":"z","sg":0,"outcome":"P","suspense":3},{"id":"w","sg":1,"outcome":"N","suspense":4},{"id":"v","sg":1,"outcome":null,"suspense":5}],
 "chips":["w","w","v","v"],"outcome":null,
 "undecided":"not decided: the search ends at 2 positions (or the memory and time for them), and there may be 462; try fewer chips"}
`
	if out.String() != want {
		t.Errorf("%s, want %s", out.String(), want)
	}
	for l, part := range map[lang.Language]string{lang.English: "not decided", lang.Chinese: "未能判定", lang.Russian: "не решено", lang.Finnish: "ei ratkaistu"} {
		if got := tables(l, b, a); !strings.Contains(got, part) || !strings.Contains(got, "462") {
			t.Errorf("%s", got)
		}
	}
}

// TestManyMoves has a chip with so many winning moves: up to 1,000 are listed, of more the number is given.
func TestManyMoves(t *testing.T) {
	for _, n := range []int{manyMoves, manyMoves + 1} {
		var text strings.Builder
		text.WriteString("digraph { a [chips=1];")
		for i := range n {
			fmt.Fprintf(&text, "a -> z%d;", i)
		}
		text.WriteString("}")
		var got struct {
			Moves []any `json:"winning_moves"`
			Count *int  `json:"winning_moves_count"`
		}
		r := run(t, text.String(), "solve", "--json", "-")
		if err := json.Unmarshal([]byte(r.stdout), &got); err != nil {
			t.Fatal(err)
		}
		if n <= manyMoves && (len(got.Moves) != n || got.Count != nil) {
			t.Errorf("%d moves: %d listed, count %v", n, len(got.Moves), got.Count)
		}
		if n > manyMoves && (got.Moves != nil || got.Count == nil || *got.Count != n) {
			t.Errorf("%d moves: %d listed, count %v", n, len(got.Moves), got.Count)
		}
		rest := strings.Contains(run(t, text.String(), "solve", "-").stdout, "and 1 more")
		if rest != (n > manyMoves) {
			t.Errorf("%d moves: the table says that more are left out: %v", n, rest)
		}
	}
}

func TestSolveFlags(t *testing.T) {
	t.Chdir(t.TempDir())
	write(t, "b.gv", "digraph { a -> b; a [chips=1] }")
	write(t, "-b.gv", "digraph { a -> b; a [chips=1] }")
	write(t, "plain", "2 1\n1 2\n")
	write(t, "list.txt", "1 2\n")
	want := run(t, "", "solve", "--json", "b.gv").stdout
	if want == "" {
		t.Fatal("nothing to compare with")
	}
	for _, args := range [][]string{
		{"solve", "b.gv", "--json"},
		{"solve", "--json", "--", "-b.gv"},
		{"solve", "--from", "dot", "b.gv", "--json"},
		{"solve", "--json", "--from=dot", "b.gv"},
		{"solve", "--json", "--lang", "ru", "b.gv"},
	} {
		if r := run(t, "", args...); r.stdout != want {
			t.Errorf("%q: %+v", args, r)
		}
	}
	for _, args := range [][]string{
		{"solve", "--from", "edges", "plain"},
		{"solve", "--from", "edges", "--from", "dot", "--from", "edges", "plain"}, // the last counts
		{"solve", "list.txt"},
	} {
		if r := run(t, "", args...); r.status != done || !strings.Contains(r.stdout, "1       2        {0}") {
			t.Errorf("%q: %+v", args, r)
		}
	}
	if r := run(t, "", "solve", "b.gv", "--lang", "fi"); !strings.Contains(r.stdout, "Voittosiirrot") {
		t.Errorf("in Finnish: %q", r.stdout)
	}
}

func TestStatus(t *testing.T) {
	t.Chdir(t.TempDir())
	write(t, "b.gv", "digraph { a -> b; a [chips=1] }")
	if err := os.Mkdir("folder.gv", 0o777); err != nil {
		t.Fatal(err)
	}
	rows := []struct {
		name   string
		stdin  string
		args   []string
		status int
		says   string
	}{
		{"mistyped command", "", []string{"slove", "b.gv"}, wrong, "did you mean “solve”"},
		{"no such command", "", []string{"frobnicate"}, wrong, "solve, export, convert"},
		{"help of no command", "", []string{"help", "frobnicate"}, wrong, "solve, export, convert"},
		{"help of two commands", "", []string{"help", "solve", "export"}, wrong, "takes one command, not several (solve, export)"},
		{"mistyped flag", "", []string{"solve", "--jsn", "b.gv"}, wrong, "did you mean “--json”"},
		{"no such flag", "", []string{"solve", "--frobnicate", "b.gv"}, wrong, "mexboard solve --help"},
		{"no such short flag", "", []string{"solve", "-x", "b.gv"}, wrong, "-x"},
		{"a value too many", "", []string{"solve", "--json=1", "b.gv"}, wrong, "--json takes no value"},
		{"a value missing", "", []string{"solve", "b.gv", "--from"}, wrong, "--from FORMAT"},
		{"no such format", "", []string{"solve", "--from", "xml", "b.gv"}, wrong, "dot, edges"},
		{"no such language", "", []string{"solve", "--lang", "de", "b.gv"}, wrong, "en, zh, ru, fi"},
		{"no file", "", []string{"solve", "--json"}, wrong, "needs a FILE"},
		{"a file without a name", "", []string{"solve", ""}, wrong, "needs a FILE"},
		{"a flag before the command", "", []string{"--json", "solve", "-"}, wrong, "the command comes before “--json”"},
		{"two files", "", []string{"solve", "b.gv", "c.gv"}, wrong, "b.gv, c.gv"},
		{"a flag of another command", "", []string{"solve", "--theme", "dark", "b.gv"}, wrong, "--theme"},
		{"no output", "", []string{"export", "b.gv"}, wrong, "-o OUT"},
		{"no output of convert", "", []string{"convert", "b.gv"}, wrong, "-o OUT"},
		{"no such ending", "", []string{"export", "b.gv", "-o", "b.doc"}, wrong, ".svg"},
		{"no such ending of convert", "", []string{"convert", "b.gv", "-o", "b.svg"}, wrong, ".gv"},
		{"scale too small", "", []string{"export", "b.gv", "-o", "b.png", "--scale", "0.5"}, wrong, "1 to 4"},
		{"scale too large", "", []string{"export", "b.gv", "-o", "b.png", "--scale", "5"}, wrong, "1 to 4"},
		{"scale no number", "", []string{"export", "b.gv", "-o", "b.png", "--scale", "NaN"}, wrong, "1 to 4"},
		{"step below zero", "", []string{"export", "b.gv", "-o", "b.png", "--step", "-1"}, wrong, "0 or more"},
		{"step no number", "", []string{"export", "b.gv", "-o", "b.png", "--step", "x"}, wrong, "0 or more"},
		{"no such theme", "", []string{"export", "b.gv", "-o", "b.png", "--theme", "pink"}, wrong, "light, dark, print"},
		{"no such engine", "", []string{"export", "b.gv", "-o", "b.png", "--engine", "osage"}, wrong, "dot-lr"},
		{"not DOT", "hello", []string{"solve", "-"}, wrong, "stdin:1:1"},
		{"not an edge list", "1 2\n3\n", []string{"solve", "--from", "edges", "-"}, wrong, "stdin:2"},
		{"empty", "", []string{"solve", "-"}, wrong, "stdin:1:1"},
		{"unknown compound", "digraph { compound=all }", []string{"solve", "-"}, wrong, "compound"},
		{"a cycle", "digraph { t -> a -> b -> a }", []string{"solve", "--json", "-"}, wrong, "a -> b -> a"},
		{"a cycle, exported", "digraph { a -> a }", []string{"export", "-", "-o", "b.svg"}, wrong, "a -> a"},
		{"a cycle, misère", "digraph { play=misere; a -> a }", []string{"solve", "-"}, wrong, "a -> a"},
		{"no ground", "graph { a -- b }", []string{"solve", "-"}, wrong, "ground"},
		{"no such file", "", []string{"solve", "missing.gv"}, failed, "missing.gv"},
		{"a folder", "", []string{"solve", "folder.gv"}, failed, "folder"},
		{"Hackenbush with a loose part", "graph { a -- b; a [ground=true]; c -- d }", []string{"solve", "--json", "-"}, wrong, "c, d"},
		{"output in no folder", "", []string{"export", "b.gv", "-o", "none/b.svg"}, failed, "none/b.svg: there is no such"},
		{"output is a folder", "", []string{"convert", "b.gv", "-o", "folder.gv"}, failed, "folder"},
		{"a name of two lines", "digraph { \"a\nb\" -> \"a\nb\" }", []string{"solve", "-"}, wrong, `a\nb`},
		{"a name that steers the terminal", "digraph { \"\x1b[2J\u202e\" [split=1] }", []string{"solve", "-"}, wrong, `\x1b[2J\u202e`},
		{"a file of two lines", "", []string{"solve", "a\nb"}, failed, `a\nb`},
		{"help with a flag of none", "", []string{"--help", "--json"}, wrong, "--json"},
		{"splits as edges", "digraph { s [split=true]; a -> s -> b }", []string{"convert", "-", "-o", "b.edges"}, wrong, "dot"},
	}
	for _, row := range rows {
		r := run(t, row.stdin, row.args...)
		if r.status != row.status || !strings.Contains(r.stderr, row.says) {
			t.Errorf("%s: %+v, want %d and %q", row.name, r, row.status, row.says)
		}
	}
	left, err := filepath.Glob("*")
	if err != nil || fmt.Sprint(left) != "[b.gv folder.gv]" {
		t.Errorf("files left: %v, %v", left, err)
	}
}

// TestErrorsInLanguages wants no English sentence where another language is asked for.
func TestErrorsInLanguages(t *testing.T) {
	for _, row := range []struct {
		stdin string
		args  []string
	}{
		{"", []string{"slove"}},
		{"", []string{"solve", "--jsn"}},
		{"", []string{"solve"}},
		{"", []string{"solve", "missing.gv"}},
		{"hello", []string{"solve", "-"}},
		{"digraph { a", []string{"solve", "-"}},
		{"digraph { a [chips=x] }", []string{"solve", "-"}},
		{"digraph { a -> a }", []string{"solve", "-"}},
		{"digraph { a [split=true, chips=1] }", []string{"solve", "-"}},
		{"graph { a }", []string{"solve", "-"}},
		{"1", []string{"solve", "--from", "edges", "-"}},
		{"graph { a }", []string{"convert", "-", "-o", "x.edges"}},
	} {
		english := runIn(t, "C", row.stdin, row.args...)
		for _, code := range []string{"zh", "ru", "fi"} {
			if r := runIn(t, locales[code], row.stdin, row.args...); r.stderr == english.stderr || r.status != english.status {
				t.Errorf("%s %q: %+v", code, row.args, r)
			}
		}
	}
}

func file(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// BenchmarkSolve reads, solves and writes a random board of 100,000 vertices and 300,000 edges.
func BenchmarkSolve(b *testing.B) {
	const n, m = 100_000, 300_000
	random := rand.New(rand.NewPCG(1, 2))
	names := random.Perm(n)
	var text strings.Builder
	text.WriteString("digraph {\n")
	for range m {
		v := 1 + random.IntN(n-1)
		w := random.IntN(v)
		fmt.Fprintf(&text, "  v%d -> v%d;\n", names[v], names[w])
	}
	text.WriteString("  v1 [chips=1];\n}\n")
	for b.Loop() {
		if status := Run([]string{"solve", "--json", "-"}, strings.NewReader(text.String()), io.Discard, io.Discard); status != done {
			b.Fatal(status)
		}
	}
}
