package lang

// What a reader is asked. {0} is a vertex or what numbers are given.
var (
	QuestionTerminals = Message{
		"Click every terminal vertex.",
		"请点出所有终止顶点。",
		"Отметьте все терминальные вершины.",
		"Napsauta jokaista päätesolmua.",
	}
	QuestionMex = Message{
		"What is the mex of the values of *{0}*’s options? It is the SG value of *{0}*.",
		"*{0}* 的各后继的值的 mex 是多少？它就是 *{0}* 的 SG 值。",
		"Чему равен mex значений вершин, в которые можно пойти из *{0}*? Это и есть SG вершины *{0}*.",
		"Mikä on solmun *{0}* seuraajien arvojen mex? Se on solmun *{0}* SG-arvo.",
	}
	QuestionMexSet = Message{
		"What is the mex of {0}?",
		"{0} 的 mex 是多少？",
		"Чему равен mex множества {0}?",
		"Mikä on joukon {0} mex?",
	}
	QuestionOutcome = Message{
		"One chip stands on *{0}* and nowhere else. Who wins?",
		"只有一枚棋子，在 *{0}*。谁胜？",
		"Одна фишка стоит в *{0}*, других нет. Кто выигрывает?",
		"Yksi nappula on solmussa *{0}* eikä muualla ole nappuloita. Kuka voittaa?",
	}
	QuestionOutcomeBoard = Message{
		"Who wins this board?",
		"这个棋盘谁胜？",
		"Кто выигрывает на этой доске?",
		"Kuka voittaa tällä laudalla?",
	}
	QuestionSum = Message{
		"What is the nim-sum of the chips’ values?",
		"各棋子的值的异或和是多少？",
		"Чему равна ним-сумма значений фишек?",
		"Mikä on nappuloiden arvojen nim-summa?",
	}
	QuestionSumOf = Message{
		"What is {0}?",
		"{0} 等于多少？",
		"Чему равно {0}?",
		"Paljonko on {0}?",
	}
	QuestionMove  = Message{"Play a winning move.", "请走出制胜的一步。", "Сделайте выигрышный ход.", "Pelaa voittosiirto."}
	QuestionMoves = Message{"Find every winning move.", "请找出所有制胜走法。", "Найдите все выигрышные ходы.", "Etsi kaikki voittosiirrot."}
	QuestionCut   = Message{"Cut an edge that wins.", "请剪断一条制胜边。", "Разрежьте выигрышное ребро.", "Katkaise kaari, joka voittaa."}
	QuestionValue = Message{
		"What is the SG value of the whole board?",
		"整个棋盘的 SG 值是多少？",
		"Чему равно значение SG всей доски?",
		"Mikä on koko laudan SG-arvo?",
	}
	QuestionValues = Message{
		"Give every vertex its SG value, in any order.",
		"请为每个顶点填上 SG 值，顺序任意。",
		"Впишите значение SG каждой вершины, в любом порядке.",
		"Anna joka solmulle sen SG-arvo, missä järjestyksessä tahansa.",
	}
	QuestionSJ = Message{
		"Is the SJ rule right here for all chips on the vertices that the chips can reach?",
		"对这些棋子能到达的顶点上的任意棋子，SJ 定理在此都成立吗？",
		"Верно ли здесь правило SJ для любых фишек на вершинах, до которых фишки могут дойти?",
		"Päteekö SJ-sääntö tässä kaikille nappuloille niissä solmuissa, joihin nappulat voivat päästä?",
	}
)

