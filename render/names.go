package render

import (
	"math"
	"slices"
)

const (
	nameGap    = 13.0 // between a vertex and its name: room for the ring of a step, and for chips
	lineHeight = 1.2  // of the size
	nameClear  = 10.0 // how far a name likes to keep from everything
	nearby     = 48   // line pieces looked at for one name
	farther    = 14.0 // how much farther out a name may go where there is no room
)

// sides are the directions in which a name may stand, best first, in units of a turn by an eighth with the clock
// from the right; a half lies between.
var sides = [...]float64{0, 4, 6, 2, 7, 5, 3, 1, 6.5, 5.5, 0.5, 3.5, 7.5, 4.5, 2.5, 1.5}

// groundSides are the sides of a ground vertex.
var groundSides = [...]float64{2, 3, 1, 2.5, 1.5, 4, 0, 6, 7, 5, 6.5, 5.5, 0.5, 3.5, 7.5, 4.5}

// segment is a straight piece of an edge.
type segment struct{ a, b Point }

// placer finds room for labels.
type placer struct {
	router *router
	pieces []segment
	lines  *cellGrid // of pieces
	boxes  []rect
	texts  *cellGrid // of boxes
	sides  int       // how many of sides are tried
	nearby int       // how many line pieces are looked at
	long   bool      // of long edges only the ends are
	near   []segment // of the label in hand
	seen   []int32   // by piece: the label that last met it
	asked  int32
	rulers rulers
	memory points
}

// newPlacer is a placer for the labels of about n vertices that keep clear of the ground line and some edges.
func newPlacer(r *router, g ground, courses []course, n int) *placer {
	p := &placer{router: r, sides: len(sides), nearby: nearby, rulers: rulers{}}
	if n > 1000 {
		p.sides, p.nearby = 8, nearby/2
	}
	region := bounds(r.at)
	p.lines = newGrid(region, len(r.at), 1.3*stepX)
	p.texts = newGrid(region, len(r.at), 1.3*stepX)
	p.edges(append(slices.Clip(courses), g.lines(r.b, r.at)...))
	p.seen = make([]int32, len(p.pieces))
	return p
}

// labels puts the names, and the NimSums of splits, where they cover nothing, as far as there is room. One pass in the
// order of the vertices of a plan. Those that f still has stay; f may be nil.
func (p *placer) labels(q *Plan, f *former) []label {
	list := make([]label, 0, len(q.vertices))
	for _, v := range q.vertices {
		if f != nil {
			if still, ok := f.still(v, q); ok {
				for _, l := range still {
					p.take(l.box)
				}
				list = append(list, still...)
				continue
			}
		}
		first := len(list)
		list = p.name(list, v)
		if f != nil {
			f.placed(v, list[first:])
		}
	}
	return list
}

// name adds the labels of a vertex to a list.
func (p *placer) name(list []label, v int32) []label {
	l := label{vertex: v, size: nameSize, bold: true}
	near := nameNear(p.router.b, int(v))
	if isJoint(p.router.b, int(v)) {
		sum := label{vertex: v, sum: true, size: sumSize, bold: true, lines: []string{sumSign + "0"}}
		list = append(list, p.put(sum, near))
		l.size, l.bold = splitNameSize, false
	}
	if l.lines = p.rulers.lines(p.router.b.Text(int(v)), l.size, l.bold); len(l.lines) > 0 {
		list = append(list, p.put(l, near))
	}
	return list
}

// mostLength is the length of edges, all together, up to which names keep clear of whole edges. On boards with more,
// nothing is free of passing edges, and only the ends of long ones are looked at.
const (
	mostLength = 2e7
	endLength  = 2 * stepX
)

// edges enters the edges drawn.
func (p *placer) edges(courses []course) {
	total := 0.0
	for _, k := range courses {
		if len(k) > 0 {
			total += k[len(k)-1].minus(k[0]).length()
		}
	}
	p.long = total > mostLength
	p.pieces = make([]segment, 0, 2*len(courses))
	enter := func(a, b Point) {
		p.lines.addLine(len(p.pieces), a, b)
		p.pieces = append(p.pieces, segment{a, b})
	}
	for _, k := range courses {
		p.parts(k, enter)
	}
}

// parts hands out the line pieces of an edge that names keep clear of.
func (p *placer) parts(k course, yield func(a, b Point)) {
	k.flat(func(a, b Point) {
		if part := endLength / b.minus(a).length(); p.long && part < 0.5 {
			yield(a, a.toward(b, part))
			yield(b.toward(a, part), b)
			return
		}
		yield(a, b)
	})
}

// put finds the best side of its vertex for a label and takes the room.
func (p *placer) put(l label, near float64) label {
	w := 0.0
	for _, line := range l.lines {
		w = max(w, p.rulers.width(line, l.size, l.bold))
	}
	h := l.size * (1 + lineHeight*float64(len(l.lines)-1))
	cost := 0.0
	l.box, l.hang, cost = p.best(int(l.vertex), near, w, h)
	l.pad = cost >= covering
	p.take(l.box)
	c := l.box.middle()
	l.at = p.memory.take(len(l.lines))
	for i := range l.lines {
		l.at[i] = Point{c.X, l.box.min.Y + l.size*(0.5+lineHeight*float64(i))}
	}
	return l
}

