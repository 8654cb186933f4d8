package lang

import (
	"strconv"
	"strings"

	"dev.mexboard/solver"
)

// Names gives the name of a vertex for sentences (its id).
type Names func(v int32) string

// longest is how many names or numbers a sentence lists; what is beyond is counted.
const longest = 6

// Sentence tells a step in a language: short, right, in the field's usual words. NoStep has no sentence.
func Sentence(l Language, s solver.Step, names Names) []Span {
	if s.Measure != solver.Grundy || s.Kind > solver.StepTarget {
		return teller{l, s, names}.sentence()
	}
	switch s.Kind {
	case solver.StepReady:
		return ready(l, s, names)
	case solver.StepRead:
		return stepRead.Spans(l, names(s.Vertex), names(s.Option), s.Value)
	case solver.StepJoin:
		return join(l, s, names)
	case solver.StepPresent:
		return stepPresent.Spans(l, names(s.Vertex), names(s.Option), s.Value)
	case solver.StepMex:
		if len(s.Options) == 0 {
			return stepMexEmpty.Spans(l, names(s.Vertex), s.Value)
		}
		return stepMex.Spans(l, names(s.Vertex), s.Value)
	case solver.StepOutcome:
		return outcome(l, s, names)
	case solver.StepChip:
		if s.Count == 1 {
			return stepChipOne.Spans(l, names(s.Vertex), s.Value)
		}
		return stepChip.Spans(l, names(s.Vertex), s.Value, s.Count)
	case solver.StepColumn:
		return column(l, s)
	case solver.StepNimSum:
		return nimSum(l, s)
	case solver.StepVerdict:
		if s.Outcome == solver.N {
			return stepVerdictN.Spans(l, Sum(s.Numbers, s.Value), s.Outcome)
		}
		return stepVerdictP.Spans(l, Sum(s.Numbers, s.Value), s.Outcome)
	case solver.StepTarget:
		return target(l, s, names)
	}
	return nil
}

func ready(l Language, s solver.Step, names Names) []Span {
	v := names(s.Vertex)
	switch len(s.Options) {
	case 0:
		return stepTerminal.Spans(l, v)
	case 1:
		return stepReadyOne.Spans(l, v, names(s.Options[0]))
	}
	return stepReady.Spans(l, v, List(l, shortened(l, s.Options, names)))
}

func join(l Language, s solver.Step, names Names) []Span {
	v := names(s.Vertex)
	switch len(s.Options) {
	case 0:
		return stepJoinNone.Spans(l, v)
	case 1:
		return stepJoinOne.Spans(l, v, names(s.Options[0]), s.Value)
	}
	targets := List(l, shortened(l, s.Options, names))
	return stepJoin.Spans(l, v, targets, Sum(s.Numbers, s.Value))
}

func outcome(l Language, s solver.Step, names Names) []Span {
	v := names(s.Vertex)
	switch {
	case s.Outcome == solver.N:
		return stepOutcomeN.Spans(l, v, names(s.Option), s.Outcome, solver.P)
	case len(s.Options) == 0:
		return stepOutcomeTerminal.Spans(l, v, s.Outcome)
	}
	return stepOutcomeP.Spans(l, v, s.Outcome, solver.N)
}

func column(l Language, s solver.Step) []Span {
	place := 1 << s.Bit
	switch {
	case s.Count == 0:
		return stepColumnNone.Spans(l, place)
	case s.Value == 0:
		return stepColumnEven.Spans(l, place, s.Count)
	}
	return stepColumnOdd.Spans(l, place, s.Count)
}

func nimSum(l Language, s solver.Step) []Span {
	if s.Value == 0 && len(s.Numbers) == 0 {
		return stepNimSumZero.Spans(l)
	}
	return stepNimSum.Spans(l, Sum(s.Numbers, s.Value))
}

func target(l Language, s solver.Step, names Names) []Span {
	v, sum := names(s.Vertex), s.Value^s.Goal
	if len(s.Options) == 0 {
		return stepTargetNone.Spans(l, v, s.Value, sum, s.Goal)
	}
	return stepTarget.Spans(l, v, s.Value, sum, s.Goal, Choice(l, shortened(l, s.Options, names)))
}

