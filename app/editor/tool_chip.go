package editor

import (
	"fyne.io/fyne/v2/driver/desktop"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
)

// chipTool puts a chip on the vertex one clicks; with Shift, Ctrl or the other button it takes one.
type chipTool struct{ chipsOnly }

func (chipTool) Name() lang.Message { return lang.ToolChip }
func (chipTool) Key() string        { return "C" }

func (chipTool) over(p render.Part) (desktop.Cursor, bool) {
	if p.Kind == render.VertexPart {
		return desktop.PointerCursor, true
	}
	return desktop.DefaultCursor, false
}

func (chipTool) press(w *Board, p press) gesture {
	if p.part.Kind != render.VertexPart {
		return nil
	}
	v := p.part.Index
	return click(func(render.Point) {
		if p.second || p.adding() {
			w.edit(document.TakeChip(v))
			return
		}
		w.try(document.AddChip(w.content.Board, v))
	})
}
