package lang

import "dev.mexboard/solver"

// fold tells what the chips come to together, and why that decides.
func (t teller) fold() []Span {
	s := t.s
	switch s.Fold {
	case solver.FoldFickle:
		return t.say(foldFickle, s.Value, s.Outcome, solver.N)
	case solver.FoldFirm:
		return t.say(foldFirm, s.Value, t.list(), s.Outcome, solver.N)
	case solver.FoldLongest:
		return t.say(foldLongest, s.Value, t.list(), t.parity())
	case solver.FoldNearest:
		return t.say(foldNearest, s.Value, t.list(), t.parity())
	case solver.FoldOneLive:
		return t.say(foldOneLive, t.list(), s.Outcome)
	case solver.FoldManyLive:
		if len(s.Options) == 0 {
			return t.say(foldManyP, s.Count, solver.P)
		}
		return t.say(foldManyN, s.Count, solver.N, t.list())
	case solver.FoldWon:
		return t.say(foldWon, t.list(), s.Outcome)
	case solver.FoldForeclosed:
		return t.say(foldForeclosed, s.Value, s.Outcome, solver.N)
	case solver.FoldFinite:
		return t.say(foldFinite, s.Value, s.Outcome, solver.N)
	case solver.FoldInfinite:
		if s.Outcome == solver.N {
			return t.say(foldInfiniteN, t.list(), s.Value, loopText(s.Numbers), s.Outcome)
		}
		return t.say(foldInfiniteD, t.list(), s.Value, loopText(s.Numbers), s.Outcome)
	case solver.FoldInfinites:
		return t.say(foldInfinites, t.list(), s.Outcome)
	}
	if len(s.Options) == 0 {
		return t.say(foldAllP, solver.P, solver.N)
	}
	return t.say(foldSomeN, solver.N, t.list(), solver.P)
}

