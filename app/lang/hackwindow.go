package lang

// What the window says of a Hackenbush board.
var (
	BushStart = Message{
		"The board as it was drawn. Each step makes it simpler and keeps its value, down to one number.",
		"这是所画的棋盘。每一步都把它化简而不改变其值，最后只剩一个数。",
		"Доска, как она нарисована. Каждый шаг упрощает её, не меняя значения, пока не останется одно число.",
		"Lauta sellaisena kuin se piirrettiin. Joka vaihe yksinkertaistaa sitä säilyttäen arvon, kunnes jää yksi luku.",
	}
	// BushKept: {0} is the value.
	BushKept = Message{
		"Value of the board in this step, as in all: *{0}*",
		"这一步棋盘的 SG 值，与每一步相同：*{0}*",
		"Значение доски на этом шаге, как и на всех: *{0}*",
		"Laudan arvo tässä vaiheessa, kuten kaikissa: *{0}*",
	}
	BushBack = Message{
		"The way back: from the number to the edge to cut, on the board as it was.",
		"返回：从数回到原棋盘上要剪断的边。",
		"Обратный путь: от числа к ребру, которое надо разрезать на исходной доске.",
		"Tie takaisin: luvusta alkuperäisen laudan katkaistavaan kaareen.",
	}
	// BushGoal: {0} is the value of the board, {1} a stalk at the ground, {2} their NimSum.
	BushGoal = Message{
		"The way back: the sum {0} must become 0, so at the ground a stalk of {1} must become {1} ⊕ {0} = {2}.",
		"返回：异或和 {0} 须变为 0，所以地面上长为 {1} 的链须变为 {1} ⊕ {0} = {2}。",
		"Обратный путь: сумма {0} должна стать 0, значит, стебель высоты {1} у земли должен стать {1} ⊕ {0} = {2}.",
		"Tie takaisin: summan {0} on muututtava nollaksi, siis maasta kasvavan varren {1} arvoon {1} ⊕ {0} = {2}.",
	}
	// BushDown: {0} is a stalk's size, {1} what stands on its lowest edge.
	BushDown = Message{
		"A stalk of {0} is an edge with {1} on it: one less above.",
		"长为 {0} 的链是一条边，其上为 {1}：上方少一。",
		"Стебель высоты {0} — это ребро и {1} на нём: выше на один меньше.",
		"Varsi {0} on kaari, jonka päällä on {1}: ylempänä yksi vähemmän.",
	}
	// BushWays: {0} is how many winning edges the steps lead to.
	BushWays = Message{
		"The steps lead to the first {0} winning edges; the list has all.",
		"步骤只引向前 {0} 条制胜边；列表中有全部。",
		"Шаги ведут к первым {0} выигрышным рёбрам; в списке — все.",
		"Vaiheet johtavat ensimmäisiin {0} voittokaareen; luettelossa ovat kaikki.",
	}
	BushMisereSteps = Message{
		"The steps tell the value in normal play: in misère play rings may not be fused.",
		"这些步骤给出正规规则下的值：在 misère 规则下环不能融合。",
		"Шаги дают значение обычной игры: в мизере кольца стягивать нельзя.",
		"Vaiheet kertovat normaalipelin arvon: misère-pelissä renkaita ei saa sulauttaa.",
	}
	BushEmpty = Message{
		"Nothing stands on the ground, so there is no move. Choose Edge (*E*) and drag from the ground up, or press *Tab*.",
		"地面上什么也没有，所以无棋可走。选择“边”（*E*）从地面向上拖，或按 *Tab*。",
		"На земле ничего не стоит, хода нет. Возьмите «Ребро» (*E*) и тяните от земли вверх или нажмите *Tab*.",
		"Maassa ei kasva mitään, joten siirtoa ei ole. Valitse Kaari (*E*) ja vedä maasta ylös, tai paina *Tab*.",
	}
	BushNoGround = Message{
		"The board has no ground. Choose Ground (*G*) and click a vertex to put it there.",
		"棋盘没有地面。选择“地面”（*G*）并点击一个顶点使其接地。",
		"На доске нет земли. Возьмите «Земля» (*G*) и щёлкните вершину, чтобы поставить её на землю.",
		"Laudalla ei ole maata. Valitse Maa (*G*) ja napsauta solmua, niin se kiinnittyy maahan.",
	}
	// BushLoose: {0} names vertices, {1} is how many there are.
	BushLoose = Message{
		"{0} {1|hangs|hang} on nothing and {1|counts|count} for nothing: join {1|it|them} to what stands on the ground, or erase {1|it|them}.",
		"{0} 没有与地面相连，不计入：请与接地的部分相连，或删除。",
		"{0} ни на чём не {1|держится|держатся|держатся} и не {1|считается|считаются|считаются}: соедините с тем, что стоит на земле, или удалите.",
		"{0} ei ole kiinni missään eikä vaikuta: yhdistä maassa kiinni olevaan tai poista.",
	}
	// BushTrap: {0} is who would win if the rings were fused, {1} who does win.
	BushTrap = Message{
		"The trap: with the rings fused and the stalks played as misère Nim, it would be *{0}*. It is *{1}*.",
		"圈套：若把环融合，再按 misère Nim 处理各链，结果会是 *{0}*；实际是 *{1}*。",
		"Ловушка: если стянуть кольца и играть стеблями в мизерный Ним, вышло бы *{0}*. На деле — *{1}*.",
		"Ansa: jos renkaat sulautettaisiin ja varsia pelattaisiin misère-Niminä, tulos olisi *{0}*. Se on *{1}*.",
	}
	BushTrapSpared = Message{
		"Here fusing the rings would give the right player; on other boards it does not.",
		"在这里融合环碰巧得到正确的胜者；在别的棋盘上则不然。",
		"Здесь стягивание колец дало бы верного победителя; на других досках — нет.",
		"Tässä renkaiden sulautus antaisi oikean voittajan; muilla laudoilla ei.",
	}
)

