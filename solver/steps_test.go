package solver

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// transcript tells steps in a shorthand, one line each.
func (g *game) transcript(steps []Step) string {
	name := func(v int32) string {
		if v < 0 {
			return "-"
		}
		return g.names[v]
	}
	var out strings.Builder
	for _, s := range steps {
		v, option := name(s.Vertex), name(s.Option)
		switch s.Kind {
		case StepReady:
			fmt.Fprintf(&out, "ready %s [%s]\n", v, g.list(s.Options))
		case StepRead:
			fmt.Fprintf(&out, "read %s>%s %d\n", v, option, s.Value)
		case StepJoin:
			fmt.Fprintf(&out, "join %s [%s] %v %d\n", v, g.list(s.Options), s.Numbers, s.Value)
		case StepPresent:
			fmt.Fprintf(&out, "present %s %d %s\n", v, s.Value, option)
		case StepMex:
			fmt.Fprintf(&out, "mex %s %d\n", v, s.Value)
		case StepOutcome:
			fmt.Fprintf(&out, "outcome %s %v %s\n", v, s.Outcome, option)
		case StepChip:
			fmt.Fprintf(&out, "chip %s %dx %d\n", v, s.Count, s.Value)
		case StepColumn:
			fmt.Fprintf(&out, "column %d %d %d\n", s.Bit, s.Count, s.Value)
		case StepNimSum:
			fmt.Fprintf(&out, "nimsum %d\n", s.Value)
		case StepVerdict:
			fmt.Fprintf(&out, "verdict %v %d\n", s.Outcome, s.Value)
		case StepTarget:
			fmt.Fprintf(&out, "target %s %d>%d [%s]\n", v, s.Value, s.Goal, g.list(s.Options))
		}
	}
	return out.String()
}

func TestSteps(t *testing.T) {
	for _, row := range []struct{ what, board, chips, want string }{
		{"the sum of no chips", "", "", "nimsum 0\nverdict P 0\n"},
		{"a terminal with a chip", "z:", "z", `
ready z []
mex z 0
outcome z P -
chip z 1x 0
column 0 0 0
nimsum 0
verdict P 0
`},
		{"the least ready vertex is next", "c: b\na: z\nb: z a", "", `
ready z []
mex z 0
outcome z P -
ready a [z]
read a>z 0
present a 0 z
mex a 1
outcome a N z
ready b [z a]
read b>z 0
read b>a 1
present b 0 z
present b 1 a
mex b 2
outcome b N z
ready c [b]
read c>b 2
mex c 0
outcome c P -
nimsum 0
verdict P 0
`},
		{"the first option that has the value", "v: b a\na:\nb:", "", `
ready b []
mex b 0
outcome b P -
ready a []
mex a 0
outcome a P -
ready v [b a]
read v>b 0
read v>a 0
present v 0 b
mex v 1
outcome v N b
nimsum 0
verdict P 0
`},
		{"through a split", "v: +s\n+s: a z a\na: z", "v v a v", `
ready z []
mex z 0
outcome z P -
ready a [z]
read a>z 0
present a 0 z
mex a 1
outcome a N z
join +s [a z a] [1 0 1] 0
ready v [+s]
read v>+s 0
present v 0 +s
mex v 1
outcome v N +s
chip v 3x 1
chip a 1x 1
column 0 4 0
nimsum 0
verdict P 0
`},
		{"what the chips must become", "t: z o\no: z\nz:", "t o", `
ready z []
mex z 0
outcome z P -
ready o [z]
read o>z 0
present o 0 z
mex o 1
outcome o N z
ready t [z o]
read t>z 0
read t>o 1
present t 0 z
present t 1 o
mex t 2
outcome t N z
chip t 1x 2
chip o 1x 1
column 0 1 1
column 1 1 1
nimsum 3
verdict N 3
target t 2>1 [o]
target o 1>2 []
`},
		{"only what reaches no cycle; no sum of a chip without a value", "t: a z\na: a\nz:", "z t", `
ready z []
mex z 0
outcome z P -
`},
		{"the sum of the others", "t: a z\na: a\nz:", "z", `
ready z []
mex z 0
outcome z P -
chip z 1x 0
column 0 0 0
nimsum 0
verdict P 0
`},
	} {
		g := named(row.board)
		steps := slices.Collect(Answer{Graph: g.Graph, Chips: g.chips(row.chips)}.Steps())
		if got := g.transcript(steps); got != strings.TrimPrefix(row.want, "\n") {
			t.Errorf("%s:\n%s", row.what, got)
		}
	}
}

func TestOrderOfSteps(t *testing.T) {
	g := named("a: z\ny: z\nb: a\nx:\nc: x")
	s := NewTrace(Answer{Graph: g.Graph}).At(1 << 30)
	if got := g.list(s.Order); got != "z a y b x c" {
		t.Error("the least of the ready ones is not next:", got)
	}
}

// A listener may stop at any step.
func TestStepsStop(t *testing.T) {
	g := named(school + "+s: B B\nG: +s")
	all := slices.Collect(Answer{Graph: g.Graph, Chips: g.chips("B D E")}.Steps())
	for k := range len(all) {
		taken := 0
		for range (Answer{Graph: g.Graph, Chips: g.chips("B D E")}).Steps() {
			if taken++; taken > k {
				break
			}
		}
		if taken != k+1 {
			t.Errorf("stopped after %d, took %d", k+1, taken)
		}
	}
}
