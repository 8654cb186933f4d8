package games

import "regexp"

// sayings are what Starlark says, so that it can be told in other languages too, the first that fits. The rest stays
// as Starlark has it: what hardly happens in a game, such as two parameters of one name.
var sayings = []struct {
	problem string
	says    *regexp.Regexp
}{
	{"iterable", regexp.MustCompile(`^(?:\w+: )?(?:for parameter \w+: )?got (\w+), want iterable$`)},
	{"want", regexp.MustCompile(`^got (.+), want (.+)$`)},
	{"undefined", regexp.MustCompile(`^undefined: (\w+)`)},
	{"operands", regexp.MustCompile(`^unknown (?:binary|unary) op: (.+)$`)},
	{"zero", regexp.MustCompile(`(?:division|modulo) by zero$`)},
	{"range", regexp.MustCompile(`index (-?\d+) out of range \[(-?\d+):(-?\d+)\]$`)},
	{"attribute", regexp.MustCompile(`^(?:getattr: )?(\w+) has no \.(\w+) (?:field|attribute)`)},
	{"key", regexp.MustCompile(`^key (.+) not in dict$`)},
	{"string", regexp.MustCompile(`^unexpected (?:newline|EOF) in string$`)},
	{"indent", regexp.MustCompile(`^unindent does not match`)},
	{"character", regexp.MustCompile(`^(?:unexpected input character|unexpected .|stray backslash)`)},
	{"loop", regexp.MustCompile(`^(\w+) not in a loop$`)},
	{"outside", regexp.MustCompile(`^(\w+)(?: statement| loop)? not within a function$`)},
	{"else", regexp.MustCompile(`^conditional expression without else`)},
	{"assign", regexp.MustCompile(`^can't assign to (.+)$`)},
	{"iterable", regexp.MustCompile(`^(?:\w+: )?(\w+) value is not iterable$`)},
	{"iterable", regexp.MustCompile(`^got (\w+) in sequence assignment$`)},
	{"length", regexp.MustCompile(`^len: value of type (\w+) has no len$`)},
	{"call", regexp.MustCompile(`^invalid call of non-function \((\w+)\)$`)},
	{"index", regexp.MustCompile(`^unhandled index operation (\w+)\[(\w+)\]$`)},
	{"operands", regexp.MustCompile(`^(\w+ \S+ \w+) not implemented$`)}, // so Starlark calls 1 < "a"
	{"hash", regexp.MustCompile(`^(?:\w+: )?unhashable(?: type)?: (\w+)$`)},
	{"unpack", regexp.MustCompile(`^too (?:many|few) values to unpack \(got (\d+), want (\d+)\)$`)},
	{"fail", regexp.MustCompile(`^fail: (.*)$`)},
	{"argument", regexp.MustCompile(`^(\w+): (?:for parameter \w+: )?got (\w+)(?: for \w+)?, want (.+)$`)},
	{"arguments", regexp.MustCompile(`^(?:function )?(\w+):? (?:got|accepts) (?:no|at most \d+|at least \d+|\d+) (?:positional )?arguments?\b`)},
	{"arguments", regexp.MustCompile(`^(\w+) requires at least one positional argument$`)},
	{"lacking", regexp.MustCompile(`^function (\w+) missing \d+ arguments? \((.+)\)$`)},
	{"lacking", regexp.MustCompile(`^(\w+): missing argument for (\w+)$`)},
	{"unnamed", regexp.MustCompile(`^(?:function )?(\w+):?(?: got an)? unexpected keyword argument "?(\w+)`)},
	{"early", regexp.MustCompile(`^(?:local|global) variable (\w+) referenced before assignment$`)},
	{"frozen", regexp.MustCompile(`cannot .+ frozen (?:list|hash table)$`)},
	{"iteration", regexp.MustCompile(`cannot .+ (?:list|hash table) during iteration$`)},
	{"emptied", regexp.MustCompile(`^(\w+): argument is an empty sequence$`)},
	{"empty", regexp.MustCompile(`index (-?\d+) out of range: empty \w+$`)},
	{"numeral", regexp.MustCompile(`^(?:int: invalid literal with base \d+|invalid float literal): (.*)$`)},
	{"huge", regexp.MustCompile(`(?:^negative shift count|^shift count too large|^repeat count .+ too large|^excessive repeat|^-?\d+ out of range\b)`)},
	{"format", regexp.MustCompile(`(?:^%. format requires|^incomplete format|^(?:not enough|too many) arguments for format|^unknown conversion|^format requires a mapping|^format: )`)},
	{"found", regexp.MustCompile(`^(\w+): (?:value not in list|element not found|missing key|substring not found)$`)},
	{"fixed", regexp.MustCompile(`^(\w+) value does not support item assignment$`)},
}

// starlarkTokens are what Starlark calls parts of a program that have no text of their own.
var starlarkTokens = map[string]*word{
	"newline":            {"program.token.newline", "the end of the line"},
	"indent":             {"program.token.indent", "a deeper indentation"},
	"outdent":            {"program.token.outdent", "the end of the indented lines"},
	"end of file":        {"program.token.end.of.file", "the end of the program"},
	"primary expression": {"program.token.primary.expression", "a value"},
	"identifier":         {"program.token.identifier", "a name"},
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
			problem := s.problem
			if problem == "want" && rest == "run" {
				problem = "given"
			}
			return &ProgramError{Problem: problem, Args: args}
		}
	}
	return fault(rest, text)
}

// args are what goes into the error's sentence.
func (e *ProgramError) args() []any {
	if e.Problem != "want" {
		return e.Args
	}
	args := make([]any, len(e.Args))
	for i, a := range e.Args {
		args[i] = a
		if name, ok := a.(string); ok && starlarkTokens[name] != nil {
			args[i] = starlarkTokens[name]
		}
	}
	return args
}
