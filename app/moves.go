package app

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
)

// moveList is the winning moves as rows: pointing at one marks it on the board, pressing it plays it.
type moveList struct {
	root  *fyne.Container
	say   lang.Language
	now   moment
	body  *rows
	rows  map[fyne.CanvasObject]*moveRow
	play  func(solver.Move)
	hover func(*solver.Move)
}

type moveRow struct {
	press       *press
	ends        *ends
	left, right *canvas.Text
}

const (
	moveHeight = 40 // with the gap below
	mostMoves  = 6
)

func newMoveList(say lang.Language, play func(solver.Move), hover func(*solver.Move)) *moveList {
	l := &moveList{say: say, rows: map[fyne.CanvasObject]*moveRow{}, play: play, hover: hover}
	l.body = newRows(scaled(moveHeight), mostMoves, l.create, l.bind)
	l.root = container.New(column{}, l.body.root)
	return l
}

func (l *moveList) create() fyne.CanvasObject {
	r := &moveRow{left: newBold("", colourWinning, textSize), right: newBold("", colourWinning, textSize)}
	r.right.Alignment = fyne.TextAlignTrailing
	r.ends = &ends{}
	r.press = newPress(container.New(r.ends, r.left, r.right), fyne.NewSize(12, 7), nil)
	r.press.outline, r.press.fill = colourWinning, colourBoard
	o := container.New(inset{bottom: gap}, r.press)
	l.rows[o] = r
	return o
}

// show shows the winning moves of a solved moment; at other moments the list is hidden.
func (l *moveList) show(m moment) {
	l.now = m
	if !m.done || m.err != nil || len(m.answer.Winning) == 0 {
		l.root.Hide()
		return
	}
	l.body.set(len(m.answer.Winning))
	l.root.Show()
}

func (l *moveList) bind(row int, o fyne.CanvasObject) {
	m, r := l.now, l.rows[o]
	move := m.answer.Winning[row]
	before, _ := m.answer.Values.At(move.From)
	after, _ := m.answer.Values.At(move.Option)
	r.ends.full = m.name(move.From) + " → " + l.landing(move.Option)
	r.left.Text = r.ends.full
	r.ends.right = lang.MoveBecomes.In(l.say, before, after) + " · " + lang.PlayIt.In(l.say)
	r.right.Text = r.ends.right
	r.press.onTap = func() { l.play(move) }
	r.press.onHover = func(in bool) {
		if in {
			l.hover(&move)
		} else {
			l.hover(nil)
		}
	}
	r.press.Refresh()
	r.press.content.Refresh()
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
	return names(m.solution, slices.Clip(targets), " + ")
}

// ends puts one text at the left and one at the right, in full here; where both do not fit each is cut, the left one last.
type ends struct{ full, right string }

func (e *ends) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	left, right := objects[0].(*canvas.Text), objects[1].(*canvas.Text)
	least := min(fyne.MeasureText(e.full, left.TextSize, left.TextStyle).Width, size.Width/2)
	right.Text = fit(e.right, max(1, size.Width-least-2*gap), right.TextSize, right.TextStyle)
	w := right.MinSize().Width
	room := max(1, size.Width-w-2*gap)
	left.Text = fit(e.full, room, left.TextSize, left.TextStyle)
	put := func(o fyne.CanvasObject, x, width float32) {
		h := o.MinSize().Height
		o.Move(fyne.NewPos(x, (size.Height-h)/2))
		o.Resize(fyne.NewSize(width, h))
	}
	put(left, 0, room)
	put(right, size.Width-w, w)
}

func (*ends) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, max(objects[0].MinSize().Height, objects[1].MinSize().Height))
}
