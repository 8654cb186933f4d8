package editor

import (
	"fyne.io/fyne/v2/driver/desktop"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
)

// groundTool puts a vertex on the ground and takes it off, or adds a ground vertex on empty space.
type groundTool struct{ hackenbushOnly }

func (groundTool) Name() lang.Message { return lang.ToolGround }
func (groundTool) Key() string        { return "G" }

func (groundTool) over(p render.Part) (desktop.Cursor, bool) {
	if p.Kind == render.VertexPart {
		return desktop.PointerCursor, true
	}
	return desktop.CrosshairCursor, false
}

func (groundTool) press(w *Board, p press) gesture {
	switch {
	case p.second:
		return nil
	case p.part.Kind == render.VertexPart:
		return click(func(render.Point) { w.edit(document.ToggleGround(w.content.Board, w.withSelected(p.part.Index))) })
	}
	return &adding{at: p.at, radius: w.newRadius(), edit: document.AddGround}
}
