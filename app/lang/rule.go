package lang

import "dev.mexboard/solver"

// The chooser of the rule: three questions.
var (
	RuleTitle  = Message{"Rule", "规则", "Правило", "Sääntö"}
	MenuRule   = Message{"Rule…", "规则…", "Правило…", "Sääntö…"}
	RuleChange = Message{"change", "更改", "изменить", "muuta"}
	RuleUse    = Message{"Use this rule", "使用此规则", "Играть по этому правилу", "Käytä tätä sääntöä"}

	AskPlay = Message{"The last player to move", "最后移动的一方", "Сделавший последний ход", "Viimeisen siirron tehnyt"}
	Plays   = [...]Message{
		solver.Normal: {"wins", "胜", "выигрывает", "voittaa"},
		solver.Misere: {"loses", "负", "проигрывает", "häviää"},
	}
	AskMove = Message{"A move takes", "每步移动", "За ход передвигают", "Siirto siirtää"}
	// Moves are what a move takes: one chip, every chip, any number.
	Moves = [...]Message{
		{"one chip", "一枚棋子", "одну фишку", "yhden nappulan"},
		{"every chip that can move", "所有能动的棋子", "все фишки, которые могут ходить", "kaikki nappulat, jotka voivat siirtyä"},
		{"any number of chips, at least one", "任意多枚棋子，至少一枚", "любое число фишек, хотя бы одну", "minkä tahansa määrän nappuloita, ainakin yhden"},
	}
	AskEnd = Message{"The game ends when", "对局结束于", "Игра кончается, когда", "Peli päättyy, kun"}
	// Ends are when the game ends: with the last chip, with the first.
	Ends = [...]Message{
		{"no chip can move", "没有棋子能动时", "ни одна фишка не может ходить", "mikään nappula ei voi siirtyä"},
		{"the first chip is stuck", "第一枚棋子不能动时", "первая фишка не может ходить", "ensimmäinen nappula on jumissa"},
	}

	EditRule = Message{"change of the rule", "更改规则", "смена правила", "säännön muutos"}
	EditJoin = Message{"move of {0} {0|chip|chips}", "移动 {0} 枚棋子", "ход {0} {0|фишкой|фишками|фишками}", "{0} nappulan siirto"}
)

// RuleName is what the books call a rule, and RuleUsed who plays it.
func RuleName(l Language, r solver.Rule) string {
	name := compoundNames[r.Compound][l] + " · " + playTerms[r.Play][l]
	if c := contestName(r); c != "" {
		name += " · " + c
	}
	return name
}

func RuleUsed(l Language, r solver.Rule) string {
	if r == (solver.Rule{Play: solver.Misere}) {
		return usedAnti[l]
	}
	return used[r.Compound][l]
}

// contestName is Jia Zhihao's name of a rule, "" where there is none.
func contestName(r solver.Rule) string {
	switch {
	case r.Compound == solver.ContinuedConjunctive:
		return "Every-SG"
	case r == solver.Rule{Play: solver.Misere}:
		return "Anti-SG"
	}
	return ""
}

var playTerms = [...]Message{
	solver.Normal: {"normal play", "正规（normal play）", "нормальная игра", "normaalipeli"},
	solver.Misere: {"misère play", "反常（misère play）", "мизер", "misère-peli"},
}

// compoundNames are Conway's.
var compoundNames = [...]Message{
	solver.Disjunctive:           {"disjunctive compound", "析取和（disjunctive）", "дизъюнктивная сумма", "disjunktiivinen summa"},
	solver.ContinuedConjunctive:  {"continued conjunctive compound", "延续合取和（continued conjunctive）", "продолженная конъюнктивная сумма", "jatkettu konjunktiivinen summa"},
	solver.Conjunctive:           {"conjunctive compound", "合取和（conjunctive）", "конъюнктивная сумма", "konjunktiivinen summa"},
	solver.Selective:             {"selective compound", "选择和（selective）", "выборочная сумма", "valikoiva summa"},
	solver.DiminishedDisjunctive: {"diminished disjunctive compound", "缩减析取和（diminished disjunctive）", "усечённая дизъюнктивная сумма", "typistetty disjunktiivinen summa"},
	solver.ShortenedSelective:    {"shortened selective compound", "缩短选择和（shortened selective）", "укороченная выборочная сумма", "lyhennetty valikoiva summa"},
}

var usedAnti = Message{
	"Anti-Nim and the “Be the winner” problems of contests; Winning Ways, chapter 13.",
	"反 Nim 与竞赛题“John”“Be the Winner”；《Winning Ways》第 13 章。",
	"Ним в поддавки и олимпиадные задачи «Be the Winner»; Winning Ways, глава 13.",
	"Misère-nim ja kilpailutehtävät ”Be the Winner”; Winning Ways, luku 13.",
}

