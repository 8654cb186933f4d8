package solver

import "iter"

// StepKind names one kind of fact in a computation.
type StepKind uint8

const (
	NoStep StepKind = iota

	// Valuing one vertex.
	StepReady   // Vertex is next: the values of all its Options are known (none: a terminal)
	StepRead    // Option, an option of Vertex, has Value (a sum vertex: its NimSum)
	StepJoin    // Vertex is a sum vertex: Value is the NimSum of its targets Options, whose values are Numbers
	StepPresent // the candidate Value is among the option values of Vertex: Option is the first option that has it
	StepMex     // Value is not among them, all smaller ones are: it is the Grundy value of Vertex
	StepOutcome // Vertex is Outcome: N through Option (an option of value 0); P since no option has value 0 (Option is -1)

	// Adding the chips.
	StepChip    // the Count chips on Vertex have Value each (Number of the row in the binary columns: order of Vertex)
	StepColumn  // column Bit: Count of all chips have a 1 there; Value is the bit of the NimSum
	StepNimSum  // Value is the NimSum of all chips
	StepVerdict // Outcome of the whole board; Value is the NimSum
	StepTarget  // a chip on Vertex, worth Value, must become Goal = Value xor NimSum: Options are those that do (or none)
)

// Step is one fact of a computation: data, never text. Fields that do not apply are zero, vertices -1.
type Step struct {
	Kind    StepKind
	Vertex  int32
	Option  int32
	Value   int
	Goal    int
	Count   int
	Bit     int
	Outcome Outcome
	Options []int32 // shares the graph's memory where it can: read only
	Numbers []int
}

// Steps is the computation of Values and Solve for disjunctive normal play, told one fact at a time: first every
// vertex that can be valued, each only after its options, in the order the vertices are listed where several are ready; then the sum, when every chip has a value.
// Folding all of them gives the Answer.
func Steps(g *Graph, chips []Stack) iter.Seq[Step] { panic("unwritten") }

// State is what is known after some steps: what the board may show by then. Zero is nothing known.
type State struct {
	Index    int       // steps taken
	Values   []int32   // by vertex; -1 while unknown
	Outcomes []Outcome // by vertex
	Order    []int32   // vertices in the order they were taken up, the current one last
	Last     Step      // the newest step
	Current  int32     // the vertex being valued, -1 when none
	Read     []int32   // options of Current read so far
	Tested   int       // candidates 0..Tested-1 of Current are known to be present
	Mex      int       // value found for Current, -1 before
	Rows     []Step    // StepChip steps so far
	Columns  []Step    // StepColumn steps so far
	Sum      int       // NimSum, -1 before it is known
	Verdict  Outcome   // Unknown before
	Targets  []Step    // StepTarget steps so far
}

// Trace is a whole computation, kept so that any moment of it can be shown.
type Trace struct {
	Graph *Graph
	Chips []Stack
	Steps []Step
}

// NewTrace takes all the steps.
func NewTrace(g *Graph, chips []Stack) Trace { panic("unwritten") }

// At is the state after the first k steps: k <= 0 is nothing known, beyond the end is everything. Linear in k and the
// vertices: a few milliseconds for 10,000 vertices.
func (t Trace) At(k int) State { panic("unwritten") }
