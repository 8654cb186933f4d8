package editor

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// selectTool selects and moves: a click selects, with Shift or Ctrl it adds and takes, a drag moves all that is
// selected, with Ctrl all below it too. A drag over empty space selects what is in the area, with Shift it adds, with
// Ctrl it takes. A double click renames.
type selectTool struct{ onAny }

func (selectTool) Name() lang.Message { return lang.ToolSelect }
func (selectTool) Key() string        { return "S" }

func (selectTool) over(p render.Part) (desktop.Cursor, bool) {
	if p.Kind == render.NoPart {
		return desktop.DefaultCursor, false
	}
	return desktop.PointerCursor, true
}

func (selectTool) press(w *Board, p press) gesture {
	switch {
	case p.second:
		return nil
	case p.part.Kind == render.NoPart:
		return &area{from: p.at, to: p.at, before: w.selection, how: p.modifier}
	case p.twice && p.part.Kind == render.VertexPart:
		w.Rename(p.part.Index)
		return nil
	}
	g := &moving{from: p.at, part: p.part, before: w.selection}
	switch {
	case p.part.Kind == render.VertexPart && taking(p.modifier):
		g.branch = true // or, not moved, it adds or takes
	case p.adding():
		w.setSelection(w.selection.toggled(p.part))
	case w.selection.has(p.part):
		g.narrow = true // a mere click selects this one alone
	default:
		w.setSelection(only(p.part))
	}
	g.lift(w)
	return g
}

// taking tells whether modifiers mean to take, not to add.
func taking(m fyne.KeyModifier) bool {
	return m&(fyne.KeyModifierControl|fyne.KeyModifierSuper) != 0
}

// moving drags the selected vertices.
type moving struct {
	from   render.Point
	part   render.Part
	before Selection // as it was
	narrow bool      // a mere click selects this one alone
	branch bool      // all below moves too; a mere click adds or takes
	rest   resting
}

// lift lifts what a drag would move.
func (g *moving) lift(w *Board) {
	vertices := w.selection.Vertices
	switch {
	case g.branch && w.selection.has(g.part):
		vertices = branches(w.content.Board, vertices)
	case g.branch:
		vertices = branches(w.content.Board, []int{g.part.Index})
	case !w.selection.has(g.part):
		return
	}
	if len(vertices) > 0 {
		w.motion = w.lift(vertices)
	}
}

// branches is some vertices and all below them, ascending.
func branches(b board.Board, tops []int) []int {
	if b.Directed {
		return document.Reachable(b, tops)
	}
	var list []int
	for _, v := range tops {
		list = append(list, document.Branch(b, v)...)
	}
	return ordered(list, len(b.Vertices))
}

func (g *moving) drag(w *Board, at render.Point) {
	m := w.motion.lifted()
	if m == nil {
		return
	}
	if g.rest.snap == nil {
		g.rest = newResting(w, g.part, m.vertices)
		if g.branch {
			w.selectWith(m.vertices)
		}
	}
	m.shift(g.rest.offset(w, board.Point{X: at.X - g.from.X, Y: g.from.Y - at.Y}))
	w.name.place()
}

func (g *moving) drop(w *Board, at render.Point, moved bool) {
	if moved {
		g.drag(w, at)
	}
	m := w.motion.lifted()
	if m != nil {
		m.over = true
	}
	switch {
	case moved && m != nil:
		w.edit(document.MoveVertices(m.vertices, m.places()))
	case moved:
	case g.branch:
		w.setSelection(w.selection.toggled(g.part))
	case g.narrow:
		w.setSelection(only(g.part))
	}
}

func (g *moving) abort(w *Board) {
	if m := w.motion.lifted(); m != nil {
		m.back()
		m.over = true
	}
	if g.branch {
		w.setSelection(g.before)
	}
}

func (g *moving) overlay(w *Board) []render.Shape { return g.rest.overlay(w) }

// area selects what lies in a rectangle.
type area struct {
	from, to render.Point
	before   Selection
	how      fyne.KeyModifier
}

func (g *area) drag(w *Board, at render.Point) {
	g.to = at
	w.setSelection(g.selected(w))
}

func (g *area) drop(w *Board, at render.Point, moved bool) {
	if moved {
		g.drag(w, at)
	} else if !(press{modifier: g.how}).adding() {
		w.setSelection(Selection{})
	}
}

func (g *area) abort(w *Board) { w.setSelection(g.before) }

// selected is the vertices whose middle is in the area and the edges with both ends there; added to what was selected,
// or taken from it.
func (g *area) selected(w *Board) Selection {
	low, high := g.corners()
	var s Selection
	for v := range w.content.Board.Vertices {
		if p := w.place(v); low.X <= p.X && p.X <= high.X && low.Y <= p.Y && p.Y <= high.Y {
			s.Vertices = append(s.Vertices, v)
		}
	}
	s.Edges = edgesAmong(w.content.Board, s.Vertices)
	switch {
	case taking(g.how):
		return g.before.less(s)
	case g.how&fyne.KeyModifierShift != 0:
		s.Vertices, s.Edges = append(s.Vertices, g.before.Vertices...), append(s.Edges, g.before.Edges...)
		return s.within(w.content.Board)
	}
	return s
}

func (g *area) corners() (low, high render.Point) {
	return render.Point{X: min(g.from.X, g.to.X), Y: min(g.from.Y, g.to.Y)},
		render.Point{X: max(g.from.X, g.to.X), Y: max(g.from.Y, g.to.Y)}
}

func (g *area) overlay(w *Board) []render.Shape {
	low, high := g.corners()
	focus := w.content.Look.Theme.Focus
	return []render.Shape{{
		Kind: render.BoxShape, P: []render.Point{low, high},
		Width: 1 / w.view.zoom, Stroke: focus, Fill: faint(focus, 24),
	}}
}
