package lang

var gameCoins = map[string]GameText{
	"turning-turtles": {
		Message{"Turning Turtles", "翻乌龟", "Переверни черепах", "Kilpikonnien kääntö"},
		Message{
			"Turn one coin or two; the last must go from heads to tails. Coins count from 1.",
			"翻转一枚或两枚硬币；最右边的一枚必须由正面翻成反面。硬币从 1 开始编号。",
			"Переверните одну или две монеты; последняя — с орла на решку. Счёт монет с 1.",
			"Käännä yksi tai kaksi kolikkoa; viimeisen on käännyttävä kruunasta klaavaksi. Kolikot numeroidaan ykkösestä.",
		},
	},
	"mock-turtles": {
		Message{"Mock Turtles", "假乌龟", "Черепахи Квази", "Valekilpikonnat"},
		Message{
			"Turn one, two or three coins; the last must go from heads to tails.",
			"翻转一至三枚硬币；最右边的一枚必须由正面翻成反面。",
			"Переверните от одной до трёх монет; последняя — с орла на решку.",
			"Käännä yhdestä kolmeen kolikkoa; viimeisen on käännyttävä kruunasta klaavaksi.",
		},
	},
	"moebius": {
		Message{"Moebius", "莫比乌斯", "Мёбиус", "Möbius"},
		Message{
			"Turn up to five coins; the last must go from heads to tails.",
			"翻转至多五枚硬币；最右边的一枚必须由正面翻成反面。",
			"Переверните до пяти монет; последняя — с орла на решку.",
			"Käännä enintään viisi kolikkoa; viimeisen on käännyttävä kruunasta klaavaksi.",
		},
	},
	"mogul": {
		Message{"Mogul", "莫卧儿", "Могол", "Moguli"},
		Message{
			"Turn up to seven coins; the last must go from heads to tails.",
			"翻转至多七枚硬币；最右边的一枚必须由正面翻成反面。",
			"Переверните до семи монет; последняя — с орла на решку.",
			"Käännä enintään seitsemän kolikkoa; viimeisen on käännyttävä kruunasta klaavaksi.",
		},
	},
	"moidores": {
		Message{"Moidores", "葡萄牙金币", "Мойдоры", "Moidorit"},
		Message{
			"Turn up to nine coins; the last must go from heads to tails.",
			"翻转至多九枚硬币；最右边的一枚必须由正面翻成反面。",
			"Переверните до девяти монет; последняя — с орла на решку.",
			"Käännä enintään yhdeksän kolikkoa; viimeisen on käännyttävä kruunasta klaavaksi.",
		},
	},
	"ruler": {
		Message{"Ruler", "直尺游戏", "Линейка", "Viivain"},
		Message{
			"Turn any coins that lie side by side; the last must go from heads to tails. Coins count from 1.",
			"翻转任意多枚相邻的硬币；最右边的一枚必须由正面翻成反面。硬币从 1 开始编号。",
			"Переверните любое число соседних монет; последняя — с орла на решку. Счёт монет с 1.",
			"Käännä kuinka monta vierekkäistä kolikkoa tahansa; viimeisen on käännyttävä kruunasta klaavaksi. Kolikot numeroidaan ykkösestä.",
		},
	},
	"rulerette": {
		Message{"Rulerette", "小直尺", "Малая линейка", "Pikkuviivain"},
		Message{
			"Turn two or more coins that lie side by side; the last must go from heads to tails.",
			"翻转两枚或更多相邻的硬币；最右边的一枚必须由正面翻成反面。",
			"Переверните две или больше соседних монет; последняя — с орла на решку.",
			"Käännä vähintään kaksi vierekkäistä kolikkoa; viimeisen on käännyttävä kruunasta klaavaksi.",
		},
	},
	"twins": {
		Message{"Twins", "双胞胎", "Близнецы", "Kaksoset"},
		Message{
			"Turn exactly two coins; the last must go from heads to tails.",
			"恰好翻转两枚硬币；最右边的一枚必须由正面翻成反面。",
			"Переверните ровно две монеты; последняя — с орла на решку.",
			"Käännä täsmälleen kaksi kolikkoa; viimeisen on käännyttävä kruunasta klaavaksi.",
		},
	},
	"triplets": {
		Message{"Triplets", "三胞胎", "Тройняшки", "Kolmoset"},
		Message{
			"Turn exactly three coins; the last must go from heads to tails.",
			"恰好翻转三枚硬币；最右边的一枚必须由正面翻成反面。",
			"Переверните ровно три монеты; последняя — с орла на решку.",
			"Käännä täsmälleen kolme kolikkoa; viimeisen on käännyttävä kruunasta klaavaksi.",
		},
	},
	"ternups": {
		Message{"Ternups", "等距三枚", "Тройки через равные промежутки", "Tasavälin kolmoset"},
		Message{
			"Turn three coins at equal distances; the last must go from heads to tails.",
			"翻转等距排列的三枚硬币；最右边的一枚必须由正面翻成反面。",
			"Переверните три монеты на равных расстояниях; последняя — с орла на решку.",
			"Käännä kolme kolikkoa yhtä suurin välein; viimeisen on käännyttävä kruunasta klaavaksi.",
		},
	},
	"grunt": {
		Message{"Grunt", "咕噜", "Хрюк", "Röhkäisy"},
		Message{
			"Turn four coins that lie symmetrically, the first of the row among them; the last must go from heads to tails.",
			"翻转对称排列的四枚硬币，其中须有整行的第一枚；最右边的一枚必须由正面翻成反面。",
			"Переверните четыре симметрично лежащие монеты, среди них первую в ряду; последняя — с орла на решку.",
			"Käännä neljä symmetrisesti olevaa kolikkoa, joista yksi on rivin ensimmäinen; viimeisen on käännyttävä kruunasta klaavaksi.",
		},
	},
	"sym": {
		Message{"Sym", "对称", "Симметрия", "Symmetria"},
		Message{
			"Turn any coins that lie symmetrically; the last must go from heads to tails.",
			"翻转任意对称排列的硬币；最右边的一枚必须由正面翻成反面。",
			"Переверните любые симметрично лежащие монеты; последняя — с орла на решку.",
			"Käännä mitkä tahansa symmetrisesti olevat kolikot; viimeisen on käännyttävä kruunasta klaavaksi.",
		},
	},
	"turning": {
		Message{"Your own turning set", "自定义翻转集合", "Свой набор монет", "Oma kääntöjoukko"},
		Message{
			"With coin n, which goes from heads to tails, turn those that the formula says: n & k turns n and k.",
			"把硬币 n 由正面翻成反面，同时翻转公式所指定的硬币：n & k 表示翻转 n 和 k。",
			"Вместе с монетой n, с орла на решку, переверните те, что указаны формулой: n & k — это n и k.",
			"Käännä kolikko n kruunasta klaavaksi ja sen kanssa kaavan sanomat: n & k kääntää kolikot n ja k.",
		},
	},
	"product": {
		Message{"Product of two coin games", "两个硬币游戏的乘积", "Произведение двух игр с монетами", "Kahden kolikkopelin tulo"},
		Message{
			"Choose rows as one game allows and columns as another: turn every coin where they meet. The last must go from heads to tails.",
			"按一个游戏选若干行，按另一个游戏选若干列，翻转交叉处的每一枚硬币；最后一枚必须由正面翻成反面。",
			"Выберите строки по одной игре и столбцы по другой: переверните все монеты на пересечениях. Последняя — с орла на решку.",
			"Valitse rivit yhden pelin ja sarakkeet toisen mukaan: käännä jokainen kolikko risteyksissä. Viimeisen on käännyttävä kruunasta klaavaksi.",
		},
	},
	"turning-corners": {
		Message{"Turning Corners", "翻四角", "Переверни углы", "Kulmien kääntö"},
		Message{
			"Turn the four corners of a rectangle; the last, at the bottom right, must go from heads to tails.",
			"翻转一个矩形的四个角；右下角的一枚必须由正面翻成反面。",
			"Переверните четыре угла прямоугольника; последняя монета, справа внизу, — с орла на решку.",
			"Käännä suorakulmion neljä kulmaa; viimeisen, oikealla alhaalla, on käännyttävä kruunasta klaavaksi.",
		},
	},
	"rugs": {
		Message{"Rugs", "地毯", "Коврики", "Matot"},
		Message{
			"Turn all coins of a rectangle; the last, at the bottom right, must go from heads to tails.",
			"翻转一个矩形内的全部硬币；右下角的一枚必须由正面翻成反面。",
			"Переверните все монеты прямоугольника; последняя, справа внизу, — с орла на решку.",
			"Käännä suorakulmion kaikki kolikot; viimeisen, oikealla alhaalla, on käännyttävä kruunasta klaavaksi.",
		},
	},
}
