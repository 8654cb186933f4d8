package editor

import (
	"fyne.io/fyne/v2/driver/desktop"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
)

// vertexTool adds a vertex where one clicks; on what is there already it selects and moves.
type vertexTool struct{ onAny }

func (vertexTool) Name() lang.Message { return lang.ToolVertex }
func (vertexTool) Key() string        { return "V" }

func (vertexTool) over(p render.Part) (desktop.Cursor, bool) {
	if p.Kind == render.VertexPart {
		return desktop.PointerCursor, true
	}
	return desktop.CrosshairCursor, false
}

func (vertexTool) press(w *Board, p press) gesture {
	switch {
	case p.second:
		return nil
	case p.part.Kind == render.VertexPart:
		return selectTool{}.press(w, p)
	}
	return &adding{at: p.at, radius: w.newRadius(), edit: document.AddVertex}
}
