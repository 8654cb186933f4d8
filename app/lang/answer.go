package lang

import "dev.mexboard/solver"

// Verdict tells who wins the whole board and why, and how many moves win: the one sentence above the table. terms are
// the values of the chips, sum their NimSum, moves the number of winning moves.
func Verdict(l Language, outcome solver.Outcome, terms []int, sum, moves int) []Span {
	switch {
	case outcome == solver.N && moves == 1:
		return verdictOneMove.Spans(l, Sum(terms, sum), outcome)
	case outcome == solver.N:
		return verdictMoves.Spans(l, Sum(terms, sum), outcome, moves)
	case len(terms) == 0:
		return verdictNoChips.Spans(l, outcome)
	}
	return verdictP.Spans(l, Sum(terms, sum), outcome)
}

// RuleOf says in one line how a move uses the chips and who wins.
func RuleOf(l Language, r solver.Rule) string { return RuleMessage(r)[l] }

// RuleMessage is RuleOf in all languages.
func RuleMessage(r solver.Rule) (m Message) {
	for i := range m {
		m[i] = compounds[r.Compound][i] + " · " + plays[r.Play][i]
	}
	return m
}

var (
	verdictOneMove = Message{
		"The next player wins (*{1}*): *{0}* is not 0. One move leaves 0.",
		"先手必胜（*{1}*）：*{0}* 不为 0。有一种走法使异或和变为 0。",
		"Выигрывает тот, чей ход (*{1}*): *{0}* — не 0. Один ход оставляет 0.",
		"Siirtovuorossa oleva voittaa (*{1}*): *{0}* ei ole 0. Yksi siirto jättää 0.",
	}
	verdictMoves = Message{
		"The next player wins (*{1}*): *{0}* is not 0. {2} moves leave 0.",
		"先手必胜（*{1}*）：*{0}* 不为 0。有 {2} 种走法使异或和变为 0。",
		"Выигрывает тот, чей ход (*{1}*): *{0}* — не 0. {2} {2|ход оставляет|хода оставляют|ходов оставляют} 0.",
		"Siirtovuorossa oleva voittaa (*{1}*): *{0}* ei ole 0. {2} siirtoa jättää 0.",
	}
	verdictP = Message{
		"The previous player wins (*{1}*): the nim-sum is *{0}*. No move leaves 0.",
		"后手必胜（*{1}*）：异或和为 *{0}*。任何走法都使它不为 0。",
		"Выигрывает тот, кто ходил последним (*{1}*): ним-сумма *{0}*. Ни один ход не оставляет 0.",
		"Edellinen pelaaja voittaa (*{1}*): nim-summa on *{0}*. Mikään siirto ei jätä nollaa.",
	}
	verdictNoChips = Message{
		"No chips: the previous player wins (*{0}*).",
		"没有棋子：后手胜（*{0}*）。",
		"Фишек нет: выигрывает тот, кто ходил последним (*{0}*).",
		"Ei nappuloita: edellinen pelaaja voittaa (*{0}*).",
	}
)

var plays = [...]Message{
	solver.Normal: {
		"the last player to move wins",
		"最后移动者胜",
		"сделавший последний ход выигрывает",
		"viimeisen siirron tehnyt voittaa",
	},
	solver.Misere: {
		"the last player to move loses (misère)",
		"最后移动者负（misère）",
		"сделавший последний ход проигрывает (мизер)",
		"viimeisen siirron tehnyt häviää (misère)",
	},
}

var compounds = [...]Message{
	solver.Disjunctive: {
		"One chip a move",
		"每步移动一枚棋子",
		"Ход — одна фишка",
		"Yksi nappula siirrolla",
	},
	solver.ContinuedConjunctive: {
		"Every chip that can move moves",
		"每步移动所有能动的棋子",
		"Ход — все фишки, которые могут ходить",
		"Kaikki nappulat, jotka voivat, siirtyvät",
	},
	solver.Conjunctive: {
		"Every chip moves; over as soon as one cannot",
		"每步移动所有棋子，有一枚不能动即结束",
		"Ход — все фишки; конец, когда одна не может ходить",
		"Kaikki nappulat siirtyvät; peli päättyy, kun yksi ei voi",
	},
	solver.Selective: {
		"Any number of chips a move, at least one",
		"每步移动任意多枚棋子，至少一枚",
		"Ход — любое число фишек, хотя бы одна",
		"Mikä tahansa määrä nappuloita siirrolla, ainakin yksi",
	},
	solver.DiminishedDisjunctive: {
		"One chip a move; over as soon as one cannot move",
		"每步移动一枚棋子，有一枚不能动即结束",
		"Ход — одна фишка; конец, когда одна не может ходить",
		"Yksi nappula siirrolla; peli päättyy, kun yksi ei voi siirtyä",
	},
	solver.ShortenedSelective: {
		"Any number of chips a move; over as soon as one cannot move",
		"每步移动任意多枚棋子，有一枚不能动即结束",
		"Ход — любое число фишек; конец, когда одна не может ходить",
		"Mikä tahansa määrä nappuloita siirrolla; peli päättyy, kun yksi ei voi siirtyä",
	},
}

// What the tables of values and of the sum say, in the window and on the command line alike.
var (
	TableVertex  = Message{"vertex", "顶点", "вершина", "solmu"}
	TableOptions = Message{"options", "后继", "переходы", "seuraajat"}
	TableMoves   = Message{"moves", "走法", "ходы", "siirrot"} // shorter
	TableValues  = Message{"values", "后继值", "значения", "arvot"}
	TableNone    = Message{"none", "无", "нет", "ei ole"}
	SumTitle     = Message{"The sum", "异或和", "Ним-сумма", "Nim-summa"}
	SumChip      = Message{"chip", "棋子", "фишка", "nappula"}
	SumGoal      = Message{"must become", "须变为", "должна стать", "pitää tulla"}
	SumNoOption  = Message{"no option", "没有这样的后继", "нет перехода", "ei seuraajaa"}
	MovesTitle   = Message{"Winning moves", "制胜走法", "Выигрышные ходы", "Voittosiirrot"}
	// {0} is the value of a chip before a winning move, {1} after it.
	MoveBecomes = Message{"{0} becomes {1}", "{0} 变为 {1}", "{0} станет {1}", "arvosta {0} arvoon {1}"}
	// A chip that a move takes off the board.
	MoveOff = Message{"off the board", "移出棋盘", "снять с доски", "pois laudalta"}
)

// The legend under a picture.
var (
	LegendP    = Message{"P: previous player wins", "P：后手胜", "P: выигрывает ходивший последним", "P: edellinen pelaaja voittaa"}
	LegendN    = Message{"N: next player wins", "N：先手胜", "N: выигрывает тот, чей ход", "N: siirtovuorossa oleva voittaa"}
	LegendMove = Message{"winning move", "制胜走法", "выигрышный ход", "voittosiirto"}
)
