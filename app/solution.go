package app

import (
	"slices"

	"dev.mexboard/render"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// mostTold is how many vertices and edges a board may have for its steps to be kept: a hundred bytes a step, a few
// steps an edge.
const mostTold = 400_000

// solution is what is known of a board, or why there is nothing. It is a value: a new one is made for every board.
type solution struct {
	board  board.Board
	answer solver.Answer
	trace  solver.Trace // no steps where there is no answer or the board is too large to tell them
	order  []int32      // all vertices: in the order they are valued, then those without a value
	err    error        // why there is no answer
	// pending says that the answer is being worked out, telling that the steps are: the rest is known.
	pending, telling bool
	hunt             hunt
	bush             *bush // of a Hackenbush board: the answer is in there; nil for every other one
}

// hunt is how an exact search stands. It is for what no theory decides: the rest of the answer is known all the while.
type hunt struct {
	state    hunting
	estimate float64 // how many positions there may be
	used     float64 // how much of the bound, 0..1
}

type hunting uint8

const (
	noHunt hunting = iota
	hunted         // runs
	halted         // was stopped
)

// long tells whether a board is too large for its steps to be kept.
func (s solution) long() bool {
	if s.bush != nil {
		return len(s.board.Edges) > bushTold
	}
	return len(s.board.Vertices)+len(s.board.Edges) > mostTold
}

// hunting tells whether the answer leaves something to a search with wider limits.
func (s solution) hunting() bool {
	if s.bush != nil {
		return s.bush.answer.Undecided != nil
	}
	a := s.answer
	if a.Undecided != nil || a.Loopy && len(a.Chips) > 0 && a.Outcome != solver.D && a.Remoteness < 0 {
		return true
	}
	if a.Rule == (solver.Rule{}) {
		return false
	}
	for v, x := range s.board.Vertices {
		if !x.Split && a.Vertex(int32(v)) == solver.Unknown && !a.Endless(int32(v)) {
			return true
		}
	}
	return false
}

// undecided tells whether it was left open who wins.
func (s solution) undecided() bool {
	if s.bush != nil {
		return s.bush.answer.Undecided != nil
	}
	return s.answer.Undecided != nil
}

// taken is the vertices in the order in which a trace takes them up, then the rest.
func taken(t solver.Trace, all []int32) []int32 {
	order := t.At(len(t.Steps)).Order
	seen := make([]bool, len(all))
	for _, v := range order {
		seen[v] = true
	}
	order = slices.Clip(order)
	for _, v := range all {
		if !seen[v] {
			order = append(order, v)
		}
	}
	return order
}

// known tells whether there is an answer.
func (s solution) known() bool { return s.err == nil && !s.pending }

// steps is how many steps there are to show.
func (s solution) steps() int {
	if s.bush != nil && len(s.bush.steps) > 0 {
		return len(s.bush.steps) + 1 // after the last the board is shown as solved
	}
	return len(s.trace.Steps)
}

// moment is a solution as seen after some steps: what the panel and the board show. At or beyond the last step
// everything is known.
type moment struct {
	solution
	step  int
	done  bool         // everything is shown
	state solver.State // what is known by then; of no use when done
}

func (s solution) at(step int) moment {
	step = max(0, min(step, s.steps()))
	m := moment{solution: s, step: step, done: step == s.steps()}
	if !m.done && s.bush == nil {
		m.state = s.trace.At(step)
	}
	return m
}

// facts is what the picture shows.
func (m moment) facts() render.Facts {
	switch {
	case m.known() && m.bush != nil && m.done:
		return render.SolvedHackenbush(m.bush.answer)
	case !m.known() || m.bush != nil:
		return render.Facts{Current: -1}
	case m.done:
		return render.Solved(m.answer)
	}
	return render.AtStep(m.answer.Graph, m.state)
}

// value is the value of a vertex; ok is false while it is not known.
func (m moment) value(v int32) (value int, ok bool) {
	switch {
	case !m.known() || m.bush != nil:
		return 0, false
	case m.done:
		return m.answer.Values.At(v)
	}
	x := m.state.Values[v]
	return int(x), x >= 0
}

// outcome is the outcome of a vertex; Unknown while it is not known.
func (m moment) outcome(v int32) solver.Outcome {
	switch {
	case !m.known() || m.bush != nil:
		return solver.Unknown
	case m.done:
		return m.answer.Vertex(v)
	}
	return m.state.Outcomes[v]
}

// current is the vertex being valued, -1 when there is none.
func (m moment) current() int32 {
	if !m.known() || m.done || m.bush != nil {
		return -1
	}
	return m.state.Current
}

// options is where a move from a vertex may lead (a split: its targets), also on a board that is not solved.
func (m moment) options(v int32) []int32 {
	if m.answer.Graph != nil {
		return m.answer.Graph.Options(v)
	}
	return nil
}

// set is the different option values of v that are known, ascending; ok is false when it is too early to tell any.
func (m moment) set(v int32) (values []int, ok bool) {
	from, ok := m.seen(v)
	for _, w := range from {
		if x, known := m.value(w); known {
			values = append(values, x)
		}
	}
	slices.Sort(values)
	return slices.Compact(values), ok
}

// seen is the options of v whose values are told: those read so far of the vertex being valued, all of one that is
// valued. On a loopy board vertices are not valued one after another, so there it is only the latter.
func (m moment) seen(v int32) (options []int32, ok bool) {
	switch _, known := m.value(v); {
	case !m.known() || !m.tellsValues():
		return nil, false
	case m.answer.Loopy:
		_, infinite := m.infinite(v)
		return m.options(v), known || infinite
	case v == m.current():
		return m.state.Read, true
	default:
		return m.options(v), known
	}
}

// tellsValues tells whether a moment has values to show: the steps of some rules have none.
func (m moment) tellsValues() bool {
	return m.done || m.measures(solver.Grundy, solver.Pairs, solver.LoopValue)
}

// name is what sentences and tables call a vertex.
func (s solution) name(v int32) string { return s.board.Vertices[v].ID }

// sameGame tells whether two boards are the same game: what one is worth the other is too.
func sameGame(a, b board.Board) bool {
	return a.Directed == b.Directed && a.Rule == b.Rule && a.Loopy == b.Loopy &&
		slices.EqualFunc(a.Vertices, b.Vertices, func(v, w board.Vertex) bool {
			return v.Chips == w.Chips && v.Split == w.Split && v.Ground == w.Ground
		}) &&
		slices.EqualFunc(a.Edges, b.Edges, func(d, e board.Edge) bool { return d.From == e.From && d.To == e.To })
}

// terms is the values of all chips, one a chip, as far as they are few enough to be read.
func (s solution) terms() []int {
	const readable = 64
	var terms []int
	for _, c := range s.answer.Chips {
		value, _ := s.answer.Values.At(c.Vertex)
		for range min(c.Count, readable) {
			terms = append(terms, value)
		}
		if len(terms) > readable {
			break
		}
	}
	return terms
}
