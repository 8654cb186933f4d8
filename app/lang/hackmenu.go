package lang

// The commands for Hackenbush.
var (
	MenuHackenbush = Message{"New Hackenbush", "新建 Hackenbush", "Новый Хакенбуш", "Uusi Hackenbush"}
	MenuGroundOnly = Message{"Only the ground", "只有地面", "Только земля", "Pelkkä maa"}
	MenuStalks     = Message{"Play this tree as Hackenbush", "将此树改为 Hackenbush", "Играть на этом дереве в Хакенбуш", "Pelaa puuta Hackenbushina"}
	MenuChipTree   = Message{"Play this tree with chips", "将此树改为棋子游戏", "Играть на этом дереве фишками", "Pelaa puuta nappuloilla"}

	// StalksMean and ChipsMean say how a tree is played now, after it was played the other way.
	StalksMean = Message{
		"Another game on the same tree: a move now cuts an edge, and all above it falls. What a vertex carries is worth the nim-sum of (1 + value) over its branches, no longer the mex.",
		"同一棵树，另一种游戏：现在每步剪断一条边，其上的部分全部落下。顶点所承载部分的 SG 值是各分支（1 + 值）的异或和，不再是 mex。",
		"Другая игра на том же дереве: теперь ход разрезает ребро, и всё, что выше, падает. То, что несёт вершина, стоит ним-сумму (1 + значение) по ветвям, а не mex.",
		"Toinen peli samalla puulla: siirto katkaisee nyt kaaren, ja kaikki sen yläpuolella putoaa. Sen, mitä solmu kannattelee, arvo on haarojen (1 + arvo) nim-summa, ei enää mex.",
	}
	ChipsMean = Message{
		"Another game on the same tree: a move now takes a chip along an edge, away from where the ground was. The value of a vertex is the mex of its options, no longer the nim-sum of (1 + value).",
		"同一棵树，另一种游戏：现在每步把一枚棋子沿边移开，远离原来的地面。顶点的 SG 值是后继值的 mex，不再是（1 + 值）的异或和。",
		"Другая игра на том же дереве: теперь ход ведёт фишку по ребру прочь от прежней земли. Значение вершины — mex значений переходов, а не ним-сумма (1 + значение).",
		"Toinen peli samalla puulla: siirto vie nyt nappulan kaarta pitkin poispäin entisestä maasta. Solmun arvo on seuraajien arvojen mex, ei enää (1 + arvo):jen nim-summa.",
	}
)
