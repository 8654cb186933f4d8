package render

// ruled is a kind of text that is measured.
type ruled struct {
	size float64
	bold bool
}

// ruler measures many short texts of one kind: it measures each plain letter once and adds up. (What kerning would
// take off does not matter where room is left.)
type ruler struct {
	kind  ruled
	plain [128]float64 // 0: not measured yet
	other map[rune]float64
}

// rulers measure texts of several kinds.
type rulers map[ruled]*ruler

// width is the width of a line of text.
func (m rulers) width(text string, size float64, bold bool) float64 {
	kind := ruled{size, bold}
	r := m[kind]
	if r == nil {
		r = &ruler{kind: kind, other: make(map[rune]float64)}
		m[kind] = r
	}
	return r.width(text)
}

func (r *ruler) width(text string) float64 {
	sum := 0.0
	for _, c := range text {
		if c < 128 {
			if r.plain[c] == 0 {
				r.plain[c] = r.measured(c)
			}
			sum += r.plain[c]
			continue
		}
		w, ok := r.other[c]
		if !ok {
			w = r.measured(c)
			r.other[c] = w
		}
		sum += w
	}
	return sum
}

func (r *ruler) measured(c rune) float64 {
	w, _, _ := MeasureText(string(c), r.kind.size, r.kind.bold)
	return w
}
