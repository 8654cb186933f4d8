package app

import (
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// textArea is the text with its line numbers. Only the lines in view exist, so that it is as quick with very long texts.
// It lies on a sheet that scrolls.
type textArea struct {
	widget.BaseWidget

	buf    *buffer
	grid   *cellGrid
	scroll *container.Scroll
	marked []int // the lines of what is selected on the board, ascending
	bad    int   // the line of the error, -1: none

	onChange  func()
	onCaret   func() // the caret was put elsewhere
	onLeave   func() // Escape
	onFocus   func(bool)
	undo      func()
	redo      func()
	modifiers func() fyne.KeyModifier
	canvas    fyne.Canvas // that it is on

	widest  int // cells of the longest line that was seen
	focused bool
	drawn   map[int]*drawnLine
	click   struct {
		at    time.Time
		spot  spot
		count int
	}
}

// drawnLine is the texts of a line that is in view.
type drawnLine struct {
	text     string
	from     int // the first cell drawn
	quiet    bool
	contents *fyne.Container
}

func newTextArea(b *buffer, c fyne.Canvas) *textArea {
	a := &textArea{buf: b, canvas: c, grid: newCellGrid(), bad: -1, drawn: map[int]*drawnLine{}}
	a.ExtendBaseWidget(a)
	a.scroll = container.NewScroll(a)
	a.scroll.OnScrolled = func(fyne.Position) { a.Refresh() }
	a.measure()
	return a
}

// measure finds the longest line anew.
func (a *textArea) measure() {
	a.widest = 0
	for _, line := range a.buf.lines {
		a.widest = max(a.widest, a.cellsOf(line))
	}
}

// cellsOf is about how many cells a line takes: exactly, where that is quick.
func (a *textArea) cellsOf(line string) int {
	if len(line) > 4000 {
		return len(line) * tabCells / 3
	}
	return a.grid.upTo(line, len(line))
}

// changed goes on after the text has changed.
func (a *textArea) changed() {
	a.widest = max(a.widest, a.cellsOf(a.buf.lines[a.buf.caret.line]))
	a.scroll.Refresh()
	a.reveal(a.buf.caret)
	a.Refresh()
	if a.onChange != nil {
		a.onChange()
	}
}

// placed goes on after the caret has been put elsewhere.
func (a *textArea) placed() {
	a.reveal(a.buf.caret)
	a.Refresh()
	if a.onCaret != nil {
		a.onCaret()
	}
}

// show shows the text of the buffer, which is another one.
func (a *textArea) show() {
	a.measure()
	a.Refresh()
	a.scroll.Refresh()
}

// gutter is how wide the line numbers are.
func (a *textArea) gutter() float32 {
	digits := max(2, len(strconv.Itoa(len(a.buf.lines))))
	return float32(digits)*a.grid.width + 20
}

// left is where lines begin.
func (a *textArea) left() float32 { return a.gutter() + 6 }

func (a *textArea) sheet() fyne.Size {
	return fyne.NewSize(a.left()+float32(a.widest+3)*a.grid.width, (float32(len(a.buf.lines))+0.5)*a.grid.height)
}

// reveal scrolls so that a spot is in view.
func (a *textArea) reveal(p spot) {
	view := a.scroll.Size()
	if view.Height < 1 {
		return
	}
	h, x := a.grid.height, float32(a.grid.upTo(a.buf.lines[p.line], p.col))*a.grid.width
	at := a.scroll.Offset
	at.Y = min(at.Y, float32(p.line)*h)
	at.Y = max(at.Y, float32(p.line+1)*h-view.Height+6)
	at.X = min(at.X, max(0, x-4*a.grid.width))
	at.X = max(at.X, a.left()+x+4*a.grid.width-view.Width)
	a.scrollTo(at)
}

func (a *textArea) scrollTo(at fyne.Position) {
	if at == a.scroll.Offset {
		return
	}
	m := a.sheet()
	a.Resize(fyne.NewSize(max(m.Width, a.scroll.Size().Width), max(m.Height, a.scroll.Size().Height)))
	a.scroll.Offset = fyne.NewPos(max(0, at.X), max(0, at.Y))
	a.scroll.Refresh()
	a.Refresh()
}

// goTo puts the caret at a spot, in the middle of the view.
func (a *textArea) goTo(p spot) {
	a.buf.moveTo(p, false)
	a.centre(p.line)
	a.placed()
}

// centre scrolls a line to the middle unless it is in view.
func (a *textArea) centre(line int) {
	y, view := float32(line)*a.grid.height, a.scroll.Size().Height
	if y < a.scroll.Offset.Y || y+a.grid.height > a.scroll.Offset.Y+view {
		a.scrollTo(fyne.NewPos(a.scroll.Offset.X, y-view/3))
	}
}

// spotAt is the spot at a place of the sheet.
func (a *textArea) spotAt(p fyne.Position) spot {
	line := max(0, min(int(p.Y/a.grid.height), len(a.buf.lines)-1))
	return spot{line, a.grid.column(a.buf.lines[line], max(0, p.X-a.left())/a.grid.width)}
}

// pageLines is how many lines a page has.
func (a *textArea) pageLines() int { return max(1, int(a.scroll.Size().Height/a.grid.height)-1) }

func (a *textArea) FocusGained() { a.focus(true) }
func (a *textArea) FocusLost()   { a.focus(false) }

func (a *textArea) focus(on bool) {
	a.focused = on
	a.Refresh()
	if a.onFocus != nil {
		a.onFocus(on)
	}
}

func (a *textArea) takeFocus() {
	if a.canvas.Focused() != fyne.Focusable(a) {
		a.canvas.Focus(a)
	}
}

// Cursor is that of text.
func (a *textArea) Cursor() desktop.Cursor { return desktop.TextCursor }

// MouseDown puts the caret; a second time there it selects the word, a third time the line.
func (a *textArea) MouseDown(e *desktop.MouseEvent) {
	a.takeFocus()
	if e.Button != desktop.MouseButtonPrimary {
		return
	}
	p, now := a.spotAt(e.Position), time.Now()
	if c := &a.click; now.Sub(c.at) < 400*time.Millisecond && c.spot == p {
		c.count++
	} else {
		c.count = 1
	}
	a.click.at, a.click.spot = now, p
	switch b := a.buf; {
	case e.Modifier&shift != 0:
		b.moveTo(p, true)
	case a.click.count == 2:
		b.selectWord(p)
	case a.click.count > 2:
		b.anchor = spot{p.line, 0}
		b.moveTo(b.lineStart(p.line+1, b.lineEnd(p.line)), true)
	default:
		b.moveTo(p, false)
	}
	a.placed()
}

func (a *textArea) MouseUp(*desktop.MouseEvent) {}
func (a *textArea) DragEnd()                    {}

// Dragged extends the selection.
func (a *textArea) Dragged(e *fyne.DragEvent) {
	a.buf.moveTo(a.spotAt(e.Position), true)
	a.placed()
}

func (a *textArea) CreateRenderer() fyne.WidgetRenderer {
	r := &areaRenderer{a: a}
	r.Refresh()
	return r
}

type areaRenderer struct {
	a       *textArea
	objects []fyne.CanvasObject
}

func (r *areaRenderer) Destroy()                     {}
func (r *areaRenderer) Layout(fyne.Size)             { r.draw() }
func (r *areaRenderer) MinSize() fyne.Size           { return r.a.sheet() }
func (r *areaRenderer) Objects() []fyne.CanvasObject { return r.objects }

func (r *areaRenderer) Refresh() {
	r.draw()
	canvas.Refresh(r.a)
}

// draw makes what is in view: coats, texts, the caret, and the line numbers before all that is scrolled under them.
func (r *areaRenderer) draw() {
	a := r.a
	at, view := a.scroll.Offset, a.scroll.Size()
	first := max(0, int(at.Y/a.grid.height))
	last := min(len(a.buf.lines), int((at.Y+view.Height)/a.grid.height)+1)
	var coats, texts, numbers []fyne.CanvasObject
	for line := first; line < last; line++ {
		coats = append(coats, a.coats(line, at.X, view.Width)...)
		texts = append(texts, a.textOf(line, at.X, view.Width))
		numbers = append(numbers, a.number(line, at.X)...)
	}
	for line := range a.drawn {
		if line < first || line >= last {
			delete(a.drawn, line)
		}
	}
	if a.focused {
		p := a.buf.caret
		x := a.left() + float32(a.grid.upTo(a.buf.lines[p.line], p.col))*a.grid.width
		texts = append(texts, rectangle(colourFocus, x-1, float32(p.line)*a.grid.height, 2, a.grid.height))
	}
	gutter := rectangle(colourPanel, at.X, at.Y, a.gutter(), view.Height)
	r.objects = slices.Concat(coats, texts, []fyne.CanvasObject{gutter}, numbers)
}

// coats is what lies behind a line: of the error, of what is selected on the board, of what is selected in the text.
func (a *textArea) coats(line int, x, width float32) []fyne.CanvasObject {
	var list []fyne.CanvasObject
	y, h := float32(line)*a.grid.height, a.grid.height
	if line == a.bad {
		coat := rectangle(colourBad, x, y, width, h)
		coat.FillColor = faded(toNRGBA(coat.FillColor), 0x30)
		list = append(list, coat)
	} else if a.isMarked(line) {
		list = append(list, rectangle(colourMarked, x, y, width, h))
	}
	from, to := a.buf.selected()
	if from == to || line < from.line || line > to.line {
		return list
	}
	text := a.buf.lines[line]
	start, end := 0, a.grid.upTo(text, len(text))+1
	if line == from.line {
		start = a.grid.upTo(text, from.col)
	}
	if line == to.line {
		end = a.grid.upTo(text, to.col)
	}
	coat := rectangle(colourFocus, a.left()+float32(start)*a.grid.width, y, float32(end-start)*a.grid.width, h)
	coat.FillColor = faded(toNRGBA(coat.FillColor), 0x50)
	return append(list, coat)
}

func (a *textArea) isMarked(line int) bool {
	_, ok := slices.BinarySearch(a.marked, line)
	return ok
}

// textOf is the texts of a line, kept while they are in view.
func (a *textArea) textOf(line int, x, width float32) fyne.CanvasObject {
	const more = 40 // cells drawn beyond the view, so that not each step of scrolling draws anew
	text := a.buf.lines[line]
	from := max(0, int(x/a.grid.width)/more-1) * more
	quiet := isComment(text)
	d := a.drawn[line]
	if d == nil || d.text != text || d.from != from || d.quiet != quiet {
		colour := theme.ColorNameForeground
		if quiet {
			colour = colourQuiet
		}
		to := from + int(width/a.grid.width) + 4*more
		d = &drawnLine{text, from, quiet, container.NewWithoutLayout(a.grid.pieces(text, from, to, colour)...)}
		a.drawn[line] = d
	}
	d.contents.Move(fyne.NewPos(a.left(), float32(line)*a.grid.height))
	d.contents.Resize(fyne.NewSize(1, a.grid.height))
	return d.contents
}

// isComment tells whether a line is nothing but a comment.
func isComment(line string) bool {
	for i, r := range line {
		switch {
		case r == ' ' || r == '\t':
		case r == '#':
			return true
		default:
			return r == '/' && len(line) > i+1 && (line[i+1] == '/' || line[i+1] == '*')
		}
	}
	return false
}

// number is the number of a line: with a bar beside what is selected on the board, with a mark at the error.
func (a *textArea) number(line int, x float32) []fyne.CanvasObject {
	y, h := float32(line)*a.grid.height, a.grid.height
	n := newText(strconv.Itoa(line+1), colourQuiet, tinySize)
	n.TextStyle = mono
	if a.focused && line == a.buf.caret.line {
		n.Color = theme.Color(theme.ColorNameForeground)
	}
	n.Alignment = fyne.TextAlignTrailing
	n.Move(fyne.NewPos(x+12, y+(h-n.MinSize().Height)/2))
	n.Resize(fyne.NewSize(a.gutter()-18, n.MinSize().Height))
	list := []fyne.CanvasObject{n}
	switch {
	case line == a.bad:
		n.Color, n.TextStyle.Bold = theme.Color(colourBad), true
		mark := newBold("!", colourBoard, tinySize)
		mark.Alignment = fyne.TextAlignCenter
		disc := canvas.NewCircle(theme.Color(colourBad))
		disc.Move(fyne.NewPos(x+2, y+(h-12)/2))
		disc.Resize(fyne.NewSquareSize(12))
		mark.Move(fyne.NewPos(x+2, y+(h-mark.MinSize().Height)/2))
		mark.Resize(fyne.NewSize(12, mark.MinSize().Height))
		list = append(list, disc, mark)
	case a.isMarked(line):
		list = append(list, rectangle(colourFocus, x, y, 3, h))
	}
	return list
}
