package render

import (
	"slices"

	"dev.mexboard/solver"
)

// margin is the room left round a picture.
const margin = 24

// drawing is a scene in the making.
type drawing struct {
	*Plan
	f      Facts
	look   Look
	marks  marks
	memory points
	rulers rulers
	labels []label // that are drawn
	shapes []Shape
	extent rect
}

func newDrawing(p *Plan, f Facts, look Look) *drawing {
	d := &drawing{Plan: p, f: f, look: look, marks: newMarks(f), rulers: rulers{}, extent: p.bounds}
	if !look.Bare {
		var room rect
		d.labels, room = p.labels()
		d.extent = d.extent.over(room)
	}
	return d
}

// draw makes the shapes: edges first, marked ones over plain ones, then vertices with their chips, then names.
func (d *drawing) draw() {
	d.shapes = make([]Shape, 0, 2*len(d.edges)+4*len(d.vertices)+len(d.labels)+16)
	d.drawGround()
	d.drawEdges()
	d.drawStalks()
	d.pads()
	for _, v := range d.vertices {
		d.vertex(int(v))
		d.pin(int(v))
	}
	for i := range d.labels {
		d.label(&d.labels[i])
	}
	d.hackenbush()
}

func (d *drawing) scene() Scene {
	if d.extent.empty() {
		d.extent = rect{}
	}
	r := d.extent.grown(margin)
	return Scene{Shapes: d.shapes, Min: r.min, Max: r.max, Background: d.look.Theme.Board}
}

// of lists the edges at some vertices, ascending, each once.
func (index EdgeIndex) of(vertices []int32) []int32 {
	var edges []int32
	for _, v := range vertices {
		edges = append(edges, index[v]...)
	}
	slices.Sort(edges)
	return slices.Compact(edges)
}

// The makers of shapes. Each keeps the bounds.

func (d *drawing) add(s Shape, r rect) {
	d.shapes = append(d.shapes, s)
	d.extent = d.extent.over(r)
}

func (d *drawing) disc(s Shape, c Point, radius float64) { d.discAt(s, d.memory.point(c), radius) }

// round is a disc round the middle of a vertex.
func (d *drawing) round(s Shape, v int, radius float64) { d.discAt(s, d.at[v:v+1:v+1], radius) }

func (d *drawing) discAt(s Shape, c []Point, radius float64) {
	s.Kind, s.P, s.Radius = DiscShape, c, radius
	d.add(s, around(c[0], radius+s.Width/2))
}

func (d *drawing) curve(s Shape, k course) {
	s.Kind, s.P = CurveShape, k
	d.add(s, bounds(k).grown(s.Width/2))
}

func (d *drawing) line(s Shape, a, b Point) {
	p := d.memory.take(4)
	p[0], p[1], p[2], p[3] = a, a.toward(b, 1.0/3), a.toward(b, 2.0/3), b
	d.curve(s, p)
}

func (d *drawing) box(s Shape, r rect, radius float64) {
	p := d.memory.take(2)
	p[0], p[1] = r.min, r.max
	s.Kind, s.P, s.Radius = BoxShape, p, radius
	d.add(s, r.grown(s.Width/2))
}

// text writes a line centred at c.
func (d *drawing) text(s Shape, text string, c Point) {
	s.Kind, s.P, s.Text = TextShape, d.memory.point(c), text
	d.add(s, centred(c, d.width(text, s.Size, s.Bold), s.Size))
}

func (d *drawing) width(text string, size float64, bold bool) float64 {
	return d.rulers.width(text, size, bold)
}

// marks says which edges and vertices are marked, by their ends.
type marks struct {
	moves   map[solver.Move]stroke // how the moves are marked that are
	through map[int32]stroke       // by option
	cycle   map[solver.Move]bool
	onCycle map[int32]bool
	part    map[int32]bool
	pointed map[int32]bool
	options map[int32]bool
	edges   map[int32]stroke // of an undirected board, by edge
	fallen  map[int32]bool
}

func newMarks(f Facts) marks {
	var m marks
	m.mark(f.Drawing, drawingStroke)
	m.mark(f.Shares, shareStroke)
	m.mark(f.Winning, winningStroke)
	m.mark(f.Chosen, chosenStroke)
	m.mark(f.Wrong, wrongStroke)
	m.mark(f.Reply, replyStroke)
	m.mark(f.Hover, hoverStroke)
	m.markEdges(f.Hackenbush)
	m.part, m.pointed = set(f.Part), set(f.Pointed)
	if len(f.Cycle) > 0 {
		m.cycle, m.onCycle = make(map[solver.Move]bool, len(f.Cycle)), make(map[int32]bool, len(f.Cycle))
		for i, v := range f.Cycle {
			m.cycle[solver.Move{From: v, Option: f.Cycle[(i+1)%len(f.Cycle)]}] = true
			m.onCycle[v] = true
		}
	}
	if f.current() >= 0 {
		m.options = make(map[int32]bool, len(f.Options))
		for _, v := range f.Options {
			m.options[v] = true
		}
	}
	return m
}

// mark marks moves, over what they were marked as before.
func (m *marks) mark(moves []solver.Move, s stroke) {
	if len(moves) > 0 && m.moves == nil {
		m.moves, m.through = make(map[solver.Move]stroke, len(moves)), make(map[int32]stroke)
	}
	for _, move := range moves {
		m.moves[move] = s
		m.through[move.Option] = max(m.through[move.Option], s)
	}
}

// set is a list as a set; nil when it is empty.
func set(list []int32) map[int32]bool {
	if len(list) == 0 {
		return nil
	}
	m := make(map[int32]bool, len(list))
	for _, v := range list {
		m[v] = true
	}
	return m
}
