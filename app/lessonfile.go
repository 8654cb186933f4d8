package app

import (
	"path/filepath"
	"strings"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lessons"
)

// lessonEnding is the ending of lessons' files.
const lessonEnding = ".md"

func isLesson(path string) bool { return strings.EqualFold(filepath.Ext(path), lessonEnding) }

// lessonFile is a lesson that was read, with its text.
type lessonFile struct {
	lesson   lessons.Lesson
	problems []lessons.Problem
	text     string
}

// readLesson reads a lesson's file. For a worker.
func readLesson(path string) (r fileResult, err error) {
	text, stamp, err := document.ReadStamped(path)
	if err != nil {
		return r, err
	}
	l, problems := lessons.Read(text, filepath.Base(path))
	r.lesson, r.stamp = &lessonFile{l, problems, string(text)}, stamp
	return r, nil
}

// openedLesson shows a lesson that was read; one with faults is shown to be mended.
func (w *Window) openedLesson(j fileJob, r fileResult) {
	f := *r.lesson
	w.remember(j.path)
	if s := j.sheet; s != nil && s.script != nil { // it is loaded again
		s.script.buf.set(f.text)
		s.script.stamp, s.script.saved = r.stamp, s.script.buf.text()
		w.bring(s)
		w.scriptTyped()
		return
	}
	if j.script || len(f.problems) > 0 {
		w.author(newManuscript(j.path, f.text, r.stamp))
		return
	}
	before := w.sheet
	w.openLessonOf(f.lesson, j.path)
	if j.behind && before != w.sheet {
		w.bring(before)
	}
}
