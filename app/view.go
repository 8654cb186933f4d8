package app

import (
	"slices"

	"fyne.io/fyne/v2"

	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
)

const zoomStep = 1.25

func (w *Window) zoomIn()     { w.board.SetZoom(w.board.Zoom() * zoomStep) }
func (w *Window) zoomOut()    { w.board.SetZoom(w.board.Zoom() / zoomStep) }
func (w *Window) actualSize() { w.board.SetZoom(1) }

// zoomToSelection shows what is selected as large as fits; when nothing is, the vertex that the keyboard is on.
func (w *Window) zoomToSelection() {
	s := w.board.Selection()
	list := slices.Clone(s.Vertices)
	for _, e := range s.Edges {
		list = append(list, w.doc.Board().Edges[e].From, w.doc.Board().Edges[e].To)
	}
	if len(list) == 0 && w.current() {
		list = append(list, w.board.Current())
	}
	w.board.ZoomTo(list)
}

func (w *Window) turnFullScreen() {
	w.win.SetFullScreen(!w.win.FullScreen())
	w.menus.show(w)
}

// labels is what is written on the vertices: a lesson that does not speak of values has P and N.
func (w *Window) labels() render.ValueLabels {
	if l := w.settings.labels(); l == render.ShowNone || w.learn.speaksOfValues() {
		return l
	}
	return render.ShowOutcome
}

func (w *Window) setLabels(l render.ValueLabels) {
	w.settings.setLabels(l)
	w.rebuild()
}

// equip sets a board widget up as the settings say.
func (w *Window) equip(b *editor.Board) {
	if w.win != nil {
		b.Home = w.win.Canvas()
	}
	b.SetGrid(w.settings.on(showGrid))
	b.Largest = 0
	if w.presenting.on {
		b.Largest = presentZoom
	}
	b.Map, b.Animate = w.settings.on(showMap), w.settings.on(animate)
}

// turn switches a setting on or off.
func (w *Window) turn(t toggle) {
	w.settings.turn(t, !w.settings.on(t))
	w.rebuild()
}

func (w *Window) setLanguage(l lang.Language) {
	w.say = l
	w.settings.setLanguage(l)
	w.rebuild()
}

func (w *Window) setTheme(choice string) {
	w.settings.setTheme(choice)
	w.dress()
}

func (w *Window) setPalette(name string) {
	w.settings.setPalette(name)
	w.dress()
}

func (w *Window) setTextScale(percent int) {
	w.settings.setTextScale(percent)
	w.dress()
}

// look is the theme that the settings ask for.
func (w *Window) look() look {
	percent := w.presenting.percent(w.settings.textScale())
	return look{w.settings.theme(), w.settings.palette(), percent, w.around.untold}
}

// dress puts the theme on; Fyne tells when it has changed, all windows.
func (w *Window) dress() {
	if look := w.look(); w.app.Settings().Theme() != fyne.Theme(look) {
		w.app.Settings().SetTheme(look) // makes Fyne read its fonts anew
	}
}

// themeChanged goes on after the theme or the system's colours have changed.
func (w *Window) themeChanged() { w.rebuild() }

// rebuild makes everything round the board anew and shows the same moment.
func (w *Window) rebuild() {
	w.panel.player.stop()
	w.build()
	w.line.notice.show(w.notice)
	w.show()
	if w.asking.open {
		w.showSettings() // it speaks and looks as the window did
	}
}

// storeys stacks three objects without room between them; the middle one takes what is left.
type storeys struct{}

func (storeys) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[2].Resize(fyne.NewSize(size.Width, o[2].MinSize().Height)) // now it knows its width and so its height
	top, bottom := o[0].MinSize().Height, o[2].MinSize().Height
	o[0].Resize(fyne.NewSize(size.Width, top))
	o[1].Move(fyne.NewPos(0, top))
	o[1].Resize(fyne.NewSize(size.Width, size.Height-top-bottom))
	o[2].Move(fyne.NewPos(0, size.Height-bottom))
	o[2].Resize(fyne.NewSize(size.Width, bottom))
}

func (storeys) MinSize(o []fyne.CanvasObject) fyne.Size {
	a, b, c := o[0].MinSize(), o[1].MinSize(), o[2].MinSize()
	return fyne.NewSize(max(a.Width, b.Width, c.Width), a.Height+b.Height+c.Height)
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
