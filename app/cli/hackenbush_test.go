package cli

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

func TestHackenbushJSON(t *testing.T) {
	rows := []struct{ name, text, want string }{
		{
			"a ring on a stalk; ends in the order of the file", `graph { g [ground=true]; a -- g; a -- b -- c -- a; g -- e }`,
			`{"kind":"graph","play":"normal","sg":3,"outcome":"N",
 "winning_edges":[["b","c"]]}
`,
		},
		{
			"parallel edges each, misère", `graph { play=misere; g [ground=true]; g -- a; a -- g }`,
			`{"kind":"graph","play":"misere","sg":0,"outcome":"N",
 "winning_edges":[["g","a"],["a","g"]]}
`,
		},
		{
			"nothing", `graph {}`,
			`{"kind":"graph","play":"normal","sg":0,"outcome":"P",
 "winning_edges":[]}
`,
		},
		{
			"nothing in misère play", `graph { play=misere }`,
			`{"kind":"graph","play":"misere","sg":0,"outcome":"N",
 "winning_edges":[]}
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

func TestHackenbushTables(t *testing.T) {
	boards := []string{
		`graph { g [ground=true]; a -- g; a -- b -- c -- a; g -- e }`,
		`graph { g [ground=true]; g -- a; g -- b }`,
		`graph { play=misere; g [ground=true]; g -- a -- b; g -- c -- d }`,
		`graph { play=misere; g [ground=true]; g -- a -- b -- c -- g; g -- "two words" }`,
		`graph {}`,
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
		golden(t, "hackenbush."+code+".txt", all.String())
	}
}

// TestHackenbushUndecided has a board beyond the bound of the search, told in each form and language.
func TestHackenbushUndecided(t *testing.T) {
	b, err := board.Read([]byte(`graph { play=misere; g [ground=true]; g -- {a b}; {a b} -- {c d}; c -- d }`), "")
	if err != nil {
		t.Fatal(err)
	}
	a, err := b.Hackenbush().Solve(t.Context(), solver.Misere, solver.Limits{States: 3})
	if err != nil || a.Undecided == nil {
		t.Fatal(a.Undecided, err)
	}
	var out bytes.Buffer
	w := bufio.NewWriter(&out)
	writeHackenbushJSON(w, lang.English, b, a)
	w.Flush()
	want := `{"kind":"graph","play":"misere","sg":1,"outcome":null,
 "undecided":"not decided: the search ends at 3 positions (or the memory and time for them), and there may be 128; try fewer edges on the branches with rings"}
`
	if out.String() != want {
		t.Errorf("%s, want %s", out.String(), want)
	}
	for l, part := range map[lang.Language]string{lang.English: "not decided", lang.Chinese: "未能判定", lang.Russian: "не решено", lang.Finnish: "ei ratkaistu"} {
		if got := hackenbushTables(l, b, a); !strings.Contains(got, part) || !strings.Contains(got, "128") {
			t.Errorf("%s", got)
		}
	}
}

// TestHackenbushMany has more winning edges than a table lists, and a board whose winning edges are left out.
func TestHackenbushMany(t *testing.T) {
	var text strings.Builder
	text.WriteString("graph { g [ground=true];")
	for i := range manyMoves + 1 {
		fmt.Fprintf(&text, "g -- v%d;", i)
	}
	if out := run(t, text.String()+"}", "solve", "-").stdout; !strings.Contains(out, "and 1 more") {
		t.Errorf("nothing is said of what is left out")
	}
	if n := strings.Count(run(t, text.String()+"}", "solve", "--json", "-").stdout, `["g",`); n != manyMoves+1 {
		t.Errorf("%d winning edges", n)
	}
	for i := range solver.MostRingEdges {
		fmt.Fprintf(&text, "v0 -- w%d;", i)
	}
	text.WriteString("v1 -- v1; v0 -- g }")
	r := run(t, text.String(), "solve", "--json", "-")
	if r.status != done || !strings.Contains(r.stdout, `"outcome":"N"`) || strings.Contains(r.stdout, "winning_edges") {
		t.Errorf("%d %.200s %s", r.status, r.stdout, r.stderr)
	}
	if out := run(t, text.String(), "solve", "-").stdout; !strings.Contains(out, "too large to list") {
		t.Errorf("%.200s", out)
	}
}
