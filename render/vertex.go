package render

import (
	"image/color"
	"math"
	"strconv"

	"dev.mexboard/solver"
)

// Sizes inside a vertex.
const (
	ringWidth   = 2.4
	innerRadius = 22.0 // of the second ring of a P vertex
	innerWidth  = 1.6
	focusRadius = 35.0 // of the ring round the vertex of the step
	valueSize   = 22.0
	valueRoom   = 38.0 // the widest a value may be
	smallSize   = 11.0
	noteRoom    = 33.0 // the widest what stands below a value may be
)

func moveOf(from, to int32) solver.Move { return solver.Move{From: from, Option: to} }

// vertex draws one vertex with its value and chips, from back to front.
func (d *drawing) vertex(v int) {
	part := Part{VertexPart, v}
	if isJoint(d.board, v) {
		d.joint(v)
		d.chips(v)
		return
	}
	if !d.board.Directed {
		d.knot(v)
		return
	}
	t := d.look.Theme
	if d.f.current() == int32(v) || d.marks.pointed[int32(v)] {
		d.round(Shape{Part: part, Width: 3, Dash: true, Stroke: t.Focus}, v, focusRadius)
	}
	if d.marks.part[int32(v)] {
		d.round(Shape{Part: part, Width: 2.4, Dash: true, Stroke: t.Bad}, v, focusRadius)
	}
	s := Shape{Part: part, Width: ringWidth}
	outcome := d.f.outcome(v)
	switch {
	case d.marks.onCycle[int32(v)]:
		s.Stroke, s.Fill, s.Dash = t.Bad, t.Board, true
	case outcome == solver.P:
		s.Stroke, s.Fill = t.PLine, t.PFill
	case outcome == solver.N:
		s.Stroke, s.Fill = t.NLine, t.NFill
	case outcome == solver.D:
		s.Stroke, s.Fill = t.DLine, t.DFill
	default:
		s.Stroke, s.Fill = t.Edge, t.Board
	}
	double := outcome == solver.P && !s.Dash
	s.Hatch = t.Hatch && double
	d.round(s, v, VertexRadius)
	if double {
		inner := Shape{Part: part, Width: innerWidth, Stroke: s.Stroke, Level: 1}
		d.round(inner, v, innerRadius)
	}
	if outcome == solver.D && !s.Dash {
		d.round(Shape{Part: part, Width: innerWidth, Stroke: s.Stroke, Dash: true, Level: 1}, v, innerRadius)
	}
	d.value(v, s.Hatch)
	d.chips(v)
}

// value writes what stands inside a vertex. On a hatched one it stands on a clear spot.
func (d *drawing) value(v int, hatched bool) {
	part, c, t := Part{VertexPart, v}, d.at[v], d.look.Theme
	ink := d.ink(v)
	value, letter := "", letterOf(d.f.outcome(v))
	if x := d.f.value(v); x >= 0 {
		value = strconv.Itoa(int(x))
	}
	if loop := d.f.loop(v); loop != "" {
		value = loop
	}
	if d.f.unsolved(v) {
		value, letter = "?", "?"
	}
	note := d.f.note(v)
	switch {
	case value != "":
	case note != "": // a rule whose steps tell of no values
		value, note = note, ""
	default:
		value = letter
	}
	switch {
	case d.look.Labels == ShowOutcome:
		value, letter = letter, ""
	case d.look.Labels != ShowBoth || value == letter:
		letter = ""
	}
	if d.look.Labels == ShowNone || value == "" {
		return
	}
	if note != "" && letter != "" {
		note = " " + note
	}
	letter += note
	size, w := valueSize, d.width(value, valueSize, true)
	if w > valueRoom {
		size *= valueRoom / w
	}
	if hatched {
		pad := centred(c, d.width(value, size, true)+8, size+2)
		if letter != "" {
			pad = centred(c, max(d.width(value, size, true)+8, 20), 34)
		}
		d.box(Shape{Part: part, Fill: t.PFill}, pad, 6)
	}
	s := Shape{Kind: TextShape, Part: part, Text: value, P: d.at[v : v+1 : v+1], Size: size, Bold: true, Fill: ink}
	if letter == "" {
		d.shapes = append(d.shapes, s) // within the vertex
		return
	}
	whole := size
	s.Size = min(size, 19)
	d.text(s, value, c.plus(Point{0, -6}))
	raised := &d.shapes[len(d.shapes)-1]
	raised.P, raised.Radius = append(d.memory.take(2)[:0], raised.P[0], c), whole // as if alone, where what stands below is too small
	s.Size = smallSize
	if w := d.width(letter, s.Size, true); w > noteRoom {
		s.Size *= noteRoom / w
	}
	d.text(s, letter, c.plus(Point{0, 10}))
}

// ink is the colour of the text in a vertex.
func (d *drawing) ink(v int) color.NRGBA {
	t := d.look.Theme
	switch {
	case d.marks.onCycle[int32(v)]:
		return t.Bad
	case d.f.unsolved(v):
		return t.Quiet
	case d.f.outcome(v) == solver.P:
		return t.PLine
	case d.f.outcome(v) == solver.N:
		return t.NLine
	case d.f.outcome(v) == solver.D:
		return t.DLine
	default:
		return t.Text
	}
}

func letterOf(o solver.Outcome) string {
	switch o {
	case solver.P:
		return "P"
	case solver.N:
		return "N"
	case solver.D:
		return "D"
	default:
		return ""
	}
}

// Chips stand at the lower right of a vertex, on a circle a little wider than it.
const (
	chipRadius = 9.5
	chipOrbit  = 28.3
	chipRim    = 2.2
	chipSize   = 15.0 // of the count
)

// chipAngles are the places of one, two and three chips, in degrees with the clock from the right.
var chipAngles = [...][]float64{{}, {45}, {22, 68}, {1, 45, 89}}

// chips draws up to three discs, or one with the count.
func (d *drawing) chips(v int) {
	n := d.board.Vertices[v].Chips
	if n <= 0 {
		return
	}
	t := d.look.Theme
	s := Shape{Part: Part{ChipPart, v}, Width: chipRim, Stroke: t.Board, Fill: t.Chip}
	if n < len(chipAngles) {
		for _, angle := range chipAngles[n] {
			d.disc(s, d.at[v].polar(chipOrbit, angle*math.Pi/180), chipRadius)
		}
		return
	}
	d.box(s, d.pill(v), 11)
	d.text(Shape{Part: s.Part, Size: chipSize, Bold: true, Fill: t.ChipText}, strconv.Itoa(n), d.pill(v).middle())
}

// pill is the box for the count of the chips of v: a long count grows to the right, not over the value.
func (d *drawing) pill(v int) rect {
	c := d.at[v].polar(chipOrbit, math.Pi/4)
	w := max(d.width(strconv.Itoa(d.board.Vertices[v].Chips), chipSize, true)+10, 22)
	return centred(Point{c.X + w/2 - 11, c.Y}, w, 22)
}
