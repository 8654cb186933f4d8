package app

import (
	"fyne.io/fyne/v2"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
)

const zoomStep = 1.25

func (w *Window) zoomIn()     { w.board.SetZoom(w.board.Zoom() * zoomStep) }
func (w *Window) zoomOut()    { w.board.SetZoom(w.board.Zoom() / zoomStep) }
func (w *Window) actualSize() { w.board.SetZoom(1) }

func (w *Window) setLabels(l render.ValueLabels) {
	w.settings.setLabels(l)
	w.rebuild()
}

func (w *Window) setLanguage(l lang.Language) {
	w.say = l
	w.settings.setLanguage(l)
	w.rebuild()
}

// setTheme changes the theme; Fyne tells when it has changed.
func (w *Window) setTheme(choice string) {
	w.settings.setTheme(choice)
	w.app.Settings().SetTheme(look{choice})
}

// themeChanged goes on after the theme or the system's colours have changed.
func (w *Window) themeChanged() { w.rebuild() }

// rebuild makes everything round the board anew and shows the same moment.
func (w *Window) rebuild() {
	w.panel.player.stop()
	w.build()
	w.line.notice.show(w.notice)
	w.show()
}

// halves shares the window between the board and the side panel.
type halves struct{}

// The side panel takes a share of the width within these bounds.
const (
	sideShare  = 0.3125
	sideLeast  = 320
	sideMost   = 440
	boardLeast = 240
)

func (halves) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	side := max(sideLeast, min(sideMost, size.Width*sideShare))
	objects[0].Resize(fyne.NewSize(size.Width-side, size.Height))
	objects[1].Move(fyne.NewPos(size.Width-side, 0))
	objects[1].Resize(fyne.NewSize(side, size.Height))
}

func (halves) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(boardLeast+sideLeast, 200)
}
