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

func (t teller) outcome() []Span {
	s := t.s
	switch {
	case s.Measure == solver.Suspense || s.Measure == solver.Remoteness:
		return t.say(stepOutcomeParity, t.name(), t.letter(), s.Value, s.Outcome, t.parity())
	case len(s.Options) == 0 && t.misere():
		return t.say(stepOutcomeTerminalMisere, t.name(), s.Outcome)
	case len(s.Options) == 0:
		return t.say(stepOutcomeTerminal, t.name(), s.Outcome)
	case s.Outcome == solver.N && t.misere():
		return t.say(stepOutcomeMisereN, t.name(), t.option(), s.Outcome, solver.P)
	case s.Outcome == solver.N:
		return t.say(stepOutcomePlainN, t.name(), t.option(), s.Outcome, solver.P)
	case t.misere():
		return t.say(stepOutcomeMisereP, t.name(), s.Outcome, solver.N)
	}
	return t.say(stepOutcomeP, t.name(), s.Outcome, solver.N)
}

// number tells a number of moves left.
func (t teller) number() []Span {
	s := t.s
	if s.Option < 0 {
		return t.say(numberTerminal, t.name(), t.letter(), s.Value)
	}
	ways := [...][2]Message{{suspenseN, suspenseP}, {remotenessN, remotenessP}}
	rule, won := 0, 0
	if s.Measure == solver.Remoteness {
		rule = 1
	}
	if s.Outcome == solver.P {
		won = 1
	}
	return t.say(ways[rule][won], t.name(), t.option(), s.Value-1, s.Value, s.Outcome)
}

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
		"Из *{0}* есть переход в {1}: там соперник кончает игру и выигрывает. Он не в счёт.",
		"Solmusta *{0}* pääsee solmuun {1}: siellä vastustaja päättää pelin ja voittaa. Sitä ei lasketa.",
	}
	stepReadForeclosed = Message{
		"*{0}* can move to {1}, and *F({1}) = {2}*.",
		"*{0}* 可以移到 {1}，*F({1}) = {2}*。",
		"Из *{0}* есть переход в {1}, и *F({1}) = {2}*.",
		"Solmusta *{0}* pääsee solmuun {1}, ja *F({1}) = {2}*.",
	}
)

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
		": первая кончившаяся кончает игру, *R = {0}*.",
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
		": одну из фишек можно сразу кончить, и это *выигрывает*.",
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

