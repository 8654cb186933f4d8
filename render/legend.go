package render

import (
	"image/color"

	"dev.mexboard/solver"
)

const (
	legendSize = 13.0
	legendLine = 24.0
	legendGap  = 20.0 // between entries
	symbolRoom = 26.0

	paragraphLine = 18.0 // of a text too long for one
)

// legend writes the legend at the lower left, under all there is; a new line begins where it would be wider than the
// picture.
func (d *drawing) legend() {
	if len(d.look.Legend) == 0 {
		return
	}
	if d.extent.empty() {
		d.extent = rect{}
	}
	left, right := d.extent.min.X, max(d.extent.max.X, d.extent.min.X+320)
	at := Point{left, d.extent.max.Y + margin + legendLine/2}
	for i, entry := range d.look.Legend {
		w, room := d.width(entry.Text, legendSize, false), symbolRoom
		if entry.Plain {
			room = 0
			if lines := d.rulers.wrapped(entry.Text, legendSize, right-left); i == 0 || len(lines) > 1 { // what comes first is a sentence
				at = d.paragraph(lines, at, left)
				continue
			}
		}
		if at.X > left && at.X+room+w > right {
			at = Point{left, at.Y + legendLine}
		}
		ink := d.look.Theme.Text
		if !entry.Plain {
			ink = d.symbol(entry, at)
		}
		d.text(Shape{Size: legendSize, Fill: ink}, entry.Text, Point{at.X + room + w/2, at.Y})
		at.X += room + w + legendGap
	}
}

// paragraph writes a text of several lines from a new line on, and tells where the next begins.
func (d *drawing) paragraph(lines []string, at Point, left float64) Point {
	if at.X > left {
		at = Point{left, at.Y + legendLine}
	}
	for _, line := range lines {
		w := d.width(line, legendSize, false)
		d.text(Shape{Size: legendSize, Fill: d.look.Theme.Text}, line, Point{left + w/2, at.Y})
		at.Y += paragraphLine
	}
	at.Y += legendLine - paragraphLine
	return at
}

// symbol draws the mark an entry explains, and tells its colour.
func (d *drawing) symbol(e LegendEntry, at Point) color.NRGBA {
	t := d.look.Theme
	c := at.plus(Point{10, 0})
	ink := t.Winning
	switch o := e.Outcome; {
	case e.Cut, e.Afloat:
		return d.tieSymbol(e, c)
	case e.Move:
		ink = t.DLine
	case e.Part:
		d.disc(Shape{Width: 1.8, Stroke: t.Bad, Dash: true}, c, 8)
		return t.Bad
	case o == solver.P:
		d.disc(Shape{Width: 1.8, Stroke: t.PLine, Fill: t.PFill, Hatch: t.Hatch}, c, 8)
		d.disc(Shape{Width: 1.2, Stroke: t.PLine}, c, 5)
		return t.PLine
	case o == solver.N:
		d.disc(Shape{Width: 1.8, Stroke: t.NLine, Fill: t.NFill}, c, 8)
		return t.NLine
	case o == solver.D:
		d.disc(Shape{Width: 1.8, Stroke: t.DLine, Fill: t.DFill}, c, 8)
		d.disc(Shape{Width: 1.2, Stroke: t.DLine, Dash: true}, c, 5)
		return t.DLine
	}
	k := course{c.plus(Point{-10, 0}), c.plus(Point{-4, 0}), c.plus(Point{4, 0}), c.plus(Point{10, 0})}
	line, head := pointed(&d.memory, k, 10, 5)
	d.curve(Shape{Width: 3.2, Stroke: ink}, line)
	d.add(Shape{Kind: HeadShape, P: head, Fill: ink}, bounds(head))
	return ink
}

// tieSymbol draws an edge of an undirected board as an entry explains it.
func (d *drawing) tieSymbol(e LegendEntry, c Point) color.NRGBA {
	kind := winningStroke
	if e.Afloat {
		kind = floatingStroke
	}
	half := Point{10, 0}
	if e.Cut {
		half = Point{0, 11} // scissors look like scissors when they lie
	}
	k := straight(c.minus(half), c.plus(half))
	d.curve(Shape{Width: strokes[kind].width, Stroke: d.color(kind), Dash: e.Afloat}, k[:])
	if e.Cut {
		d.scissors(k[:], Part{}, kind)
	}
	return d.color(kind)
}
