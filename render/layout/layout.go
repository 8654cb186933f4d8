// Package layout asks Graphviz, in a child process of this program, where the vertices and edges of a board go.
//
// The way of a layout: Client makes a request of bare numbers from a board (request.go) and sends it to its child
// (child.go); the child, Serve, writes DOT of its own for it (dot.go), runs Graphviz (graphviz.go), spreads what overlaps
// (spread.go), cuts the edges off at the discs (clip.go) and answers with a geometry. What fails is done again in
// a plainer way (client.go).
package layout

import (
	"math"

	"dev.mexboard/solver/board"
)

// Engine is one way of laying out.
type Engine struct {
	Name  string // as on the command line: "dot", "dot-lr", "neato", "fdp", "sfdp", "circo", "twopi", "layers" (our own)
	Limit int    // vertices it can do in reasonable time; above it a plainer engine is taken and said
}

// Engines lists them in the order of the Arrange menu.
var Engines = []Engine{
	{"dot", 10_000},
	{"dot-lr", 10_000},
	{"neato", 1_000},
	{"fdp", 500},
	{"sfdp", 5_000},
	{"circo", 100},
	{"twopi", 3_000},
	{"layers", math.MaxInt32},
}

// Named is the engine of a name; ok is false when there is none.
func Named(name string) (e Engine, ok bool) {
	for _, e := range Engines {
		if e.Name == name {
			return e, true
		}
	}
	return Engine{}, false
}

// plainer is the engine to take when this one fails or the board is too large for it: one that is faster and
// still of its kind, at last layers, which never fails.
func plainer(e Engine) Engine {
	next := "layers"
	switch e.Name {
	case "neato", "fdp", "twopi":
		next = "sfdp"
	case "circo":
		next = "twopi"
	}
	e, _ = Named(next)
	return e
}

// Automatic is the engine for a board nobody placed: dot where edges have a direction and it takes a second or so, since it shows
// the longest play from top to bottom and terminals below; for what is heavier our own layers, in which an undirected board grows up from its
// ground. Linear time.
func Automatic(b board.Board) Engine {
	name := "layers"
	if b.Directed && len(b.Vertices) <= 10_000 && weight(b) <= 10_000 {
		name = "dot"
	}
	e, _ := Named(name)
	return e
}

// fits is nil when the engine can do the board in reasonable time, else why it cannot.
func (e Engine) fits(b board.Board) error {
	if len(b.Vertices) > e.Limit {
		return &TooLargeError{Engine: e.Name, Limit: e.Limit, Number: len(b.Vertices)}
	}
	if e.ranked() && weight(b) > mostWeight {
		return &TooDenseError{Engine: e.Name, Edges: len(b.Edges)}
	}
	return nil
}

// ranked tells whether the engine lays out in ranks.
func (e Engine) ranked() bool { return e.Name == "dot" || e.Name == "dot-lr" }
