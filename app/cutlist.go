package app

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"dev.mexboard/app/lang"
)

// cutList is the winning edges as rows: pointing at one shows what falls, pressing it plays the cut.
type cutList struct {
	root  *fyne.Container
	say   lang.Language
	do    panelActions
	now   moment
	count *paragraph
	body  *rows
	rows  map[fyne.CanvasObject]*moveRow
}

func newCutList(say lang.Language, do panelActions) *cutList {
	l := &cutList{say: say, do: do, rows: map[fyne.CanvasObject]*moveRow{}, count: newParagraph("")}
	l.body = newRows(scaled(moveHeight), mostMoves, l.create, l.bind)
	l.root = container.New(column{4}, l.count.root, l.body.root)
	return l
}

func (l *cutList) create() fyne.CanvasObject {
	r := newMoveRow(fyne.NewSize(12, 7))
	r.paint(colourWinning, colourWinning)
	o := container.New(inset{bottom: gap}, r.press)
	l.rows[o] = r
	return o
}

// show shows the winning edges of a solved board.
func (l *cutList) show(m moment) {
	l.now = m
	n := 0
	if m.done {
		n = len(m.bush.answer.Winning)
	}
	shown(l.count.root, n > mostMoves)
	l.count.set(lang.CutCount.In(l.say, n))
	l.body.set(n)
	shown(l.root, n > 0)
}

func (l *cutList) bind(row int, o fyne.CanvasObject) {
	e := l.now.bush.answer.Winning[row]
	l.rows[o].set(l.now.edgeName(e), lang.CutIt.In(l.say), func() { l.do.cut(e) }, func(in bool) {
		if in {
			l.do.pointCut(int(e))
		} else {
			l.do.pointCut(-1)
		}
	})
}

// pieceTable is the branches at the ground with their values, and the NimSum below.
type pieceTable struct {
	root *fyne.Container
	say  lang.Language
	do   panelActions
	now  moment
	head *cells
	body *rows
	rows map[fyne.CanvasObject]*pieceRow
}

// pieceRow is a row that one can point at.
type pieceRow struct {
	cells *cells
	press *press
}

func newPieceTable(say lang.Language, do panelActions) *pieceTable {
	t := &pieceTable{say: say, do: do, rows: map[fyne.CanvasObject]*pieceRow{}}
	row := headings(say, lang.BranchEdges, lang.BranchCount, lang.ColumnSG)
	widths := headed(shares(64, 18, 18), row)
	t.head = newCells(3, widths)
	t.head.set(false, row...)
	t.body = newRows(scaled(rowHeight), mostRows, func() fyne.CanvasObject {
		c := newCells(3, widths)
		p := newPress(c.box, fyne.Size{}, nil)
		p.radius = 0
		t.rows[p] = &pieceRow{c, p}
		return p
	}, t.bind)
	t.root = container.New(column{}, t.head.box, t.body.root)
	return t
}

func (t *pieceTable) show(m moment) {
	t.now = m
	n := 0
	if m.done && len(m.bush.pieces) > 0 {
		n = len(m.bush.pieces) + 1
	}
	t.body.set(n)
}

func (t *pieceTable) bind(row int, o fyne.CanvasObject) {
	r, x := t.rows[o], t.now.bush
	if row >= len(x.pieces) {
		r.cells.set(false, cell{text: "⊕", bold: true}, cell{}, cell{
			text: strconv.Itoa(x.answer.Value), bold: true, colour: valueColour(x.answer.Value),
		})
		r.press.onHover = nil
		r.press.setOff(true)
		return
	}
	r.press.setOff(false)
	p := x.pieces[row]
	names := ""
	for i, e := range p.Edges {
		if i == 12 { // more never fit
			names += "…"
			break
		}
		names += t.now.edgeName(e) + " "
	}
	r.cells.set(false, cell{text: names}, cell{text: strconv.Itoa(len(p.Edges))}, cell{text: strconv.Itoa(p.Value), bold: true})
	r.press.onHover = func(in bool) {
		if in {
			t.do.pointEdges(p.Edges)
		} else {
			t.do.pointEdges(nil)
		}
	}
}
