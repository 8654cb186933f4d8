package layout

import (
	"fmt"
	"strings"
)

// plan is how Graphviz is called for one request.
type plan struct {
	engine string // Graphviz's name
	format string // of its answer
	curves bool   // edges are routed too
	graph  string // attributes of the graph
}

// The attributes of the engines, with distances in inches, Graphviz's unit: about 120 points from rank to rank and
// from neighbour to neighbour. overlap=true leaves overlaps to spread.
const (
	topDown = "ranksep=0.9 nodesep=0.3"
	airy    = "ranksep=0.9 nodesep=0.6" // for a few vertices
	across  = "ranksep=0.6 nodesep=0.5 rankdir=LR"
	springs = "mode=sgd inputscale=72"
	forces  = "overlap=true inputscale=72 K=1.2"
	coarse  = "overlap=true K=1.3"
	circles = "mindist=0.9"
	rings   = "overlap=true ranksep=1.65"
	length  = 1.65 // of an edge, for springs
)

// exactTo is the number of vertices up to which places are short of 100,000 points in any layout: Graphviz writes five digits.
// Beyond it they are read from the drawing, where it does not.
const exactTo = 700

// plan chooses how to call Graphviz.
func (r request) plan() (plan, error) {
	p := plan{engine: r.Engine, format: "json0"}
	if len(r.Vertices) > exactTo {
		p.format = "json" // with the vertices as drawn
	}
	switch r.Engine {
	case "dot":
		p.graph = topDown
		if r.Weight <= 40 {
			p.graph = airy
		}
	case "dot-lr":
		p.engine, p.graph = "dot", across
	case "neato":
		p.graph = springs
	case "fdp":
		p.graph = forces
	case "sfdp":
		p.graph = coarse
	case "circo":
		p.graph = circles
	case "twopi":
		p.graph = rings
	default:
		return plan{}, fmt.Errorf("there is no engine %q", r.Engine)
	}
	p.curves = p.engine == "dot" && r.Weight <= fullWeight && len(r.Vertices) <= exactTo
	p.graph += r.effort(p)
	return p, nil
}

// The weights (see weight) up to which dot works in full and routes edges as curves, up to which it makes half its effort, and up to
// which it is called at all: then it takes a second or so for a weight of 10,000, and ten seconds at the most.
const (
	fullWeight = 3_000
	halfWeight = 5_000
	mostWeight = 50_000
)

// effort is the attributes that bound the work: dot's network simplex and its sweeps against crossings, and the
// routing of edges; and, where no vertex is pinned, those that put the parts of a board side by side.
func (r request) effort(p plan) string {
	switch {
	case p.curves:
		return " splines=true"
	case p.engine == "dot" && r.Weight <= halfWeight:
		return " splines=none nslimit=1 nslimit1=1 mclimit=0.1"
	case p.engine == "dot":
		return " splines=none nslimit=0.02 nslimit1=0.1 mclimit=0.01"
	case r.Pinned:
		return " splines=none"
	}
	return " splines=none pack=40"
}

// dot writes the request as DOT. Edges have no arrow heads and run from centre to centre: where they end is our own affair
// (clip.go).
func (r request) dot(p plan) string {
	var text strings.Builder
	fmt.Fprintf(&text, "digraph { graph [%s]\nnode [shape=box fixedsize=true label=\"\"]\n", p.graph)
	fmt.Fprintf(&text, "edge [dir=none headclip=false tailclip=false len=%g]\n", length)
	for i, v := range r.Vertices {
		fmt.Fprintf(&text, "n%d [width=%.4f height=%.4f", i, v.Width/72, v.Height/72)
		if v.Pin != nil {
			fmt.Fprintf(&text, " pos=\"%.2f,%.2f!\"", v.Pin.X, v.Pin.Y)
		}
		text.WriteString("]\n")
	}
	for i, e := range r.Edges {
		fmt.Fprintf(&text, "n%d -> n%d [id=e%d]\n", e.From, e.To, i)
	}
	text.WriteString("}\n")
	return text.String()
}
