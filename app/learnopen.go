package app

import (
	"context"
	"math/rand/v2"
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"dev.mexboard/app/document"
	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
	"dev.mexboard/app/lessons"
	"dev.mexboard/solver/board"
)

func itoa(n int) string { return strconv.Itoa(n) }

// course is the lessons that come with the program.
func (w *Window) course() []lessons.Lesson {
	if w.read == nil {
		for _, file := range lessons.All {
			l, _ := lessons.Open(file)
			w.read = append(w.read, l)
		}
	}
	return w.read
}

// learnHome leaves the lesson, the exercise or the match; the board stays.
func (w *Window) learnHome() {
	w.learn = nil
	w.match = nil
	w.judges.Cancel()
	w.matches.Cancel()
	w.line.busy("")
	w.step = w.solved.steps()
	w.show()
	w.showLearn()
}

// openLesson opens a lesson in a tab of its own, where the reader left it; in the one that has it already, if one has.
func (w *Window) openLesson(l lessons.Lesson) { w.openLessonOf(l, "") }

// openLessonOf opens a lesson that was read from a file; with path "", one of the program's.
func (w *Window) openLessonOf(l lessons.Lesson, path string) {
	at := slices.IndexFunc(w.sheets, func(s *sheet) bool {
		return s.script == nil && s.learn != nil && s.learn.exercise == nil && s.learn.lesson.Name == l.Name && s.learn.path == path
	})
	if at >= 0 {
		w.bring(w.sheets[at])
		w.turnTab(learnTab)
		return
	}
	w.teach(&learning{lesson: l, path: path, reading: w.settings.progress().Of(l)})
	w.openPage()
}

// titleOf is what the tab of a lesson is called.
func titleOf(l lessons.Lesson) lang.Message {
	var m lang.Message
	for i, say := range lang.Languages {
		m[i] = l.Intro.In(say).Title
	}
	return m
}

// called is what the tab of a lesson or an exercise is called.
func (l *learning) called() lang.Message {
	if l.exercise == nil {
		return titleOf(l.lesson)
	}
	k, _ := lessons.ExerciseKindNamed(l.exercise.Kind)
	return k.Title
}

// teach opens a tab for a lesson or an exercise; the one in front, where it teaches too, gives its place to it.
func (w *Window) teach(l *learning) {
	if w.script != nil || w.learn == nil && w.match == nil {
		w.add(w.newSheet(document.New(board.New()), l.called()), true)
	}
	w.match = nil
	w.called = l.called()
	w.learn = l
	l.forget()
	w.turnTab(learnTab)
}

// openPage shows the page that is open: its board, its question, its tool.
func (w *Window) openPage() {
	l := w.learn
	l.forget()
	l.known = nil
	w.tell("")
	w.resetBoard()
	w.showLearn()
	if page, ok := l.page(); ok {
		w.studies.Request(studyJob{w.id, page})
	}
	w.learner.root.ScrollToTop()
	w.focusPage()
}

// focusPage gives the keyboard to what the page's question is answered with, unless someone writes the lesson.
func (w *Window) focusPage() {
	if w.script == nil || w.win.Canvas().Focused() != fyne.Focusable(w.writing.area) {
		w.learner.focus()
	}
}

// board is the board of the page, the exercise, or, on the introduction, of the first page.
func (l *learning) board() board.Board {
	page, open := l.page()
	switch {
	case l.exercise != nil:
		return l.exercise.Board
	case open && page.HasBoard:
		return page.Board
	case !open && len(l.lesson.Pages) > 0 && l.lesson.Pages[0].HasBoard:
		return l.lesson.Pages[0].Board
	}
	return board.New()
}

// resetBoard shows the page's board as it was.
func (w *Window) resetBoard() {
	l := w.learn
	w.loose.Vertices = nil
	w.board.Select(editor.Selection{}) // what was chosen for the page before
	w.stage(l.board())
	w.layOut()
	w.board.Fit()
	w.board.SetTool(toolOf(l.ask()))
	w.step = w.solved.steps()
	if w.hides() {
		w.step = 0
	}
	w.show()
	w.showTool()
}

// resetPage shows the page's board as it was, and begins to answer anew.
func (w *Window) resetPage() {
	w.learn.forget()
	w.resetBoard()
	w.showLearn()
	w.focusPage()
}

// nextPage and previousPage turn the page; from the last page the next one is the list of lessons.
func (w *Window) nextPage() {
	l := w.learn
	if w.script != nil {
		w.turnScript(1)
		return
	}
	if l == nil || l.exercise != nil || l.waits() {
		return
	}
	if l.reading.At(l.lesson) == len(l.lesson.Pages)-1 {
		w.learnHome()
		return
	}
	l.reading = l.reading.Next(l.lesson)
	w.keepReading()
	w.openPage()
}

func (w *Window) previousPage() {
	l := w.learn
	if w.script != nil {
		w.turnScript(-1)
		return
	}
	if l == nil || l.exercise != nil {
		return
	}
	l.reading = l.reading.Back(l.lesson)
	w.keepReading()
	w.openPage()
}

// newExercise makes another exercise of a kind.
func (w *Window) newExercise(kind string) {
	w.makeExercise(lessons.Exercise{
		Kind: kind, Size: lessons.Size(w.settings.exerciseSize()), Difficulty: lessons.Difficulty(w.settings.exerciseHard()),
		Seed: uint64(rand.IntN(1_000_000)),
	})
}

func (w *Window) makeExercise(e lessons.Exercise) {
	w.makes.Request(e)
}

func doExercise(ctx context.Context, e lessons.Exercise, _ func(float64)) (lessons.Exercise, error) {
	return e.Make(ctx)
}

func (w *Window) exerciseMade(_, e lessons.Exercise, err error) {
	if err != nil {
		w.tell(lang.Error(w.say, err))
		return
	}
	w.teach(&learning{exercise: &e, began: time.Now()})
	w.openPage()
}
