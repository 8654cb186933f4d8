package editor

import (
	"fyne.io/fyne/v2/driver/desktop"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// selectTool selects and moves: a click selects, with Shift or Ctrl it adds and takes, a drag moves all that is
// selected, a drag over empty space selects what is in the area, a double click renames.
type selectTool struct{}

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
		return &area{from: p.at, to: p.at, before: w.selection, adding: p.adding()}
	case p.twice && p.part.Kind == render.VertexPart:
		w.Rename(p.part.Index)
		return nil
	}
	g := &moving{from: p.at, part: p.part}
	switch {
	case p.adding():
		w.setSelection(w.selection.toggled(p.part))
	case w.selection.has(p.part):
		g.narrow = true // a mere click selects this one alone
	default:
		w.setSelection(only(p.part))
	}
	return g
}

// moving drags the selected vertices.
type moving struct {
	from   render.Point
	part   render.Part
	narrow bool
}

func (g *moving) drag(w *Board, at render.Point) {
	if w.motion.lifted() == nil {
		if len(w.selection.Vertices) == 0 || !w.selection.has(g.part) {
			return
		}
		w.motion = w.lift(w.selection.Vertices)
	}
	w.motion.shift(board.Point{X: at.X - g.from.X, Y: g.from.Y - at.Y})
	w.name.place()
}

func (g *moving) drop(w *Board, at render.Point, moved bool) {
	if !moved {
		if g.narrow {
			w.setSelection(only(g.part))
		}
		return
	}
	g.drag(w, at)
	m := w.motion.lifted()
	if m == nil {
		return
	}
	m.over = true
	w.edit(document.MoveVertices(m.vertices, m.places()))
}

func (g *moving) abort(w *Board) {
	if m := w.motion.lifted(); m != nil {
		m.back()
		m.over = true
	}
}

func (g *moving) overlay(*Board) []render.Shape { return nil }

// area selects what lies in a rectangle.
type area struct {
	from, to render.Point
	before   Selection
	adding   bool
}

func (g *area) drag(w *Board, at render.Point) {
	g.to = at
	w.setSelection(g.selected(w))
}

func (g *area) drop(w *Board, at render.Point, moved bool) {
	if moved {
		g.drag(w, at)
	} else if !g.adding {
		w.setSelection(Selection{})
	}
}

func (g *area) abort(w *Board) { w.setSelection(g.before) }

// selected is the vertices whose middle is in the area, and the edges with both ends there.
func (g *area) selected(w *Board) Selection {
	var s Selection
	if g.adding {
		s.Vertices = append(s.Vertices, g.before.Vertices...)
		s.Edges = append(s.Edges, g.before.Edges...)
	}
	low, high := g.corners()
	in := make([]bool, len(w.content.Board.Vertices))
	for v := range in {
		p := w.place(v)
		in[v] = low.X <= p.X && p.X <= high.X && low.Y <= p.Y && p.Y <= high.Y
		if in[v] {
			s.Vertices = append(s.Vertices, v)
		}
	}
	for i, e := range w.content.Board.Edges {
		if in[e.From] && in[e.To] {
			s.Edges = append(s.Edges, i)
		}
	}
	return s.within(w.content.Board)
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
