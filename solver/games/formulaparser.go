package games

import (
	"slices"
	"strconv"
)

// formula is the moves of a heap of n as a line of text:
//
//	n-1, n-2; k & n-k for 1<=k<n/2
//
// Semicolons part clauses, commas the options of one, & the parts of an option. After "for" stand conditions, with
// variables that take all whole numbers from 0 to n.
type formula struct {
	clauses []clause
	steps   int // how many tries a heap may take
}

type clause struct {
	options    []parts
	names      []string // variables, in the order met; n comes before them
	conditions []comparison
}

// parts is one option.
type parts struct {
	list []term
	col  int
}

// term is a number that follows from n and the variables: n is values[0], the variables in their order after it.
type term struct {
	value func(values []int64) ratio
	last  int // the last variable it needs, by index; 0: n alone
	alone int // it is this variable itself; 0: it is not
}

// comparison is a condition: less, equal and greater say what the left side may be beside the right one.
type comparison struct {
	left, right          term
	less, equal, greater bool
}

// comparisons are the signs of conditions.
var comparisons = map[string]comparison{
	"<": {less: true}, "<=": {less: true, equal: true}, "=": {equal: true},
	">": {greater: true}, ">=": {equal: true, greater: true}, "!=": {less: true, greater: true},
}

// Limits of a formula.
const (
	maxFormula   = 500 // characters
	maxVariables = 6
	maxParts     = 9
	maxNesting   = 50
)

// FormulaError says where a formula is wrong and how. Col counts characters from 1.
type FormulaError struct {
	ArgError
	Col int
}

// formulaParser reads a formula by recursive descent; how deep brackets go is bounded.
type formulaParser struct {
	tokens []token
	at     int
	depth  int
	clause clause
}

// parseFormula reads a formula. The error is a *FormulaError.
func parseFormula(text string) (f formula, err error) {
	f.steps = formulaSteps
	if n := len([]rune(text)); n > maxFormula {
		return f, formulaWrong(maxFormula+1, formulaLong, n, maxFormula)
	}
	p := &formulaParser{tokens: tokens(text)}
	for {
		c, err := p.readClause()
		if err != nil {
			return f, err
		}
		f.clauses = append(f.clauses, c)
		if !p.take(";") {
			break
		}
		if p.now().text == "" {
			break // one at the end does no harm
		}
	}
	if t := p.now(); t.text != "" {
		return f, p.unexpected()
	}
	return f, nil
}

func formulaWrong(col int, p problem, args ...any) *FormulaError {
	return &FormulaError{ArgError{p, append([]any{col}, args...)}, col}
}

func (p *formulaParser) now() token { return p.tokens[p.at] }

// take goes on if the next token is the one.
func (p *formulaParser) take(text string) bool {
	if p.now().text != text {
		return false
	}
	p.at++
	return true
}

// unexpected is the error that something else should stand here.
func (p *formulaParser) unexpected() *FormulaError {
	t := p.now()
	if t.text == "" {
		return formulaWrong(t.col, formulaEnd)
	}
	return formulaWrong(t.col, formulaToken, t.text)
}

func (p *formulaParser) readClause() (clause, error) {
	p.clause = clause{}
	for {
		o := parts{col: p.now().col}
		for {
			t, err := p.sum()
			if err != nil {
				return clause{}, err
			}
			o.list = append(o.list, t)
			if !p.take("&") {
				break
			}
		}
		if len(o.list) > maxParts {
			return clause{}, formulaWrong(o.col, formulaParts, len(o.list), maxParts)
		}
		p.clause.options = append(p.clause.options, o)
		if !p.take(",") {
			break
		}
	}
	if p.take("for") {
		for {
			if err := p.readCondition(); err != nil {
				return clause{}, err
			}
			if !p.take(",") {
				break
			}
		}
	}
	return p.clause, nil
}

// readCondition reads a chain such as 1 <= k < n/2.
func (p *formulaParser) readCondition() error {
	left, err := p.sum()
	if err != nil {
		return err
	}
	for first := true; ; first = false {
		c, ok := comparisons[p.now().text]
		if !ok && first {
			return formulaWrong(p.now().col, formulaCompare)
		}
		if !ok {
			return nil
		}
		p.at++
		right, err := p.sum()
		if err != nil {
			return err
		}
		c.left, c.right = left, right
		p.clause.conditions = append(p.clause.conditions, c)
		left = right
	}
}

// both makes a term of two.
func both(a, b term, value func(x, y ratio) ratio) term {
	return term{
		value: func(v []int64) ratio {
			x, y := a.value(v), b.value(v)
			if !x.known() || !y.known() {
				return ratio{}
			}
			return value(x, y)
		},
		last: max(a.last, b.last),
	}
}

