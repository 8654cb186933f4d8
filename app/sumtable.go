package app

import (
	"math/bits"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
)

// sumTable is the sum of the chips in binary columns: a row for the chips of each vertex, below them the NimSum, and
// what each chip would have to become.
type sumTable struct {
	root  *fyne.Container
	say   lang.Language
	now   moment
	bits  int
	goals bool // some chip must become another
	head  *cells
	body  *rows
	rows  map[fyne.CanvasObject]*cells
}

func newSumTable(say lang.Language) *sumTable {
	t := &sumTable{say: say, rows: map[fyne.CanvasObject]*cells{}}
	t.root = container.New(column{})
	return t
}

// show shows a moment; the columns are made anew when their number changes.
func (t *sumTable) show(m moment) {
	t.now = m
	if n, goals := columns(m), m.answer.Sum != 0; n != t.bits || goals != t.goals || t.body == nil {
		t.bits, t.goals = n, goals
		t.build()
	}
	t.body.set(t.count())
}

// columns is how many binary digits the values need: one at least.
func columns(m moment) int {
	all := 1
	for _, c := range m.answer.Chips {
		value, _ := m.answer.Values.At(c.Vertex)
		all |= value
	}
	return bits.Len(uint(all))
}

func (t *sumTable) build() {
	row := headings(t.say, lang.SumChip, lang.ColumnSG)
	for bit := t.bits - 1; bit >= 0; bit-- {
		row = append(row, cell{text: t.place(bit), colour: colourQuiet, bold: true})
	}
	if t.goals {
		row = append(row, headings(t.say, lang.SumGoal)...)
	} else {
		row = append(row, cell{})
	}
	widths := headed(t.widths, row)
	t.head = newCells(t.bits+3, widths)
	t.head.set(false, row...)
	t.body = newRows(scaled(rowHeight), mostRows, func() fyne.CanvasObject {
		c := newCells(t.bits+3, widths)
		t.rows[c.box] = c
		return c.box
	}, t.bind)
	t.root.Objects = []fyne.CanvasObject{t.head.box, t.body.root}
	t.root.Refresh()
}

// place names a binary column: by its value, or as a power where the values get wide.
func (t *sumTable) place(bit int) string {
	if t.bits <= 4 {
		return strconv.Itoa(1 << bit)
	}
	digits := []rune("⁰¹²³⁴⁵⁶⁷⁸⁹")
	if bit < 10 {
		return "2" + string(digits[bit])
	}
	return "2¹" + string(digits[bit-10])
}

func (t *sumTable) widths(total float32) []float32 {
	one := float32(28)
	if t.bits > 4 {
		one = 22
	}
	chip, sg := total*0.2, float32(40)
	widths := []float32{chip, sg}
	for range t.bits {
		widths = append(widths, one)
	}
	return append(widths, max(0, total-chip-sg-one*float32(t.bits)))
}

// count is the rows known by now: the chips told so far, then the sum.
func (t *sumTable) count() int {
	if t.now.done {
		return len(t.now.answer.Chips) + 1
	}
	n := len(t.now.state.Rows)
	if len(t.now.state.Columns) > 0 || t.now.state.Sum >= 0 {
		n = len(t.now.answer.Chips) + 1
	}
	return n
}

func (t *sumTable) bind(row int, o fyne.CanvasObject) {
	m := t.now
	if row == len(m.answer.Chips) {
		t.rows[o].set(!m.done && m.state.Last.Kind == solver.StepNimSum, t.sumRow()...)
		return
	}
	c := m.answer.Chips[row]
	value, _ := m.answer.Values.At(c.Vertex)
	name := m.name(c.Vertex)
	if c.Count > 1 {
		name += " ×" + strconv.Itoa(c.Count)
	}
	list := []cell{{text: name}, {text: strconv.Itoa(value), mono: true}}
	for bit := t.bits - 1; bit >= 0; bit-- {
		list = append(list, cell{text: strconv.Itoa(value >> bit & 1), mono: true})
	}
	last := m.state.Last
	marked := !m.done && last.Vertex == c.Vertex && (last.Kind == solver.StepChip || last.Kind == solver.StepTarget)
	t.rows[o].set(marked, append(list, t.goal(c.Vertex, value))...)
}

// sumRow is the NimSum and its digits, as far as they are known.
func (t *sumTable) sumRow() []cell {
	m := t.now
	sum, known := m.answer.Sum, m.done || m.state.Sum >= 0
	list := []cell{{text: "⊕", bold: true}, {}}
	if known {
		list[1] = cell{text: strconv.Itoa(sum), colour: valueColour(sum), bold: true, mono: true}
	}
	for bit := t.bits - 1; bit >= 0; bit-- {
		x := cell{}
		if known || told(m.state.Columns, bit) {
			x = cell{text: strconv.Itoa(sum >> bit & 1), colour: valueColour(sum), bold: true, mono: true}
		}
		list = append(list, x)
	}
	return list
}

func told(columns []solver.Step, bit int) bool {
	for _, c := range columns {
		if c.Bit == bit {
			return true
		}
	}
	return false
}

// goal is what a chip would have to become, and the options that do.
func (t *sumTable) goal(v int32, value int) cell {
	m := t.now
	if !t.goals || !m.done && !targeted(m.state.Targets, v) {
		return cell{}
	}
	goal := value ^ m.answer.Sum
	var to []int32
	for _, w := range m.options(v) {
		if x, ok := m.answer.Values.At(w); ok && x == goal {
			to = append(to, w)
		}
	}
	if len(to) == 0 {
		return cell{text: strconv.Itoa(goal) + ": " + lang.SumNoOption.In(t.say)}
	}
	return cell{text: strconv.Itoa(goal) + ": " + names(m.solution, to, " "), colour: colourWinning, bold: true}
}

func targeted(targets []solver.Step, v int32) bool {
	for _, s := range targets {
		if s.Vertex == v {
			return true
		}
	}
	return false
}
