package games

import (
	"unicode"
	"unicode/utf8"
)

// token is a piece of a formula: a number, a name, or a sign. At the end it is "".
type token struct {
	text string
	col  int // in characters, from 1
}

func (t token) number() bool { return t.text != "" && '0' <= t.text[0] && t.text[0] <= '9' }

func (t token) name() bool {
	r, _ := utf8.DecodeRuneInString(t.text)
	return unicode.IsLetter(r)
}

// spellings are other ways to write the signs.
var spellings = map[string]string{"≤": "<=", "≥": ">=", "≠": "!=", "==": "=", "·": "*", "×": "*", "−": "-", "and": ",", "mod": "%"}

// tokens takes a formula apart. Characters that have no meaning become tokens too, which the parser does not expect.
func tokens(text string) []token {
	var all []token
	runes := []rune(text)
	for i := 0; i < len(runes); {
		start := i
		r := runes[i]
		i++
		switch {
		case unicode.IsSpace(r):
			continue
		case '0' <= r && r <= '9':
			for i < len(runes) && '0' <= runes[i] && runes[i] <= '9' {
				i++
			}
		case unicode.IsLetter(r):
			for i < len(runes) && unicode.IsLetter(runes[i]) {
				i++
			}
		case (r == '<' || r == '>' || r == '!' || r == '=') && i < len(runes) && runes[i] == '=':
			i++
		}
		word := string(runes[start:i])
		if s, ok := spellings[word]; ok {
			word = s
		}
		all = append(all, token{word, start + 1})
	}
	return append(all, token{"", len(runes) + 1})
}