var used = [...]Message{
	solver.Disjunctive: {
		"Nim and almost every game on several heaps; with splits on the board contests call it Multi-SG. Sprague and Grundy; Winning Ways, chapter 3.",
		"Nim 与几乎所有多堆游戏；棋盘上有分裂点时，竞赛中称 Multi-SG。Sprague–Grundy 定理；《Winning Ways》第 3 章。",
		"Ним и почти все игры на нескольких кучках; с развилками на доске в олимпиадах её зовут Multi-SG. Шпраг и Гранди; Winning Ways, глава 3.",
		"Nim ja melkein kaikki monen kasan pelit; jos laudalla on jakosolmuja, kilpailuissa nimi on Multi-SG. Sprague ja Grundy; Winning Ways, luku 3.",
	},
	solver.ContinuedConjunctive: {
		"Every-SG of Chinese contests (“GG and MM”): all games go on together until the last has ended. Conway, On Numbers and Games, chapter 14.",
		"竞赛中的 Every-SG（如“GG and MM”）：所有游戏同时进行，直到最后一个结束。Conway《On Numbers and Games》第 14 章。",
		"Every-SG китайских олимпиад («GG and MM»): все игры идут вместе, пока не кончится последняя. Конвей, On Numbers and Games, глава 14.",
		"Kiinalaisten kilpailujen Every-SG (”GG and MM”): kaikki pelit etenevät yhdessä, kunnes viimeinen päättyy. Conway, On Numbers and Games, luku 14.",
	},
	solver.Conjunctive: {
		"The join of games: all move, and the first that ends ends all. All the King’s Horses; Steinhaus, Smith; Winning Ways, chapter 9.",
		"游戏的“合”：全部同时移动，最先结束者结束全局。《Winning Ways》第 9 章“All the King’s Horses”；Steinhaus、Smith。",
		"Соединение игр: ходят во всех, и первая кончившаяся заканчивает всё. «Вся королевская конница»; Штейнгауз, Смит; Winning Ways, глава 9.",
		"Pelien yhdiste: kaikissa siirretään, ja ensimmäisenä päättyvä päättää kaikki. All the King’s Horses; Steinhaus, Smith; Winning Ways, luku 9.",
	},
	solver.Selective: {
		"The union of games: move where you like. Smith 1966; Conway, On Numbers and Games, chapter 14.",
		"游戏的“并”：在任意多个游戏中移动。Smith 1966；Conway《On Numbers and Games》第 14 章。",
		"Объединение игр: ход там, где хочется. Смит, 1966; Конвей, On Numbers and Games, глава 14.",
		"Pelien unioni: siirrä missä haluat. Smith 1966; Conway, On Numbers and Games, luku 14.",
	},
	solver.DiminishedDisjunctive: {
		"A race: one move at a time, and the first game that ends decides. Conway, On Numbers and Games, chapter 14.",
		"竞速：每次走一步，最先结束的游戏决定胜负。Conway《On Numbers and Games》第 14 章。",
		"Гонка: по одному ходу, и решает первая кончившаяся игра. Конвей, On Numbers and Games, глава 14.",
		"Kilpajuoksu: yksi siirto kerrallaan, ja ensimmäisenä päättyvä peli ratkaisee. Conway, On Numbers and Games, luku 14.",
	},
	solver.ShortenedSelective: {
		"The union that ends with its first game. Conway, On Numbers and Games, chapter 14.",
		"最先结束的游戏即结束全局的“并”。Conway《On Numbers and Games》第 14 章。",
		"Объединение, которое кончается с первой кончившейся игрой. Конвей, On Numbers and Games, глава 14.",
		"Unioni, joka päättyy ensimmäisen pelin päättyessä. Conway, On Numbers and Games, luku 14.",
	},
}

// NoteOf explains the small line under the values of the vertices; the zero Message where there is none.
func NoteOf(r solver.Rule, loopy bool) Message {
	switch {
	case loopy || r.Compound == solver.Conjunctive:
		return noteRemoteness
	case r.Compound == solver.ContinuedConjunctive:
		return noteSuspense
	case r.Compound == solver.DiminishedDisjunctive:
		return noteForeclosed
	case r == solver.Rule{Play: solver.Misere}:
		return notePair
	}
	return Message{}
}

