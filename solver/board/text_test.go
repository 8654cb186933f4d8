package board_test

import (
	"strconv"
	"testing"

	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

func itoa(n int) string { return strconv.Itoa(n) }

func TestText(t *testing.T) {
	rows := []struct{ name, text, want string }{
		{"no label", `digraph G { v }`, "v"},
		{"label", `digraph G { v [label="two words"] }`, "two words"},
		{"empty label", `digraph G { v [label=""] }`, ""},
		{"the ID", `digraph G { v [label="\N!"] }`, "v!"},
		{"the graph's name", `digraph G { v [label="\G.\N"] }`, "G.v"},
		{"lines", `digraph G { v [label="a\nb\lc\r"] }`, "a\nb\nc"},
		{"backslashes", `digraph G { v [label="a\\b\q"] }`, `a\bq`},
		{"entities", `digraph G { v [label="a &lt; &#955; &amp &copyright; & b"] }`, "a < λ &amp &copyright; & b"},
		{"HTML", `digraph G { v [label=<<b>A</b> &gt; <i>b</i>>] }`, "A > b"},
		{"HTML lines", `digraph G { v [label=<one<br/>two<BR ALIGN="LEFT"/>  three >] }`, "one\ntwo\nthree"},
		{"HTML table", `digraph G { v [label=<<table><tr><td>a</td><td port="p">b</td></tr><!-- x --><tr><td>c</td></tr></table>>] }`, "a b\nc"},
	}
	for _, row := range rows {
		if got := mustRead(t, row.text).Text(0); got != row.want {
			t.Errorf("%s: %q, want %q", row.name, got, row.want)
		}
	}
}

func TestPlaces(t *testing.T) {
	rows := []struct {
		pos            string
		want           board.Point
		placed, pinned bool
	}{
		{"1,2", board.Point{X: 1, Y: 2}, true, false},
		{"-1.5,2e3!", board.Point{X: -1.5, Y: 2000}, true, true},
		{" 3 , 4 ", board.Point{X: 3, Y: 4}, true, false},
		{"1,2,3", board.Point{}, false, false},
		{"1", board.Point{}, false, false},
		{"nan,1", board.Point{}, false, false},
		{"1e999,1", board.Point{}, false, false},
		{"0x10,1", board.Point{}, false, false},
		{"here!", board.Point{}, false, false},
	}
	for _, row := range rows {
		b := mustRead(t, `digraph { v [pos="`+row.pos+`"] }`)
		v := b.Vertices[0]
		if v.Pos != row.want || v.Placed != row.placed || v.Pinned != row.pinned || (len(v.Attrs) == 0) != row.placed {
			t.Errorf("%q: %+v", row.pos, v)
		}
		comesBack(t, b)
	}
}

// TestInputScale: a placed board carries inputscale=72 in its file, and only there.
func TestInputScale(t *testing.T) {
	rows := []struct{ name, text, want string }{
		{"placed", `digraph { a [pos="1,2"] }`, `digraph { inputscale=72; a [pos="1,2"]; }`},
		{"placed, said", `digraph { x=1; inputscale=72; y=2; a [pos="1,2!"] }`, `digraph { x=1; y=2; inputscale=72; a [pos="1,2!"]; }`},
		{"placed, another scale", `digraph { inputscale=1; a [pos="1,2"] }`, `digraph { inputscale=1; a [pos="1,2"]; }`},
		{"not placed", `digraph { a }`, `digraph { a; }`},
		{"not placed, said", `digraph { inputscale=72; a }`, `digraph { inputscale=72; a; }`},
	}
	for _, row := range rows {
		b := mustRead(t, row.text)
		if got := oneLine(b); got != row.want {
			t.Errorf("%s: %s, want %s", row.name, got, row.want)
		}
		comesBack(t, b)
	}
}

func TestCurves(t *testing.T) {
	rows := []struct{ name, pos, want string }{
		{"one piece", "0,0 1,1 2,2 3,3", "0,0 1,1 2,2 3,3"},
		{"two segments", "0,0 1,1 2,2 3,3 4,4 5,5 6,6", "0,0 1,1 2,2 3,3 4,4 5,5 6,6"},
		{"tip at the end", "e,9,9 0,0 1,1 2,2 3,3", "e,9,9 0,0 1,1 2,2 3,3"},
		{"both tips, either order", "e,9,9 s,-1,-1 0,0 1,1 2,2 3,3", "s,-1,-1 e,9,9 0,0 1,1 2,2 3,3"},
		{"shortest numbers", "0.50,1e1 1.0,+1 2.25,2 3,1e-7", "0.5,10 1,1 2.25,2 3,1e-07"},
		{"pieces that go on", "0,0 1,1 2,2 3,3;e,9,9 3,3 4,4 5,5 6,6", "e,9,9 0,0 1,1 2,2 3,3 4,4 5,5 6,6"},
		{"pieces apart", "0,0 1,1 2,2 3,3;4,4 4,4 5,5 6,6", ""},
		{"two points", "0,0 1,1", ""},
		{"five points", "0,0 1,1 2,2 3,3 4,4", ""},
		{"three dimensions", "0,0,0 1,1,0 2,2,0 3,3,0", ""},
		{"no numbers", "a,b c,d e,f g,h", ""},
		{"no pos", "", ""},
	}
	for _, row := range rows {
		b := mustRead(t, `digraph { a -> b [x=1, pos="`+row.pos+`"] }`)
		e := b.Edges[0]
		got := ""
		if e.Curve != nil {
			got = e.Curve.String()
		}
		kept := len(e.Attrs) == 2 && e.Attrs[1] == board.Attr{Key: "pos", Value: row.pos}
		if got != row.want || kept != (row.want == "") {
			t.Errorf("%s: %q, %v; want %q", row.name, got, e.Attrs, row.want)
		}
		comesBack(t, b)
	}
}

func TestGraphAndStacks(t *testing.T) {
	b := mustRead(t, `digraph { a -> s -> {b c}; s [split=true]; a -> b; b [chips=2]; a [chips=1] }`)
	g := b.Graph()
	if g.Len() != 4 || !g.IsSum(1) || g.IsSum(0) {
		t.Errorf("%d vertices", g.Len())
	}
	if got := g.Options(0); len(got) != 2 || got[0] != 1 || got[1] != 2 {
		t.Errorf("options %v", got)
	}
	want := []solver.Stack{{Vertex: 0, Count: 1}, {Vertex: 2, Count: 2}}
	if got := b.Stacks(); len(got) != 2 || got[0] != want[0] || got[1] != want[1] {
		t.Errorf("stacks %v", got)
	}
	if b.Index()["c"] != 3 {
		t.Errorf("index %v", b.Index())
	}
	if got := mustRead(t, `graph { a [chips=1] }`).Stacks(); got != nil {
		t.Errorf("stacks of a graph: %v", got)
	}
}
