package render

import "math"

// Dashes of a dashed stroke, in points.
const (
	dashLength = 6
	dashGap    = 4
)

// flatness is how far, in pixels, a curve may lie from the straight pieces that stand for it.
const flatness = 0.1

// mostPieces bounds the straight pieces of one Bézier curve.
const mostPieces = 96

// flatten adds the curve of 1+3k Bézier points to a way of straight pieces.
func flatten(way, control []Point) []Point {
	way = append(way, control[0])
	for ; len(control) >= 4; control = control[3:] {
		a, b, c, d := control[0], control[1], control[2], control[3]
		// The distance from n chords is at most |second derivative| / 8n², and that is at most 6 times a second difference.
		bend := max(
			math.Hypot(a.X-2*b.X+c.X, a.Y-2*b.Y+c.Y),
			math.Hypot(b.X-2*c.X+d.X, b.Y-2*c.Y+d.Y))
		n := 1
		if bend > 0.001 {
			n = int(min(math.Ceil(math.Sqrt(6*bend/(8*flatness))), mostPieces))
		}
		for i := 1; i < n; i++ {
			way = append(way, cubic(a, b, c, d, float64(i)/float64(n)))
		}
		way = append(way, d)
	}
	return way
}

// cubic is the point of a cubic curve at t.
func cubic(a, b, c, d Point, t float64) Point {
	s := 1 - t
	ka, kb, kc, kd := s*s*s, 3*s*s*t, 3*s*t*t, t*t*t
	return Point{ka*a.X + kb*b.X + kc*c.X + kd*d.X, ka*a.Y + kb*b.Y + kc*c.Y + kd*d.Y}
}

// circle adds a circle to a way, as straight pieces, from the right clockwise.
func circle(way []Point, center Point, radius float64) []Point {
	return bow(way, center, radius, 0, 2*math.Pi)
}

// bow adds part of a circle to a way.
func bow(way []Point, center Point, radius, from, to float64) []Point {
	n := int(min(max(math.Ceil(math.Abs(to-from)*math.Sqrt(radius/(8*flatness))), 2), 4*mostPieces))
	for i := 0; i <= n; i++ {
		sin, cos := math.Sincos(from + (to-from)*float64(i)/float64(n))
		way = append(way, Point{center.X + radius*cos, center.Y + radius*sin})
	}
	return way
}

// roundedWay adds the outline of a box with round corners to a way, from the left end of its top clockwise.
func roundedWay(way []Point, low, high Point, radius float64) []Point {
	radius = min(radius, (high.X-low.X)/2, (high.Y-low.Y)/2)
	start := Point{low.X + radius, low.Y} // where SVG begins, so that dashes lie alike
	way = append(way, start)
	way = bow(way, Point{high.X - radius, low.Y + radius}, radius, -math.Pi/2, 0)
	way = bow(way, Point{high.X - radius, high.Y - radius}, radius, 0, math.Pi/2)
	way = bow(way, Point{low.X + radius, high.Y - radius}, radius, math.Pi/2, math.Pi)
	way = bow(way, Point{low.X + radius, low.Y + radius}, radius, math.Pi, 3*math.Pi/2)
	return append(way, start)
}

// dashed strokes a way with dashes. What is off the canvas is passed over at once, so that the cost does not grow with
// the length of the way.
func (c *canvas) dashed(way []Point, width, dash, gap float64, i ink) {
	if !(dash+gap >= 2) { // too small to be told apart
		c.stroke(way, width*dash/(dash+gap), i)
		return
	}
	d := dasher{canvas: c, width: width, dash: dash, period: dash + gap, ink: i}
	for k := 1; k < len(way); k++ {
		d.line(way[k-1], way[k])
	}
	d.end()
}

// longestDashed is the longest line, in pixels, that is cut into dashes: beyond it numbers are too coarse.
const longestDashed = 1e9