// Moves left: {0} is the vertex, {1} the option that counts, {2} its number, {3} the number found, {4} the outcome of the
// option.
var (
	numberTerminal = Message{
		"No move is left from *{0}*: *{1}({0}) = {2}*.",
		"*{0}* 没有走法：*{1}({0}) = {2}*。",
		"Из *{0}* ходов нет: *{1}({0}) = {2}*.",
		"Solmusta *{0}* ei voi siirtyä: *{1}({0}) = {2}*.",
	}
	suspenseP = Message{
		"Some option of *{0}* is {4}. The winner makes it last: of those options {1} has the greatest S, so *S({0}) = 1 + {2} = {3}*.",
		"*{0}* 有 {4} 后继。胜方要拖长：这些后继中 {1} 的 S 最大，所以 *S({0}) = 1 + {2} = {3}*。",
		"Среди переходов из *{0}* есть {4}. Победитель тянет: из них S больше всего у {1}, поэтому *S({0}) = 1 + {2} = {3}*.",
		"Jokin solmun *{0}* seuraaja on {4}. Voittaja pitkittää: niistä suurin S on solmulla {1}, joten *S({0}) = 1 + {2} = {3}*.",
	}
	suspenseN = Message{
		"Every option of *{0}* is {4}. The loser hurries: {1} has the least S, so *S({0}) = 1 + {2} = {3}*.",
		"*{0}* 的后继全是 {4}。负方要尽快结束：{1} 的 S 最小，所以 *S({0}) = 1 + {2} = {3}*。",
		"Все переходы из *{0}* — {4}. Проигрывающий спешит: S меньше всего у {1}, поэтому *S({0}) = 1 + {2} = {3}*.",
		"Solmun *{0}* jokainen seuraaja on {4}. Häviäjä kiirehtii: pienin S on solmulla {1}, joten *S({0}) = 1 + {2} = {3}*.",
	}
	remotenessP = Message{
		"Some option of *{0}* is {4}. The winner hurries: of those options {1} has the least R, so *R({0}) = 1 + {2} = {3}*.",
		"*{0}* 有 {4} 后继。胜方要尽快结束：这些后继中 {1} 的 R 最小，所以 *R({0}) = 1 + {2} = {3}*。",
		"Среди переходов из *{0}* есть {4}. Победитель спешит: из них R меньше всего у {1}, поэтому *R({0}) = 1 + {2} = {3}*.",
		"Jokin solmun *{0}* seuraaja on {4}. Voittaja kiirehtii: niistä pienin R on solmulla {1}, joten *R({0}) = 1 + {2} = {3}*.",
	}
	remotenessN = Message{
		"Every option of *{0}* is {4}. The loser holds out: {1} has the greatest R, so *R({0}) = 1 + {2} = {3}*.",
		"*{0}* 的后继全是 {4}。负方要拖长：{1} 的 R 最大，所以 *R({0}) = 1 + {2} = {3}*。",
		"Все переходы из *{0}* — {4}. Проигрывающий тянет: R больше всего у {1}, поэтому *R({0}) = 1 + {2} = {3}*.",
		"Solmun *{0}* jokainen seuraaja on {4}. Häviäjä pitkittää: suurin R on solmulla {1}, joten *R({0}) = 1 + {2} = {3}*.",
	}
	// {1} is the letter, {2} the number, {3} the outcome, {4} one of the four below.
	stepOutcomeParity = Message{
		"*{1}({0}) = {2}* is {4}. So {0} is *{3}*.",
		"*{1}({0}) = {2}* 是{4}。所以 {0} 是 *{3}* 局面。",
		"*{1}({0}) = {2}* — {4}. Поэтому {0} — *{3}*-позиция.",
		"*{1}({0}) = {2}* on {4}. Siis {0} on *{3}*.",
	}
	parityOddN = Message{
		"odd: the player to move makes the last move and wins",
		"奇数：轮到走的一方走最后一步而胜",
		"нечётное число: последний ход за тем, чей ход сейчас, и он выигрывает",
		"pariton: siirtovuorossa oleva tekee viimeisen siirron ja voittaa",
	}
	parityEvenP = Message{
		"even: the other player makes the last move and wins",
		"偶数：对方走最后一步而胜",
		"чётное число: последний ход за соперником, и он выигрывает",
		"parillinen: vastustaja tekee viimeisen siirron ja voittaa",
	}
	parityOddP = Message{
		"odd: the player to move makes the last move and, in misère play, loses",
		"奇数：轮到走的一方走最后一步，在 misère 规则下为负",
		"нечётное число: последний ход за тем, чей ход сейчас, и в мизере он проигрывает",
		"pariton: siirtovuorossa oleva tekee viimeisen siirron ja häviää misère-pelissä",
	}
	parityEvenN = Message{
		"even: the other player makes the last move and, in misère play, loses",
		"偶数：对方走最后一步，在 misère 规则下为负",
		"чётное число: последний ход за соперником, и в мизере тот проигрывает",
		"parillinen: vastustaja tekee viimeisen siirron ja häviää misère-pelissä",
	}
)

