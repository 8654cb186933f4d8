package lang

import "dev.mexboard/solver"

// Reduction tells a step in the reduction of a Hackenbush board. vertices and edges give their names. NoReduction has
// no sentence.
func Reduction(l Language, s solver.Reduction, vertices, edges Names) []Span {
	switch s.Kind {
	case solver.ReduceGround:
		return reduceGround.Spans(l, List(l, shortened(l, s.Vertices, vertices)))
	case solver.ReduceRing:
		return reduceRing.Spans(l, List(l, shortened(l, s.Edges, edges)), len(s.Edges))
	case solver.ReduceFuse:
		if s.Count%2 == 0 {
			return reduceEven.Spans(l, s.Count, vertices(s.Vertex))
		}
		return reduceOdd.Spans(l, s.Count, vertices(s.Vertex))
	case solver.ReduceLoop:
		return reduceLoop.Spans(l, edges(s.Edge), vertices(s.Vertex), s.Value)
	case solver.ReducePair:
		return reducePair.Spans(l, s.Value, vertices(s.Vertex))
	case solver.ReduceJoin:
		if s.Value == 0 {
			return reduceNone.Spans(l, vertices(s.Vertex), Sum(s.Numbers, s.Value))
		}
		return reduceJoin.Spans(l, vertices(s.Vertex), Sum(s.Numbers, s.Value))
	case solver.ReduceStalk:
		if s.Value == 1 {
			return reduceEdge.Spans(l, edges(s.Edge), vertices(s.Vertex), s.Value)
		}
		return reduceStalk.Spans(l, edges(s.Edge), vertices(s.Vertex), s.Value-1, s.Value)
	case solver.ReduceSum:
		return reduceSum.Spans(l, Sum(s.Numbers, s.Value))
	case solver.ReduceResult:
		if s.Outcome == solver.N {
			return reduceN.Spans(l, s.Value, s.Outcome)
		}
		return reduceP.Spans(l, s.Value, s.Outcome)
	case solver.ReduceTarget:
		if s.Goal == 0 {
			return reduceGone.Spans(l, edges(s.Edge), vertices(s.Vertex), s.Value)
		}
		return reduceTarget.Spans(l, edges(s.Edge), vertices(s.Vertex), s.Value, s.Goal, s.Goal-1)
	case solver.ReduceCut:
		if s.Above >= 0 {
			return reduceCut.Spans(l, edges(s.Edge))
		}
		return reduceCutRing.Spans(l, edges(s.Edge), vertices(s.Vertex), s.Value, s.Goal)
	}
	return nil
}

