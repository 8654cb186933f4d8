package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/lang"
)

// answer is one button of a dialog.
type answer struct {
	name  lang.Message
	do    func()      // nil: only close
	main  bool        // what Return does
	ready func() bool // whether it can be pressed now; nil: always
	stays bool        // the dialog stays up; what do does closes it
}

// ask shows a dialog with buttons. Return presses the main one, Escape the first one, which must do no harm. It
// returns the function that closes it.
func (w *Window) ask(title string, content fyne.CanvasObject, answers ...answer) (closing func()) {
	d := dialog.NewCustomWithoutButtons(title, content, w.win)
	closing = func() {
		w.escape, w.accept = nil, nil
		d.Hide()
	}
	var buttons []fyne.CanvasObject
	for i, a := range answers {
		press := func() {
			if a.ready != nil && !a.ready() {
				return
			}
			if !a.stays {
				closing()
			}
			if a.do != nil {
				a.do()
			}
		}
		b := widget.NewButton(a.name.In(w.say), press)
		if a.main {
			b.Importance = widget.HighImportance
			w.accept = press
		}
		if i == 0 {
			w.escape = press
		}
		buttons = append(buttons, b)
	}
	d.SetButtons(buttons)
	d.Show()
	return closing
}