// Sum writes a NimSum: "1 ⊕ 3 ⊕ 1 = 3", or only its value where there are less than two terms or too many to read.
func Sum(terms []int, value int) string {
	if len(terms) < 2 || len(terms) > 2*longest {
		return strconv.Itoa(value)
	}
	texts := make([]string, len(terms))
	for i, t := range terms {
		texts[i] = strconv.Itoa(t)
	}
	return strings.Join(texts, " ⊕ ") + " = " + strconv.Itoa(value)
}

// shortened is the names of vertices, of a long row the first ones and how many more there are.
func shortened(l Language, vertices []int32, names Names) []string {
	shown := vertices
	if len(vertices) > longest+1 { // never "and 1 more": the name is as short
		shown = vertices[:longest]
	}
	var out []string
	for _, v := range shown {
		out = append(out, names(v))
	}
	if rest := len(vertices) - len(shown); rest > 0 {
		out = append(out, others.In(l, rest))
	}
	return out
}

var others = Message{"{0} more", "另外 {0} 个", "ещё {0}", "{0} muuta"}

// Valuing one vertex: {0} is the vertex.
var (
	stepTerminal = Message{
		"*{0}* is next: it has no option.",
		"下一个是 *{0}*：它没有后继。",
		"Следующая вершина — *{0}*: переходов из неё нет.",
		"Seuraavana *{0}*: sillä ei ole seuraajia.",
	}
	stepReadyOne = Message{
		"*{0}* is next: the value of its only option, {1}, is known.",
		"下一个是 *{0}*：它唯一的后继 {1} 的 SG 值已知。",
		"Следующая вершина — *{0}*: единственный переход ведёт в {1}, и значение там известно.",
		"Seuraavana *{0}*: sen ainoan seuraajan {1} arvo tiedetään.",
	}
	stepReady = Message{
		"*{0}* is next: the values of all its options, {1}, are known.",
		"下一个是 *{0}*：它的后继 {1} 的 SG 值都已知。",
		"Следующая вершина — *{0}*: переходы ведут в {1}, и все значения там известны.",
		"Seuraavana *{0}*: kaikkien sen seuraajien ({1}) arvot tiedetään.",
	}
	// {1} is an option, {2} its value.
	stepRead = Message{
		"*{0}* can move to {1}, and *SG({1}) = {2}*.",
		"*{0}* 可以移到 {1}，*SG({1}) = {2}*。",
		"Из *{0}* есть переход в {1}, и *SG({1}) = {2}*.",
		"Solmusta *{0}* pääsee solmuun {1}, ja *SG({1}) = {2}*.",
	}
	stepPresent = Message{
		"*{2}* is among the option values of *{0}*: SG({1}) = {2}.",
		"*{0}* 的后继值中有 *{2}*：SG({1}) = {2}。",
		"Число *{2}* есть среди значений, доступных из *{0}*: SG({1}) = {2}.",
		"Solmun *{0}* seuraajien arvoissa on *{2}*: SG({1}) = {2}.",
	}
	// {1} is the value.
	stepMex = Message{
		"*{1}* is the least number not among the option values of *{0}*, so *SG({0}) = {1}*.",
		"*{1}* 是不在 *{0}* 的后继值中的最小自然数，所以 *SG({0}) = {1}*。",
		"*{1}* — наименьшее число, которого нет среди значений, доступных из *{0}*, поэтому *SG({0}) = {1}*.",
		"*{1}* on pienin luku, jota solmun *{0}* seuraajien arvoissa ei ole, joten *SG({0}) = {1}*.",
	}
	stepMexEmpty = Message{
		"*{0}* has no option, and the mex of the empty set is {1}, so *SG({0}) = {1}*.",
		"*{0}* 没有后继，空集的 mex 是 {1}，所以 *SG({0}) = {1}*。",
		"Из *{0}* переходов нет, а mex пустого множества — {1}, поэтому *SG({0}) = {1}*.",
		"Solmulla *{0}* ei ole seuraajia, ja tyhjän joukon mex on {1}, joten *SG({0}) = {1}*.",
	}
	// {1} is an option of value 0, {2} the outcome, {3} that of the option.
	stepOutcomeN = Message{
		"*{0}* can move to {1}, which is {3} (SG = 0), so {0} is *{2}*.",
		"*{0}* 可以移到 {1}，那是 {3} 局面（SG 值为 0），所以 {0} 是 *{2}* 局面。",
		"Из *{0}* есть переход в {1} — {3}-позицию (SG = 0), поэтому {0} — *{2}*-позиция.",
		"Solmusta *{0}* pääsee solmuun {1}, joka on {3} (SG = 0), joten {0} on *{2}*.",
	}
	// {1} is the outcome, {2} that of every option.
	stepOutcomeP = Message{
		"Every option of *{0}* is {2}, so {0} is *{1}*.",
		"*{0}* 的后继全是 {2} 局面，所以 {0} 是 *{1}* 局面。",
		"Все переходы из *{0}* ведут в {2}-позиции, поэтому {0} — *{1}*-позиция.",
		"Solmun *{0}* jokainen seuraaja on {2}, joten {0} on *{1}*.",
	}
	stepOutcomeTerminal = Message{
		"Whoever must move from *{0}* cannot and loses, so {0} is *{1}*.",
		"轮到从 *{0}* 移动的一方无法移动而负，所以 {0} 是 *{1}* 局面。",
		"Тот, кому ходить из *{0}*, не может сделать ход и проигрывает, поэтому {0} — *{1}*-позиция.",
		"Se, jonka pitäisi siirtää solmusta *{0}*, ei voi ja häviää, joten {0} on *{1}*.",
	}
)

