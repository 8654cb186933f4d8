package render

import (
	"math"
	"slices"

	"dev.mexboard/solver/board"
)

// isJoint tells whether a vertex is a split: on an undirected board there are none.
func isJoint(b board.Board, v int) bool { return b.Directed && b.Vertices[v].Split }

// joint draws a split: a small square, and an arc over its branches that makes them one bundle.
func (d *drawing) joint(v int) {
	c, t := d.at[v], d.look.Theme
	part := Part{VertexPart, v}
	ink, width := t.Edge, 2.0
	switch through := d.marks.through[int32(v)]; {
	case through != plainStroke:
		ink, width = d.color(through), 3
	case d.f.current() == int32(v), d.marks.options[int32(v)]:
		ink, width = t.Focus, 2.6
	case d.marks.onCycle[int32(v)]:
		ink, width = t.Bad, 2.4
	}
	if k := d.arcs[int32(v)]; k != nil {
		d.curve(Shape{Part: part, Width: min(width, 2.4), Stroke: ink, Level: 1}, k)
	}
	if d.f.current() == int32(v) {
		d.disc(Shape{Part: part, Width: 3, Dash: true, Stroke: t.Focus}, c, 2*jointHalf)
	}
	s := Shape{Part: part, Width: width, Stroke: ink, Fill: t.Board}
	s.Dash = d.marks.onCycle[int32(v)]
	d.box(s, around(c, jointHalf-width/2), 2)
}

// arcRadius is how far the arc over the branches of a split is from its middle.
const arcRadius = 3.2 * jointHalf

// arcsOf finds, for each split, the arc over its branches.
func arcsOf(b board.Board, at []Point, edges []int32, lanes []lane) map[int32]course {
	angles := make(map[int][]float64)
	for i, e := range edges {
		v := b.Edges[e].From
		if k := lanes[i].course; isJoint(b, v) && len(k) >= 4 {
			u := k.piece(0).at(0.2).minus(k[0])
			angles[v] = append(angles[v], math.Atan2(u.Y, u.X))
		}
	}
	arcs := make(map[int32]course, len(angles))
	for v, own := range angles {
		if first, sweep := bundle(own); sweep > 0 {
			arcs[int32(v)] = arc(at[v], arcRadius, first, sweep)
		}
	}
	return arcs
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
func arc(c Point, r, first, sweep float64) course {
	n := int(sweep/(math.Pi/2)) + 1
	part := sweep / float64(n)
	k := make(course, 3*n+1)
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