// Cuts.
var (
	// CutFalls: {0} edges fall.
	CutFalls = Message{"{0|1 edge falls|{0} edges fall}", "落下 {0} 条边", "{0|падает|падают|падает} {0} {0|ребро|ребра|рёбер}", "{0|1 kaari putoaa|{0} kaarta putoaa}"}
	CutCount = Message{"{0} winning edges", "{0} 条制胜边", "Выигрышных рёбер: {0}", "{0} voittokaarta"}
	CutIt    = Message{"cut it", "剪断", "разрезать", "katkaise"}
	// {0} is the edge, {1} the value after the cut.
	CutWins     = Message{"Cutting *{0}* wins: it leaves *{1}*.", "剪断 *{0}* 必胜：剩下 *{1}*。", "Разрез *{0}* выигрывает: остаётся *{1}*.", "Kaaren *{0}* katkaisu voittaa: jää *{1}*."}
	CutWinsOnly = Message{"Cutting *{0}* wins.", "剪断 *{0}* 必胜。", "Разрез *{0}* выигрывает.", "Kaaren *{0}* katkaisu voittaa."}
	CutUnknown  = Message{"Whether cutting *{0}* wins is not decided.", "剪断 *{0}* 是否获胜，未能判定。", "Выигрывает ли разрез *{0}*, не решено.", "Kaaren *{0}* katkaisun tulos ei selvinnyt."}
	// {0} is how many edges a board may have.
	CutMost = Message{
		"What a cut leads to is told on boards of up to {0} edges.",
		"只在不超过 {0} 条边的棋盘上说明剪断的结果。",
		"К чему ведёт разрез, говорится на досках, где рёбер не больше {0}.",
		"Katkaisun seuraus kerrotaan laudoilla, joissa on enintään {0} kaarta.",
	}
	// {1} is the value after the cut, {2} the edge of the reply.
	CutLoses = Message{
		"Cutting *{0}* loses: it leaves *{1}*, and the reply *{2}* wins.",
		"剪断 *{0}* 必败：剩下 *{1}*，对方剪断 *{2}* 即胜。",
		"Разрез *{0}* проигрывает: остаётся *{1}*, и ответ *{2}* выигрывает.",
		"Kaaren *{0}* katkaisu häviää: jää *{1}*, ja vastaus *{2}* voittaa.",
	}
	CutLosesNow = Message{
		"Cutting *{0}* loses: the game is over.",
		"剪断 *{0}* 必败：对局就此结束。",
		"Разрез *{0}* проигрывает: игра на этом кончена.",
		"Kaaren *{0}* katkaisu häviää: peli on ohi.",
	}
	CutReply = Message{
		"Cutting *{0}* loses: the reply *{1}* wins.",
		"剪断 *{0}* 必败：对方剪断 *{1}* 即胜。",
		"Разрез *{0}* проигрывает: ответ *{1}* выигрывает.",
		"Kaaren *{0}* katkaisu häviää: vastaus *{1}* voittaa.",
	}
	CutWasRight = Message{
		"{0} is cut: a winning move.", "已剪断 {0}：制胜的一步。", "{0} разрезано: выигрышный ход.", "{0} on katkaistu: voittosiirto.",
	}
	// {1} is the edge of the reply.
	CutWasWrong = Message{
		"{0} is cut: a losing move, the reply {1} wins.",
		"已剪断 {0}：败着，对方剪断 {1} 即胜。",
		"{0} разрезано: проигрышный ход, ответ {1} выигрывает.",
		"{0} on katkaistu: häviösiirto, vastaus {1} voittaa.",
	}
	FallsToo   = Message{"It takes *{0}* with it.", "随之落下：*{0}*。", "Вместе с ним падает: *{0}*.", "Sen mukana putoaa: *{0}*."}
	AndOthers  = Message{"{0} and {1} more", "{0} 等另外 {1} 条", "{0} и ещё {1}", "{0} ja {1} muuta"}
	StatusBush = Message{"{0}, value {1}", "{0}，SG 值 {1}", "{0}, значение {1}", "{0}, arvo {1}"}
)

