package editor

import (
	"fyne.io/fyne/v2/driver/desktop"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
)

// splitTool makes a vertex a split and back, puts a split into an edge, or adds one on empty space.
type splitTool struct{ splitsOnly }

func (splitTool) Name() lang.Message { return lang.ToolSplit }
func (splitTool) Key() string        { return "X" }

func (splitTool) over(p render.Part) (desktop.Cursor, bool) {
	if p.Kind == render.NoPart {
		return desktop.CrosshairCursor, false
	}
	return desktop.PointerCursor, true
}

func (splitTool) press(w *Board, p press) gesture {
	switch {
	case p.second:
		return nil
	case p.part.Kind == render.VertexPart:
		return click(func(render.Point) { w.try(document.ToggleSplit(w.content.Board, p.part.Index)) })
	case p.part.Kind == render.EdgePart:
		return click(func(at render.Point) { w.edit(document.InsertSplit(p.part.Index, onBoard(at))) })
	}
	return &adding{at: p.at, radius: splitRadius, edit: document.AddSplit}
}
