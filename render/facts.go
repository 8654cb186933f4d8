package render

import (
	"slices"
	"strconv"
	"strings"

	"dev.mexboard/solver"
)

// Facts is what is known of a board at one moment: what the picture shows. Zero: nothing known.
type Facts struct {
	Values   []int32          // by vertex, -1 unknown; nil: none known
	Outcomes []solver.Outcome // by vertex; nil: none known
	Unsolved []bool           // by vertex: can reach a cycle, shown as ?; nil: none
	Cycle    []int32          // one cycle, marked
	Loops    [][]int          // by vertex: the finite values that the options of an infinite one have; nil: none is infinite
	Notes    []string         // by vertex: what the rule looks at besides the value, small below it; nil: nothing
	Winning  []solver.Move    // strongly marked
	Shares   []solver.Move    // each is part of some winning move of several chips
	Drawing  []solver.Move    // each keeps a draw
	Current  int32            // the vertex of the step shown; -1 or, in the zero Facts with nil Values, none
	Options  []int32          // options of Current whose edges the step marks
	Newest   int32            // the one of Options that the step speaks of, marked more strongly; not in Options: none
	Hover    []solver.Move    // a move pointed at in the panel: one arrow for each chip it moves
	Wrong    []solver.Move    // a move that loses
	Reply    []solver.Move    // the reply to it
	Part     []int32          // the part of the board where a rule fails
}

// Solved is the facts of a finished answer.
func Solved(a solver.Answer) Facts {
	n := a.Values.Len()
	f := Facts{
		Values:   make([]int32, n),
		Outcomes: make([]solver.Outcome, n),
		Cycle:    a.Cycle,
		Winning:  a.Winning,
		Drawing:  a.Drawing,
		Notes:    notes(a),
		Current:  -1,
		Newest:   -1,
	}
	if len(a.Cycle) > 0 {
		f.Unsolved = make([]bool, n)
	}
	if a.Loopy {
		f.Loops = make([][]int, n)
	}
	for v := range int32(n) {
		f.Outcomes[v] = a.Vertex(v)
		value, ok := a.Values.At(v)
		switch {
		case ok:
			f.Values[v] = int32(value)
			continue
		case a.Loopy:
			f.Loops[v], _ = a.Loop(v)
		case f.Unsolved != nil:
			f.Unsolved[v] = true
		}
		f.Values[v] = -1
	}
	if a.SJ != nil {
		f.Part = a.SJ.Part
	}
	f.share(a)
	return f
}

// share marks the arrows of joint moves: of a single one as a winning move.
func (f *Facts) share(a solver.Answer) {
	if len(a.Joint) == 1 {
		f.Winning = Arrows(a.Graph, a.Joint[0])
		return
	}
	for _, j := range a.Joint {
		f.Shares = append(f.Shares, Arrows(a.Graph, j)...)
	}
	for _, j := range a.JointDrawing {
		f.Drawing = append(f.Drawing, Arrows(a.Graph, j)...)
	}
}

// Arrows is a move of several chips as moves along edges.
func Arrows(g *solver.Graph, j solver.Joint) []solver.Move {
	var moves []solver.Move
	for _, x := range j {
		if option, ok := g.Through(x); ok {
			moves = append(moves, solver.Move{From: x.From, Option: option})
		}
	}
	return moves
}

// notes is, by vertex, what the rule of an answer looks at besides the value, in signs: S suspense, R remoteness, F
// foreclosed value (– over, ! can be ended at once), the pair of misère play (with w: wild).
func notes(a solver.Answer) []string {
	if a.Rule == (solver.Rule{}) && !a.Loopy {
		return nil
	}
	notes := make([]string, a.Values.Len())
	for v := range notes {
		if v := int32(v); !a.Graph.IsSum(v) {
			notes[v] = note(a, v)
		}
	}
	return notes
}

func note(a solver.Answer, v int32) string {
	if r := a.RemotenessOf(v); r >= 0 {
		return "R" + strconv.Itoa(int(r))
	}
	if s := a.SuspenseOf(v); s >= 0 {
		return "S" + strconv.Itoa(int(s))
	}
	if p, ok := a.PairOf(v); ok {
		pair := strconv.Itoa(p.Normal) + "," + strconv.Itoa(p.Misere)
		if a.TypeOf(v) == solver.Wild {
			return "w" + pair
		}
		return pair
	}
	switch value, over, won, known := a.Foreclosed(v); {
	case !known:
		return ""
	case over:
		return "F–"
	case won:
		return "F!"
	default:
		return "F" + strconv.Itoa(value)
	}
}

// AtStep is the facts after some steps: only what is known by then. A winning move is known from the step on that
// finds it among the options of its chip.
func AtStep(s solver.State) Facts {
	f := Facts{Values: s.Values, Outcomes: s.Outcomes, Current: s.Current, Newest: -1}
	if s.Current >= 0 {
		f.Options = s.Read
	}
	switch s.Last.Kind {
	case solver.StepReady, solver.StepJoin:
		f.Options = s.Last.Options
	case solver.StepRead, solver.StepPresent, solver.StepOutcome:
		f.Newest = s.Last.Option
	case solver.StepChip, solver.StepTarget:
		f.Current, f.Options = s.Last.Vertex, nil
	}
	for _, t := range s.Targets {
		for _, w := range t.Options {
			f.Winning = append(f.Winning, solver.Move{From: t.Vertex, Option: w})
		}
	}
	return f
}

// value is the value of v, or -1.
func (f Facts) value(v int) int32 {
	if v < len(f.Values) {
		return f.Values[v]
	}
	return -1
}

func (f Facts) outcome(v int) solver.Outcome {
	if v < len(f.Outcomes) {
		return f.Outcomes[v]
	}
	return solver.Unknown
}

// loop is the value of an infinite vertex as people write it, "" for every other one: "∞₀₂", or "∞{0, 12}" where a
// number has two digits.
func (f Facts) loop(v int) string {
	if v >= len(f.Loops) || f.Loops[v] == nil {
		return ""
	}
	return LoopText(f.Loops[v])
}

// LoopText is an infinite value: ∞ with the finite values of the options.
func LoopText(k []int) string {
	if len(k) == 0 {
		return "∞"
	}
	var low, set strings.Builder
	for i, x := range k {
		if i > 0 {
			set.WriteString(", ")
		}
		set.WriteString(strconv.Itoa(x))
		low.WriteRune('₀' + rune(x%10))
	}
	if k[len(k)-1] < 10 {
		return "∞" + low.String()
	}
	return "∞{" + set.String() + "}"
}

func (f Facts) note(v int) string {
	if v < len(f.Notes) {
		return f.Notes[v]
	}
	return ""
}

func (f Facts) unsolved(v int) bool { return v < len(f.Unsolved) && f.Unsolved[v] }

// current is the vertex of the step shown, -1 when there is none.
func (f Facts) current() int32 {
	if f.Values == nil {
		return -1
	}
	return f.Current
}

// newest is the option the step speaks of, -1 when there is none.
func (f Facts) newest() int32 {
	if slices.Contains(f.Options, f.Newest) {
		return f.Newest
	}
	return -1
}
