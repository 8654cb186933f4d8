package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/lang"
	"dev.mexboard/app/lessons"
)

// showHome lists what can be learned.
func (p *learnPanel) showHome() {
	p.body.Add(newBold(p.in(lang.LearnLessons), theme.ColorNameForeground, 16))
	list := container.New(column{4})
	for i, l := range p.w.course() {
		done, all := p.w.settings.progress().Of(l).Done(l)
		right := p.in(lang.LearnDone, done, all)
		if done == all {
			right = "✓"
		}
		list.Add(p.row(itoa(i+1)+"  "+l.Intro.In(p.w.say).Title, right, func() { p.w.openLesson(l) }))
	}
	list.Add(p.row(p.in(lang.LearnOpen), "", p.w.askLesson))
	p.body.Add(list)
	p.body.Add(ruler())
	p.body.Add(newBold(p.in(lang.LearnPlay), theme.ColorNameForeground, 16))
	p.body.Add(newQuiet(p.in(lang.LearnPlayAbout)))
	p.body.Add(newWay(p.in(lang.MatchNew), p.w.askMatch))
	p.body.Add(ruler())
	p.body.Add(newBold(p.in(lang.LearnExercises), theme.ColorNameForeground, 16))
	p.addExercises()
}

// row is a line of a list, to be pressed.
func (p *learnPanel) row(name, right string, do func()) fyne.CanvasObject {
	left := wrapped(name, textSize, false)
	mark := newText(right, colourQuiet, smallSize)
	r := newPress(container.NewBorder(nil, nil, nil, mark, left), fyne.NewSize(10, 7), do)
	r.outline, r.fill = colourLine, colourBoard
	return r
}

// addExercises adds the kinds of exercise, with size and difficulty above.
func (p *learnPanel) addExercises() {
	var sizes, hards []string
	for _, s := range lessons.Sizes {
		sizes = append(sizes, s.Name.In(p.w.say))
	}
	for _, d := range lessons.Difficulties {
		hards = append(hards, d.Name.In(p.w.say))
	}
	size := newPick(sizes, p.w.settings.exerciseSize()-1, func(i int) { p.w.settings.setExerciseSize(i + 1) })
	hard := newPick(hards, p.w.settings.exerciseHard()-1, func(i int) { p.w.settings.setExerciseHard(i + 1) })
	p.body.Add(container.NewGridWithColumns(2,
		container.New(column{2}, newText(p.in(lang.LearnSize), colourQuiet, smallSize), size),
		container.New(column{2}, newText(p.in(lang.LearnDifficulty), colourQuiet, smallSize), hard)))
	list := container.New(column{4})
	for _, k := range lessons.Exercises {
		list.Add(p.row(k.Title.In(p.w.say), "", func() { p.w.newExercise(k.Name) }))
	}
	p.body.Add(list)
	p.body.Add(container.New(newLinks(), newLink(p.in(lang.LearnByCode), p.w.askCode), newLink(p.in(lang.LearnResults), p.w.showResults), newLink(p.in(lang.LearnExam), p.w.askExam)))
}

// showExercise shows an exercise.
func (p *learnPanel) showExercise(l *learning) {
	e := *l.exercise
	p.addHomeLink()
	if k, ok := lessons.ExerciseKindNamed(e.Kind); ok {
		p.body.Add(heading(k.Title.In(p.w.say)))
		p.body.Add(newQuiet(k.About.In(p.w.say)))
	}
	p.addQuestion(l)
	if !p.w.presenting.on {
		p.addExerciseWays(l)
	}
}

// addExerciseWays adds the links and the button below an exercise, and its code.
func (p *learnPanel) addExerciseWays(l *learning) {
	e := *l.exercise
	row := container.New(newLinks())
	if l.waits() {
		row.Add(newLink(p.in(lang.LearnHintAsk)+" ("+p.hintCount(l.hints)+")", p.w.askHint))
	}
	row.Add(newLink(p.in(lang.LearnReset), p.w.resetPage))
	row.Add(newLink(p.in(lang.LearnResults), p.w.showResults))
	p.body.Add(row)
	p.next = newWay(p.in(lang.LearnAnother), func() { p.w.newExercise(e.Kind) })
	p.body.Add(p.next)
	p.body.Add(newQuiet(p.in(lang.LearnCode, e.Code())))
}
