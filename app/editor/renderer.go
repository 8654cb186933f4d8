package editor

import (
	"fyne.io/fyne/v2"
)

// MinSize is small: the board takes what room there is.
func (w *Board) MinSize() fyne.Size { return fyne.NewSize(120, 120) }

// CreateRenderer is for Fyne.
func (w *Board) CreateRenderer() fyne.WidgetRenderer { return &renderer{w: w} }

// renderer lays out the raster, which is the whole widget, and the entry over it.
type renderer struct {
	w    *Board
	size fyne.Size
}

func (r *renderer) Layout(size fyne.Size) {
	r.w.raster.Move(fyne.NewPos(0, 0))
	r.w.raster.Resize(size)
	if r.w.whole && size != r.size { // not whenever Fyne lays out: a board that grows must not jump
		r.w.Fit()
	}
	r.size = size
	r.w.name.place()
}

func (r *renderer) MinSize() fyne.Size { return r.w.MinSize() }
func (r *renderer) Refresh()           { r.w.redraw() }

func (r *renderer) Destroy() {
	r.w.picture.worker.Cancel()
	r.w.little.worker.Cancel()
	r.w.cargo.worker.Cancel()
}

func (r *renderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.w.raster, r.w.name}
}
