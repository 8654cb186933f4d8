package lang

// Games tells of each game by its name.
var Games = together(gameHeaps, gameCoins, gameGrids)

// together is several tables as one.
func together(tables ...map[string]GameText) map[string]GameText {
	all := map[string]GameText{}
	for _, t := range tables {
		for name, text := range t {
			all[name] = text
		}
	}
	return all
}

var gameHeaps = map[string]GameText{
	"nim": {
		Message{"Nim", "Nim 游戏（尼姆）", "Ним", "Nim-peli"},
		Message{
			"Take any number of counters from one heap, at least one.",
			"从一堆中取走任意多个，至少一个。",
			"Возьмите из одной кучки любое число камней, хотя бы один.",
			"Ota yhdestä kasasta kuinka monta kiveä tahansa, vähintään yksi.",
		},
	},
	"bounded-nim": {
		Message{"Bounded Nim", "有上限的 Nim（巴什博弈）", "Ним с ограничением", "Rajoitettu nim"},
		Message{
			"Take from one heap at least one counter and at most as many as are agreed.",
			"从一堆中至少取一个，至多取约定的个数。",
			"Возьмите из одной кучки не меньше одного камня и не больше условленного числа.",
			"Ota yhdestä kasasta vähintään yksi kivi ja enintään sovittu määrä.",
		},
	},
	"subtraction": {
		Message{"Subtraction game", "减法游戏", "Игра на вычитание", "Vähennyspeli"},
		Message{
			"Take from one heap a number of counters that is in the set.",
			"从一堆中取走若干个，个数须属于给定的集合。",
			"Возьмите из одной кучки столько камней, сколько разрешает множество.",
			"Ota yhdestä kasasta jokin joukon sallima määrä kiviä.",
		},
	},
	"all-but": {
		Message{"All-but game", "除外游戏", "Всё, кроме", "Kaikki paitsi"},
		Message{
			"Take from one heap any number of counters that is not in the set.",
			"从一堆中取走若干个，个数不能属于给定的集合。",
			"Возьмите из одной кучки любое число камней, которого нет в множестве.",
			"Ota yhdestä kasasta mikä tahansa määrä kiviä, joka ei ole joukossa.",
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
	"hexadecimal": {
		Message{"Hexadecimal game", "十六进制码游戏", "Шестнадцатеричная игра", "Heksadesimaalipeli"},
		Message{
			"As in an octal game; a digit may also hold 8: three heaps may be left.",
			"与八进制码游戏相同，但数字还可以含 8：可以剩下三堆。",
			"Как в восьмеричной игре, но цифра может содержать и 8: может остаться три кучки.",
			"Kuten oktaalipelissä, mutta numerossa voi olla myös 8: jäljelle saa jäädä kolme kasaa.",
		},
	},
	"kayles": {
		Message{"Kayles", "Kayles（打保龄）", "Кейлс", "Kayles (keilat)"},
		Message{
			"Knock down one pin, or two that stand side by side.",
			"击倒一个木瓶，或相邻的两个。",
			"Сбейте одну кеглю или две соседние.",
			"Kaada yksi keila tai kaksi vierekkäistä.",
		},
	},
	"dawsons-kayles": {
		Message{"Dawson’s Kayles", "道森的 Kayles", "Кейлс Доусона", "Dawsonin Kayles"},
		Message{
			"Knock down two pins that stand side by side.",
			"击倒相邻的两个木瓶。",
			"Сбейте две соседние кегли.",
			"Kaada kaksi vierekkäistä keilaa.",
		},
	},
	"dawsons-chess": {
		Message{"Dawson’s Chess", "道森的国际象棋", "Шахматы Доусона", "Dawsonin šakki"},
		Message{
			"Advance a pawn; whoever can take must take. After that the file and its neighbours are closed.",
			"推进一枚兵；能吃必须吃。此后该列及其相邻的列不能再走。",
			"Продвиньте пешку; брать обязательно. После этого вертикаль и её соседки закрыты.",
			"Siirrä sotilasta; lyönti on pakollinen. Sen jälkeen linja ja sen naapurit ovat suljetut.",
		},
	},
	"treblecross": {
		Message{"Treblecross", "三连叉", "Три крестика", "Kolmen rastin peli"},
		Message{
			"Put a cross on a square of a strip; three side by side win. So no cross is put within two squares of another.",
			"在方格带上画一个叉，三个相连者胜。因此不会在离另一个叉两格以内画叉。",
			"Поставьте крестик на клетку полоски; выигрывают три подряд. Поэтому ближе трёх клеток к другому его не ставят.",
			"Pane rasti nauhan ruutuun; kolme vierekkäin voittaa. Siksi rastia ei panna kahden ruudun päähän toisesta eikä lähemmäs.",
		},
	},
	"officers": {
		Message{"Officers", "军官", "Офицеры", "Upseerit"},
		Message{
			"Take one counter and leave the rest as one heap or two; something must be left.",
			"取走一个，其余留作一堆或两堆；不能什么都不剩。",
			"Возьмите один камень; остаток — одна кучка или две, и что-то должно остаться.",
			"Ota yksi kivi ja jätä loput yhdeksi tai kahdeksi kasaksi; jotakin on jäätävä.",
		},
	},
	"couples": {
		Message{"Couples are forever", "拆不散的一对", "Пары неразлучны", "Erottamattomat parit"},
		Message{
			"Split a heap of three or more into two heaps.",
			"把三个或更多的一堆分成两堆。",
			"Разделите кучку из трёх или более камней на две.",
			"Jaa vähintään kolmen kiven kasa kahdeksi kasaksi.",
		},
	},
	"grundy": {
		Message{"Grundy’s game", "Grundy 游戏", "Игра Гранди", "Grundyn peli"},
		Message{
			"Split a heap into two heaps of different sizes.",
			"把一堆分成大小不同的两堆。",
			"Разделите кучку на две неравные.",
			"Jaa kasa kahdeksi erikokoiseksi kasaksi.",
		},
	},
	"lasker": {
		Message{"Lasker’s Nim", "拉斯克 Nim", "Ним Ласкера", "Laskerin nim"},
		Message{
			"Take any number of counters from one heap, or split a heap in two without taking.",
			"从一堆中取走任意多个，或不取而把一堆分成两堆。",
			"Возьмите из кучки любое число камней или, ничего не беря, разделите кучку на две.",
			"Ota yhdestä kasasta kuinka monta kiveä tahansa tai jaa kasa kahdeksi ottamatta mitään.",
		},
	},
	"prim": {
		Message{"Prim", "互素游戏", "Прим", "Prim-peli"},
		Message{
			"Take a number of counters that has no common factor with the size of the heap.",
			"从一堆中取走若干个，个数须与堆的大小互素。",
			"Возьмите из кучки число камней, взаимно простое с её размером.",
			"Ota kasasta määrä kiviä, jolla ei ole yhteistä tekijää kasan koon kanssa.",
		},
	},
	"dim": {
		Message{"Dim", "约数游戏", "Дим", "Dim-peli"},
		Message{
			"Take a number of counters that divides the size of the heap.",
			"从一堆中取走若干个，个数须是堆大小的约数。",
			"Возьмите из кучки число камней, на которое делится её размер.",
			"Ota kasasta määrä kiviä, joka jakaa kasan koon.",
		},
	},
	"cutting": {
		Message{"Cutting into heaps", "切分游戏", "Разрезание кучки", "Kasan jako osiin"},
		Message{
			"Cut a heap into a number of heaps that is allowed; none may be empty.",
			"把一堆切成规定数目的若干堆，每堆都不能为空。",
			"Разделите кучку на разрешённое число кучек, среди которых нет пустых.",
			"Jaa kasa sallittuun määrään kasoja; mikään ei saa olla tyhjä.",
		},
	},
}
