package app

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver"
)

// chipTable is the chips under the rules whose sum is no NimSum of values: what the rule looks at in each, its outcome
// alone and how it is played; below what they come to together, where that is one number.
type chipTable struct {
	root *fyne.Container
	say  lang.Language
	now  moment
	head *cells
	cut  func(total float32) []float32 // the columns' widths
	body *rows
	rows map[fyne.CanvasObject]*cells
}

var chipShares = shares(24, 16, 28, 10, 22)

func newChipTable(say lang.Language) *chipTable {
	t := &chipTable{say: say, rows: map[fyne.CanvasObject]*cells{}, cut: chipShares}
	widths := func(total float32) []float32 { return t.cut(total) }
	t.head = newCells(5, widths)
	t.body = newRows(scaled(rowHeight), mostRows, func() fyne.CanvasObject {
		c := newCells(5, widths)
		t.rows[c.box] = c
		return c.box
	}, t.bind)
	t.root = container.New(column{}, t.head.box, t.body.root)
	return t
}

// show shows a moment: at a step the chips told of by then.
func (t *chipTable) show(m moment) {
	t.now = m
	row := t.heads()
	t.cut = headed(chipShares, row)
	t.head.set(false, row...)
	n := len(m.answer.Chips)
	switch {
	case !m.done:
		n = min(n, len(m.state.Rows))
	case t.foot() != nil:
		n++
	}
	t.body.set(n)
}

// heads is the headings; the columns that the moment has nothing for have none.
func (t *chipTable) heads() []cell {
	m := t.now
	row := append(headings(t.say, lang.SumChip, lang.ColumnSG), m.extraHead(t.say), cell{widest: "N"}, cell{})
	if m.done {
		if foot := t.foot(); foot != nil {
			row[0].widest, row[1].widest = foot[0].text, foot[1].text
		}
		if play := t.widestPlay(); play != "" {
			row[4] = headings(t.say, lang.ChipsPlay)[0]
			row[4].widest = play
		}
	}
	if !m.tellsValues() {
		row[1] = cell{}
	}
	row[1].spare = m.paired()
	return row
}

func (t *chipTable) widestPlay() string {
	text := ""
	for _, c := range t.now.answer.Chips {
		if p := t.played(c.Vertex); len(p) > len(text) {
			text = p
		}
	}
	return text
}

func (t *chipTable) bind(row int, o fyne.CanvasObject) {
	m := t.now
	if row >= len(m.answer.Chips) {
		t.rows[o].set(false, t.foot()...)
		return
	}
	c := m.answer.Chips[row]
	name := m.name(c.Vertex)
	if c.Count > 1 {
		name += " ×" + strconv.Itoa(c.Count)
	}
	outcome := m.outcome(c.Vertex)
	letter := cell{bold: true}
	if outcome != solver.Unknown {
		letter.text, letter.colour = lang.Letter(outcome), outcomeColour(outcome)
	}
	last := m.state.Last
	decides := m.done && t.decides(c.Vertex) ||
		!m.done && last.Vertex == c.Vertex && (last.Kind == solver.StepChip || last.Kind == solver.StepTarget)
	t.rows[o].set(decides, cell{text: name}, cell{text: m.valueText(c.Vertex), bold: true},
		cell{text: m.extraOf(t.say, c.Vertex), bold: decides}, letter, cell{text: t.played(c.Vertex)})
}

// number is what decides between chips by the largest or the least; -1 under other rules.
func (t *chipTable) number(v int32) int32 {
	switch a := t.now.answer; {
	case a.Loopy:
		return -1
	case a.Rule.Compound == solver.ContinuedConjunctive:
		return a.SuspenseOf(v)
	case a.Rule.Compound == solver.Conjunctive:
		return a.RemotenessOf(v)
	}
	return -1
}

// decisive is that number of the chip that decides, -1 where there is none.
func (t *chipTable) decisive() int32 {
	best := int32(-1)
	for _, c := range t.now.answer.Chips {
		switch n := t.number(c.Vertex); {
		case n < 0:
			return -1
		case best < 0, t.now.answer.Rule.Compound == solver.ContinuedConjunctive && n > best, t.now.answer.Rule.Compound == solver.Conjunctive && n < best:
			best = n
		}
	}
	return best
}

func (t *chipTable) decides(v int32) bool {
	n := t.number(v)
	return n >= 0 && n == t.decisive()
}

// played is how the player to move plays a chip in order to win: in Every-SG those won alone long, in conjunctive play
// short, the others the other way round; in selective play the former move and the latter stay.
func (t *chipTable) played(v int32) string {
	a := t.now.answer
	if !t.now.done || a.Loopy || !a.Rule.Compound.Joint() || a.Outcome != solver.N || len(t.now.options(v)) == 0 {
		return ""
	}
	won := a.Vertex(v) == solver.N
	var m lang.Message
	switch c := a.Rule.Compound; {
	case c == solver.ContinuedConjunctive && won, c == solver.Conjunctive && !won:
		m = lang.PlayLong
	case c == solver.ContinuedConjunctive, c == solver.Conjunctive:
		m = lang.PlayShort
	case a.Rule.Play == solver.Misere && c == solver.Selective:
		return "" // what leaves one live chip is judged otherwise
	case won:
		m = lang.PlayMove
	default:
		m = lang.PlayStay
	}
	return m.In(t.say)
}

// foot is the row below the chips; nil: none.
func (t *chipTable) foot() []cell {
	a := t.now.answer
	colour := outcomeColour(a.Outcome)
	sum := func(name, sg, extra string) []cell {
		letter := cell{bold: true, colour: colour}
		if a.Outcome != solver.Unknown {
			letter.text = lang.Letter(a.Outcome)
		}
		return []cell{{text: name}, {text: sg, bold: true, colour: colour}, {text: extra, bold: true, colour: colour}, letter}
	}
	switch n := t.decisive(); {
	case a.Infinite != nil:
		return sum("⊕", render.LoopText(a.Infinite.K), numbered(a.Remoteness))
	case a.Loopy && a.Known:
		return sum("⊕", strconv.Itoa(a.Sum), numbered(a.Remoteness))
	case a.Loopy:
		return sum("", "", numbered(a.Remoteness))
	case n >= 0 && a.Rule.Compound == solver.ContinuedConjunctive:
		return sum(lang.Largest.In(t.say), "", strconv.Itoa(int(n)))
	case n >= 0:
		return sum(lang.Least.In(t.say), "", strconv.Itoa(int(n)))
	case a.Rule.Compound == solver.DiminishedDisjunctive:
		if x, ok := t.foreclosed(); ok {
			return sum("⊕", "", strconv.Itoa(x))
		}
	case a.Rule == solver.Rule{Play: solver.Misere} && a.SJ != nil:
		return sum("⊕", strconv.Itoa(a.SJ.Sum), "")
	}
	return nil
}

// foreclosed is the NimSum of the foreclosed values, where all chips have one.
func (t *chipTable) foreclosed() (sum int, ok bool) {
	for _, c := range t.now.answer.Chips {
		value, over, won, known := t.now.answer.Foreclosed(c.Vertex)
		if !known || over || won {
			return 0, false
		}
		if c.Count%2 != 0 {
			sum ^= value
		}
	}
	return sum, true
}
