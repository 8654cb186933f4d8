package solver

// State is what is known after some steps: what the board may show by then. Zero is nothing known.
type State struct {
	Index    int       // steps taken
	Values   []int32   // by vertex: Grundy values (with Pairs g+, on loopy boards Infinite too); -1 while unknown, or where the rule's steps tell none
	Outcomes []Outcome // by vertex; Unknown for sum vertices
	Order    []int32   // vertices in the order they were taken up, the current one last
	Last     Step      // the newest step
	Current  int32     // the vertex being valued, -1 when none: at the start and in the sum
	Read     []int32   // options of Current read so far; those that the newest step is about
	Tested   int       // candidates 0..Tested-1 of Current are known to be present
	Mex      int       // value found for Current (the NimSum of a sum vertex), -1 before; foreclosed values too
	Rows     []Step    // StepChip steps so far
	Columns  []Step    // StepColumn steps so far
	Sum      int       // NimSum, -1 before it is known
	Verdict  Outcome   // Unknown before
	Targets  []Step    // StepTarget steps so far that win; of joint moves, what each chip may do in one

	Measures   []Measure // what Mark may tell
	Round      int       // of loopy values, -1 before the first and after the last
	Candidates []int32   // vertices that had no loopy value when the round began
	Cases      []Step    // StepSJ steps so far: the last may be the case of the chips
	SJ         Step      // the StepSJHolds; NoStep before
	Marked     []int32   // vertices that the newest step points at: the part that breaks the SJ rule, the chips that decide, the draws
	Fold       Step      // the StepFold, StepOver or StepSearch; NoStep before
	Remoteness int       // of the sum, on loopy boards; -1 before and where there is none
	Keeping    []Step    // StepTarget steps so far that keep a draw
	Joint      []Joint   // the winning joint moves (from a draw: those that keep it), once they are told, where they are few enough to list
	JointCount int       // how many they are, -1 before

	marks  []int32 // by vertex, by the rule's measures; -1 while unknown; nil where Values are all
	answer *Answer
}

// nothing is the state before the first step.
func nothing(a *Answer) State {
	n := a.Graph.Len()
	s := State{
		Values: unknowns(n), Outcomes: make([]Outcome, n), Measures: a.Measures(),
		Current: -1, Mex: -1, Sum: -1, Round: -1, Remoteness: -1, JointCount: -1, answer: a,
	}
	if len(s.Measures) > 0 && s.Measures[0] != Grundy {
		s.marks = unknowns(n)
	}
	return s
}

// What a mark says besides a number.
const (
	markTyped  = 4 // with Pairs: the lower two bits are the type
	markShift  = 3 // then 1 + the misère value
	markLooped = 1 // with LoopValue: the finite values of the options are told; then 1 + the remoteness
)

// Mark is what is known of v by then, by the measures of the rule.
func (s State) Mark(v int32) Mark {
	m := unmarked()
	for _, measure := range s.Measures {
		switch measure {
		case Grundy, LoopValue, Pairs:
			m.Value = int(s.Values[v])
			if s.Values[v] == Infinite && s.marks[v]&markLooped != 0 {
				m.Loop = s.loop(v)
			}
			if measure == Pairs && s.marks[v] >= 0 {
				m.Misere = int(s.marks[v]>>markShift) - 1
			}
		case Types:
			if s.marks[v] >= 0 && s.marks[v]&markTyped != 0 {
				m.Type, m.Typed = Type(s.marks[v]&3), true
			}
		case Remoteness:
			m.Remoteness = s.remoteness(v)
		case NormalOutcome:
			m.Normal = Outcome(max(0, s.marks[v]))
		default:
			m.Value = int(s.marks[v])
		}
	}
	return m
}

func (s State) remoteness(v int32) int {
	switch {
	case s.marks[v] < 0:
		return NoNumber
	case s.Measures[0] == LoopValue:
		return int(s.marks[v]>>1) - 1
	}
	return int(s.marks[v])
}

// loop is the finite values of the options of v, all of which are known once one of these sets is told.
func (s State) loop(v int32) []int {
	x := []int{}
	for _, w := range s.answer.Graph.Options(v) {
		if s.Values[w] >= 0 {
			x = append(x, int(s.Values[w]))
		}
	}
	return distinct(x)
}

