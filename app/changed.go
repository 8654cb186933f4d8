package app

import (
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
)

// askChanged asks what to do about a file that another program has changed: nothing was written. To load it again is an
// edit, so Undo gives the board back.
func (w *Window) askChanged(j fileJob) {
	w.bring(j.sheet)
	w.dismiss()
	text := widget.NewLabel(lang.ChangedMessage.In(w.say, filepath.Base(j.path)))
	text.Wrapping = fyne.TextWrapWord
	overwrite := j
	overwrite.stamp = document.Stamp{}
	w.ask(lang.ChangedTitle.In(w.say), paddedTo(text, min(460, w.win.Canvas().Size().Width-120)),
		answer{name: lang.DialogCancel},
		answer{name: lang.DialogReload, do: func() { w.reread(j) }},
		answer{name: lang.DialogOverwrite, do: func() { w.request(overwrite) }},
		answer{name: lang.MenuSaveAs, do: func() { w.askSaveAs(j.then) }, main: true})
}

// reread loads a file again that another program has changed.
func (w *Window) reread(j fileJob) {
	if j.sheet.script != nil {
		w.request(fileJob{kind: reading, path: j.path, sheet: j.sheet, script: true})
		return
	}
	w.request(fileJob{kind: rereading, path: j.path, sheet: j.sheet})
}
