package lang

import "dev.mexboard/solver"

// HackenbushVerdict tells who wins a board of Green Hackenbush and why, and how many cuts win where that is known.
func HackenbushVerdict(l Language, a solver.HackenbushAnswer) []Span {
	switch {
	case a.Undecided != nil:
		return []Span{{Text: Error(l, a.Undecided)}}
	case a.Play == solver.Misere:
		return hackenbushMisere(l, a)
	case a.Outcome == solver.P:
		return hackenbushP.Spans(l, a.Value, a.Outcome)
	case !a.Listed:
		return hackenbushUnlisted.Spans(l, a.Value, a.Outcome)
	}
	return hackenbushN.Spans(l, a.Value, a.Outcome, len(a.Winning))
}

func hackenbushMisere(l Language, a solver.HackenbushAnswer) []Span {
	spans := outcomeUnlisted.Spans(l, a.Outcome)
	if a.Listed || a.Outcome == solver.P {
		spans = Outcome(l, a.Outcome, len(a.Winning))
	}
	if l != Chinese { // which has no space between sentences
		spans = append(spans, Span{Text: " "})
	}
	if a.Rings {
		return append(spans, hackenbushTrap.Spans(l, a.Value)...)
	}
	return append(spans, hackenbushBranches.Spans(l, Sum(a.Branches, a.Value))...)
}

var (
	hackenbushN = Message{
		"The next player wins (*{1}*): the value is *{0}*, not 0. {2|One cut leaves|{2} cuts leave} 0.",
		"先手必胜（*{1}*）：SG 值为 *{0}*，不为 0。有 {2} 种剪法使它变为 0。",
		"Выигрывает тот, чей ход (*{1}*): значение *{0}* — не 0. {2} {2|разрез оставляет|разреза оставляют|разрезов оставляют} 0.",
		"Siirtovuorossa oleva voittaa (*{1}*): arvo on *{0}*, ei 0. {2|Yksi katkaisu|{2} katkaisua} jättää 0.",
	}
	hackenbushUnlisted = Message{
		"The next player wins (*{1}*): the value is *{0}*, not 0. The board is too large to list the winning edges.",
		"先手必胜（*{1}*）：SG 值为 *{0}*，不为 0。棋盘太大，不列出制胜边。",
		"Выигрывает тот, чей ход (*{1}*): значение *{0}* — не 0. Доска слишком велика, чтобы перечислить выигрышные рёбра.",
		"Siirtovuorossa oleva voittaa (*{1}*): arvo on *{0}*, ei 0. Lauta on liian suuri voittokaarten luetteloon.",
	}
	hackenbushP = Message{
		"The previous player wins (*{1}*): the value is *{0}*. No cut leaves 0.",
		"后手必胜（*{1}*）：SG 值为 *{0}*。任何剪法都使它不为 0。",
		"Выигрывает тот, кто ходил последним (*{1}*): значение *{0}*. Ни один разрез не оставляет 0.",
		"Edellinen pelaaja voittaa (*{1}*): arvo on *{0}*. Mikään katkaisu ei jätä nollaa.",
	}
	outcomeUnlisted = Message{
		"The next player wins (*{0}*).",
		"先手必胜（*{0}*）。",
		"Выигрывает тот, чей ход (*{0}*).",
		"Siirtovuorossa oleva voittaa (*{0}*).",
	}
	// hackenbushTrap: {0} is the value.
	hackenbushTrap = Message{
		"The value *{0}* does not decide: in misère play rings may not be fused. So the positions were gone through.",
		"SG 值 *{0}* 不能定胜负：在 misère 规则下环不能融合。结果由穷举局面得出。",
		"Значение *{0}* не решает: в мизере кольца стягивать нельзя. Поэтому перебраны позиции.",
		"Arvo *{0}* ei ratkaise: misère-pelissä renkaita ei saa sulauttaa. Siksi asemat käytiin läpi.",
	}
	// hackenbushBranches: {0} is the NimSum of the branches.
	hackenbushBranches = Message{
		"The branches at the ground are heaps of misère Nim: *{0}*.",
		"地面上的各分支相当于 misère Nim 的堆：*{0}*。",
		"Ветви у земли — кучки мизерного Нима: *{0}*.",
		"Maasta lähtevät haarat ovat misère-Nimin kasoja: *{0}*.",
	}
	// {0} is the bound, {1} the estimate.
	hackenbushBound = Message{
		"not decided: the search ends at {0} positions (or the memory and time for them), and there may be {1}; try fewer edges on the branches with rings",
		"未能判定：搜索以 {0} 个局面（或相应的内存与时间）为限，而局面可能多达 {1} 个；请减少有环分支上的边",
		"не решено: поиск ограничен {0} позициями (или памятью и временем на них), а их может быть {1}; попробуйте меньше рёбер на ветвях с кольцами",
		"ei ratkaistu: haku päättyy {0} asemaan (tai niiden vaatimaan muistiin ja aikaan), ja niitä voi olla {1}; kokeile vähemmillä kaarilla renkaallisissa haaroissa",
	}
	// {0} is the bound, {1} the estimate.
	hackenbushExpand = Message{
		"not expanded: the game graph may have up to {0} positions, and of this board there may be {1}; try fewer edges",
		"未展开：博弈图最多 {0} 个局面，而此棋盘可能有 {1} 个；请减少边",
		"не развёрнуто: в графе игры может быть до {0} позиций, а у этой доски их может быть {1}; попробуйте меньше рёбер",
		"ei levitetty: pelin verkossa voi olla enintään {0} asemaa, ja tällä laudalla niitä voi olla {1}; kokeile vähemmillä kaarilla",
	}
)

// What the command line says of a Hackenbush board.
var (
	HackenbushValue = Message{"The value of the board (SG): {0}", "棋盘的 SG 值：{0}", "Значение доски (SG): {0}", "Laudan SG-arvo: {0}"}
	HackenbushEdges = Message{"Winning edges", "制胜边", "Выигрышные рёбра", "Voittokaaret"}
	// HackenbushRule: {0} is who wins.
	HackenbushRule = Message{
		"Green Hackenbush: a move cuts an edge · {0}",
		"Green Hackenbush：每步剪断一条边 · {0}",
		"Зелёный Хакенбуш: ход разрезает ребро · {0}",
		"Vihreä Hackenbush: siirto katkaisee kaaren · {0}",
	}
	// LegendCut is a mark on edges, LegendAfloat another.
	LegendCut    = Message{"cut that wins", "制胜剪法", "выигрышный разрез", "voittava katkaisu"}
	LegendAfloat = Message{"not joined to the ground", "未与地面相连", "не связано с землёй", "ei kiinni maassa"}
)

// PlayOf says who wins under a play.
func PlayOf(l Language, p solver.Play) string { return plays[p][l] }
