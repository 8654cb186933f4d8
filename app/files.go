package app

import (
	"context"
	"os"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// fileJob is one reading or writing, done in the background.
type fileJob struct {
	kind    fileKind
	path    string
	board   board.Board            // to be written
	content func() ([]byte, error) // makes a picture to be written
	then    func()                 // goes on when it is done; may be nil
}

type fileKind int

const (
	reading fileKind = iota
	writing
	exporting
)

// request does a job after those that were asked for before: what is to be written is written.
func (w *Window) request(j fileJob) {
	w.queue = append(w.queue, j)
	if len(w.queue) == 1 {
		w.files.Request(j)
	}
}

// doFile does a job; the document is what was read.
func doFile(_ context.Context, j fileJob, _ func(float64)) (*document.Document, error) {
	switch j.kind {
	case reading:
		return document.Open(j.path)
	case writing:
		return nil, document.WriteBoard(j.path, j.board)
	}
	content, err := j.content()
	if err == nil {
		err = document.Replace(j.path, content)
	}
	return nil, err
}

// fileProgress tells what takes long.
func (w *Window) fileProgress(j fileJob, _ float64) {
	m := lang.StatusWriting
	if j.kind == reading {
		m = lang.StatusReading
	}
	w.line.busy(m.In(w.say, filepath.Base(j.path)))
}

func (w *Window) fileDone(j fileJob, d *document.Document, err error) {
	w.line.busy("")
	if w.queue = w.queue[1:]; len(w.queue) > 0 {
		w.files.Request(w.queue[0])
	}
	if err != nil {
		w.tell(lang.Error(w.say, err))
		return
	}
	switch j.kind {
	case reading:
		w.settings.setFolder(filepath.Dir(j.path))
		w.install(d, lang.Message{})
	case writing:
		w.settings.setFolder(filepath.Dir(j.path))
		w.doc.Saved(j.path, j.board)
		w.show()
	case exporting:
		w.line.busy(lang.StatusExported.In(w.say, filepath.Base(j.path)))
	}
	if j.then != nil {
		j.then()
	}
}

// open reads a file and shows its board.
func (w *Window) open(path string) { w.request(fileJob{kind: reading, path: path}) }

// save writes the board to its file, or asks for one; then goes on.
func (w *Window) save(then func()) {
	if w.doc.Path == "" {
		w.askSaveAs(then)
		return
	}
	w.write(w.doc.Path, then)
}

func (w *Window) write(path string, then func()) {
	w.request(fileJob{kind: writing, path: path, board: w.doc.Board(), then: then})
}

func (w *Window) newBoard() { w.install(document.New(board.New()), lang.StatusNew) }

func (w *Window) showExample(e example) {
	b, err := e.board()
	if err != nil {
		w.tell(lang.Error(w.say, err))
		return
	}
	w.install(document.New(b), e.name)
}

// dropped opens the file that was dropped on the window.
func (w *Window) dropped(_ fyne.Position, files []fyne.URI) {
	if len(files) > 0 && files[0].Scheme() == "file" {
		w.askUnsaved(func() { w.open(files[0].Path()) })
	}
}

// boardFiles are the endings of board files, in the dialogs.
var boardFiles = []string{".gv", ".dot"}

func (w *Window) askOpen() {
	d := dialog.NewFileOpen(func(r fyne.URIReadCloser, err error) {
		w.escape = nil
		if err != nil {
			w.tell(lang.Error(w.say, err))
		} else if r != nil {
			_ = r.Close()
			w.open(r.URI().Path())
		}
	}, w.win)
	d.SetTitleText(lang.MenuOpen.In(w.say))
	d.SetFilter(storage.NewExtensionFileFilter(boardFiles))
	w.present(d)
}

func (w *Window) askSaveAs(then func()) {
	w.askWhere(w.fileName()+".gv", func(path string) { w.write(path, then) })
}

// askWhere asks for a file to write, with a name proposed, and about replacing one that is there.
func (w *Window) askWhere(name string, write func(path string)) {
	d := dialog.NewFileSave(func(f fyne.URIWriteCloser, err error) {
		w.escape = nil
		setChoosing(false)
		if err != nil {
			w.tell(lang.Error(w.say, err))
		} else if f != nil {
			_ = f.Close()
			w.askReplace(f.URI().Path(), write)
		}
	}, w.win)
	d.SetFileName(name)
	d.SetTitleText(lang.MenuSaveAs.In(w.say))
	setChoosing(true)
	w.present(d)
}

// askReplace goes on at once when there is no file yet, else when it may be replaced; if not, asks for another.
func (w *Window) askReplace(path string, write func(path string)) {
	if _, err := os.Stat(path); err != nil || path == w.doc.Path {
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
}

// fileName is what a file of this board is called, without an ending.
func (w *Window) fileName() string {
	if w.doc.Path != "" {
		base := filepath.Base(w.doc.Path)
		return base[:len(base)-len(filepath.Ext(base))]
	}
	if name := w.doc.Board().Name; name != "" && name == filepath.Base(name) && name != string(os.PathSeparator) {
		return name
	}
	return "board"
}
