package lang

import "dev.mexboard/solver"

// loopy tells a step of the computations on boards with cycles.
func (t teller) loopy() []Span {
	s := t.s
	switch s.Kind {
	case solver.StepEnded:
		return t.say(t.pick(stepEnded, stepEndedMisere), t.name(), s.Outcome)
	case solver.StepBack:
		if s.Outcome == solver.N {
			return t.say(stepBackN, t.name(), t.option(), s.Outcome, solver.P, s.Value)
		}
		return t.say(stepBackP, t.name(), t.option(), s.Outcome, solver.N, s.Value)
	case solver.StepDraws:
		if len(s.Options) == 0 {
			return t.say(stepNoDraws)
		}
		return t.say(stepDraws, t.list(), solver.D, solver.P)
	case solver.StepRound:
		return t.say(stepRound, s.Value, t.list())
	case solver.StepSettle:
		return t.settle()
	case solver.StepInfinite:
		return t.say(stepInfinite, t.name(), s.Value)
	}
	return t.say(stepLoop, t.name(), loopText(s.Numbers))
}

// settle tells why a vertex gets a value, with the reply to each move that is not to a smaller value.
func (t teller) settle() []Span {
	s := t.s
	if len(s.Options) == 0 {
		return t.say(stepSettle, t.name(), s.Value)
	}
	replies := s.Replies()
	var texts []string
	for i, w := range s.Options {
		if i == longest && len(s.Options) > longest+1 {
			texts = append(texts, others.In(t.l, len(s.Options)-i))
			break
		}
		reply := int32(-1)
		if i < len(replies) {
			reply = replies[i]
		}
		texts = append(texts, t.names(w)+" → "+t.names(reply))
	}
	return t.say(stepSettleReplies, t.name(), s.Value, texts)
}

// Backwards from the ends: {0} is the vertex, {1} the option, {2} its outcome, {3} that of the option, {4} the remoteness.
var (
	stepEnded = Message{
		"The game has ended on *{0}*: whoever must move loses. It is *{1}*, *R = 0*.",
		"*{0}* 处对局已结束：轮到走的一方负。它是 *{1}*，*R = 0*。",
		"На *{0}* игра кончена: тот, чей ход, проигрывает. Это *{1}*, *R = 0*.",
		"Solmussa *{0}* peli on päättynyt: siirtovuorossa oleva häviää. Se on *{1}*, *R = 0*.",
	}
	stepEndedMisere = Message{
		"The game has ended on *{0}*: in misère play whoever must move wins. It is *{1}*, *R = 0*.",
		"*{0}* 处对局已结束：在 misère 规则下轮到走的一方胜。它是 *{1}*，*R = 0*。",
		"На *{0}* игра кончена: в мизере тот, чей ход, выигрывает. Это *{1}*, *R = 0*.",
		"Solmussa *{0}* peli on päättynyt: misère-pelissä siirtovuorossa oleva voittaa. Se on *{1}*, *R = 0*.",
	}
	stepBackN = Message{
		"One option of *{0}*, {1}, is {3}: that is enough, {0} is *{2}*. It is the nearest one, so *R({0}) = {4}*.",
		"*{0}* 有一个后继 {1} 是 {3}：这就够了，{0} 是 *{2}*。它是最近的一个，所以 *R({0}) = {4}*。",
		"Один переход из *{0}*, в {1}, — {3}: этого довольно, {0} — *{2}*. Он ближайший, поэтому *R({0}) = {4}*.",
		"Yksi solmun *{0}* seuraaja, {1}, on {3}: se riittää, {0} on *{2}*. Se on lähin, joten *R({0}) = {4}*.",
	}
	stepBackP = Message{
		"The last option of *{0}*, {1}, has become {3}: now all are, and {0} is *{2}*. It is the farthest one, so *R({0}) = {4}*.",
		"*{0}* 的最后一个后继 {1} 也成了 {3}：现在全都是，{0} 是 *{2}*。它是最远的一个，所以 *R({0}) = {4}*。",
		"Последний переход из *{0}*, в {1}, стал {3}: теперь такие все, и {0} — *{2}*. Он самый дальний, поэтому *R({0}) = {4}*.",
		"Solmun *{0}* viimeinenkin seuraaja, {1}, on nyt {3}: kaikki ovat, ja {0} on *{2}*. Se on kaukaisin, joten *R({0}) = {4}*.",
	}
	// {0} lists vertices.
	stepDraws = Message{
		"Nothing more can be reached. What is left is *{1}*: {0}. From there no move leads to {2}, but always one that stays in {1}, so nobody need lose.",
		"再也推不出新的结论。剩下的是 *{1}*：{0}。从那里走不到 {2}，却总有走法留在 {1}，所以谁都不会被迫输。",
		"Дальше ничего не следует. Осталось *{1}*: {0}. Оттуда нет хода в {2}, но всегда есть ход, остающийся в {1}, так что проигрывать никто не обязан.",
		"Pidemmälle ei päästä. Loput ovat *{1}*: {0}. Niistä mikään siirto ei johda {2}-asemaan, mutta aina jokin johtaa {1}-asemaan, joten kenenkään ei tarvitse hävitä.",
	}
	stepNoDraws = Message{
		"Every vertex is reached from the ends: nothing is a draw.",
		"从终局出发能推到每个顶点：没有和局。",
		"До каждой вершины дошли от концов: ничьих нет.",
		"Jokaiseen solmuun päästiin lopuista: tasapelejä ei ole.",
	}
)

