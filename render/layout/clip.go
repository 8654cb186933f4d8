package layout

import (
	"slices"

	"dev.mexboard/solver/board"
)

// headLength is how far before its tip an arrow head begins; the curve ends there.
const headLength = 10

// curve cuts an edge's course, which runs from centre to centre, off at the discs. It is nil where nothing is left, for no
// course, and for a loop, which dot leads round the name as well: then the picture finds its own way.
func (r request) curve(e link, places []board.Point, course []board.Point) *board.Curve {
	if e.From == e.To {
		return nil
	}
	course = cutStart(course, places[e.From], r.Vertices[e.From].Radius)
	slices.Reverse(course)
	course = cutStart(course, places[e.To], r.Vertices[e.To].Radius)
	if len(course) == 0 {
		return nil
	}
	c := &board.Curve{}
	if e.Head {
		tip := course[0]
		c.End = &tip
		course = cutStart(course, tip, headLength)
	}
	if len(course) == 0 {
		return nil
	}
	slices.Reverse(course)
	c.Points = course
	return c
}

// cutStart is what is left of a Bézier course from where it first leaves the circle; nil when it never does.
func cutStart(course []board.Point, centre board.Point, radius float64) []board.Point {
	for i := 0; i+3 < len(course); i += 3 {
		if between(course[i+3], centre) <= radius {
			continue
		}
		rest := slices.Clone(course[i:])
		copy(rest, after([4]board.Point(rest), leaving([4]board.Point(rest), centre, radius)))
		return rest
	}
	return nil
}

// leaving is where a piece of a course, which ends outside a circle, is last on it. Halving takes it to a thousandth of
// a point on any piece of a million points.
func leaving(piece [4]board.Point, centre board.Point, radius float64) float64 {
	inside, outside := 0.0, 1.0
	for range 30 {
		middle := (inside + outside) / 2
		if between(after(piece, middle)[0], centre) <= radius {
			inside = middle
		} else {
			outside = middle
		}
	}
	return outside
}

// after is the rest of a piece from t on (de Casteljau).
func after(p [4]board.Point, t float64) []board.Point {
	for last := 3; last > 0; last-- {
		for i := range last {
			p[i] = board.Point{X: p[i].X + t*(p[i+1].X-p[i].X), Y: p[i].Y + t*(p[i+1].Y-p[i].Y)}
		}
	}
	return p[:]
}
