package cli

import (
	"strconv"
	"strings"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
)

// column is the title of what the rule looks at in a vertex besides its SG value; "" where that is all. words says that
// it is told in words.
func (t *tabler) column() (title string, words bool) {
	l := t.language
	switch r := t.answer.Rule; {
	case t.answer.Loopy || r.Compound == solver.Conjunctive:
		return lang.TableRemoteness[l], false
	case r.Compound == solver.ContinuedConjunctive:
		return lang.TableSuspense[l], false
	case r.Compound == solver.DiminishedDisjunctive:
		return lang.TableForeclosed[l], false
	case r == solver.Rule{Play: solver.Misere}:
		return lang.TableType[l], true
	}
	return "", false
}

// cell is what the column says of a vertex; "–" where nothing is known.
func (t *tabler) cell(v int32) string {
	l, a := t.language, t.answer
	switch {
	case a.Loopy || a.Rule.Compound == solver.Conjunctive:
		return number(a.RemotenessOf(v))
	case a.Rule.Compound == solver.ContinuedConjunctive:
		return number(a.SuspenseOf(v))
	case a.Rule.Compound == solver.DiminishedDisjunctive:
		switch value, over, won, known := a.Foreclosed(v); {
		case !known:
			return none
		case over:
			return lang.ForeclosedOver[l]
		case won:
			return lang.ForeclosedWin[l]
		default:
			return strconv.Itoa(value)
		}
	}
	return lang.MisereTypes[a.TypeOf(v)][l]
}

const none = "–"

func number(n int32) string {
	if n < 0 {
		return none
	}
	return strconv.Itoa(int(n))
}

// marks is the cells of a vertex's SG value and, under rules that have it, of the column.
func (t *tabler) marks(sg, cell string) []string {
	if title, _ := t.column(); title == "" {
		return []string{sg}
	}
	return []string{sg, cell}
}

// grundy is the SG value of a vertex; of an infinite one with the finite values of its options.
func (t *tabler) grundy(v int32) string {
	if k, infinite := t.answer.Loop(v); infinite {
		return loop(k)
	}
	return strconv.Itoa(t.value(v))
}

func loop(k []int) string {
	var texts []string
	for _, n := range k {
		texts = append(texts, strconv.Itoa(n))
	}
	return "∞{" + strings.Join(texts, ", ") + "}"
}

// chips is what the rule looks at in each chip.
func (t *tabler) chips() {
	l := t.language
	title, words := t.column()
	right := []int{1}
	if title != "" && !words {
		right = append(right, 2)
	}
	head := append([]string{lang.SumChip[l]}, t.marks("SG", title)...)
	rows := [][]string{append(head, "")}
	for _, s := range t.answer.Chips {
		row := append([]string{t.stack(s)}, t.marks(t.grundy(s.Vertex), t.cell(s.Vertex))...)
		rows = append(rows, append(row, t.answer.Vertex(s.Vertex).String()))
	}
	if t.answer.Infinite != nil {
		rows = append(rows, append([]string{"⊕"}, t.marks(loop(t.answer.Infinite.K), number(t.answer.Remoteness))...))
	}
	table(&t.w, rows, right...)
}

// stack is the name of a vertex and how many chips are there.
func (t *tabler) stack(s solver.Stack) string {
	if s.Count > 1 {
		return t.name(s.Vertex) + " ×" + strconv.Itoa(s.Count)
	}
	return t.name(s.Vertex)
}
