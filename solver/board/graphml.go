package board

import (
	"encoding/xml"
	"errors"
	"io"
	"strings"
)

// The ways for a text not to be GraphML.
var (
	notXML      = problem{"graphml.xml", "well-formed XML", "saving it once more as GraphML in the program it came from"}
	noGraphML   = problem{"graphml.start", "<graphml> with a <graph>", "another format"}
	secondGraph = problem{"graphml.second", "one graph", "a file for each graph"}
	noNodeID    = problem{"graphml.id", "an id that no other node has", "ids that differ"}
	noEdgeEnd   = problem{"graphml.end", "the id of a node at each end of the edge", "source and target that are ids of nodes"}
	mixedEdges  = problem{"graphml.mixed", "edges that are all directed or all undirected", `one edgedefault, and edges without the attribute "directed"`}
	hyperedge   = problem{"graphml.hyperedge", "edges with two ends", "an edge for each pair of ends"}
)

// ReadGraphML reads a board from GraphML. Nodes are vertices named by their ids, in order; the nodes of graphs inside
// nodes are vertices too. Data whose key is named as an attribute of the DOT dialect (label, chips, split, ground; play,
// compound, loopy of the graph) mean the same; x and y are the place of a vertex, y upwards, and pinned tells whether it
// is pinned. Labels are plain text; labels and places of yEd's shapes are read where there are no others. Other data
// become attributes. Ports and the looks of other programs are not kept. The graph's id is the board's name.
//
// No entities are known but those of XML itself, so that no text grows while it is read. The error is a *SyntaxError,
// an *AttributeError or a *LimitError, with line and column.
func ReadGraphML(text []byte, name string) (Board, error) {
	p := parser{file: name}
	if err := p.load(text); err != nil {
		return Board{}, err
	}
	g := graphML{parser: &p, nodes: make(map[string]int32), keys: make(map[string]*keyML)}
	if err := g.read(); err != nil {
		return Board{}, err
	}
	return g.meaning()
}

// graphML reads a text element by element.
type graphML struct {
	*parser
	open   []elementML
	text   strings.Builder // of the innermost element, before elements in it
	keys   map[string]*keyML
	order  []*keyML
	nodes  map[string]int32
	parts  []partML // by vertex
	links  []edgeML
	graph  []setting
	graphs int // at the top
	given  int // data by default
}

// keyML is a declared key: the name its data have, of what they are, and their value where there are none.
type keyML struct {
	name, of   string // of is "node", "edge", "graph" or "all"
	byDefault  string
	hasDefault bool
	at         int
}

// elementML is an element that is open.
type elementML struct {
	name     string
	at       int
	key      string // of data
	declared *keyML // of a key and what is in it
	node     int32  // of a node and what is in it: its vertex; else -1
	directed bool   // of a graph and what is in it: its edgedefault
	full     bool   // it has elements in it
	inData   bool   // it is in data, of another program's making
}

// partML is what is said of a node; shape is what yEd says of its look.
type partML struct {
	id       string
	settings []setting
	shape    []setting
}

// edgeML is an edge, as it is before all nodes are known.
type edgeML struct {
	source, target string
	directed       bool
	at             int
	settings       []setting
}

// read takes all elements.
func (g *graphML) read() error {
	d := xml.NewDecoder(strings.NewReader(g.src))
	d.CharsetReader = func(_ string, in io.Reader) (io.Reader, error) { return in, nil } // it is UTF-8: see load
	for {
		at := int(d.InputOffset())
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			at = min(int(d.InputOffset()), len(g.src))
			return g.fault(notXML, at, at+len(firstLine(g.src[at:])))
		}
		switch t := token.(type) {
		case xml.StartElement:
			err = g.start(t, at)
		case xml.EndElement:
			err = g.end()
		case xml.CharData:
			if len(g.open) > 0 && !g.open[len(g.open)-1].full {
				g.text.Write(t)
			}
		}
		if err != nil {
			return err
		}
	}
	if g.graphs == 0 {
		return g.fault(noGraphML, len(g.src), len(g.src))
	}
	return nil
}

func firstLine(s string) string {
	line, _, _ := strings.Cut(s, "\n")
	return line
}

// tagFault is a fault of the tag that begins at a byte.
func (g *graphML) tagFault(why problem, at int) error {
	stop := len(g.src)
	if n := strings.IndexByte(g.src[at:], '>'); n >= 0 {
		stop = at + n + 1
	}
	return g.fault(why, at, stop)
}

// attr is the value of a tag's attribute.
func attr(t xml.StartElement, name string) (value string, ok bool) {
	for _, a := range t.Attr {
		if a.Name.Local == name && a.Name.Space == "" {
			return a.Value, true
		}
	}
	return "", false
}

