package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/lang"
)

// programEditor is a program that can be changed, with a mark where it is wrong.
type programEditor struct {
	d       *gameDesk
	root    *fyne.Container
	area    *textArea
	ring    *canvas.Rectangle
	halt    *press // ends the run; off while there is none
	reveal  *press // to where it is wrong
	printed *paragraph
	// trusted says that the program may be run without asking: it is ours, or it was run already.
	trusted bool
	at      spot // where it is wrong
}

const (
	programHeight = 250
	programPause  = 2 * pause // after which what was typed is run
)

func newProgramEditor(d *gameDesk, text string, trusted bool) *programEditor {
	w := d.g.w
	p := &programEditor{d: d, area: newTextArea(newBuffer(text), w.win.Canvas()), printed: newParagraph(""), trusted: trusted}
	a := p.area
	a.onChange, a.modifiers = p.typed, w.modifiers
	a.onLeave = func() { w.win.Canvas().Focus(d.g.entry) }
	a.undo = func() { p.turn(a.buf.undo()) }
	a.redo = func() { p.turn(a.buf.redo()) }
	p.ring = canvas.NewRectangle(nil)
	p.ring.StrokeWidth, p.ring.StrokeColor = 1, theme.Color(colourLine)
	a.onFocus = func(on bool) {
		name := colourLine
		if on {
			name = colourFocus
		}
		p.ring.StrokeColor = theme.Color(name)
		p.ring.Refresh()
	}
	back := canvas.NewRectangle(theme.Color(colourBoard))
	height := min(scaled(programHeight), max(120, w.win.Canvas().Size().Height-400)) // what is wrong is to be seen below
	page := container.New(atLeast{fyne.NewSize(0, height)}, container.NewStack(back, a.scroll, p.ring))
	run := newWay(lang.ProgramRun.In(w.say), p.run)
	p.halt = newWay(lang.ProgramStop.In(w.say), p.stop)
	p.halt.setOff(true)
	p.reveal = newLink("", func() { a.takeFocus(); a.goTo(p.at) })
	p.reveal.Hide()
	p.root = container.New(column{8}, page, container.New(line{8}, run, p.halt, p.reveal), p.printed.root)
	p.printed.root.Hide()
	return p
}

// typed runs the program anew after a pause, if it may be run.
func (p *programEditor) typed() {
	p.area.bad = -1
	p.reveal.Hide()
	p.d.err = nil
	p.d.g.w.offer()
	p.d.number++
	n := p.d.number
	if !p.trusted || p.d.made {
		return
	}
	p.d.g.w.later(programPause, func() {
		if p.d.number == n && p.d.g.w.gallery == p.d.g {
			p.d.changed()
		}
	})
}

func (p *programEditor) turn(changed bool) {
	if changed {
		p.area.show()
		p.area.changed()
	}
}

// run runs the program now.
func (p *programEditor) run() {
	p.trusted = true
	p.d.changed()
}

// stop ends the run.
func (p *programEditor) stop() {
	p.d.g.w.gaming.Cancel()
	p.d.number++ // what comes of it is dropped
	p.d.made = false
	p.d.g.w.offer()
	p.halt.setOff(true)
	p.d.note.set(lang.ProgramStopped.In(p.d.g.w.say))
}

// show marks where the program is wrong, and shows what it printed.
func (p *programEditor) show(err error, printed string) {
	row, col := placeOfProgram(err)
	p.area.bad = row - 1
	shown(p.reveal, row > 0)
	if row > 0 {
		p.at = p.area.buf.within(spot{row - 1, max(0, col-1)})
		setLink(p.reveal, lang.ProgramPlace.In(p.d.g.w.say, row, col))
		if !p.area.focused {
			p.area.goTo(p.at)
		}
	}
	p.area.Refresh()
	shown(p.printed.root, printed != "")
	p.printed.set(lang.ProgramPrinted.In(p.d.g.w.say) + "\n" + printed)
	p.root.Refresh()
}
