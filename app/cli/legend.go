package cli

import (
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver"
)

// Legend explains the marks that a picture has, here and in the window: those of the outcomes once anything is known,
// those of moves where there are some, and what stands below the values under the rule. It tells no more than the picture.
func Legend(l lang.Language, a solver.Answer, f render.Facts) []render.LegendEntry {
	if f.Outcomes == nil {
		return nil
	}
	entries := []render.LegendEntry{{Outcome: solver.P, Text: lang.LegendP[l]}, {Outcome: solver.N, Text: lang.LegendN[l]}}
	if a.Loopy {
		entries = append(entries, render.LegendEntry{Outcome: solver.D, Text: lang.LegendD[l]})
	}
	parts := a.Rule.Compound.Joint() && len(a.Joint) != 1 // the arrows are of several moves
	if len(f.Winning) > 0 && !parts {
		entries = append(entries, render.LegendEntry{Text: lang.LegendMove[l]})
	}
	if len(f.Shares) > 0 || len(f.Winning) > 0 && parts {
		entries = append(entries, render.LegendEntry{Text: lang.LegendJoin[l]})
	}
	if len(f.Drawing) > 0 {
		entries = append(entries, render.LegendEntry{Outcome: solver.D, Text: lang.LegendHold[l], Move: true})
	}
	if len(f.Part) > 0 {
		entries = append(entries, render.LegendEntry{Text: lang.LegendPart[l], Part: true})
	}
	if note := lang.NoteOf(a.Rule, a.Loopy); note != (lang.Message{}) {
		entries = append(entries, render.LegendEntry{Text: note[l], Plain: true})
	}
	return entries
}
