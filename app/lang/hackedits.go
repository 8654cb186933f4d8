package lang

// The names of the edits of Hackenbush boards, as Undo and Redo show them.
var (
	EditGround    = Message{"put on the ground", "接地", "постановка на землю", "maahan kiinnitys"}
	EditUnground  = Message{"take off the ground", "取消接地", "снятие с земли", "maasta irrotus"}
	EditAddGround = Message{"add ground vertex", "添加地面顶点", "добавление вершины на земле", "maasolmun lisäys"}
	EditCutEdge   = Message{"cut {0}", "剪断 {0}", "разрез {0}", "katkaisu {0}"} // {0} is an edge
	EditStalks    = Message{"make a Hackenbush tree", "改为 Hackenbush 树", "превращение в дерево Хакенбуша", "muutos Hackenbush-puuksi"}
	EditChips     = Message{"make a chip game's tree", "改为棋子游戏树", "превращение в дерево игры с фишками", "muutos nappulapelin puuksi"}
)

// The tools of Hackenbush boards, and what their keys do.
var (
	ToolGround = Message{"Ground", "地面", "Земля", "Maa"}
	ToolCut    = Message{"Cut", "剪断", "Разрез", "Katkaisu"}
	KeyGround  = Message{
		"Make a split or a vertex again; in Hackenbush: put on the ground, or take off",
		"改为分裂点，或改回顶点；Hackenbush 中：接地或取消接地",
		"Сделать развилкой или снова вершиной; в Хакенбуше: поставить на землю или снять",
		"Muuta jakosolmuksi tai takaisin; Hackenbushissa: kiinnitä maahan tai irrota",
	}
)

// Why a tool has no work on a board of the other kind.
var (
	NoChipsHere = Message{
		"Hackenbush has no chips: a move cuts an edge. Use Ground (G) and Cut (K).",
		"Hackenbush 没有棋子：每步剪断一条边。请用地面（G）和剪断（K）工具。",
		"В Хакенбуше нет фишек: ход разрезает ребро. Возьмите инструменты «Земля» (G) и «Разрез» (K).",
		"Hackenbushissa ei ole nappuloita: siirto katkaisee kaaren. Käytä työkaluja Maa (G) ja Katkaisu (K).",
	}
	NoSplitsHere = Message{
		"Hackenbush has no splits: what a cut leaves is one board. Use Ground (G) and Cut (K).",
		"Hackenbush 没有分裂点：剪断后仍是一个棋盘。请用地面（G）和剪断（K）工具。",
		"В Хакенбуше нет развилок: после разреза остаётся одна доска. Возьмите инструменты «Земля» (G) и «Разрез» (K).",
		"Hackenbushissa ei ole jakosolmuja: katkaisun jälkeen lauta on yhä yksi. Käytä työkaluja Maa (G) ja Katkaisu (K).",
	}
	NoGroundHere = Message{
		"Only a Hackenbush board has a ground and edges to cut. File > New Hackenbush makes one.",
		"只有 Hackenbush 棋盘才有地面和可剪断的边。可用“文件 > 新建 Hackenbush”新建。",
		"Земля и разрезы бывают только на досках Хакенбуша. Такую создаёт «Файл > Новый Хакенбуш».",
		"Maa ja katkaistavat kaaret ovat vain Hackenbush-laudoilla. Sellaisen tekee Tiedosto > Uusi Hackenbush.",
	}
)

// Why a board can't be played as the other kind of tree; {0} is a vertex.
var (
	faultTreeKind = Message{
		"the board is of that kind already",
		"棋盘已经是这一类",
		"доска уже такого вида",
		"lauta on jo tätä lajia",
	}
	faultTreeSplit = Message{
		"{0} is a split, and a stalk has no splits; only a tree of plain vertices can become a Hackenbush tree",
		"{0} 是分裂点，而 Hackenbush 没有分裂点；只有由普通顶点组成的树才能改为 Hackenbush 树",
		"{0} — развилка, а у стеблей развилок нет; деревом Хакенбуша может стать только дерево из обычных вершин",
		"{0} on jakosolmu, eikä Hackenbushissa ole jakosolmuja; vain tavallisten solmujen puusta voi tulla Hackenbush-puu",
	}
	faultTreeWays = Message{
		"several edges lead to {0}, so this is no tree; unfold the game tree first",
		"有多条边通向 {0}，所以这不是树；请先展开博弈树",
		"к {0} ведёт несколько рёбер, это не дерево; сначала разверните дерево игры",
		"solmuun {0} johtaa useita kaaria, joten tämä ei ole puu; pura ensin pelipuuksi",
	}
	faultTreeCycle = Message{
		"play can go round through {0}, so this is no tree; remove an edge of the cycle first",
		"走法可以经过 {0} 循环，所以这不是树；请先删除环上的一条边",
		"через {0} ходы могут идти по кругу, это не дерево; сначала удалите ребро цикла",
		"peli voi kiertää solmun {0} kautta, joten tämä ei ole puu; poista ensin syklin kaari",
	}
	faultTreeRule = Message{
		"Hackenbush is one game: a move takes one edge. Choose the rule “move one chip” first",
		"Hackenbush 是单个游戏：每步只剪一条边。请先选择“移动一枚棋子”的规则",
		"Хакенбуш — одна игра: ход берёт одно ребро. Сначала выберите правило «двигать одну фишку»",
		"Hackenbush on yksi peli: siirto vie yhden kaaren. Valitse ensin sääntö, jossa siirretään yhtä nappulaa",
	}
	faultTreeRing = Message{
		"{0} is on a ring (all of the ground is one), and a chip game's tree has no rings; only Hackenbush trees can become one",
		"{0} 在环上（地面是一体的），而棋子游戏的树没有环；只有 Hackenbush 树才能改过去",
		"{0} лежит на кольце (земля — одна вершина), а в дереве игры с фишками колец нет; годятся только деревья Хакенбуша",
		"{0} on renkaassa (maa on yhtä), eikä nappulapelin puussa ole renkaita; vain Hackenbush-puut käyvät",
	}
	faultTreeLoose = Message{
		"{0} does not hang on the ground; join it to a part that does, or erase it",
		"{0} 没有与地面相连；请把它与接地的部分相连，或删除",
		"{0} не держится за землю; соедините с тем, что держится, или удалите",
		"{0} ei ole kiinni maassa; yhdistä se maassa kiinni olevaan osaan tai poista se",
	}
)
