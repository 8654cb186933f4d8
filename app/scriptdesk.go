package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/lang"
	"dev.mexboard/app/lessons"
)

// scriptDesk is where a lesson's text is written, left of the board or above it, with what is wrong below.
type scriptDesk struct {
	w        *Window
	root     fyne.CanvasObject
	area     *textArea
	ring     *canvas.Rectangle
	problems *fyne.Container
	scroll   *container.Scroll
}

// mostProblems is how many problems are listed.
const mostProblems = 50

func newScriptDesk(w *Window) *scriptDesk {
	p := &scriptDesk{w: w, area: newTextArea(newBuffer(""), w.win.Canvas()), problems: container.New(column{2})}
	if w.script != nil {
		p.area.buf = w.script.buf
	}
	a := p.area
	a.onChange, a.onCaret, a.modifiers = w.scriptTyped, w.scriptCaret, w.modifiers
	a.onLeave = func() { w.board.TakeFocus() }
	a.undo = func() { p.turn(a.buf.undo()) }
	a.redo = func() { p.turn(a.buf.redo()) }
	p.ring = canvas.NewRectangle(nil)
	p.ring.StrokeWidth, p.ring.StrokeColor, p.ring.Hidden = 2, theme.Color(colourFocus), true
	a.onFocus = func(on bool) { shown(p.ring, on) }
	way := func(m lang.Message, do func()) fyne.CanvasObject { return newLink(m.In(w.say), do) }
	ways := container.New(inset{10, 5, 10, 5}, container.New(newLinks(),
		way(lang.LearnCheck, w.checkScript), way(lang.MenuSave, func() { w.save(nil) }), way(lang.ScriptTry, w.tryScript)))
	p.scroll = container.NewVScroll(container.New(inset{6, 4, 6, 4}, p.problems))
	below := container.New(column{}, ruler(), p.scroll)
	back := canvas.NewRectangle(theme.Color(colourBoard))
	p.root = container.New(storeys{}, container.New(column{}, ways, ruler()), container.NewStack(back, a.scroll, p.ring), below)
	p.show()
	return p
}

func (p *scriptDesk) turn(changed bool) {
	if changed {
		p.area.show()
		p.area.changed()
	}
}

// show shows the manuscript in front and its problems.
func (p *scriptDesk) show() {
	d := p.w.script
	if d == nil {
		return
	}
	if p.area.buf != d.buf {
		p.area.buf = d.buf
		p.area.show()
	}
	p.area.bad = -1
	p.problems.RemoveAll()
	switch {
	case !d.checked:
		p.problems.Add(newQuiet(lang.ScriptChecking.In(p.w.say)))
	case len(d.problems) == 0:
		p.problems.Add(newText("✓ "+lang.ScriptSound.In(p.w.say, len(p.w.learn.lesson.Pages)), colourWinning, smallSize))
	default:
		p.area.bad = d.problems[0].Line - 1
		for _, x := range d.problems[:min(len(d.problems), mostProblems)] {
			p.problems.Add(p.row(x))
		}
	}
	p.scroll.SetMinSize(fyne.NewSize(0, min(scaled(130), p.problems.MinSize().Height+8)))
	p.area.Refresh()
	if r, ok := p.root.(*fyne.Container); ok {
		r.Refresh()
	}
}

// row is a problem; a press goes to its line.
func (p *scriptDesk) row(x lessons.Problem) fyne.CanvasObject {
	where := newBold(itoa(x.Line), colourBad, smallSize)
	where.Alignment = fyne.TextAlignTrailing
	text := newParagraph(capitalised(lang.Error(p.w.say, x.Err)))
	count := container.New(atLeast{fyne.NewSize(30, 0)}, container.NewVBox(where))
	return newPress(container.NewBorder(nil, nil, container.New(inset{right: 8}, count), nil, text.root), fyne.NewSize(6, 3), func() { p.goToProblem(x) })
}

func (p *scriptDesk) goToProblem(x lessons.Problem) {
	p.area.takeFocus()
	p.area.goTo(p.area.buf.within(spot{max(0, x.Line-1), 0}))
}

// desk is what stands where boards are shown: the board, and before it the text of a lesson that is being written.
func (w *Window) desk() fyne.CanvasObject {
	if w.script == nil {
		return w.board
	}
	w.writing.show()
	divide := canvas.NewRectangle(theme.Color(colourLine))
	return container.New(desks{}, w.writing.root, divide, w.board)
}

// desks puts the text left of the board, or where that is too narrow above it.
type desks struct{}

const (
	deskNarrow = 620
	deskShare  = 0.56
)

func (desks) Layout(o []fyne.CanvasObject, size fyne.Size) {
	if size.Width < deskNarrow {
		h := size.Height * deskShare
		o[0].Resize(fyne.NewSize(size.Width, h))
		o[1].Move(fyne.NewPos(0, h))
		o[1].Resize(fyne.NewSize(size.Width, 1))
		o[2].Move(fyne.NewPos(0, h+1))
		o[2].Resize(fyne.NewSize(size.Width, size.Height-h-1))
		return
	}
	x := size.Width * deskShare
	o[0].Resize(fyne.NewSize(x, size.Height))
	o[1].Move(fyne.NewPos(x, 0))
	o[1].Resize(fyne.NewSize(1, size.Height))
	o[2].Move(fyne.NewPos(x+1, 0))
	o[2].Resize(fyne.NewSize(size.Width-x-1, size.Height))
}

func (desks) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(boardLeast, 200) }

// tryScript reads the lesson from its start as a reader does, in a tab of its own.
func (w *Window) tryScript() {
	if d := w.script; d.checked && len(d.problems) == 0 {
		l := w.learn.lesson
		w.begun(w.doc.Board())
		w.learn = &learning{lesson: l, path: ""}
		w.called = titleOf(l)
		w.turnTab(learnTab)
		w.openPage()
	}
}