func (p *placer) take(r rect) {
	p.texts.add(len(p.boxes), r)
	p.boxes = append(p.boxes, r)
}

// best is the best place for a box beside v, how it hangs there and what it costs: the first side that is quite free, else the one with the
// least in its way, which on a small board may also be a little farther out.
func (p *placer) best(v int, near, w, h float64) (best rect, hang, least float64) {
	at := p.router.at[v]
	local := p.local(rect{at, at}.grown(near+nameClear), w, h)
	least = math.Inf(1)
	try := func(near, handicap float64) {
		for i, side := range p.sidesOf(v)[:p.sides] {
			r, k := beside(at, near, w, h, side*math.Pi/4)
			cost := handicap + 0.1*float64(i)
			if cost = p.cost(v, r, local, cost, least); cost < least {
				best, hang, least = r, k, cost
			}
			if least < 1 {
				return
			}
		}
	}
	try(near, 0)
	if least >= covering && p.sides == len(sides) {
		try(near+farther, 2)
	}
	return best, hang, least
}

// sidesOf is the order in which sides are tried: the name of a ground vertex stands below it, best of all.
func (p *placer) sidesOf(v int) []float64 {
	if x := p.router.b.Vertices[v]; x.Ground && !p.router.b.Directed {
		return groundSides[:]
	}
	return sides[:]
}

// beside is a box that stands near a point, at an angle. It hangs with its left side (-1) to its right side (1) towards
// the point.
func beside(at Point, near, w, h, angle float64) (r rect, hang float64) {
	sin, cos := math.Sincos(angle)
	hang = min(max(cos*math.Sqrt2, -1), 1)
	return centred(Point{
		at.X + cos*near + w/2*hang,
		at.Y + sin*near + h/2*min(max(sin*math.Sqrt2, -1), 1),
	}, w, h), -hang
}

// local lists the line pieces near a place, grown by a box; where very many pass, some of them: there is no room
// anyway.
func (p *placer) local(reach rect, w, h float64) []segment {
	reach = rect{Point{reach.min.X - w, reach.min.Y - h}, Point{reach.max.X + w, reach.max.Y + h}}
	p.near = p.near[:0]
	p.asked++
	for i := range p.lines.in(reach) {
		if p.seen[i] == p.asked {
			continue
		}
		p.seen[i] = p.asked
		if q := p.pieces[i]; reach.touches(q.a, q.b) {
			if p.near = append(p.near, q); len(p.near) == p.nearby {
				break
			}
		}
	}
	return p.near
}

// What it costs a box to cover something; to be close to it costs 1.
const (
	covering      = 12.0 // an edge
	coveringText  = 40.0 // nobody can read two names on each other
	coveringOther = 20.0 // another vertex
)

// cost adds to a cost what a box would cover, and a little for what it would be close to. It may stop at a limit.
func (p *placer) cost(v int, r rect, local []segment, cost, limit float64) float64 {
	wide, tight := r.grown(nameClear), r.grown(5)
	for _, q := range local {
		if cost >= limit {
			return cost
		}
		if wide.touches(q.a, q.b) {
			cost++
			if tight.touches(q.a, q.b) {
				cost += covering - 1
			}
		}
	}
	budget := nearby
	for w := range p.router.vertices.in(r.grown(VertexRadius + nameGap + 2)) {
		if p.router.b.Directed && r.meets(chipCorner(p.router.at[w])) {
			cost += coveringText
		}
		if w != v {
			switch gap := r.from(p.router.at[w]) - p.router.radius(w); {
			case gap < 2:
				cost += coveringOther
			case gap < nameGap+2:
				cost += 4 // it would seem to be the other's name
			}
		}
		if budget--; budget < 0 || cost >= limit {
			return cost
		}
	}
	budget = nearby
	for i := range p.texts.in(wide) {
		if q := p.boxes[i]; wide.meets(q) {
			cost++
			if r.grown(1).meets(q) {
				cost += coveringText - 1
			}
		}
		if budget--; budget < 0 || cost >= limit {
			return cost
		}
	}
	return cost
}

// chipCorner is where the chips of a vertex stand, if it has any. Names keep clear of it always, so that they stay when
// chips come and go.
func chipCorner(c Point) rect {
	return rect{Point{c.X + 8, c.Y + 8}, Point{c.X + 32, c.Y + 32}}
}

func (r rect) meets(q rect) bool {
	return r.min.X < q.max.X && q.min.X < r.max.X && r.min.Y < q.max.Y && q.min.Y < r.max.Y
}

// touches tells whether a line piece has a point in the rectangle: neither their shadows on the axes nor those along
// the piece are apart.
func (r rect) touches(a, b Point) bool {
	if max(a.X, b.X) < r.min.X || min(a.X, b.X) > r.max.X || max(a.Y, b.Y) < r.min.Y || min(a.Y, b.Y) > r.max.Y {
		return false
	}
	d := b.minus(a)
	half := r.max.minus(r.min).times(0.5)
	across := d.X*(r.min.Y+half.Y-a.Y) - d.Y*(r.min.X+half.X-a.X)
	return math.Abs(across) <= half.X*math.Abs(d.Y)+half.Y*math.Abs(d.X)
}
