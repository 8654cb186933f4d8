package board_test

import (
	"strings"
	"testing"

	"dev.mexboard/solver/board"
)

// oneLine is a board's text on one line.
func oneLine(b board.Board) string {
	return strings.Join(strings.Fields(string(board.Write(b))), " ")
}

// dialect has what Graphviz reads, and the fine print of it. Each board is told by the text that Write makes of it.
var dialect = []struct{ name, text, want string }{
	{"empty board", `digraph {}`, `digraph { }`},
	{"undirected board", `graph { a -- b }`, `graph { a; b; a -- b; }`},
	{"name", `digraph "two words" {}`, `digraph "two words" { }`},
	{"empty name", `digraph "" {}`, `digraph "" { }`},
	{"HTML name", `digraph <My <i>g</i>> {}`, `digraph "My <i>g</i>" { }`},
	{"keywords in any case", `STRICT DiGraph { NODE [x=1]; a }`, `digraph { a [x=1]; }`},
	{"keywords in quotes are names", `digraph { "node" -> "Edge" }`, `digraph { "node"; "Edge"; "node" -> "Edge"; }`},

	{"chain", `digraph { a -> b -> c }`, `digraph { a; b; c; a -> b; b -> c; }`},
	{"edge sets", `digraph { {a b} -> {c d} }`, `digraph { a; b; c; d; a -> c; a -> d; b -> c; b -> d; }`},
	{"sets in a chain", `digraph { {a b} -> c -> {d} }`, `digraph { a; b; c; d; a -> c; b -> c; c -> d; }`},
	{"lists of vertices", `digraph { a, b -> c, d; a, c [chips=1] }`, `digraph { a [chips=1]; b; c [chips=1]; d; a -> c; a -> d; b -> c; b -> d; }`},
	{"a list may repeat a vertex", `digraph { a -> b, b }`, `digraph { a; b; a -> b; a -> b; }`},
	{"a set holds a vertex once", `digraph { s -> {x x} }`, `digraph { s; x; s -> x; }`},
	{"edges inside a set are made too", `digraph { {a b} -> {c -> d} }`, `digraph { a; b; c; d; c -> d; a -> c; a -> d; b -> c; b -> d; }`},
	{"empty set", `digraph { {} -> a; b -> {} }`, `digraph { a; b; }`},
	{"sets inside sets", `digraph { a -> {b {c {d}} b} }`, `digraph { a; b; c; d; a -> b; a -> c; a -> d; }`},
	{"attributes of edges from sets", `digraph { {a b} -> c [x=1] }`, `digraph { a; b; c; a -> c [x=1]; b -> c [x=1]; }`},
	{"parallel edges", `digraph { a -> b; a -> b }`, `digraph { a; b; a -> b; a -> b; }`},
	{"parallel edges in strict", `strict digraph { a -> b [x=1]; a -> b [x=2 y=3]; b -> a }`, `digraph { a; b; a -> b [x=2, y=3]; b -> a; }`},
	{"strict, undirected", `strict graph { a -- b; b -- a [x=1] }`, `graph { a; b; a -- b [x=1]; }`},
	{"equal keys are one edge", `digraph { a -> b [key=1]; a -> b [key=1 x=2]; a -> b }`, `digraph { a; b; a -> b [key=1, x=2]; a -> b; }`},
	{"edge to itself", `digraph { loopy=true; a -> a }`, `digraph { loopy=true; a; a -> a; }`},

	{"defaults hold for vertices made later", `digraph { early; node [chips=1]; early -> late }`, `digraph { early; late [chips=1]; early -> late; }`},
	{"defaults end with their subgraph", `digraph { subgraph S { node [x=1]; a } b }`, `digraph { a [x=1]; b; subgraph S { a; } }`},
	{"defaults are inherited", `digraph { node [x=1]; { node [y=2]; a } b }`, `digraph { a [x=1, y=2]; b [x=1]; }`},
	{"an attribute overrides its default", `digraph { node [chips=2 x=1]; a [chips=1 y=3] }`, `digraph { a [chips=1, x=1, y=3]; }`},
	{"the last of two values wins, in the first place", `digraph { a [x=1 y=2]; a [x=3] }`, `digraph { a [x=3, y=2]; }`},
	{"edge defaults", `digraph { a -> b; edge [x=1]; b -> c [y=2]; c -> d }`, `digraph { a; b; c; d; a -> b; b -> c [x=1, y=2]; c -> d [x=1]; }`},
	{"defaults of a subgraph that is opened again", `digraph { subgraph S { node [x=1]; a } node [y=2]; subgraph S { b } }`, `digraph { a [x=1]; b [y=2, x=1]; subgraph S { a; b; } }`},
	{"separators of attributes", `digraph { a [x=1, y=2; z=3 w=4][v=5] }`, `digraph { a [x=1, y=2, z=3, w=4, v=5]; }`},
	{"empty lists", `digraph { a []; b [][]; a -> b [] }`, `digraph { a; b; a -> b; }`},

	{"attributes of the graph", `digraph { rankdir=LR; "play"="misere"; graph [x="1 2"] }`, `digraph { play=misere; rankdir=LR; x="1 2"; }`},
	{"the last play wins", `digraph { play=misere; graph [play=normal] }`, `digraph { }`},
	{"all rules", `digraph { play=misere; compound="shortened-selective"; loopy=TRUE }`, `digraph { play=misere; compound="shortened-selective"; loopy=true; }`},
	{"play in a subgraph is not the board's", `digraph { subgraph cluster_a { play=misere; graph [compound=selective loopy=1] a } }`, `digraph { a; subgraph cluster_a { play=misere; compound=selective; loopy=1; a; } }`},
	{"empty values are the defaults", `digraph { play=""; compound=""; loopy=""; a [chips="" split="" ground=""] }`, `digraph { a; }`},
	{"a value joined from parts", `digraph { compound = "conti" + "nued-conjunctive" }`, `digraph { compound="continued-conjunctive"; }`},
	{"a name joined from parts", `digraph { "a" + "b" -> "x" + "" }`, `digraph { ab; x; ab -> x; }`},
	{"chips with zeros before", `digraph { a [chips=007] }`, `digraph { a [chips=7]; }`},
	{"true in any case", `digraph { a [split=True]; b [split=FALSE] }`, `digraph { a [split=true]; b; }`},
	{"chips of an edge are nobody's", `digraph { a -> b [chips=many split=maybe] }`, `digraph { a; b; a -> b [chips=many, split=maybe]; }`},
	{"what means nothing on a digraph is kept", `digraph { a [ground=brown]; b [ground=true] }`, `digraph { a [ground=brown]; b [ground=true]; }`},
	{"what means nothing on a graph is kept", `graph { loopy=maybe; a [chips=many split=1]; b [chips=2 split=true] }`, `graph { loopy=maybe; a [chips=many, split=1]; b [chips=2, split=true]; }`},
	{"unknown attributes", `digraph { rule=misere; a [color=red]; a -> b [style=dashed] }`, `digraph { rule=misere; a [color=red]; b; a -> b [style=dashed]; }`},
	{"labels", `digraph { a [label=""]; b [label=<<b>B</b>>]; c [label="\N"] }`, `digraph { a [label=""]; b [label=<<b>B</b>>]; c [label="\N"]; }`},

	{"ports", `digraph { a:n -> b:p1:ne; a:c [x=1]; a -> b:"x y" }`, `digraph { a [x=1]; b; a:n -> b:p1:ne; a -> b:"x y"; }`},
	{"a port in quotes", `digraph { a:"p:q" -> b:"1-2":s; a:"" -> b }`, `digraph { a; b; a:p:q -> b:"1-2:s"; a -> b; }`},

	{"numbers are names", `digraph { 1 -> "1"; 01; 1.0; 1.; .5; -3; -.5 }`, `digraph { 1; 01; 1.0; 1.; .5; -3; -.5; 1 -> 1; }`},
	{"numbers and edges without blanks", `digraph { 1->2->-3 }`, `digraph { 1; 2; -3; 1 -> 2; 2 -> -3; }`},
	{"numbers and lines without blanks", `graph { 1--2---3 }`, `graph { 1; 2; -3; 1 -- 2; 2 -- -3; }`},
	{"names outside ASCII", `digraph Граф { начало -> 終點; "起 点" }`, `digraph Граф { начало; 終點; "起 点"; начало -> 終點; }`},
	{"names that look like DOT", `digraph { "x->y"; "//"; "{"; "a;b"; "" }`, `digraph { "x->y"; "//"; "{"; "a;b"; ""; }`},
	{"quotes in names", `digraph { "say \"hi\"" }`, `digraph { "say \"hi\""; }`},
	{"other escapes stay as they are", `digraph { "a\\" -> "b\n" }`, `digraph { "a\\"; "b\n"; "a\\" -> "b\n"; }`},
	{"a backslash joins lines", "digraph { \"a\\\nb\"; \"c\\\r\nd\" }", `digraph { ab; cd; }`},
	{"HTML names", `digraph { <a> -> "a"; <x <b>y</b>> }`, `digraph { a; "x <b>y</b>"; a -> a; }`},
	{"a name that only HTML can hold", `digraph { <a\> -> <\"> }`, `digraph { <a\>; <\">; <a\> -> <\">; }`},
	{"HTML values", `digraph { a [x=<p<br/>q>]; b [x=<>] }`, `digraph { a [x=<p<br/>q>]; b [x=<>]; }`},

	{"comments", "# one\ndigraph /* { */ { a // -> b\n# b\n b /**/ -> c # d\n }\n// end", `digraph { a; b; c; b -> c; }`},
	{"no blanks", `digraph{a->b a[chips=1]b[x=1]c}`, `digraph { a [chips=1]; b [x=1]; c; a -> b; }`},
	{"CRLF", "digraph {\r\n a -> b // x\r\n a [chips=1]\r\n}\r\n", `digraph { a [chips=1]; b; a -> b; }`},
	{"byte order mark", "\uFEFFdigraph { a }", `digraph { a; }`},

	{"named subgraphs", `digraph { subgraph cluster_a { label=A; a -> b } b -> c }`, `digraph { a; b; c; subgraph cluster_a { label=A; a; b; a -> b; } b -> c; }`},
	{"a subgraph that is opened again", `digraph { subgraph S { b } a -> subgraph S { c } }`, `digraph { b; a; c; a -> b; a -> c; subgraph S { b; c; } }`},
	{"an edge that stands before", `digraph { a -> b; subgraph S { b -> c } }`, `digraph { a; b; c; a -> b; subgraph S { b; c; b -> c; } }`},
	{"edges of two subgraphs in turn", `digraph { subgraph S { a -> b } subgraph T { b -> c } subgraph S { c -> a } }`, `digraph { a; b; c; subgraph S { a; b; c; a -> b; } subgraph T { b; c; b -> c; } subgraph S { c -> a; } }`},
	{"a title after the clusters is not theirs", `digraph { subgraph cluster_a { a } label=T; rankdir=LR }`, `digraph { label=T; rankdir=LR; a; subgraph cluster_a { label=""; a; } }`},
	{"a title before the clusters is theirs", `digraph { label=T; subgraph cluster_a { a } }`, `digraph { label=T; a; subgraph cluster_a { a; } }`},
	{"subgraphs in subgraphs", `digraph { subgraph S { a; subgraph T { b -> c } d } }`, `digraph { a; b; c; d; subgraph S { a; d; subgraph T { b; c; b -> c; } } }`},
	{"one name in two subgraphs", `digraph { subgraph S { subgraph X { a } } subgraph X { b } }`, `digraph { a; b; subgraph S { subgraph X { a; } } subgraph X { b; } }`},
	{"subgraphs without name or attributes dissolve", `digraph { subgraph S { { a; { b } } } { c } }`, `digraph { a; b; c; subgraph S { a; b; } }`},
	{"subgraphs without a name keep their attributes", `digraph { { rank=same; a; b } a -> b }`, `digraph { a; b; a -> b; { rank=same; a; b; } }`},
	{"a set with attributes as an end", `digraph { x -> { rank=same; a -> b } }`, `digraph { x; a; b; a -> b; x -> a; x -> b; { rank=same; a; b; } }`},
	{"a named one inside one without a name", `digraph { { rank=same; subgraph S { a } b } }`, `digraph { a; b; { rank=same; b; subgraph S { a; } } }`},
}

