// Package board is the board as a value: vertices, edges, chips and rule, read from and written to Graphviz DOT, and
// turned into the solver's graph.
package board

import "dev.mexboard/solver"

// Point is a place on the board, in points, y upwards (as in DOT).
type Point struct{ X, Y float64 }

// Attr is one DOT attribute that Mexboard keeps but does not use.
type Attr struct {
	Key, Value string
	HTML       bool // the value was an HTML string
}

// Vertex is a vertex of a board. The solver's number of a vertex is its index in Board.Vertices.
type Vertex struct {
	ID     string // unique on the board
	Chips  int
	Split  bool
	Ground bool
	// Label is the label attribute as written (escapes not resolved), HasLabel whether there is one.
	Label     string
	HasLabel  bool
	HTMLLabel bool
	Placed    bool // Pos is meaningful
	Pinned    bool
	Pos       Point
	Attrs     []Attr // all others, in the order first set
}

// Curve is the course of an edge: 1+3k Bézier control points from tail to head, and the tips of arrow heads where there are some.
type Curve struct {
	Points     []Point
	Start, End *Point
}

// Edge is an edge of a board; From and To index Board.Vertices.
type Edge struct {
	From, To         int
	FromPort, ToPort string // with compass point, "" when none
	Curve            *Curve // nil: drawn by Mexboard's own routing; never changed in place
	Attrs            []Attr
}

// Subgraph is a named subgraph, kept so that it can be written again.
type Subgraph struct {
	Name     string
	Attrs    []Attr
	Vertices []int // members by index, in order
	Edges    []int
	Children []Subgraph
}

// Board is the graph as drawn. It is a value: edits make a new Board and may share slices with the old one, so no
// slice reachable from a Board is ever changed in place. The zero Board is an empty undirected board; New makes an
// empty directed one.
type Board struct {
	Name      string
	HasName   bool
	Directed  bool
	Rule      solver.Rule
	Loopy     bool
	Attrs     []Attr // the graph's other attributes
	Vertices  []Vertex
	Edges     []Edge
	Subgraphs []Subgraph
}

// Placed tells whether at least one vertex has a place.
func (b Board) Placed() bool { panic("unwritten") }

// Index maps each vertex ID to its index.
func (b Board) Index() map[string]int { panic("unwritten") }

// Text is the text shown for a vertex: its label with escapes resolved and HTML reduced to its text, else its ID.
func (b Board) Text(v int) string { panic("unwritten") }

// Stacks lists the chips, by vertex.
func (b Board) Stacks() []solver.Stack { panic("unwritten") }

// Graph is the solver's form of a directed board: vertex i is Vertices[i], splits are sum vertices.
func (b Board) Graph() *solver.Graph { panic("unwritten") }

// Read reads a board from DOT text; name is the file's name for messages. The error is a *SyntaxError (not DOT) or an
// *AttributeError (DOT, but not a board); both tell line and column where they can. Cycles are not errors of reading: see Check.
func Read(text []byte, name string) (Board, error) { panic("unwritten") }

// Write is the board as DOT text, such that Read gives the same board again. The same board gives the same bytes.
func Write(b Board) []byte { panic("unwritten") }

// Equal tells whether two boards are the same in everything that Write keeps.
func Equal(a, b Board) bool { panic("unwritten") }