// A split: {0} is the split, {1} its targets, {2} their NimSum.
var (
	stepJoinNone = Message{
		"The split *{0}* takes the chip off the board: it counts as *0*.",
		"分裂点 *{0}* 把棋子移出棋盘：按 *0* 计。",
		"Развилка *{0}* снимает фишку с доски: её значение *0*.",
		"Jakosolmu *{0}* vie nappulan laudalta: sen arvo on *0*.",
	}
	stepJoinOne = Message{
		"The split *{0}* puts one chip on {1}: it counts as *{2}*.",
		"分裂点 *{0}* 在 {1} 上放一枚棋子：按 *{2}* 计。",
		"Развилка *{0}* ставит одну фишку на {1}: её значение *{2}*.",
		"Jakosolmu *{0}* panee yhden nappulan solmuun {1}: sen arvo on *{2}*.",
	}
	stepJoin = Message{
		"The split *{0}* puts a chip on each of {1}: it counts as *{2}*.",
		"分裂点 *{0}* 在 {1} 上各放一枚棋子：按 *{2}* 计。",
		"Развилка *{0}* ставит по фишке на {1}: её значение *{2}*.",
		"Jakosolmu *{0}* panee nappulan kuhunkin solmuista {1}: sen arvo on *{2}*.",
	}
)

