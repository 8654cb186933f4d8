package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/lang"
)

// askUnsaved goes on with then, at once when nothing of the board in front would be lost, else when the person has chosen
// to save or not to.
func (w *Window) askUnsaved(then func()) {
	w.pane.flush()
	switch {
	case w.script == nil && w.typing.drafted():
		w.askDraft(func() { w.askUnsaved(then) })
		return
	case !w.sheet.changed():
		then()
		return
	}
	w.dismiss()
	text := widget.NewLabel(lang.UnsavedMessage.In(w.say, w.title()))
	w.ask(lang.UnsavedTitle.In(w.say), text,
		answer{name: lang.DialogCancel},
		answer{name: lang.DialogDontSave, do: then},
		answer{name: lang.DialogSave, do: func() { w.save(then) }, main: true})
}

// askDraft asks about a text that is no board: it goes on with then when the text is given up.
func (w *Window) askDraft(then func()) {
	w.dismiss()
	text := widget.NewLabel(lang.DraftMessage.In(w.say, w.title()))
	w.ask(lang.DraftTitle.In(w.say), text,
		answer{name: lang.DialogCancel},
		answer{name: lang.DraftDiscard, do: func() { w.typing.discard(); w.show(); then() }},
		answer{name: lang.DraftGo, main: true, do: func() { w.goToTab(textTab); w.pane.goToFault() }})
}

// dismiss puts away a dialog that is up, as Escape does.
func (w *Window) dismiss() {
	if w.escape != nil {
		w.imports = w.imports[:min(len(w.imports), 1)] // the others are not asked about in its place
		w.escape()
	}
}

// close closes the window, after asking once about all boards that are not saved.
func (w *Window) close() {
	w.dismiss()
	unsaved := w.unsaved()
	switch len(unsaved) {
	case 0:
		w.end()
	case 1:
		w.bring(unsaved[0])
		w.askUnsaved(w.end)
	default:
		w.askAllUnsaved(unsaved)
	}
}

// unsaved lists the sheets of which something would be lost.
func (w *Window) unsaved() (list []*sheet) {
	for _, s := range w.sheets {
		if s.changed() {
			list = append(list, s)
		}
	}
	return list
}

// mostListed is how many boards the dialog names without scrolling.
const mostListed = 8

// askAllUnsaved asks about several boards in one dialog.
func (w *Window) askAllUnsaved(unsaved []*sheet) {
	row := scaled(22)
	list := container.New(column{2})
	for _, s := range unsaved {
		name := fit("•  "+s.title(w.say), scaled(340), scaled(textSize), fyne.TextStyle{})
		list.Add(newText(name, theme.ColorNameForeground, textSize))
	}
	scroll := container.NewVScroll(list)
	scroll.SetMinSize(fyne.NewSize(scaled(360), row*float32(min(len(unsaved), mostListed))))
	message := newText(lang.UnsavedMany.In(w.say, len(unsaved)), theme.ColorNameForeground, textSize)
	w.ask(lang.UnsavedTitle.In(w.say), container.New(inset{8, 4, 8, 8}, container.New(column{8}, message, scroll)),
		answer{name: lang.DialogCancel},
		answer{name: lang.DialogDiscardAll, do: w.end},
		answer{name: lang.DialogSaveAll, do: w.saveAll, main: true})
}

// saveAll saves one board after the other and closes the window then; it ends where one is not saved, or its text is no
// board.
func (w *Window) saveAll() {
	unsaved := w.unsaved()
	if len(unsaved) == 0 {
		w.end()
		return
	}
	w.bring(unsaved[0])
	if w.pane.flush(); w.script == nil && w.typing.drafted() {
		w.askDraft(w.saveAll)
		return
	}
	w.save(w.saveAll)
}

// end closes the window; what is not saved is given up.
func (w *Window) end() {
	w.settings.setSize(w.win.Canvas().Size())
	w.panel.player.stop()
	w.client.Close()
	w.endKeeping()
	w.gone = true
	w.win.Close()
}
