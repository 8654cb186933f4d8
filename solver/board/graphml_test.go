package board_test

import (
	"encoding/xml"
	"errors"
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"dev.mexboard/solver/board"
)

// graphML has all that is read.
const graphML = `<?xml version="1.0" encoding="UTF-8"?>
<!-- a comment -->
<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <desc>text that <b>nobody</b> reads</desc>
  <key id="d0" for="node" attr.name="label" attr.type="string"/>
  <key id="d1" for="node" attr.name="chips" attr.type="int"/>
  <key id="d2" for="node" attr.name="color" attr.type="string"><default>yellow</default></key>
  <key id="d3" for="edge" attr.name="weight" attr.type="double"/>
  <key id="x" for="node"/><key id="y" for="node"/>
  <key id="p" for="graph" attr.name="play"/>
  <graph id="G" edgedefault="directed">
    <data key="p"> misere </data>
    <node id="a"><data key="d0">the &lt;first&gt; \ one</data><data key="d1"> 2 </data><port name="n"><data key="d1">7</data></port></node>
    <node id="b"><data key="x">1.50</data><data key="y">-2e1</data><data key="pinned">true</data><data key="d2">red<!-- a comment --></data></node>
    <node id="s"><data key="split">true</data><data key="z"><![CDATA[<&>]]></data>
      <graph edgedefault="directed"><node id="inner"/><edge source="s" target="inner"/></graph>
    </node>
    <edge id="e0" source="a" target="b" sourceport="n"><data key="d3">1.0</data></edge>
    <edge source="b" target="s"/>
  </graph>
</graphml>`

// yed is a file as yEd writes it.
const yed = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:y="http://www.yworks.com/xml/graphml">
  <key for="port" id="d0" yfiles.type="portgraphics"/>
  <key for="node" id="d6" yfiles.type="nodegraphics"/>
  <graph edgedefault="directed" id="G">
    <node id="n0"><data key="d6"><y:ShapeNode><y:Geometry height="30.0" width="30.0" x="85.0" y="20.0"/><y:Fill color="#FFCC00"/>
      <y:NodeLabel alignment="center">start<y:LabelModel/></y:NodeLabel><y:NodeLabel>A</y:NodeLabel></y:ShapeNode></data></node>
    <node id="n1"/>
    <edge id="e0" source="n0" target="n1"><data key="d10"><y:PolyLineEdge><y:EdgeLabel>x</y:EdgeLabel></y:PolyLineEdge></data></edge>
  </graph>
</graphml>`

func TestReadGraphML(t *testing.T) {
	const head = "<graphml><graph>"
	checkRead(t, board.ReadGraphML, []readRow{
		{"all", graphML, `digraph G { play=misere; inputscale=72; a [label="the <first> \\ one", chips=2, color=yellow]; ` +
			`b [pos="1.5,-20!", color=red]; s [split=true, z="<&>", color=yellow]; inner [color=yellow]; s -> inner; a -> b [weight=1.0]; b -> s; }`},
		{"yEd", yed, `digraph G { inputscale=72; n0 [label=A, pos="100,-35"]; n1; n0 -> n1; }`},
		{"undirected", `<graphml><graph edgedefault="undirected"><node id="a"/><edge source="a" target="a"/></graph></graphml>`, `graph { a; a -- a; }`},
		{"edges that say it themselves", head + `<edge source="a" target="b" directed="false"/><node id="a"/><node id="b"/></graph></graphml>`, `graph { a; b; a -- b; }`},
		{"no edges", `<graphml><graph edgedefault="undirected"/></graphml>`, `graph { }`},
		{"labels", head + "<node id='a'><data key='label'>a&amp;lt;b\nc\n</data></node></graph></graphml>", `digraph { a [label="a&amp;lt;b\nc\n\n"]; }`},
		{"half a place", head + "<node id='a'><data key='x'>1</data></node></graph></graphml>", `digraph { a [x=1]; }`},

		{"no text", "", `f:1:1: expected <graphml> with a <graph>, found the end of the text; try another format`},
		{"other XML", "<svg/>", `f:1:1: expected <graphml> with a <graph>, found "<svg/>"; try another format`},
		{"no graph", "<graphml></graphml>", `f:1:20: expected <graphml> with a <graph>, found the end of the text; try another format`},
		{"not closed", "<graphml>\n<graph>", `f:2:8: expected well-formed XML, found the end of the text; try saving it once more as GraphML in the program it came from`},
		{"closed wrong", "<graphml>\n</graph> x", `f:2:9: expected well-formed XML, found " x"; try saving it once more as GraphML in the program it came from`},
		{"two graphs", "<graphml><graph/>\n<graph/></graphml>", `f:2:1: expected one graph, found "<graph/>"; try a file for each graph`},
		{"no id", head + "<node/></graph></graphml>", `f:1:17: expected an id that no other node has, found "<node/>"; try ids that differ`},
		{"an id twice", head + "<node id='a'/><node id='a'/></graph></graphml>", `f:1:31: expected an id that no other node has, found "<node id='a'/>"; try ids that differ`},
		{"an edge from nowhere", head + "<edge source='a' target='b'/></graph></graphml>", `f:1:17: expected the id of a node at each end of the edge, found "<edge source='a' target='b'/>"; try source and target that are ids of nodes`},
		{"a hyperedge", head + "<hyperedge/></graph></graphml>", `f:1:17: expected edges with two ends, found "<hyperedge/>"; try an edge for each pair of ends`},
		{"mixed", head + "<node id='a'/><edge source='a' target='a'/><edge source='a' target='a' directed='false'/></graph></graphml>", "f:1:60: expected edges that are all directed or all undirected, found " +
			`"<edge source='a' target='a' directed='fa…"; try one edgedefault, and edges without the attribute "directed"`},
		{"chips that are none", head + "<node id='a'>\n<data key='chips'>x</data></node></graph></graphml>", `f:2:1: chips="x" of vertex "a" has no meaning; try a whole number, 0 or more`},
		{"too many chips", head + "<node id='a'><data key='chips'>1000001</data></node></graph></graphml>", `f:1:30: more than 1000000 chips on a board; try fewer: equal chips often cancel`},
	})
}

// TestGraphMLBombs: no short text makes a large board, and no depth breaks it.
func TestGraphMLBombs(t *testing.T) {
	var keys strings.Builder
	for i := range 900 {
		keys.WriteString("<key id='k" + itoa(i) + "' for='node'><default>x</default></key>")
	}
	var nodes strings.Builder
	for i := range 40_000 {
		nodes.WriteString("<node id='" + itoa(i) + "'><data key='a'/></node>")
	}
	rows := []struct {
		name, text string
		limit      string // of a LimitError; "" for a SyntaxError
	}{
		{"entities", `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><graphml><graph><node id="&b;"/></graph></graphml>`, ""},
		{"an entity of a file", `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><graphml><graph id="&a;"/></graphml>`, ""},
		{"depth", strings.Repeat("<graphml>", board.MaxDepth+2), "depth"},
		{"defaults", "<graphml>" + keys.String() + "<graph>" + nodes.String() + "</graph></graphml>", "attributes"},
	}
	for _, row := range rows {
		_, err := board.ReadGraphML([]byte(row.text), "")
		var limit *board.LimitError
		switch {
		case row.limit == "" && !errors.As(err, new(*board.SyntaxError)):
			t.Errorf("%s: %v", row.name, err)
		case row.limit != "" && (!errors.As(err, &limit) || limit.What != row.limit):
			t.Errorf("%s: %v", row.name, err)
		}
	}
}

func TestWriteGraphML(t *testing.T) {
	b := mustRead(t, `digraph G { loopy=true; rankdir=LR; a [label="x\n<y>" chips=2 pos="1,-2!" color="\"red\""]; a -> "b & c" [weight=1] }`)
	text, err := board.WriteGraphML(b)
	if err != nil {
		t.Fatal(err)
	}
	want := `<?xml version="1.0" encoding="UTF-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns">
