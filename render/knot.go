package render

import (
	"math"
	"strconv"

	"dev.mexboard/solver"
)

// Sizes on an undirected board.
const (
	knotWidth = 2.0
	knotValue = 14.0
	knotRoom  = 18.0 // the widest a value may be
	knotFocus = KnotRadius + 7
)

// markEdges marks edges of an undirected board, the stronger mark over the weaker.
func (m *marks) markEdges(h Hackenbush) {
	m.edges = make(map[int32]stroke)
	for _, list := range []struct {
		edges []int32
		kind  stroke
	}{{h.Winning, winningStroke}, {h.Pointed, newestStroke}, {h.Falling, fallingStroke}, {h.Cut, hoverStroke}} {
		for _, e := range list.edges {
			m.edges[e] = list.kind
		}
	}
	m.fallen = set(h.Fallen)
}

// tieOf finds how an edge of an undirected board is marked.
func (d *drawing) tieOf(e int32) stroke {
	if kind := d.marks.edges[e]; kind != plainStroke {
		return kind
	}
	if d.floats(d.board.Edges[e].From) {
		return floatingStroke
	}
	return plainStroke
}

// knot draws a vertex of an undirected board: on the ground a dot, else a small ring with what stands on it.
func (d *drawing) knot(v int) {
	part, t := Part{VertexPart, v}, d.look.Theme
	radius := Radius(d.board, v)
	if d.marks.pointed[int32(v)] {
		d.round(Shape{Part: part, Width: 3, Dash: true, Stroke: t.Focus}, v, radius+7)
	}
	s := Shape{Part: part, Width: knotWidth, Stroke: t.Edge, Fill: t.Board}
	if d.board.Vertices[v].Ground {
		d.post(v)
		s.Fill = t.Edge
	}
	if d.floats(v) || d.marks.fallen[int32(v)] {
		s.Stroke, s.Dash = t.Quiet, true
	}
	d.round(s, v, radius)
	if x := d.f.value(v); x >= 0 && d.look.Labels != ShowNone && d.look.Labels != ShowOutcome {
		text := strconv.Itoa(int(x))
		size := knotValue * min(1, knotRoom/d.width(text, knotValue, true))
		d.text(Shape{Part: part, Size: size, Bold: true, Fill: t.Text}, text, d.at[v])
	}
}

// drawStalks draws what a reduction has put in the place of edges.
func (d *drawing) drawStalks() {
	r := d.geometry.Reduced
	if r == nil {
		return
	}
	for _, s := range r.Ghosts {
		d.stalk(s, true)
	}
	for _, s := range r.Stalks {
		d.stalk(s, false)
	}
}

// Sizes of scissors.
const (
	scissorsRadius = 10.0 // of the spot they are on
	scissorsBlade  = 8.8
	scissorsEye    = 2.3
)

// scissors marks an edge to cut, in its middle.
func (d *drawing) scissors(k course, part Part, kind stroke) {
	if kind != winningStroke && kind != hoverStroke {
		return
	}
	t, ink := d.look.Theme, d.color(kind)
	piece, c := k.piece(k.pieces()/2), k.middle()
	along := piece.at(0.55).minus(piece.at(0.45)).unit()
	d.disc(Shape{Part: part, Fill: t.Board, Stroke: ink, Width: 1.6, Level: 1}, c, scissorsRadius)
	angle := math.Atan2(along.Y, along.X) + math.Pi/2
	for _, side := range []float64{-0.33, 0.33} {
		tip, eye := c.polar(scissorsBlade, angle+side), c.polar(0.55*scissorsBlade, angle+1.4*side+math.Pi)
		d.line(Shape{Part: part, Stroke: ink, Width: 1.6, Level: 1}, tip, eye)
		d.disc(Shape{Part: part, Stroke: ink, Width: 1.3, Level: 1}, eye, scissorsEye)
	}
}

// middle is the middle of a course of a few pieces.
func (k course) middle() Point {
	piece := k.piece(k.pieces() / 2)
	if k.pieces()%2 == 0 {
		return piece[0]
	}
	return piece.at(0.5)
}

// hackenbush writes the value of the board at the ground line, and what edges must become.
func (d *drawing) hackenbush() {
	h, t := d.f.Hackenbush, d.look.Theme
	for _, g := range h.Goals {
		for i, e := range d.edges {
			if e == g.Edge && len(d.lanes[i].course) >= 4 {
				d.goal(g, d.lanes[i].course)
			}
		}
	}
	text := h.text(d.look.Labels)
	if text == "" || !d.ground.shown {
		return
	}
	s := Shape{Width: 2, Stroke: t.Edge, Fill: t.Board, Size: knotTotal}
	ink := t.Text
	switch h.Outcome {
	case solver.P:
		s.Stroke, s.Fill, ink = t.PLine, t.PFill, t.PLine
	case solver.N:
		s.Stroke, s.Fill, ink = t.NLine, t.NFill, t.NLine
	}
	w := d.width(text, knotTotal, true)
	box := centred(Point{d.ground.left - 10 - (w+24)/2, d.ground.y}, w+24, knotTotal+16)
	d.box(s, box, 8)
	if h.Outcome == solver.P {
		d.box(Shape{Width: 1.2, Stroke: t.PLine, Size: knotTotal}, box.grown(-4), 5)
	}
	d.text(Shape{Size: knotTotal, Bold: true, Fill: ink}, text, box.middle())
}

// text is the value and the outcome of the board, in signs; "" when they are not known or not wanted.
func (h Hackenbush) text(labels ValueLabels) string {
	letter := letterOf(h.Outcome)
	switch {
	case !h.Known || labels == ShowNone:
		return ""
	case letter == "":
		return "SG " + strconv.Itoa(h.Value)
	case labels == ShowOutcome:
		return letter
	}
	return "SG " + strconv.Itoa(h.Value) + " · " + letter
}

// knotTotal is the size of the value of the board.
const knotTotal = 18.0

// goal writes beside an edge what it must become.
func (d *drawing) goal(g Goal, k course) {
	piece := k.piece(k.pieces() / 2)
	text := strconv.Itoa(g.From) + " → " + strconv.Itoa(g.To)
	c := piece.at(0.5)
	w := d.width(text, stalkSize, true)
	side := piece[3].minus(piece[0]).unit().left()
	if side.X < 0 {
		side = side.times(-1)
	}
	c = c.plus(side.times(12 + w/2*math.Abs(side.X)))
	part := Part{EdgePart, int(g.Edge)}
	d.box(Shape{Part: part, Fill: d.look.Theme.Board, Size: stalkSize}, centred(c, w+6, stalkSize+4), 4)
	d.text(Shape{Part: part, Size: stalkSize, Bold: true, Fill: d.look.Theme.Focus}, text, c)
}
