package lang

// What the commands for games say.
var (
	HelpNew    = Message{"a board from a game by rule; without GAME, the games", "由规则生成游戏的棋盘；不写 GAME 则列出全部游戏", "доска игры, заданной правилом; без GAME — список игр", "säännöstä syntyvän pelin lauta; ilman nimeä GAME luettelo peleistä"}
	HelpValues = Message{"a game's values in a row, from heap 0", "依次列出游戏的 SG 值，从 0 个的堆开始", "значения игры подряд, начиная с кучки 0", "pelin arvot järjestyksessä kasasta 0 alkaen"}
	HelpGames  = Message{
		"ARGS are the game's parameters and the start: octal 0.77 9. A drawn graph is a board file or its edges: a-b,b-c.\nFILE is the board; without -o it goes to standard output. The games: {0}.\nReady boards of Green Hackenbush: hackenbush NAME, where NAME is {1}.",
		"ARGS 是游戏的参数和开局：octal 0.77 9。所画的图可写成棋盘文件或边：a-b,b-c。\nFILE 是要写的棋盘；不写 -o 则输出到标准输出。\n可用的游戏：{0}。\n现成的 Hackenbush 棋盘：hackenbush NAME，NAME 可为 {1}。",
		"ARGS — параметры игры и начало: octal 0.77 9. Нарисованный граф — файл доски или рёбра: a-b,b-c.\nFILE — доска; без -o она идёт в стандартный вывод.\nИгры: {0}.\nГотовые доски Хакенбуша: hackenbush NAME, где NAME — {1}.",
		"ARGS on pelin parametrit ja alku: octal 0.77 9. Piirretty verkko on lautatiedosto tai kaaret: a-b,b-c.\nFILE on lauta; ilman valitsinta -o se menee vakiotulosteeseen.\nPelit: {0}.\nValmiit Hackenbush-laudat: hackenbush NAME, missä NAME on {1}.",
	}
	HelpSequence = Message{
		"ARGS are the game's parameters: octal 0.77. The values stand on one line, blanks between. The period, if one is\nproved, is told on standard error.\nCtrl-C ends it early: the values so far are written, and the status is 130.",
		"ARGS 是游戏的参数：octal 0.77。各值写在一行，以空格分隔。若能证明周期，则输出到标准错误。\n按 Ctrl-C 可提前结束：输出已算出的值，退出状态为 130。",
		"ARGS — параметры игры: octal 0.77. Значения стоят в одной строке через пробел. Период, если он доказан,\nсообщается в стандартный поток ошибок.\nCtrl-C завершает досрочно: выводятся уже найденные значения, код завершения — 130.",
		"ARGS on pelin parametrit: octal 0.77. Arvot ovat yhdellä rivillä välilyönnein erotettuina. Jakso, jos se on\ntodistettu, kerrotaan vakiovirhevirrassa.\nCtrl-C lopettaa kesken: siihen asti lasketut arvot kirjoitetaan, ja paluuarvo on 130.",
	}
	ValuesCut = Message{
		"interrupted: {0} of {1} values",
		"已中断：共 {1} 个值，算出 {0} 个",
		"прервано: найдено значений: {0} из {1}",
		"keskeytetty: arvoja {0}/{1}",
	}
	FlagCount = Message{"how many values", "值的个数", "сколько значений", "montako arvoa"}
	FlagCSV   = Message{"a table with commas: number, value", "逗号分隔的表格：编号，值", "таблица с запятыми: номер, значение", "pilkuin eroteltu taulukko: numero, arvo"}

	UsageNoCount = Message{
		"values needs -n COUNT, how many values; try -n 60",
		"values 需要 -n COUNT，即值的个数；请试试 -n 60",
		"values требует -n COUNT — сколько значений; попробуйте -n 60",
		"values tarvitsee valitsimen -n COUNT, arvojen määrän; kokeile -n 60",
	}
	UsageCount = Message{
		"-n cannot be “{0}”; it is a whole number, 1 or more",
		"-n 不能是“{0}”；应为大于或等于 1 的整数",
		"-n не может быть «{0}»; это целое число, не меньше 1",
		"-n ei voi olla ”{0}”; se on kokonaisluku, vähintään 1",
	}
	UsageOneOf = Message{
		"{0} and {1} do not go together; try one of them",
		"{0} 与 {1} 不能同时使用；请只用其中一个",
		"{0} и {1} вместе не бывают; оставьте одно",
		"{0} ja {1} eivät sovi yhteen; käytä vain toista",
	}
	PeriodProved = Message{
		"the values have the period {0} from {1} on (proved)",
		"从 {1} 起，这些值以 {0} 为周期（已证明）",
		"значения имеют период {0} начиная с {1} (доказано)",
		"arvoilla on jakso {0} luvusta {1} alkaen (todistettu)",
	}
	PeriodNone = Message{
		"no period is proved by these values",
		"由这些值不能证明任何周期",
		"эти значения не доказывают никакого периода",
		"nämä arvot eivät todista mitään jaksoa",
	}
)
