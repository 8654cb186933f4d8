package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/lang"
)

// settingsDialog is the dialog of settings while it is up. What is chosen in it happens at once.
type settingsDialog struct {
	open    bool
	closing func()
}

// showSettings opens the dialog, or opens it anew when it is up.
func (w *Window) showSettings() {
	if w.asking.open {
		w.asking.closing()
	}
	form := container.New(column{8})
	for _, c := range append(onBoardRows(w), appearanceRows(w)...) {
		form.Add(w.setting(c))
	}
	scroll := container.NewVScroll(container.New(inset{8, 4, 16, 4}, form))
	size := w.win.Canvas().Size()
	scroll.SetMinSize(fyne.NewSize(min(scaled(460), size.Width-100), min(form.MinSize().Height+8, size.Height-170)))
	w.asking.open = true
	w.asking.closing = w.ask(lang.SettingsTitle.In(w.say), scroll, answer{
		name: lang.DialogClose, main: true, do: func() { w.asking.open = false },
	})
}

// setting is one row of the dialog.
func (w *Window) setting(c command) fyne.CanvasObject {
	name := c.label(w, w.say)
	if c.rows == nil {
		return newTick(name, c.on(w), func(bool) { c.do(w) })
	}
	var names []string
	rows, at := c.rows(w), 0
	for i, r := range rows {
		names = append(names, r.label(w, w.say))
		if r.on(w) {
			at = i
		}
	}
	choice := newPick(names, at, func(i int) { rows[i].do(w) })
	label := widget.NewLabel(name)
	label.Wrapping = fyne.TextWrapWord
	return container.New(pair{scaled(190), 8}, label, choice)
}