// What the chips come to together.
var (
	// {0} is the NimSum, {1} the outcome.
	foldFickle = Message{
		"The pair rule: every chip is fickle, so *{2}* if and only if the nim-sum of the g+ is 0. It is *{0}*: *{1}*.",
		"数对法则：所有棋子都是易变的，所以当且仅当 g+ 的异或和为 0 时是 *{2}*。它是 *{0}*：*{1}*。",
		"Правило пар: все фишки переменчивые, поэтому *{2}* тогда и только тогда, когда ним-сумма чисел g+ равна 0. Она *{0}*: *{1}*.",
		"Parisääntö: kaikki nappulat ovat häilyviä, joten *{2}* jos ja vain jos g+-lukujen nim-summa on 0. Se on *{0}*: *{1}*.",
	}
	// {1} lists where firm chips stand, {2} is the outcome.
	foldFirm = Message{
		"The pair rule: there is a firm chip ({1}) and no wild one, so, as in normal play, *{3}* if and only if the nim-sum of the g+ is not 0. It is *{0}*: *{2}*.",
		"数对法则：有稳定的棋子（{1}），没有野的，所以与正规规则一样，当且仅当 g+ 的异或和不为 0 时是 *{3}*。它是 *{0}*：*{2}*。",
		"Правило пар: есть устойчивая фишка ({1}) и нет диких, поэтому, как в нормальной игре, *{3}* тогда и только тогда, когда ним-сумма чисел g+ не 0. Она *{0}*: *{2}*.",
		"Parisääntö: jokin nappula on vakaa ({1}) eikä mikään ole villi, joten normaalipelin tapaan *{3}* jos ja vain jos g+-lukujen nim-summa ei ole 0. Se on *{0}*: *{2}*.",
	}
	// {0} is a number of moves, {1} lists vertices, {2} tells what its parity means.
	foldLongest = Message{
		"The chip that lasts longest decides: the largest suspense is *{0}* (on {1}). That is {2}.",
		"最长的棋子决定胜负：最大的步数是 *{0}*（在 {1}）。这是{2}。",
		"Решает самая долгая фишка: наибольшая длительность — *{0}* (на {1}). Это {2}.",
		"Pisimpään kestävä nappula ratkaisee: suurin pituus on *{0}* (solmussa {1}). Se on {2}.",
	}
	foldNearest = Message{
		"The chip that ends first decides: the least remoteness is *{0}* (on {1}). That is {2}.",
		"最先结束的棋子决定胜负：最小的剩余步数是 *{0}*（在 {1}）。这是{2}。",
		"Решает фишка, которая кончится первой: наименьшая удалённость — *{0}* (на {1}). Это {2}.",
		"Ensimmäisenä päättyvä nappula ratkaisee: pienin etäisyys on *{0}* (solmussa {1}). Se on {2}.",
	}
	// {0} is N, {1} lists vertices, {2} is P.
	foldSomeN = Message{
		"Some chip is *{0}* (on {1}). The player to move makes every such chip {2} at once and leaves the others: *{0}*.",
		"有棋子是 *{0}*（在 {1}）。轮到走的一方把这样的棋子一次全变为 {2}，其余不动：*{0}*。",
		"Есть фишка *{0}* (на {1}). Тот, чей ход, делает все такие фишки {2} разом, а прочие не трогает: *{0}*.",
		"Jokin nappula on *{0}* (solmussa {1}). Siirtovuorossa oleva tekee kerralla kaikista sellaisista {2} ja jättää muut: *{0}*.",
	}
	foldAllP = Message{
		"Every chip is *{0}*: whatever is moved, some chip becomes {1}. So *{0}*.",
		"所有棋子都是 *{0}*：不论怎么走，总有棋子变为 {1}。所以是 *{0}*。",
		"Все фишки — *{0}*: какой ход ни сделать, какая-то станет {1}. Значит, *{0}*.",
		"Kaikki nappulat ovat *{0}*: mitä tahansa siirretään, jostakin tulee {1}. Siis *{0}*.",
	}
	foldOneLive = Message{
		"Only one chip can move, on {0}: its own outcome in misère play decides, *{1}*.",
		"只有一枚棋子能动，在 {0}：由它单独在 misère 规则下的结果决定，*{1}*。",
		"Ходить может только одна фишка, на {0}: решает её собственный исход в мизере, *{1}*.",
		"Vain yksi nappula voi siirtyä, solmussa {0}: sen oma tulos misère-pelissä ratkaisee, *{1}*.",
	}
	// {0} is the number of chips, {1} the outcome, {2} lists vertices.
	foldManyN = Message{
		"{0} chips can move. With two or more it is as in normal play: some chip is {1} there (on {2}), so *{1}*.",
		"有 {0} 枚棋子能动。两枚或更多时与正规规则一样：有棋子在其中是 {1}（在 {2}），所以是 *{1}*。",
		"Ходить {0|может|могут|могут} {0} {0|фишка|фишки|фишек}. Когда их две или больше, всё как в нормальной игре: там есть фишка {1} (на {2}), поэтому *{1}*.",
		"{0} nappulaa voi siirtyä. Kun niitä on kaksi tai enemmän, käy kuin normaalipelissä: jokin on siinä {1} (solmussa {2}), joten *{1}*.",
	}
	foldManyP = Message{
		"{0} chips can move. With two or more it is as in normal play: every chip is {1} there, so *{1}*.",
		"有 {0} 枚棋子能动。两枚或更多时与正规规则一样：所有棋子在其中都是 {1}，所以是 *{1}*。",
		"Ходить {0|может|могут|могут} {0} {0|фишка|фишки|фишек}. Когда их две или больше, всё как в нормальной игре: там все фишки — {1}, поэтому *{1}*.",
		"{0} nappulaa voi siirtyä. Kun niitä on kaksi tai enemmän, käy kuin normaalipelissä: kaikki ovat siinä {1}, joten *{1}*.",
	}
	foldWon = Message{
		"The chip on {0} can be ended at once, and that wins: *{1}*.",
		"{0} 上的棋子可以立即结束，走者胜：*{1}*。",
		"Фишку на {0} можно сразу довести до конца, и это выигрывает: *{1}*.",
		"Solmun {0} nappulan voi päättää heti, ja se voittaa: *{1}*.",
	}
	// {0} is the NimSum, {1} the outcome.
	foldForeclosed = Message{
		"Without the moves that lose at once this is an ordinary sum: *{2}* if and only if the nim-sum of the foreclosed values is not 0. It is *{0}*: *{1}*.",
		"除去立即致负的走法，这就是普通的和：当且仅当提前终止值的异或和不为 0 时是 *{2}*。它是 *{0}*：*{1}*。",
		"Без ходов, которые сразу проигрывают, это обычная сумма: *{2}* тогда и только тогда, когда ним-сумма усечённых значений не 0. Она *{0}*: *{1}*.",
		"Ilman heti häviäviä siirtoja tämä on tavallinen summa: *{2}* jos ja vain jos lyhennettyjen arvojen nim-summa ei ole 0. Se on *{0}*: *{1}*.",
	}
	foldFinite = Message{
		"Every chip has a finite value, so as ever *{2}* if and only if the nim-sum is not 0. It is *{0}*: *{1}*.",
		"所有棋子的值都是有限的，所以照常：当且仅当异或和不为 0 时是 *{2}*。它是 *{0}*：*{1}*。",
		"У всех фишек значения конечные, поэтому, как обычно, *{2}* тогда и только тогда, когда ним-сумма не 0. Она *{0}*: *{1}*.",
		"Kaikkien nappuloiden arvot ovat äärellisiä, joten tavalliseen tapaan *{2}* jos ja vain jos nim-summa ei ole 0. Se on *{0}*: *{1}*.",
	}
	// {0} names the vertex of the infinite one, {1} the NimSum of the others, {2} the sum, {3} the outcome.
	foldInfiniteN = Message{
		"One chip is infinite (on {0}), the others have nim-sum {1}: together *{2}*. 0 is in the set: a move reaches 0 and wins, *{3}*.",
		"有一枚棋子是无穷的（在 {0}），其余的异或和为 {1}：合起来是 *{2}*。集合中有 0：能走到 0 而胜，*{3}*。",
		"Одна фишка бесконечная (на {0}), у прочих ним-сумма {1}: вместе *{2}*. Во множестве есть 0: ход до 0 выигрывает, *{3}*.",
		"Yksi nappula on ääretön (solmussa {0}), muiden nim-summa on {1}: yhdessä *{2}*. Joukossa on 0: siirto nollaan voittaa, *{3}*.",
	}
	foldInfiniteD = Message{
		"One chip is infinite (on {0}), the others have nim-sum {1}: together *{2}*. 0 is not in the set: nobody can force an end, *{3}*.",
		"有一枚棋子是无穷的（在 {0}），其余的异或和为 {1}：合起来是 *{2}*。集合中没有 0：谁也不能迫使对局终止，*{3}*。",
		"Одна фишка бесконечная (на {0}), у прочих ним-сумма {1}: вместе *{2}*. Во множестве нет 0: никто не может добиться конца, *{3}*.",
		"Yksi nappula on ääretön (solmussa {0}), muiden nim-summa on {1}: yhdessä *{2}*. Joukossa ei ole nollaa: kukaan ei voi pakottaa loppua, *{3}*.",
	}
	foldInfinites = Message{
		"Two chips or more are infinite (on {0}): whoever ends one of them leaves the other, so it is always *{1}*.",
		"有两枚或更多棋子是无穷的（在 {0}）：结束其中一枚，另一枚还在，所以总是 *{1}*。",
		"Бесконечных фишек две или больше (на {0}): кто доведёт до конца одну, оставит другую, поэтому всегда *{1}*.",
		"Kaksi nappulaa tai useampi on äärettömiä (solmussa {0}): kun yksi päättyy, toinen jää, joten aina *{1}*.",
	}
	// {0} is the outcome.
	overAll = Message{
		"No chip can move: the game is over, and whoever must move loses. *{0}*.",
		"没有棋子能动：对局结束，轮到走的一方负。*{0}*。",
		"Ни одна фишка не может ходить: игра окончена, и тот, чей ход, проигрывает. *{0}*.",
		"Mikään nappula ei voi siirtyä: peli on ohi, ja siirtovuorossa oleva häviää. *{0}*.",
	}
	overAllMisere = Message{
		"No chip can move: the game is over, and in misère play whoever must move wins. *{0}*.",
		"没有棋子能动：对局结束，在 misère 规则下轮到走的一方胜。*{0}*。",
		"Ни одна фишка не может ходить: игра окончена, и в мизере тот, чей ход, выигрывает. *{0}*.",
		"Mikään nappula ei voi siirtyä: peli on ohi, ja misère-pelissä siirtovuorossa oleva voittaa. *{0}*.",
	}
	// {0} is the vertex, {1} the outcome.
	overStuck = Message{
		"The chip on *{0}* cannot move, and that ends the game: whoever must move loses. *{1}*.",
		"*{0}* 上的棋子不能动，对局随即结束：轮到走的一方负。*{1}*。",
		"Фишка на *{0}* не может ходить, и на этом игра кончена: тот, чей ход, проигрывает. *{1}*.",
		"Solmun *{0}* nappula ei voi siirtyä, ja se päättää pelin: siirtovuorossa oleva häviää. *{1}*.",
	}
	overStuckMisere = Message{
		"The chip on *{0}* cannot move, and that ends the game: in misère play whoever must move wins. *{1}*.",
		"*{0}* 上的棋子不能动，对局随即结束：在 misère 规则下轮到走的一方胜。*{1}*。",
		"Фишка на *{0}* не может ходить, и на этом игра кончена: в мизере тот, чей ход, выигрывает. *{1}*.",
		"Solmun *{0}* nappula ei voi siirtyä, ja se päättää pelin: misère-pelissä siirtovuorossa oleva voittaa. *{1}*.",
	}
	// {0} is how many positions, {1} how many at most, {2} the outcome.
	searchDone = Message{
		"No theory covers these chips together, so the game is played out: {0} {0|position|positions} searched (the bound is {1}). It is *{2}*.",
		"没有理论适用于这些棋子之和，于是穷举对局：搜索了 {0} 个局面（限额为 {1}）。结果是 *{2}*。",
		"Для этих фишек вместе теории нет, поэтому игра перебирается: {0} {0|позиция|позиции|позиций} (предел — {1}). Это *{2}*.",
		"Mikään teoria ei kata näitä nappuloita yhdessä, joten peli pelataan läpi: haussa {0} {0|asema|asemaa} (raja on {1}). Se on *{2}*.",
	}
	searchUnknown = Message{
		"No theory covers these chips together, and to play the game out takes more than the bound of {0} positions (or the memory and time for them): *not decided*.",
		"没有理论适用于这些棋子之和，而穷举对局超出 {0} 个局面（或相应的内存与时间）的限额：*未能判定*。",
		"Для этих фишек вместе теории нет, а перебор выходит за предел в {0} позиций (или памяти и времени на них): *не решено*.",
		"Mikään teoria ei kata näitä nappuloita yhdessä, ja pelin läpi pelaaminen ylittää {0} aseman rajan (tai niiden vaatiman muistin ja ajan): *ei ratkaistu*.",
	}
)
