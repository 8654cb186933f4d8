package render

import (
	"cmp"
	"image/color"
	"math"
	"slices"
)

// stroke is how an edge is drawn: the more it is marked, the wider, and the farther in front.
type stroke uint8

const (
	plainStroke stroke = iota
	floatingStroke
	cycleStroke
	optionStroke
	newestStroke
	fallingStroke
	drawingStroke
	shareStroke
	winningStroke
	chosenStroke
	wrongStroke
	replyStroke
	hoverStroke
)

// strokes gives the width of the line, the length of the head and half its width.
var strokes = [...]struct{ width, head, half float64 }{
	plainStroke:    {1.7, 11, 4.5},
	floatingStroke: {1.7, 11, 4.5},
	fallingStroke:  {2.6, 11, 4.5},
	cycleStroke:    {2.4, 13, 5.5},
	optionStroke:   {2.6, 14, 6},
	newestStroke:   {3.6, 17, 7.5},
	drawingStroke:  {3.2, 16, 7},
	shareStroke:    {3.2, 16, 7},
	winningStroke:  {4.5, 19, 8.5},
	chosenStroke:   {4.5, 19, 8.5},
	wrongStroke:    {4.5, 19, 8.5},
	replyStroke:    {6, 22, 11},
	hoverStroke:    {7, 24, 12},
}

// halo is how much wider than the line the shine round a move pointed at is.
const halo = 9

func (d *drawing) color(s stroke) color.NRGBA {
	t := d.look.Theme
	switch s {
	case floatingStroke, fallingStroke:
		return t.Quiet
	case cycleStroke, wrongStroke:
		return t.Bad
	case drawingStroke:
		return t.DLine
	case optionStroke, newestStroke, chosenStroke, replyStroke:
		return t.Focus
	case shareStroke, winningStroke, hoverStroke:
		return t.Winning
	default:
		return t.Edge
	}
}

// strokeOf finds how edge e is marked. An edge out of a split belongs to every move through the split.
func (d *drawing) strokeOf(e int32) stroke {
	if !d.board.Directed {
		return d.tieOf(e)
	}
	from, to := int32(d.board.Edges[e].From), int32(d.board.Edges[e].To)
	move := moveOf(from, to)
	joint := isJoint(d.board, int(from))
	own := d.marks.moves[move]
	if joint {
		own = max(own, d.marks.through[from])
	}
	current := d.f.current()
	switch {
	case own != plainStroke:
		return own
	case current >= 0 && current == from && d.marks.options[to]:
		if to == d.f.newest() {
			return newestStroke
		}
		return optionStroke
	case current >= 0 && joint && d.marks.options[from]:
		return optionStroke
	case d.marks.cycle[move]:
		return cycleStroke
	default:
		return plainStroke
	}
}

// drawEdges draws the edges, those more marked in front.
func (d *drawing) drawEdges() {
	type marked struct {
		lane int
		kind stroke
	}
	var front []marked
	s := Shape{Kind: CurveShape, Width: strokes[plainStroke].width, Stroke: d.color(plainStroke)}
	head := Shape{Kind: HeadShape, Fill: s.Stroke}
	for i, e := range d.edges {
		l := &d.lanes[i]
		if len(l.course) < 4 {
			continue
		}
		if kind := d.strokeOf(e); kind != plainStroke {
			front = append(front, marked{i, kind})
			continue
		}
		s.Part = Part{EdgePart, int(e)}
		s.P, head.P = l.line, l.head
		if k := d.clear(e, l.course); l.head != nil && k != nil {
			s.P, head.P = pointed(&d.memory, k, strokes[plainStroke].head, strokes[plainStroke].half)
		}
		d.shapes = append(d.shapes, s)
		if head.P != nil {
			head.Part = s.Part
			d.shapes = append(d.shapes, head)
		}
	}
	slices.SortStableFunc(front, func(a, b marked) int { return cmp.Compare(a.kind, b.kind) })
	for _, m := range front {
		d.markedEdge(d.edges[m.lane], d.lanes[m.lane].course, m.kind)
	}
}

// markedEdge draws an edge that is not plain.
func (d *drawing) markedEdge(e int32, k course, kind stroke) {
	look, ink := strokes[kind], d.color(kind)
	s := Shape{Part: Part{EdgePart, int(e)}, Width: look.width, Stroke: ink}
	switch kind {
	case cycleStroke, floatingStroke, fallingStroke, chosenStroke:
		s.Dash = true
	}
	if kind >= replyStroke {
		shine := s
		shine.Width, shine.Stroke.A = look.width+halo, 0x50
		d.curve(shine, k)
	}
	if !d.board.Directed {
		d.curve(s, k)
		d.scissors(k, s.Part, kind)
		return
	}
	if free := d.clear(e, k); free != nil {
		k = free
	}
	line, head := pointed(&d.memory, k, look.head, look.half)
	d.curve(s, line)
	d.add(Shape{Kind: HeadShape, Part: s.Part, P: head, Fill: ink}, bounds(head))
}

// clear is the course of an edge that would end under a chip, cut off before it; nil for any other.
func (d *drawing) clear(e int32, k course) course {
	w := d.board.Edges[e].To
	n := d.board.Vertices[w].Chips
	if n <= 0 || !d.board.Directed {
		return nil
	}
	const gap = chipRim + tipGap/2
	if n >= len(chipAngles) {
		pill := d.pill(w)
		return k.before(func(p Point) bool { return pill.from(p) < gap })
	}
	for _, angle := range chipAngles[n] {
		c := d.at[w].polar(chipOrbit, angle*math.Pi/180)
		if free := k.before(func(p Point) bool { return p.minus(c).length() < chipRadius+gap }); free != nil {
			return free
		}
	}
	return nil
}

// before is a new course that ends before the region its end is in; nil when the end is in none.
func (k course) before(inside func(Point) bool) course {
	if !inside(k[len(k)-1]) {
		return nil
	}
	return slices.Clone(k).cutEnd(inside)
}

// pointed cuts the end of a course off for an arrow head, and gives the head. On a course too short for it the head is smaller.
func pointed(memory *points, k course, length, half float64) (line course, head []Point) {
	tip := k[len(k)-1]
	if room := 0.7 * k[0].minus(tip).length(); room < length && k.pieces() == 1 {
		length, half = room, half*room/length
	}
	line = course(memory.take(len(k)))
	copy(line, k)
	if c := k.piece(0); k.pieces() == 1 && c.isStraight() {
		line[3] = tip.minus(tip.minus(c[0]).unit().times(0.85 * length))
		line[1], line[2] = line[0].toward(line[3], 1.0/3), line[0].toward(line[3], 2.0/3)
	} else if line = line.cutEnd(func(p Point) bool { return p.minus(tip).length() < 0.85*length }); line == nil {
		line = k
	}
	u := tip.minus(line[len(line)-1]).unit()
	back, side := tip.minus(u.times(length)), u.left().times(half)
	head = memory.take(3)
	head[0], head[1], head[2] = tip, back.plus(side), back.minus(side)
	return line, head
}
