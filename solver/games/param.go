package games

import (
	"strconv"
	"strings"
)

// Form is how a parameter is typed.
type Form uint8

const (
	Number  Form = iota // 3
	Numbers             // 1,3,4
	Set                 // 1,3,4 or one of the choices
	Choice              // one of the choices
	Code                // 0.77
	Formula             // n-1, n-2; k & n-k for 1<=k<n/2
	Piles               // 3 4 5 or 3+4+5: one chip each
	Row                 // HTTH
	Grid                // HTT/THT
	Pair                // 3,5 or (3,5)
	Shape               // 4,3,1 or 4x3
	Strips              // O..#/O.#
	Graph               // a-b,b-c,d: a drawn graph
	Spot                // a vertex of the drawing
	Text                // anything
)

// Param is one parameter of a game. Its name for people goes by Key.
type Param struct {
	Key      string
	Form     Form
	Min, Max int      // of each number; of the length of a row
	Choices  []string // of Choice and Set
	Example  string   // what may be typed: shown first, and named where something else was typed
}

// number reads one whole number within the parameter's limits.
func (p Param) number(text string) (int, error) {
	n, err := strconv.ParseUint(text, 10, 31)
	if err != nil || int(n) < p.Min || int(n) > p.Max {
		return 0, wrong(notNumber, text, p.word(), p.Min, p.Max, p.Example)
	}
	return int(n), nil
}

// numbers reads a list of whole numbers parted by commas, plus signs or blanks; at least one, at most most.
func (p Param) numbers(text string, most int) ([]int, error) {
	fields := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(",+; \t\n{}", r) })
	if len(fields) == 0 {
		return nil, wrong(notNumber, text, p.word(), p.Min, p.Max, p.Example)
	}
	if len(fields) > most {
		return nil, wrong(tooMany, p.word(), len(fields), most)
	}
	list := make([]int, len(fields))
	for i, f := range fields {
		n, err := p.number(f)
		if err != nil {
			return nil, err
		}
		list[i] = n
	}
	return list, nil
}

// choice checks that a text is one of the choices; letter case does not matter.
func (p Param) choice(text string) (string, error) {
	for _, c := range p.Choices {
		if plainName(c) == plainName(text) {
			return c, nil
		}
	}
	return "", wrong(notChoice, text, p.word(), strings.Join(p.Choices, ", "))
}

// Words splits a line as a shell would: at blanks, except in single or double quotes.
func Words(line string) []string {
	var words []string
	var word strings.Builder
	quote, begun := rune(0), false
	for _, r := range line {
		switch {
		case quote != 0 && r == quote:
			quote = 0
		case quote == 0 && (r == '\'' || r == '"'):
			quote, begun = r, true
		case quote == 0 && (r == ' ' || r == '\t' || r == '\n'):
			if begun {
				words = append(words, word.String())
			}
			word.Reset()
			begun = false
		default:
			word.WriteRune(r)
			begun = true
		}
	}
	if begun {
		words = append(words, word.String())
	}
	return words
}

// Line is words on one line, so that Words gives them back. (A word with both kinds of quotes loses the double ones.)
func Line(words []string) string {
	var line strings.Builder
	for i, w := range words {
		if i > 0 {
			line.WriteByte(' ')
		}
		switch {
		case w != "" && !strings.ContainsAny(w, " \t\n'\""):
			line.WriteString(w)
		case !strings.Contains(w, "'"):
			line.WriteString("'" + w + "'")
		default:
			line.WriteString(`"` + strings.ReplaceAll(w, `"`, "") + `"`)
		}
	}
	return line.String()
}
