package app

import "fyne.io/fyne/v2"

// program is the windows that are open.
type program struct {
	app     fyne.App
	about   About
	windows []*Window
}

// open shows a new window with an empty board.
func (p *program) open() *Window {
	w := newWindow(p.app, nil)
	w.program, w.about = p, p.about
	w.askDesktop()
	p.windows = append(p.windows, w)
	w.win.Show()
	w.named = true
	w.showTitle()
	return w
}

// forget takes a window that is being closed off the list.
func (p *program) forget(w *Window) {
	if p == nil {
		return
	}
	for i, x := range p.windows {
		if x == w {
			p.windows = append(p.windows[:i:i], p.windows[i+1:]...)
			return
		}
	}
}

// quit closes the windows one after another; it ends with the first whose closing is cancelled.
func (p *program) quit() {
	if len(p.windows) > 0 {
		last := p.windows[len(p.windows)-1]
		last.win.RequestFocus()
		last.closeThen(p.quit)
	}
}

// quit closes all windows.
func (w *Window) quit() {
	if w.program != nil {
		w.program.quit()
	}
}
