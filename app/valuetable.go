package app

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
)

// valueTable is the table of the vertices: options, their values, the mex and the outcome, as far as the rule asks.
type valueTable struct {
	root    *fyne.Container
	say     lang.Language
	now     moment
	columns []valueColumn
	body    *rows
	rows    map[fyne.CanvasObject]*cells
}

// valueColumn is a column of the table.
type valueColumn struct {
	head  cell
	share float32 // of the width, in measure
	of    func(t *valueTable, v int32) cell
}

// mostRows is how many rows of a table are shown before it scrolls by itself.
const mostRows = 14

func newValueTable(say lang.Language) *valueTable {
	t := &valueTable{say: say, rows: map[fyne.CanvasObject]*cells{}}
	t.root = container.New(column{})
	return t
}

// columnsOf is the columns that a moment needs: where the steps of a rule tell of no values there are none for them.
func (t *valueTable) columnsOf(m moment) []valueColumn {
	head := func(m lang.Message) cell { return headings(t.say, m)[0] }
	list := []valueColumn{
		{head(lang.TableVertex), 22, func(t *valueTable, v int32) cell { return cell{text: t.now.name(v)} }},
		{head(lang.TableOptions), 24, (*valueTable).options},
	}
	list[1].head.short = lang.TableMoves.In(t.say)
	if m.tellsValues() {
		values, sg := head(lang.TableValues), head(lang.ColumnSG)
		values.spare = true
		if m.paired() {
			sg.spare = true // the pair has it too
		} else {
			list = append(list, valueColumn{values, 24, (*valueTable).values})
		}
		list = append(list, valueColumn{sg, 12, (*valueTable).grundy})
	}
	if extra := m.extraHead(t.say); extra != (cell{}) {
		list = append(list, valueColumn{extra, 25, func(t *valueTable, v int32) cell { return cell{text: t.now.extraOf(t.say, v)} }})
	}
	return append(list, valueColumn{cell{widest: "N"}, 8, (*valueTable).letter})
}

// build makes the columns.
func (t *valueTable) build() {
	var heads []cell
	var parts []float32
	for _, c := range t.columns {
		heads, parts = append(heads, c.head), append(parts, c.share)
	}
	n, widths := len(heads), headed(shares(parts...), heads)
	head := newCells(n, widths)
	head.set(false, heads...)
	t.body = newRows(scaled(rowHeight), mostRows, func() fyne.CanvasObject {
		c := newCells(n, widths)
		t.rows[c.box] = c
		return c.box
	}, t.bind)
	t.root.Objects = []fyne.CanvasObject{head.box, t.body.root}
}

func headings(say lang.Language, messages ...lang.Message) []cell {
	var row []cell
	for _, m := range messages {
		row = append(row, cell{text: m.In(say), colour: colourQuiet, bold: true})
	}
	return row
}

// show shows a moment; the vertex being valued is brought into view.
func (t *valueTable) show(m moment) {
	t.now = m
	columns := t.columnsOf(m)
	if !slices.EqualFunc(columns, t.columns, func(a, b valueColumn) bool { return a.head == b.head }) {
		t.columns = columns
		t.build()
	}
	t.body.set(len(m.order))
	if m.current() >= 0 {
		t.body.reveal(len(m.state.Order) - 1)
	}
}

func (t *valueTable) bind(row int, o fyne.CanvasObject) {
	v := t.now.order[row]
	var list []cell
	for _, c := range t.columns {
		list = append(list, c.of(t, v))
	}
	t.rows[o].set(v == t.now.current(), list...)
}

// values is the set of the option values; of a joint, the sum of those of its parts.
func (t *valueTable) values(v int32) cell {
	m := t.now
	if m.answer.Graph != nil && m.answer.Graph.IsSum(v) {
		return cell{text: m.sumText(v)}
	}
	set, ok := m.set(v)
	if !ok {
		return cell{}
	}
	options, _ := m.seen(v)
	infinite := slices.ContainsFunc(options, func(w int32) bool { _, is := m.infinite(w); return is })
	return cell{text: withInfinite(braces(set), infinite)}
}

// sumText is the values of a joint's parts that are told, with the sign of their sum between them.
func (m moment) sumText(v int32) string {
	const most = 12 // more never fit a cell
	parts, ok := m.seen(v)
	if !ok {
		return ""
	}
	var texts []string
	for _, w := range parts {
		text := m.valueText(w)
		if len(texts) == most {
			text = "…"
		}
		if len(texts) <= most && text != "" {
			texts = append(texts, text)
		}
	}
	return strings.Join(texts, " ⊕ ")
}

func (t *valueTable) grundy(v int32) cell {
	m := t.now
	if text := m.valueText(v); text != "" {
		return cell{text: text, bold: true}
	}
	if m.done && m.err == nil && len(m.answer.Cycle) > 0 {
		return cell{text: "?", colour: colourQuiet, bold: true}
	}
	return cell{}
}

func (t *valueTable) letter(v int32) cell {
	x := t.now.outcome(v)
	if x == solver.Unknown {
		return cell{}
	}
	return cell{text: lang.Letter(x), colour: outcomeColour(x), bold: true}
}

func (t *valueTable) options(v int32) cell {
	options := t.now.options(v)
	if len(options) == 0 && t.now.err == nil {
		return cell{text: lang.TableNone.In(t.say)}
	}
	return cell{text: names(t.now.solution, options, " ")}
}

// names joins the names of vertices; of very many, the first ones.
func names(s solution, vertices []int32, between string) string {
	const most = 40 // more never fit a cell
	var b strings.Builder
	for i, v := range vertices {
		if i == most {
			b.WriteString(between + "…")
			break
		}
		if i > 0 {
			b.WriteString(between)
		}
		b.WriteString(s.name(v))
	}
	return b.String()
}

// braces writes a set of numbers; of very many, the first ones.
func braces(set []int) string {
	const most = 40
	if len(set) == 0 {
		return "{ }"
	}
	var texts []string
	for _, x := range set[:min(len(set), most)] {
		texts = append(texts, strconv.Itoa(x))
	}
	if len(set) > most {
		texts = append(texts, "…")
	}
	return "{" + strings.Join(slices.Clip(texts), ", ") + "}"
}

// outcomeColour is the colour of a P or an N.
func outcomeColour(o solver.Outcome) fyne.ThemeColorName {
	switch o {
	case solver.P:
		return colourP
	case solver.N:
		return colourN
	case solver.D:
		return colourD
	}
	return theme.ColorNameForeground
}

// valueColour is the colour of the outcome that goes with a value.
func valueColour(value int) fyne.ThemeColorName {
	if value == 0 {
		return colourP
	}
	return colourN
}

// valueFill is the fill that goes with valueColour.
func valueFill(value int) fyne.ThemeColorName {
	if value == 0 {
		return colourPFill
	}
	return colourNFill
}
