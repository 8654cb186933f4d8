package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// otherMoves is the moves that do not win, behind a link until someone wants them: pointing at one marks its arrows on
// the board, pressing it tells the reply that punishes it.
type otherMoves struct {
	root *fyne.Container
	say  lang.Language
	do   panelActions
	now  moment
	open bool
	of   board.Board // the board whose moves the list has
	list []solver.Joint
	link *fyne.Container
	body *rows
	rows map[fyne.CanvasObject]*moveRow

	changed func() // the list has come or gone
}

// mostOthers is how many of them are listed.
const mostOthers = 200

func newOtherMoves(say lang.Language, do panelActions) *otherMoves {
	o := &otherMoves{say: say, do: do, rows: map[fyne.CanvasObject]*moveRow{}, link: container.NewHBox()}
	o.body = newRows(scaled(turnHeight), mostMoves, o.create, o.bind)
	o.root = container.New(column{4}, container.New(inset{left: -gap}, o.link), o.body.root)
	return o
}

func (o *otherMoves) create() fyne.CanvasObject {
	r := newMoveRow(fyne.NewSize(10, 3))
	c := container.New(inset{bottom: 2}, r.press)
	o.rows[c] = r
	return c
}

// show shows the moves of a solved moment in which somebody wins or can hold a draw; at other moments they are hidden.
func (o *otherMoves) show(m moment) {
	if o.open && !sameGame(o.of, m.board) {
		o.open = false
	}
	o.now = m
	a := m.answer
	some := m.known() && m.done && a.Outcome != solver.Unknown && len(a.OtherMoves(1)) > 0
	shown(o.root, some)
	if some {
		o.fold(o.open)
	}
}

// fold shows the list, or the link alone.
func (o *otherMoves) fold(open bool) {
	if o.open = open; open && !sameGame(o.of, o.now.board) {
		o.of, o.list = o.now.board, o.now.answer.OtherMoves(mostOthers)
	}
	name := lang.OtherShow
	if open {
		name = lang.OtherHide
	}
	o.link.Objects = []fyne.CanvasObject{newLink(name.In(o.say), func() {
		o.fold(!o.open)
		o.changed()
	})}
	shown(o.body.root, open)
	if open {
		o.body.set(len(o.list))
	}
	o.root.Refresh()
}

func (o *otherMoves) bind(row int, c fyne.CanvasObject) {
	r, move := o.rows[c], o.list[row]
	r.paint(theme.ColorNameForeground, colourLine)
	r.right.Color, r.right.TextStyle.Bold = theme.Color(colourFocus), false
	r.set(o.now.moveText(o.say, move), lang.OtherWhy.In(o.say), func() { o.do.why(move) }, func(in bool) {
		if in {
			o.do.point(render.Arrows(o.now.answer.Graph, move))
		} else {
			o.do.point(nil)
		}
	})
}
