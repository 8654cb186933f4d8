package render

import "math"

// Sizes of a pin: its head stands off the upper left of its vertex, its needle sticks in the border.
const (
	pinOff    = 8.0
	pinRadius = 4.6
	pinDepth  = 5.0
)

// pin marks a vertex that no layout moves. It is a thing of the editor: exported pictures have none.
func (d *drawing) pin(v int) {
	if !d.look.Pins || !d.board.Vertices[v].Pinned {
		return
	}
	const diagonal = -math.Sqrt2 / 2
	at := func(r float64) Point { return d.at[v].plus(Point{diagonal * r, diagonal * r}) }
	t, r := d.look.Theme, Radius(d.board, v)
	part := Part{VertexPart, v}
	d.line(Shape{Part: part, Stroke: t.Board, Width: 4, Level: 1}, at(r-pinDepth), at(r+pinOff))
	d.line(Shape{Part: part, Stroke: t.Quiet, Width: 2, Level: 1}, at(r-pinDepth), at(r+pinOff))
	d.disc(Shape{Part: part, Fill: t.Board, Stroke: t.Quiet, Width: 2, Level: 1}, at(r+pinOff), pinRadius) // hollow: a chip is full
}
