package render

import (
	"fmt"
	"image/color"
	"math"
	"strings"

	"dev.mexboard/solver/board"
)

// Sizes of the ground.
const (
	groundReach   = 60.0 // how far the ground line reaches beyond a ground vertex, at least
	groundEnd     = 30.0 // and beyond what hangs over it
	groundWidth   = 2.6
	groundDepth   = 11.0 // of the hatching below it
	groundGap     = 14.0 // between the hatching's strokes
	hatchingWidth = 1.4
	mostStrokes   = 400
)

// postSides is where the rails of a post are, from its middle.
var postSides = [...]float64{-4, 4}

// ground is the ground line of an undirected board: level with its lowest ground vertex, as wide as the board.
type ground struct {
	shown       bool
	y           float64
	left, right float64
}

// groundOf finds the ground line under some vertices.
func groundOf(b board.Board, at []Point, vertices []int32) ground {
	g := ground{y: math.Inf(-1), left: math.Inf(1), right: math.Inf(-1)}
	if b.Directed {
		return ground{}
	}
	for _, v := range vertices {
		reach := groundEnd
		if b.Vertices[v].Ground {
			g.shown, reach = true, groundReach
			g.y = max(g.y, at[v].Y)
		}
		g.left, g.right = min(g.left, at[v].X-reach), max(g.right, at[v].X+reach)
	}
	if !g.shown {
		return ground{}
	}
	return g
}

// above tells whether a ground vertex stands higher than the ground line.
func (g ground) above(p Point) bool { return g.shown && g.y-p.Y >= 1 }

func (g ground) bounds() rect {
	if !g.shown {
		return nothing()
	}
	return rect{Point{g.left, g.y - groundWidth}, Point{g.right, g.y + groundDepth}}
}

// lines is what names keep clear of: the ground line, the lower end of its hatching, and the posts.
func (g ground) lines(b board.Board, at []Point) []course {
	if !g.shown {
		return nil
	}
	var list []course
	add := func(p, q Point) {
		c := straight(p, q)
		list = append(list, c[:])
	}
	add(Point{g.left, g.y}, Point{g.right, g.y})
	add(Point{g.left, g.y + groundDepth}, Point{g.right, g.y + groundDepth})
	for _, p := range g.posts(b, at) {
		add(p, Point{p.X, g.y})
	}
	return list
}

// posts is where ground vertices stand that are higher than the ground line: posts join them to it.
func (g ground) posts(b board.Board, at []Point) []Point {
	var list []Point
	for v, x := range b.Vertices {
		if x.Ground && g.above(at[v]) {
			list = append(list, at[v])
		}
	}
	return list
}

// drawGround draws the ground line and its hatching.
func (d *drawing) drawGround() {
	g := d.ground
	if !g.shown {
		return
	}
	s := Shape{Stroke: d.look.Theme.Edge, Width: hatchingWidth, Level: 1}
	for _, x := range g.strokes() {
		d.line(s, Point{x, g.y}, Point{x - groundDepth, g.y + groundDepth})
	}
	d.line(Shape{Stroke: s.Stroke, Width: groundWidth}, Point{g.left, g.y}, Point{g.right, g.y})
}

// strokes is where the strokes of the hatching begin.
func (g ground) strokes() []float64 {
	var list []float64
	gap := max(groundGap, (g.right-g.left)/mostStrokes)
	for x := g.left + groundDepth; x <= g.right; x += gap {
		list = append(list, x)
	}
	return list
}

// background is the ground and its posts as Graphviz draws them, in its xdot words and with y upwards.
func (g ground) background(posts []Point, ink color.NRGBA) string {
	var s strings.Builder
	pen := func(width float64) {
		style := "setlinewidth(" + decimal(width) + ")"
		fmt.Fprintf(&s, " S %d -%s", len(style), style)
	}
	line := func(a, b Point) {
		fmt.Fprintf(&s, " L 2 %s %s %s %s", decimal(a.X), decimal(-a.Y), decimal(b.X), decimal(-b.Y))
	}
	fmt.Fprintf(&s, "c %d -%s", len(dotColor(ink)), dotColor(ink))
	pen(hatchingWidth)
	for _, p := range posts {
		for _, side := range postSides {
			line(Point{p.X + side, p.Y}, Point{p.X + side, g.y})
		}
	}
	for _, x := range g.strokes() {
		line(Point{x, g.y}, Point{x - groundDepth, g.y + groundDepth})
	}
	pen(groundWidth)
	line(Point{g.left, g.y}, Point{g.right, g.y})
	return s.String()
}

// post joins a ground vertex that stands higher to the ground line, by two rails.
func (d *drawing) post(v int) {
	c := d.at[v]
	if !d.ground.above(c) {
		return
	}
	for _, side := range postSides {
		x := c.X + side
		d.line(Shape{Part: Part{VertexPart, v}, Stroke: d.look.Theme.Edge, Width: hatchingWidth}, Point{x, c.Y}, Point{x, d.ground.y})
	}
}

// hang finds what does not hang on the ground.
func (p *Plan) hang() {
	b := p.board
	p.ground = groundOf(b, p.at, p.vertices)
	if b.Directed {
		return
	}
	index := EdgesAt(b)
	hangs := make([]bool, len(b.Vertices))
	var queue []int32
	for v := range b.Vertices {
		if b.Vertices[v].Ground {
			hangs[v] = true
			queue = append(queue, int32(v))
		}
	}
	found := len(queue)
	for len(queue) > 0 {
		v := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		for _, e := range index[v] {
			w := int32(b.Edges[e].From + b.Edges[e].To - int(v))
			if !hangs[w] {
				hangs[w] = true
				found++
				queue = append(queue, w)
			}
		}
	}
	if found < len(hangs) {
		p.afloat = make([]bool, len(hangs))
		for v := range hangs {
			p.afloat[v] = !hangs[v]
		}
	}
}

// floats tells whether a vertex does not hang on the ground.
func (p *Plan) floats(v int) bool { return v < len(p.afloat) && p.afloat[v] }
