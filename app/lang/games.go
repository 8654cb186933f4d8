package lang

import "strings"

// GameText is how a game by rule is called and what a move of it is.
type GameText struct{ Title, Move Message }

// GameBoards says what games are played on, by the key of a game's board.
var GameBoards = map[string]Message{
	"heaps": {
		"Heaps of counters. A chip stands for each heap.",
		"若干堆石子，每堆用一枚棋子表示。",
		"Кучки камней. Каждой кучке соответствует фишка.",
		"Kasoja kiviä. Kutakin kasaa vastaa nappula.",
	},
	"pins": {
		"Rows of pins that stand side by side. A chip stands for each row.",
		"一排排并列的木瓶，每排用一枚棋子表示。",
		"Ряды кеглей, стоящих вплотную. Каждому ряду соответствует фишка.",
		"Rivejä vierekkäin seisovia keiloja. Kutakin riviä vastaa nappula.",
	},
	"files": {
		"Files of a chessboard of three rows, a pawn of each colour at its ends. A chip stands for each run of open files.",
		"三行棋盘的各列，两端各有一枚不同颜色的兵。每一段未定的列用一枚棋子表示。",
		"Вертикали доски из трёх рядов, по краям пешки двух цветов. Каждому отрезку открытых вертикалей соответствует фишка.",
		"Kolmirivisen šakkilaudan linjoja, joiden päissä on eriväriset sotilaat. Kutakin avointen linjojen jaksoa vastaa nappula.",
	},
	"squares": {
		"A strip of squares. Heap n stands for n − 2 squares on which a cross may still be put.",
		"一条方格带。大小为 n 的堆表示还可画叉的 n − 2 个方格。",
		"Полоска клеток. Кучка n — это n − 2 клетки, где ещё можно поставить крестик.",
		"Ruutunauha. Kasa n tarkoittaa n − 2 ruutua, joihin voi yhä panna rastin.",
	},
	"stairs": {
		"Counters on stairs, the lowest first. A vertex is the whole staircase.",
		"台阶上的石子，最低一级在前。每个顶点表示整座台阶。",
		"Камни на ступеньках, начиная с нижней. Вершина — вся лестница.",
		"Kiviä portailla alimmasta alkaen. Solmu on koko portaikko.",
	},
	"whole": {
		"Heaps of counters. A vertex is all the heaps together, since a move may touch several.",
		"若干堆石子。由于一步可涉及多堆，每个顶点表示所有堆的整体。",
		"Кучки камней. Вершина — все кучки вместе, ведь ход может затронуть несколько.",
		"Kasoja kiviä. Solmu on kaikki kasat yhdessä, koska siirto voi koskea useaa.",
	},
	"coins": {
		"A row of coins. A vertex is the whole row: H is heads, T is tails.",
		"一行硬币。每个顶点表示整行：H 为正面，T 为反面。",
		"Ряд монет. Вершина — весь ряд: H — орёл, T — решка.",
		"Rivi kolikoita. Solmu on koko rivi: H on kruuna, T on klaava.",
	},
	"rectangle": {
		"A rectangle of coins. A vertex is all of it, row by row: H is heads, T is tails.",
		"矩形排列的硬币。每个顶点逐行表示整个矩形：H 为正面，T 为反面。",
		"Прямоугольник монет. Вершина — весь он, строка за строкой: H — орёл, T — решка.",
		"Suorakulmio kolikoita. Solmu on se kokonaan, rivi riviltä: H on kruuna, T on klaava.",
	},
	"two": {
		"Two heaps of counters.",
		"两堆石子。",
		"Две кучки камней.",
		"Kaksi kasaa kiviä.",
	},
	"corner": {
		"A piece on a board; (0,0) is the corner at the top left.",
		"棋盘上的一枚棋子；(0,0) 是左上角。",
		"Фигура на доске; (0,0) — левый верхний угол.",
		"Nappula laudalla; (0,0) on vasen yläkulma.",
	},
	"horses": {
		"Knights on a board with home at the top left. A chip stands for each.",
		"棋盘上的马，家在左上角。每匹马用一枚棋子表示。",
		"Кони на доске, дом — в левом верхнем углу. Каждому соответствует фишка.",
		"Ratsuja laudalla, koti vasemmassa yläkulmassa. Kutakin vastaa nappula.",
	},
	"bar": {
		"A bar of chocolate, row by row. The square at the top left is poisoned.",
		"一块巧克力，逐行表示。左上角的一格有毒。",
		"Плитка шоколада, строка за строкой. Долька слева вверху отравлена.",
		"Suklaalevy rivi riviltä. Vasemman yläkulman ruutu on myrkytetty.",
	},
	"rows": {
		"Rows with a piece of each player: O of the player to move, X of the other. Play may go back and forth, but not for ever.",
		"每行有双方各一枚棋子：O 属于轮到走的一方，X 属于另一方。棋子可以来回走，但不会永远如此。",
		"Ряды с фишкой каждого игрока: O — того, чей ход, X — другого. Можно ходить туда и обратно, но не вечно.",
		"Rivejä, joilla on kummankin nappula: O siirtovuorossa olevan, X toisen. Edestakaisin voi kulkea, mutta ei loputtomiin.",
	},
	"dominoes": {
		"A board of cells. Pieces that do not touch are positions of their own; turned or mirrored ones are one.",
		"由方格组成的棋盘。互不相连的部分各为一个局面；旋转或翻转后相同的视为一个。",
		"Доска из клеток. Несвязанные куски — отдельные позиции; повёрнутые и отражённые считаются одной.",
		"Ruuduista koottu lauta. Erilliset palat ovat omia asemiaan; käännetyt ja peilatut ovat samoja.",
	},
	"graph": {
		"A graph as it was drawn, without directions. Parts that do not touch are positions of their own.",
		"所画的图，不计方向。互不相连的部分各为一个局面。",
		"Нарисованный граф без направлений. Несвязанные части — отдельные позиции.",
		"Piirretty verkko ilman suuntia. Erilliset osat ovat omia asemiaan.",
	},
	"piece": {
		"A piece on a graph as it was drawn, without directions.",
		"所画的图（不计方向）上的一枚棋子。",
		"Фишка на нарисованном графе без направлений.",
		"Nappula piirretyllä verkolla ilman suuntia.",
	},
}

