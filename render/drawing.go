package render

import (
	"image/color"
	"slices"

	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// margin is the room left round a picture.
const margin = 24

// drawing is a scene in the making.
type drawing struct {
	b      board.Board
	f      Facts
	look   Look
	at     []Point // by vertex, in the picture
	router *router
	marks  marks
	memory points
	rulers map[ruled]*ruler
	shapes []Shape
	bounds rect
}

func newDrawing(b board.Board, g Geometry, f Facts, look Look) *drawing {
	d := &drawing{b: b, f: f, look: look, at: placesOf(b, g), bounds: nothing(), rulers: make(map[ruled]*ruler)}
	d.router = newRouter(b, g.Curves, d.at)
	d.marks = newMarks(f)
	return d
}

// draw makes the shapes of some vertices and edges: edges first, marked ones over plain ones, then vertices with
// their chips, then names.
func (d *drawing) draw(vertices, edges []int32, index EdgeIndex) {
	d.shapes = make([]Shape, 0, 2*len(edges)+5*len(vertices)+16)
	courses := d.router.courses(edges, index)
	d.edges(edges, courses)
	own := newBranches(d.b, edges, courses)
	for _, v := range vertices {
		d.vertex(int(v), own)
	}
	d.names(vertices, courses)
}

func (d *drawing) scene() Scene {
	if d.bounds.empty() {
		d.bounds = rect{}
	}
	r := d.bounds.grown(margin)
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
	d.bounds = d.bounds.with(r.min).with(r.max)
}

func (d *drawing) disc(s Shape, c Point, radius float64) {
	p := d.memory.take(1)
	p[0] = c
	s.Kind, s.P, s.Radius = DiscShape, p, radius
	d.add(s, around(c, radius+s.Width/2))
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

func (d *drawing) text(part Part, text string, c Point, size float64, bold bool, fill color.NRGBA) {
	p := d.memory.take(1)
	p[0] = c
	s := Shape{Kind: TextShape, Part: part, P: p, Text: text, Size: size, Bold: bold, Fill: fill}
	d.add(s, centred(c, d.width(text, size, bold), size))
}

// marks says which edges and vertices are marked, by their ends.
type marks struct {
	winning map[solver.Move]bool
	through map[int32]bool // options of winning moves
	cycle   map[solver.Move]bool
	onCycle map[int32]bool
	options map[int32]bool
}

func newMarks(f Facts) marks {
	var m marks
	if len(f.Winning) > 0 {
		m.winning, m.through = make(map[solver.Move]bool, len(f.Winning)), make(map[int32]bool)
		for _, move := range f.Winning {
			m.winning[move] = true
			m.through[move.Option] = true
		}
	}
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
