package layout

import (
	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// The child and its parent talk in JSON, one value after another: a request on the child's standard input, its response on the
// standard output, then the next. The child ends when its input does.

// request asks for one layout. It holds numbers only: nothing a user wrote goes to Graphviz.
type request struct {
	ID       int // the response has the same
	Engine   string
	Weight   int  // for dot
	Pinned   bool // some vertex has a Pin
	Vertices []box
	Edges    []link
}

// box is a vertex as Graphviz shall see it.
type box struct {
	Width, Height float64      // with room for what stands beside the vertex, in points
	Radius        float64      // of the disc, where edges end
	Pin           *board.Point // where it must stay
}

// link is an edge. Head tells that an arrow head is drawn at its end.
type link struct {
	From, To int
	Head     bool
}

// response is the layout, or why there is none: then the child is no longer good.
type response struct {
	ID       int
	Failure  string
	Geometry render.Geometry
	Memory   uint64 // what the child has taken from the system, in bytes
}

// newRequest measures the board.
func newRequest(b board.Board, engine string) request {
	r := request{Engine: engine, Weight: weight(b), Vertices: make([]box, len(b.Vertices)), Edges: make([]link, len(b.Edges))}
	keeps := engine == "neato" || engine == "fdp" // the engines that can leave a vertex where it is
	for v, x := range b.Vertices {
		r.Vertices[v] = newBox(b, v)
		if keeps && x.Placed && x.Pinned && !far(x.Pos.X) && !far(x.Pos.Y) {
			r.Vertices[v].Pin = &b.Vertices[v].Pos
			r.Pinned = true
		}
	}
	for i, e := range b.Edges {
		r.Edges[i] = link{From: e.From, To: e.To, Head: b.Directed && !b.Vertices[e.To].Split}
	}
	return r
}

// Sizes in points.
const (
	jointRadius = 8  // a split is a small square
	letter      = 9  // the width of a letter of a name, about
	leastRoom   = 16 // beside a vertex on each side
	mostRoom    = 70 // names that are longer still may meet their neighbours' side
)

// newBox is a vertex with room for its name on both sides, since the name goes where it is freest.
func newBox(b board.Board, v int) box {
	vertex := b.Vertices[v]
	if vertex.Split && b.Directed {
		return box{Width: 4 * jointRadius, Height: 2 * jointRadius, Radius: jointRadius}
	}
	room := min(max(nameWidth(b.Text(v))+8, leastRoom), mostRoom)
	radius := render.Radius(b, v)
	return box{Width: 2 * (radius + room), Height: 2 * radius, Radius: radius}
}

// nameWidth is about the width of a name, of its longest line.
func nameWidth(text string) float64 {
	widest, line := 0, 0
	for _, r := range text {
		switch {
		case r == '\n':
			line = 0
		case r >= '\u2e80': // Chinese and what is as wide
			line += 2
		default:
			line++
		}
		widest = max(widest, line)
	}
	return float64(letter * widest)
}