<key id="d0" for="graph" attr.name="loopy" attr.type="boolean"/>
<key id="d1" for="graph" attr.name="rankdir" attr.type="string"/>
<key id="d2" for="node" attr.name="label" attr.type="string"/>
<key id="d3" for="node" attr.name="chips" attr.type="int"/>
<key id="d4" for="node" attr.name="x" attr.type="double"/>
<key id="d5" for="node" attr.name="y" attr.type="double"/>
<key id="d6" for="node" attr.name="pinned" attr.type="boolean"/>
<key id="d7" for="node" attr.name="color" attr.type="string"/>
<key id="d8" for="edge" attr.name="weight" attr.type="string"/>
<graph id="G" edgedefault="directed">
<data key="d0">true</data><data key="d1">LR</data>
<node id="a"><data key="d2">x&#xA;&lt;y&gt;</data><data key="d3">2</data><data key="d4">1</data><data key="d5">-2</data><data key="d6">true</data><data key="d7">&#34;red&#34;</data></node>
<node id="b &amp; c"/>
<edge source="a" target="b &amp; c"><data key="d8">1</data></edge>
</graph>
</graphml>
`
	if string(text) != want {
		t.Errorf("%s", text)
	}
	if _, err := board.WriteGraphML(mustRead(t, "digraph { \"a\x01\" }")); err == nil {
		t.Error("a control character in a name is written")
	}
}

// TestGraphMLComesBack: a board that loses nothing comes back, but for how labels are written.
func TestGraphMLComesBack(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	boards := 2000
	if testing.Short() {
		boards = 200
	}
	for range boards {
		b := randomBoard(r)
		text, err := board.WriteGraphML(b)
		if err != nil {
			t.Fatal(err)
		}
		again, err := board.ReadGraphML(text, "")
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		wellFormed(t, text)
		for i := range b.Vertices {
			if b.Text(i) != again.Text(i) {
				t.Fatalf("label %q comes back as %q", b.Text(i), again.Text(i))
			}
			again.Vertices[i].Label, again.Vertices[i].HTMLLabel = b.Vertices[i].Label, b.Vertices[i].HTMLLabel
			plainAttrs(b.Vertices[i].Attrs)
		}
		plainAttrs(b.Attrs)
		b.Subgraphs = nil
		for i := range b.Edges {
			b.Edges[i].FromPort, b.Edges[i].ToPort = "", ""
			plainAttrs(b.Edges[i].Attrs)
		}
		if !board.Equal(b, again) {
			t.Fatalf("not the same:\n%s\n%s\n%s", board.Write(b), board.Write(again), text)
		}
	}
}

// plainAttrs forgets that values were HTML.
func plainAttrs(attrs []board.Attr) {
	for i := range attrs {
		attrs[i].HTML = false
	}
}

func wellFormed(t *testing.T, text []byte) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(string(text)))
	for {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			return
		} else if err != nil {
			t.Fatal(err)
		}
	}
}
