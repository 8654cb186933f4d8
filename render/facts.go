package render

import (
	"slices"

	"dev.mexboard/solver"
)

// Facts is what is known of a board at one moment: what the picture shows. Zero: nothing known.
type Facts struct {
	Values   []int32          // by vertex, -1 unknown; nil: none known
	Outcomes []solver.Outcome // by vertex; nil: none known
	Unsolved []bool           // by vertex: can reach a cycle, shown as ?; nil: none
	Cycle    []int32          // one cycle, marked
	Winning  []solver.Move    // strongly marked
	Current  int32            // the vertex of the step shown; -1 or, in the zero Facts with nil Values, none
	Options  []int32          // options of Current whose edges the step marks
	Newest   int32            // the one of Options that the step speaks of, marked more strongly; not in Options: none
	Hover    *solver.Move     // one winning move pointed at in the panel
}

// Solved is the facts of a finished answer.
func Solved(a solver.Answer) Facts {
	n := a.Values.Len()
	f := Facts{
		Values:   make([]int32, n),
		Outcomes: make([]solver.Outcome, n),
		Cycle:    a.Cycle,
		Winning:  a.Winning,
		Current:  -1,
		Newest:   -1,
	}
	if len(a.Cycle) > 0 {
		f.Unsolved = make([]bool, n)
	}
	for v := range int32(n) {
		value, ok := a.Values.At(v)
		if !ok {
			f.Values[v] = -1
			if f.Unsolved != nil {
				f.Unsolved[v] = true
			}
			continue
		}
		f.Values[v] = int32(value)
		f.Outcomes[v] = a.Vertex(v)
	}
	return f
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
