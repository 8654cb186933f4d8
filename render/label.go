package render

import (
	"strconv"
	"strings"
)

const (
	nameSize      = 17.0
	splitNameSize = 13.0
	sumSize       = 15.0
	nameWidest    = 170.0 // a longer line is shortened
	nameLines     = 3     // more lines end in …
	ellipsis      = "…"
	sumSign       = "⊕"
)

// label is a text that stands beside a vertex: its name, or the NimSum of a split, for which room is kept though it may not be
// known yet.
type label struct {
	vertex int32
	sum    bool
	bold   bool
	pad    bool // it covers something
	size   float64
	lines  []string
	at     []Point // the middles of the lines
	box    rect
	hang   float64 // -1: its left side is towards the vertex; 1: its right side
}

// moved is the label, shifted.
func (l label) moved(by Point) label {
	at := make([]Point, len(l.at))
	for i, p := range l.at {
		at[i] = p.plus(by)
	}
	l.at, l.box = at, rect{l.box.min.plus(by), l.box.max.plus(by)}
	return l
}

// pads clear the ground for labels that cover edges, so that they can be read.
func (d *drawing) pads() {
	paper := d.look.Theme.Board
	paper.A = 0xD0
	for i := range d.labels {
		l := &d.labels[i]
		if !l.pad || !d.shows(l) {
			continue
		}
		p := d.memory.take(2)
		p[0], p[1] = l.box.min.plus(Point{-2, 1}), l.box.max.plus(Point{2, -1})
		part := Part{NamePart, int(l.vertex)}
		d.shapes = append(d.shapes, Shape{Kind: BoxShape, Part: part, P: p, Radius: 4, Fill: paper, Size: l.size})
	}
}

// label draws a label.
func (d *drawing) label(l *label) {
	if !d.shows(l) {
		return
	}
	t := d.look.Theme
	s := Shape{Kind: TextShape, Part: Part{NamePart, int(l.vertex)}, Size: l.size, Bold: l.bold, Fill: t.Text}
	if l.sum {
		s.Part.Kind = VertexPart
		d.nimSum(l, s)
		return
	}
	if !l.bold {
		s.Fill = t.Quiet
	}
	for i, line := range l.lines {
		s.Text, s.P = line, l.at[i:i+1:i+1]
		d.shapes = append(d.shapes, s)
	}
}

// shows tells whether the look has room for a label: NimSums are values, the others names.
func (d *drawing) shows(l *label) bool {
	if l.sum {
		return d.look.Labels != ShowNone
	}
	return !d.look.Unnamed
}

// nimSum writes the NimSum of a split; a long one grows away from the split.
func (d *drawing) nimSum(l *label, s Shape) {
	sum := sumSign
	if value := d.f.value(int(l.vertex)); value >= 0 {
		sum += strconv.Itoa(int(value))
	}
	longer := d.width(sum, s.Size, s.Bold) - (l.box.max.X - l.box.min.X)
	d.text(s, sum, l.at[0].plus(Point{-l.hang * longer / 2, 0}))
}

// lines cuts a name into lines that are not too long and not too many.
func (m rulers) lines(text string, size float64, bold bool) []string {
	text = strings.TrimSpace(text)
	if text == "" {
		return nil
	}
	lines := strings.Split(text, "\n")
	if len(lines) > nameLines {
		lines = lines[:nameLines]
		lines[nameLines-1] += ellipsis
	}
	for i, line := range lines {
		lines[i] = m.elided(strings.TrimSpace(line), size, bold)
	}
	return lines
}

// elided shortens a line in the middle: names of positions often differ at their ends.
func (m rulers) elided(line string, size float64, bold bool) string {
	if m.width(line, size, bold) <= nameWidest {
		return line
	}
	letters := []rune(line)
	keep := min(len(letters), 64)
	for keep > 2 {
		keep--
		head, tail := letters[:(keep+1)/2], letters[len(letters)-keep/2:]
		short := string(head) + ellipsis + string(tail)
		if m.width(short, size, bold) <= nameWidest {
			return short
		}
	}
	return ellipsis
}
