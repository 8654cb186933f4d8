package lang

import "dev.mexboard/solver"

// vertex tells a step about one vertex.
func (t teller) vertex() []Span {
	s := t.s
	switch s.Kind {
	case solver.StepReady:
		return t.ready()
	case solver.StepRead:
		return t.read()
	case solver.StepJoin:
		return t.join()
	case solver.StepPresent:
		return t.say(stepPresentForeclosed, t.name(), t.option(), s.Value)
	case solver.StepMex:
		return t.say(stepMexForeclosed, t.name(), s.Value)
	case solver.StepOutcome:
		return t.outcome()
	case solver.StepNumber:
		return t.number()
	case solver.StepForeclosed:
		if s.Value == solver.Over {
			return t.say(stepOver, t.name())
		}
		return t.say(stepWon, t.name(), t.option())
	case solver.StepPair:
		return t.paired()
	case solver.StepType:
		return t.typed()
	case solver.StepNormal:
		if s.Normal == solver.N {
			return t.say(stepNormalN, t.name(), t.option(), s.Normal, solver.P)
		}
		return t.say(stepNormalP, t.name(), s.Normal)
	}
	if s.Outcome == solver.Unknown {
		return t.say(stepPlayedUnknown, t.name())
	}
	return t.say(stepPlayed, t.name(), s.Outcome)
}

func (t teller) ready() []Span {
	switch len(t.s.Options) {
	case 0:
		return t.say(stepTerminal, t.name())
	case 1:
		return t.say(stepReadyRuleOne, t.name(), t.names(t.s.Options[0]))
	}
	return t.say(stepReadyRule, t.name(), t.list())
}

func (t teller) read() []Span {
	s := t.s
	switch {
	case s.Measure == solver.OneOutcome:
		return t.say(stepReadOutcome, t.name(), t.option(), s.Outcome)
	case s.Measure == solver.NormalOutcome:
		return t.say(stepReadTwo, t.name(), t.option(), s.Normal, s.Outcome)
	case s.Value == solver.NoNumber:
		return t.say(stepReadNone, t.name(), t.option())
	case s.Measure == solver.Pairs:
		return t.say(stepReadPair, t.name(), t.option(), t.pair(), MisereTypes[s.Type])
	case s.Value == solver.Over:
		return t.say(t.pick(stepReadOver, stepReadOverMisere), t.name(), t.option())
	case s.Value == solver.Won:
		return t.say(stepReadWon, t.name(), t.option())
	case s.Measure == solver.Foreclosed:
		return t.say(stepReadForeclosed, t.name(), t.option(), s.Value)
	}
	return t.say(stepReadNumber, t.name(), t.option(), s.Outcome, t.letter(), s.Value)
}

// Taking up a vertex: {0} is the vertex, {1} its options or one of them.
var (
	stepReadyRuleOne = Message{
		"*{0}* is next: its only option, {1}, is done.",
		"下一个是 *{0}*：它唯一的后继 {1} 已经算好。",
		"Следующая вершина — *{0}*: единственный переход ведёт в {1}, и там всё уже известно.",
		"Seuraavana *{0}*: sen ainoa seuraaja {1} on jo laskettu.",
	}
	stepReadyRule = Message{
		"*{0}* is next: all its options, {1}, are done.",
		"下一个是 *{0}*：它的后继 {1} 都已经算好。",
		"Следующая вершина — *{0}*: переходы ведут в {1}, и там всё уже известно.",
		"Seuraavana *{0}*: kaikki sen seuraajat ({1}) on jo laskettu.",
	}
	// {2} is the outcome of the option, {3} the letter of the number, {4} the number.
	stepReadNumber = Message{
		"*{0}* can move to {1}, which is *{2}*, with *{3}({1}) = {4}*.",
		"*{0}* 可以移到 {1}，那是 *{2}* 局面，*{3}({1}) = {4}*。",
		"Из *{0}* есть переход в {1}: это *{2}*-позиция, *{3}({1}) = {4}*.",
		"Solmusta *{0}* pääsee solmuun {1}, joka on *{2}*, ja *{3}({1}) = {4}*.",
	}
	stepReadOutcome = Message{
		"*{0}* can move to {1}, which is *{2}*.",
		"*{0}* 可以移到 {1}，那是 *{2}* 局面。",
		"Из *{0}* есть переход в {1}: это *{2}*-позиция.",
		"Solmusta *{0}* pääsee solmuun {1}, joka on *{2}*.",
	}
	// {2} is the outcome in normal play, {3} in misère play.
	stepReadTwo = Message{
		"*{0}* can move to {1}: *{2}* in normal play, *{3}* in misère play.",
		"*{0}* 可以移到 {1}：正规规则下是 *{2}*，misère 规则下是 *{3}*。",
		"Из *{0}* есть переход в {1}: в нормальной игре это *{2}*, в мизере *{3}*.",
		"Solmusta *{0}* pääsee solmuun {1}: normaalipelissä *{2}*, misère-pelissä *{3}*.",
	}
	stepReadNone = Message{
		"*{0}* can move to {1}, where the theory of this rule says nothing.",
		"*{0}* 可以移到 {1}，此规则的理论对它没有结论。",
		"Из *{0}* есть переход в {1}, о котором теория этого правила молчит.",
		"Solmusta *{0}* pääsee solmuun {1}, josta tämän säännön teoria ei sano mitään.",
	}
	// {2} is the pair, {3} the type.
	stepReadPair = Message{
		"*{0}* can move to {1}: *{2}*, {3}.",
		"*{0}* 可以移到 {1}：*{2}*，{3}。",
		"Из *{0}* есть переход в {1}: *{2}*, {3}.",
		"Solmusta *{0}* pääsee solmuun {1}: *{2}*, {3}.",
	}
	stepReadOver = Message{
		"*{0}* can move to {1}: that ends the game, and whoever does it wins.",
		"*{0}* 可以移到 {1}：对局随即结束，走这一步的一方胜。",
		"Из *{0}* есть переход в {1}: игра на этом кончается, и сделавший ход выигрывает.",
		"Solmusta *{0}* pääsee solmuun {1}: se päättää pelin, ja siirtäjä voittaa.",
	}
	stepReadOverMisere = Message{
		"*{0}* can move to {1}: that ends the game, and whoever does it loses. It does not count.",
		"*{0}* 可以移到 {1}：对局随即结束，走这一步的一方负。不计入。",
		"Из *{0}* есть переход в {1}: игра на этом кончается, и сделавший ход проигрывает. Он не в счёт.",
		"Solmusta *{0}* pääsee solmuun {1}: se päättää pelin, ja siirtäjä häviää. Sitä ei lasketa.",
	}
	stepReadWon = Message{
		"*{0}* can move to {1}: there the other player ends the game and wins. It does not count.",
		"*{0}* 可以移到 {1}：对方随即结束对局而胜。不计入。",
		"Из *{0}* есть переход в {1}: там соперник заканчивает игру и выигрывает. Он не в счёт.",
		"Solmusta *{0}* pääsee solmuun {1}: siellä vastustaja päättää pelin ja voittaa. Sitä ei lasketa.",
	}
	stepReadForeclosed = Message{
		"*{0}* can move to {1}, and *F({1}) = {2}*.",
		"*{0}* 可以移到 {1}，*F({1}) = {2}*。",
		"Из *{0}* есть переход в {1}, и *F({1}) = {2}*.",
		"Solmusta *{0}* pääsee solmuun {1}, ja *F({1}) = {2}*.",
	}
)
