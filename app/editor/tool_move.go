package editor

import (
	"fyne.io/fyne/v2/driver/desktop"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
)

// moveTool moves chips as the game does: a press on a vertex with chips takes one in hand and rings where it may go; a
// click on one of these vertices, or a drag to it, is the move. The keyboard does the same with Return. Only edges are
// known here: whether the rule has the move is the window's affair.
type moveTool struct{ chipsOnly }

func (moveTool) Name() lang.Message { return lang.ToolMove }
func (moveTool) Key() string        { return "M" }

func (moveTool) over(p render.Part) (desktop.Cursor, bool) {
	if p.Kind == render.VertexPart {
		return desktop.PointerCursor, true
	}
	return desktop.DefaultCursor, false
}

func (moveTool) press(w *Board, p press) gesture {
	if p.second || p.part.Kind != render.VertexPart {
		return click(func(render.Point) { w.takeInHand(-1) })
	}
	g := &handling{from: p.part.Index, at: p.at}
	if v := w.hand; v >= 0 && v != g.from && w.leads(v, g.from) {
		g.from = v
	} else {
		w.takeInHand(g.from)
	}
	return g
}

// handling is the gesture with a chip in hand.
type handling struct {
	from int
	at   render.Point
}

func (g *handling) drag(_ *Board, at render.Point) { g.at = at }
func (g *handling) abort(w *Board)                 { w.takeInHand(-1) }

func (g *handling) drop(w *Board, at render.Point, moved bool) {
	p := w.partAt(at)
	switch {
	case p.Kind != render.VertexPart:
		if moved {
			w.takeInHand(-1)
		}
	case p.Index == g.from && moved:
	case p.Index == g.from:
		w.pick(p.Index)
	default:
		w.drive(g.from, p.Index, moved)
	}
}

func (g *handling) overlay(w *Board) []render.Shape {
	if !w.loaded(g.from) {
		return nil
	}
	return append(w.vacated([]int{g.from}), w.chipAt(g.at))
}

// takeInHand takes a chip of a vertex in hand; of a vertex without chips, and below 0, none.
func (w *Board) takeInHand(v int) {
	w.hand, w.carried = -1, [2]int{}
	if v >= 0 && w.loaded(v) {
		w.hand = v
	}
	w.redraw()
}

// loaded tells whether a vertex has a chip that an edge leads away from.
func (w *Board) loaded(v int) bool {
	b := w.content.Board
	if v >= len(b.Vertices) || b.Vertices[v].Chips == 0 {
		return false
	}
	return len(w.ways(v)) > 0
}

// ways is the vertices that edges lead to from v, each once.
func (w *Board) ways(v int) []int {
	var list []int
	seen := map[int]bool{}
	for _, e := range w.content.Board.Edges {
		if e.From == v && !seen[e.To] {
			seen[e.To] = true
			list = append(list, e.To)
		}
	}
	return list
}

func (w *Board) leads(from, to int) bool {
	for _, e := range w.content.Board.Edges {
		if e.From == from && e.To == to {
			return true
		}
	}
	return false
}

// drive ends with a chip in hand on a vertex: a move where an edge leads there. carried tells that the pointer took the
// chip along.
func (w *Board) drive(from, to int, carried bool) {
	w.takeInHand(-1)
	switch {
	case !w.loaded(from) || w.OnMove == nil:
	case !w.leads(from, to):
		w.say(lang.NoEdgeThere)
	default:
		if carried {
			w.carried = [2]int{from, to}
		}
		w.OnMove(from, to)
	}
}

// pick tells of a vertex that was clicked, and not to move a chip.
func (w *Board) pick(v int) {
	if w.OnPick != nil {
		w.OnPick(v)
	}
}

// handle is the Return key with the move tool: it does what a click on the current vertex does.
func (w *Board) handle() bool {
	v := w.current.vertex
	if _, ok := w.tool.(cutTool); ok && len(w.selection.Vertices) == 0 && len(w.selection.Edges) == 1 {
		w.Cut(w.selection.Edges[0]) // the one that Q chose
		return true
	}
	if _, ok := w.tool.(moveTool); !ok || v < 0 {
		return false
	}
	if hand := w.hand; hand >= 0 && hand != v && w.leads(hand, v) {
		w.drive(hand, v, false)
		return true
	}
	w.takeInHand(v)
	w.pick(v)
	return true
}

// reach rings the vertices that the chip in hand may go to.
func (w *Board) reach() []render.Shape {
	if w.hand < 0 || w.flight != nil {
		return nil
	}
	focus := w.content.Look.Theme.Focus
	shapes := []render.Shape{w.ring(w.place(w.hand), w.radius(w.hand))}
	for _, v := range w.ways(w.hand) {
		shapes = append(shapes, render.Shape{
			Kind: render.DiscShape, P: []render.Point{w.place(v)}, Radius: w.radius(v) + 6, Width: 7, Stroke: faint(focus, 110),
		})
	}
	return shapes
}

// chipAt is a chip on its way.
func (w *Board) chipAt(at render.Point) render.Shape {
	return render.Shape{Kind: render.DiscShape, P: []render.Point{at}, Radius: chipSize, Fill: w.content.Look.Theme.Text, Width: 2, Stroke: w.content.Look.Theme.Board}
}

const chipSize = 10