var (
	noteSuspense   = Message{"S: suspense (Every-SG step)", "S：步数（suspense，Every-SG 的 step）", "S: длительность (шаг Every-SG)", "S: pituus (Every-SG:n askel)"}
	noteRemoteness = Message{"R: remoteness", "R：剩余步数（remoteness）", "R: удалённость", "R: etäisyys"}
	noteForeclosed = Message{
		"F: foreclosed value (–: over, !: can be ended)",
		"F：提前终止值（–：已结束，!：可立即结束）",
		"F: усечённое значение (–: конец, !: можно закончить)",
		"F: lyhennetty arvo (–: ohi, !: voi päättää)",
	}
	notePair = Message{
		"a,b: values in normal and in misère play; w: wild",
		"a,b：正规与 misère 下的值；w：野（wild）",
		"a,b: значения в нормальной игре и в мизере; w: дикая",
		"a,b: arvot normaali- ja misère-pelissä; w: villi",
	}
	LegendD    = Message{"D: a draw, play need not end", "D：和局，对局可能不终止", "D: ничья, игра может не кончиться", "D: tasapeli, peli ei välttämättä pääty"}
	LegendHold = Message{"move that keeps the draw", "保持和局的走法", "ход, сохраняющий ничью", "tasapelin säilyttävä siirto"}
	LegendJoin = Message{"part of a winning move", "制胜走法的一部分", "часть выигрышного хода", "osa voittosiirtoa"}
	LegendPart = Message{"smallest part on which SJ fails", "使 SJ 不成立的最小部分", "наименьшая часть, где SJ неверна", "pienin osa, jossa SJ ei päde"}
)

// What the table of the chips says.
var (
	ChipsPlay = Message{"play it", "走法", "как играть", "pelaa"}
	PlayLong  = Message{"long", "拖长", "дольше", "pitkään"}
	PlayShort = Message{"short", "缩短", "короче", "lyhyesti"}
	PlayMove  = Message{"move", "移动", "ходить", "siirrä"}
	PlayStay  = Message{"leave", "不动", "не трогать", "jätä"}
	Largest   = Message{"largest", "最大", "наибольшая", "suurin"}
	Least     = Message{"least", "最小", "наименьшая", "pienin"}
)

// The list of moves.
var (
	MovesCount   = Message{"{0} winning moves", "{0} 种制胜走法", "Выигрышных ходов: {0}", "{0} voittosiirtoa"}
	MovesTooMany = Message{
		"{0} moves win, too many to list.", "{0} 种走法制胜，太多，不逐一列出。",
		"Выигрывают {0} {0|ход|хода|ходов} — слишком много для списка.", "{0} siirtoa voittaa, liikaa lueteltavaksi.",
	}
	MovesBeyond = Message{"more than 10¹⁸", "超过 10¹⁸", "более 10¹⁸", "yli 10¹⁸"}
	ShortNearer = Message{"nearer", "更近", "ближе", "lähemmäs"}
)

// The exact search.
var (
	// {0} is a bound on the positions, {1} how much of the search's bound is used, in percent.
	SearchRuns = Message{
		"No theory decides this board: it is being played out, up to *{0}* positions. *{1} %* of the bound is used.",
		"没有理论能直接判定此棋盘：正在穷举对局，至多 *{0}* 个局面。已用去限额的 *{1} %*。",
		"Теория эту доску не решает: перебираются позиции, не более *{0}*. Израсходовано *{1} %* предела.",
		"Teoria ei ratkaise tätä lautaa: sitä pelataan läpi, enintään *{0}* asemaa. Rajasta on käytetty *{1} %*.",
	}
	SearchStopped = Message{
		"The search was stopped: who wins is not decided.",
		"搜索已停止：胜负未定。",
		"Поиск остановлен: кто выигрывает, не решено.",
		"Haku pysäytettiin: voittaja ei selvinnyt.",
	}
	SearchCancel = Message{"Stop the search", "停止搜索", "Остановить поиск", "Pysäytä haku"}
	SearchAgain  = Message{"Search again", "重新搜索", "Искать снова", "Hae uudelleen"}
	LastsMoves   = Message{
		"With best play it lasts {0} {0|more move|more moves}.",
		"双方都走最佳着法时，还有 {0} 步。",
		"При лучшей игре осталось {0} {0|ход|хода|ходов}.",
		"Parhaalla pelillä jäljellä on {0} {0|siirto|siirtoa}.",
	}
)

