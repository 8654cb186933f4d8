package solver

// Arc is one edge of a game graph: from a mex vertex to an option, or from a sum vertex to a target.
type Arc struct{ From, To int32 }

// Graph is the compact form of a game: vertices 0..Len()-1, each either a mex vertex (a position; its arcs lead to its
// options) or a sum vertex (a split; its arcs lead to the targets that receive a chip each, a target met twice counts
// twice). It is immutable. The zero Graph has no vertices.
//
// Options keep the order of the arcs given. Parallel arcs from a mex vertex are one option (the first is kept), from a
// sum vertex each counts.
type Graph struct {
	start []int32 // arcs of v are to[start[v]:start[v+1]]
	to    []int32
	sums  []uint64 // bit v: v is a sum vertex; nil when there is none
}

// NewGraph builds the compact form of a graph with n vertices. sums lists the sum vertices. It panics when an arc or
// a sum vertex names a vertex outside 0..n-1. The arcs are read only. Linear time; about 4 bytes an arc and 4 a vertex.
func NewGraph(n int, sums []int32, arcs []Arc) *Graph { panic("unwritten") }

// Len is the number of vertices.
func (g *Graph) Len() int { panic("unwritten") }

// Options lists the options of a mex vertex or the targets of a sum vertex, in the order given. Read only.
func (g *Graph) Options(v int32) []int32 { panic("unwritten") }

// IsSum tells whether v is a sum vertex.
func (g *Graph) IsSum(v int32) bool { panic("unwritten") }

// Values holds a Grundy value for each vertex that has one.
type Values struct {
	narrow []uint8
	wide   []uint16
	known  []uint64 // bit v: v has a value; nil when all have
}

// At is the Grundy value of v (for a sum vertex, the NimSum of its targets); ok is false where a cycle can be reached.
func (x Values) At(v int32) (value int, ok bool) { panic("unwritten") }

// Len is the number of vertices.
func (x Values) Len() int { panic("unwritten") }

// CycleError says that play on a graph need not end; it holds one cycle.
type CycleError struct {
	Cycle []int32 // in order along the arcs, the first not repeated at the end
}

func (e *CycleError) Error() string { panic("unwritten") }

// Values computes the Grundy value of every vertex from the terminals up, without recursion, in linear time. When the
// graph has a cycle the error is a *CycleError and the Values hold every vertex from which no cycle can be reached.
func (g *Graph) Values() (Values, error) { panic("unwritten") }

// Mex is the least non-negative integer absent from set.
func Mex(set []int) int { panic("unwritten") }

// NimSum is the exclusive or of the values; 0 for none.
func NimSum(values ...int) int { panic("unwritten") }
