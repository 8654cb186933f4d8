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

// valueTable is the table of the vertices: options, their values, the mex and the outcome.
type valueTable struct {
	root *fyne.Container
	say  lang.Language
	now  moment
	body *rows
	rows map[fyne.CanvasObject]*cells

	extra  lang.Message // the title of what the rule looks at besides the value
	paired bool
}

// mostRows is how many rows of a table are shown before it scrolls by itself.
const mostRows = 14

var (
	valueShares = shares(25, 27, 27, 12, 8)
	extraShares = shares(17, 20, 19, 12, 25, 7)
	pairShares  = shares(18, 20, 10, 44, 8)
)

func newValueTable(say lang.Language) *valueTable {
	t := &valueTable{say: say, rows: map[fyne.CanvasObject]*cells{}}
	t.root = container.New(column{})
	t.build()
	return t
}

// build makes the columns, as the rule needs them.
func (t *valueTable) build() {
	n, widths := 5, valueShares
	titles := []lang.Message{lang.TableVertex, lang.TableOptions, lang.TableValues, lang.ColumnSG}
	if t.extra != (lang.Message{}) {
		titles = append(titles, t.extra)
		n, widths = 6, extraShares
	}
	if t.paired {
		titles = []lang.Message{lang.TableVertex, lang.TableOptions, lang.ColumnSG, t.extra}
		n, widths = 5, pairShares
	}
	heads := headings(t.say, titles...)
	widths = headed(widths, heads)
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
	if extra, paired := m.extra(), m.paired(); extra != t.extra || paired != t.paired {
		t.extra, t.paired = extra, paired
		t.build()
	}
	t.body.set(len(m.order))
	if m.current() >= 0 {
		t.body.reveal(len(m.state.Order) - 1)
	}
}

func (t *valueTable) bind(row int, o fyne.CanvasObject) {
	m, v := t.now, t.now.order[row]
	values, sg, letter := "", cell{bold: true}, cell{bold: true}
	if set, ok := m.set(v); ok {
		infinite := slices.ContainsFunc(m.options(v), func(w int32) bool { _, is := m.infinite(w); return is })
		values = withInfinite(braces(set), infinite)
	}
	if text := m.valueText(v); text != "" {
		sg.text = text
	} else if m.done && m.err == nil && len(m.answer.Cycle) > 0 {
		sg = cell{text: "?", colour: colourQuiet, bold: true}
	}
	if x := m.outcome(v); x != solver.Unknown {
		letter.text, letter.colour = lang.Letter(x), outcomeColour(x)
	}
	list := []cell{{text: m.name(v)}, t.options(v), {text: values}, sg}
	if t.paired {
		list = []cell{{text: m.name(v)}, t.options(v), sg}
	}
	if t.extra != (lang.Message{}) {
		list = append(list, cell{text: m.extraOf(t.say, v)})
	}
	t.rows[o].set(v == m.current(), append(list, letter)...)
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
