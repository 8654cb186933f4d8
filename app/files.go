package app

import (
	"context"
	"errors"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// fileJob is one reading or writing, done in the background.
type fileJob struct {
	kind    fileKind
	path    string
	sheet   *sheet                 // whose board is written, or read again; only for Fyne's goroutine
	board   board.Board            // to be written
	stamp   document.Stamp         // of the file that may be replaced; zero: any
	content func() ([]byte, error) // makes what is to be exported
	text    string                 // of a lesson, to be written
	script  bool                   // the lesson that is read is to be written on
	behind  bool                   // what is read does not come to the front
	then    func()                 // goes on when it is done; may be nil
}

type fileKind int

const (
	reading fileKind = iota
	rereading
	writing
	exporting
	scripting // writing a lesson
)

// fileResult is what a file held, and the stamp of what was read or written.
type fileResult struct {
	doc      *document.Document
	stamp    document.Stamp
	readings []board.Reading // instead of a document: the ways to take a file of another format
	lesson   *lessonFile     // instead of a document
}

// request does a job after those that were asked for before: what is to be written is written.
func (w *Window) request(j fileJob) {
	w.queue = append(w.queue, j)
	if len(w.queue) == 1 {
		w.files.Request(j)
	}
}

// doFile does a job.
func doFile(_ context.Context, j fileJob, _ func(float64)) (r fileResult, err error) {
	switch j.kind {
	case reading:
		return readFile(j.path)
	case rereading:
		r.doc, r.stamp, err = document.OpenStamped(j.path)
	case writing:
		r.stamp, err = document.WriteStamped(j.path, j.board, j.stamp)
	case scripting:
		r.stamp, err = document.WriteTextStamped(j.path, []byte(j.text), j.stamp)
	case exporting:
		var content []byte
		if content, err = j.content(); err == nil {
			err = document.Export(j.path, content)
		}
	}
	return r, err
}

// fileProgress tells what takes long.
func (w *Window) fileProgress(j fileJob, _ float64) {
	m := lang.StatusWriting
	if j.kind == reading || j.kind == rereading {
		m = lang.StatusReading
	}
	w.line.busy(m.In(w.say, filepath.Base(j.path)))
}

func (w *Window) fileDone(j fileJob, r fileResult, err error) {
	w.line.busy("")
	if w.queue = w.queue[1:]; len(w.queue) > 0 {
		w.files.Request(w.queue[0])
	}
	if err != nil {
		w.fileFailed(j, err)
		return
	}
	switch j.kind {
	case reading:
		w.opened(j, r)
	case rereading:
		w.replaced(j.sheet, document.Edit{Name: lang.EditReload, Apply: func(board.Board) board.Board { return r.doc.Board() }})
		w.saved(j.sheet, j.path, r.doc.Board(), r.stamp)
	case writing:
		w.saved(j.sheet, j.path, j.board, r.stamp)
	case scripting:
		w.scriptSaved(j, r.stamp)
	case exporting:
		w.line.busy(lang.StatusExported.In(w.say, filepath.Base(j.path)))
	}
	if j.then != nil {
		j.then()
	}
}

// fileFailed tells what went wrong, or asks what to do about it.
func (w *Window) fileFailed(j fileJob, err error) {
	var changed *document.ChangedError
	if errors.As(err, &changed) && slices.Contains(w.sheets, j.sheet) {
		w.askChanged(j)
		return
	}
	if j.kind == reading && !document.Exists(j.path) {
		w.setRecent(w.settings.recent().Without(j.path))
	}
	if j.sheet != nil && slices.Contains(w.sheets, j.sheet) {
		w.bring(j.sheet)
	}
	w.tellMore(lang.Error(w.say, err))
}

// tellMore tells something besides what is told already.
func (w *Window) tellMore(text string) {
	if w.notice != "" && w.notice != capitalised(text) {
		text = w.notice + "\n" + capitalised(text)
	}
	w.tell(text)
}

// untell takes back what tellMore told, in whatever tab, and leaves what is told besides.
func (w *Window) untell(text string) {
	if text == "" {
		return
	}
	for _, s := range w.sheets {
		lines := strings.Split(s.notice, "\n")
		s.notice = strings.Join(slices.DeleteFunc(lines, func(line string) bool { return line == capitalised(text) }), "\n")
	}
	w.tell(w.notice)
}

// saved notes that a board is now the content of its file.
func (w *Window) saved(s *sheet, path string, b board.Board, stamp document.Stamp) {
	s.doc.Saved(path, b)
	s.stamp, s.source = stamp, ""
	if s.recovered {
		s.recovered = false
		if s == w.sheet {
			w.tell("")
		} else {
			s.notice = ""
		}
	}
	w.remember(path)
	w.show()
	if s.typing.drafted() && s == w.sheet {
		w.tell(lang.DraftUnsaved.In(w.say, filepath.Base(path)))
	}
	if w.keep != nil {
		w.keepNow() // at once: a record of what is saved would be taken for changes
	}
}

// remember notes a file that was opened or saved.
func (w *Window) remember(path string) {
	w.settings.setFolder(filepath.Dir(path))
	w.setRecent(w.settings.recent().With(path))
}

// save writes the board in front to its file, or asks for one; then goes on.
func (w *Window) save(then func()) {
	if w.script != nil {
		w.saveScript(then)
		return
	}
	w.pane.flush()
	if w.doc.Path == "" {
		w.askSaveAs(then)
		return
	}
	w.write(w.doc.Path, then)
}

// write writes the board in front to a file, which becomes its own.
func (w *Window) write(path string, then func()) {
	j := fileJob{kind: writing, path: path, sheet: w.sheet, board: w.doc.Board(), then: then}
	if path == w.doc.Path {
		j.stamp = w.stamp
	}
	w.request(j)
}

// open reads a file into a tab of its own, or brings the tab that has it to the front.
func (w *Window) open(path string) { w.openBy(path, false) }

func (w *Window) openBy(path string, behind bool) {
	if whole, err := filepath.Abs(path); err == nil {
		path = whole
	}
	if s := w.sheetOf(path); s != nil {
		if !behind {
			w.bring(s)
		}
		return
	}
	w.request(fileJob{kind: reading, path: path, behind: behind})
}

// openAll opens files, the first of them in front.
func (w *Window) openAll(paths []string) {
	for i, path := range paths {
		w.openBy(path, i > 0)
	}
}

// sheetOf is the sheet that has a file; nil when none has it.
func (w *Window) sheetOf(path string) *sheet {
	for _, s := range w.sheets {
		if s.path() == path {
			return s
		}
	}
	return nil
}

// opened shows what was read.
func (w *Window) opened(j fileJob, r fileResult) {
	if r.lesson != nil {
		w.openedLesson(j, r)
		return
	}
	if r.doc == nil {
		w.settings.setFolder(filepath.Dir(j.path))
		if w.imports = append(w.imports, imported{j.path, r.readings}); len(w.imports) == 1 {
			w.dismiss()
			w.askImported()
		}
		return
	}
	if s := w.sheetOf(j.path); s != nil { // asked for twice
		if !j.behind {
			w.bring(s)
		}
		return
	}
	s := w.newSheet(r.doc, lang.Message{})
	s.stamp = r.stamp
	w.add(s, !j.behind)
	w.remember(j.path)
}

// importBoard opens a tab with a board that was read from a file of another format: it has no file of its own yet.
func (w *Window) importBoard(path string, b board.Board) {
	s := w.newSheet(document.New(b), lang.StatusNew)
	s.source = path
	w.add(s, true)
}

func (w *Window) showExample(e example) {
	b, err := e.board()
	if err != nil {
		w.tell(lang.Error(w.say, err))
		return
	}
	w.install(document.New(b), e.name)
}

// dropped opens the files that were dropped on the window.
func (w *Window) dropped(_ fyne.Position, files []fyne.URI) {
	var paths []string
	for _, f := range files {
		if f.Scheme() == "file" {
			paths = append(paths, f.Path())
		}
	}
	w.openAll(paths)
}