// take adds one step.
func (s *State) take(t Step) {
	s.Index++
	s.Last = t
	s.Marked = nil
	switch t.Kind {
	case StepReady:
		s.turnTo(t.Vertex)
		s.Order = append(s.Order, t.Vertex)
	case StepRead:
		s.Read = append(s.Read, t.Option)
	case StepJoin:
		s.turnTo(t.Vertex)
		s.Order = append(s.Order, t.Vertex)
		s.Read = t.Options
		s.takeJoin(t)
	case StepPresent:
		s.Tested = t.Value + 1
	case StepMex:
		s.Mex = t.Value
		if t.Measure == Grundy {
			s.Values[t.Vertex] = int32(t.Value)
		} else {
			s.marks[t.Vertex] = int32(t.Value)
		}
	case StepOutcome, StepPlayed:
		s.Outcomes[t.Vertex] = t.Outcome
	case StepNumber, StepForeclosed:
		s.marks[t.Vertex] = int32(t.Value)
	case StepPair, StepType:
		s.Values[t.Vertex] = int32(t.Value)
		s.marks[t.Vertex] = pairMark(t, t.Kind == StepType)
	case StepNormal:
		s.marks[t.Vertex] = int32(t.Normal)
	case StepEnded, StepBack, StepDraws:
		s.takeEnding(t)
	case StepRound, StepSettle, StepInfinite, StepLoop:
		s.takeRound(t)
	default:
		s.takeSum(t)
	}
}

// pairMark keeps what a step says of a pair besides g+.
func pairMark(t Step, typed bool) int32 {
	mark := int32(t.Goal+1) << markShift
	if typed {
		mark |= markTyped | int32(t.Type)
	}
	return mark
}

func (s *State) takeJoin(t Step) {
	switch t.Measure {
	case Grundy:
		s.Mex = t.Value
		s.Values[t.Vertex] = int32(t.Value)
	case Pairs:
		s.Mex = t.Value
		s.Values[t.Vertex] = int32(t.Value)
		s.marks[t.Vertex] = pairMark(t, true)
	case NormalOutcome:
		s.marks[t.Vertex] = int32(t.Normal)
	case OneOutcome:
	default:
		s.marks[t.Vertex] = int32(t.Value)
	}
}

// takeEnding adds one step backwards from the ends.
func (s *State) takeEnding(t Step) {
	s.turnTo(t.Vertex)
	if t.Option >= 0 {
		s.Read = []int32{t.Option}
	}
	found := []int32{t.Vertex}
	if t.Kind == StepDraws {
		found, s.Marked = t.Options, t.Options
	}
	for _, v := range found {
		s.Outcomes[v] = t.Outcome
		if s.Measures[0] == LoopValue {
			s.marks[v] = int32(t.Value+1) << 1
		} else {
			s.marks[v] = int32(t.Value)
		}
	}
	s.Order = append(s.Order, found...)
}

// takeRound adds one step of the rounds that give loopy values.
func (s *State) takeRound(t Step) {
	s.turnTo(t.Vertex)
	switch t.Kind {
	case StepRound:
		s.Round, s.Candidates = t.Value, t.Options
	case StepSettle:
		s.Read, s.Mex = t.Options, t.Value
		s.Values[t.Vertex] = int32(t.Value)
	case StepInfinite:
		s.Values[t.Vertex] = Infinite
	case StepLoop:
		s.Round, s.Candidates = -1, nil
		s.marks[t.Vertex] |= markLooped
	}
}

// takeSum adds one step of the sum.
func (s *State) takeSum(t Step) {
	s.turnTo(-1)
	s.Round, s.Candidates = -1, nil
	switch t.Kind {
	case StepChip:
		s.Rows = append(s.Rows, t)
	case StepColumn:
		s.Columns = append(s.Columns, t)
	case StepNimSum:
		s.Sum = t.Value
	case StepSJ:
		s.Cases = append(s.Cases, t)
	case StepSJHolds:
		s.SJ, s.Marked = t, t.Options
	case StepFold, StepOver, StepSearch:
		s.Fold, s.Marked = t, t.Options
		if t.Kind == StepOver && t.Vertex >= 0 {
			s.Marked = []int32{t.Vertex}
		}
	case StepVerdict:
		s.Verdict = t.Outcome
		if s.answer.Loopy {
			s.Remoteness = t.Goal
		}
	case StepTarget:
		if t.Outcome == D {
			s.Keeping = append(s.Keeping, t)
		} else {
			s.Targets = append(s.Targets, t)
		}
	case StepMoves:
		s.JointCount, s.Joint = t.Count, s.answer.Joint
		if t.Outcome == D {
			s.Joint = s.answer.JointDrawing
		}
	}
}

func (s *State) turnTo(v int32) {
	s.Current, s.Read, s.Tested, s.Mex = v, nil, 0, -1
}
