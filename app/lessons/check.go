package lessons

import (
	"context"

	"dev.mexboard/app/lang"
)

// Check holds a lesson against the solver: every claim is true, every {{...}} can be told, every question fits its
// board and can be answered. All that is wrong is listed, by line. The error is the context's. Boards are solved one by
// one; each is small or has a bounded search.
func Check(ctx context.Context, l Lesson) ([]Problem, error) {
	var list []Problem
	for _, p := range l.Pages {
		problems, err := p.check(ctx)
		if err != nil {
			return nil, err
		}
		list = append(list, problems...)
	}
	for i := range list {
		list[i].File = l.File
	}
	return sorted(list), nil
}

// Proof is Read and Check together: the lesson, and all that is wrong with its text, by line.
func Proof(ctx context.Context, text []byte, file string) (Lesson, []Problem, error) {
	l, problems := Read(text, file)
	more, err := Check(ctx, l)
	return l, sorted(append(problems, more...)), err
}

// Study solves the page's board; a page without one knows nothing.
func (p Page) Study(ctx context.Context) (Known, error) {
	if !p.HasBoard {
		return Known{}, nil
	}
	return Study(ctx, p.Board)
}

func (p Page) check(ctx context.Context) ([]Problem, error) {
	var list []Problem
	problem := func(line int, err error) {
		if err != nil {
			list = append(list, Problem{Line: line, Err: err})
		}
	}
	k, err := p.Study(ctx)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	problem(p.BoardLine, err)
	if err != nil {
		return list, nil
	}
	for _, c := range p.Claims {
		problem(c.Line, c.holds(k))
	}
	if p.Ask != nil {
		problem(p.Ask.Line, p.Ask.Fits(k))
	}
	if p.Steps != nil {
		problem(p.Steps.Line, p.fitsSteps(k))
	}
	for _, l := range lang.Languages {
		t := p.Texts[l]
		_, before := Tell(k, l, t.Blocks)
		_, after := Tell(k, l, t.After)
		list = append(append(list, before...), after...)
	}
	return list, nil
}

func (p Page) fitsSteps(k Known) error {
	switch {
	case !p.HasBoard:
		return trouble(lang.LessonBoardless)
	case !k.Board.Directed:
		if p.Steps.From != "" {
			return trouble(lang.LessonFitDirected)
		}
		return nil
	case p.Steps.From == "", p.Steps.From == stepsSum:
		return nil
	}
	return fitsVertex(Question{Vertex: p.Steps.From}, k)
}