// Why a move does not win: {0} is the move, {1} the reply.
var (
	WhyLoses    = Message{"*{0}* loses: the reply *{1}* wins.", "*{0}* 必败：对方以 *{1}* 应对即胜。", "*{0}* проигрывает: ответ *{1}* выигрывает.", "*{0}* häviää: vastaus *{1}* voittaa."}
	WhyLosesNow = Message{"*{0}* loses: the game is over.", "*{0}* 必败：对局就此结束。", "*{0}* проигрывает: игра на этом кончена.", "*{0}* häviää: peli on ohi."}
	WhyWinsNow  = Message{"*{0}* wins at once.", "*{0}* 立即获胜。", "*{0}* сразу выигрывает.", "*{0}* voittaa heti."}
	WhyWins     = Message{"*{0}* wins; the longest defence is *{1}*.", "*{0}* 必胜；对方最顽强的应对是 *{1}*。", "*{0}* выигрывает; дольше всех держится *{1}*.", "*{0}* voittaa; sitkein puolustus on *{1}*."}
	WhyDraws    = Message{"*{0}* draws: *{1}* holds it.", "*{0}* 成和：对方以 *{1}* 守和。", "*{0}* — ничья: её держит *{1}*.", "*{0}* johtaa tasapeliin: sen pitää *{1}*."}
	WhyUnknown  = Message{"Whether *{0}* wins is not decided.", "*{0}* 是否获胜，未能判定。", "Выигрывает ли *{0}*, не решено.", "Siirron *{0}* tulos ei selvinnyt."}
	OtherShow   = Message{"The other moves", "其他走法", "Остальные ходы", "Muut siirrot"}
	OtherHide   = Message{"Hide the other moves", "隐藏其他走法", "Скрыть остальные ходы", "Piilota muut siirrot"}
	OtherWhy    = Message{"why not?", "为何不行？", "почему нет?", "miksei?"}
	WhyWorking  = Message{
		"What *{0}* leads to is being worked out: {1} % of the search’s bound used.",
		"正在推算 *{0}* 的后果：已用搜索上限的 {1}%。",
		"Выясняется, к чему ведёт *{0}*: использовано {1} % предела перебора.",
		"Selvitetään, mihin *{0}* johtaa: haun rajasta on käytetty {1} %.",
	}
	WhyFollowing = Message{
		"The play is being followed to its end: {0} % of the search’s bound used.",
		"正在推演至终局：已用搜索上限的 {0}%。",
		"Игра прослеживается до конца: использовано {0} % предела перебора.",
		"Peliä seurataan loppuun: haun rajasta on käytetty {0} %.",
	}
	WhyFollow = Message{"Follow it to the end", "看到终局", "Показать до конца", "Seuraa loppuun"}
	WhyLeft   = Message{"{0} left", "还剩 {0} 步", "осталось {0}", "jäljellä {0}"}
	WhyEnd    = Message{"the end", "终局", "конец", "loppu"}
	WhyClose  = Message{"Close", "关闭", "Закрыть", "Sulje"}
	WhyGoesOn = Message{"and so on: play need not end", "如此循环：对局可能不终止", "и так далее: игра может не кончиться", "ja niin edelleen: peli ei välttämättä pääty"}
)

// The SJ rule: {0} is what it says, {1} its case, {2} the vertex that breaks it.
var (
	SJHolds = Message{
		"The SJ rule says *{0}* (case {1}), and it holds here: every vertex of value 0 that has a move has one to a vertex of value 1.",
		"SJ 定理判为 *{0}*（第 {1} 种情形），在此成立：每个值为 0 且能动的顶点都能走到值为 1 的顶点。",
		"Правило SJ говорит *{0}* (случай {1}), и здесь оно верно: из каждой нетерминальной вершины со значением 0 есть ход в вершину со значением 1.",
		"SJ-sääntö sanoo *{0}* (tapaus {1}), ja se pätee tässä: jokaisesta arvon 0 solmusta, josta voi siirtyä, pääsee arvoon 1.",
	}
	SJBreaks = Message{
		"The SJ rule would say *{0}* (case {1}), but it does not hold here: *{2}* has value 0 and can move, but to no vertex of value 1. The smallest part that breaks it is ringed on the board.",
		"SJ 定理会判为 *{0}*（第 {1} 种情形），但在此不成立：*{2}* 的值为 0 且能动，却走不到值为 1 的顶点。使其不成立的最小部分已在棋盘上圈出。",
		"Правило SJ сказало бы *{0}* (случай {1}), но здесь оно не действует: у *{2}* значение 0 и ходы есть, но не в вершину со значением 1. Наименьшая часть, где оно нарушено, обведена на доске.",
		"SJ-sääntö sanoisi *{0}* (tapaus {1}), mutta se ei päde tässä: solmun *{2}* arvo on 0 ja siitä voi siirtyä, muttei arvoon 1. Pienin osa, joka rikkoo sen, on ympyröity laudalle.",
	}
	SJSplits = Message{
		"The SJ rule would say *{0}* (case {1}), but it is not proved for boards where chips split.",
		"SJ 定理会判为 *{0}*（第 {1} 种情形），但对棋子会分裂的棋盘，它并未得到证明。",
		"Правило SJ сказало бы *{0}* (случай {1}), но для досок, где фишки делятся, оно не доказано.",
		"SJ-sääntö sanoisi *{0}* (tapaus {1}), mutta sitä ei ole todistettu laudoille, joilla nappulat jakautuvat.",
	}
)

// Between is what stands between two sentences of a language.
func Between(l Language) string {
	if l == Chinese {
		return "" // the full stop brings its own room
	}
	return " "
}
