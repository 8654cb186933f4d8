package editor

import (
	"image"
	"slices"

	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// motion is the part of a board that a drag moves: it is left out of the base and drawn over it in every frame. It is
// lifted when the button goes down, so that the base without it is there when the drag begins; as long as it is not,
// the part is seen where it was, so that nothing is seen twice.
type motion struct {
	content  Content // its geometry is the motion's own, changed as the drag goes
	vertices []int
	index    render.EdgeIndex
	moves    map[int]bool
	start    render.Geometry // where it began
	by       board.Point
	still    *render.Scene // of many vertices: drawn once, where they began
	bare     bool          // and without names
	over     bool          // the drag has ended: shown until the base shows where it led
}

// lift starts a motion of vertices.
func (w *Board) lift(vertices []int) *motion {
	m := &motion{
		content: w.content, vertices: vertices, index: render.EdgesAt(w.content.Board),
		moves: make(map[int]bool, len(vertices)),
	}
	g := &m.content.Geometry
	m.start = *g
	g.Vertices, g.Curves = slices.Clone(g.Vertices), slices.Clone(g.Curves)
	for _, v := range vertices {
		m.moves[v] = true
	}
	return m
}

// shift puts the vertices at a way from where they were.
func (m *motion) shift(by board.Point) {
	m.by = by
	g := m.content.Geometry
	for _, v := range m.vertices {
		g.Vertices[v] = board.Point{X: m.start.Vertices[v].X + by.X, Y: m.start.Vertices[v].Y + by.Y}
		for _, e := range m.index[v] {
			if int(e) < len(g.Curves) {
				g.Curves[e] = nil
			}
		}
	}
}

// places is where the vertices are now.
func (m *motion) places() []board.Point {
	var list []board.Point
	for _, v := range m.vertices {
		list = append(list, m.content.Geometry.Vertices[v])
	}
	return list
}

// back puts the vertices where they began.
func (m *motion) back() {
	m.by = board.Point{}
	m.content.Geometry = m.start
}

// learn takes what is newly known of the same board.
func (m *motion) learn(f render.Facts, look render.Look) {
	m.content.Facts, m.content.Look, m.still = f, look, nil
}

// many is the number of vertices from which a motion is drawn once and shifted: to route edges and to place names anew
// in every frame would take longer than a frame.
const many = 150

// paint draws what moves, with the plan of the base.
func (m *motion) paint(dst *image.RGBA, now render.View, plan *render.Plan) {
	c := m.content
	c.Look.Bare = c.Look.Bare || now.Zoom < render.NameZoom
	if len(m.vertices) < many {
		plan.Around(c.Geometry, c.Facts, c.Look, m.vertices, m.index).Paint(dst, now, nil)
		return
	}
	m.hold(now, plan)
	m.stretched().Paint(dst, now, nil)
	now.Origin.X -= m.by.X
	now.Origin.Y += m.by.Y
	m.still.Paint(dst, now, m.onlyOneEnd())
}

// hold draws many vertices where they began, once.
func (m *motion) hold(now render.View, plan *render.Plan) {
	look := m.content.Look
	look.Bare = look.Bare || now.Zoom < render.NameZoom
	if m.still == nil || m.bare != look.Bare {
		m.bare = look.Bare
		s := plan.Around(m.start, m.content.Facts, look, m.vertices, m.index)
		m.still = &s
	}
}

// onlyOneEnd names the edges of which only one end moves.
func (m *motion) onlyOneEnd() func(render.Part) bool {
	edges := m.content.Board.Edges
	return func(p render.Part) bool { return p.Kind == render.EdgePart && m.stretches(edges[p.Index]) }
}

// stretches tells whether only one end of an edge moves.
func (m *motion) stretches(e board.Edge) bool { return m.moves[e.From] != m.moves[e.To] }

// stretched is the edges of which only one end moves, as straight lines.
func (m *motion) stretched() render.Scene {
	var s render.Scene
	c := m.content
	for _, e := range c.Board.Edges {
		if m.stretches(e) {
			from, to := between(onPicture(c.Geometry.Vertices[e.From]), onPicture(c.Geometry.Vertices[e.To]),
				radiusOf(c.Board, e.From), radiusOf(c.Board, e.To))
			s.Shapes = append(s.Shapes, line(from, to, 1.7, c.Look.Theme.Edge))
		}
	}
	return s
}

// moved tells whether the vertices are elsewhere than they were.
func (m *motion) moved() bool { return m != nil && m.by != board.Point{} }

// lacksMotion tells whether there is a motion and the base is without it.
func (w *Board) lacksMotion() bool {
	return w.motion != nil && w.picture.base != nil && w.picture.base.order.moving == w.motion
}

// lifted is the motion that the base must leave out: nil when there is none or when it is over.
func (m *motion) lifted() *motion {
	if m == nil || m.over {
		return nil
	}
	return m
}

// skip names the parts that the base leaves out; nil: none.
func (m *motion) skip(b board.Board) func(render.Part) bool {
	if m == nil {
		return nil
	}
	return func(p render.Part) bool {
		switch p.Kind {
		case render.NoPart:
			return false
		case render.EdgePart:
			return m.moves[b.Edges[p.Index].From] || m.moves[b.Edges[p.Index].To]
		}
		return m.moves[p.Index]
	}
}

// settleMotion forgets a motion that is over when the base that was ordered since has come.
func (w *Board) settleMotion() {
	b := w.picture.base
	if w.motion != nil && w.motion.over && b != nil && b.order.moving == nil && b.order.serial == w.picture.ordered.serial {
		w.motion = nil
	}
}

// place is where a vertex is seen now.
func (w *Board) place(v int) render.Point {
	if m := w.motion.lifted(); m != nil {
		return onPicture(m.content.Geometry.Vertices[v])
	}
	p := onPicture(w.content.Geometry.Vertices[v])
	if f := w.flight; f != nil {
		off := f.behind(v, w.content.Geometry.Vertices)
		p.X, p.Y = p.X+off.X, p.Y+off.Y
	}
	return p
}