func (p *formulaParser) sum() (term, error) {
	left, err := p.product()
	for err == nil {
		var right term
		switch {
		case p.take("+"):
			right, err = p.product()
			left = both(left, right, func(x, y ratio) ratio { return x.plus(y, 1) })
		case p.take("-"):
			right, err = p.product()
			left = both(left, right, func(x, y ratio) ratio { return x.plus(y, -1) })
		default:
			return left, nil
		}
	}
	return term{}, err
}

func (p *formulaParser) product() (term, error) {
	left, err := p.power()
	for err == nil {
		var right term
		switch t := p.now(); {
		case p.take("/"):
			right, err = p.power()
			left = both(left, right, ratio.over)
		case p.take("%"):
			right, err = p.power()
			left = both(left, right, ratio.modulo)
		case p.take("*") || t.name() && t.text != "for" || t.text == "(": // 2k is 2*k
			right, err = p.power()
			left = both(left, right, ratio.times)
		default:
			return left, nil
		}
	}
	return term{}, err
}

func (p *formulaParser) power() (term, error) {
	p.depth++
	defer func() { p.depth-- }()
	if p.depth > maxNesting {
		return term{}, formulaWrong(p.now().col, formulaDeep, maxNesting)
	}
	if p.take("-") {
		t, err := p.power()
		if err != nil {
			return term{}, err
		}
		return both(fixed(0), t, func(x, y ratio) ratio { return x.plus(y, -1) }), nil
	}
	base, err := p.atom()
	if err != nil || !p.take("^") {
		return base, err
	}
	exponent, err := p.power()
	if err != nil {
		return term{}, err
	}
	return both(base, exponent, ratio.power), nil
}

func fixed(n int64) term { return term{value: func([]int64) ratio { return integer(n) }} }

func (p *formulaParser) atom() (term, error) {
	t := p.now()
	switch {
	case t.number():
		n, err := strconv.ParseInt(t.text, 10, 64)
		if err != nil || n > 1_000_000_000 {
			return term{}, formulaWrong(t.col, formulaNumber, t.text)
		}
		p.at++
		return fixed(n), nil
	case p.take("("):
		inside, err := p.sum()
		if err != nil {
			return term{}, err
		}
		if !p.take(")") {
			return term{}, formulaWrong(p.now().col, formulaClose)
		}
		return inside, nil
	case t.name() && t.text != "for":
		p.at++
		if f, ok := functions[t.text]; ok {
			return p.call(t, f)
		}
		return p.variable(t)
	}
	return term{}, p.unexpected()
}

// variable is n or a variable of the clause.
func (p *formulaParser) variable(t token) (term, error) {
	i := 0
	if t.text != "n" {
		i = slices.Index(p.clause.names, t.text) + 1
		if i == 0 {
			if len([]rune(t.text)) > 1 || len(p.clause.names) == maxVariables {
				return term{}, formulaWrong(t.col, formulaName, t.text, maxVariables)
			}
			p.clause.names = append(p.clause.names, t.text)
			i = len(p.clause.names)
		}
	}
	return term{value: func(v []int64) ratio { return integer(v[i]) }, last: i, alone: i}, nil
}

// functions are those of two numbers or, where that is told by the name floor, of one.
var functions = map[string]func(x, y ratio) ratio{
	"gcd": func(x, y ratio) ratio {
		if x.den != 1 || y.den != 1 {
			return ratio{}
		}
		return integer(int64(gcd(int(max(x.num, -x.num)), int(max(y.num, -y.num)))))
	},
	"min":   func(x, y ratio) ratio { return choose(x, y, -1) },
	"max":   func(x, y ratio) ratio { return choose(x, y, 1) },
	"floor": nil,
}

// choose is the less (-1) or the greater (1) of two.
func choose(x, y ratio, sign int) ratio {
	if c, ok := x.compare(y); ok && c == sign {
		return x
	}
	return y
}

func (p *formulaParser) call(name token, f func(x, y ratio) ratio) (term, error) {
	if !p.take("(") {
		return term{}, formulaWrong(p.now().col, formulaCall, name.text)
	}
	a, err := p.sum()
	if err != nil {
		return term{}, err
	}
	b := fixed(0)
	if f != nil {
		if !p.take(",") {
			return term{}, formulaWrong(p.now().col, formulaSecond, name.text)
		}
		if b, err = p.sum(); err != nil {
			return term{}, err
		}
	} else {
		f = func(x, _ ratio) ratio { return x.floor() }
	}
	if !p.take(")") {
		return term{}, formulaWrong(p.now().col, formulaClose)
	}
	return both(a, b, f), nil
}
