package app

import (
	"fyne.io/fyne/v2"

	"dev.mexboard/app/lang"
	"dev.mexboard/app/lessons"
)

// learnRows are the commands of lessons, exercises and matches.
func learnRows(*Window) []command {
	return []command{
		{name: lang.MenuLessons, rows: lessonRows},
		{name: lang.LearnOpen, do: (*Window).askLesson},
		{},
		{name: lang.LearnNext, keys: []key{plain(fyne.KeyF8)}, do: (*Window).nextPage, able: (*Window).reading},
		{name: lang.LearnBack, keys: []key{shifted(fyne.KeyF8)}, do: (*Window).previousPage, able: (*Window).reading},
		{name: lang.LearnHintAsk, keys: []key{plain(fyne.KeyF7)}, do: (*Window).askHint, able: (*Window).taught},
		{name: lang.LearnReset, do: (*Window).resetPage, able: (*Window).studying},
		{},
		{name: lang.LearnExercises, rows: exerciseRows},
		{name: lang.LearnByCode, do: (*Window).askCode},
		{name: lang.LearnResults, do: (*Window).showResults},
		{name: lang.LearnExam, do: (*Window).askExam},
		{},
		{name: lang.MatchNew, keys: []key{plain(fyne.KeyF6)}, do: (*Window).askMatch},
		{name: lang.LearnMake, keys: []key{shifted(fyne.KeyF6)}, do: (*Window).makePending, able: (*Window).gathered},
		{name: lang.MatchUndoLabel, do: (*Window).takeBack, able: (*Window).played},
		{name: lang.MatchEnd, do: (*Window).endMatch, able: func(w *Window) bool { return w.match != nil }},
	}
}

func lessonRows(w *Window) []command {
	var rows []command
	for _, l := range w.course() {
		rows = append(rows, command{name: titleOf(l), do: func(w *Window) { w.openLesson(l) }})
	}
	return rows
}

func exerciseRows(*Window) []command {
	var rows []command
	for _, k := range lessons.Exercises {
		rows = append(rows, command{name: k.Title, do: func(w *Window) { w.newExercise(k.Name) }})
	}
	return rows
}

// played tells whether a move of a match can be taken back.
func (w *Window) played() bool { return w.match != nil && w.match.match.At > 0 }

// reading tells whether a lesson is in front, studying whether a lesson or an exercise is, taught whether hints can be
// given, gathered whether a move of several chips was put together.
func (w *Window) reading() bool  { return w.learn != nil && w.learn.exercise == nil }
func (w *Window) studying() bool { return w.learn != nil }
func (w *Window) taught() bool   { return w.learn.waits() || w.match.awaits() }

func (w *Window) gathered() bool {
	return w.match != nil && len(w.match.pending) > 0 || w.learn != nil && len(w.learn.pending) > 0
}

// lessonFileRows are the commands of those who write lessons.
func lessonFileRows(*Window) []command {
	return []command{
		{name: lang.ScriptNew, do: (*Window).newLesson},
		{name: lang.ScriptOpen, do: func(w *Window) { w.askFileFor(lang.ScriptOpen, []string{lessonEnding}, w.openScript) }},
		{name: lang.ScriptEdit, do: (*Window).editLesson, able: func(w *Window) bool { return w.script == nil && w.reading() }},
		{},
		{name: lang.ScriptCheck, keys: []key{plain(fyne.KeyF9)}, do: (*Window).checkScript, able: (*Window).writes},
		{name: lang.ScriptTry, do: (*Window).tryScript, able: (*Window).writes},
	}
}

// writes tells whether a lesson is being written in front.
func (w *Window) writes() bool { return w.script != nil }