// What is said of an answer.
var (
	AnswerRight = Message{"Right.", "对了。", "Верно.", "Oikein."}
	// {0} is how many are left to be found.
	AnswerMore = Message{
		"Right, and there {0|is|are} {0} more.",
		"对了，还有 {0} 个。",
		"Верно, но есть ещё {0}.",
		"Oikein, ja niitä on vielä {0}.",
	}
	AnswerNotYet = Message{"Right so far.", "到目前为止都对。", "Пока всё верно.", "Tähän asti oikein."}
	// {0} is a vertex that is no terminal, {1} where a chip can go from it.
	AnswerNotTerminal = Message{
		"*{0}* is no terminal: a chip can move from it to *{1}*.",
		"*{0}* 不是终止顶点：棋子还能从它走到 *{1}*。",
		"*{0}* — не терминальная: из неё фишка может пойти в *{1}*.",
		"*{0}* ei ole päätesolmu: siitä nappula voi siirtyä solmuun *{1}*.",
	}
	// {0} is a number, {1} an option that has it, {2} the vertex.
	AnswerPresent = Message{
		"Not *{0}*: it is the value of *{1}*, an option of *{2}*. The mex is a number that is missing.",
		"不是 *{0}*：它是 *{2}* 的后继 *{1}* 的值。mex 是缺少的数。",
		"Не *{0}*: это значение *{1}*, куда можно пойти из *{2}*. Mex — число, которого нет.",
		"Ei *{0}*: se on solmun *{2}* seuraajan *{1}* arvo. Mex on luku, joka puuttuu.",
	}
	// {0} is a number, {1} a set that has it.
	AnswerInSet = Message{
		"Not *{0}*: it is in {1}. The mex is a number that is missing.",
		"不是 *{0}*：它在 {1} 中。mex 是缺少的数。",
		"Не *{0}*: это число есть в {1}. Mex — число, которого нет.",
		"Ei *{0}*: se on joukossa {1}. Mex on luku, joka puuttuu.",
	}
	// {0} is a number, {1} the set of option values.
	AnswerSmaller = Message{
		"*{0}* is not in {1}, but some smaller number is not in it either. The mex is the least.",
		"*{0}* 不在 {1} 中，但还有更小的数也不在其中。mex 是最小的那个。",
		"*{0}* нет в {1}, но там нет и какого-то меньшего числа. Mex — наименьшее.",
		"*{0}* ei ole joukossa {1}, mutta jokin pienempikään luku ei ole siinä. Mex on pienin.",
	}
	AnswerNegative = Message{
		"Values are whole numbers from 0.",
		"值是从 0 开始的整数。",
		"Значения — целые числа от 0.",
		"Arvot ovat kokonaislukuja nollasta alkaen.",
	}
	// {0} is a move that wins; {1} is P.
	AnswerWins = Message{
		"But {0} wins: it leaves a *{1}* position.",
		"但 {0} 制胜：它留下 *{1}* 局面。",
		"Но {0} выигрывает: остаётся *{1}*-позиция.",
		"Mutta {0} voittaa: se jättää *{1}*-aseman.",
	}
	// {0} is a move, {1} the reply that punishes it.
	AnswerPunished = Message{
		"{0} loses: the reply is {1}.",
		"{0} 会输：对方以 {1} 应对。",
		"{0} проигрывает: ответ — {1}.",
		"{0} häviää: vastaus on {1}.",
	}
	AnswerPunishedSo = Message{
		"Every move loses. So does {0}: the reply is {1}.",
		"任何走法都输。例如 {0}，对方以 {1} 应对。",
		"Проигрывает любой ход. Например, {0}: ответ — {1}.",
		"Jokainen siirto häviää. Niin myös {0}: vastaus on {1}.",
	}
	// {0} is a move after which the game is over.
	AnswerStuckWins = Message{
		"{0} loses: the other player cannot move then, and wins.",
		"{0} 会输：此后对方不能移动，因而获胜。",
		"{0} проигрывает: соперник не сможет ходить и поэтому выиграет.",
		"{0} häviää: vastustaja ei voi sitten siirtää, ja voittaa.",
	}
	// {0} is a move of a misère game, or of a short rule, that loses without a reply being told.
	AnswerLoses = Message{
		"{0} loses: what it leaves is won by the other player.",
		"{0} 会输：留下的局面对方必胜。",
		"{0} проигрывает: оставленную позицию выигрывает соперник.",
		"{0} häviää: sen jättämän aseman voittaa vastustaja.",
	}
	// {0} is a move that only draws.
	AnswerOnlyDraws = Message{
		"{0} does not win: the other player can hold a draw.",
		"{0} 不能制胜：对方可以守和。",
		"{0} не выигрывает: соперник может удержать ничью.",
		"{0} ei voita: vastustaja voi pitää tasapelin.",
	}
	// {0} is a move that keeps the draw.
	AnswerDraws = Message{
		"Nobody can force a win: {0} keeps the draw, and no move does better.",
		"谁也不能强制取胜：{0} 可守和，且没有更好的走法。",
		"Никто не может добиться выигрыша: {0} удерживает ничью, и лучшего хода нет.",
		"Kukaan ei voi pakottaa voittoa: {0} pitää tasapelin, eikä mikään siirto ole parempi.",
	}
	AnswerNoMove = Message{
		"No chip can move, and the player who cannot move loses.",
		"没有棋子能动，而不能移动者负。",
		"Ни одна фишка не может ходить, а кто не может ходить — проигрывает.",
		"Mikään nappula ei voi siirtyä, ja joka ei voi siirtää, häviää.",
	}
	AnswerNoMoveMisere = Message{
		"No chip can move, and the player who cannot move wins.",
		"没有棋子能动，而不能移动者胜。",
		"Ни одна фишка не может ходить, а кто не может ходить — выигрывает.",
		"Mikään nappula ei voi siirtyä, ja joka ei voi siirtää, voittaa.",
	}
	AnswerNotAMove = Message{
		"The rule has no such move.",
		"规则不允许这样走。",
		"Такого хода по правилам нет.",
		"Sääntö ei tunne tällaista siirtoa.",
	}
	// {0} is a move, {1} the sum that it leaves, written out.
	AnswerLeaves = Message{
		"After {0} the nim-sum is {1}, not 0.",
		"{0} 之后的异或和是 {1}，不是 0。",
		"После {0} ним-сумма такая: {1}, а не 0.",
		"Siirron {0} jälkeen nim-summa on {1} eikä 0.",
	}
	// {0} is an edge, {1} the value of what is left when it is cut.
	AnswerCutLeaves = Message{
		"After {0} is cut the value is {1}, not 0.",
		"剪断 {0} 之后，值是 {1}，不是 0。",
		"После разреза {0} значение — {1}, а не 0.",
		"Kun {0} on katkaistu, arvo on {1} eikä 0.",
	}
	// {0} is the weight of a binary digit, {1} how many terms have it.
	AnswerColumn = Message{
		"Look at the column of {0}: {1} {1|number has|numbers have} a 1 there, so the digit of the sum is {2}.",
		"看权为 {0} 的那一列：有 {1} 个数在此为 1，所以和的这一位是 {2}。",
		"Посмотрите на разряд {0}: единица там у {1} {1|числа|чисел|чисел}, поэтому цифра суммы — {2}.",
		"Katso saraketta {0}: ykkönen on siinä {1} {1|luvulla|luvulla}, joten summan numero on {2}.",
	}
	// {1} is a sentence.
	AnswerNotSo = Message{"Not *{0}*. {1}", "不是 *{0}*。{1}", "Не *{0}*. {1}", "Ei *{0}*. {1}"}
	// {0} lists sizes of stalks at the ground.
	AnswerStalks = Message{
		"Not *{0}*. Reduced, the board is stalks of {1} on the ground, and their nim-sum is its value.",
		"不是 *{0}*。化简后，地面上是长为 {1} 的链，它们的异或和就是棋盘的值。",
		"Не *{0}*. После упрощения на земле стоят стебли высотой {1}; их ним-сумма и есть значение доски.",
		"Ei *{0}*. Sievennettynä laudalla on maassa varret, joiden pituudet ovat {1}; niiden nim-summa on laudan arvo.",
	}
	// {0} is the vertex that breaks the rule.
	AnswerSJBreaks = Message{
		"The rule fails: *{0}* has value 0 and can move, but to no vertex of value 1.",
		"定理不成立：*{0}* 的值为 0 且能动，却走不到值为 1 的顶点。",
		"Правило не действует: из вершины *{0}* со значением 0 есть ходы, но нет хода в вершину со значением 1.",
		"Sääntö ei päde: solmun *{0}* arvo on 0 ja siitä voi siirtyä, mutta ei mihinkään arvon 1 solmuun.",
	}
	AnswerSJHolds = Message{
		"The rule holds: every vertex of value 0 that can be reached and has a move has one to a vertex of value 1.",
		"定理成立：每个能到达、值为 0 且能动的顶点都能走到值为 1 的顶点。",
		"Правило действует: из каждой достижимой нетерминальной вершины со значением 0 есть ход в вершину со значением 1.",
		"Sääntö pätee: jokaisesta saavutettavasta arvon 0 solmusta, josta voi siirtyä, pääsee arvoon 1.",
	}
)

