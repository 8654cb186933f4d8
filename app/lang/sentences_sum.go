package lang

import "dev.mexboard/solver"

// sum tells a step about all chips.
func (t teller) sum() []Span {
	s := t.s
	switch s.Kind {
	case solver.StepChip:
		return t.chip()
	case solver.StepSJ:
		return t.sj()
	case solver.StepSJHolds:
		return t.holds()
	case solver.StepFold:
		return t.fold()
	case solver.StepOver:
		if s.Vertex >= 0 {
			return t.say(t.pick(overStuck, overStuckMisere), t.name(), s.Outcome)
		}
		return t.say(t.pick(overAll, overAllMisere), s.Outcome)
	case solver.StepSearch:
		if s.Outcome == solver.Unknown {
			return t.say(searchUnknown, s.Goal)
		}
		return t.say(searchDone, s.Count, s.Goal, s.Outcome)
	case solver.StepVerdict:
		return t.verdict()
	case solver.StepTarget:
		return t.target()
	case solver.StepMoves:
		if s.Outcome == solver.D {
			return t.say(movesKeep, s.Count, counted(s.Count))
		}
		return t.say(movesWin, s.Count, counted(s.Count))
	}
	return nil
}

// chip tells of the chips on one vertex, and then what they are by the measure.
func (t teller) chip() []Span {
	subject := t.say(chipOne, t.name())
	if t.s.Count != 1 {
		subject = t.say(chipEach, t.name(), t.s.Count)
	}
	return append(subject, t.chipIs()...)
}

func (t teller) chipIs() []Span {
	s := t.s
	switch {
	case s.Outcome == solver.Unknown && s.Measure != solver.Pairs:
		return t.say(chipUnknown)
	case s.Measure == solver.OneOutcome, s.Measure != solver.Pairs && s.Value == solver.NoNumber:
		return t.say(chipOutcome, s.Outcome)
	case s.Measure == solver.NormalOutcome:
		return t.say(chipTwo, s.Normal, s.Outcome)
	case s.Measure == solver.LoopValue:
		return t.say(chipNumber, t.letter(), numberText(t.l, s.Value, s.Numbers), s.Outcome)
	case s.Measure == solver.Pairs:
		return t.say(chipPair, t.pair(), MisereTypes[s.Type])
	}
	return t.say(chipNumber, t.letter(), numberText(t.l, s.Value, nil), s.Outcome)
}

// The chips on a vertex, {0}; then what they are.
var (
	chipOne = Message{
		"The chip on *{0}*",
		"*{0}* 上的棋子",
		"Фишка на *{0}*",
		"Solmun *{0}* nappula",
	}
	// {1} is how many.
	chipEach = Message{
		"Each of the {1} chips on *{0}*",
		"*{0}* 上的 {1} 枚棋子，每一枚",
		"Каждая из {1} {1|фишки|фишек|фишек} на *{0}*",
		"Kukin solmun *{0}* {1} nappulasta",
	}
	// {0} is the letter, {1} the number, {2} the outcome alone.
	chipNumber = Message{
		": *{0} = {1}*; alone it is {2}.",
		"：*{0} = {1}*；单独看是 {2}。",
		": *{0} = {1}*; сама по себе — {2}.",
		": *{0} = {1}*; yksin {2}.",
	}
	chipOutcome = Message{
		": alone it is *{0}*.",
		"：单独看是 *{0}*。",
		": сама по себе — *{0}*.",
		": yksin *{0}*.",
	}
	chipTwo = Message{
		": alone *{0}* in normal play, *{1}* in misère play.",
		"：单独看，正规规则下是 *{0}*，misère 规则下是 *{1}*。",
		": сама по себе в нормальной игре — *{0}*, в мизере — *{1}*.",
		": yksin normaalipelissä *{0}*, misère-pelissä *{1}*.",
	}
	// {0} is the pair, {1} the type.
	chipPair = Message{
		": *{0}*, {1}.",
		"：*{0}*，{1}。",
		": *{0}*, {1}.",
		": *{0}*, {1}.",
	}
	chipUnknown = Message{
		": the theory of this rule says nothing.",
		"：此规则的理论没有结论。",
		": теория этого правила молчит.",
		": tämän säännön teoria ei sano mitään.",
	}
)
