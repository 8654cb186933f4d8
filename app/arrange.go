package app

import (
	"context"
	"errors"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/render/layout"
	"dev.mexboard/solver/board"
)

// layoutJob is a board to lay out: as an edit, or for showing a board that nobody placed.
type layoutJob struct {
	board  board.Board
	engine layout.Engine
	edit   bool
	part   []int // only these vertices, ascending; nil: all
}

func (w *Window) doLayout(ctx context.Context, j layoutJob, _ func(float64)) (render.Geometry, error) {
	return w.client.Layout(ctx, j.subject(), j.engine)
}

// arrange lays the board out anew, as an edit.
func (w *Window) arrange(e layout.Engine) {
	w.layouts.Request(layoutJob{board: w.doc.Board(), engine: e, edit: true})
}

// layOut lays a board out that nobody placed. It changes what is seen, not the board.
func (w *Window) layOut() {
	b := w.doc.Board()
	if len(b.Vertices) > 1 && !b.Placed() {
		w.layouts.Request(layoutJob{board: b, engine: layout.Automatic(b)})
	}
}

func (w *Window) layoutDone(j layoutJob, g render.Geometry, err error) {
	w.line.busy("")
	var fallback *layout.FallbackError
	if err == nil || errors.As(err, &fallback) {
		w.takeLayout(j, g)
	}
	if err != nil {
		w.tell(lang.Error(w.say, err))
	}
}

// stopLayout gives up a layout that takes long.
func (w *Window) stopLayout() {
	w.layouts.Cancel()
	w.line.busy("")
}

func (w *Window) takeLayout(j layoutJob, g render.Geometry) {
	b := w.doc.Board()
	if len(b.Vertices) != len(j.board.Vertices) || !sameGame(b, j.board) {
		return // the board has been edited meanwhile
	}
	switch {
	case j.part != nil:
		seen := w.geo.Vertices
		w.editSeen(document.Arrange(func(b board.Board) board.Board { return regrouped(b, j.part, g.Vertices, seen) }))
		return
	case j.edit:
		w.edit(document.Arrange(func(b board.Board) board.Board { return render.Place(b, g) }))
	case !b.Placed():
		w.loose = written(g)
		w.refresh()
	}
	w.board.Fit()
}

// geometry is where the parts of the board are: as it was placed, else as it was laid out.
func (w *Window) geometry(b board.Board) render.Geometry {
	if !b.Placed() && len(w.loose.Vertices) == len(b.Vertices) && len(w.loose.Curves) == len(b.Edges) {
		return w.loose
	}
	g := render.GeometryOf(b)
	if !b.Placed() {
		return written(g)
	}
	return g
}

// written is a geometry with the places that an edit would write down, so that the first edit of a board that nobody
// placed moves nothing, not by a hair: all of its picture would be made anew.
func written(g render.Geometry) render.Geometry {
	g.Vertices = document.Rounded(g.Vertices)
	return g
}
