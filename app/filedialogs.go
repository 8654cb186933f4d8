package app

import (
	"os"
	"path/filepath"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// endings are those of the files of some formats.
func endings(is func(board.Format) bool) (list []string) {
	for _, f := range board.Formats {
		if is(f) {
			list = append(list, f.Endings...)
		}
	}
	return list
}

func isDOT(f board.Format) bool { return f.Name == "dot" }

// askOpen asks for a file of any format.
func (w *Window) askOpen() {
	w.askFile(lang.MenuOpen, append(endings(func(board.Format) bool { return true }), lessonEnding))
}

// askImport asks for a file of another format than ours.
func (w *Window) askImport() {
	w.askFile(lang.MenuImport, endings(func(f board.Format) bool { return !isDOT(f) }))
}

func (w *Window) askFile(title lang.Message, endings []string) { w.askFileFor(title, endings, w.open) }

// askFileFor asks for a file with one of some endings.
func (w *Window) askFileFor(title lang.Message, endings []string, open func(path string)) {
	d := dialog.NewFileOpen(func(r fyne.URIReadCloser, err error) {
		w.escape = nil
		if err != nil {
			w.tell(lang.Error(w.say, err))
		} else if r != nil {
			_ = r.Close()
			open(r.URI().Path())
		}
	}, w.win)
	d.SetTitleText(title.In(w.say))
	d.SetFilter(storage.NewExtensionFileFilter(endings))
	w.present(d)
}

func (w *Window) askSaveAs(then func()) {
	if w.script != nil {
		w.askWhere(filepath.Base(w.scriptName()), func(path string) { w.writeScript(path, then) })
		return
	}
	w.askWhere(w.fileName()+".gv", func(path string) { w.write(path, then) })
}

// askWhere asks for a file to write, with a name proposed, and about replacing one that is there. A name typed without
// an ending gets that of the name proposed.
func (w *Window) askWhere(name string, write func(path string)) {
	w.askNamed(name, ended, write)
}

// askPicture asks for a file as askWhere does, for a picture in one of some formats: a name whose ending means none of
// them gets that of the name proposed after it, so that no file is called what it is not.
func (w *Window) askPicture(name string, formats []render.Format, write func(path string)) {
	w.askNamed(name, func(path, ending string) string { return pictured(path, ending, formats) }, write)
}

// askNamed asks for a file to write; with makes its path of what was typed and the ending of the name proposed.
func (w *Window) askNamed(name string, with func(path, ending string) string, write func(path string)) {
	d := dialog.NewFileSave(func(f fyne.URIWriteCloser, err error) {
		w.escape = nil
		setChoosing(false)
		if err != nil {
			w.tell(lang.Error(w.say, err))
		} else if f != nil {
			_ = f.Close()
			w.askReplace(with(f.URI().Path(), filepath.Ext(name)), write)
		}
	}, w.win)
	d.SetFileName(name)
	d.SetTitleText(lang.MenuSaveAs.In(w.say))
	setChoosing(true)
	w.present(d)
}

// ended is a path with an ending: its own, else the one given.
func ended(path, ending string) string {
	if filepath.Ext(path) == "" {
		return path + ending
	}
	return path
}

// pictured is a path with an ending that means one of some formats: its own, else the one given after it.
func pictured(path, ending string, formats []render.Format) string {
	if f, ok := render.FormatFor(path); ok && slices.ContainsFunc(formats, func(g render.Format) bool { return g.Name == f.Name }) {
		return path
	}
	return path + ending
}

// askReplace goes on at once when there is no file yet, else when it may be replaced; if not, asks for another.
func (w *Window) askReplace(path string, write func(path string)) {
	if _, err := os.Stat(path); err != nil || path == w.sheet.path() {
		write(path)
		return
	}
	text := widget.NewLabel(lang.ReplaceMessage.In(w.say, filepath.Base(path)))
	w.ask(lang.ReplaceTitle.In(w.say), text,
		answer{name: lang.DialogCancel, do: func() { w.askWhere(filepath.Base(path), write) }},
		answer{name: lang.DialogReplace, do: func() { write(path) }, main: true})
}

// present shows a file dialog: in the folder last used, as large as there is room, closed by Escape.
func (w *Window) present(d *dialog.FileDialog) {
	if folder := w.settings.folder(); folder != "" {
		if list, err := storage.ListerForURI(storage.NewFileURI(folder)); err == nil {
			d.SetLocation(list)
		}
	}
	w.escape = func() {
		w.escape = nil
		setChoosing(false)
		d.Hide()
	}
	d.Show()
	size := w.win.Canvas().Size()
	d.Resize(fyne.NewSize(min(900, size.Width-40), min(620, size.Height-40)))
	letEscape(w.win.Canvas(), w.dismiss)
}

// fileName is what a file of this board is called, without an ending.
func (w *Window) fileName() string {
	if path := w.doc.Path + w.source; path != "" {
		base := filepath.Base(path)
		return base[:len(base)-len(filepath.Ext(base))]
	}
	if name := w.doc.Board().Name; name != "" && name == filepath.Base(name) && name != string(os.PathSeparator) {
		return name
	}
	return "board"
}
