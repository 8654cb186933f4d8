package games

import "strings"

// plain is what was typed as an English keyboard would have it: the wide digits and marks of Chinese keyboards, brackets
// round lists, and letters of other alphabets that look as they should.
func (p Param) plain(text string) string {
	switch p.Form {
	case Graph, Spot: // names are left alone
		return drawnMarks.Replace(text)
	case Text:
		return text
	}
	text = Narrow(text)
	switch p.Form {
	case Numbers, Set, Piles, Pair:
		return brackets.Replace(text)
	case Shape:
		return brackets.Replace(crosses.Replace(text))
	case Row, Grid:
		return coinSides.Replace(text)
	case Strips:
		return pieceMarks.Replace(text)
	case Code:
		if !strings.Contains(text, ".") { // a comma, as many languages write it
			return strings.Replace(text, ",", ".", 1)
		}
	}
	return text
}

var (
	drawnMarks = strings.NewReplacer("，", ",", "、", ",", "；", ";", "－", "-")
	brackets   = strings.NewReplacer("[", " ", "]", " ")
	crosses    = strings.NewReplacer("×", "x", "х", "x", "Х", "x", "*", "x")
	coinSides  = strings.NewReplacer("Н", "H", "н", "H", "Т", "T", "т", "T")
	pieceMarks = strings.NewReplacer("О", "O", "о", "O", "Х", "X", "х", "X")
)

// Narrow is a text with the wide digits, letters and marks of Chinese keyboards made narrow.
func Narrow(text string) string { return strings.Map(narrow, text) }

// narrow is a wide character as a narrow one.
func narrow(r rune) rune {
	switch {
	case r >= '！' && r <= '～':
		return r - '！' + '!'
	case r == '　':
		return ' '
	case r == '、':
		return ','
	case r == '−':
		return '-'
	}
	return r
}

// plain is arguments as they would be typed on an English keyboard; rest is the form of those after the parameters.
func (g Game) plain(args []string, rest Param) []string {
	all := make([]string, len(args))
	for i, text := range args {
		p := rest
		if i < len(g.Params) {
			p = g.Params[i]
		}
		all[i] = p.plain(text)
	}
	return all
}
