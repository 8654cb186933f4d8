package render

import (
	"math"
	"unicode/utf8"

	"dev.mexboard/solver/board"
)

// Sizes of a drawn graph.
const (
	drawnRadius = 15 // of a vertex
	drawnStep   = 52 // between neighbours on the circle
	drawnInside = 2  // characters of a name that fit into a vertex
	drawnName   = 9  // characters of a name outside
)

// graph draws a drawn graph with its vertices round a circle, the first at the top: what is gone is dotted.
func (p positionDrawing) graph() {
	if len(p.view.Rows) == 0 {
		return
	}
	row := p.view.Rows[0]
	at := p.circle()
	t := p.look.Theme
	for _, l := range p.view.Links {
		s := Shape{Stroke: t.Edge, Width: 1.7}
		if row[l[0]] == board.Nowhere || row[l[1]] == board.Nowhere {
			s.Stroke, s.Width, s.Dash = t.Line, 1.2, true
		}
		p.line(s, at[l[0]], at[l[1]])
	}
	for v, name := range p.view.Names {
		if name != "" {
			p.drawnVertex(Spot{p.number, 0, v}, row[v], name, at[v])
		}
	}
}

// circle is the places of the vertices that are shown.
func (p positionDrawing) circle() []Point {
	n := 0
	for _, name := range p.view.Names {
		if name != "" {
			n++
		}
	}
	radius := 0.0
	if n > 1 {
		radius = max(32, drawnStep/2/math.Sin(math.Pi/float64(n)))
	}
	at, k := make([]Point, len(p.view.Names)), 0
	for v, name := range p.view.Names {
		if name != "" {
			across, up := math.Sincos(2 * math.Pi * float64(k) / float64(n))
			at[v] = Point{radius * across, -radius * up}
			k++
		}
	}
	return at
}

func (p positionDrawing) drawnVertex(at Spot, mark board.Mark, name string, c Point) {
	t := p.look.Theme
	s, ink, ring := Shape{Part: at.Part(), Fill: t.Board, Stroke: t.Edge, Width: 1.7}, t.Text, t.Edge
	switch mark {
	case board.Nowhere:
		s = Shape{Fill: t.Board, Stroke: t.Line, Width: 1.2, Dash: true}
		ink = t.Quiet
	case board.Piece:
		s.Fill, s.Stroke, ink, ring = t.Chip, t.Chip, t.ChipText, t.ChipText
	}
	p.disc(s, c, drawnRadius)
	letters := Shape{Part: s.Part, Size: numberSize + 1, Bold: mark != board.Nowhere, Fill: ink}
	if n := utf8.RuneCountInString(name); n > drawnInside {
		if mark == board.Piece {
			letters.Fill = t.Text
		}
		if n > drawnName {
			name = string([]rune(name)[:drawnName-1]) + "…"
		}
		p.text(letters, name, Point{c.X, c.Y + drawnRadius + 10})
	} else {
		p.text(letters, name, c)
	}
	if mark != board.Nowhere {
		p.ringed(at, c, drawnRadius, ring)
	}
}
