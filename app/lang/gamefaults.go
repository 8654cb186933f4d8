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
		"{0}: {1} is missing; try {2}",
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
	gamesPairs = Message{
		"numbers come in pairs here, and these are {0} ({1}); try {2}",
		"这里的数须成对出现，而现在有 {0} 个（{1}）；请试试 {2}",
		"числа здесь идут парами, а их {0} ({1}); попробуйте {2}",
		"luvut tulevat tässä pareittain, ja näitä on {0} ({1}); kokeile {2}",
	}
	gamesSet = Message{
		"“{0}” does not fit: {1}, whole numbers from {2} to {3}; try {4}, or one of {5}",
		"“{0}”不合适：{1}，须为 {2} 到 {3} 的整数；请试试 {4}，或从 {5} 中选一个",
		"«{0}» не подходит: {1}, целые числа от {2} до {3}; попробуйте {4} или одно из: {5}",
		"”{0}” ei kelpaa: {1}, kokonaislukuja väliltä {2}–{3}; kokeile {4} tai jotakin näistä: {5}",
	}
	gamesLargeEdges = Message{
		"the board has more than {0} edges; try a smaller start",
		"棋盘的边超过 {0} 条；请用更小的开局",
		"на доске больше {0} {0|ребра|рёбер|рёбер}; попробуйте начало поменьше",
		"laudalla on yli {0} kaarta; kokeile pienempää alkua",
	}
	gamesBar = Message{
		"row {0} of the bar ({1}) is longer than the one above; try {2}",
		"巧克力的第 {0} 行（{1}）比上一行长；请试试 {2}",
		"строка {0} плитки ({1}) длиннее предыдущей; попробуйте {2}",
		"levyn rivi {0} ({1}) on ylempää pidempi; kokeile {2}",
	}
	gamesStrip = Message{
		"“{0}” is no row: it has one O (of the player to move), one X and points, {1} to {2} in all; try {3}",
		"“{0}”不是一行：应有一个 O（轮到走的一方）、一个 X 和若干点，共 {1} 到 {2} 个字符；请试试 {3}",
		"«{0}» — не ряд: в нём одна O (того, чей ход), одна X и точки, всего от {1} до {2}; попробуйте {3}",
		"”{0}” ei ole rivi: siinä on yksi O (siirtovuorossa olevan), yksi X ja pisteitä, yhteensä {1}–{2}; kokeile {3}",
	}
	gamesCells = Message{
		"“{0}” is no row of cells: it has # (free) and points, up to {1}; try {2}",
		"“{0}”不是一行方格：应由 #（空格）和点组成，至多 {1} 个；请试试 {2}",
		"«{0}» — не строка клеток: в ней # (свободно) и точки, не больше {1}; попробуйте {2}",
		"”{0}” ei ole ruuturivi: siinä on merkkejä # (vapaa) ja pisteitä, enintään {1}; kokeile {2}",
	}
	gamesCram = Message{
		"{0} rows and {1} values would take too long; try {2} or fewer",
		"{0} 行、{1} 个值耗时过长；请不要超过 {2} 个",
		"{0} {0|строка|строки|строк} и {1} {1|значение|значения|значений} — слишком долго; попробуйте не больше {2}",
		"{0} riviä ja {1} arvoa veisi liian kauan; kokeile enintään {2}",
	}
	gamesCoins = Message{
		"“{0}” is no row of coins: it has H and T, up to {1}; try {2}",
		"“{0}”不是一行硬币：应由 H 和 T 组成，至多 {1} 个；请试试 {2}",
		"«{0}» — не ряд монет: в нём H и T, не больше {1}; попробуйте {2}",
		"”{0}” ei ole kolikkorivi: siinä on merkkejä H ja T, enintään {1}; kokeile {2}",
	}
	gamesRectangle = Message{
		"“{0}” is no rectangle of coins: its rows are equally long, up to {1} coins in all; try {2}",
		"“{0}”不是矩形硬币：各行须等长，总共至多 {1} 枚；请试试 {2}",
		"«{0}» — не прямоугольник монет: его строки равной длины, всего не больше {1}; попробуйте {2}",
		"”{0}” ei ole kolikoiden suorakulmio: sen rivit ovat yhtä pitkiä, yhteensä enintään {1} kolikkoa; kokeile {2}",
	}
	gamesDrawing = Message{
		"“{0}” is no part of a graph: edges and vertices stand between commas; try {1}",
		"“{0}”不是图的一部分：边和顶点之间用逗号分隔；请试试 {1}",
		"«{0}» — не часть графа: рёбра и вершины пишутся через запятую; попробуйте {1}",
		"”{0}” ei ole verkon osa: kaaret ja solmut erotetaan pilkuin; kokeile {1}",
	}
	gamesDrawn = Message{
		"these games are played on up to {0} vertices; try a smaller graph",
		"这些游戏最多用 {0} 个顶点；请用更小的图",
		"в эти игры играют не больше чем на {0} вершинах; попробуйте граф поменьше",
		"näitä pelejä pelataan enintään {0} solmulla; kokeile pienempää verkkoa",
	}
	gamesVertex = Message{
		"“{0}” is no vertex of the graph; try one of {1}",
		"“{0}”不是图的顶点；请从 {1} 中选一个",
		"«{0}» — не вершина графа; попробуйте одну из: {1}",
		"”{0}” ei ole verkon solmu; kokeile jotakin näistä: {1}",
	}
	gamesFormulaLong = Message{
		"at character {0}: the formula has {1} characters; try {2} or fewer",
		"第 {0} 个字符：公式有 {1} 个字符；请不要超过 {2} 个",
		"символ {0}: в формуле {1} {1|символ|символа|символов}; попробуйте не больше {2}",
		"merkki {0}: kaavassa on {1} merkkiä; kokeile enintään {2}",
	}
	gamesFormulaEnd = Message{
		"at character {0}: the formula ends where a number or a name is missing; try n-1",
		"第 {0} 个字符：公式在此结束，缺少数或名称；请试试 n-1",
		"символ {0}: формула кончается там, где не хватает числа или имени; попробуйте n-1",
		"merkki {0}: kaava loppuu, vaikka luku tai nimi puuttuu; kokeile n-1",
	}
	gamesFormulaToken = Message{
		"at character {0}: “{1}” has no meaning here; try n-1, n-2; k & n-k for 1<=k<n/2",
		"第 {0} 个字符：“{1}”在此没有意义；请试试 n-1, n-2; k & n-k for 1<=k<n/2",
		"символ {0}: «{1}» здесь ничего не значит; попробуйте n-1, n-2; k & n-k for 1<=k<n/2",
		"merkki {0}: ”{1}” ei tarkoita tässä mitään; kokeile n-1, n-2; k & n-k for 1<=k<n/2",
	}
	gamesFormulaParts = Message{
		"at character {0}: an option of {1} parts; try {2} or fewer",
		"第 {0} 个字符：后继有 {1} 个部分；请不要超过 {2} 个",
		"символ {0}: переход из {1} частей; попробуйте не больше {2}",
		"merkki {0}: seuraajassa on {1} osaa; kokeile enintään {2}",
	}
	gamesFormulaCompare = Message{
		"at character {0}: a condition compares two numbers; try 1<=k<n",
		"第 {0} 个字符：条件应比较两个数；请试试 1<=k<n",
		"символ {0}: условие сравнивает два числа; попробуйте 1<=k<n",
		"merkki {0}: ehto vertaa kahta lukua; kokeile 1<=k<n",
	}
	gamesFormulaDeep = Message{
		"at character {0}: more than {1} brackets inside one another; try fewer",
		"第 {0} 个字符：括号嵌套超过 {1} 层；请减少层数",
		"символ {0}: больше {1} скобок одна в другой; попробуйте меньше",
		"merkki {0}: yli {1} sulkua sisäkkäin; kokeile vähemmällä",
	}
	gamesFormulaNumber = Message{
		"at character {0}: {1} is too large; try a smaller number",
		"第 {0} 个字符：{1} 太大；请用更小的数",
		"символ {0}: {1} — слишком большое число; попробуйте меньшее",
		"merkki {0}: {1} on liian suuri; kokeile pienempää lukua",
	}
	gamesFormulaClose = Message{
		"at character {0}: a closing bracket is missing; try )",
		"第 {0} 个字符：缺少右括号；请加上 )",
		"символ {0}: не хватает закрывающей скобки; попробуйте )",
		"merkki {0}: sulkeva sulku puuttuu; kokeile )",
	}
	gamesFormulaName = Message{
		"at character {0}: “{1}” is no variable (one letter, up to {2} of them) and no function; try k, or gcd(k,n), min, max, floor",
		"第 {0} 个字符：“{1}”既不是变量（一个字母，至多 {2} 个）也不是函数；请试试 k，或 gcd(k,n)、min、max、floor",
		"символ {0}: «{1}» — не переменная (одна буква, не больше {2}) и не функция; попробуйте k или gcd(k,n), min, max, floor",
		"merkki {0}: ”{1}” ei ole muuttuja (yksi kirjain, enintään {2}) eikä funktio; kokeile k tai gcd(k,n), min, max, floor",
	}
	gamesFormulaCall = Message{
		"at character {0}: {1} needs brackets; try gcd(k,n)",
		"第 {0} 个字符：{1} 后需要括号；请试试 gcd(k,n)",
		"символ {0}: после {1} нужны скобки; попробуйте gcd(k,n)",
		"merkki {0}: {1} tarvitsee sulut; kokeile gcd(k,n)",
	}
	gamesFormulaSecond = Message{
		"at character {0}: {1} takes two numbers; try gcd(k,n)",
		"第 {0} 个字符：{1} 需要两个数；请试试 gcd(k,n)",
		"символ {0}: {1} берёт два числа; попробуйте gcd(k,n)",
		"merkki {0}: {1} ottaa kaksi lukua; kokeile gcd(k,n)",
	}
	gamesFormulaGrows = Message{
		"at character {0}: a heap of {1} would leave one of {2}, and play might not end; try parts smaller than n",
		"第 {0} 个字符：大小为 {1} 的堆会变成 {2}，游戏可能不会结束；请让各部分都小于 n",
		"символ {0}: из кучки {1} получилась бы {2}, и игра могла бы не кончиться; попробуйте части меньше n",
		"merkki {0}: kasasta {1} jäisi {2}, eikä peli ehkä loppuisi; kokeile n:ää pienempiä osia",
	}
	gamesFormulaCoin = Message{
		"at character {0}: coin {1} itself is not turned; try n & k",
		"第 {0} 个字符：硬币 {1} 本身没有翻转；请试试 n & k",
		"символ {0}: сама монета {1} не переворачивается; попробуйте n & k",
		"merkki {0}: kolikko {1} itse ei käänny; kokeile n & k",
	}
	gamesFormulaSlow = Message{
		"at character {0}: a heap of {1} has more than {2} ways to try; try narrower conditions",
		"第 {0} 个字符：大小为 {1} 的堆要试的情形超过 {2} 种；请收紧条件",
		"символ {0}: для кучки {1} перебор больше {2} случаев; попробуйте условия поуже",
		"merkki {0}: kasalla {1} on yli {2} kokeiltavaa tapausta; kokeile tiukempia ehtoja",
	}
	gamesLarge = Message{
		"the board may have {0} vertices, and the limit is {1}; try a smaller start",
		"棋盘可能有 {0} 个顶点，上限为 {1}；请用更小的开局",
		"на доске может быть {0} вершин, а предел — {1}; попробуйте начало поменьше",
		"laudalla voi olla {0} solmua, ja raja on {1}; kokeile pienempää alkua",
	}
)
