package app

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/editor"
	"dev.mexboard/app/lessons"
)

// presentation is the window as an audience sees it: full screen, large text, the board and what is said of it.
type presentation struct {
	on       bool
	sentence *sentence       // what the step means
	below    *fyne.Container // its place
	beside   *fyne.Container // the place of a lesson's page
	stand    *fyne.Container

	full bool        // the window was full screen before
	size fyne.Size   // of the window before
	tool editor.Tool // that was in hand before
	high float32     // how high the screen is, once it is known
}

// presentZoom is how large boards are at most in a presentation.
const presentZoom = 2

// presentPercent is how large text is in a presentation on a screen of presentHigh, in percent of what was chosen; on
// higher ones it grows with them.
const (
	presentPercent = 160
	presentHigh    = 800
)

// percent is how large text is now, of so many percent.
func (p *presentation) percent(chosen int) int {
	if !p.on {
		return chosen
	}
	return int(float32(chosen*presentPercent/100) * min(2, max(1, p.high/presentHigh)))
}

// turnPresentation begins a presentation, or ends it.
func (w *Window) turnPresentation() {
	p := &w.presenting
	p.on = !p.on
	if p.on {
		p.full, p.tool, p.size = w.win.FullScreen(), w.board.Tool(), w.win.Canvas().Size()
		if w.learn == nil && w.match == nil {
			w.board.SetTool(toolByKey("S"))
		}
		w.win.SetFullScreen(true)
	} else {
		w.win.SetFullScreen(p.full)
		w.board.SetTool(p.tool)
		if w.learn != nil {
			w.board.SetTool(toolOf(w.learn.ask()))
		}
	}
	w.win.Canvas().Unfocus()
	w.dress()
	if !p.on && !p.full {
		w.win.Resize(p.size) // the menu is there again
		w.later(settleTime, w.resizeBack)
	}
	w.board.Fit()
	if p.on {
		w.later(settleTime, w.fillScreen)
	}
	w.focusPresented()
}

// focusPresented gives the keyboard to what is asked, else to the steps or, out of a presentation, to the board.
func (w *Window) focusPresented() {
	switch {
	case w.learn != nil:
		w.learner.focus()
	case !w.presenting.on:
		w.board.TakeFocus()
	}
}

// fillScreen makes the text as large as the screen wants it, once the window has it.
func (w *Window) fillScreen() {
	p := &w.presenting
	if high := w.win.Canvas().Size().Height; p.on && p.high != high {
		p.high = high
		w.dress()
		w.board.Fit()
		w.focusPresented()
	}
}

// settleTime is after what time a window manager has taken a window out of full screen.
const settleTime = 300 * time.Millisecond

// resizeBack gives the window the size from before a presentation again: some window managers keep that of the screen.
func (w *Window) resizeBack() {
	if p := &w.presenting; !p.on && !w.win.FullScreen() && w.win.Canvas().Size() != p.size {
		w.win.Resize(p.size)
	}
}

// newStand makes what is seen in a presentation.
func (w *Window) newStand() fyne.CanvasObject {
	p := &w.presenting
	p.sentence = newSentence()
	p.below = container.New(inset{24, 12, 24, 20}, p.sentence.root)
	p.beside = container.NewStack()
	ground := canvas.NewRectangle(theme.Color(colourBoard))
	p.stand = container.New(podium{}, ground, w.front, p.below, p.beside)
	return p.stand
}

// show shows a moment to the audience.
func (p *presentation) show(w *Window, m moment) {
	if !p.on {
		return
	}
	taught := w.learn != nil || w.match != nil
	shown(p.beside, taught)
	shown(p.below, !taught)
	p.sentence.show(tell(w.say, m))
	p.beside.Objects = nil
	if taught {
		panel := canvas.NewRectangle(theme.Color(colourPanel))
		p.beside.Objects = []fyne.CanvasObject{panel, container.New(inset{8, 16, 8, 8}, w.learner.root)}
	}
	p.stand.Refresh()
}