func TestDialect(t *testing.T) {
	for _, row := range dialect {
		t.Run(row.name, func(t *testing.T) {
			b, err := board.Read([]byte(row.text), "")
			if err != nil {
				t.Fatal(err)
			}
			if got := oneLine(b); got != row.want {
				t.Errorf("got  %s\nwant %s", got, row.want)
			}
			comesBack(t, b)
		})
	}
}

// TestNotDOT has the exact messages: the place, what was expected, what to try.
func TestNotDOT(t *testing.T) {
	rows := []struct{ name, text, want string }{
		{"empty file", "", "f:1:1: expected a graph, found the end of the text; try text such as digraph { a -> b; a [chips=1] }"},
		{"only comments", "\n// no\n", "f:3:1: expected a graph, found the end of the text; try text such as digraph { a -> b; a [chips=1] }"},
		{"another text", "hello", `f:1:1: expected "digraph" or "graph", found "hello"; try text such as digraph { a -> b; a [chips=1] }, or another format`},
		{"strict alone", "strict {", `f:1:8: expected "digraph" or "graph", found "{"; try text such as digraph { a -> b; a [chips=1] }, or another format`},
		{"name of two words", "digraph a b {", `f:1:11: expected "{", found "b"; try an opening brace after the graph's name (and double quotes round a name of several words)`},
		{"not UTF-8", "digraph {\n ä\xe9 }", "f:2:3: expected text in UTF-8, found \"\xe9\"; try saving the file as UTF-8"},
		{"value with a hyphen", "digraph { compound=continued-conjunctive }", `f:1:29: expected a name, a string or one of { } [ ] ; , = :, found "-"; try double quotes round a name or value that holds other characters, as in "a-b"`},
		{"columns count characters", "digraph { начало -> %", `f:1:21: expected a name, a string or one of { } [ ] ; , = :, found "%"; try double quotes round a name or value that holds other characters, as in "a-b"`},
		{"number that runs on", "digraph { 1a }", `f:1:11: expected a number or a name that does not begin like a number, found "1a"; try double quotes round it`},
		{"string without end", "digraph { a -> \"b }", `f:1:16: expected a string that ends, found "b }; try closing it with " (and writing a quote inside it as \")`},
		{"HTML without end", "digraph { a [x=<<b>] }", `f:1:16: expected an HTML string that ends, found "<<b>] }"; try closing each < with a >`},
		{"comment without end", "digraph { /* }", `f:1:11: expected a comment that ends, found "/* }"; try closing it with */`},
		{"NUL", "digraph { a\x00 }", "f:1:12: expected a name, a string or one of { } [ ] ; , = :, found \"\x00\"; try double quotes round a name or value that holds other characters, as in \"a-b\""},
		{"brace missing", "digraph {\n a -> b;\n", `f:3:1: expected "}", found the end of the text; try adding the closing brace that is missing`},
		{"semicolon twice", "digraph { a;; }", `f:1:13: expected a vertex, an edge, an attribute or "}", found ";"; try removing it, or double quotes if it is a name`},
		{"edge without tail", "digraph { -> a }", `f:1:11: expected a vertex, an edge, an attribute or "}", found "->"; try removing it, or double quotes if it is a name`},
		{"edge without head", "digraph { a -> ; }", `f:1:16: expected a vertex at the edge's other end, found ";"; try naming it (a keyword only in double quotes)`},
		{"edge to a keyword", "digraph { a -> node }", `f:1:16: expected a vertex at the edge's other end, found "node"; try naming it (a keyword only in double quotes)`},
		{"line in a digraph", "digraph { a -- b }", `f:1:13: expected "->", found "--"; try "->" for each edge, or a board that begins with graph`},
		{"arrow in a graph", "graph { a -> b }", `f:1:11: expected "--", found "->"; try "--" for each edge, or a board that begins with digraph`},
		{"keyword as a name", "digraph { node -> a }", `f:1:16: expected "[", found "->"; try attributes in brackets, or double quotes if it is the name of a vertex`},
		{"subgraph without braces", "digraph { subgraph S; }", `f:1:21: expected "{" after "subgraph", found ";"; try the members in braces, even when there are none`},
		{"attributes of a set", "digraph { {a} [x=1] }", `f:1:15: expected a vertex, an edge, an attribute or "}", found "["; try removing it, or double quotes if it is a name`},
		{"attribute without value", "digraph { a [x] }", `f:1:15: expected "=", found "]"; try a value for each attribute, as in chips=1`},
		{"value missing", "digraph { a [x=] }", `f:1:16: expected a value, found "]"; try double quotes round a value that is a keyword or holds other characters than letters and digits`},
		{"two commas", "digraph { a [x=1,,y=2] }", `f:1:18: expected an attribute's name or "]", found ","; try closing the list, or double quotes round a name that is a keyword`},
		{"list without end", "digraph { a [x=1 }", `f:1:18: expected an attribute's name or "]", found "}"; try closing the list, or double quotes round a name that is a keyword`},
		{"comma without vertex", "digraph { a, }", `f:1:14: expected a vertex after ",", found "}"; try naming it, or removing the comma`},
		{"port without name", "digraph { a: -> b }", `f:1:14: expected a port's name after ":", found "->"; try naming it, or double quotes round a name that holds ":"`},
		{"join without string", `digraph { "a" + b }`, `f:1:17: expected a string in double quotes after "+", found "b"; try double quotes round both parts`},
		{"two graphs", "digraph { } digraph { }", `f:1:13: expected the end of the text, found "digraph"; try one graph a file, and nothing after its closing brace`},

		{"chips below zero", "digraph { a; b [chips=-1] }", `f:1:23: chips="-1" of vertex "b" has no meaning; try a whole number, 0 or more`},
		{"chips of other digits", "digraph { a [chips=٣] }", `f:1:20: chips="٣" of vertex "a" has no meaning; try a whole number, 0 or more`},
		{"chips by default", "digraph { node [chips=x]\n a }", `f:1:23: chips="x" of vertex "a" has no meaning; try a whole number, 0 or more`},
		{"split", "digraph { a [split=1] }", `f:1:20: split="1" of vertex "a" has no meaning; try true or false`},
		{"ground", "graph { a [ground=yes] }", `f:1:19: ground="yes" of vertex "a" has no meaning; try true or false`},
		{"loopy", "digraph { loopy=maybe }", `f:1:17: loopy="maybe" has no meaning; try true or false`},
		{"play", "graph { play=Normal }", `f:1:14: play="Normal" has no meaning; try normal or misere`},
		{"compound", "digraph { graph [compound=sum] }", `f:1:27: compound="sum" has no meaning; try disjunctive, "continued-conjunctive", conjunctive, selective, "diminished-disjunctive" or "shortened-selective"`},
		{"too many chips", "digraph { a [chips=1000000]; b [chips=1] }", "f:1:39: more than 1000000 chips on a board; try fewer: equal chips often cancel"},
		{"far too many chips", "digraph { a [chips=99999999999999999999] }", "f:1:20: more than 1000000 chips on a board; try fewer: equal chips often cancel"},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			_, err := board.Read([]byte(row.text), "f")
			if err == nil {
				t.Fatal("no error")
			}
			if err.Error() != row.want {
				t.Errorf("got  %v\nwant %s", err, row.want)
			}
		})
	}
}

// TestFieldsWin: an attribute that was kept because it means nothing gives way when the field of its name is set.
func TestFieldsWin(t *testing.T) {
	b := mustRead(t, `graph { a [chips=many pos=here]; a -- a [pos=there] }`)
	b.Vertices[0].Chips, b.Vertices[0].Placed = 2, true
	b.Edges[0].Curve = &board.Curve{Points: make([]board.Point, 4)}
	want := `graph { inputscale=72; a [chips=2, pos="0,0"]; a -- a [pos="0,0 0,0 0,0 0,0"]; }`
	if got := oneLine(b); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}