// The branches at the ground.
var (
	BranchTitle = Message{"The branches at the ground", "地面上的各分支", "Ветви у земли", "Maasta lähtevät haarat"}
	BranchEdges = Message{"edges", "边", "рёбра", "kaaret"}
	BranchCount = Message{"number", "条数", "число", "määrä"}
)

// The game graph of a Hackenbush board.
var (
	ExpandShow   = Message{"Show the game graph…", "展开为博弈图…", "Показать граф игры…", "Näytä pelin verkko…"}
	ExpandCounts = Message{"Counting positions…", "正在统计局面…", "Считаю позиции…", "Lasketaan asemia…"}
	ExpandTitle  = Message{"The game graph", "博弈图", "Граф игры", "Pelin verkko"}
	// ExpandSize: {0} positions.
	ExpandSize = Message{
		"The game graph has {0} {0|position|positions}: each is a vertex, and each cut an edge between two. It opens as a board of its own; pointing at a vertex shows the picture of its position.",
		"博弈图有 {0} 个局面：每个局面是一个顶点，每次剪断是连接两个局面的边。它将作为单独的棋盘打开；指向顶点可看到该局面的图。",
		"В графе игры {0} {0|позиция|позиции|позиций}: каждая — вершина, а каждый разрез — ребро между двумя. Он откроется отдельной доской; наведите указатель на вершину, и появится картинка её позиции.",
		"Pelin verkossa on {0} {0|asema|asemaa}: jokainen on solmu, ja jokainen katkaisu kaari kahden välillä. Se avautuu omana lautanaan; solmun osoittaminen näyttää aseman kuvan.",
	}
	ExpandOpen = Message{"Open it", "打开", "Открыть", "Avaa"}
	// ExpandAgree: {0} is the value by the principles, {1} that by the graph, {2} its positions.
	ExpandAgree = Message{
		"Two ways agree: colon and fusion give *{0}*, and mex over the {2} {2|position|positions} of the game graph gives *{1}*.",
		"两种方法一致：冒号原理与融合原理得 *{0}*，对博弈图的 {2} 个局面逐个取 mex 得 *{1}*。",
		"Два способа сходятся: двоеточие и стягивание дают *{0}*, и mex по {2} {2|позиции|позициям|позициям} графа игры — *{1}*.",
		"Kaksi tapaa antaa saman: kaksoispiste ja sulautus *{0}*, ja mex pelin verkon {2} {2|asemassa|asemassa} *{1}*.",
	}
	ExpandDiffer = Message{
		"Two ways differ, so one of them is wrong: colon and fusion give *{0}*, the game graph of {2} {2|position|positions} gives *{1}*. Please report this board.",
		"两种方法不一致，必有一误：冒号原理与融合原理得 *{0}*，{2} 个局面的博弈图得 *{1}*。请报告此棋盘。",
		"Два способа расходятся, один неверен: двоеточие и стягивание дают *{0}*, граф игры из {2} {2|позиции|позиций|позиций} — *{1}*. Сообщите, пожалуйста, об этой доске.",
		"Kaksi tapaa eroaa, toinen on väärin: kaksoispiste ja sulautus antavat *{0}*, {2} aseman verkko *{1}*. Ilmoita tästä laudasta.",
	}
	// ExpandOutcomes: {0} is the outcome by the theory, {1} that by the graph, {2} its positions.
	ExpandOutcomes = Message{
		"Who wins agrees too: *{0}* by the board, *{1}* by the game graph.",
		"胜负也一致：棋盘为 *{0}*，博弈图为 *{1}*。",
		"Сходится и то, кто выигрывает: *{0}* по доске, *{1}* по графу игры.",
		"Myös voittaja on sama: laudan mukaan *{0}*, verkon mukaan *{1}*.",
	}
	ExpandOf  = Message{"Game graph of {0}", "{0} 的博弈图", "Граф игры: {0}", "Pelin verkko: {0}"}
	ExpandPos = Message{"Position {0}", "局面 {0}", "Позиция {0}", "Asema {0}"} // {0} is its edges: {1,2}
)

// BushFixed is why nothing can be drawn while a step shows a board that is not the one drawn.
var BushFixed = Message{
	"This is a step of the reduction, not the board itself. Press End to draw.",
	"这是化简的一步，不是棋盘本身。按 End 后才能绘制。",
	"Это шаг упрощения, а не сама доска. Чтобы рисовать, нажмите End.",
	"Tämä on sievennyksen vaihe eikä itse lauta. Paina End, niin voit piirtää.",
}

// LegendStand explains the numbers on a Hackenbush board.
var LegendStand = Message{
	"number: the value of what stands there", "数字：其上部分的 SG 值",
	"число: значение того, что там стоит", "luku: sen arvo, mitä siinä kasvaa",
}
