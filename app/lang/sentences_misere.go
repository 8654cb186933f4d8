package lang

import "dev.mexboard/solver"

func (t teller) paired() []Span {
	s := t.s
	switch {
	case len(s.Options) == 0:
		return t.say(pairTerminal, t.name(), t.pair())
	case s.Goal < 0:
		return t.say(pairUnknown, t.name(), s.Value)
	}
	return t.say(pairMex, t.name(), s.Value, s.Goal, t.pair())
}

func (t teller) typed() []Span {
	s := t.s
	word := MisereTypes[s.Type]
	switch {
	case s.Type == solver.Fickle:
		return t.say(typeFickle, t.name(), t.pair(), word)
	case s.Type == solver.Firm:
		return t.say(typeFirm, t.name(), t.pair(), word)
	case s.Option >= 0:
		return t.say(typeWildOption, t.name(), t.option(), word)
	}
	return t.say(typeWild, t.name(), t.pair(), word)
}

// Misère pairs and types: {0} is the vertex.
var (
	pairTerminal = Message{
		"At a terminal g+ is 0, as in normal play, and g− is 1, since whoever cannot move wins: *{0}* has *{1}*.",
		"终止顶点的 g+ 与正规规则一样为 0，g− 为 1，因为不能移动者胜：*{0}* 是 *{1}*。",
		"В терминальной вершине g+ равно 0, как в нормальной игре, а g− равно 1: кто не может ходить, выигрывает. У *{0}* — *{1}*.",
		"Päätesolmussa g+ on 0 kuten normaalipelissä ja g− on 1, sillä se, joka ei voi siirtää, voittaa: solmulla *{0}* on *{1}*.",
	}
	// {1} is g+, {2} is g−, {3} the pair.
	pairMex = Message{
		"The mex of the options' g+ is {1}, that of their g− is {2}: *{0}* has *{3}*.",
		"后继的 g+ 的 mex 是 {1}，g− 的 mex 是 {2}：*{0}* 是 *{3}*。",
		"Mex чисел g+ у переходов — {1}, чисел g− — {2}: у *{0}* пара *{3}*.",
		"Seuraajien g+-lukujen mex on {1}, g−-lukujen {2}: solmulla *{0}* on *{3}*.",
	}
	pairUnknown = Message{
		"The mex of the options' g+ is {1}: *{0}* has g+ = {1}. Its g− is not known.",
		"后继的 g+ 的 mex 是 {1}：*{0}* 的 g+ = {1}，g− 未知。",
		"Mex чисел g+ у переходов — {1}: у *{0}* g+ = {1}, а g− неизвестно.",
		"Seuraajien g+-lukujen mex on {1}: solmun *{0}* g+ = {1}, g− ei ole tiedossa.",
	}
	// {1} is the pair, {2} the type.
	typeFickle = Message{
		"*{1}*: 0 in one kind of play, 1 in the other. *{0}* is *{2}*.",
		"*{1}*：一种规则下是 0，另一种规则下是 1。*{0}* 是*{2}*。",
		"*{1}*: 0 при одном правиле, 1 при другом. *{0}* — *{2}*.",
		"*{1}*: toisessa pelitavassa 0, toisessa 1. *{0}* on *{2}*.",
	}
	typeFirm = Message{
		"*{1}*: the same number in both kinds of play. *{0}* is *{2}*.",
		"*{1}*：两种规则下的数相同。*{0}* 是*{2}*。",
		"*{1}*: одно и то же число при обоих правилах. *{0}* — *{2}*.",
		"*{1}*: sama luku kummassakin pelitavassa. *{0}* on *{2}*.",
	}
	typeWild = Message{
		"*{1}* is neither (0, 1) nor (1, 0) nor twice one number: *{0}* is *{2}*. The pair rule does not hold for it.",
		"*{1}* 既不是 (0, 1)、(1, 0)，也不是两个相同的数：*{0}* 是*{2}*。数对法则对它不成立。",
		"*{1}* — не (0, 1), не (1, 0) и не два равных числа: *{0}* — *{2}*. Правило пар для неё не действует.",
		"*{1}* ei ole (0, 1), (1, 0) eikä kahdesti sama luku: *{0}* on *{2}*. Parisääntö ei koske sitä.",
	}
	typeWildOption = Message{
		"*{0}* can move to {1}, which is wild, so *{0}* is *{2}* too.",
		"*{0}* 可以移到野的 {1}，所以 *{0}* 也是*{2}*。",
		"Из *{0}* есть переход в дикую {1}, поэтому и *{0}* — *{2}*.",
		"Solmusta *{0}* pääsee villiin solmuun {1}, joten myös *{0}* on *{2}*.",
	}
)
