package games

import (
	"fmt"
	"math"
)

// problem is one way for a command or a form to be wrong: the key of its sentence, and what it says in English.
type problem struct{ key, english string }

var (
	noGame         = problem{"games.none", "no game is named; the games are %v"}
	nearGame       = problem{"games.near", "there is no game %q; did you mean %q?"}
	unknownGame    = problem{"games.unknown", "there is no game %q; the games are %v"}
	noBush         = problem{"games.nobush", "which board of Hackenbush? There are %v"}
	unknownBush    = problem{"games.bush", "there is no board of Hackenbush called %q; there are %v"}
	missing        = problem{"games.missing", "%v: %v is missing; try %v"}
	extra          = problem{"games.extra", "%v takes no %q; try %v"}
	notNumber      = problem{"games.number", "%q does not fit: %v, each a whole number from %d to %d; try %v"}
	tooMany        = problem{"games.many", "%v: %d are too many; try %d or fewer"}
	notChoice      = problem{"games.choice", "%q does not fit: %v; try one of %v"}
	notSet         = problem{"games.set", "%q does not fit: %v, whole numbers from %d to %d; try %v, or one of %v"}
	noSequence     = problem{"games.sequence", "%v has no sequence of values; try `mexboard new %v`"}
	tooLong        = problem{"games.long", "%v: %d values are too many; try %d or fewer"}
	notCode        = problem{"games.code", "%q is no code: at character %d, %q is no digit from 0 to %v; try %v"}
	codeStart      = problem{"games.code.start", "%q is no code: it begins with 0, 4, 8 or C and a point (before the point only splits have a meaning); try %v"}
	codeLong       = problem{"games.code.long", "a code may have up to %d digits, this one has %d; try fewer"}
	codeSlow       = problem{"games.code.slow", "%d values of such a code (with ... or three heaps) would take too long; try %d or fewer"}
	codeWide       = problem{"games.code.wide", "the values of this code grow too large from heap %d on; try fewer values"}
	notPairs       = problem{"games.pairs", "numbers come in pairs here, and these are %d (%v); try %v"}
	notBar         = problem{"games.bar", "row %d of the bar (%d) is longer than the one above; try %v"}
	notStrip       = problem{"games.strip", "%q is no row: it has one O (of the player to move), one X and points, %d to %d in all; try %v"}
	notCells       = problem{"games.cells", "%q is no row of cells: it has # (free) and points, up to %d; try %v"}
	cramLong       = problem{"games.cram", "%d rows and %d values would take too long; try %d or fewer"}
	notCoins       = problem{"games.coins", "%q is no row of coins: it has H and T, up to %d; try %v"}
	notRectangle   = problem{"games.rectangle", "%q is no rectangle of coins: its rows are equally long, up to %d coins in all; try %v"}
	formulaLong    = problem{"games.formula.long", "at character %d: the formula has %d characters; try %d or fewer"}
	formulaEnd     = problem{"games.formula.end", "at character %d: the formula ends where a number or a name is missing; try n-1"}
	formulaToken   = problem{"games.formula.token", "at character %d: %q has no meaning here; try n-1, n-2; k & n-k for 1<=k<n/2"}
	formulaParts   = problem{"games.formula.parts", "at character %d: an option of %d parts; try %d or fewer"}
	formulaCompare = problem{"games.formula.compare", "at character %d: a condition compares two numbers; try 1<=k<n"}
	formulaDeep    = problem{"games.formula.deep", "at character %d: more than %d brackets in each other; try fewer"}
	formulaNumber  = problem{"games.formula.number", "at character %d: %v is too large; try a smaller number"}
	formulaClose   = problem{"games.formula.close", "at character %d: a closing bracket is missing; try )"}
	formulaName    = problem{"games.formula.name", "at character %d: %q is no variable (one letter, up to %d of them) and no function; try k, or gcd(k,n), min, max, floor"}
	formulaCall    = problem{"games.formula.call", "at character %d: %v needs brackets; try gcd(k,n)"}
	formulaSecond  = problem{"games.formula.second", "at character %d: %v takes two numbers; try gcd(k,n)"}
	formulaGrows   = problem{"games.formula.grows", "at character %d: a heap of %d would leave one of %d, and play might not end; try parts smaller than n"}
	formulaCoin    = problem{"games.formula.coin", "at character %d: coin %d itself is not turned; try n & k"}
	formulaSlow    = problem{"games.formula.slow", "at character %d: a heap of %d has more than %d ways to try; try narrower conditions"}
	notDrawing     = problem{"games.drawing", "%q is no part of a graph: edges and vertices stand between commas; try %v"}
	drawnLarge     = problem{"games.drawn", "these games are played on up to %d vertices; try a smaller graph"}
	notVertex      = problem{"games.vertex", "%q is no vertex of the graph; try one of %v"}
	codeHexa       = problem{"games.code.hexadecimal", "%q has digits above 7; try the game hexadecimal, which also leaves three heaps"}
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

// LargeError says that a board would have too many vertices or edges: it was not begun, or it ended at the limit.
type LargeError struct {
	Limit    int
	Estimate float64 // at most so many vertices; 0: the limit is one of edges
}

func (e *LargeError) Error() string {
	if e.Estimate == 0 {
		return fmt.Sprintf("the board has more than %d edges; try a smaller start", e.Limit)
	}
	return fmt.Sprintf("the board may have %s vertices, and the limit is %d; try a smaller start", e.about(), e.Limit)
}

// Fault is the key of the error's sentence, and the estimate and the limit.
func (e *LargeError) Fault() (key string, args []any) {
	if e.Estimate == 0 {
		return "games.large.edges", []any{e.Limit}
	}
	return "games.large", []any{e.about(), e.Limit}
}

// about is the estimate: from a million on to two digits, from a million millions on its power of ten.
func (e *LargeError) about() string {
	switch {
	case math.IsInf(e.Estimate, 1) || math.IsNaN(e.Estimate):
		return "10^300+"
	case e.Estimate < 1e6:
		return fmt.Sprintf("%.0f", e.Estimate)
	}
	digits := math.Floor(math.Log10(e.Estimate))
	if digits >= 12 {
		return fmt.Sprintf("10^%.0f", digits)
	}
	unit := math.Pow(10, digits-1)
	return fmt.Sprintf("%.0f", math.Round(e.Estimate/unit)*unit)
}