// Adding the chips.
var (
	// {0} is the vertex, {1} the value of a chip there, {2} the number of chips.
	stepChipOne = Message{
		"The chip on *{0}* is worth *{1}*.",
		"*{0}* 上的棋子：SG 值为 *{1}*。",
		"Значение фишки на *{0}* — *{1}*.",
		"Solmun *{0}* nappulan arvo on *{1}*.",
	}
	stepChip = Message{
		"Each of the {2} chips on *{0}* is worth *{1}*.",
		"*{0}* 上的 {2} 枚棋子：SG 值各为 *{1}*。",
		"Значение каждой из {2} {2|фишки|фишек|фишек} на *{0}* — *{1}*.",
		"Solmun *{0}* {2} nappulasta kunkin arvo on *{1}*.",
	}
	// {0} is the column's place value, {1} the number of ones.
	stepColumnNone = Message{
		"No chip has a 1 in column {0}, so the nim-sum has *0* there.",
		"{0} 这一列没有 1，所以异或和在这一列是 *0*。",
		"В столбце {0} единиц нет, поэтому в ним-сумме здесь *0*.",
		"Sarakkeessa {0} ei ole ykkösiä, joten nim-summan vastaava numero on *0*.",
	}
	stepColumnEven = Message{
		"Column {0} has {1} {1|one|ones}, an even number, so the nim-sum has *0* there.",
		"{0} 这一列有 {1} 个 1，是偶数，所以异或和在这一列是 *0*。",
		"В столбце {0} — {1} {1|единица|единицы|единиц}, чётное число, поэтому в ним-сумме здесь *0*.",
		"Sarakkeessa {0} on {1} {1|ykkönen|ykköstä}, parillinen määrä, joten nim-summan vastaava numero on *0*.",
	}
	stepColumnOdd = Message{
		"Column {0} has {1} {1|one|ones}, an odd number, so the nim-sum has *1* there.",
		"{0} 这一列有 {1} 个 1，是奇数，所以异或和在这一列是 *1*。",
		"В столбце {0} — {1} {1|единица|единицы|единиц}, нечётное число, поэтому в ним-сумме здесь *1*.",
		"Sarakkeessa {0} on {1} {1|ykkönen|ykköstä}, pariton määrä, joten nim-summan vastaava numero on *1*.",
	}
	// No chips, or too many to write out.
	stepNimSumZero = Message{
		"The nim-sum of all chips is *0*.",
		"所有棋子的异或和是 *0*。",
		"Ним-сумма всех фишек равна *0*.",
		"Kaikkien nappuloiden nim-summa on *0*.",
	}
	// {0} is the sum as Sum writes it.
	stepNimSum = Message{
		"The nim-sum of the chips: *{0}*.",
		"各棋子的异或和：*{0}*。",
		"Ним-сумма фишек: *{0}*.",
		"Nappuloiden nim-summa: *{0}*.",
	}
	// {0} is the sum as Sum writes it, {1} the outcome.
	stepVerdictN = Message{
		"The next player wins (*{1}*): *{0}* is not 0.",
		"先手必胜（*{1}*）：*{0}*，不为 0。",
		"Выигрывает тот, чей ход (*{1}*): *{0}* — не 0.",
		"Siirtovuorossa oleva voittaa (*{1}*): *{0}* ei ole 0.",
	}
	stepVerdictP = Message{
		"The previous player wins (*{1}*): the nim-sum is *{0}*.",
		"后手必胜（*{1}*）：异或和为 *{0}*。",
		"Выигрывает тот, кто ходил последним (*{1}*): ним-сумма *{0}*.",
		"Edellinen pelaaja voittaa (*{1}*): nim-summa on *{0}*.",
	}
	// {0} is the vertex, {1} its value, {2} the NimSum, {3} the value to reach, {4} the options that have it.
	stepTarget = Message{
		"A chip on *{0}* must become {1} ⊕ {2} = *{3}*: move it to *{4}*.",
		"*{0}* 上的棋子须变为 {1} ⊕ {2} = *{3}*：移到 *{4}*。",
		"Фишка на *{0}* должна получить значение {1} ⊕ {2} = *{3}*: ход в *{4}*.",
		"Solmun *{0}* nappulan arvoksi pitää tulla {1} ⊕ {2} = *{3}*: siirto solmuun *{4}*.",
	}
	stepTargetNone = Message{
		"A chip on *{0}* would have to become {1} ⊕ {2} = *{3}*: no option has that value.",
		"*{0}* 上的棋子须变为 {1} ⊕ {2} = *{3}*：没有这样的后继。",
		"Фишка на *{0}* должна получить значение {1} ⊕ {2} = *{3}*: такого перехода нет.",
		"Solmun *{0}* nappulan arvoksi pitäisi tulla {1} ⊕ {2} = *{3}*: sellaista seuraajaa ei ole.",
	}
)
