package layout

import (
	"fmt"
	"strings"

	"dev.mexboard/solver/board"
)

// plan is how Graphviz is called for one request.
type plan struct {
	engine string // Graphviz's name
	format string // of its answer
	curves bool   // edges are routed too
	graph  string // attributes of the graph
}

// Distances in inches, Graphviz's unit: about 120 points from rank to rank and from neighbour to neighbour.
const (
	distance = 1.65
	topDown  = "ranksep=0.9 nodesep=0.3"
	across   = "ranksep=0.6 nodesep=0.5 rankdir=LR"
)

// plan chooses the attributes: by engine, and by size so that a layout stays within a few seconds.
func (r request) plan() (plan, error) {
	p := plan{engine: r.Engine, format: "json0", graph: "splines=none"}
	if len(r.Vertices) > 700 {
		p.format = "json" // json0 cuts numbers to 5 digits, too few for so large a picture
	}
	switch r.Engine {
	case "dot":
		p.graph, p.curves = topDown+" "+r.effort(), r.small()
	case "dot-lr":
		p.engine = "dot"
		p.graph, p.curves = across+" "+r.effort(), r.small()
	case "neato":
		p.graph += " mode=sgd inputscale=72 " + r.pack()
	case "fdp":
		p.graph += fmt.Sprintf(" overlap=true inputscale=72 K=%g", distance)
	case "sfdp":
		p.graph += fmt.Sprintf(" overlap=true K=%g", distance)
	case "circo":
		p.graph += " mindist=0.9"
	case "twopi":
		p.graph += fmt.Sprintf(" overlap=true ranksep=%g", distance)
	default:
		return plan{}, fmt.Errorf("there is no engine %q", r.Engine)
	}
	return p, nil
}

// small tells whether dot can take all the time it likes and route edges as curves.
func (r request) small() bool { return len(r.Vertices) <= 300 }

// effort limits dot's network simplex and its sweeps against crossings.
func (r request) effort() string {
	switch {
	case r.small():
		return "splines=true"
	case len(r.Vertices) <= 2_000:
		return "splines=line nslimit=1 nslimit1=1 mclimit=0.1"
	}
	return "splines=line nslimit=0.1 nslimit1=0.1 mclimit=0.01"
}

// pack puts the parts of a board side by side, unless some vertex must stay where it is.
func (r request) pack() string {
	if r.pinned() {
		return "notranslate=true"
	}
	return "pack=40"
}

// pinned tells whether the layout keeps some vertex in its place.
func (r request) pinned() bool {
	if r.Engine != "neato" && r.Engine != "fdp" {
		return false
	}
	for _, v := range r.Vertices {
		if v.Pin != nil {
			return true
		}
	}
	return false
}

// dot writes the request as DOT. Edges have no arrow heads and run from centre to centre: where they end is our own affair
// (clip.go).
func (r request) dot(p plan) string {
	var text strings.Builder
	fmt.Fprintf(&text, "digraph { graph [%s]\nnode [shape=box fixedsize=true label=\"\"]\n", p.graph)
	fmt.Fprintf(&text, "edge [dir=none headclip=false tailclip=false len=%g]\n", distance)
	for i, v := range r.Vertices {
		fmt.Fprintf(&text, "n%d [width=%.4f height=%.4f", i, v.Width/72, v.Height/72)
		if v.Pin != nil && r.pinned() {
			fmt.Fprintf(&text, " pos=\"%.2f,%.2f!\"", v.Pin.X, v.Pin.Y)
		}
		text.WriteString("]\n")
	}
	r.writeEdges(&text)
	return text.String()
}

// routing writes the request as DOT for vertices that have their places: only the edges are to be found.
func (r request) routing(places []board.Point) string {
	var text strings.Builder
	text.WriteString("digraph { graph [splines=true notranslate=true]\nnode [shape=circle fixedsize=true label=\"\"]\n")
	text.WriteString("edge [dir=none headclip=false tailclip=false]\n")
	for i, v := range r.Vertices {
		fmt.Fprintf(&text, "n%d [width=%.4f pos=\"%.2f,%.2f\"]\n", i, 2*v.Radius/72, places[i].X, places[i].Y)
	}
	r.writeEdges(&text)
	return text.String()
}

func (r request) writeEdges(text *strings.Builder) {
	for i, e := range r.Edges {
		fmt.Fprintf(text, "n%d -> n%d [id=e%d]\n", e.From, e.To, i)
	}
	text.WriteString("}\n")
}