// {0} is an edge, a vertex or a list; then vertices, then numbers.
var (
	reduceGround = Message{
		"The ground is one: *{0}* are the same vertex.",
		"地面是一体的：*{0}* 视为同一个顶点。",
		"Земля одна: *{0}* — одна и та же вершина.",
		"Maa on yhtä: *{0}* ovat sama solmu.",
	}
	reduceRing = Message{
		"*{0}* are a ring of {1} edges.",
		"*{0}* 构成一个有 {1} 条边的环。",
		"*{0}* — кольцо из {1} {1|ребра|рёбер|рёбер}.",
		"*{0}* muodostavat {1} kaaren renkaan.",
	}
	reduceEven = Message{
		"Fusion: a ring of {0} edges, an even number, becomes the point *{1}*.",
		"融合：有 {0} 条边（偶数）的环缩为一点 *{1}*。",
		"Стягивание: кольцо из {0} {0|ребра|рёбер|рёбер} (чётное число) становится точкой *{1}*.",
		"Sulautus: {0} kaaren rengas (parillinen) kutistuu pisteeksi *{1}*.",
	}
	reduceOdd = Message{
		"Fusion: a ring of {0} edges, an odd number, becomes the point *{1}* with one edge on it.",
		"融合：有 {0} 条边（奇数）的环缩为一点 *{1}*，其上留一条边。",
		"Стягивание: кольцо из {0} {0|ребра|рёбер|рёбер} (нечётное число) становится точкой *{1}* с одним ребром на ней.",
		"Sulautus: {0} kaaren rengas (pariton) kutistuu pisteeksi *{1}*, johon jää yksi kaari.",
	}
	reduceLoop = Message{
		"The edge *{0}* is a loop: as good as a stalk of *{2}* at *{1}*.",
		"边 *{0}* 是自环：相当于 *{1}* 上一条长为 *{2}* 的链。",
		"Ребро *{0}* — петля: всё равно что стебель высоты *{2}* у *{1}*.",
		"Kaari *{0}* on silmukka: sama kuin varsi *{2}* solmussa *{1}*.",
	}
	reducePair = Message{
		"Two stalks of *{0}* at *{1}* cancel.",
		"*{1}* 上两条长为 *{0}* 的链抵消。",
		"Два стебля высоты *{0}* у *{1}* взаимно уничтожаются.",
		"Kaksi vartta *{0}* solmussa *{1}* kumoavat toisensa.",
	}
	reduceJoin = Message{
		"Colon principle: the stalks at *{0}* are worth one, *{1}*.",
		"冒号原理：*{0}* 上的各链相当于一条链，*{1}*。",
		"Принцип двоеточия: стебли у *{0}* стоят одного, *{1}*.",
		"Kaksoispisteperiaate: solmun *{0}* varret ovat yhden arvoiset, *{1}*.",
	}
	reduceNone = Message{
		"Colon principle: the stalks at *{0}* are worth none, *{1}*.",
		"冒号原理：*{0}* 上的各链相当于没有，*{1}*。",
		"Принцип двоеточия: стебли у *{0}* вместе не стоят ничего, *{1}*.",
		"Kaksoispisteperiaate: solmun *{0}* varret eivät ole yhdessä minkään arvoiset, *{1}*.",
	}
	reduceEdge = Message{
		"The edge *{0}* carries nothing: it is a stalk of *{2}* at *{1}*.",
		"边 *{0}* 上没有别的：它是 *{1}* 上长为 *{2}* 的链。",
		"Ребро *{0}* ничего не несёт: это стебель высоты *{2}* у *{1}*.",
		"Kaari *{0}* ei kannattele mitään: se on varsi *{2}* solmussa *{1}*.",
	}
	reduceStalk = Message{
		"The edge *{0}* with a stalk of {2} on it is a stalk of *{3}* at *{1}*.",
		"边 *{0}* 连同其上长为 {2} 的链，是 *{1}* 上长为 *{3}* 的链。",
		"Ребро *{0}* со стеблем высоты {2} на нём — стебель высоты *{3}* у *{1}*.",
		"Kaari *{0}*, jonka päällä on varsi {2}, on varsi *{3}* solmussa *{1}*.",
	}
	reduceSum = Message{
		"Nothing but stalks on the ground is left: the value is *{0}*.",
		"只剩下地面上的链：SG 值为 *{0}*。",
		"Остались только стебли на земле: значение *{0}*.",
		"Jäljellä on vain maasta kasvavia varsia: arvo on *{0}*.",
	}
	reduceN = Message{
		"*{0}* is not 0: the next player wins (*{1}*).",
		"*{0}* 不为 0：先手必胜（*{1}*）。",
		"*{0}* — не 0: выигрывает тот, чей ход (*{1}*).",
		"*{0}* ei ole 0: siirtovuorossa oleva voittaa (*{1}*).",
	}
	reduceP = Message{
		"The value is *{0}*: the previous player wins (*{1}*).",
		"SG 值为 *{0}*：后手必胜（*{1}*）。",
		"Значение *{0}*: выигрывает тот, кто ходил последним (*{1}*).",
		"Arvo on *{0}*: edellinen pelaaja voittaa (*{1}*).",
	}
	reduceTarget = Message{
		"The stalk of {2} that *{0}* makes at *{1}* must become *{3}*: what stands above *{0}* must become *{4}*.",
		"*{0}* 在 *{1}* 上形成的长为 {2} 的链须变为 *{3}*：*{0}* 上方的部分须变为 *{4}*。",
		"Стебель высоты {2}, который даёт *{0}* у *{1}*, должен стать *{3}*: то, что над *{0}*, — *{4}*.",
		"Varren {2}, jonka *{0}* tekee solmuun *{1}*, on muututtava arvoon *{3}*: sen, mitä on kaaren *{0}* yläpuolella, arvoon *{4}*.",
	}
	reduceGone = Message{
		"The stalk of {2} that *{0}* makes at *{1}* must go.",
		"*{0}* 在 *{1}* 上形成的长为 {2} 的链须消失。",
		"Стебель высоты {2}, который даёт *{0}* у *{1}*, должен исчезнуть.",
		"Varren {2}, jonka *{0}* tekee solmuun *{1}*, on kadottava.",
	}
	reduceCut = Message{
		"Cut *{0}*: this wins.",
		"剪断 *{0}*：制胜。",
		"Разрежьте *{0}*: это выигрывает.",
		"Katkaise *{0}*: se voittaa.",
	}
	reduceCutRing = Message{
		"Cut *{0}*, an edge of a ring: as the board was, what stands on *{1}* goes from {2} to *{3}*. This wins.",
		"剪断环上的边 *{0}*：在原棋盘上，*{1}* 上的部分由 {2} 变为 *{3}*。制胜。",
		"Разрежьте *{0}*, ребро кольца: на исходной доске то, что стоит на *{1}*, станет из {2} — *{3}*. Это выигрывает.",
		"Katkaise renkaan kaari *{0}*: alkuperäisellä laudalla se, mitä on solmussa *{1}*, muuttuu arvosta {2} arvoon *{3}*. Se voittaa.",
	}
)