// start opens an element.
func (g *graphML) start(t xml.StartElement, at int) error {
	if len(g.open) >= MaxDepth {
		return &LimitError{placeIn(g.file, g.src, at), "depth", MaxDepth}
	}
	e := elementML{name: t.Name.Local, at: at, node: -1, directed: true}
	if len(g.open) == 0 && e.name != "graphml" {
		return g.tagFault(noGraphML, at)
	}
	if n := len(g.open); n > 0 {
		outer := &g.open[n-1]
		outer.full = true
		e.node, e.directed, e.declared = outer.node, outer.directed, outer.declared
		if e.inData = outer.inData || outer.name == "data"; e.inData {
			g.shape(t, e.node)
			g.push(e)
			return nil
		}
	}
	var err error
	switch e.name {
	case "key":
		e.declared = g.declare(t, at)
	case "graph":
		err = g.openGraph(t, &e)
	case "node":
		err = g.openNode(t, &e)
	case "edge":
		g.openEdge(t, &e)
	case "hyperedge":
		err = g.tagFault(hyperedge, at)
	case "data":
		e.key, _ = attr(t, "key")
	}
	g.push(e)
	return err
}

func (g *graphML) push(e elementML) {
	g.open = append(g.open, e)
	g.text.Reset()
}

func (g *graphML) declare(t xml.StartElement, at int) *keyML {
	k := &keyML{at: at, of: "all"}
	id, _ := attr(t, "id")
	if of, ok := attr(t, "for"); ok {
		k.of = of
	}
	var ok bool
	if k.name, ok = attr(t, "attr.name"); !ok || k.name == "" {
		k.name = id
	}
	g.keys[id] = k
	g.order = append(g.order, k)
	return k
}

func (g *graphML) openGraph(t xml.StartElement, e *elementML) error {
	if e.node < 0 {
		if g.graphs++; g.graphs > 1 {
			return g.tagFault(secondGraph, e.at)
		}
		g.name, g.hasName = attr(t, "id")
	}
	if by, ok := attr(t, "edgedefault"); ok {
		e.directed = by != "undirected"
	}
	if g.graphs == 1 && e.node < 0 {
		g.directed = e.directed
	}
	return nil
}

func (g *graphML) openNode(t xml.StartElement, e *elementML) error {
	id, ok := attr(t, "id")
	if _, twice := g.nodes[id]; twice || !ok {
		return g.tagFault(noNodeID, e.at)
	}
	if len(g.parts) >= MaxVertices {
		return &LimitError{placeIn(g.file, g.src, e.at), "vertices", MaxVertices}
	}
	e.node = int32(len(g.parts))
	g.nodes[id] = e.node
	g.parts = append(g.parts, partML{id: id})
	return nil
}

func (g *graphML) openEdge(t xml.StartElement, e *elementML) {
	link := edgeML{directed: e.directed, at: e.at}
	link.source, _ = attr(t, "source")
	link.target, _ = attr(t, "target")
	if by, ok := attr(t, "directed"); ok {
		link.directed = by == "true" || by == "1"
	}
	g.links = append(g.links, link)
	e.node = -1
}

// end closes the innermost element.
func (g *graphML) end() error {
	n := len(g.open) - 1
	e := g.open[n]
	g.open = g.open[:n]
	switch {
	case e.full:
	case e.name == "default" && e.declared != nil:
		e.declared.byDefault, e.declared.hasDefault = g.text.String(), true
	case e.name == "data" && n > 0 && !e.inData:
		return g.data(e, g.open[n-1])
	case e.name == "NodeLabel" && e.node >= 0:
		part := &g.parts[e.node]
		if text := strings.TrimSpace(g.text.String()); text != "" && find(part.shape, "label") < 0 {
			part.shape = append(part.shape, setting{Attr{Key: "label", Value: text}, e.at})
		}
	}
	return nil
}

// data gives its owner what a data element says.
func (g *graphML) data(e, owner elementML) error {
	var of *[]setting
	switch {
	case owner.name == "node":
		of = &g.parts[owner.node].settings
	case owner.name == "edge":
		of = &g.links[len(g.links)-1].settings
	case owner.name == "graph" && owner.node < 0:
		of = &g.graph
	default:
		return nil
	}
	key := e.key
	if k, ok := g.keys[key]; ok {
		key = k.name
	}
	s := setting{Attr{Key: key, Value: meant(key, g.text.String())}, e.at}
	if i := find(*of, key); i >= 0 {
		(*of)[i] = s
		return nil
	}
	if len(*of) >= MaxAttrs {
		return &LimitError{placeIn(g.file, g.src, e.at), "attributes", MaxAttrs}
	}
	*of = append(*of, s)
	return nil
}

// meant is the value of data: without the blanks round it where it has a meaning of its own.
func meant(key, value string) string {
	switch key {
	case "chips", "split", "ground", "play", "compound", "loopy", "x", "y", "pinned":
		return strings.TrimSpace(value)
	}
	return value
}

// shape takes the place that yEd gives a node: its upper left corner and its size, y downwards.
func (g *graphML) shape(t xml.StartElement, node int32) {
	if t.Name.Local != "Geometry" || node < 0 || find(g.parts[node].shape, "pos") >= 0 {
		return
	}
	var n [4]float64
	for i, name := range []string{"x", "y", "width", "height"} {
		text, _ := attr(t, name)
		var ok bool
		if n[i], ok = parseNumber(text); !ok {
			return
		}
	}
	if at := (Point{n[0] + n[2]/2, -(n[1] + n[3]/2) + 0}); at.finite() {
		g.parts[node].shape = append(g.parts[node].shape, setting{Attr: Attr{Key: "pos", Value: at.String()}})
	}
}
