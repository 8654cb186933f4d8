package lang

// sj tells one case of the SJ rule, and whether it is that of the chips.
func (t teller) sj() []Span {
	cases := [...]Message{sjCase1, sjCase2, sjCase3, sjCase4}
	here, answer := sjSmall, sjNo
	if t.s.Big {
		here = sjBig
	}
	if t.s.Value == 1 {
		answer = sjYes
	}
	i := min(max(t.s.Count, 1), len(cases)) - 1
	return append(t.say(cases[i], t.s.Outcome), t.say(here, t.s.Goal, answer)...)
}

// holds tells whether the SJ rule may be used, and names the part that breaks it.
func (t teller) holds() []Span {
	s := t.s
	switch {
	case s.Vertex >= 0:
		return append(t.say(SJBreaks, s.Outcome, s.Count, t.name()), t.say(sjPart, t.list())...)
	case len(s.Options) > 0:
		return t.say(SJSplits, s.Outcome, s.Count)
	}
	return t.say(SJHolds, s.Outcome, s.Count)
}

// The SJ rule: its cases, {0} is the outcome; then how the chips stand to it.
var (
	sjCase1 = Message{
		"SJ, case 1: the nim-sum is not 0 and some value is above 1, then *{0}*.",
		"SJ 第 1 种情形：异或和不为 0 且有大于 1 的值，则为 *{0}*。",
		"SJ, случай 1: ним-сумма не 0 и есть значение больше 1, тогда *{0}*.",
		"SJ, tapaus 1: nim-summa ei ole 0 ja jokin arvo on yli 1, silloin *{0}*.",
	}
	sjCase2 = Message{
		"SJ, case 2: the nim-sum is not 0 and no value is above 1, then *{0}*.",
		"SJ 第 2 种情形：异或和不为 0 且没有大于 1 的值，则为 *{0}*。",
		"SJ, случай 2: ним-сумма не 0 и нет значений больше 1, тогда *{0}*.",
		"SJ, tapaus 2: nim-summa ei ole 0 eikä mikään arvo ole yli 1, silloin *{0}*.",
	}
	sjCase3 = Message{
		"SJ, case 3: the nim-sum is 0 and some value is above 1, then *{0}*.",
		"SJ 第 3 种情形：异或和为 0 且有大于 1 的值，则为 *{0}*。",
		"SJ, случай 3: ним-сумма 0 и есть значение больше 1, тогда *{0}*.",
		"SJ, tapaus 3: nim-summa on 0 ja jokin arvo on yli 1, silloin *{0}*.",
	}
	sjCase4 = Message{
		"SJ, case 4: the nim-sum is 0 and no value is above 1, then *{0}*.",
		"SJ 第 4 种情形：异或和为 0 且没有大于 1 的值，则为 *{0}*。",
		"SJ, случай 4: ним-сумма 0 и нет значений больше 1, тогда *{0}*.",
		"SJ, tapaus 4: nim-summa on 0 eikä mikään arvo ole yli 1, silloin *{0}*.",
	}
	// {0} is the NimSum, {1} one of the two below.
	sjBig = Message{
		" Here the nim-sum is {0} and some value is above 1: {1}.",
		"这里异或和为 {0}，且有大于 1 的值：{1}。",
		" Здесь ним-сумма {0} и есть значение больше 1: {1}.",
		" Tässä nim-summa on {0} ja jokin arvo on yli 1: {1}.",
	}
	sjSmall = Message{
		" Here the nim-sum is {0} and no value is above 1: {1}.",
		"这里异或和为 {0}，没有大于 1 的值：{1}。",
		" Здесь ним-сумма {0} и нет значений больше 1: {1}.",
		" Tässä nim-summa on {0} eikä mikään arvo ole yli 1: {1}.",
	}
	sjYes = Message{"this is the case", "正是此情形", "это тот самый случай", "tämä on se tapaus"}
	sjNo  = Message{"not this case", "不是此情形", "не этот случай", "ei tämä tapaus"}
	// {0} lists vertices.
	sjPart = Message{
		" It consists of {0}.",
		"它由 {0} 组成。",
		" Её составляют {0}.",
		" Siihen kuuluvat {0}.",
	}
)
