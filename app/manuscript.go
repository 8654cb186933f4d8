package app

import (
	"context"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/app/lessons"
	"dev.mexboard/solver/board"
)

// manuscript is a lesson that is being written on a sheet: its text, and what is wrong with it. The sheet's board and the
// Learn tab show the page that the caret is in, as a reader will see it.
type manuscript struct {
	path     string // "": it has no file yet
	stamp    document.Stamp
	buf      *buffer
	saved    string // the text that the file has
	problems []lessons.Problem
	checked  bool // problems are those of the text as it is
	number   int  // of the typing
	page     int  // that is shown, -1: the introduction
}

// scriptPause is after what time what was typed is read.
const scriptPause = 400 * time.Millisecond

// newManuscript is a text that is in its file as it is.
func newManuscript(path, text string, stamp document.Stamp) *manuscript {
	d := &manuscript{path: path, stamp: stamp, buf: newBuffer(text), page: -1}
	d.saved = d.buf.text()
	return d
}

// changed tells whether something of it would be lost.
func (d *manuscript) changed() bool { return d != nil && d.buf.text() != d.saved }

// pageAt is the page of a lesson that a line of its text is in, -1: the introduction.
func pageAt(l lessons.Lesson, line int) int {
	at := -1
	for i, p := range l.Pages {
		if p.Line <= line {
			at = i
		}
	}
	return at
}

// newLesson begins a lesson from the template.
func (w *Window) newLesson() {
	d := newManuscript("", lessons.Template, document.Stamp{})
	w.author(d)
}

// editLesson writes on the lesson that is in front: in its file, or, where it is one of the program's, in a copy.
func (w *Window) editLesson() {
	if path := w.learn.path; path != "" {
		w.openScript(path)
		return
	}
	if text, err := lessons.Source(w.learn.lesson.File); err == nil {
		w.author(newManuscript("", string(text), document.Stamp{}))
	}
}

// author opens a tab in which a lesson is written.
func (w *Window) author(d *manuscript) {
	s := w.newSheet(document.New(board.New()), lang.ScriptLesson)
	s.script = d
	s.learn = &learning{reading: lessons.Reading{}}
	s.learn.forget()
	w.add(s, true)
	w.turnTab(learnTab)
	w.writing.area.takeFocus()
	w.proveScript()
}

// scriptTyped goes on after the text has changed: it is read after a pause.
func (w *Window) scriptTyped() {
	d := w.script
	d.number++
	d.checked = false
	n := d.number
	w.writing.area.bad = -1
	w.showSaved(w.solved.at(w.step))
	w.later(scriptPause, func() {
		if w.script == d && d.number == n {
			w.proveScript()
		}
	})
}

// scriptCaret shows the page that the caret went to.
func (w *Window) scriptCaret() {
	if d := w.script; d.checked && pageAt(w.learn.lesson, d.buf.caret.line+1) != d.page {
		w.previewScript()
	}
}

// proofJob is a lesson's text to be read and checked.
type proofJob struct {
	sheet  int
	number int
	file   string
	text   string
}

type proofResult struct {
	lesson   lessons.Lesson
	problems []lessons.Problem
}

func doProof(ctx context.Context, j proofJob, _ func(float64)) (r proofResult, err error) {
	r.lesson, r.problems, err = lessons.Proof(ctx, []byte(j.text), j.file)
	return r, err
}

func (w *Window) proveScript() {
	d := w.script
	w.proofs.Request(proofJob{w.id, d.number, filepath.Base(w.scriptName()), d.buf.text()})
}

// scriptName is what the manuscript's file is called, or will be.
func (w *Window) scriptName() string {
	switch {
	case w.script.path != "":
		return w.script.path
	case w.learn.lesson.Name != "":
		return w.learn.lesson.Name + lessonEnding
	}
	return "lesson" + lessonEnding
}

// proved shows the lesson as a reader sees it, and what is wrong with it.
func (w *Window) proved(j proofJob, r proofResult, err error) {
	d := w.script
	if d == nil || w.id != j.sheet || d.number != j.number {
		return
	}
	if err != nil {
		w.tell(lang.Error(w.say, err))
		return
	}
	d.problems, d.checked = r.problems, true
	w.learn.lesson = r.lesson
	w.writing.show()
	w.previewScript()
}

// previewScript shows the page that the caret is in.
func (w *Window) previewScript() {
	d, l := w.script, w.learn
	d.page = pageAt(l.lesson, d.buf.caret.line+1)
	l.reading = lessons.Reading{}.Open(l.lesson, d.page)
	before := w.win.Canvas().Focused()
	w.openPage()
	if before != nil {
		w.win.Canvas().Focus(before)
	}
}

// turnScript goes to another page of the manuscript: the caret does.
func (w *Window) turnScript(by int) {
	pages := w.learn.lesson.Pages
	at := w.script.page + by
	if at < -1 || at >= len(pages) {
		return
	}
	line := 0
	if at >= 0 {
		line = pages[at].Line - 1
	}
	w.writing.area.goTo(w.script.buf.within(spot{line, 0}))
}

// checkScript checks the lesson at once and goes to the first fault.
func (w *Window) checkScript() {
	if w.script.checked && len(w.script.problems) > 0 {
		w.writing.goToProblem(w.script.problems[0])
		return
	}
	w.proveScript()
}

// openScript opens a lesson's file to write on it.
func (w *Window) openScript(path string) {
	at := slices.IndexFunc(w.sheets, func(s *sheet) bool { return s.script != nil && s.script.path == path })
	if at >= 0 {
		w.bring(w.sheets[at])
		return
	}
	w.request(fileJob{kind: reading, path: path, script: true})
}

// saveScript writes the manuscript in front to its file, or asks for one; then goes on.
func (w *Window) saveScript(then func()) {
	if w.script.path == "" {
		w.askSaveAs(then)
		return
	}
	w.writeScript(w.script.path, then)
}

// writeScript writes the manuscript in front to a file, which becomes its own.
func (w *Window) writeScript(path string, then func()) {
	d := w.script
	j := fileJob{kind: scripting, path: path, sheet: w.sheet, text: d.buf.text(), then: then}
	if path == d.path {
		j.stamp = d.stamp
	}
	w.request(j)
}

// scriptSaved notes that a text is now the content of its file.
func (w *Window) scriptSaved(j fileJob, stamp document.Stamp) {
	d := j.sheet.script
	d.path, d.stamp, d.saved = j.path, stamp, j.text
	j.sheet.recovered = false
	w.remember(j.path)
	w.show()
	if w.keep != nil {
		w.keepNow()
	}
}

// scriptMark stands before the text of a manuscript that is kept for recovery: it tells it from a board's.
const scriptMark = "<!-- mexboard lesson -->\n"

// opened is what is kept of the manuscript in case the window is killed.
func (d *manuscript) opened(id int) document.Opened {
	doc := document.New(board.New())
	doc.Path = d.path
	return document.Opened{ID: id, Document: doc, Stamp: d.stamp, Text: scriptMark + d.buf.text(), Draft: d.changed()}
}

// scriptOf is the text of a manuscript that was kept.
func scriptOf(text string) (script string, ok bool) { return strings.CutPrefix(text, scriptMark) }

// resumeScript shows a manuscript that a window left which was killed. Its file has another text.
func (s *sheet) resumeScript(path, text string, stamp document.Stamp) {
	s.doc = document.New(board.New())
	s.called = lang.ScriptLesson
	s.script = newManuscript(path, text, stamp)
	s.script.saved = ""
	s.learn = &learning{}
	s.learn.forget()
}
