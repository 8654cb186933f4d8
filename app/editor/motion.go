package editor

import (
	"slices"

	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// motion is the part of a board that a drag moves: it is left out of the base and drawn over it in every frame, until
// a base without it is there.
type motion struct {
	content  Content // its geometry is the motion's own, changed as the drag goes
	vertices []int
	index    render.EdgeIndex
	moves    map[int]bool
	from     []board.Point // where vertices[i] was
	over     bool          // the drag has ended: shown until the base shows where it led
}

// lift starts a motion of vertices.
func (w *Board) lift(vertices []int) *motion {
	m := &motion{
		content: w.content, vertices: vertices, index: render.EdgesAt(w.content.Board),
		moves: make(map[int]bool, len(vertices)),
	}
	g := &m.content.Geometry
	g.Vertices, g.Curves = slices.Clone(g.Vertices), slices.Clone(g.Curves)
	for _, v := range vertices {
		m.moves[v] = true
		m.from = append(m.from, g.Vertices[v])
	}
	return m
}

// shift puts the vertices at a way from where they were.
func (m *motion) shift(by board.Point) {
	g := m.content.Geometry
	for i, v := range m.vertices {
		g.Vertices[v] = board.Point{X: m.from[i].X + by.X, Y: m.from[i].Y + by.Y}
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
	return onPicture(w.content.Geometry.Vertices[v])
}
