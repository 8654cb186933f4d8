package lang

import "dev.mexboard/solver"

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
		"Из *{0}* ход в {1} заканчивает игру и выигрывает, что бы ещё ни было на доске: *победа*.",
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
