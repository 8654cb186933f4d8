package board

import (
	"errors"
	"fmt"
	"strings"

	"dev.mexboard/solver"
)

// Check tells what keeps a board from being a game, whether or not its rule is built: nil when nothing does. On a directed
// board: chips on a split (*SplitError), a split that leads to a split (*SplitError), more than MaxChips chips
// (*LimitError), a cycle (*CycleError) unless the board is loopy and has no splits. On an undirected one, Green Hackenbush: a compound
// (*CompoundError), no ground or a part not joined to it (*GroundError). A board without vertices is a game. Linear time.
//
// The errors have no place; Locate finds one in the board's text.
func (b Board) Check() error {
	if err := b.CheckParts(); err != nil || !b.Directed {
		return err
	}
	return b.checkCycle()
}

// CheckParts is Check, but for cycles: for those who value the board anyway and so find them.
func (b Board) CheckParts() error {
	if !b.Directed {
		return b.checkGround()
	}
	if err := b.checkSplits(); err != nil {
		return err
	}
	chips := 0
	for i := range b.Vertices {
		if chips += b.Vertices[i].Chips; chips > MaxChips {
			return &LimitError{Place{}, "chips", MaxChips}
		}
	}
	return nil
}

// checkSplits looks for chips on splits and for splits that lead to splits.
func (b Board) checkSplits() error {
	for i := range b.Vertices {
		if v := &b.Vertices[i]; v.Split && v.Chips > 0 {
			return &SplitError{Split: v.ID}
		}
	}
	for i := range b.Edges {
		from, to := &b.Vertices[b.Edges[i].From], &b.Vertices[b.Edges[i].To]
		if from.Split && to.Split && from != to { // an edge to itself is a cycle
			return &SplitError{Split: from.ID, Target: to.ID}
		}
	}
	return nil
}

// HasSplits tells whether a vertex is a split.
func (b Board) HasSplits() bool {
	for i := range b.Vertices {
		if b.Vertices[i].Split {
			return true
		}
	}
	return false
}

func (b Board) checkCycle() error {
	if b.Loopy && !b.HasSplits() {
		return nil
	}
	_, err := b.Graph().Values()
	var cycle *solver.CycleError
	if errors.As(err, &cycle) {
		return b.CycleError(cycle.Cycle)
	}
	return err
}

// CycleError names a cycle of the board, given by its vertices in order.
func (b Board) CycleError(cycle []int32) *CycleError {
	e := &CycleError{Vertices: cycle, Splits: b.HasSplits()}
	for _, v := range cycle {
		e.Cycle = append(e.Cycle, b.Vertices[v].ID)
	}
	return e
}

// CycleError says that play on a board need not end.
type CycleError struct {
	Place
	Cycle    []string // the IDs of the vertices on a cycle, splits too, in order; the first is not repeated
	Vertices []int32  // the same as indices
	Splits   bool     // the board has splits: loopy=true would not permit the cycle
}

// maxNamed is how many vertices an error names.
const maxNamed = 1000

// Path is the cycle as text: a -> b -> a. IDs that are no plain names are in quotes.
func (e *CycleError) Path() string {
	return names(append(e.Cycle[:len(e.Cycle):len(e.Cycle)], e.Cycle[0]), " -> ")
}

// names lists IDs, the last always among them.
func names(ids []string, between string) string {
	var s strings.Builder
	for i, id := range ids {
		if i > 0 {
			s.WriteString(between)
		}
		if i == maxNamed && len(ids) > maxNamed+1 {
			s.WriteString("…" + between + quote(ids[len(ids)-1]))
			break
		}
		s.WriteString(quote(id))
	}
	return s.String()
}

func (e *CycleError) Error() string {
	if e.Splits {
		return fmt.Sprintf("%splay can go round for ever: %s; try removing one of these edges (a board with splits may have no cycle)",
			e.Place, e.Path())
	}
	return fmt.Sprintf("%splay can go round for ever: %s; try removing one of these edges, or loopy=true if it is meant",
		e.Place, e.Path())
}

// Fault is the error's message; it differs on boards with splits.
func (e *CycleError) Fault() (key string, args []any) {
	if e.Splits {
		return "check.cycle.splits", []any{e.Place, e.Path()}
	}
	return "check.cycle", []any{e.Place, e.Path()}
}

// SplitError says that a split holds chips (Target is "") or leads to another split.
type SplitError struct {
	Place
	Split, Target string
}

func (e *SplitError) Error() string {
	if e.Target == "" {
		return fmt.Sprintf("%schips on the split %s, which is a joint and holds none; try a vertex before it", e.Place, shown(e.Split))
	}
	return fmt.Sprintf("%sthe split %s leads to the split %s; try edges from %[2]s to the targets of %[3]s", e.Place,
		shown(e.Split), shown(e.Target))
}

// Fault is the error's message: chips on a split, or a split as target.
func (e *SplitError) Fault() (key string, args []any) {
	if e.Target == "" {
		return "check.split.chips", []any{e.Place, shown(e.Split)}
	}
	return "check.split.target", []any{e.Place, shown(e.Split), shown(e.Target)}
}

// CompoundError says that an undirected board, which is one game, has a compound.
type CompoundError struct {
	Place
	Compound solver.Compound
}

func (e *CompoundError) Error() string {
	return fmt.Sprintf("%scompound=%s has no meaning on an undirected board, which is one game; try removing it", e.Place,
		shown(e.Compound.String()))
}

// Fault is the error's message.
func (e *CompoundError) Fault() (key string, args []any) {
	return "check.compound", []any{e.Place, shown(e.Compound.String())}
}

// GroundError says that an undirected board has no ground, or parts that do not hang on it.
type GroundError struct {
	Place
	Loose []string // the vertices not joined to the ground; nil when there is no ground
}

func (e *GroundError) Error() string {
	if e.Loose == nil {
		return fmt.Sprintf("%sno vertex is the ground; try ground=true at one", e.Place)
	}
	return fmt.Sprintf("%snot joined to the ground: %s; try an edge to a part that is, or ground=true", e.Place, names(e.Loose, ", "))
}

// Fault is the error's message: no ground, or loose parts.
func (e *GroundError) Fault() (key string, args []any) {
	if e.Loose == nil {
		return "check.ground", []any{e.Place}
	}
	return "check.loose", []any{e.Place, names(e.Loose, ", ")}
}

// checkGround walks from the ground and lists what it does not reach.
func (b Board) checkGround() error {
	if b.Rule.Compound != solver.Disjunctive {
		return &CompoundError{Compound: b.Rule.Compound}
	}
	next := make([][]int32, len(b.Vertices))
	for _, e := range b.Edges {
		next[e.From] = append(next[e.From], int32(e.To))
		next[e.To] = append(next[e.To], int32(e.From))
	}
	var queue []int32
	joined := make([]bool, len(b.Vertices))
	for i := range b.Vertices {
		if b.Vertices[i].Ground {
			joined[i] = true
			queue = append(queue, int32(i))
		}
	}
	if len(queue) == 0 && len(b.Vertices) > 0 {
		return &GroundError{}
	}
	for len(queue) > 0 {
		v := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		for _, w := range next[v] {
			if !joined[w] {
				joined[w] = true
				queue = append(queue, w)
			}
		}
	}
	var loose []string
	for i, ok := range joined {
		if !ok {
			loose = append(loose, b.Vertices[i].ID)
		}
	}
	if loose != nil {
		return &GroundError{Loose: loose}
	}
	return nil
}