// Hints, in three degrees: the rule, where to look, and almost the answer.
var (
	HintTerminals = Message{
		"No edge leads out of a terminal vertex: the game ends there.",
		"终止顶点没有出边：棋到此不能再走。",
		"Из терминальной вершины не выходит ни одно ребро: там игра кончается.",
		"Päätesolmusta ei lähde yhtään kaarta: peli päättyy siihen.",
	}
	HintTerminalCount = Message{
		"There {0|is|are} {0} of them.",
		"共有 {0} 个。",
		"Таких вершин: {0}.",
		"Niitä on {0}.",
	}
	HintTheyAre = Message{"{0}.", "{0}。", "{0}.", "{0}."}
	HintMex     = Message{
		"Count 0, 1, 2, … and stop at the first number that no option has.",
		"依次数 0、1、2……，停在第一个没有后继取到的数。",
		"Считайте 0, 1, 2, … и остановитесь на первом числе, которого нет.",
		"Laske 0, 1, 2, … ja pysähdy ensimmäiseen lukuun, jota ei ole millään seuraajalla.",
	}
	HintMexSet = Message{
		"The values of the options are {0}.",
		"各后继的值为 {0}。",
		"Значения переходов: {0}.",
		"Seuraajien arvot ovat {0}.",
	}
	HintMexIs = Message{
		"The mex of {0} is {1}.",
		"{0} 的 mex 是 {1}。",
		"Mex множества {0} — {1}.",
		"Joukon {0} mex on {1}.",
	}
	// {0} is N, {1} is P.
	HintOutcome = Message{
		"A position is *{0}* if some move leaves a *{1}* position, and *{1}* if none does.",
		"若有走法留下 *{1}* 局面，则为 *{0}*；若没有，则为 *{1}*。",
		"Позиция — *{0}*, если какой-то ход оставляет *{1}*-позицию, и *{1}*, если такого хода нет.",
		"Asema on *{0}*, jos jokin siirto jättää *{1}*-aseman, ja *{1}*, jos mikään ei jätä.",
	}
	HintOutcomeD = Message{
		"Who can always move on, but never win? Look for moves that go round.",
		"谁能一直走下去却赢不了？找找能绕圈的走法。",
		"Кто может ходить без конца, но не выиграть? Ищите ходы по кругу.",
		"Kuka voi aina jatkaa muttei voittaa? Etsi siirtoja, jotka kiertävät kehää.",
	}
	// {0} is a move.
	HintLookAt = Message{
		"Look at the move {0}.",
		"看看走法 {0}。",
		"Посмотрите на ход {0}.",
		"Katso siirtoa {0}.",
	}
	HintReply = Message{
		"Try the move {0}: what is the reply?",
		"试试走法 {0}：对方如何应对？",
		"Попробуйте ход {0}: каков ответ?",
		"Kokeile siirtoa {0}: mikä on vastaus?",
	}
	HintOutcomeIs = Message{"It is *{0}*.", "是 *{0}*。", "Это *{0}*.", "Se on *{0}*."}
	HintSum       = Message{
		"Write the numbers in binary, one below the other. A column with an odd count of ones gives a 1.",
		"把各数写成二进制，上下对齐。某列 1 的个数为奇数，该位为 1。",
		"Запишите числа в двоичной системе одно под другим. Разряд, где единиц нечётное число, даёт 1.",
		"Kirjoita luvut binäärisinä allekkain. Sarake, jossa ykkösiä on pariton määrä, antaa ykkösen.",
	}
	HintIs    = Message{"{0}", "{0}", "{0}", "{0}"}
	HintWins  = Message{"The player to move wins: this is *{0}*.", "轮到走的一方胜：这是 *{0}*。", "Выигрывает тот, чей ход: это *{0}*.", "Siirtovuorossa oleva voittaa: tämä on *{0}*."}
	HintLost  = Message{"The player to move loses: this is *{0}*. Every move can be answered.", "轮到走的一方负：这是 *{0}*。任何走法都有应对。", "Тот, чей ход, проигрывает: это *{0}*. На любой ход есть ответ.", "Siirtovuorossa oleva häviää: tämä on *{0}*. Jokaiseen siirtoon on vastaus."}
	HintDrawn = Message{"With good play nobody wins: this is *{0}*.", "双方正确应对时无人取胜：这是 *{0}*。", "При правильной игре никто не выигрывает: это *{0}*.", "Hyvin pelaten kukaan ei voita: tämä on *{0}*."}
	HintChips = Message{
		"Move the chip on {0}.",
		"走 {0} 处的棋子。",
		"Ходите фишкой в {0}.",
		"Siirrä solmun {0} nappulaa.",
	}
	HintMove     = Message{"Play {0}.", "走 {0}。", "Сыграйте {0}.", "Pelaa {0}."}
	HintCutSum   = Message{"The value is {0}. Cut so that 0 is left.", "值为 {0}。请剪得只剩 0。", "Значение — {0}. Разрежьте так, чтобы остался 0.", "Arvo on {0}. Katkaise niin, että jää 0."}
	HintCutEnd   = Message{"The edge has an end at {0}.", "那条边的一端是 {0}。", "Один конец ребра — {0}.", "Kaaren toinen pää on {0}."}
	HintCutMove  = Message{"Cut {0}.", "剪断 {0}。", "Разрежьте {0}.", "Katkaise {0}."}
	HintColon    = Message{"A stalk is worth its length; where stalks stand on one vertex, their nim-sum counts; an edge below adds 1. A ring is fused to a point: odd is worth 1, even 0.", "一条链的值是它的长度；同一顶点上的链取异或和；往下经过一条边值加 1。环可融合成一点：奇环值 1，偶环值 0。", "Стебель стоит столько, сколько в нём рёбер; стебли на одной вершине дают ним-сумму; ребро ниже прибавляет 1. Кольцо стягивается в точку: нечётное стоит 1, чётное — 0.", "Varren arvo on sen pituus; samassa solmussa seisovista varsista lasketaan nim-summa; kaari alempana lisää 1. Rengas sulautetaan pisteeksi: pariton on 1, parillinen 0."}
	HintStalks   = Message{"Reduced, the board is stalks of {0} on the ground.", "化简后，地面上是长为 {0} 的链。", "После упрощения на земле стоят стебли высотой {0}.", "Sievennettynä laudalla on maassa varret, joiden pituudet ovat {0}."}
	HintValueIs  = Message{"The value is {0}.", "值是 {0}。", "Значение — {0}.", "Arvo on {0}."}
	HintValues   = Message{"Begin with the terminals; then take a vertex whose options all have values.", "从终止顶点开始；再取一个后继都已有值的顶点。", "Начните с терминальных вершин, потом берите вершину, у которой известны значения всех переходов.", "Aloita päätesolmuista; ota sitten solmu, jonka kaikilla seuraajilla on arvo."}
	HintNext     = Message{"Take *{0}*: the values of its options are {1}.", "取 *{0}*：它的各后继的值为 {1}。", "Возьмите *{0}*: значения переходов — {1}.", "Ota *{0}*: sen seuraajien arvot ovat {1}."}
	HintVertexIs = Message{"*{0}* has the value {1}.", "*{0}* 的值是 {1}。", "Значение *{0}* — {1}.", "Solmun *{0}* arvo on {1}."}
	HintSJ       = Message{"Look at the vertices of value 0 that can move: can each of them move to one of value 1?", "看值为 0 且能动的顶点：它们都能走到值为 1 的顶点吗？", "Посмотрите на нетерминальные вершины со значением 0: из каждой ли есть ход в вершину со значением 1?", "Katso arvon 0 solmuja, joista voi siirtyä: voiko jokaisesta siirtyä arvoon 1?"}
	HintSJAt     = Message{"They are {0}.", "它们是 {0}。", "Это {0}.", "Ne ovat {0}."}
	HintSJNone   = Message{"There are none that can be reached.", "没有能到达的这种顶点。", "Достижимых таких вершин нет.", "Saavutettavia sellaisia ei ole."}
)
