package lang

import "dev.mexboard/solver"

// Outcome tells who wins under any rule, and how many moves do it: for the rules where no NimSum tells why. From a
// draw moves are those that keep it.
func Outcome(l Language, outcome solver.Outcome, moves int) []Span {
	switch {
	case outcome == solver.D:
		return outcomeD.Spans(l, outcome, moves)
	case outcome == solver.P:
		return outcomeP.Spans(l, outcome)
	case moves == 0:
		return outcomeOver.Spans(l, outcome)
	}
	return outcomeN.Spans(l, outcome, moves)
}

var (
	outcomeN = Message{
		"The next player wins (*{0}*). {1|One move wins|{1} moves win}.",
		"先手必胜（*{0}*）。有 {1} 种制胜走法。",
		"Выигрывает тот, чей ход (*{0}*). Есть {1} {1|выигрышный ход|выигрышных хода|выигрышных ходов}.",
		"Siirtovuorossa oleva voittaa (*{0}*). {1|Yksi siirto voittaa|{1} siirtoa voittaa}.",
	}
	outcomeP = Message{
		"The previous player wins (*{0}*). No move wins.",
		"后手必胜（*{0}*）。没有制胜走法。",
		"Выигрывает тот, кто ходил последним (*{0}*). Выигрышных ходов нет.",
		"Edellinen pelaaja voittaa (*{0}*). Mikään siirto ei voita.",
	}
	outcomeOver = Message{
		"The game is over: whose turn it is wins (*{0}*).",
		"对局已经结束：轮到走的一方胜（*{0}*）。",
		"Игра окончена: выигрывает тот, чей ход (*{0}*).",
		"Peli on ohi: siirtovuorossa oleva voittaa (*{0}*).",
	}
	outcomeD = Message{
		"A draw (*{0}*): neither player can force a win. {1|One move keeps it|{1} moves keep it}.",
		"和局（*{0}*）：双方都不能必胜。有 {1} 种走法保持和局。",
		"Ничья (*{0}*): никто не может добиться победы. Её {1|сохраняет {1} ход|сохраняют {1} хода|сохраняют {1} ходов}.",
		"Tasapeli (*{0}*): kumpikaan ei voi pakottaa voittoa. Sen säilyttää {1|yksi siirto|{1} siirtoa}.",
	}
	// {0} is the bound, {1} the estimate.
	searchBound = Message{
		"not decided: the search ends at {0} positions (or the memory and time for them), and there may be {1}; try fewer chips",
		"未能判定：搜索以 {0} 个局面（或相应的内存与时间）为限，而局面可能多达 {1} 个；请减少棋子",
		"не решено: поиск ограничен {0} позициями (или памятью и временем на них), а их может быть {1}; попробуйте меньше фишек",
		"ei ratkaistu: haku päättyy {0} asemaan (tai niiden vaatimaan muistiin ja aikaan), ja niitä voi olla {1}; kokeile vähemmillä nappuloilla",
	}
)

// What the tables say beside the SG value under the other rules.
var (
	TableSuspense   = Message{"suspense", "步数（suspense）", "шаг", "pituus"}
	TableRemoteness = Message{"remoteness", "剩余步数", "удалённость", "etäisyys"}
	TableType       = Message{"misère type", "misère 类型", "тип в мизере", "misère-tyyppi"}
	TableForeclosed = Message{"foreclosed value", "提前终止值", "усечённое значение", "lyhennetty arvo"}
	ChipsTitle      = Message{"The chips", "棋子", "Фишки", "Nappulat"}
	DrawingTitle    = Message{"Drawing moves", "保持和局的走法", "Ходы, сохраняющие ничью", "Tasapelisiirrot"}
	// A winning move after which the game lasts one move less.
	MoveNearer = Message{"brings the end nearer", "使终局更近", "приближает конец", "lähentää loppua"}
	// In the column of foreclosed values.
	ForeclosedOver = Message{"over", "已结束", "конец", "ohi"}
	ForeclosedWin  = Message{"win", "胜", "победа", "voitto"}
)

// MisereTypes are the words for the types of vertices in misère sums.
var MisereTypes = [...]Message{
	solver.Wild:   {"wild", "野（wild）", "дикая", "villi"},
	solver.Fickle: {"fickle", "易变（fickle）", "переменчивая", "häilyvä"},
	solver.Firm:   {"firm", "稳定（firm）", "устойчивая", "vakaa"},
}
