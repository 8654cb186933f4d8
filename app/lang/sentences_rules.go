package lang

import (
	"math"

	"dev.mexboard/solver"
)

// teller tells one step of another rule than disjunctive normal play.
type teller struct {
	l     Language
	s     solver.Step
	names Names
}

func (t teller) sentence() []Span {
	switch t.s.Kind {
	case solver.StepReady, solver.StepRead, solver.StepJoin, solver.StepPresent, solver.StepMex, solver.StepOutcome,
		solver.StepNumber, solver.StepForeclosed, solver.StepPair, solver.StepType, solver.StepNormal, solver.StepPlayed:
		return t.vertex()
	case solver.StepEnded, solver.StepBack, solver.StepDraws,
		solver.StepRound, solver.StepSettle, solver.StepInfinite, solver.StepLoop:
		return t.loopy()
	case solver.StepColumn:
		return column(t.l, t.s)
	case solver.StepNimSum:
		if t.s.Measure == solver.Foreclosed {
			return stepNimSumForeclosed.Spans(t.l, Sum(t.s.Numbers, t.s.Value))
		}
		return nimSum(t.l, t.s)
	}
	return t.sum()
}

// name is that of the step's vertex.
func (t teller) name() string { return t.names(t.s.Vertex) }

// option is the name of the step's option.
func (t teller) option() string { return t.names(t.s.Option) }

// list is the names of the step's options, all of them meant.
func (t teller) list() string { return List(t.l, shortened(t.l, t.s.Options, t.names)) }

// choice is the names of the step's options, of which one is taken.
func (t teller) choice() string { return Choice(t.l, shortened(t.l, t.s.Options, t.names)) }

// say fills a message.
func (t teller) say(m Message, args ...any) []Span { return m.Spans(t.l, args...) }

// letter is what the step's number is called.
func (t teller) letter() string {
	if int(t.s.Measure) < len(letters) {
		return letters[t.s.Measure]
	}
	return ""
}

// misere tells whether the play is misère.
func (t teller) misere() bool { return t.s.Play == solver.Misere }

// pick chooses by the play.
func (t teller) pick(normal, misere Message) Message {
	if t.misere() {
		return misere
	}
	return normal
}

// pair is the pair of the step.
func (t teller) pair() string { return pair(t.s.Value, t.s.Goal) }

// parity tells why a number of moves left decides, by its parity.
func (t teller) parity() Message {
	odd := [...]Message{parityOddN, parityOddP}
	even := [...]Message{parityEvenP, parityEvenN}
	if t.s.Value%2 != 0 {
		return odd[t.s.Play]
	}
	return even[t.s.Play]
}

// counted is a number of joint moves: the largest int stands for more.
func counted(n int) any {
	if n == math.MaxInt {
		return MovesBeyond
	}
	return n
}
