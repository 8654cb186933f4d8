package cli

import (
	"context"
	"iter"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// reduced makes the picture of an undirected board after some steps of its reduction, or solved for -1. Geometry is where
// its parts are. At the last step and beyond all is known.
func (s *session) reduced(p *render.Picture, step int) error {
	a, err := p.Board.Hackenbush().Solve(context.Background(), p.Board.Rule.Play, solver.Limits{})
	if err != nil {
		return err
	}
	p.Facts = render.SolvedHackenbush(a)
	steps, more := first(a.Reductions(), step)
	var told []lang.Span
	if step >= 0 && more {
		p.Geometry, p.Facts = render.AtReduction(p.Board, p.Geometry, a, steps)
		if len(steps) > 0 {
			told = sentenceOf(s.language, p.Board, steps[len(steps)-1])
		}
	}
	p.Look.Legend = HackenbushLegend(s.language, p.Facts)
	if told != nil {
		p.Look.Legend = append([]render.LegendEntry{{Text: lang.Plain(told), Plain: true}}, p.Look.Legend...)
	}
	return nil
}

// first takes the first n of a sequence, and tells whether there are more.
func first(all iter.Seq[solver.Reduction], n int) (steps []solver.Reduction, more bool) {
	for s := range all {
		if len(steps) >= n {
			return steps, true
		}
		steps = append(steps, s)
	}
	return steps, false
}

func sentenceOf(l lang.Language, b board.Board, s solver.Reduction) []lang.Span {
	edges := b.EdgeNames()
	return lang.Reduction(l, s,
		func(v int32) string { return shown(b.Vertices[v].ID) },
		func(e int32) string { return edges[e] })
}

// HackenbushLegend explains the marks that a picture of an undirected board has.
func HackenbushLegend(l lang.Language, f render.Facts) []render.LegendEntry {
	var entries []render.LegendEntry
	if h := f.Hackenbush; h.Known {
		switch h.Outcome {
		case solver.P:
			entries = append(entries, render.LegendEntry{Outcome: solver.P, Text: lang.LegendP[l]})
		case solver.N:
			entries = append(entries, render.LegendEntry{Outcome: solver.N, Text: lang.LegendN[l]})
		}
	}
	if len(f.Hackenbush.Winning) > 0 {
		entries = append(entries, render.LegendEntry{Text: lang.LegendCut[l], Cut: true})
	}
	if f.Values != nil {
		entries = append(entries, render.LegendEntry{Plain: true, Text: lang.LegendStand[l]})
	}
	return entries
}
