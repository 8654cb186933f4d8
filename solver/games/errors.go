package games

import (
	"fmt"
	"math"
)

// problem is one way for a command or a form to be wrong: the key of its sentence, and what it says in English.
type problem struct{ key, english string }

var (
	noGame      = problem{"games.none", "no game is named; the games are %v"}
	nearGame    = problem{"games.near", "there is no game %q; did you mean %q?"}
	unknownGame = problem{"games.unknown", "there is no game %q; the games are %v"}
	noBush      = problem{"games.nobush", "which board of Hackenbush? There are %v"}
	unknownBush = problem{"games.bush", "there is no board of Hackenbush called %q; there are %v"}
	missing     = problem{"games.missing", "%v needs its %v; try %v"}
	extra       = problem{"games.extra", "%v takes no %q; try %v"}
	notNumber   = problem{"games.number", "%q does not fit: %v, each a whole number from %d to %d; try %v"}
	tooMany     = problem{"games.many", "%v: %d are too many; try %d or fewer"}
	notChoice   = problem{"games.choice", "%q does not fit: %v; try one of %v"}
	noSequence  = problem{"games.sequence", "%v has no sequence of values; try `mexboard new %v`"}
	tooLong     = problem{"games.long", "%v: %d values are too many; try %d or fewer"}
	notCode     = problem{"games.code", "%q is no code: at character %d, %q is no digit from 0 to %v; try %v"}
	codeStart   = problem{"games.code.start", "%q is no code: it begins with 0, 4, 8 or C and a point (before the point only splits have a meaning); try %v"}
	codeLong    = problem{"games.code.long", "a code may have up to %d digits, this one has %d; try fewer"}
	codeSlow    = problem{"games.code.slow", "%d values of such a code (with ... or three heaps) would take too long; try %d or fewer"}
	codeWide    = problem{"games.code.wide", "the values of this code grow too large from heap %d on; try fewer values"}
	codeHexa    = problem{"games.code.hexadecimal", "%q has digits above 7; try the game hexadecimal, which also leaves three heaps"}
)

// ArgError says what is wrong with what was typed for a game, and what to try.
type ArgError struct {
	problem problem
	args    []any
}

func wrong(p problem, args ...any) *ArgError { return &ArgError{p, args} }

func (e *ArgError) Error() string { return fmt.Sprintf(e.problem.english, e.args...) }

// Fault is the key of the error's sentence in the reader's language, and what goes into it.
func (e *ArgError) Fault() (key string, args []any) { return e.problem.key, e.args }

// word is the name of a parameter, or the title of a game, inside a sentence.
type word struct{ key, english string }

func (w *word) Error() string { return w.english }

// Fault is the key of the name in the reader's language.
func (w *word) Fault() (key string, args []any) { return w.key, nil }

func (p Param) word() *word { return &word{"games.param." + p.Key, p.Key} }

// LargeError says that a board would have too many vertices: it was not begun, or it ended at the limit.
type LargeError struct {
	Limit    int
	Estimate float64 // at most so many vertices
}

func (e *LargeError) Error() string {
	return fmt.Sprintf("the board may have %s vertices, and the limit is %d; try a smaller start", e.about(), e.Limit)
}

// Fault is the key of the error's sentence, and the estimate and the limit.
func (e *LargeError) Fault() (key string, args []any) {
	return "games.large", []any{e.about(), e.Limit}
}

// about is the estimate to two digits.
func (e *LargeError) about() string {
	switch {
	case math.IsInf(e.Estimate, 1) || math.IsNaN(e.Estimate):
		return "10^300+"
	case e.Estimate < 1e6:
		return fmt.Sprintf("%.0f", e.Estimate)
	}
	return fmt.Sprintf("%.1g", e.Estimate)
}
