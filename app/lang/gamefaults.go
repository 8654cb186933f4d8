package lang

// What is wrong with what was typed for a game.
var (
	gamesNone = Message{
		"no game is named; the games are {0}",
		"没有指定游戏；可用的游戏有 {0}",
		"игра не названа; есть игры {0}",
		"peliä ei ole nimetty; pelit ovat {0}",
	}
	gamesNear = Message{
		"there is no game “{0}”; did you mean “{1}”?",
		"没有名为“{0}”的游戏；您是不是要用“{1}”？",
		"нет игры «{0}»; может быть, «{1}»?",
		"peliä ”{0}” ei ole; tarkoititko ”{1}”?",
	}
	gamesUnknown = Message{
		"there is no game “{0}”; the games are {1}",
		"没有名为“{0}”的游戏；可用的游戏有 {1}",
		"нет игры «{0}»; есть игры {1}",
		"peliä ”{0}” ei ole; pelit ovat {1}",
	}
	gamesMissing = Message{
		"{0}: what is missing is: {1}; try {2}",
		"{0}：缺少参数：{1}；请试试 {2}",
		"{0}: не хватает параметра: {1}; попробуйте {2}",
		"{0}: tästä puuttuu: {1}; kokeile {2}",
	}
	gamesExtra = Message{
		"{0} does not take “{1}”; try {2}",
		"{0} 不接受“{1}”；请试试 {2}",
		"{0}: лишнее слово «{1}»; попробуйте {2}",
		"{0} ei ota sanaa ”{1}”; kokeile {2}",
	}
	gamesNumber = Message{
		"“{0}” does not fit: {1}, each a whole number from {2} to {3}; try {4}",
		"“{0}”不合适：{1}，每个数须为 {2} 到 {3} 的整数；请试试 {4}",
		"«{0}» не подходит: {1}, каждое число — целое от {2} до {3}; попробуйте {4}",
		"”{0}” ei kelpaa: {1}, kukin luku kokonaisluku väliltä {2}–{3}; kokeile {4}",
	}
	gamesMany = Message{
		"{0}: {1} are too many; try {2} or fewer",
		"{0}：{1} 个太多了；请不要超过 {2} 个",
		"{0}: {1} — слишком много; попробуйте не больше {2}",
		"{0}: {1} on liikaa; kokeile enintään {2}",
	}
	gamesChoice = Message{
		"“{0}” does not fit: {1}; try one of {2}",
		"“{0}”不合适：{1}；请从 {2} 中选一个",
		"«{0}» не подходит: {1}; попробуйте одно из: {2}",
		"”{0}” ei kelpaa: {1}; kokeile jotakin näistä: {2}",
	}
	gamesSequence = Message{
		"{0} has no sequence of values; try “mexboard new {1}”",
		"{0} 没有 SG 值序列；请试试“mexboard new {1}”",
		"{0}: у этой игры нет последовательности значений; попробуйте «mexboard new {1}»",
		"{0}: tällä pelillä ei ole arvojonoa; kokeile ”mexboard new {1}”",
	}
	gamesLong = Message{
		"{0}: {1} values are too many; try {2} or fewer",
		"{0}：{1} 个值太多了；请不要超过 {2} 个",
		"{0}: {1} {1|значение|значения|значений} — слишком много; попробуйте не больше {2}",
		"{0}: {1} arvoa on liikaa; kokeile enintään {2}",
	}
	gamesCode = Message{
		"“{0}” is no code: character {1}, “{2}”, is no digit from 0 to {3}; try {4}",
		"“{0}”不是编码：第 {1} 个字符“{2}”不是 0 到 {3} 的数字；请试试 {4}",
		"«{0}» — не код: символ {1}, «{2}», не цифра от 0 до {3}; попробуйте {4}",
		"”{0}” ei ole koodi: merkki {1}, ”{2}”, ei ole numero väliltä 0–{3}; kokeile {4}",
	}
	gamesCodeStart = Message{
		"“{0}” is no code: it begins with 0, 4, 8 or C and a point (before the point only splits have a meaning); try {1}",
		"“{0}”不是编码：编码以 0、4、8 或 C 加小数点开头（小数点前只能表示分裂）；请试试 {1}",
		"«{0}» — не код: он начинается с 0, 4, 8 или C и точки (перед точкой имеют смысл только разделения); попробуйте {1}",
		"”{0}” ei ole koodi: se alkaa merkillä 0, 4, 8 tai C ja pisteellä (ennen pistettä vain jaoilla on merkitys); kokeile {1}",
	}
	gamesCodeLong = Message{
		"a code may have up to {0} digits, this one has {1}; try fewer",
		"编码最多 {0} 位，这个有 {1} 位；请减少位数",
		"в коде может быть до {0} {0|цифры|цифр|цифр}, а здесь {1}; попробуйте меньше",
		"koodissa voi olla enintään {0} numeroa, tässä on {1}; kokeile vähemmällä",
	}
	gamesCodeHexadecimal = Message{
		"“{0}” has digits above 7; try the game “hexadecimal”, which also leaves three heaps",
		"“{0}”含有大于 7 的数字；请试试游戏“hexadecimal”，它还允许剩下三堆",
		"в «{0}» есть цифры больше 7; попробуйте игру «hexadecimal»: в ней может остаться и три кучки",
		"koodissa ”{0}” on lukua 7 suurempia numeroita; kokeile peliä ”hexadecimal”, jossa voi jäädä kolmekin kasaa",
	}
	gamesCodeSlow = Message{
		"{0} values of such a code (with ... or three heaps) would take too long; try {1} or fewer",
		"计算这种编码（带有 ... 或三堆）的 {0} 个值耗时过长；请不要超过 {1} 个",
		"{0} {0|значение|значения|значений} такого кода (с ... или тремя кучками) — слишком долго; попробуйте не больше {1}",
		"tällaisen koodin (jossa on ... tai kolme kasaa) {0} arvoa veisi liian kauan; kokeile enintään {1}",
	}
	gamesCodeWide = Message{
		"the values of this code grow too large from heap {0} on; try fewer values",
		"从第 {0} 堆起，此编码的值过大；请减少个数",
		"значения этого кода слишком велики начиная с кучки {0}; попробуйте меньше значений",
		"tämän koodin arvot kasvavat liian suuriksi kasasta {0} alkaen; kokeile vähemmällä",
	}
	gamesLarge = Message{
		"the board may have {0} vertices, and the limit is {1}; try a smaller start",
		"棋盘可能有 {0} 个顶点，上限为 {1}；请用更小的开局",
		"на доске может быть {0} вершин, а предел — {1}; попробуйте начало поменьше",
		"laudalla voi olla {0} solmua, ja raja on {1}; kokeile pienempää alkua",
	}
)
