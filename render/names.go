package render

import (
	"image/color"
	"math"
	"strconv"
	"strings"
)

const (
	nameSize   = 17.0
	nameGap    = 11.0  // between a vertex and its name: room for the ring of a step
	nameWidest = 170.0 // a longer line ends in …
	nameLines  = 3     // more lines end in …
	lineHeight = 1.2   // of the size
	nameClear  = 10.0  // how far a name likes to keep from everything
	nearby     = 48    // line pieces looked at for one name
	farther    = 14.0  // how much farther out a name may go where there is no room
	ellipsis   = "…"
)

// sides are the directions in which a name may stand, best first, in units of a turn by an eighth with the clock
// from the right; a half lies between.
var sides = [...]float64{0, 4, 6, 2, 7, 5, 3, 1, 6.5, 5.5, 0.5, 3.5, 7.5, 4.5, 2.5, 1.5}

// label is a text that stands beside a vertex.
type label struct {
	part  Part
	lines []string
	size  float64
	bold  bool
	ink   color.NRGBA
	near  float64 // distance of its box from the middle of the vertex
}

// segment is a straight piece of an edge.
type segment struct{ a, b Point }

// placer finds room for labels.
type placer struct {
	d      *drawing
	pieces []segment
	lines  *cellGrid // of pieces
	boxes  []rect
	texts  *cellGrid // of boxes
	sides  int       // how many of sides are tried
	nearby int       // how many line pieces are looked at
	near   []segment // of the label in hand
	seen   []int32   // by piece: the label that last met it
	asked  int32
}

// names puts the names, and the NimSums of splits, where they cover nothing, as far as there is room. One pass in the
// order of the vertices; what is known of the board has no influence, so that nothing jumps from step to step.
func (d *drawing) names(vertices []int32, courses []course) {
	region := bounds(d.at)
	p := &placer{d: d, sides: len(sides), nearby: nearby}
	if len(vertices) > 1000 {
		p.sides, p.nearby = 8, nearby/2
	}
	p.lines = newGrid(region, len(d.at), 1.3*stepX)
	p.texts = newGrid(region, len(d.at), 1.3*stepX)
	p.edges(courses)
	p.seen = make([]int32, len(p.pieces))
	for _, v := range vertices {
		if r, ok := d.chipsAt(int(v)); ok {
			p.take(r)
		}
	}
	for _, v := range vertices {
		for _, l := range d.labels(int(v)) {
			p.put(int(v), l)
		}
	}
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
	p.pieces = make([]segment, 0, 2*len(courses))
	enter := func(a, b Point) {
		p.lines.addLine(len(p.pieces), a, b)
		p.pieces = append(p.pieces, segment{a, b})
	}
	for _, k := range courses {
		k.flat(func(a, b Point) {
			if part := endLength / b.minus(a).length(); total > mostLength && part < 0.5 {
				enter(a, a.toward(b, part))
				enter(b.toward(a, part), b)
				return
			}
			enter(a, b)
		})
	}
}

// labels lists what stands beside a vertex.
func (d *drawing) labels(v int) []label {
	x, t := &d.b.Vertices[v], d.look.Theme
	l := label{part: Part{NamePart, v}, size: nameSize, bold: true, ink: t.Text, near: VertexRadius + nameGap}
	var out []label
	if x.Split {
		l.size, l.bold, l.ink, l.near = 13, false, t.Quiet, jointHalf+6
		if value := d.f.value(v); d.look.Labels != ShowNone {
			sum := l
			sum.part, sum.size, sum.bold, sum.ink = Part{VertexPart, v}, 15, true, t.Text
			sum.lines = []string{"⊕"}
			if value >= 0 {
				sum.lines[0] += strconv.Itoa(int(value))
			}
			out = append(out, sum)
		}
	}
	if l.lines = d.lines(d.b.Text(v), l.size, l.bold); len(l.lines) > 0 {
		out = append(out, l)
	}
	return out
}

// lines cuts a name into lines that are not too long and not too many.
func (d *drawing) lines(text string, size float64, bold bool) []string {
	text = strings.TrimSpace(text)
	if text == "" {
		return nil
	}
	lines := strings.Split(text, "\n")
	if len(lines) > nameLines {
		lines = lines[:nameLines]
		lines[nameLines-1] += ellipsis
	}
	for i, line := range lines {
		lines[i] = d.elided(strings.TrimSpace(line), size, bold)
	}
	return lines
}

// elided shortens a line in the middle: names of positions often differ at their ends.
func (d *drawing) elided(line string, size float64, bold bool) string {
	if d.width(line, size, bold) <= nameWidest {
		return line
	}
	letters := []rune(line)
	keep := min(len(letters), 64)
	for keep > 2 {
		keep--
		head, tail := letters[:(keep+1)/2], letters[len(letters)-keep/2:]
		short := string(head) + ellipsis + string(tail)
		if d.width(short, size, bold) <= nameWidest {
			return short
		}
	}
	return ellipsis
}

// put draws a label at the best side of its vertex and takes the room.
func (p *placer) put(v int, l label) {
	w := 0.0
	for _, line := range l.lines {
		w = max(w, p.d.width(line, l.size, l.bold))
	}
	h := l.size * (1 + lineHeight*float64(len(l.lines)-1))
	c := p.best(v, l.near, w, h)
	p.take(centred(c, w, h))
	for i, line := range l.lines {
		y := c.Y - h/2 + l.size*(0.5+lineHeight*float64(i))
		p.d.text(l.part, line, Point{c.X, y}, l.size, l.bold, l.ink)
	}
}

func (p *placer) take(r rect) {
	p.texts.add(len(p.boxes), r)
	p.boxes = append(p.boxes, r)
}

// best is the middle of the best place for a box beside v: the first side that is quite free, else the one with the
// least in its way, which on a small board may also be a little farther out.
func (p *placer) best(v int, near, w, h float64) Point {
	at := p.d.at[v]
	local := p.local(rect{at, at}.grown(near+nameClear), w, h)
	var best Point
	least := math.Inf(1)
	try := func(near, handicap float64) {
		for i, side := range sides[:p.sides] {
			c := beside(at, near, w, h, side*math.Pi/4)
			cost := handicap + 0.1*float64(i)
			if cost = p.cost(v, centred(c, w, h), local, cost, least); cost < least {
				best, least = c, cost
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
	return best
}

// beside is the middle of a box that stands near a point, at an angle.
func beside(at Point, near, w, h, angle float64) Point {
	sin, cos := math.Sincos(angle)
	return Point{
		at.X + cos*near + w/2*min(max(cos*math.Sqrt2, -1), 1),
		at.Y + sin*near + h/2*min(max(sin*math.Sqrt2, -1), 1),
	}
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
	coveringText  = 15.0
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
	for w := range p.d.router.vertices.in(r.grown(VertexRadius + nameGap + 2)) {
		if w != v {
			switch gap := r.from(p.d.at[w]) - p.d.router.radius(w); {
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
