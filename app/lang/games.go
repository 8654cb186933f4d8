package lang

import "strings"

// GameText is how a game by rule is called and what a move of it is.
type GameText struct{ Title, Move Message }

// Games tells of each game by its name.
var Games = map[string]GameText{
	"nim": {
		Message{"Nim", "尼姆游戏", "Ним", "Nim-peli"},
		Message{
			"Take any number of counters from one heap, at least one.",
			"从一堆中取走任意多个，至少一个。",
			"Возьмите из одной кучки любое число камней, хотя бы один.",
			"Ota yhdestä kasasta kuinka monta kiveä tahansa, vähintään yksi.",
		},
	},
	"subtraction": {
		Message{"Subtraction game", "减法游戏", "Игра на вычитание", "Vähennyspeli"},
		Message{
			"Take a number of counters that is in the set from one heap.",
			"从一堆中取走若干个，个数须属于给定的集合。",
			"Возьмите из одной кучки столько камней, сколько разрешает множество.",
			"Ota yhdestä kasasta jokin joukon sallima määrä kiviä.",
		},
	},
	"octal": {
		Message{"Octal game", "八进制码游戏", "Восьмеричная игра", "Oktaalipeli"},
		Message{
			"Take k counters from one heap; digit k of the code says what may be left: 1 nothing, 2 one heap, 4 two heaps, or a sum of these.",
			"从一堆中取走 k 个；编码的第 k 位决定可以剩下什么：1 什么都不剩，2 剩一堆，4 分成两堆，也可以是它们的和。",
			"Возьмите из кучки k камней; цифра k кода говорит, что может остаться: 1 — ничего, 2 — одна кучка, 4 — две кучки, или сумма этих чисел.",
			"Ota kasasta k kiveä; koodin numero k kertoo, mitä saa jäädä: 1 ei mitään, 2 yksi kasa, 4 kaksi kasaa, tai näiden summa.",
		},
	},
}

// GameBoards says what games are played on, by the key of a game's board.
var GameBoards = map[string]Message{
	"heaps": {
		"Heaps of counters. A chip stands for each heap.",
		"若干堆石子，每堆用一枚棋子表示。",
		"Кучки камней. Каждой кучке соответствует фишка.",
		"Kasoja kiviä. Kutakin kasaa vastaa nappula.",
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
	"heaps": {"heaps", "石子堆", "кучки", "kasat"},
	"set":   {"numbers that may be taken", "可以取的个数", "сколько можно брать", "sallitut määrät"},
	"code":  {"code", "编码", "код", "koodi"},
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
