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

// sj tells one case of the SJ rule, and whether it is that of the chips.
func (t teller) sj() []Span {
	cases := [...]Message{sjCase1, sjCase2, sjCase3, sjCase4}
	here, answer := sjSmall, sjNo
	if t.s.Big {
		here = sjBig
	}
	if t.s.Value == 1 {
		answer = sjYes
	}
	i := min(max(t.s.Count, 1), len(cases)) - 1
	return append(t.say(cases[i], t.s.Outcome), t.say(here, t.s.Goal, answer)...)
}

// holds tells whether the SJ rule may be used, and names the part that breaks it.
func (t teller) holds() []Span {
	s := t.s
	switch {
	case s.Vertex >= 0:
		return append(t.say(SJBreaks, s.Outcome, s.Count, t.name()), t.say(sjPart, t.list())...)
	case len(s.Options) > 0:
		return t.say(SJSplits, s.Outcome, s.Count)
	}
	return t.say(SJHolds, s.Outcome, s.Count)
}

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

// verdict tells who wins and, on loopy boards, how soon.
func (t teller) verdict() []Span {
	s := t.s
	who := map[solver.Outcome]Message{solver.N: verdictN, solver.P: verdictLast, solver.D: verdictD, solver.Unknown: verdictUnknown}
	spans := t.say(who[s.Outcome], s.Outcome)
	if s.Goal >= 0 && (s.Measure == solver.Remoteness || s.Measure == solver.LoopValue) {
		spans = append(append(spans, Span{Text: Between(t.l)}), t.say(LastsMoves, s.Goal)...)
	}
	return spans
}

// target tells the moves of a chip: those that win alone, or a share in a winning move of all chips.
func (t teller) target() []Span {
	s := t.s
	switch {
	case s.Normal != solver.Unknown:
		return t.share()
	case s.Count > 0:
		return t.say(shareOne, t.name(), s.Count, t.list())
	case s.Outcome == solver.D && len(s.Options) == 0:
		return t.say(targetKeepsNone, t.name())
	case s.Outcome == solver.D:
		return t.say(targetKeeps, t.name(), t.choice())
	case len(s.Options) == 0:
		return t.say(targetWinsNone, t.name())
	}
	return t.say(targetWins, t.name(), t.choice())
}

