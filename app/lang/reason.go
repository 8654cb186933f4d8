package lang

// Why a sum is won or lost under the rules that no NimSum of the values decides. {0} and {1} are as told at each.
var (
	// {0} is the sum of the values written out.
	ReasonFickle = Message{
		"Every chip is fickle, so the player to move wins exactly when the nim-sum is 0: *{0}*.",
		"所有棋子都是易变（fickle）的，因此当且仅当异或和为 0 时先手胜：*{0}*。",
		"Все фишки переменчивые, поэтому тот, чей ход, выигрывает ровно тогда, когда ним-сумма — 0: *{0}*.",
		"Kaikki nappulat ovat häilyviä, joten siirtovuorossa oleva voittaa täsmälleen, kun nim-summa on 0: *{0}*.",
	}
	// {0} is the names of the firm ones, {1} the sum.
	ReasonFirm = Message{
		"No chip is wild and *{0}* {2|is|are} firm, so the player to move wins exactly when the nim-sum is not 0: *{1}*.",
		"没有野（wild）的棋子，且 *{0}* 是稳定（firm）的，因此当且仅当异或和不为 0 时先手胜：*{1}*。",
		"Диких фишек нет, а *{0}* — {2|устойчивая|устойчивые|устойчивые}, поэтому тот, чей ход, выигрывает ровно тогда, когда ним-сумма — не 0: *{1}*.",
		"Yksikään nappula ei ole villi ja *{0}* {2|on vakaa|ovat vakaita}, joten siirtovuorossa oleva voittaa täsmälleen, kun nim-summa ei ole 0: *{1}*.",
	}
	// {0} is the names of the wild ones, {1} how many they are.
	ReasonWild = Message{
		"*{0}* {1|is|are} wild: no pair decides, so the game was played out.",
		"*{0}* 是野（wild）的：数对不能判定，因此穷举了对局。",
		"*{0}* — {1|дикая|дикие|дикие}: пара не решает, поэтому игра была перебрана до конца.",
		"*{0}* {1|on villi|ovat villejä}: mikään pari ei ratkaise, joten peli pelattiin läpi.",
	}
	// {0} is the largest suspense, {1} where.
	ReasonLongest = Message{
		"The longest game decides: the largest suspense is *{0}*, at *{1}*.",
		"最长的游戏决定胜负：最大步数（suspense）为 *{0}*，在 *{1}*。",
		"Решает самая долгая игра: наибольшая длительность — *{0}*, в *{1}*.",
		"Pisin peli ratkaisee: suurin pituus on *{0}* solmussa *{1}*.",
	}
	// {0} is the least remoteness, {1} where.
	ReasonNearest = Message{
		"The game that ends first decides: the least remoteness is *{0}*, at *{1}*.",
		"最先结束的游戏决定胜负：最小剩余步数为 *{0}*，在 *{1}*。",
		"Решает игра, которая кончится первой: наименьшая удалённость — *{0}*, в *{1}*.",
		"Ensin päättyvä peli ratkaisee: pienin etäisyys on *{0}* solmussa *{1}*.",
	}
	ReasonOdd  = Message{"It is odd.", "它是奇数。", "Она нечётна.", "Se on pariton."}
	ReasonEven = Message{"It is even.", "它是偶数。", "Она чётна.", "Se on parillinen."}
	// {0} is the names of chips that are N.
	ReasonSomeN = Message{
		"A chip alone is won at *{0}*: one N chip is enough.",
		"*{0}* 处的棋子单独为 N：有一枚 N 就够了。",
		"Фишка сама по себе выиграна в *{0}*: достаточно и одной такой.",
		"Yksin pelattuna nappula on voitettu solmussa *{0}*: yksi N riittää.",
	}
	ReasonNoN  = Message{"No chip alone is N.", "没有一枚棋子单独为 N。", "Ни одна фишка сама по себе не N.", "Yksikään nappula ei yksin ole N."}
	ReasonLone = Message{
		"Only the chip on *{0}* can move: what it is alone decides.",
		"只有 *{0}* 处的棋子能动：由它单独的胜负决定。",
		"Ходить может только фишка в *{0}*: решает она одна.",
		"Vain solmun *{0}* nappula voi siirtyä: se ratkaisee yksin.",
	}
	ReasonManyLive = Message{
		"{0} chips can move, so it is as in normal play: N exactly when some chip is N there.",
		"有 {0} 枚棋子能动，因此与正规规则相同：当且仅当有棋子在正规规则下为 N 时先手胜。",
		"Ходить могут {0} {0|фишка|фишки|фишек}, поэтому всё как в нормальной игре: N ровно тогда, когда там N хоть одна фишка.",
		"{0} nappulaa voi siirtyä, joten on kuin normaalipelissä: N täsmälleen, kun jokin nappula on siinä N.",
	}
	// {0} is the name of the chip.
	ReasonStuck = Message{
		"The chip on *{0}* cannot move: the game is over.",
		"*{0}* 处的棋子不能动：对局已结束。",
		"Фишка в *{0}* не может ходить: игра окончена.",
		"Solmun *{0}* nappula ei voi siirtyä: peli on ohi.",
	}
	ReasonEnds = Message{
		"The chip on *{0}* can end the game at once.",
		"*{0}* 处的棋子可立即结束对局。",
		"Фишка в *{0}* может сразу закончить игру.",
		"Solmun *{0}* nappula voi päättää pelin heti.",
	}
	// {0} is the sum written out.
	ReasonForeclosed = Message{
		"The nim-sum of the foreclosed values decides: *{0}*.",
		"由提前终止值的异或和决定：*{0}*。",
		"Решает ним-сумма усечённых значений: *{0}*.",
		"Lyhennettyjen arvojen nim-summa ratkaisee: *{0}*.",
	}
	ReasonPlayed = Message{
		"No theory covers this board: it was played out.",
		"没有适用于此棋盘的理论：已穷举对局。",
		"Теории для этой доски нет: игра была перебрана до конца.",
		"Tälle laudalle ei ole teoriaa: se pelattiin läpi.",
	}
	// {0} is the value of the sum: ∞₀₂.
	ReasonInfiniteN = Message{
		"The sum is *{0}*: some move makes it 0.",
		"和的值为 *{0}*：有走法使它变为 0。",
		"Сумма — *{0}*: некоторый ход делает её нулём.",
		"Summa on *{0}*: jokin siirto tekee siitä nollan.",
	}
	ReasonInfiniteD = Message{
		"The sum is *{0}*: no move makes it 0, and play need not end.",
		"和的值为 *{0}*：没有走法使它变为 0，且对局可能不终止。",
		"Сумма — *{0}*: ни один ход не делает её нулём, и игра может не кончиться.",
		"Summa on *{0}*: mikään siirto ei tee siitä nollaa, eikä peli välttämättä pääty.",
	}
	ReasonBackwards = Message{
		"Found backwards from the ends of the game.",
		"由终局倒推得出。",
		"Найдено обратным ходом от концов игры.",
		"Löydetty takaperin pelin lopuista.",
	}
)
