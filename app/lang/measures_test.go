package lang_test

import (
	"testing"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
)

func TestMeasureText(t *testing.T) {
	for _, row := range []struct {
		what    string
		measure solver.Measure
		mark    solver.Mark
		want    string
	}{
		{"a value", solver.Grundy, solver.Mark{Value: 3}, "3"},
		{"nothing yet", solver.Suspense, solver.Mark{Value: solver.NoNumber}, ""},
		{"a pair", solver.Pairs, solver.Mark{Value: 1, Misere: 2}, "(1, 2)"},
		{"half a pair", solver.Pairs, solver.Mark{Value: 1, Misere: solver.NoNumber}, "(1, ?)"},
		{"no pair yet", solver.Pairs, solver.Mark{Value: solver.NoNumber, Misere: solver.NoNumber}, ""},
		{"no type yet", solver.Types, solver.Mark{Value: 1, Misere: 2}, ""},
		{"wild", solver.Types, solver.Mark{Typed: true, Type: solver.Wild}, "wild"},
		{"remoteness beside a value", solver.Remoteness, solver.Mark{Value: 0, Remoteness: 4}, "4"},
		{"a draw has none", solver.Remoteness, solver.Mark{Value: 0, Remoteness: solver.NoNumber}, ""},
		{"over", solver.Foreclosed, solver.Mark{Value: solver.Over}, "over"},
		{"can be ended", solver.Foreclosed, solver.Mark{Value: solver.Won}, "win"},
		{"in normal play", solver.NormalOutcome, solver.Mark{Normal: solver.N}, "N"},
		{"infinite, with what is not known yet", solver.LoopValue, solver.Mark{Value: solver.Infinite}, "∞"},
		{"infinite", solver.LoopValue, solver.Mark{Value: solver.Infinite, Loop: []int{0, 12}}, "∞{0, 12}"},
		{"infinite without finite options", solver.LoopValue, solver.Mark{Value: solver.Infinite, Loop: []int{}}, "∞{}"},
	} {
		if got := lang.MeasureText(lang.English, row.measure, row.mark); got != row.want {
			t.Errorf("%s: %q, want %q", row.what, got, row.want)
		}
	}
}
