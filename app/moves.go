package app

import (
	"math"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver"
)

// moveList is the winning moves (in a draw, those that keep it) as rows: pointing at one marks all its arrows on the
// board, pressing it plays it.
type moveList struct {
	root  *fyne.Container
	say   lang.Language
	now   moment
	list  []listed
	count *paragraph
	body  *rows
	rows  map[fyne.CanvasObject]*moveRow
	play  func([]solver.Move)
	hover func([]solver.Move)
}

// listed is a move of the list.
type listed struct {
	name   string
	arrows []solver.Move // one for each chip it moves
	note   string
}

const (
	moveHeight = 40 // with the gap below
	mostMoves  = 6
)

func newMoveList(say lang.Language, play, hover func([]solver.Move)) *moveList {
	l := &moveList{say: say, rows: map[fyne.CanvasObject]*moveRow{}, play: play, hover: hover, count: newParagraph("")}
	l.body = newRows(scaled(moveHeight), mostMoves, l.create, l.bind)
	l.root = container.New(column{4}, l.count.root, l.body.root)
	return l
}

func (l *moveList) create() fyne.CanvasObject {
	r := newMoveRow(fyne.NewSize(12, 7))
	o := container.New(inset{bottom: gap}, r.press)
	l.rows[o] = r
	return o
}

// show shows the moves of a solved moment; at other moments the list is hidden.
func (l *moveList) show(m moment) {
	l.now, l.list = m, nil
	if m.done && m.known() {
		l.list = l.moves()
	}
	count := ""
	if m.done && m.known() {
		count = l.counted()
	}
	l.count.set(count)
	shown(l.count.root, count != "")
	shown(l.body.root, len(l.list) > 0)
	l.body.set(len(l.list))
	shown(l.root, count != "" || len(l.list) > 0)
}

// counted tells how many moves there are where the rows do not.
func (l *moveList) counted() string {
	a := l.now.answer
	n := a.JointCount
	switch {
	case n == math.MaxInt:
		return lang.MovesTooMany.In(l.say, lang.MovesBeyond.In(l.say))
	case a.Outcome == solver.D && len(l.list) > 0:
		return lang.DrawingTitle.In(l.say)
	case n > 0 && len(l.list) == 0:
		return lang.MovesTooMany.In(l.say, n)
	case len(l.list) > mostMoves:
		return lang.MovesCount.In(l.say, len(l.list))
	}
	return ""
}

// moves lists the moves.
func (l *moveList) moves() []listed {
	a := l.now.answer
	single, joint := a.Winning, a.Joint
	if a.Outcome == solver.D {
		single, joint = a.Drawing, a.JointDrawing
	}
	var list []listed
	for i, m := range single {
		list = append(list, listed{l.now.name(m.From) + " → " + l.landing(m.Option), []solver.Move{m}, l.note(i, m)})
	}
	for i, j := range joint {
		list = append(list, listed{l.now.moveText(l.say, j), render.Arrows(a.Graph, j), l.nearer(i)})
	}
	return list
}

// note says what a move does to the value where that decides, or that it brings the end nearer.
func (l *moveList) note(i int, m solver.Move) string {
	a := l.now.answer
	before, known := a.Values.At(m.From)
	after, settled := a.Values.At(m.Option)
	if a.Known && known && settled && !a.Loopy {
		return lang.MoveBecomes.In(l.say, before, after) + " · "
	}
	return l.nearer(i)
}

func (l *moveList) nearer(i int) string {
	if a := l.now.answer; i < len(a.Nearer) && a.Nearer[i] {
		return lang.MoveNearer.In(l.say) + " · "
	}
	return ""
}

func (l *moveList) bind(row int, o fyne.CanvasObject) {
	r, move := l.rows[o], l.list[row]
	colour := colourWinning
	if l.now.answer.Outcome == solver.D {
		colour = colourD
	}
	r.paint(colour, colour)
	r.set(move.name, move.note+lang.PlayIt.In(l.say), func() { l.play(move.arrows) }, func(in bool) {
		if in {
			l.hover(move.arrows)
		} else {
			l.hover(nil)
		}
	})
}

// landing names where the chip of a move comes down: several vertices through a split, or none.
func (l *moveList) landing(option int32) string {
	m := l.now
	if !m.board.Vertices[option].Split {
		return m.name(option)
	}
	targets := m.options(option)
	if len(targets) == 0 {
		return lang.MoveOff.In(l.say)
	}
	return names(m.solution, targets[:len(targets):len(targets)], " + ")
}

// moveRow is a row with a move: a text at the left, a note at the right.
type moveRow struct {
	press       *press
	ends        *ends
	left, right *canvas.Text
}

func newMoveRow(pad fyne.Size) *moveRow {
	r := &moveRow{left: newBold("", colourWinning, textSize), right: newBold("", colourWinning, textSize), ends: &ends{}}
	r.right.Alignment = fyne.TextAlignTrailing
	r.press = newPress(container.New(r.ends, r.left, r.right), pad, nil)
	r.press.fill = colourBoard
	return r
}

// set shows a move.
func (r *moveRow) set(left, right string, tap func(), hover func(in bool)) {
	r.ends.full, r.ends.right = left, right
	parts := strings.Split(right, " · ")
	r.ends.brief = parts[len(parts)-1]
	r.left.Text, r.right.Text = left, right
	r.press.onTap, r.press.onHover = tap, hover
	r.press.Refresh()
	r.press.content.Refresh()
}

// paint gives the row its colours.
func (r *moveRow) paint(text, outline fyne.ThemeColorName) {
	r.left.Color, r.right.Color = theme.Color(text), theme.Color(text)
	r.press.outline = outline
}

// ends puts one text at the left and one at the right, in full here; where both do not fit the right one is cut, or
// left out, before the left one is.
type ends struct {
	full, right string
	brief       string // in place of a right one that does not fit, if not empty
}

func (e *ends) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	const least = 30 // less of a text is of no use
	left, right := objects[0].(*canvas.Text), objects[1].(*canvas.Text)
	room := size.Width - fyne.MeasureText(e.full, left.TextSize, left.TextStyle).Width - 2*gap
	right.Text = ""
	if room >= least {
		right.Text = fit(e.right, room, right.TextSize, right.TextStyle)
		if e.brief != "" && right.Text != e.right {
			right.Text = whole(e.brief, room, right)
		}
	}
	w := right.MinSize().Width
	room = max(1, size.Width-w-2*gap)
	if w == 0 {
		room = size.Width
	}
	left.Text = fit(e.full, room, left.TextSize, left.TextStyle)
	put := func(o fyne.CanvasObject, x, width float32) {
		h := o.MinSize().Height
		o.Move(fyne.NewPos(x, (size.Height-h)/2))
		o.Resize(fyne.NewSize(width, h))
	}
	put(left, 0, room)
	put(right, size.Width-w, w)
}

// whole is a text where it fits uncut, else nothing.
func whole(text string, room float32, as *canvas.Text) string {
	if fyne.MeasureText(text, as.TextSize, as.TextStyle).Width > room {
		return ""
	}
	return text
}

func (*ends) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, max(objects[0].MinSize().Height, objects[1].MinSize().Height))
}

// numbered is a whole number from 0, "–" below.
func numbered(n int32) string {
	if n < 0 {
		return "–"
	}
	return strconv.Itoa(int(n))
}