// GameLosers says who loses, by the key of a game's loser.
var GameLosers = map[string]Message{
	"stuck": {
		"Whoever cannot move loses.",
		"不能移动者负。",
		"Проигрывает тот, кто не может ходить.",
		"Se, joka ei voi siirtää, häviää.",
	},
	"poison": {
		"Whoever has nothing left but the poisoned square loses.",
		"只剩有毒那一格者负。",
		"Проигрывает тот, кому осталась только отравленная долька.",
		"Se, jolle jää vain myrkytetty ruutu, häviää.",
	},
}

// GameFamilies are the headings of games that belong together.
var GameFamilies = map[string]Message{
	"heaps":    {"Heaps", "石子堆", "Кучки", "Kasat"},
	"coins":    {"Coins", "硬币", "Монеты", "Kolikot"},
	"products": {"Products of coin games", "硬币游戏的乘积", "Произведения игр с монетами", "Kolikkopelien tulot"},
	"grids":    {"Grids", "方格", "Клетки", "Ruudukot"},
	"drawn":    {"On a drawn graph", "在所画的图上", "На нарисованном графе", "Piirretyllä verkolla"},
	"own":      {"Your own", "自定义", "Свои игры", "Omat pelit"},
}

// GameParams are the names of parameters, by key.
var GameParams = map[string]Message{
	"stalks":  {"lengths of the stalks", "各链的长度", "высоты стеблей", "varsien pituudet"},
	"stalk":   {"length of the stalk", "链的长度", "высота стебля", "varren pituus"},
	"edges":   {"number of edges", "边数", "число рёбер", "kaarten määrä"},
	"rings":   {"edges that close rings", "成环的边数", "рёбер, замыкающих кольца", "renkaita sulkevat kaaret"},
	"flowers": {"number of flowers", "花的数目", "число цветов", "kukkien määrä"},
	"seed":    {"seed", "随机种子", "зерно", "siemenluku"},

	"heaps": {"heaps", "石子堆", "кучки", "kasat"},
	"files": {"numbers of files", "各段的列数", "числа вертикалей", "linjojen määrät"},
	"rows":  {"lengths of the rows", "各排的长度", "длины рядов", "rivien pituudet"},
	"set":   {"numbers that may be taken", "可以取的个数", "сколько можно брать", "sallitut määrät"},
	"not":   {"numbers that may not be taken", "不可以取的个数", "сколько брать нельзя", "kielletyt määrät"},
	"most":  {"the most that may be taken", "最多可取的个数", "сколько можно взять самое большее", "suurin sallittu määrä"},
	"code":  {"code", "编码", "код", "koodi"},
	"last":  {"whether 1 may be taken from 1", "大小为 1 的堆能否取走", "можно ли взять 1 из 1", "saako yhdestä ottaa yhden"},
	"all":   {"whether the whole heap may be taken", "能否取走整堆", "можно ли взять всю кучку", "saako koko kasan ottaa"},
	"parts": {"into how many heaps", "切成几堆", "на сколько кучек", "moneenko kasaan"},

	"stairs":        {"counters on the stairs", "各级台阶上的个数", "камни на ступеньках", "kivet portailla"},
	"heaps-at-once": {"from how many heaps at once", "一次最多可取几堆", "из скольких кучек сразу", "monestako kasasta kerralla"},
	"coins":         {"coins", "硬币", "монеты", "kolikot"},
	"rectangle":     {"rectangle of coins", "矩形硬币", "прямоугольник монет", "kolikoiden suorakulmio"},
	"rows-game":     {"game of the rows", "行的游戏", "игра строк", "rivien peli"},
	"columns-game":  {"game of the columns", "列的游戏", "игра столбцов", "sarakkeiden peli"},
	"coin-row":      {"which row of coins", "第几行硬币", "какая строка монет", "monesko kolikkorivi"},
	"row":           {"first number", "第一个数", "первое число", "ensimmäinen luku"},
	"pair":          {"two heaps", "两堆", "две кучки", "kaksi kasaa"},
	"square":        {"square", "格", "клетка", "ruutu"},
	"zero":          {"whether a heap may become 0", "堆能否变为 0", "может ли кучка стать 0", "saako kasasta tulla 0"},
	"bar":           {"bar", "巧克力", "плитка", "levy"},
	"bar-rows":      {"rows of the bar", "巧克力的行数", "строки плитки", "levyn rivit"},
	"strips":        {"rows", "各行", "ряды", "rivit"},
	"cells":         {"cells", "方格", "клетки", "ruudut"},
	"cells-rows":    {"rows of cells", "方格的行数", "строки клеток", "ruutujen rivit"},
	"graph":         {"graph", "图", "граф", "verkko"},
	"vertex":        {"vertex of the piece", "棋子所在的顶点", "вершина фишки", "nappulan solmu"},
	"formula":       {"formula", "公式", "формула", "kaava"},
	"turned":        {"coins turned", "翻转的硬币", "какие монеты", "käännettävät kolikot"},
}

// GameWorked works out one value. {0} is a position, {1} the set of the values of its options, {2} its own value.
var GameWorked = Message{
	"For example, SG({0}) = mex {1} = {2}, from the SG values of its options.",
	"例如 SG({0}) = mex {1} = {2}，花括号内是各后继的 SG 值。",
	"Например, SG({0}) = mex {1} = {2}; в скобках — значения переходов.",
	"Esimerkiksi SG({0}) = mex {1} = {2}; sulkeissa ovat seuraajien SG-arvot.",
}

// gameWord is the name of a game ("games.title.nim") or of a parameter ("games.param.heaps"), as errors give it.
func gameWord(key string) (Message, bool) {
	if name, ok := strings.CutPrefix(key, "games.title."); ok {
		text, ok := Games[name]
		return text.Title, ok
	}
	if name, ok := strings.CutPrefix(key, "games.param."); ok {
		m, ok := GameParams[name]
		return m, ok
	}
	return Message{}, false
}
