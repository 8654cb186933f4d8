package render

import (
	"image/color"
	"math"
	"strconv"
	"strings"
)

const (
	nameSize   = 17.0
	nameGap    = 9.0   // between a vertex and its name
	nameWidest = 170.0 // a longer line ends in …
	nameLines  = 3     // more lines end in …
	lineHeight = 1.2   // of the size
	nameClear  = 10.0  // how far a name likes to keep from everything
	nearby     = 48    // line pieces looked at for one name
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
}

// names puts the names, and the NimSums of splits, where they cover nothing, as far as there is room. One pass in the
// order of the vertices; what is known of the board has no influence, so that nothing jumps from step to step.
func (d *drawing) names(vertices []int32, courses []course) {
	region := bounds(d.at)
	p := &placer{d: d, sides: len(sides)}
	if len(vertices) > 2000 {
		p.sides = 8
	}
	p.lines = newGrid(region, len(d.at), 1.3*stepX)
	p.texts = newGrid(region, len(d.at), 1.3*stepX)
	for _, k := range courses {
		k.flat(func(a, b Point) {
			p.lines.addLine(len(p.pieces), a, b)
			p.pieces = append(p.pieces, segment{a, b})
		})
	}
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
// least in its way.
func (p *placer) best(v int, near, w, h float64) Point {
	at := p.d.at[v]
	reach := rect{at, at}.grown(near).grownBy(w, h).grown(nameClear)
	local := p.local(reach)
	var best Point
	least := math.Inf(1)
	for i, side := range sides[:p.sides] {
		sin, cos := math.Sincos(side * math.Pi / 4)
		c := Point{
			at.X + cos*near + w/2*min(max(cos*math.Sqrt2, -1), 1),
			at.Y + sin*near + h/2*min(max(sin*math.Sqrt2, -1), 1),
		}
		cost := p.cost(v, centred(c, w, h), local)
		if cost == 0 {
			return c
		}
		if cost += float64(i) * 0.1; cost < least {
			best, least = c, cost
		}
	}
	return best
}

func (r rect) grownBy(w, h float64) rect {
	return rect{Point{r.min.X - w, r.min.Y - h}, Point{r.max.X + w, r.max.Y + h}}
}

// local lists the line pieces near a place; where very many pass, some of them: there is no room anyway.
func (p *placer) local(reach rect) []segment {
	var out []segment
	for i := range p.lines.in(reach) {
		if q := p.pieces[i]; reach.touches(q.a, q.b) {
			if out = append(out, q); len(out) == nearby {
				break
			}
		}
	}
	return out
}

// cost is what a box would cover, and a little for what it would be close to.
func (p *placer) cost(v int, r rect, local []segment) float64 {
	cost := 0.0
	wide := r.grown(nameClear)
	for _, q := range local {
		switch {
		case r.grown(2).touches(q.a, q.b):
			cost += 12
		case wide.touches(q.a, q.b):
			cost++
		}
	}
	seen := 0
	for i := range p.texts.in(wide) {
		if q := p.boxes[i]; r.grown(1).meets(q) {
			cost += 15
		} else if wide.meets(q) {
			cost++
		}
		if seen++; seen > nearby {
			break
		}
	}
	seen = 0
	for w := range p.d.router.vertices.in(wide.grown(VertexRadius)) {
		if gap := wide.from(p.d.at[w]) - p.d.router.radius(w); w != v && gap < 0 {
			cost++
			if r.from(p.d.at[w]) < p.d.router.radius(w)+2 {
				cost += 20
			}
		}
		if seen++; seen > nearby {
			break
		}
	}
	return cost
}

func (r rect) meets(q rect) bool {
	return r.min.X < q.max.X && q.min.X < r.max.X && r.min.Y < q.max.Y && q.min.Y < r.max.Y
}

// touches tells whether a line piece has a point in the rectangle (Liang and Barsky).
func (r rect) touches(a, b Point) bool {
	if max(a.X, b.X) < r.min.X || min(a.X, b.X) > r.max.X || max(a.Y, b.Y) < r.min.Y || min(a.Y, b.Y) > r.max.Y {
		return false
	}
	from, to := 0.0, 1.0
	clip := func(start, way, low, high float64) bool {
		if way == 0 {
			return start >= low && start <= high
		}
		t, u := (low-start)/way, (high-start)/way
		from, to = max(from, min(t, u)), min(to, max(t, u))
		return from <= to
	}
	return clip(a.X, b.X-a.X, r.min.X, r.max.X) && clip(a.Y, b.Y-a.Y, r.min.Y, r.max.Y)
}
