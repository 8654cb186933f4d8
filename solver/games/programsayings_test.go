package games

import (
	"errors"
	"testing"
)

// What Starlark says of the usual slips is told in our words: it really says it so.
func TestSayings(t *testing.T) {
	rows := []struct{ problem, body string }{
		{"string", `x = "a`},
		{"string", `x = """a`},
		{"indent", "if p:\n      x = 1\n    y = 2"},
		{"character", "x = p ? 1"},
		{"character", "x = !p"},
		{"character", "x = 1 \\ 2"},
		{"loop", "break"},
		{"loop", "continue"},
		{"else", "x = 1 if p"},
		{"assign", "p() = 3"},
		{"assign", "p.x = 3"},
		{"iterable", "for x in p: pass"},
		{"iterable", "x = sorted(p)"},
		{"iterable", "x = max(5)"},
		{"iterable", "a, b = 5"},
		{"length", "x = len(p)"},
		{"call", "x = p(3)"},
		{"index", "x = p[0]"},
		{"operands", `x = p > "a"`},
		{"operands", `x = p - None`},
		{"operands", `x = sorted([1, "a"])`},
		{"hash", "x = {[1]: 2}"},
		{"hash", "x = set([[1]])"},
		{"unpack", "a, b = (1, 2, 3)"},
		{"unpack", "a, b = [1]"},
		{"fail", `fail("so it is")`},
		{"argument", `x = "a".split(1)`},
		{"given", "x = abs([])"},
		{"arguments", "x = len(1, 2)"},
		{"arguments", "x = options(1, 2)"},
		{"arguments", "x = max()"},
		{"lacking", "x = options()"},
		{"arguments", "x = len()"},
		{"lacking", "x = sorted()"},
		{"unnamed", "x = options(q=3)"},
		{"unnamed", "x = sorted([], up=True)"},
		{"early", "x = y\n  y = 1"},
		{"frozen", "made.append(p)"},
		{"frozen", "known[p] = 1"},
		{"iteration", "x = [1]\n  for y in x: x.append(y)"},
		{"iteration", "x = {1: 2}\n  for y in x: x[y + 1] = 3"},
		{"emptied", "x = max([])"},
		{"empty", "x = [][0]"},
		{"range", "x = made[5]"},
		{"range", "x = [1].pop(7)"},
		{"numeral", `x = int("zz")`},
		{"numeral", `x = float("zz")`},
		{"huge", "x = 1 << 5000"},
		{"huge", `x = "a" * (1 << 40)`},
		{"huge", `x = [1] * (1 << 40)`},
		{"huge", "x = 1 << -1"},
		{"format", `x = "%d" % "x"`},
		{"format", `x = "%d %d" % 1`},
		{"format", `x = "%d" % (1, 2)`},
		{"format", `x = "{} {}".format(1)`},
		{"found", "[1].remove(2)"},
		{"found", `x = "a".index("b")`},
		{"fixed", "x = (1, 2)\n  x[0] = 3"},
		{"fixed", `x = "ab"` + "\n  x[0] = 3"},
		{"attribute", "x = p.foo"},
		{"attribute", `x = "a".uper()`},
		{"zero", "x = 1 % 0"},
		{"zero", "x = 1 / 0"},
		{"want", "x = (1"},
		{"want", "import os"},
		{"undefined", "x = q"},
	}
	told := map[string]bool{"outside": true}
	for _, r := range rows {
		told[r.problem] = true
		_, err := interpret("made = [1]\nknown = {}\nstart = 9\ndef options(p):\n  "+r.body+"\n  return []\n", usual, func(int) {})
		var e *ProgramError
		if !errors.As(err, &e) || e.Problem != r.problem || e.Line < 5 {
			t.Errorf("%s: %v, want %s", r.body, err, r.problem)
		}
	}
	if _, err := interpret("return 5\n", usual, func(int) {}); err.(*ProgramError).Problem != "outside" {
		t.Errorf("return outside of a function: %v", err)
	}
	for _, s := range sayings {
		if !told[s.problem] && s.problem != "key" {
			t.Errorf("nothing here makes Starlark say %s", s.says)
		}
		if programWords[s.problem] == "" {
			t.Errorf("%s has no words", s.problem)
		}
	}
}
