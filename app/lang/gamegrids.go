package lang

var gameGrids = map[string]GameText{
	"wythoff": {
		Message{"Wythoff’s game", "威佐夫博弈", "Игра Витхоффа", "Wythoffin peli"},
		Message{
			"Take any number from one heap, or the same number from both.",
			"从一堆中取任意多个，或从两堆中取同样多个。",
			"Возьмите любое число камней из одной кучки или поровну из обеих.",
			"Ota yhdestä kasasta kuinka monta tahansa tai molemmista yhtä monta.",
		},
	},
	"queen": {
		Message{"Queen to the corner", "皇后走向角落", "Ферзя в угол", "Kuningatar nurkkaan"},
		Message{
			"Move the queen any distance left, up, or diagonally left and up.",
			"皇后向左、向上或沿左上对角线走任意远。",
			"Передвиньте ферзя на любое расстояние влево, вверх или по диагонали влево-вверх.",
			"Siirrä kuningatarta kuinka pitkälle tahansa vasemmalle, ylös tai vinosti vasemmalle ylös.",
		},
	},
	"rook": {
		Message{"Rook to the corner", "车走向角落", "Ладью в угол", "Torni nurkkaan"},
		Message{
			"Move the rook any distance left or up.",
			"车向左或向上走任意远。",
			"Передвиньте ладью на любое расстояние влево или вверх.",
			"Siirrä tornia kuinka pitkälle tahansa vasemmalle tai ylös.",
		},
	},
	"knight": {
		Message{"All the King’s Horses", "国王的所有马", "Вся королевская конница", "Kuninkaan hevoset"},
		Message{
			"Make one of the four knight’s moves towards the corner.",
			"马走四种朝向角落的走法之一。",
			"Сделайте один из четырёх ходов конём, ведущих к углу.",
			"Tee yksi ratsun neljästä nurkkaa kohti vievästä siirrosta.",
		},
	},
	"euclid": {
		Message{"Euclid", "欧几里得游戏", "Игра Евклида", "Eukleideen peli"},
		Message{
			"Take a multiple of the smaller heap from the larger one.",
			"从较大的一堆中取走较小一堆的倍数。",
			"Возьмите из большей кучки кратное меньшей.",
			"Ota suuremmasta kasasta pienemmän monikerta.",
		},
	},
	"chomp": {
		Message{"Chomp", "巧克力（啃食游戏）", "Щёлк", "Suklaapeli (Chomp)"},
		Message{
			"Eat a square and all that lies right of it and below.",
			"吃掉一格以及它右方和下方的所有格。",
			"Съешьте дольку и всё, что правее и ниже неё.",
			"Syö ruutu ja kaikki sen oikealla puolella ja alapuolella.",
		},
	},
	"northcott": {
		Message{"Northcott’s game", "诺斯科特游戏", "Игра Норткотта", "Northcottin peli"},
		Message{
			"Move your own piece any distance along its row, not over the other. Positions are seen from the side of the player to move.",
			"沿行把自己的棋子移动任意远，不能越过对方。局面从轮到走的一方来看。",
			"Передвиньте свою фишку вдоль ряда на любое расстояние, не перескакивая через чужую. Позиция показана со стороны того, чей ход.",
			"Siirrä omaa nappulaasi rivillään kuinka pitkälle tahansa, ei toisen yli. Asema nähdään siirtovuorossa olevan puolelta.",
		},
	},
	"cram": {
		Message{"Cram", "填骨牌", "Крэм", "Dominopeli (Cram)"},
		Message{
			"Put a domino on two free neighbouring cells.",
			"在两个相邻的空格上放一块骨牌。",
			"Положите костяшку домино на две соседние свободные клетки.",
			"Pane dominopala kahteen vierekkäiseen vapaaseen ruutuun.",
		},
	},
	"staircase-nim": {
		Message{"Staircase Nim", "阶梯 Nim", "Ним на лестнице", "Porrasnim"},
		Message{
			"Move any number of counters from one stair to the next lower one; from the first they go to the ground.",
			"把一级台阶上的任意多个移到下一级；第一级的移到地面。",
			"Перенесите любое число камней с одной ступеньки на следующую ниже; с первой — на землю.",
			"Siirrä kuinka monta kiveä tahansa yhdeltä portaalta seuraavalle alemmalle; ensimmäiseltä ne menevät maahan.",
		},
	},
	"moore-nim": {
		Message{"Moore’s Nim", "摩尔 Nim", "Ним Мура", "Mooren nim"},
		Message{
			"Take from one heap or several, up to the number that is agreed, as many as you like from each.",
			"从一堆或多堆（不超过约定的堆数）中各取任意多个。",
			"Возьмите из одной или нескольких кучек, не больше условленного числа, сколько угодно из каждой.",
			"Ota yhdestä tai useammasta kasasta, enintään sovitusta määrästä, kustakin kuinka monta tahansa.",
		},
	},
	"node-kayles": {
		Message{"Node Kayles", "顶点 Kayles", "Вершинный Кейлс", "Solmu-Kayles"},
		Message{
			"Take a vertex away with all its neighbours.",
			"移去一个顶点及其所有相邻顶点。",
			"Уберите вершину вместе со всеми её соседями.",
			"Poista solmu ja kaikki sen naapurit.",
		},
	},
	"arc-kayles": {
		Message{"Arc Kayles", "边 Kayles", "Рёберный Кейлс", "Kaari-Kayles"},
		Message{
			"Take two neighbouring vertices away, with all edges there.",
			"移去两个相邻的顶点以及与它们相连的所有边。",
			"Уберите две соседние вершины вместе со всеми их рёбрами.",
			"Poista kaksi vierekkäistä solmua ja kaikki niiden kaaret.",
		},
	},
	"geography": {
		Message{"Geography", "地理游戏", "География", "Maantiede"},
		Message{
			"Move the piece along an edge to a vertex where it has not been.",
			"沿一条边把棋子移到尚未到过的顶点。",
			"Передвиньте фишку по ребру на вершину, где она ещё не была.",
			"Siirrä nappula kaarta pitkin solmuun, jossa se ei ole vielä käynyt.",
		},
	},
	"formula": {
		Message{"Your own heap game", "自定义堆游戏", "Своя игра с кучками", "Oma kasapeli"},
		Message{
			"From a heap of n leave what the formula says: n-1 is one heap, k & n-k is two.",
			"从大小为 n 的堆变成公式所指定的：n-1 表示一堆，k & n-k 表示两堆。",
			"Из кучки n останется то, что указано формулой: n-1 — одна кучка, k & n-k — две.",
			"Kasasta n jää se, mitä kaava sanoo: n-1 on yksi kasa, k & n-k kaksi.",
		},
	},
}
