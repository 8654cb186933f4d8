package document

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"dev.mexboard/solver/board"
)

// Query says which vertices are sought. The zero Query finds none.
//
// A query is words with blanks between; a vertex must fit all of them:
//
//	bee           the ID, or the text shown, has "bee" in it; capitals do not count
//	"two words"   the same, for text with blanks or that would be one of the words below
//	sg=0 sg>=2    the SG value; also != < <= >; a value that is not known fits none, and a split has none
//	chips>0       the number of chips
//	P N D         the outcome of a chip alone there; capitals
//	split         a split
//	terminal      a position without options
type Query struct{ terms []term }

// Known is what is known of the vertices of a board.
type Known struct {
	Values  []int32            // SG values by vertex, -1 unknown; it may be shorter
	Outcome func(v int) string // "P", "N", "D" or anything else; nil: none is known
}

// term is one word of a query.
type term struct {
	kind   termKind
	text   string // of a name: in small letters; of an outcome: its letter; else the comparison
	number int64
}

type termKind uint8

const (
	nameTerm termKind = iota
	valueTerm
	chipsTerm
	outcomeTerm
	splitTerm
	terminalTerm
)

// QueryError says what is wrong with a query. Problem is "number" (none after a comparison), "what" (only sg and chips can
// be compared) or "quote" (no end of a quotation); Word is where.
type QueryError struct{ Problem, Word string }

// queryProblems says them in English.
var queryProblems = map[string]string{
	"number": "%s: a whole number is missing after the comparison, as in sg=0",
	"what":   "%s: only sg and chips can be compared; put names with such characters in double quotes",
	"quote":  "%s: the quotation does not end; add a double quote",
}

func (e *QueryError) Error() string { return fmt.Sprintf(queryProblems[e.Problem], e.Word) }

func (e *QueryError) Fault() (string, []any) { return "query." + e.Problem, []any{e.Word} }

// comparisons lists the signs; those that begin like others come first.
var comparisons = []struct{ sign, means string }{
	{">=", ">="}, {"<=", "<="}, {"!=", "!="}, {"==", "="}, {"≥", ">="}, {"≤", "<="}, {"≠", "!="}, {"=", "="}, {">", ">"}, {"<", "<"},
}

// ParseQuery reads a query. The error is a *QueryError.
func ParseQuery(s string) (Query, error) {
	var q Query
	for s = strings.TrimSpace(s); s != ""; s = strings.TrimSpace(s) {
		t, rest, err := cutTerm(s)
		if err != nil {
			return Query{}, err
		}
		if t.kind != nameTerm || t.text != "" {
			q.terms = append(q.terms, t)
		}
		s = rest
	}
	return q, nil
}

// cutTerm reads the term that s begins with.
func cutTerm(s string) (t term, rest string, err error) {
	if s[0] == '"' {
		text, rest, ok := strings.Cut(s[1:], `"`)
		if !ok {
			return t, "", &QueryError{"quote", s}
		}
		return term{text: strings.ToLower(text)}, rest, nil
	}
	end := wordEnd(s)
	word := s[:end]
	after := strings.TrimLeftFunc(s[end:], unicode.IsSpace)
	for _, c := range comparisons {
		if tail, ok := strings.CutPrefix(after, c.sign); ok {
			return cutComparison(word, c.means, c.sign, tail)
		}
	}
	return wordTerm(word), s[end:], nil
}

// wordEnd is where the word that s begins with ends: at a blank or a sign.
func wordEnd(s string) int {
	for i, r := range s {
		if unicode.IsSpace(r) {
			return i
		}
		for _, c := range comparisons {
			if strings.HasPrefix(s[i:], c.sign) {
				return i
			}
		}
	}
	return len(s)
}

// cutComparison reads the number after a sign.
func cutComparison(word, means, sign, tail string) (t term, rest string, err error) {
	kind, ok := map[string]termKind{"sg": valueTerm, "chips": chipsTerm}[strings.ToLower(word)]
	if !ok {
		return t, "", &QueryError{"what", word + sign}
	}
	tail = strings.TrimLeftFunc(tail, unicode.IsSpace)
	end := strings.IndexFunc(tail, unicode.IsSpace)
	if end < 0 {
		end = len(tail)
	}
	n, err := strconv.ParseInt(tail[:end], 10, 64)
	if err != nil {
		return t, "", &QueryError{"number", word + sign + tail[:end]}
	}
	return term{kind, means, n}, tail[end:], nil
}

// wordTerm is what a word without a comparison means.
func wordTerm(word string) term {
	switch word {
	case "P", "N", "D":
		return term{kind: outcomeTerm, text: word}
	}
	switch strings.ToLower(word) {
	case "split":
		return term{kind: splitTerm}
	case "terminal":
		return term{kind: terminalTerm}
	}
	return term{text: strings.ToLower(word)}
}

// Find lists the vertices that fit, ascending. Linear time.
func (q Query) Find(b board.Board, k Known) []int {
	if len(q.terms) == 0 {
		return nil
	}
	options := make([]bool, len(b.Vertices)) // whether there are some
	for _, e := range b.Edges {
		options[e.From] = true
		options[e.To] = options[e.To] || !b.Directed
	}
	var list []int
	for v := range b.Vertices {
		if !slices.ContainsFunc(q.terms, func(t term) bool { return !t.fits(b, k, v, options[v]) }) {
			list = append(list, v)
		}
	}
	return list
}

// Called is the vertex found that bears exactly the name sought, where that is all that is sought; capitals do not count.
func (q Query) Called(b board.Board, found []int) (v int, ok bool) {
	if len(q.terms) != 1 || q.terms[0].kind != nameTerm {
		return 0, false
	}
	i := slices.IndexFunc(found, func(v int) bool { return strings.ToLower(b.Vertices[v].ID) == q.terms[0].text })
	if i < 0 {
		return 0, false
	}
	return found[i], true
}

func (t term) fits(b board.Board, k Known, v int, options bool) bool {
	x := &b.Vertices[v]
	switch t.kind {
	case valueTerm:
		return v < len(k.Values) && k.Values[v] >= 0 && !x.Split && t.compares(int64(k.Values[v]))
	case chipsTerm:
		return t.compares(int64(x.Chips))
	case outcomeTerm:
		return k.Outcome != nil && !x.Split && k.Outcome(v) == t.text
	case splitTerm:
		return x.Split
	case terminalTerm:
		return !x.Split && !options
	}
	return strings.Contains(strings.ToLower(x.ID), t.text) || x.HasLabel && strings.Contains(strings.ToLower(b.Text(v)), t.text)
}

func (t term) compares(n int64) bool {
	switch t.text {
	case "=":
		return n == t.number
	case "!=":
		return n != t.number
	case "<":
		return n < t.number
	case "<=":
		return n <= t.number
	case ">":
		return n > t.number
	}
	return n >= t.number
}

// NextFound is the vertex found that comes after v (-1: the first), round the end; ok is false when none was found.
func NextFound(found []int, v int) (next int, ok bool) {
	if len(found) == 0 {
		return 0, false
	}
	i, _ := slices.BinarySearch(found, v+1)
	return found[i%len(found)], true
}

// PreviousFound is the vertex found that comes before v, round the start; ok is false when none was found.
func PreviousFound(found []int, v int) (previous int, ok bool) {
	if len(found) == 0 {
		return 0, false
	}
	i, _ := slices.BinarySearch(found, v)
	return found[(i+len(found)-1)%len(found)], true
}
