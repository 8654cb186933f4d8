package app

import (
	"strings"

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
	ready func() bool // whether it can be pressed now; nil: always. Window.offer is to hear of changes
	stays bool        // the dialog stays up; what do does closes it
}

// ask shows a dialog with buttons. Return presses the main one, Escape the first one, which must do no harm. It
// returns the function that closes it.
func (w *Window) ask(title string, content fyne.CanvasObject, answers ...answer) (closing func()) {
	title = strings.TrimSuffix(title, "…") // which says in menus that there is a dialog
	d := dialog.NewCustomWithoutButtons(title, content, w.win)
	closing = func() {
		w.escape, w.accept, w.offers = nil, nil, nil
		d.Hide()
	}
	w.offers = nil
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
		b := newButton(a.name.In(w.say), press)
		if a.main {
			b.Importance = widget.HighImportance
			w.accept = press
		}
		if i == 0 {
			w.escape = press
		}
		buttons = append(buttons, b)
		if a.ready != nil {
			w.offers = append(w.offers, offer{b, a.ready})
		}
	}
	w.offer()
	d.SetButtons(buttons)
	d.Show()
	return closing
}

// offer is a button of the dialog that is up which cannot always be pressed.
type offer struct {
	button *button
	ready  func() bool
}

// offer greys the buttons of the dialog that cannot be pressed now. It is to be called whenever that may have changed.
func (w *Window) offer() {
	for _, o := range w.offers {
		if on := o.ready(); on == o.button.Disabled() {
			if on {
				o.button.Enable()
			} else {
				o.button.Disable()
			}
		}
	}
}
