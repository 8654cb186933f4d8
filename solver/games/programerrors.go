package games

import (
	"fmt"
	"regexp"
	"time"

	"go.starlark.net/syntax"
)

// ProgramError says why a program gives no game, and what to try. Line and Col are where, from 1; 0 when no place is to
// blame.
type ProgramError struct {
	Line, Col int
	Problem   string // a key of programWords
	Args      []any
}

// programWords says the problems in English.
var programWords = map[string]string{
	"syntax":    "%v; try one of the examples as a pattern",
	"want":      "here stands %v where the language wants %v",
	"undefined": "the name %v is not defined; look for a slip, or define it above",
	"run":       "the program stopped here: %v",
	"operands":  "%v is not defined for values of these types",
	"zero":      "here something is divided by zero; ask first whether it is zero",
	"range":     "there is no element with the number %v here (it may go from %v to %v)",
	"attribute": "a value of the type %v has nothing called %v",
	"key":       "the dictionary has no key %v; ask first whether it is there",
	"load":      "a program may not load others; put everything into this one",
	"start":     "the program does not say where the game begins; add a line such as start = 9",
	"options":   "the program has no function options; add one such as def options(p): return [p - 1] if p > 0 else []",
	"function":  "%v must be a function, and it is of the type %v; try def %[1]v(p):",
	"parameter": "the function %v takes one parameter, the position; try def %[1]v(p):",
	"nothing":   "start is an empty list; try start = 9",
	"result":    "options of %v gave a value of the type %v; return a list of positions, an empty one where there is no move",
	"position":  "a position is a whole number, a text or a tuple of these, not a value of the type %v (a list is a split into positions)",
	"long":      "a position may be written with at most %v characters; try a shorter way to write it",
	"control":   "a position may not hold line breaks or other control characters; try / between rows",
	"nested":    "tuples may stand in each other at most %v deep in a position; try flat tuples",
	"positions": "the game has more than %v positions; try a smaller start",
	"many":      "the game has more than %v moves in all; try a smaller start",
	"steps":     "the program was stopped after %v steps; look for a loop without an end, or try a smaller start",
	"depth":     "the program was stopped when its functions called each other %v deep; look for a call without an end",
	"memory":    "the program was stopped because it used more than %v MB of memory; look for a list or text that grows without end, or try a smaller start",
	"time":      "the program was stopped after %v s; look for a loop without an end, or try a smaller start",
	"size":      "the program is longer than %v characters; try a shorter one",
	"crash":     "the program's process ended (%v); try a smaller start",
}

func (e *ProgramError) Error() string {
	where := ""
	if e.Line > 0 {
		where = fmt.Sprintf("line %d, column %d: ", e.Line, e.Col)
	}
	return where + fmt.Sprintf(programWords[e.Problem], e.Args...)
}

// Fault is the key of the error's sentence and what goes into it; where there is a place, that of the place, with the
// rest as one argument.
func (e *ProgramError) Fault() (key string, args []any) {
	if e.Line > 0 {
		return "program.at", []any{e.Line, e.Col, &ProgramError{Problem: e.Problem, Args: e.Args}}
	}
	return "program." + e.Problem, e.Args
}

// sayings are what Starlark says most often, so that it can be told in other languages too.
var sayings = []struct {
	problem string
	says    *regexp.Regexp
}{
	{"want", regexp.MustCompile(`^got (.+), want (.+)$`)},
	{"undefined", regexp.MustCompile(`^undefined: (\w+)`)},
	{"operands", regexp.MustCompile(`^unknown (?:binary|unary) op: (.+)$`)},
	{"zero", regexp.MustCompile(`(?:division|modulo) by zero$`)},
	{"range", regexp.MustCompile(`index (-?\d+) out of range \[(-?\d+):(-?\d+)\]$`)},
	{"attribute", regexp.MustCompile(`^(\w+) has no \.(\w+) (?:field|attribute)`)},
	{"key", regexp.MustCompile(`^key (.+) not in dict$`)},
}

// said is what Starlark says, as one of our problems; rest is that of what is none of the sayings.
func said(text, rest string) *ProgramError {
	text = oneLine(text)
	for _, s := range sayings {
		if found := s.says.FindStringSubmatch(text); found != nil {
			args := make([]any, len(found)-1)
			for i, f := range found[1:] {
				args[i] = f
			}
			return &ProgramError{Problem: s.problem, Args: args}
		}
	}
	return fault(rest, text)
}

func fault(problem string, args ...any) *ProgramError {
	for i, a := range args {
		switch a := a.(type) {
		case int, string:
		case time.Duration:
			args[i] = int(a.Seconds())
		default:
			args[i] = fmt.Sprint(a)
		}
	}
	return &ProgramError{Problem: problem, Args: args}
}

func faultAt(at syntax.Position, problem string, args ...any) *ProgramError {
	return fault(problem, args...).at(at)
}

// at is the error with its place.
func (e *ProgramError) at(p syntax.Position) *ProgramError {
	e.Line, e.Col = int(p.Line), int(p.Col)
	return e
}
