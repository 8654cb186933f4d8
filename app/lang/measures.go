package lang

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"dev.mexboard/solver"
)

// MeasureTitles are the titles of the columns that tables have for what a rule looks at in a vertex.
var MeasureTitles = [...]Message{
	solver.Grundy:        {"SG", "SG", "SG", "SG"},
	solver.Pairs:         {"(g+, g−)", "(g+, g−)", "(g+, g−)", "(g+, g−)"},
	solver.Types:         TableType,
	solver.Suspense:      {"suspense (Every-SG step)", "步数（suspense，Every-SG 的 step）", "длительность (шаг Every-SG)", "pituus (Every-SG:n askel)"},
	solver.Remoteness:    TableRemoteness,
	solver.Foreclosed:    TableForeclosed,
	solver.NormalOutcome: {"in normal play", "正规规则下", "в нормальной игре", "normaalipelissä"},
	solver.LoopValue:     {"SG", "SG", "SG", "SG"},
	solver.OneOutcome:    {"P/N", "P/N", "P/N", "P/N"},
}

// The titles in narrow tables, where they are words.
var (
	shortType   = Message{"type", "类型", "тип", "tyyppi"}
	shortNormal = Message{"normal", "正规", "норм", "normaali"}
)

// MeasureShort is a shorter title, for narrow tables: if it is a letter, the one that stands beside the vertices of the
// board.
func MeasureShort(l Language, m solver.Measure) string {
	switch m {
	case solver.Types:
		return shortType[l]
	case solver.NormalOutcome:
		return shortNormal[l]
	}
	return letters[m]
}

// MeasureWidest is about the widest text that MeasureText has for some measures together.
func MeasureWidest(l Language, measures []solver.Measure) string {
	var all []string
	for _, m := range measures {
		switch m {
		case solver.Pairs:
			all = append(all, pair(0, 0))
		case solver.Types:
			all = append(all, widestOf(l, MisereTypes[:]))
		case solver.Foreclosed:
			all = append(all, widestOf(l, []Message{ForeclosedOver, ForeclosedWin}))
		}
	}
	return strings.Join(all, " ")
}

func widestOf(l Language, messages []Message) string {
	text := ""
	for _, m := range messages {
		if utf8.RuneCountInString(m[l]) > utf8.RuneCountInString(text) {
			text = m[l]
		}
	}
	return text
}

// letters are what sentences call the numbers: S(v) = 2.
var letters = [...]string{
	solver.Suspense: "S", solver.Remoteness: "R", solver.Foreclosed: "F", solver.LoopValue: "SG", solver.OneOutcome: "",
}

// MeasureText is what a table says of a vertex by a measure; "" while that is not known.
func MeasureText(l Language, measure solver.Measure, m solver.Mark) string {
	switch measure {
	case solver.Types:
		if m.Typed {
			return MisereTypes[m.Type][l]
		}
		return ""
	case solver.Pairs:
		return pairText(m)
	case solver.Remoteness:
		return numberText(l, m.Remoteness, nil)
	case solver.NormalOutcome:
		return known(m.Normal)
	case solver.OneOutcome:
		return ""
	}
	return numberText(l, m.Value, m.Loop)
}

func known(o solver.Outcome) string {
	if o == solver.Unknown {
		return ""
	}
	return Letter(o)
}

func pairText(m solver.Mark) string {
	if m.Value < 0 {
		return ""
	}
	return pair(m.Value, m.Misere)
}

// pair writes a pair, of which g− may be unknown.
func pair(normal, misere int) string {
	second := "?"
	if misere >= 0 {
		second = strconv.Itoa(misere)
	}
	return "(" + strconv.Itoa(normal) + ", " + second + ")"
}

// numberText is a number or what stands in its place.
func numberText(l Language, n int, loop []int) string {
	switch n {
	case solver.NoNumber:
		return ""
	case solver.Over:
		return ForeclosedOver[l]
	case solver.Won:
		return ForeclosedWin[l]
	case solver.Infinite:
		return loopText(loop)
	}
	return strconv.Itoa(n)
}

// loopText is an infinite value: ∞ with the finite values of the options, once these are known.
func loopText(k []int) string {
	if k == nil {
		return "∞"
	}
	texts := make([]string, len(k))
	for i, x := range k {
		texts[i] = strconv.Itoa(x)
	}
	return "∞{" + strings.Join(texts, ", ") + "}"
}