// share tells what a chip does in a winning move of all chips: it is played long or short, moved, or left.
func (t teller) share() []Span {
	s := t.s
	long := (s.Measure == solver.Suspense) == (s.Normal == solver.N)
	switch {
	case len(s.Options) == 0:
		return t.say(shareStays, t.name(), s.Normal)
	case s.Measure != solver.Suspense && s.Measure != solver.Remoteness:
		return t.say(shareMoves, t.name(), s.Normal, t.choice())
	case long:
		return t.say(shareLong, t.name(), s.Normal, t.choice())
	}
	return t.say(shareShort, t.name(), s.Normal, t.choice())
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

// The SJ rule: its cases, {0} is the outcome; then how the chips stand to it.
var (
	sjCase1 = Message{
		"SJ, case 1: the nim-sum is not 0 and some value is above 1, then *{0}*.",
		"SJ 第 1 种情形：异或和不为 0 且有大于 1 的值，则为 *{0}*。",
		"SJ, случай 1: ним-сумма не 0 и есть значение больше 1, тогда *{0}*.",
		"SJ, tapaus 1: nim-summa ei ole 0 ja jokin arvo on yli 1, silloin *{0}*.",
	}
	sjCase2 = Message{
		"SJ, case 2: the nim-sum is not 0 and no value is above 1, then *{0}*.",
		"SJ 第 2 种情形：异或和不为 0 且没有大于 1 的值，则为 *{0}*。",
		"SJ, случай 2: ним-сумма не 0 и нет значений больше 1, тогда *{0}*.",
		"SJ, tapaus 2: nim-summa ei ole 0 eikä mikään arvo ole yli 1, silloin *{0}*.",
	}
	sjCase3 = Message{
		"SJ, case 3: the nim-sum is 0 and some value is above 1, then *{0}*.",
		"SJ 第 3 种情形：异或和为 0 且有大于 1 的值，则为 *{0}*。",
		"SJ, случай 3: ним-сумма 0 и есть значение больше 1, тогда *{0}*.",
		"SJ, tapaus 3: nim-summa on 0 ja jokin arvo on yli 1, silloin *{0}*.",
	}
	sjCase4 = Message{
		"SJ, case 4: the nim-sum is 0 and no value is above 1, then *{0}*.",
		"SJ 第 4 种情形：异或和为 0 且没有大于 1 的值，则为 *{0}*。",
		"SJ, случай 4: ним-сумма 0 и нет значений больше 1, тогда *{0}*.",
		"SJ, tapaus 4: nim-summa on 0 eikä mikään arvo ole yli 1, silloin *{0}*.",
	}
	// {0} is the NimSum, {1} one of the two below.
	sjBig = Message{
		" Here the nim-sum is {0} and some value is above 1: {1}.",
		"这里异或和为 {0}，且有大于 1 的值：{1}。",
		" Здесь ним-сумма {0} и есть значение больше 1: {1}.",
		" Tässä nim-summa on {0} ja jokin arvo on yli 1: {1}.",
	}
	sjSmall = Message{
		" Here the nim-sum is {0} and no value is above 1: {1}.",
		"这里异或和为 {0}，没有大于 1 的值：{1}。",
		" Здесь ним-сумма {0} и нет значений больше 1: {1}.",
		" Tässä nim-summa on {0} eikä mikään arvo ole yli 1: {1}.",
	}
	sjYes = Message{"this is the case", "正是此情形", "это тот самый случай", "tämä on se tapaus"}
	sjNo  = Message{"not this case", "不是此情形", "не этот случай", "ei tämä tapaus"}
	// {0} lists vertices.
	sjPart = Message{
		" It consists of {0}.",
		"它由 {0} 组成。",
		" Её составляют {0}.",
		" Siihen kuuluvat {0}.",
	}
)

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
		"Фишку на {0} можно сразу кончить, и это выигрывает: *{1}*.",
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
		"Бесконечных фишек две или больше (на {0}): кто кончит одну, оставит другую, поэтому всегда *{1}*.",
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

// Who wins: {0} is the outcome.
var (
	verdictN = Message{
		"So the next player wins (*{0}*).",
		"所以先手必胜（*{0}*）。",
		"Итак, выигрывает тот, чей ход (*{0}*).",
		"Siis siirtovuorossa oleva voittaa (*{0}*).",
	}
	verdictLast = Message{
		"So the previous player wins (*{0}*).",
		"所以后手必胜（*{0}*）。",
		"Итак, выигрывает тот, кто ходил последним (*{0}*).",
		"Siis edellinen pelaaja voittaa (*{0}*).",
	}
	verdictD = Message{
		"So it is a draw (*{0}*): neither player can force a win.",
		"所以是和局（*{0}*）：双方都不能必胜。",
		"Итак, ничья (*{0}*): никто не может добиться победы.",
		"Siis tasapeli (*{0}*): kumpikaan ei voi pakottaa voittoa.",
	}
	verdictUnknown = Message{
		"Who wins is not decided (*{0}*).",
		"胜负未能判定（*{0}*）。",
		"Кто выигрывает, не решено (*{0}*).",
		"Voittaja ei selvinnyt (*{0}*).",
	}
)

// Moves: {0} is the vertex, {1} names the options.
var (
	targetWins = Message{
		"A chip on *{0}* wins by a move to *{1}*.",
		"*{0}* 上的棋子移到 *{1}* 即胜。",
		"Фишка на *{0}* выигрывает ходом в *{1}*.",
		"Solmun *{0}* nappula voittaa siirrolla solmuun *{1}*.",
	}
	targetWinsNone = Message{
		"No move of a chip on *{0}* wins.",
		"*{0}* 上的棋子没有制胜走法。",
		"У фишки на *{0}* выигрышного хода нет.",
		"Solmun *{0}* nappulan mikään siirto ei voita.",
	}
	targetKeeps = Message{
		"A chip on *{0}* keeps the draw by a move to *{1}*.",
		"*{0}* 上的棋子移到 *{1}* 可保持和局。",
		"Фишка на *{0}* сохраняет ничью ходом в *{1}*.",
		"Solmun *{0}* nappula säilyttää tasapelin siirrolla solmuun *{1}*.",
	}
	targetKeepsNone = Message{
		"No move of a chip on *{0}* keeps the draw.",
		"*{0}* 上的棋子没有能保持和局的走法。",
		"У фишки на *{0}* хода, сохраняющего ничью, нет.",
		"Solmun *{0}* nappulan mikään siirto ei säilytä tasapeliä.",
	}
	// {1} is the chip's outcome alone, {2} names the options.
	shareLong = Message{
		"A chip on *{0}* is {1}: play it *long*, to {2}.",
		"*{0}* 上的棋子是 {1}：*拖长*，移到 {2}。",
		"Фишка на *{0}* — {1}: её играют *дольше*, ход в {2}.",
		"Solmun *{0}* nappula on {1}: sitä pelataan *pitkään*, solmuun {2}.",
	}
	shareShort = Message{
		"A chip on *{0}* is {1}: play it *short*, to {2}.",
		"*{0}* 上的棋子是 {1}：*缩短*，移到 {2}。",
		"Фишка на *{0}* — {1}: её играют *короче*, ход в {2}.",
		"Solmun *{0}* nappula on {1}: sitä pelataan *lyhyesti*, solmuun {2}.",
	}
	shareMoves = Message{
		"A chip on *{0}* is {1}: move it to *{2}*.",
		"*{0}* 上的棋子是 {1}：移到 *{2}*。",
		"Фишка на *{0}* — {1}: ход в *{2}*.",
		"Solmun *{0}* nappula on {1}: siirto solmuun *{2}*.",
	}
	shareStays = Message{
		"A chip on *{0}* is {1}: *leave* it.",
		"*{0}* 上的棋子是 {1}：*不动*。",
		"Фишка на *{0}* — {1}: её *не трогают*.",
		"Solmun *{0}* nappula on {1}: *jätä* se.",
	}
	// {1} is the number of chips, {2} names the option.
	shareOne = Message{
		"In one such move {1|a chip goes|{1} chips go} from *{0}* to *{2}*.",
		"其中一种走法：{1} 枚棋子从 *{0}* 移到 *{2}*。",
		"Один такой ход: {1} {1|фишка|фишки|фишек} из *{0}* в *{2}*.",
		"Yhdessä sellaisessa siirrossa {1} {1|nappula siirtyy|nappulaa siirtyy} solmusta *{0}* solmuun *{2}*.",
	}
	// {0} is the number of moves, {1} the same as it is shown.
	movesWin = Message{
		"In all, *{1}* {0|move|moves} of the chips together {0|wins|win}.",
		"合起来共有 *{1}* 种制胜走法。",
		"Всего {0|выигрывает|выигрывают|выигрывают} *{1}* {0|совместный ход|совместных хода|совместных ходов}.",
		"Kaikkiaan voittaa *{1}* {0|yhteissiirto|yhteissiirtoa}.",
	}
	movesKeep = Message{
		"In all, *{1}* {0|move|moves} of the chips together {0|keeps|keep} the draw.",
		"合起来共有 *{1}* 种保持和局的走法。",
		"Всего ничью {0|сохраняет|сохраняют|сохраняют} *{1}* {0|совместный ход|совместных хода|совместных ходов}.",
		"Kaikkiaan tasapelin säilyttää *{1}* {0|yhteissiirto|yhteissiirtoa}.",
	}
)
