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
	Chosen   []solver.Move    // a person chose them: the parts of a move that is not complete yet, or an answer
	Wrong    []solver.Move    // a move that loses
	Reply    []solver.Move    // the reply to it
	Part     []int32          // the part of the board where a rule fails
	Pointed  []int32          // vertices that the step points at

	Hackenbush Hackenbush // on an undirected board, where Values are as SolvedHackenbush says and moves mean nothing
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
		Notes:    notes(n, a.Measures(), a.Mark),
		Current:  -1,
		Newest:   -1,
	}
	if len(a.Cycle) > 0 {
		f.Unsolved = make([]bool, n)
	}
	if a.Loopy {
		f.loops(n)
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
	f.share(a.Graph, a.Joint, false)
	f.share(a.Graph, a.JointDrawing, true)
	return f
}

// share marks the arrows of joint moves: of a single winning one as a winning move.
func (f *Facts) share(g *solver.Graph, moves []solver.Joint, drawing bool) {
	if len(moves) == 1 && !drawing {
		f.Winning = Arrows(g, moves[0])
		return
	}
	for _, j := range moves {
		if drawing {
			f.Drawing = append(f.Drawing, Arrows(g, j)...)
		} else {
			f.Shares = append(f.Shares, Arrows(g, j)...)
		}
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

// notes is, by vertex, what a rule looks at besides the value, in signs: S suspense, R remoteness, F foreclosed value (–
// over, ! can be ended at once), the pair of misère play (with w: wild).
func notes(n int, measures []solver.Measure, mark func(int32) solver.Mark) []string {
	if len(measures) == 0 || len(measures) == 1 && measures[0] == solver.Grundy {
		return nil
	}
	notes := make([]string, n)
	for v := range notes {
		m := mark(int32(v))
		for _, measure := range measures {
			notes[v] += note(measure, m)
		}
	}
	return notes
}

func note(measure solver.Measure, m solver.Mark) string {
	letter, number := "", m.Value
	switch measure {
	case solver.Pairs:
		return pairNote(m)
	case solver.Suspense:
		letter = "S"
	case solver.Remoteness:
		letter, number = "R", m.Remoteness
	case solver.Foreclosed:
		letter = "F"
	default:
		return ""
	}
	switch {
	case number == solver.Over:
		return letter + "–"
	case number == solver.Won:
		return letter + "!"
	case number < 0:
		return ""
	}
	return letter + strconv.Itoa(number)
}

func pairNote(m solver.Mark) string {
	if m.Value < 0 || m.Misere < 0 {
		return ""
	}
	pair := strconv.Itoa(m.Value) + "," + strconv.Itoa(m.Misere)
	if m.Typed && m.Type == solver.Wild {
		return "w" + pair
	}
	return pair
}

// AtStep is the facts after some steps: only what is known by then. A winning move is known from the step on that
// finds it among the options of its chip.
func AtStep(g *solver.Graph, s solver.State) Facts {
	f := Facts{Values: s.Values, Outcomes: s.Outcomes, Current: s.Current, Newest: -1}
	if s.Current >= 0 {
		f.Options, f.Newest = s.Read, s.Last.Option
	}
	switch s.Last.Kind {
	case solver.StepReady, solver.StepJoin:
		f.Options = s.Last.Options
	case solver.StepChip, solver.StepTarget:
		f.Current, f.Options = s.Last.Vertex, nil
	}
	f.Notes = notes(len(s.Values), s.Measures, s.Mark)
	f.Pointed = s.Marked
	if s.SJ.Kind == solver.StepSJHolds && s.SJ.Vertex >= 0 {
		f.Part, f.Pointed = s.SJ.Options, nil
	}
	for v, x := range s.Values {
		if x == solver.Infinite {
			f.loops(len(s.Values))
			f.Loops[v] = append([]int{}, s.Mark(int32(v)).Loop...)
		}
	}
	f.Winning, f.Drawing = targets(s.Targets), targets(s.Keeping)
	f.share(g, s.Joint, s.Verdict == solver.D)
	return f
}

func (f *Facts) loops(n int) {
	if f.Loops == nil {
		f.Loops = make([][]int, n)
	}
}

// targets is the moves of steps that tell what chips must become.
func targets(steps []solver.Step) []solver.Move {
	var moves []solver.Move
	for _, t := range steps {
		for _, w := range t.Options {
			moves = append(moves, solver.Move{From: t.Vertex, Option: w})
		}
	}
	return moves
}

// value is the value of v, or -1.
func (f Facts) value(v int) int32 {
	if v < len(f.Values) {
		return max(-1, f.Values[v])
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
