package render

import (
	"image/color"
	"math"
	"slices"
	"strconv"

	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
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
)

func moveOf(from, to int32) solver.Move { return solver.Move{From: from, Option: to} }

// vertex draws one vertex with its value and chips, from back to front.
func (d *drawing) vertex(v int, own branches) {
	part := Part{VertexPart, v}
	if d.b.Vertices[v].Split {
		d.joint(v, own)
		d.chips(v)
		return
	}
	if d.b.Vertices[v].Ground && !d.b.Directed {
		d.ground(v)
	}
	t := d.look.Theme
	if d.f.current() == int32(v) {
		d.disc(Shape{Part: part, Width: 3, Dash: true, Stroke: t.Focus}, d.at[v], focusRadius)
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
	default:
		s.Stroke, s.Fill = t.Edge, t.Board
	}
	double := outcome == solver.P && !s.Dash
	s.Hatch = t.Hatch && double
	d.disc(s, d.at[v], VertexRadius)
	if double {
		inner := Shape{Part: part, Width: innerWidth, Stroke: s.Stroke, Level: 1}
		d.disc(inner, d.at[v], innerRadius)
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
	if d.f.unsolved(v) {
		value, letter = "?", "?"
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
	size := valueSize
	if w := d.width(value, size, true); w > valueRoom {
		size *= valueRoom / w
	}
	if hatched {
		pad := centred(c, d.width(value, size, true)+8, size+2)
		if letter != "" {
			pad = centred(c, max(d.width(value, size, true)+8, 20), 34)
		}
		d.box(Shape{Part: part, Fill: t.PFill}, pad, 6)
	}
	if letter == "" {
		d.text(part, value, c, size, true, ink)
		return
	}
	d.text(part, value, c.plus(Point{0, -6}), min(size, 19), true, ink)
	d.text(part, letter, c.plus(Point{0, 10}), smallSize, true, ink)
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

// ground draws the line a ground vertex stands on.
func (d *drawing) ground(v int) {
	c := d.at[v]
	s := Shape{Part: Part{VertexPart, v}, Width: 2.4, Stroke: d.look.Theme.Edge}
	y := c.Y + VertexRadius + 5
	d.line(s, Point{c.X - 36, y}, Point{c.X + 36, y})
	s.Width, s.Level = 1.7, 1
	for x := -28.0; x <= 36; x += 16 {
		d.line(s, Point{c.X + x, y}, Point{c.X + x - 8, y + 8})
	}
}

// Chips stand at the lower right of a vertex, on a circle a little wider than it.
const (
	chipRadius = 9.5
	chipOrbit  = 28.3
	chipRim    = 2.2
	chipSize   = 13.0 // of the count
)

// chipAngles are the places of one, two and three chips, in degrees with the clock from the right.
var chipAngles = [...][]float64{{}, {45}, {22, 68}, {1, 45, 89}}

// chips draws up to three discs, or one with the count.
func (d *drawing) chips(v int) {
	n := d.b.Vertices[v].Chips
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
	d.text(s.Part, strconv.Itoa(n), d.pill(v).middle(), chipSize, true, t.ChipText)
}

// pill is the box for the count of the chips of v: a long count grows to the right, not over the value.
func (d *drawing) pill(v int) rect {
	c := d.at[v].polar(chipOrbit, math.Pi/4)
	w := max(d.width(strconv.Itoa(d.b.Vertices[v].Chips), chipSize, true)+10, 22)
	return centred(Point{c.X + w/2 - 11, c.Y}, w, 22)
}

// chipsAt is the room the chips of v take.
func (d *drawing) chipsAt(v int) (rect, bool) {
	n := d.b.Vertices[v].Chips
	if n <= 0 {
		return rect{}, false
	}
	if n >= len(chipAngles) {
		return d.pill(v).grown(1), true
	}
	r := nothing()
	for _, angle := range chipAngles[n] {
		r = r.with(d.at[v].polar(chipOrbit, angle*math.Pi/180))
	}
	return r.grown(chipRadius), true
}

// branches lists, for each split, the directions in which its branches leave, as angles.
type branches map[int][]float64

func newBranches(b board.Board, edges []int32, courses []course) branches {
	var own branches
	for i, e := range edges {
		v := b.Edges[e].From
		if k := courses[i]; b.Vertices[v].Split && len(k) >= 4 {
			if own == nil {
				own = make(branches)
			}
			u := k.piece(0).at(0.2).minus(k[0])
			own[v] = append(own[v], math.Atan2(u.Y, u.X))
		}
	}
	return own
}

// joint draws a split: a small square, and an arc over its branches that makes them one bundle.
func (d *drawing) joint(v int, own branches) {
	c, t := d.at[v], d.look.Theme
	part := Part{VertexPart, v}
	ink, width := t.Edge, 2.0
	switch h := d.f.Hover; {
	case h != nil && h.Option == int32(v), d.marks.through[int32(v)]:
		ink, width = t.Winning, 3
	case d.f.current() == int32(v), d.marks.options[int32(v)]:
		ink, width = t.Focus, 2.6
	case d.marks.onCycle[int32(v)]:
		ink, width = t.Bad, 2.4
	}
	if first, sweep := bundle(own[v]); sweep > 0 {
		arc := Shape{Part: part, Width: min(width, 2.4), Stroke: ink, Level: 1}
		d.curve(arc, d.arc(c, 3.2*jointHalf, first, sweep))
	}
	if d.f.current() == int32(v) {
		d.disc(Shape{Part: part, Width: 3, Dash: true, Stroke: t.Focus}, c, 2*jointHalf)
	}
	s := Shape{Part: part, Width: width, Stroke: ink, Fill: t.Board}
	s.Dash = d.marks.onCycle[int32(v)]
	d.box(s, around(c, jointHalf-width/2), 2)
}

// bundle is the least sector that holds all directions: where it begins and how far it sweeps; 0 for less than two.
func bundle(angles []float64) (first, sweep float64) {
	if len(angles) < 2 {
		return 0, 0
	}
	a := slices.Sorted(slices.Values(angles))
	gap, after := a[0]+2*math.Pi-a[len(a)-1], 0
	for i := 1; i < len(a); i++ {
		if a[i]-a[i-1] > gap {
			gap, after = a[i]-a[i-1], i
		}
	}
	return a[after], 2*math.Pi - gap
}

// arc is a part of a circle as a course, in pieces of at most a quarter.
func (d *drawing) arc(c Point, r, first, sweep float64) course {
	n := int(sweep/(math.Pi/2)) + 1
	part := sweep / float64(n)
	k := course(d.memory.take(3*n + 1))
	k[0] = c.polar(r, first)
	reach := r * 4 / 3 * math.Tan(part/4)
	for i := range n {
		a, b := first+float64(i)*part, first+float64(i+1)*part
		k[3*i+1] = c.polar(r, a).polar(reach, a+math.Pi/2)
		k[3*i+3] = c.polar(r, b)
		k[3*i+2] = k[3*i+3].polar(reach, b-math.Pi/2)
	}
	return k
}