// Outcomes of one chip alone: {0} is the vertex.
var (
	// {1} is an option that is P, {2} the outcome, {3} that of the option.
	stepOutcomePlainN = Message{
		"*{0}* can move to {1}, which is {3}, so {0} is *{2}*.",
		"*{0}* 可以移到 {1}，那是 {3} 局面，所以 {0} 是 *{2}* 局面。",
		"Из *{0}* есть переход в {1} — {3}-позицию, поэтому {0} — *{2}*-позиция.",
		"Solmusta *{0}* pääsee solmuun {1}, joka on {3}, joten {0} on *{2}*.",
	}
	stepOutcomeMisereN = Message{
		"Alone in misère play, *{0}* can move to {1}, which is {3}, so {0} is *{2}*.",
		"在 misère 规则下单独看，*{0}* 可以移到 {1}，那是 {3} 局面，所以 {0} 是 *{2}* 局面。",
		"Для одной фишки в мизере: из *{0}* есть переход в {1} — {3}-позицию, поэтому {0} — *{2}*-позиция.",
		"Yksin misère-pelissä solmusta *{0}* pääsee solmuun {1}, joka on {3}, joten {0} on *{2}*.",
	}
	stepOutcomeMisereP = Message{
		"Alone in misère play, every option of *{0}* is {2}, so {0} is *{1}*.",
		"在 misère 规则下单独看，*{0}* 的后继全是 {2} 局面，所以 {0} 是 *{1}* 局面。",
		"Для одной фишки в мизере: все переходы из *{0}* ведут в {2}-позиции, поэтому {0} — *{1}*-позиция.",
		"Yksin misère-pelissä solmun *{0}* jokainen seuraaja on {2}, joten {0} on *{1}*.",
	}
	stepOutcomeTerminalMisere = Message{
		"Whoever must move from *{0}* cannot, and in misère play wins: {0} is *{1}*.",
		"轮到从 *{0}* 移动的一方无法移动，在 misère 规则下为胜：{0} 是 *{1}* 局面。",
		"Тот, кому ходить из *{0}*, не может сделать ход и в мизере выигрывает: {0} — *{1}*-позиция.",
		"Se, jonka pitäisi siirtää solmusta *{0}*, ei voi ja voittaa misère-pelissä: {0} on *{1}*.",
	}
	stepNormalN = Message{
		"In normal play *{0}* can move to {1}, which is {3} there, so it is *{2}*.",
		"正规规则下，*{0}* 可以移到 {1}，那是 {3} 局面，所以它是 *{2}* 局面。",
		"В нормальной игре из *{0}* есть переход в {1} — {3}-позицию, поэтому это *{2}*-позиция.",
		"Normaalipelissä solmusta *{0}* pääsee solmuun {1}, joka on siinä {3}, joten se on *{2}*.",
	}
	stepNormalP = Message{
		"In normal play *{0}* is *{1}*: no option is.",
		"正规规则下 *{0}* 是 *{1}* 局面：它的后继都不是。",
		"В нормальной игре *{0}* — *{1}*-позиция: среди переходов таких нет.",
		"Normaalipelissä *{0}* on *{1}*: mikään seuraaja ei ole.",
	}
	stepPlayed = Message{
		"The theory of this rule does not cover *{0}*. Played out, one chip alone there is *{1}*.",
		"此规则的理论不适用于 *{0}*。穷举可知，单独一枚棋子在此是 *{1}*。",
		"Теория этого правила не охватывает *{0}*. Перебор показывает: одна фишка там — *{1}*.",
		"Tämän säännön teoria ei kata solmua *{0}*. Läpi pelattuna yksi nappula siinä on *{1}*.",
	}
	stepPlayedUnknown = Message{
		"The theory of this rule does not cover *{0}*, and to play it out is beyond the bound of the search: *not decided*.",
		"此规则的理论不适用于 *{0}*，穷举又超出搜索的限额：*未能判定*。",
		"Теория этого правила не охватывает *{0}*, а перебор выходит за предел поиска: *не решено*.",
		"Tämän säännön teoria ei kata solmua *{0}*, eikä haun raja riitä pelata sitä läpi: *ei ratkaistu*.",
	}
)

// Foreclosed values.
var (
	stepOver = Message{
		"A chip on *{0}* cannot move: the game is *over*.",
		"*{0}* 上的棋子不能动：对局*结束*。",
		"Фишка на *{0}* не может ходить: игра *окончена*.",
		"Solmun *{0}* nappula ei voi siirtyä: peli on *ohi*.",
	}
	stepWon = Message{
		"From *{0}* a move to {1} ends the game and wins, whatever else is on the board: *win*.",
		"从 *{0}* 移到 {1} 即结束对局而胜，不论棋盘上还有什么：*胜*。",
		"Из *{0}* ход в {1} кончает игру и выигрывает, что бы ещё ни было на доске: *победа*.",
		"Solmusta *{0}* siirto solmuun {1} päättää pelin ja voittaa, mitä laudalla muuten onkin: *voitto*.",
	}
	stepPresentForeclosed = Message{
		"*{2}* is among the numbers that *{0}* can reach: F({1}) = {2}.",
		"*{0}* 能到达的数中有 *{2}*：F({1}) = {2}。",
		"Число *{2}* есть среди тех, что доступны из *{0}*: F({1}) = {2}.",
		"Luku *{2}* on niissä, joihin solmusta *{0}* pääsee: F({1}) = {2}.",
	}
	stepMexForeclosed = Message{
		"*{1}* is the least number that *{0}* cannot reach, without the moves that lose at once: *F({0}) = {1}*.",
		"除去立即致负的走法，*{1}* 是 *{0}* 到不了的最小自然数：*F({0}) = {1}*。",
		"Без ходов, которые сразу проигрывают, *{1}* — наименьшее число, недоступное из *{0}*: *F({0}) = {1}*.",
		"Kun heti häviävät siirrot jätetään pois, *{1}* on pienin luku, johon solmusta *{0}* ei pääse: *F({0}) = {1}*.",
	}
	stepNimSumForeclosed = Message{
		"The nim-sum of the foreclosed values: *{0}*.",
		"提前终止值的异或和：*{0}*。",
		"Ним-сумма усечённых значений: *{0}*.",
		"Lyhennettyjen arvojen nim-summa: *{0}*.",
	}
)

// Misère pairs and types: {0} is the vertex.
var (
	pairTerminal = Message{
		"At a terminal g+ is 0, as in normal play, and g− is 1, since whoever cannot move wins: *{0}* has *{1}*.",
		"终止局面的 g+ 与正规规则一样为 0，g− 为 1，因为无法移动的一方胜：*{0}* 是 *{1}*。",
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
