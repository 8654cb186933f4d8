package lang

import "dev.mexboard/solver"

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