// Loopy values: {0} is the vertex, {1} the number of the round.
var (
	// {0} is the number of the round, {1} lists vertices.
	stepRound = Message{
		"*Round {0}*: which of {1} are worth {0}?",
		"*第 {0} 轮*：{1} 中哪些的值是 {0}？",
		"*Круг {0}*: у каких из вершин {1} значение {0}?",
		"*Kierros {0}*: minkä solmuista {1} arvo on {0}?",
	}
	stepSettle = Message{
		"No option of *{0}* is worth {1}, and none is open or infinite: *SG({0}) = {1}*.",
		"*{0}* 的后继的值都不是 {1}，也没有未定或无穷的：*SG({0}) = {1}*。",
		"Среди переходов из *{0}* нет значения {1}, нет и открытых или бесконечных: *SG({0}) = {1}*.",
		"Minkään solmun *{0}* seuraajan arvo ei ole {1}, eikä mikään ole avoin tai ääretön: *SG({0}) = {1}*.",
	}
	// {2} lists moves with replies.
	stepSettleReplies = Message{
		"No option of *{0}* is worth {1}, and each open or infinite one has a reply that is: {2}. So *SG({0}) = {1}*.",
		"*{0}* 的后继的值都不是 {1}，而每个未定或无穷的后继都有值为 {1} 的应着：{2}。所以 *SG({0}) = {1}*。",
		"Среди переходов из *{0}* нет значения {1}, а на каждый открытый или бесконечный есть ответ с таким значением: {2}. Поэтому *SG({0}) = {1}*.",
		"Minkään solmun *{0}* seuraajan arvo ei ole {1}, ja jokaiseen avoimeen tai äärettömään on vastaus, jonka arvo on: {2}. Siis *SG({0}) = {1}*.",
	}
	stepInfinite = Message{
		"No option of *{0}* is worth {1}, but some move from it has no reply that is. So {0} is neither {1} nor more: it is *∞*.",
		"*{0}* 的后继的值都不是 {1}，但有的走法没有值为 {1} 的应着。所以 {0} 既不是 {1} 也不会更大：它是 *∞*。",
		"Среди переходов из *{0}* нет значения {1}, но на какой-то ход нет ответа с таким значением. Значит, у {0} не {1} и не больше: это *∞*.",
		"Minkään solmun *{0}* seuraajan arvo ei ole {1}, mutta johonkin siirtoon ei ole vastausta, jonka arvo on. Siis {0} ei ole {1} eikä enempää: se on *∞*.",
	}
	// {1} is the infinite value.
	stepLoop = Message{
		"What counts of the infinite *{0}* is the finite values of its options: *{1}*.",
		"无穷的 *{0}*，要紧的是其后继的有限值：*{1}*。",
		"У бесконечной *{0}* важны конечные значения переходов: *{1}*.",
		"Äärettömästä solmusta *{0}* merkitsevät sen seuraajien äärelliset arvot: *{1}*.",
	}
)
