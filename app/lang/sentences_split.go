package lang

import "dev.mexboard/solver"

// join tells what a split puts on the board, and then what that comes to.
func (t teller) join() []Span {
	var parts []Span
	switch len(t.s.Options) {
	case 0:
		parts = t.say(joinNone, t.name())
	case 1:
		parts = t.say(joinOne, t.name(), t.names(t.s.Options[0]))
	default:
		parts = t.say(joinMany, t.name(), t.list())
	}
	return append(parts, t.joined()...)
}

func (t teller) joined() []Span {
	s := t.s
	switch {
	case s.Measure == solver.Pairs && s.Type == solver.Wild:
		return t.say(joinWild, MisereTypes[solver.Wild])
	case s.Measure == solver.Pairs:
		return t.say(joinPair, t.pair(), MisereTypes[s.Type])
	case s.Measure == solver.NormalOutcome:
		return t.say(joinTwo, s.Normal, s.Outcome)
	case s.Measure == solver.OneOutcome && s.Outcome == solver.Unknown, s.Measure != solver.OneOutcome && s.Value == solver.NoNumber:
		return t.say(joinUnknown)
	case s.Measure == solver.OneOutcome:
		return t.say(joinOutcome, s.Outcome)
	case s.Value == solver.Over:
		return t.say(joinOver)
	case s.Value == solver.Won:
		return t.say(joinWon)
	case len(s.Options) == 0:
		return t.say(joinNothing, t.letter(), s.Value)
	case len(s.Options) == 1:
		return t.say(joinSame, t.letter(), s.Value)
	case s.Measure == solver.Suspense:
		return t.say(joinLongest, s.Value)
	case s.Measure == solver.Remoteness:
		return t.say(joinNearest, s.Value)
	}
	return t.say(joinForeclosed, s.Value)
}

// A split, {0}, with its targets, {1}; then what they come to.
var (
	joinNone = Message{
		"The split *{0}* takes the chip off the board",
		"分裂点 *{0}* 把棋子移出棋盘",
		"Развилка *{0}* снимает фишку с доски",
		"Jakosolmu *{0}* vie nappulan laudalta",
	}
	joinOne = Message{
		"The split *{0}* puts one chip on {1}",
		"分裂点 *{0}* 在 {1} 上放一枚棋子",
		"Развилка *{0}* ставит одну фишку на {1}",
		"Jakosolmu *{0}* panee yhden nappulan solmuun {1}",
	}
	joinMany = Message{
		"The split *{0}* puts a chip on each of {1}",
		"分裂点 *{0}* 在 {1} 上各放一枚棋子",
		"Развилка *{0}* ставит по фишке на {1}",
		"Jakosolmu *{0}* panee nappulan kuhunkin solmuista {1}",
	}
	joinNothing = Message{
		": nothing is left to play, *{0} = {1}*.",
		"：没有可走的了，*{0} = {1}*。",
		": играть больше нечем, *{0} = {1}*.",
		": pelattavaa ei jää, *{0} = {1}*.",
	}
	joinSame = Message{
		": *{0} = {1}*.",
		"：*{0} = {1}*。",
		": *{0} = {1}*.",
		": *{0} = {1}*.",
	}
	joinLongest = Message{
		": they last as long as the longest, *S = {0}*.",
		"：其中最长的决定，*S = {0}*。",
		": они длятся столько, сколько самая долгая, *S = {0}*.",
		": ne kestävät yhtä kauan kuin pisin niistä, *S = {0}*.",
	}
	joinNearest = Message{
		": the one that ends first ends the game, *R = {0}*.",
		"：最先结束的决定，*R = {0}*。",
		": игру заканчивает та, что кончится первой, *R = {0}*.",
		": ensimmäisenä päättyvä päättää pelin, *R = {0}*.",
	}
	joinForeclosed = Message{
		": the nim-sum is *F = {0}*.",
		"：异或和为 *F = {0}*。",
		": ним-сумма *F = {0}*.",
		": nim-summa on *F = {0}*.",
	}
	joinOver = Message{
		": a chip there cannot move, so the game is *over*.",
		"：有一枚棋子不能动，对局*结束*。",
		": какая-то фишка там не может ходить, и игра *окончена*.",
		": jokin nappula ei voi siirtyä, joten peli on *ohi*.",
	}
	joinWon = Message{
		": one of the chips can be ended at once, and that *wins*.",
		"：其中一枚可以立即结束，走者*胜*。",
		": одну из фишек можно сразу довести до конца, и это *выигрывает*.",
		": yhden nappulan voi päättää heti, ja se *voittaa*.",
	}
	joinOutcome = Message{
		": together that is *{0}*.",
		"：合起来是 *{0}*。",
		": вместе это *{0}*.",
		": yhdessä ne ovat *{0}*.",
	}
	joinTwo = Message{
		": together *{0}* in normal play, *{1}* in misère play.",
		"：合起来，正规规则下是 *{0}*，misère 规则下是 *{1}*。",
		": вместе в нормальной игре *{0}*, в мизере *{1}*.",
		": yhdessä normaalipelissä *{0}*, misère-pelissä *{1}*.",
	}
	// {0} is the pair, {1} the type.
	joinPair = Message{
		": together *{0}*, {1}.",
		"：合起来是 *{0}*，{1}。",
		": вместе *{0}*, {1}.",
		": yhdessä *{0}*, {1}.",
	}
	joinWild = Message{
		": not all of that is tame, so together it is *{0}*.",
		"：其中有不驯服的（not tame），合起来是*{0}*。",
		": не всё здесь ручное (tame), поэтому вместе — *{0}*.",
		": kaikki ei ole kesyä (tame), joten yhdessä *{0}*.",
	}
	joinUnknown = Message{
		". Here the theory of this rule ends.",
		"。此规则的理论到此为止。",
		". Здесь теория этого правила кончается.",
		". Tähän tämän säännön teoria päättyy.",
	}
)
