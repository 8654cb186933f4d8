package app

import (
	"bytes"
	"context"
	"math/rand/v2"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/lang"
	"dev.mexboard/app/lessons"
	"dev.mexboard/render"
)

// askLesson asks for a lesson in a file.
func (w *Window) askLesson() { w.askFile(lang.LearnOpen, []string{lessonEnding}) }

// askCode asks for the code of an exercise that someone shared.
func (w *Window) askCode() {
	entry := w.newDialogEntry("")
	entry.SetPlaceHolder("mex-2-2-12345")
	width := min(scaled(360), w.win.Canvas().Size().Width-80)
	w.ask(lang.LearnByCode.In(w.say), paddedTo(entry, width), answer{name: lang.DialogCancel}, answer{
		name: lang.LearnStart, main: true, do: func() {
			e, err := lessons.ParseCode(entry.Text)
			if err != nil {
				w.tell(lang.Error(w.say, err))
				return
			}
			w.makeExercise(e)
		},
	})
	w.win.Canvas().Focus(entry)
}

// showResults shows how the exercises of this sitting went.
func (w *Window) showResults() {
	width := min(scaled(640), w.win.Canvas().Size().Width-80)
	body := container.New(column{6})
	if len(w.results) == 0 {
		body.Add(newQuiet(lang.LearnEmpty.In(w.say)))
	} else {
		body.Add(resultTable(w.results.Rows(w.say)))
		body.Add(newQuiet(w.results.Sum(w.say)))
	}
	body.Resize(fyne.NewSize(width, 0))
	scroll := container.NewScroll(paddedTo(body, width))
	scroll.SetMinSize(fyne.NewSize(width, min(scaled(320), w.win.Canvas().Size().Height-170)))
	w.ask(lang.LearnResults.In(w.say), scroll, answer{name: lang.LearnClose, main: true}, answer{
		name: lang.LearnSave, ready: func() bool { return len(w.results) > 0 },
		do: func() {
			text := w.results.CSV(w.say)
			w.askWhere("results.csv", func(path string) {
				w.request(fileJob{kind: exporting, path: path, content: func() ([]byte, error) { return text, nil }})
			})
		},
	})
}

// resultTable is rows of text in columns.
func resultTable(rows [][]string) fyne.CanvasObject {
	var cells []fyne.CanvasObject
	for i, row := range rows {
		for _, text := range row {
			c := newText(text, theme.ColorNameForeground, smallSize)
			c.TextStyle.Bold = i == 0
			cells = append(cells, c)
		}
	}
	return container.New(&gridOf{columns: len(rows[0]), gap: fyne.NewSize(10, 4)}, cells...)
}

// gridOf puts cells in columns, each as wide as its widest cell.
type gridOf struct {
	columns int
	gap     fyne.Size
}

func (g *gridOf) measure(objects []fyne.CanvasObject) (widths, heights []float32) {
	widths = make([]float32, g.columns)
	for i, o := range objects {
		m := o.MinSize()
		if i%g.columns == 0 {
			heights = append(heights, 0)
		}
		widths[i%g.columns] = max(widths[i%g.columns], m.Width)
		heights[len(heights)-1] = max(heights[len(heights)-1], m.Height)
	}
	return widths, heights
}

func (g *gridOf) Layout(objects []fyne.CanvasObject, _ fyne.Size) {
	widths, heights := g.measure(objects)
	y := float32(0)
	for r, h := range heights {
		x := float32(0)
		for c := range widths {
			if i := r*g.columns + c; i < len(objects) {
				objects[i].Move(fyne.NewPos(x, y))
				objects[i].Resize(fyne.NewSize(widths[c], h))
			}
			x += widths[c] + g.gap.Width
		}
		y += h + g.gap.Height
	}
}

func (g *gridOf) MinSize(objects []fyne.CanvasObject) fyne.Size {
	widths, heights := g.measure(objects)
	var m fyne.Size
	for _, x := range widths {
		m.Width += x + g.gap.Width
	}
	for _, y := range heights {
		m.Height += y + g.gap.Height
	}
	return m
}

// askExam asks which exercises an exam sheet is to have, and writes it; the answer sheet is the same with answers.
func (w *Window) askExam() {
	var kinds []*tick
	boxes := container.New(column{})
	for _, k := range lessons.Exercises {
		t := newTick(k.Title.In(w.say), false, func(bool) { w.offer() })
		kinds = append(kinds, t)
		boxes.Add(t)
	}
	chosen := func() (names []string) {
		for i, k := range lessons.Exercises {
			if kinds[i].Checked {
				names = append(names, k.Name)
			}
		}
		return names
	}
	each := 1
	count := newPick([]string{"1", "2", "3", "4"}, 0, func(i int) { each = i + 1 })
	seed := w.newDialogEntry("")
	seed.SetText(itoa(rand.IntN(1_000_000)))
	answers := newTick(lang.LearnWithValues.In(w.say), false, nil)
	width := min(scaled(460), w.win.Canvas().Size().Width-80)
	list := container.NewVScroll(boxes)
	list.SetMinSize(fyne.NewSize(width, min(scaled(240), w.win.Canvas().Size().Height-scaled(400))))
	content := container.New(column{6}, list,
		newText(lang.LearnExamOf.In(w.say), colourQuiet, smallSize), count,
		newText(lang.LearnSeed.In(w.say), colourQuiet, smallSize), seed, answers)
	content.Resize(fyne.NewSize(width, 0))
	w.ask(lang.LearnExam.In(w.say), paddedTo(content, width), answer{name: lang.DialogCancel}, answer{
		name: lang.LearnSave, main: true, ready: func() bool { return len(chosen()) > 0 },
		do: func() {
			x := examOrder{
				kinds: chosen(), each: each, seed: seedOf(seed.Text),
				size: lessons.Size(w.settings.exerciseSize()), hard: lessons.Difficulty(w.settings.exerciseHard()),
				exam: lessons.Exam{Answers: answers.Checked, Language: w.say, Theme: render.Print, Scale: 2},
			}
			w.askPicture("exam.svg", plainFormats(), func(path string) { w.writeExam(path, x) })
		},
	})
}

// seedOf is the number that people share to get the same sheet; another text is a seed, too.
func seedOf(text string) uint64 {
	h := uint64(1469598103934665603)
	for _, b := range []byte(text) {
		h = (h ^ uint64(b)) * 1099511628211
	}
	return h % 1_000_000
}

// examOrder is an exam sheet to be made.
type examOrder struct {
	kinds []string
	each  int
	seed  uint64
	size  lessons.Size
	hard  lessons.Difficulty
	exam  lessons.Exam
}

// writeExam makes the sheet in the background and puts it into a file.
func (w *Window) writeExam(path string, x examOrder) {
	f, ok := render.FormatFor(path)
	if !ok {
		f = render.Formats[0]
	}
	w.request(fileJob{kind: exporting, path: path, content: func() ([]byte, error) {
		ctx := context.Background()
		for _, kind := range x.kinds {
			for i := range x.each {
				e, err := lessons.Exercise{Kind: kind, Size: x.size, Difficulty: x.hard, Seed: x.seed + uint64(i)}.Make(ctx)
				if err != nil {
					return nil, err
				}
				x.exam.Exercises = append(x.exam.Exercises, e)
			}
		}
		var b bytes.Buffer
		err := x.exam.Write(ctx, &b, f)
		return b.Bytes(), err
	}})
}
