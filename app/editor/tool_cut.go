package editor

import (
	"fyne.io/fyne/v2/driver/desktop"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
)

// cutTool plays a move of Hackenbush: it cuts the edge that one clicks, and what hung by it falls.
type cutTool struct{ hackenbushOnly }

func (cutTool) Name() lang.Message { return lang.ToolCut }
func (cutTool) Key() string        { return "K" }

func (cutTool) over(p render.Part) (desktop.Cursor, bool) {
	if p.Kind == render.EdgePart {
		return desktop.PointerCursor, true
	}
	return desktop.DefaultCursor, false
}

func (cutTool) press(w *Board, p press) gesture {
	if p.second || p.part.Kind != render.EdgePart {
		return nil
	}
	return click(func(render.Point) { w.Cut(p.part.Index) })
}

// Cut plays a cut, and shows what falls; false where there is no such move.
func (w *Board) Cut(edge int) bool {
	if w.Referee != nil && w.Referee(edge) {
		return true
	}
	e, err := document.Cut(w.content.Board, edge)
	if err != nil {
		w.tell(err)
		return false
	}
	name := w.content.Board.EdgeNames()[edge]
	w.fell(edge)
	w.edit(e)
	if w.OnCut != nil && !w.content.Fixed {
		w.OnCut(name)
	}
	return true
}
