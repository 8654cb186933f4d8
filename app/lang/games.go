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
		"一排排并列的柱子，每排用一枚棋子表示。",
		"Ряды кеглей, стоящих вплотную. Каждому ряду соответствует фишка.",
		"Rivejä vierekkäin seisovia keiloja. Kutakin riviä vastaa nappula.",
	},
	"files": {
		"Files of a chessboard of three rows, a pawn of each colour at its ends. A chip stands for each run of open files.",
		"三行棋盘的各列，两端各有一枚不同颜色的兵。每一段未定的列用一枚棋子表示。",
		"Вертикали доски из трёх рядов, по краям пешки двух цветов. Каждому отрезку открытых вертикалей соответствует фишка.",
		"Kolmirivisen šakkilaudan linjoja, päissä kumpikin sotilas. Kutakin avointen linjojen jaksoa vastaa nappula.",
	},
	"squares": {
		"A strip of squares. Heap n stands for n − 2 squares on which a cross may still be put.",
		"一条方格带。大小为 n 的堆表示还可画叉的 n − 2 个方格。",
		"Полоска клеток. Кучка n — это n − 2 клетки, где ещё можно поставить крестик.",
		"Ruutujen jono. Kasa n tarkoittaa n − 2 ruutua, joihin voi yhä panna rastin.",
	},
}

// GameLosers says who loses, by the key of a game's loser.
var GameLosers = map[string]Message{
	"stuck": {
		"Who cannot move loses.",
		"无法行动的一方输。",
		"Проигрывает тот, кто не может ходить.",
		"Se, joka ei voi siirtää, häviää.",
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
	"heaps":   {"heaps", "石子堆", "кучки", "kasat"},
	"rows":    {"lengths of the rows", "各排的长度", "длины рядов", "rivien pituudet"},
	"set":     {"numbers that may be taken", "可以取的个数", "сколько можно брать", "sallitut määrät"},
	"not":     {"numbers that may not be taken", "不可以取的个数", "сколько брать нельзя", "kielletyt määrät"},
	"most":    {"the most that may be taken", "最多可取的个数", "сколько можно взять самое большее", "suurin sallittu määrä"},
	"code":    {"code", "编码", "код", "koodi"},
	"last":    {"whether 1 may be taken from 1", "大小为 1 的堆能否取走", "можно ли взять 1 из 1", "saako yhdestä ottaa yhden"},
	"all":     {"whether the whole heap may be taken", "能否取走整堆", "можно ли взять всю кучку", "saako koko kasan ottaa"},
	"parts":   {"into how many heaps", "切成几堆", "на сколько кучек", "moneenko kasaan"},
}

// GameWorked works out one value. {0} is a position, {1} lists the values of its options, {2} is its own.
var GameWorked = Message{
	"{0}: its options are worth {1}, so its SG value is mex = {2}.",
	"{0}：其后继的 SG 值为 {1}，因此它的 SG 值为 mex = {2}。",
	"{0}: значения переходов — {1}, поэтому SG = mex = {2}.",
	"{0}: seuraajien SG-arvot ovat {1}, joten sen SG-arvo on mex = {2}.",
}

// GameWorkedEnd is the same of a position without options.
var GameWorkedEnd = Message{
	"{0}: there is no move, so its SG value is 0.",
	"{0}：无法行动，因此它的 SG 值为 0。",
	"{0}: ходов нет, поэтому SG = 0.",
	"{0}: siirtoja ei ole, joten sen SG-arvo on 0.",
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
