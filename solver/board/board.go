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

// Subgraph is a subgraph, kept so that it can be written again: every named one, and those without a name (Name is "")
// that carry attributes, such as {rank=same; a; b}. A member of a child is a member of its parents too, and listed
// only in the child unless the text named it in both, or it is the end of an edge of the parent's. An edge is listed in
// at most one subgraph, always a named one, which has its ends as members.
type Subgraph struct {
	Name     string
	Attrs    []Attr
	Vertices []int // members by index, in order
	Edges    []int // by index, ascending
	Children []Subgraph
}

// Rule is how a board is played: play and compound together.
type Rule = solver.Rule

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

// New is an empty directed board.
func New() Board { return Board{Directed: true} }

// Placed tells whether at least one vertex has a place.
func (b Board) Placed() bool {
	for i := range b.Vertices {
		if b.Vertices[i].Placed {
			return true
		}
	}
	return false
}

// Index maps each vertex ID to its index.
func (b Board) Index() map[string]int {
	index := make(map[string]int, len(b.Vertices))
	for i := range b.Vertices {
		index[b.Vertices[i].ID] = i
	}
	return index
}

// Stacks lists the chips, by vertex. Chips of an undirected board, and those that an edit left on a split, count for
// nothing and are not listed.
func (b Board) Stacks() []solver.Stack {
	var stacks []solver.Stack
	if !b.Directed {
		return nil
	}
	for i := range b.Vertices {
		if v := &b.Vertices[i]; v.Chips > 0 && !v.Split {
			stacks = append(stacks, solver.Stack{Vertex: int32(i), Count: v.Chips})
		}
	}
	return stacks
}

// Graph is the solver's form of a directed board: vertex i is Vertices[i], splits are sum vertices. Linear time.
func (b Board) Graph() *solver.Graph {
	var sums []int32
	for i := range b.Vertices {
		if b.Vertices[i].Split {
			sums = append(sums, int32(i))
		}
	}
	arcs := make([]solver.Arc, len(b.Edges))
	for i := range b.Edges {
		arcs[i] = solver.Arc{From: int32(b.Edges[i].From), To: int32(b.Edges[i].To)}
	}
	return solver.NewGraph(len(b.Vertices), sums, arcs)
}