// dasher cuts a way into dashes.
type dasher struct {
	*canvas
	width, dash, period float64
	ink                 ink
	phase               float64 // how far into a dash and its gap the way has come
	piece               []Point // the dash begun, as far as it goes
}

// line goes on along a straight line.
func (d *dasher) line(a, b Point) {
	from, to, seen := d.crossing(a, b, d.width+1)
	length := math.Hypot(b.X-a.X, b.Y-a.Y)
	if !seen || !(length < longestDashed) {
		d.pass(length)
		return
	}
	if from > 0 {
		d.pass(from * length)
	}
	for at := from * length; ; {
		left := d.period - d.phase
		if d.phase < d.dash {
			left = d.dash - d.phase
			if len(d.piece) == 0 {
				d.piece = append(d.piece, between(a, b, at/length))
			}
		}
		if at+left > to*length {
			d.phase += to*length - at
			break
		}
		at += left
		if d.phase += left; d.phase < d.period {
			d.piece = append(d.piece, between(a, b, at/length))
			d.end()
		} else {
			d.phase = 0
		}
	}
	if len(d.piece) > 0 {
		d.piece = append(d.piece, between(a, b, to))
	}
	if to < 1 {
		d.pass((1 - to) * length)
	}
}

// pass goes on unseen.
func (d *dasher) pass(length float64) {
	d.end()
	if d.phase = math.Mod(d.phase+length, d.period); math.IsNaN(d.phase) {
		d.phase = 0
	}
}

// end draws the dash begun.
func (d *dasher) end() {
	d.stroke(d.piece, d.width, d.ink)
	d.piece = d.piece[:0]
}

func between(a, b Point, t float64) Point { return Point{a.X + (b.X-a.X)*t, a.Y + (b.Y-a.Y)*t} }

// crossing is the part of a line, as shares of it, that lies within slack of the canvas (Liang and Barsky).
func (c *canvas) crossing(a, b Point, slack float64) (from, to float64, ok bool) {
	from, to = 0, 1
	for _, axis := range [2][3]float64{{a.X, b.X, float64(c.width)}, {a.Y, b.Y, float64(c.height)}} {
		start, way, high := axis[0], axis[1]-axis[0], axis[2]+slack
		if way == 0 {
			if start < -slack || start > high {
				return 0, 0, false
			}
			continue
		}
		t, u := (-slack-start)/way, (high-start)/way
		from, to = max(from, min(t, u)), min(to, max(t, u))
	}
	return from, to, from < to
}

// stroke draws a way of straight pieces with a line of a width, ends cut square. Each pixel belongs to one piece: two
// neighbours are parted by the line that halves their angle, so that translucent ink is laid once and joints do not show.
func (c *canvas) stroke(way []Point, width float64, i ink) {
	way = withoutRepeats(way)
	if len(way) < 2 {
		return
	}
	start := direction(way[0], way[1])
	cut := start
	for k := 1; k < len(way); k++ {
		along := start
		endCut := along
		if k+1 < len(way) {
			start = direction(way[k], way[k+1])
			endCut = halfway(along, start)
		}
		p := piece{
			a: way[k-1], b: way[k], along: along, startCut: cut, endCut: endCut,
			half: width / 2, first: k == 1, last: k+1 == len(way),
		}
		c.piece(p, i)
		cut = endCut
	}
}

// withoutRepeats leaves out points that are too near to the one before to give a direction. It works in place.
func withoutRepeats(way []Point) []Point {
	kept := way[:0]
	for _, p := range way {
		if len(kept) > 0 {
			last := kept[len(kept)-1]
			if math.Abs(p.X-last.X)+math.Abs(p.Y-last.Y) < 0.01 {
				continue
			}
		}
		kept = append(kept, p)
	}
	return kept
}

func direction(a, b Point) Point {
	length := math.Hypot(b.X-a.X, b.Y-a.Y)
	return Point{(b.X - a.X) / length, (b.Y - a.Y) / length}
}