// presentKey takes a key in a presentation before the board does: it goes through the steps or the pages, or ends it.
func (w *Window) presentKey(name fyne.KeyName) bool {
	if !w.presenting.on || w.win.Canvas().Overlays().Top() != nil {
		return false
	}
	by := map[fyne.KeyName]int{
		fyne.KeyRight: 1, fyne.KeyDown: 1, fyne.KeyPageDown: 1, fyne.KeySpace: 1,
		fyne.KeyLeft: -1, fyne.KeyUp: -1, fyne.KeyPageUp: -1, fyne.KeyBackspace: -1,
	}[name]
	whole := name == fyne.KeyPageDown || name == fyne.KeyPageUp
	switch {
	case name == fyne.KeyEscape:
		w.turnPresentation()
	case by != 0 && !whole && w.handsBoard(), w.exercising() && by != 0:
		return false
	case by != 0 && w.reading():
		w.presentPage(by, whole)
	case by != 0 && w.match != nil:
		w.jumpMatch(w.match.match.At + by)
	case by != 0:
		w.panel.player.turn(w.step + by)
	case name == fyne.KeyHome && w.match != nil:
		w.jumpMatch(0)
	case name == fyne.KeyEnd && w.match != nil:
		w.jumpMatch(len(w.match.match.Plies))
	case name == fyne.KeyHome && w.learn == nil:
		w.panel.player.turn(0)
	case name == fyne.KeyEnd && w.learn == nil:
		w.panel.player.turn(w.solved.steps())
	default:
		return false
	}
	return true
}

// handsBoard tells whether the board waits for something to be done on it, which takes the arrows: then the page keys
// step.
func (w *Window) handsBoard() bool {
	return w.match.awaits() || w.learn.asks(lessons.AskTerminals, lessons.AskMove, lessons.AskMoves, lessons.AskCut, lessons.AskValues)
}

// exercising tells whether an exercise is in front that waits: its steps would tell the answer.
func (w *Window) exercising() bool { return w.learn.waits() && w.learn.exercise != nil }

// presentPage goes on in a lesson: through the steps of a page that has them, then to the next page. Whoever presents
// may go past a question.
func (w *Window) presentPage(by int, whole bool) {
	l := w.learn
	at := l.reading.At(l.lesson)
	if page, ok := l.page(); ok && page.Steps != nil && !whole {
		if step := w.step + by; step >= 0 && step <= w.solved.steps() {
			w.turnTo(step)
			return
		}
	}
	if at+by < -1 || at+by >= len(l.lesson.Pages) {
		return
	}
	l.reading = l.reading.Open(l.lesson, at+by)
	w.keepReading()
	w.openPage()
}

// podium puts the board above the sentence, or left of a lesson's page.
type podium struct{}

// The shares of the picture: the sentence has at least so much of the height, so that the board stays where it is while
// sentences change, and a lesson so much of the width.
const (
	sentenceShare = 0.22
	lessonShare   = 0.42
)

func (podium) Layout(o []fyne.CanvasObject, size fyne.Size) {
	ground, board, below, beside := o[0], o[1], o[2], o[3]
	ground.Resize(size)
	board.Move(fyne.NewPos(0, 0))
	if beside.Visible() {
		width := size.Width * lessonShare
		board.Resize(fyne.NewSize(size.Width-width, size.Height))
		beside.Move(fyne.NewPos(size.Width-width, 0))
		beside.Resize(fyne.NewSize(width, size.Height))
		return
	}
	below.Resize(fyne.NewSize(size.Width, below.MinSize().Height)) // now it knows its width and so its height
	height := max(below.MinSize().Height, size.Height*sentenceShare)
	board.Resize(fyne.NewSize(size.Width, size.Height-height))
	below.Move(fyne.NewPos(0, size.Height-height))
	below.Resize(fyne.NewSize(size.Width, height))
}

func (podium) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(boardLeast, boardLeast) }
