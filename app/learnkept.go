package app

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/app/lessons"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// keptLearning is what is kept of a lesson or an exercise in case the window is killed, beside its board: what a reader
// would have to do again.
type keptLearning struct {
	Lesson   string         `json:"lesson,omitempty"`
	Path     string         `json:"path,omitempty"` // of the lesson's file
	Page     string         `json:"page,omitempty"`
	Exercise string         `json:"exercise,omitempty"` // its code
	Ask      string         `json:"ask,omitempty"`
	Board    string         `json:"board,omitempty"` // of the exercise, as it was
	Solved   bool           `json:"solved,omitempty"`
	Answer   lessons.Answer `json:"answer"`
	Pending  solver.Joint   `json:"pending,omitempty"`
	Hints    int            `json:"hints,omitempty"`
	Changed  bool           `json:"changed,omitempty"` // the reader has changed the board
}

// kept is what is to be kept of what a sheet teaches; "": nothing.
func (s *sheet) kept() string {
	l := s.learn
	if l == nil || s.script != nil {
		return ""
	}
	k := keptLearning{
		Lesson: l.lesson.Name, Path: l.path, Page: l.reading.Page, Solved: l.solved,
		Answer: l.answer, Pending: l.pending, Hints: l.hints, Changed: s.doc.Dirty(),
	}
	if e := l.exercise; e != nil {
		k.Exercise, k.Ask, k.Board = e.Code(), e.Ask.String(), string(board.Write(e.Board))
	}
	text, _ := json.Marshal(k) // texts and numbers only: it cannot fail
	return string(text)
}

// relearn makes a sheet teach again what a window taught that was killed, on the board as it was left; false when that is
// not to be had any more.
func (w *Window) relearn(s *sheet, about string, b board.Board) bool {
	var k keptLearning
	if json.Unmarshal([]byte(about), &k) != nil {
		return false
	}
	l, start, ok := w.learningOf(k)
	if !ok {
		return false
	}
	l.forget()
	l.answer, l.pending, l.hints, l.solved = k.Answer, k.Pending, k.Hints, k.Solved
	s.learn, s.doc, s.recovered, s.called = l, document.New(b), k.Changed, l.called()
	if k.Changed {
		s.doc = document.New(start)
		s.doc.Do(document.Edit{Name: lang.EditRecover, Apply: func(board.Board) board.Board { return b }})
	}
	s.board.SetTool(toolOf(l.ask()))
	return true
}

// learningOf is the lesson or the exercise that was kept, and the board that it shows at first.
func (w *Window) learningOf(k keptLearning) (l *learning, start board.Board, ok bool) {
	if k.Exercise != "" {
		e, err := lessons.ParseCode(k.Exercise)
		if err == nil {
			e.Ask, err = lessons.ParseQuestion(k.Ask)
		}
		if err == nil {
			e.Board, err = board.Read([]byte(k.Board), "")
		}
		return &learning{exercise: &e, began: time.Now()}, e.Board, err == nil
	}
	lesson, ok := w.lessonOf(k.Lesson, k.Path)
	if !ok {
		return nil, start, false
	}
	l = &learning{lesson: lesson, path: k.Path, reading: w.settings.progress().Of(lesson)}
	l.reading = l.reading.Open(lesson, lesson.Page(k.Page))
	return l, l.board(), true
}

// lessonOf is one of the program's lessons by its name, or one in a file.
func (w *Window) lessonOf(name, path string) (l lessons.Lesson, ok bool) {
	if path != "" {
		text, err := os.ReadFile(path)
		if err != nil {
			return l, false
		}
		l, problems := lessons.Read(text, filepath.Base(path))
		return l, len(problems) == 0
	}
	all := w.course()
	i := slices.IndexFunc(all, func(l lessons.Lesson) bool { return l.Name == name })
	if i < 0 {
		return l, false
	}
	return all[i], true
}

// lessonMark stands before the name of one of the program's lessons where files are listed that are open.
const lessonMark = "lesson:"

// listed is how a sheet stands in the list of what is open: as its file, or its lesson; "": it does not.
func (s *sheet) listed() string {
	if path := s.path(); path != "" || s.script != nil || s.learn == nil || s.learn.exercise != nil {
		return path
	}
	return lessonMark + s.learn.lesson.Name
}

// listedExists tells whether what a list says was open is there.
func (w *Window) listedExists(what string) bool {
	if name, ok := strings.CutPrefix(what, lessonMark); ok {
		_, ok = w.lessonOf(name, "")
		return ok
	}
	return document.Exists(what)
}

// openListed opens what a list says was open, in front or behind.
func (w *Window) openListed(what string, behind bool) {
	name, ok := strings.CutPrefix(what, lessonMark)
	if !ok {
		w.openBy(what, behind)
		return
	}
	if l, ok := w.lessonOf(name, ""); ok {
		before := w.sheet
		w.openLesson(l)
		if behind && slices.Contains(w.sheets, before) {
			w.bring(before)
		}
	}
}