// halfway is the direction between two; that of the first when they are opposite.
func halfway(u, v Point) Point {
	sum := Point{u.X + v.X, u.Y + v.Y}
	length := math.Hypot(sum.X, sum.Y)
	if length < 0.1 {
		return u
	}
	return Point{sum.X / length, sum.Y / length}
}

// piece is one straight piece of a stroke: from a to b, kept to the far side of startCut through a and to the near side of
// endCut through b. The ends of the whole stroke are smoothed, the others are not.
type piece struct {
	a, b, along      Point
	startCut, endCut Point
	half             float64
	first, last      bool
}

// piece draws one piece of a stroke, row by row: where the row meets the stroke, and there by distance from its middle line.
func (c *canvas) piece(p piece, i ink) {
	reach := p.half + 0.5
	// Slack beyond the ends: the caps' smoothing, and what slanted cuts leave to this piece.
	r := regionOf(
		Point{min(p.a.X, p.b.X) - reach - 1, min(p.a.Y, p.b.Y) - reach - 1},
		Point{max(p.a.X, p.b.X) + reach + 1, max(p.a.Y, p.b.Y) + reach + 1})
	nx, ny := -p.along.Y, p.along.X
	off := nx*p.a.X + ny*p.a.Y
	r.keep(nx, ny, -off-reach)
	r.keep(-nx, -ny, off-reach)
	startSlack, endSlack := 0.0, 0.0
	if p.first {
		startSlack = 0.5
	}
	if p.last {
		endSlack = 0.5
	}
	r.keep(-p.startCut.X, -p.startCut.Y, p.startCut.X*p.a.X+p.startCut.Y*p.a.Y-startSlack)
	r.keep(p.endCut.X, p.endCut.Y, -p.endCut.X*p.b.X-p.endCut.Y*p.b.Y-endSlack)
	first, end := c.rows(r.top, r.bottom)
	for y := first; y < end; y++ {
		if from, to := r.row(y, c.width); from < to {
			c.run(&p, y, from, to, i)
		}
	}
}

// run covers pixels of a row by their distance from the middle line of a piece.
func (c *canvas) run(p *piece, y, from, end int, i ink) {
	px, py := float64(from)+0.5, float64(y)+0.5
	across := (py-p.a.Y)*p.along.X - (px-p.a.X)*p.along.Y
	begun := (px-p.a.X)*p.along.X + (py-p.a.Y)*p.along.Y
	leftover := (p.b.X-px)*p.along.X + (p.b.Y-py)*p.along.Y
	way := float64(end-1-from) * p.along.X
	row := c.row(y, from, end)
	if p.first && min(begun, begun+way) < 0.5 || p.last && min(leftover, leftover-way) < 0.5 {
		p.end(row, across, begun, leftover, i)
		return
	}
	// All but the ends: coverage falls from most, in the middle, to the sides. In fixed point, 1<<fine to a step of
	// coverage, rounded down.
	const fine = 8
	d, step := int32(across*full*(1<<fine)), int32(-p.along.Y*full*(1<<fine))
	reach, most := int32((p.half+0.5)*full)-1, int32(min(2*p.half, 1)*full)
	for ; len(row) >= 4; row = row[4:] {
		if coverage := min(reach-max(d, -d)>>fine, most); coverage > 0 {
			blend(row, i, uint32(coverage))
		}
		d += step
	}
}

// end covers pixels of a row at an end of a stroke. The distances are those of the first pixel.
func (p *piece) end(row []uint8, across, begun, leftover float64, i ink) {
	d, from, left := float32(across), float32(begun), float32(leftover)
	along, down, half := float32(p.along.X), float32(p.along.Y), float32(p.half)
	for ; len(row) >= 4; row = row[4:] {
		coverage := stripe(d, half)
		if p.first {
			coverage = coverage * cover(from) / full
		}
		if p.last {
			coverage = coverage * cover(left) / full
		}
		if coverage > 0 {
			blend(row, i, coverage)
		}
		d -= down
		from += along
		left -= along
	}
}
