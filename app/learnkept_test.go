package app

import (
	"reflect"
	"testing"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lessons"
	"dev.mexboard/solver/board"
)

// readTo opens a lesson of the program and answers rightly up to a page.
func (s *stage) readTo(lesson int, page string) {
	s.t.Helper()
	s.openLesson(s.course()[lesson])
	s.settle()
	for range s.learn.lesson.Pages {
		if s.learn.reading.Page == page {
			return
		}
		if s.learn.waits() {
			s.answerRightly()
		}
		s.nextPage()
		s.settle()
	}
	if s.learn.reading.Page != page {
		s.t.Fatalf("no page %s", page)
	}
}

// again is the next window after this one was killed, with the progress that this one kept.
func (s *stage) again(folder string) *stage {
	s.t.Helper()
	s.second()
	progress := s.settings.progress()
	next := &stage{t: s.t, posts: make(chan func(), 10_000)}
	a := newApp()
	a.Preferences().SetString("language", "en")
	next.Window = newWindow(a, func(f func()) { next.posts <- f })
	next.settings.setProgress(progress)
	s.t.Cleanup(next.client.Close)
	next.begin(s.killed(folder), nil)
	next.settle()
	return next
}

// TestAKilledLessonComesBack kills the window while a lesson is read: the lesson, its page and what was answered come
// back, and the board as the reader changed it.
func TestAKilledLessonComesBack(t *testing.T) {
	folder := t.TempDir()
	s := restarted(t, folder)
	s.readTo(3, "all-of-them")
	index := s.doc.Board().Index()
	s.fromPointer(index["C"], index["A"])
	s.settle()
	if len(s.learn.answer.Moves) != 1 {
		t.Fatalf("found: %v", s.learn.answer.Moves)
	}
	s.askHint()
	s.settle()

	next := s.again(folder)
	if next.learn == nil || len(next.sheets) != 1 {
		t.Fatalf("no lesson comes back: %s", next.tabNames())
	}
	if next.learn.lesson.Name != "chips" || next.learn.reading.Page != "all-of-them" || !next.learn.waits() {
		t.Errorf("another page: %+v", next.learn.reading)
	}
	if !reflect.DeepEqual(next.learn.answer, s.learn.answer) || next.learn.hints != 1 {
		t.Errorf("the answer is %+v, hints %d", next.learn.answer, next.learn.hints)
	}
	if next.shows != learnTab || next.notice != "" || next.recovered || !next.hides() || next.step != 0 {
		t.Errorf("tab %d, notice %q, recovered %v, step %d", next.shows, next.notice, next.recovered, next.step)
	}
	has(t, "the page", next.learned(), "More than one way")
	has(t, "the page", next.learned(), "C → A")
	next.answerRightly()
	if next.learn.waits() {
		t.Error("the question cannot be answered any more")
	}

	next.nextPage()
	next.settle()
	page := next.learn.board()
	next.edit(document.AddVertex(board.Point{X: 7}))
	next.settle()
	mine := next.doc.Board()
	last := next.again(next.keep.folder)
	if last.learn == nil || last.learn.reading.Page != "the-computation" || !board.Equal(last.doc.Board(), mine) || !last.recovered {
		t.Fatalf("the changed board does not come back: %s", last.tabNames())
	}
	has(t, "notice", last.notice, "Mexboard was ended before")
	last.resetPage()
	if !board.Equal(last.doc.Board(), page) {
		t.Error("the page's board does not come back")
	}
}

// TestAKilledExerciseComesBack kills the window in the middle of an exercise.
func TestAKilledExerciseComesBack(t *testing.T) {
	folder := t.TempDir()
	s := restarted(t, folder)
	s.makeExercise(lessons.Exercise{Kind: "values", Size: lessons.Small, Difficulty: lessons.Easy, Seed: 7})
	s.settle()
	k := s.solved
	for v := range 2 {
		n, _ := k.answer.Values.At(int32(v))
		s.picked(v)
		s.number(n)
		s.settle()
	}
	next := s.again(folder)
	if next.learn == nil || next.learn.exercise == nil {
		t.Fatalf("the exercise does not come back: %s", next.tabNames())
	}
	was, is := *s.learn.exercise, *next.learn.exercise
	if is.Code() != was.Code() || is.Ask.String() != was.Ask.String() || !board.Equal(is.Board, was.Board) {
		t.Errorf("another exercise: %+v, not %+v", is, was)
	}
	if len(next.learn.answer.Values) != 2 {
		t.Errorf("the answer is %+v", next.learn.answer)
	}
	if next.answerRightly(); next.learn.waits() {
		t.Error("the exercise cannot be answered any more")
	}
}

// TestALessonIsPartOfTheSession closes the window properly.
func TestALessonIsPartOfTheSession(t *testing.T) {
	folder := t.TempDir()
	s := restarted(t, folder)
	s.readTo(0, "one-move-up")
	s.newBoard()
	s.edit(document.AddVertex(board.Point{}))
	s.turnTabs(-1)
	s.second()
	s.endKeeping()
	if files := document.ReadSession(folder).Files; len(files) != 1 || files[0] != "lesson:chip" {
		t.Fatalf("the session is %v", files)
	}
	next := restarted(t, folder)
	if next.learn == nil || next.learn.lesson.Name != "chip" || next.shows != learnTab {
		t.Fatalf("the lesson does not come back: %s", next.tabNames())
	}
	next.endKeeping()
	if err := document.WriteSession(folder, document.Session{Files: []string{"lesson:gone", "lesson:nim"}, Active: 0}); err != nil {
		t.Fatal(err)
	}
	if last := restarted(t, folder); last.learn == nil || last.learn.lesson.Name != "nim" || len(last.sheets) != 1 {
		t.Errorf("after a lesson has gone: %s", last.tabNames())
	}
}
