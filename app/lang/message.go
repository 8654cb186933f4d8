package lang

import (
	"fmt"
	"strconv"
	"strings"

	"dev.mexboard/solver"
)

// Message is one text in all languages, in the order English, Chinese, Russian, Finnish. Arguments go where {0}, {1},
// ... stand. A word that depends on a number is written {0|move|moves}: argument 0 chooses the form (English and
// Finnish one|other, Russian one|few|many, Chinese has one form only); the number itself is {0} as ever, also in a form:
// {0|One move leaves|{0} moves leave}.
//
// An argument may be a Message (put in the same language), an error (as Error tells it), a solver.Outcome (its
// letter), a []string (as List writes it) or anything that fmt prints. Braces that hold no argument stand for themselves.
type Message [count]string

// In is the message in a language, filled with args.
func (m Message) In(l Language, args ...any) string {
	return Plain(fill(l, m[l], args, false))
}

// Spans is the message in a language, filled with args, where *stars* make bold and an outcome has its colour. Stars
// in arguments stand for themselves.
func (m Message) Spans(l Language, args ...any) []Span {
	return fill(l, m[l], args, true)
}

// Span is a piece of a sentence with one look.
type Span struct {
	Text    string
	Bold    bool
	Outcome solver.Outcome // coloured as P or N; Unknown: plain
}

// Plain is the text of spans without their looks.
func Plain(spans []Span) string {
	if len(spans) == 1 {
		return spans[0].Text
	}
	var s strings.Builder
	for _, span := range spans {
		s.WriteString(span.Text)
	}
	return s.String()
}

// fill cuts a template at its arguments and, when stars mean bold, at its stars.
func fill(l Language, template string, args []any, stars bool) []Span {
	w := spanWriter{l: l, args: args, stars: stars}
	w.template(template)
	return w.spans
}

// spanWriter fills a template and collects the spans, joining neighbours of one look.
type spanWriter struct {
	l     Language
	args  []any
	stars bool // stars mean bold
	bold  bool
	spans []Span
}

func (w *spanWriter) template(t string) {
	for t != "" {
		i := strings.IndexAny(t, "{*")
		if i < 0 {
			w.text(t)
			return
		}
		w.text(t[:i])
		t = t[i:]
		if t[0] == '*' && w.stars {
			w.bold = !w.bold
			t = t[1:]
			continue
		}
		h, rest, ok := cutHole(t)
		if !ok || h.index >= len(w.args) {
			w.text(t[:1])
			t = t[1:]
			continue
		}
		w.hole(h)
		t = rest
	}
}

func (w *spanWriter) hole(h hole) {
	arg := w.args[h.index]
	if len(h.forms) > 0 { // a form is a template too, holes without forms in it
		w.template(h.forms[min(form(w.l, whole(arg)), len(h.forms)-1)])
		return
	}
	switch a := arg.(type) {
	case solver.Outcome:
		w.add(Span{Text: Letter(a), Bold: w.bold, Outcome: a})
	case Message:
		w.text(a[w.l])
	case error:
		w.text(Error(w.l, a))
	case []string:
		w.text(List(w.l, a))
	default:
		w.text(fmt.Sprint(arg))
	}
}

func (w *spanWriter) text(text string) { w.add(Span{Text: text, Bold: w.bold}) }

func (w *spanWriter) add(s Span) {
	if s.Text == "" {
		return
	}
	if k := len(w.spans) - 1; k >= 0 && w.spans[k].Bold == s.Bold && w.spans[k].Outcome == s.Outcome {
		w.spans[k].Text += s.Text
		return
	}
	w.spans = append(w.spans, s)
}

// hole is a place for an argument: {index} or, with forms, {index|form|form}.
type hole struct {
	index int
	forms []string
}

// cutHole reads the hole at the start of a text; ok is false where the text starts with something else.
func cutHole(text string) (h hole, rest string, ok bool) {
	end := closing(text)
	if end < 1 {
		return h, text, false
	}
	number, forms, plural := strings.Cut(text[1:end], "|")
	index, err := strconv.ParseUint(number, 10, 8)
	if err != nil {
		return h, text, false
	}
	h.index = int(index)
	if plural {
		h.forms = strings.Split(forms, "|")
	}
	return h, text[end+1:], true
}

// closing is where the brace that opens a text is closed: 0 when it opens with something else, -1 when nothing closes it.
func closing(text string) int {
	depth := 0
	for i := range len(text) {
		switch text[i] {
		case '{':
			depth++
		case '}':
			depth--
		}
		if depth == 0 {
			return i
		}
	}
	return -1
}

// Letter is the outcome's letter, the same in every language: P, N, D, or ? while unknown.
func Letter(o solver.Outcome) string {
	return [...]string{solver.Unknown: "?", solver.P: "P", solver.N: "N", solver.D: "D"}[o]
}

// whole is a number given as any of the types that counts have; anything else counts as many.
func whole(arg any) int64 {
	switch n := arg.(type) {
	case int:
		return int64(n)
	case int32:
		return int64(n)
	case int64:
		return n
	}
	return 0
}

// form is the plural form that a number takes, counted from 0 (Unicode CLDR's rules for whole numbers).
func form(l Language, n int64) int {
	if n < 0 {
		n = -n
	}
	switch {
	case l == Chinese:
		return 0
	case l != Russian:
		if n == 1 {
			return 0
		}
		return 1
	case n%10 == 1 && n%100 != 11:
		return 0
	case n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14):
		return 1
	}
	return 2
}
