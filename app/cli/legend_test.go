package cli

import (
	"slices"
	"testing"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// TestLegend wants what each board's picture has, solved, and at its first step no more than the outcomes and the note.
func TestLegend(t *testing.T) {
	for _, row := range []struct {
		text string
		want []lang.Message
		note string
	}{
		{`digraph { a -> b; a [chips=1] }`, []lang.Message{lang.LegendP, lang.LegendN, lang.LegendMove}, ""},
		{`digraph { a -> b; b [chips=1] }`, []lang.Message{lang.LegendP, lang.LegendN}, ""},
		{`digraph { loopy=true; a -> a; a [chips=1] }`, []lang.Message{lang.LegendP, lang.LegendN, lang.LegendD, lang.LegendHold}, "R: remoteness"},
		{
			`digraph { play=misere; v -> t; t -> o; t -> z; o -> z; v [chips=1] }`,
			[]lang.Message{lang.LegendP, lang.LegendN, lang.LegendPart},
			"a,b: values in normal and in misère play; w: wild",
		},
		{
			`digraph { compound="continued-conjunctive"; a -> b; a -> c; a [chips=2] }`,
			[]lang.Message{lang.LegendP, lang.LegendN, lang.LegendJoin},
			"S: suspense (Every-SG step)",
		},
	} {
		b, err := board.Read([]byte(row.text), "b.gv")
		if err != nil {
			t.Fatal(err)
		}
		a, err := solver.Solve(t.Context(), b.Problem())
		if err != nil {
			t.Fatal(err)
		}
		var want []string
		for _, m := range row.want {
			want = append(want, m[lang.English])
		}
		first := slices.Clone(want[:2])
		if a.Loopy {
			first = slices.Clone(want[:3])
		}
		if row.note != "" {
			want, first = append(want, row.note), append(first, row.note)
		}
		if got := texts(Legend(lang.English, a, render.Solved(a))); !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", row.text, got, want)
		}
		if got := texts(Legend(lang.English, a, render.AtStep(a.Graph, solver.NewTrace(a).At(1)))); !slices.Equal(got, first) {
			t.Errorf("%s, at a step: %q, want %q", row.text, got, first)
		}
	}
	several := solver.Answer{Rule: solver.Rule{Compound: solver.ContinuedConjunctive}, Joint: make([]solver.Joint, 2)}
	f := render.Facts{Outcomes: []solver.Outcome{}, Winning: []solver.Move{{From: 0, Option: 1}}}
	if got := texts(Legend(lang.English, several, f)); !slices.Contains(got, lang.LegendJoin[lang.English]) {
		t.Errorf("arrows of several joint moves: %q", got)
	}
	if got := Legend(lang.English, solver.Answer{}, render.Facts{}); got != nil {
		t.Errorf("a legend for nothing: %v", got)
	}
}

func texts(entries []render.LegendEntry) (list []string) {
	for _, e := range entries {
		list = append(list, e.Text)
	}
	return list
}
