package lessons

import (
	"context"
	"io"
	"strconv"
	"strings"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// Exam is a sheet of exercises as a picture: a title, and each exercise with its number, its question and its board. With
// Answers it is the answer sheet: what the solver knows is drawn, and the answer stands below each board.
type Exam struct {
	Exercises []Exercise
	Answers   bool
	Language  lang.Language
	Theme     render.Theme // print is told apart without colours
	Scale     float64      // of formats made of pixels; 0 is 1
}

// The measures of the sheet, in points.
const (
	examWidth  = 400.0 // of a column
	examGap    = 36.0
	examText   = 13.0
	examTitle  = 20.0
	examLine   = 19.0
	examMargin = 24.0
)

// Write writes the sheet in an export format. In DOT each board is a graph of its own, one after another in the file, with
// its question as the graph's label: that is what Graphviz programs take. The error is the context's, the writer's, or
// that of a board that is no game.
func (x Exam) Write(ctx context.Context, w io.Writer, f render.Format) error {
	s := examSheet{exam: x}
	for i, e := range x.Exercises {
		k, err := Study(ctx, e.Board)
		if err != nil {
			return err
		}
		s.add(i, e, k)
	}
	if f.Name == "dot" {
		for _, p := range s.pictures {
			if err := f.Write(w, p); err != nil {
				return err
			}
		}
		return nil
	}
	return f.Write(w, render.Picture{Scene: s.scene(), Look: render.Look{Theme: x.Theme}, Scale: x.Scale})
}

// examSheet is a sheet being made.
type examSheet struct {
	exam     Exam
	pictures []render.Picture
	above    [][]string // the lines above each board
	below    [][]string
}

// add puts an exercise on the sheet.
func (s *examSheet) add(i int, e Exercise, k Known) {
	l := s.exam.Language
	b := e.Board
	prompt := strconv.Itoa(i+1) + ". " + e.Task(l)
	p := render.Picture{Board: b, Geometry: render.GeometryOf(b), Look: render.Look{Theme: s.exam.Theme}, Scale: s.exam.Scale}
	var below []string
	if s.exam.Answers {
		if b.Directed {
			p.Facts = render.Solved(k.Answer)
		} else {
			p.Facts = render.SolvedHackenbush(k.Cuts)
		}
		below = wrap(lang.ExamAnswer.In(l, e.Ask.Solution(k, l)), examWidth)
	}
	p.Scene = render.NewScene(b, p.Geometry, p.Facts, p.Look)
	p.Board.Attrs = labelled(b.Attrs, strings.Join(append([]string{prompt}, below...), " "))
	s.pictures = append(s.pictures, p)
	s.above = append(s.above, wrap(prompt, examWidth))
	s.below = append(s.below, below)
}

// Task is what the exercise asks, with the rule where it is not the common one.
func (e Exercise) Task(l lang.Language) string {
	task := lang.Plain(e.Ask.Prompt(l))
	if e.Board.Directed && e.Board.Rule != (board.Rule{}) {
		task = lang.ExamRule.In(l, lang.RuleOf(l, e.Board.Rule), task)
	}
	return task
}

// scene puts the boards in two columns, under the title.
func (s *examSheet) scene() render.Scene {
	title := lang.ExamTitle
	if s.exam.Answers {
		title = lang.ExamAnswers
	}
	t := s.exam.Theme
	out := render.Scene{Background: t.Board}
	put := func(text string, x, y, size float64, bold bool) {
		width, _, _ := render.MeasureText(text, size, bold)
		out.Shapes = append(out.Shapes, render.Shape{
			Kind: render.TextShape, Text: text, Size: size, Bold: bold, Fill: t.Text,
			P: []render.Point{{X: x + width/2, Y: y}},
		})
	}
	put(title[s.exam.Language], examMargin, examMargin+examTitle/2, examTitle, true)
	y := examMargin + 2*examTitle
	for row := 0; row < len(s.pictures); row += 2 {
		height := 0.0
		for i := row; i < min(row+2, len(s.pictures)); i++ {
			x := examMargin + float64(i-row)*(examWidth+examGap)
			at := y
			for _, line := range s.above[i] {
				put(line, x, at+examLine/2, examText, false)
				at += examLine
			}
			at = s.board(&out, i, x, at+examLine/2)
			for _, line := range s.below[i] {
				put(line, x, at+examLine/2, examText, true)
				at += examLine
			}
			height = max(height, at-y)
		}
		y += height + examGap
	}
	out.Max = render.Point{X: 2*examMargin + 2*examWidth + examGap, Y: y - examGap + examMargin}
	return out
}

// board puts a board below y, smaller where it is wider than the column, and returns where it ends.
func (s *examSheet) board(out *render.Scene, i int, x, y float64) float64 {
	scene := s.pictures[i].Scene
	k := min(1, examWidth/max(1, scene.Max.X-scene.Min.X))
	for _, shape := range scene.Shapes {
		p := make([]render.Point, len(shape.P))
		for j, q := range shape.P {
			p[j] = render.Point{X: x + k*(q.X-scene.Min.X), Y: y + k*(q.Y-scene.Min.Y)}
		}
		shape.P, shape.Radius, shape.Width, shape.Size = p, k*shape.Radius, k*shape.Width, k*shape.Size
		shape.Part = render.Part{}
		out.Shapes = append(out.Shapes, shape)
	}
	return y + k*(scene.Max.Y-scene.Min.Y) + examLine/2
}
