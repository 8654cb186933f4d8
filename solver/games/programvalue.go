package games

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"go.starlark.net/starlark"
)

// mostNested is how deep tuples may stand in each other in a position.
const mostNested = 8

// position is the number of a position, new or known.
func (p *interpreter) position(v starlark.Value) (int, error) {
	w := writing{most: p.limit.text}
	if !w.value(v, 0) {
		return 0, faultAt(p.at, w.problem, w.args...)
	}
	key := w.key.String()
	if i, ok := p.index[key]; ok {
		return i, nil
	}
	if len(p.values) >= p.limit.positions {
		return 0, faultAt(p.at, "positions", p.limit.positions)
	}
	name, err := p.name(v, w.text.String())
	if err != nil {
		return 0, err
	}
	for p.names[name] { // 3 and "3" are two positions
		name += "'"
	}
	p.names[name] = true
	i := len(p.values)
	p.index[key] = i
	p.values = append(p.values, v)
	p.told.Positions = append(p.told.Positions, name)
	return i, nil
}

// name is how a position is called: as the program's label says, if it has one.
func (p *interpreter) name(v starlark.Value, written string) (string, error) {
	if p.label == nil {
		return written, nil
	}
	at := p.label.(*starlark.Function).Position()
	result, err := starlark.Call(p.thread, p.label, starlark.Tuple{v}, nil)
	if err != nil {
		return "", err
	}
	w := writing{most: p.limit.text}
	if !w.value(result, 0) {
		return "", faultAt(at, w.problem, w.args...)
	}
	return w.text.String(), nil
}

// writing writes a position: as people read it, and as a key that tells any two apart.
type writing struct {
	most      int // characters
	text, key strings.Builder
	problem   string // why it can't be written
	args      []any
}

// value writes a value inside so many tuples; false when it is no position.
func (w *writing) value(v starlark.Value, depth int) bool {
	switch v := v.(type) {
	case starlark.Int:
		// Each decimal digit takes more than three bits; a number beyond is not even written out.
		if x, ok := v.Int64(); ok {
			return w.both(starlark.MakeInt64(x).String())
		}
		if v.BigInt().BitLen() > 4*w.most {
			return w.fails("long", w.most)
		}
		return w.both(v.String())
	case starlark.Bool:
		return w.both(v.String())
	case starlark.String:
		return w.string(string(v), depth)
	case starlark.Tuple:
		return w.tuple(v, depth)
	}
	return w.fails("position", v.Type())
}

// both writes the same as text and as key.
func (w *writing) both(s string) bool {
	w.text.WriteString(s)
	w.key.WriteString(s)
	return w.fits()
}

func (w *writing) fits() bool {
	if w.text.Len() > 4*w.most || utf8.RuneCountInString(w.text.String()) > w.most {
		return w.fails("long", w.most)
	}
	return true
}

func (w *writing) fails(problem string, args ...any) bool {
	w.problem, w.args = problem, args
	return false
}

func (w *writing) string(s string, depth int) bool {
	switch {
	case len(s) > 4*w.most:
		return w.fails("long", w.most)
	case !utf8.ValidString(s) || strings.ContainsFunc(s, unicode.IsControl):
		return w.fails("control")
	case s == "":
		w.text.WriteString(`""`)
	default:
		w.text.WriteString(s)
	}
	w.key.WriteString(starlark.String(s).String())
	return w.fits()
}

func (w *writing) tuple(t starlark.Tuple, depth int) bool {
	if depth >= mostNested {
		return w.fails("nested", mostNested)
	}
	w.both("(")
	for i, x := range t {
		if i > 0 {
			w.both(",")
		}
		if !w.value(x, depth+1) {
			return false
		}
	}
	return w.both(")")
}

// cut is a text of at most so many bytes, with whole characters.
func cut(text string, most int) string {
	if len(text) <= most {
		return text
	}
	for most > 0 && !utf8.RuneStart(text[most]) {
		most--
	}
	return text[:most]
}

// oneLine is what Starlark says, on one line of a bearable length.
func oneLine(text string) string {
	const most = 160
	text = strings.Join(strings.Fields(strings.ToValidUTF8(text, "?")), " ")
	if len(text) > most {
		return cut(text, most) + "..."
	}
	return text
}
