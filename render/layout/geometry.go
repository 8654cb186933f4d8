package layout

import (
	"math"

	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// geometry is the drawing as a board shows it: edges end at the discs, the lower left corner is the origin unless some
// vertex is pinned, and places are whole hundredths.
func (r request) geometry(d drawing) render.Geometry {
	shift := r.origin(d.places)
	g := render.Geometry{Vertices: make([]board.Point, len(d.places)), Curves: make([]*board.Curve, len(r.Edges))}
	for v, at := range d.places {
		g.Vertices[v] = tidy(sub(at, shift))
	}
	for i, e := range r.Edges {
		if c := r.curve(e, d.places, d.edges[i]); c != nil {
			g.Curves[i] = moved(c, shift)
		}
	}
	return g
}

// origin is the point that comes to lie at 0, 0: the lower left corner of all discs; or what brings the first pinned
// vertex to its place, and so the others too, since Graphviz moves them as one.
func (r request) origin(places []board.Point) board.Point {
	least := board.Point{X: math.Inf(1), Y: math.Inf(1)}
	for v, at := range places {
		if pin := r.Vertices[v].Pin; pin != nil {
			return sub(at, *pin)
		}
		least.X = min(least.X, at.X-r.Vertices[v].Radius)
		least.Y = min(least.Y, at.Y-r.Vertices[v].Radius)
	}
	return least
}

// moved is a curve moved by -shift and tidied. Changes c.
func moved(c *board.Curve, shift board.Point) *board.Curve {
	for i, p := range c.Points {
		c.Points[i] = tidy(sub(p, shift))
	}
	if c.End != nil {
		*c.End = tidy(sub(*c.End, shift))
	}
	return c
}

func sub(p, q board.Point) board.Point { return board.Point{X: p.X - q.X, Y: p.Y - q.Y} }

func tidy(p board.Point) board.Point {
	return board.Point{X: math.Round(p.X*100) / 100, Y: math.Round(p.Y*100) / 100}
}

func between(p, q board.Point) float64 { return math.Hypot(p.X-q.X, p.Y-q.Y) }
