package games

import (
	"fmt"
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
	"given":     "a value of the type %v is given where %v is wanted",
	"undefined": "the name %v is not defined; look for a slip, or define it above",
	"run":       "the program stopped here: %v",
	"operands":  "%v is not defined for values of these types",
	"zero":      "here something is divided by zero; ask first whether it is zero",
	"range":     "there is no element with the number %v here (it may go from %v to %v)",
	"attribute": "a value of the type %v has nothing called %v",
	"string":    "the text in quotes does not end on its line; close it with a quote",
	"indent":    "the indentation of this line fits none above; set it in as far as the lines it belongs to",
	"character": "this character has no meaning here; look for a slip",
	"loop":      "%v stands outside of a loop",
	"outside":   "%v stands outside of a function",
	"else":      "an if inside a value needs an else; try a if b else c",
	"assign":    "nothing can be assigned to %v",
	"iterable":  "a value of the type %v has no elements to go through; for numbers try range(n)",
	"length":    "a value of the type %v has no length",
	"call":      "a value of the type %v is no function and cannot be called",
	"index":     "a value of the type %v has no element that goes by a value of the type %v",
	"hash":      "a value of the type %v can be no key of a dictionary and no element of a set; try a tuple",
	"unpack":    "there are %v values here for %v names",
	"fail":      "the program says: %v",
	"argument":  "%v is given a value of the type %v where it wants %v",
	"arguments": "%v is called with too many or too few values",
	"lacking":   "the call of %v lacks %v",
	"unnamed":   "%v takes nothing called %v",
	"early":     "%v is used before it has a value",
	"frozen":    "what is made outside of the functions cannot be changed by them; make a copy first, such as list(x)",
	"iteration": "a list, dictionary or set cannot be changed while a loop goes through it; go through a copy, such as list(x)",
	"emptied":   "%v of nothing has no value; ask first whether there is an element",
	"empty":     "there is no element with the number %v here: nothing is in it",
	"numeral":   "%v is no number",
	"huge":      "a number is too large here, or negative; try a smaller one",
	"format":    "the text and the values after it do not fit together; look at each %% or {}",
	"found":     "%v does not find what it looks for; ask first whether it is there",
	"fixed":     "nothing inside a value of the type %v can be changed; make a new one",
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
	return where + fmt.Sprintf(programWords[e.Problem], e.args()...)
}

// Fault is the key of the error's sentence and what goes into it; where there is a place, that of the place, with the
// rest as one argument.
func (e *ProgramError) Fault() (key string, args []any) {
	if e.Line > 0 {
		return "program.at", []any{e.Line, e.Col, &ProgramError{Problem: e.Problem, Args: e.Args}}
	}
	return "program." + e.Problem, e.args()
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
