package app

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// picturePane is a picture of positions that can be pointed at and touched, by the mouse and by the keyboard: the arrows
// go from place to place, Space and Return touch.
type picturePane struct {
	widget.BaseWidget

	w       *Window
	onPoint func(at render.Spot, in bool)
	onTap   func(at render.Spot)

	views  []board.View
	marks  render.Touch
	scene  render.Scene
	wide   float32 // that it was drawn for
	zoom   float64
	image  *canvas.Image
	back   *canvas.Rectangle
	ring   *canvas.Rectangle
	at     render.Spot // pointed at
	inside bool        // something is
	keys   bool        // by the keyboard
}

func newPicturePane(w *Window, point func(render.Spot, bool), tap func(render.Spot)) *picturePane {
	p := &picturePane{w: w, onPoint: point, onTap: tap, image: canvas.NewImageFromImage(nil), ring: canvas.NewRectangle(nil)}
	p.image.FillMode = canvas.ImageFillStretch
	p.back = canvas.NewRectangle(theme.Color(colourBoard))
	p.back.StrokeColor, p.back.StrokeWidth = theme.Color(colourLine), 1
	p.ring.CornerRadius, p.back.CornerRadius = 6, 6
	p.ExtendBaseWidget(p)
	return p
}

// show shows positions.
func (p *picturePane) show(views []board.View, marks render.Touch) {
	p.views, p.marks = views, marks
	p.wide = 0
	p.paint()
}

// mark marks places that are pointed at somewhere.
func (p *picturePane) mark(places []render.Spot) {
	if !slices.Equal(p.marks.Pointed, places) {
		p.marks.Pointed = places
		p.wide = 0
		p.paint()
	}
}

// paint draws the picture for the width there is.
func (p *picturePane) paint() {
	width := p.Size().Width
	if width < 1 || width == p.wide {
		return
	}
	p.wide = width
	p.scene = render.PositionScene(p.views, p.marks, float64(width)-2*picturePad-16, p.w.picture())
	w, h := p.scene.Max.X-p.scene.Min.X, p.scene.Max.Y-p.scene.Min.Y
	p.zoom = min(1, (float64(width)-2*picturePad)/max(1, w))
	p.image.Image = paintScene(p.scene, w*p.zoom, h*p.zoom)
	p.image.Refresh()
	p.Refresh()
}

// picturePad is the room round the picture.
const picturePad = 6

// size is how large the picture is.
func (p *picturePane) size() fyne.Size {
	if len(p.scene.Shapes) == 0 {
		return fyne.Size{}
	}
	return fyne.NewSize(float32((p.scene.Max.X-p.scene.Min.X)*p.zoom), float32((p.scene.Max.Y-p.scene.Min.Y)*p.zoom))
}

func (p *picturePane) MinSize() fyne.Size {
	if len(p.scene.Shapes) == 0 {
		return fyne.NewSize(1, 0)
	}
	return fyne.NewSize(1, p.size().Height+2*picturePad)
}

func (p *picturePane) Resize(size fyne.Size) {
	p.BaseWidget.Resize(size)
	p.paint()
}

// spotAt is the place at a point of the widget.
func (p *picturePane) spotAt(at fyne.Position) (render.Spot, bool) {
	if p.zoom <= 0 {
		return render.Spot{}, false
	}
	v := render.View{Origin: p.scene.Min, Zoom: p.zoom}
	part, ok := p.scene.At(v.Point(render.Point{X: float64(at.X) - picturePad, Y: float64(at.Y) - picturePad}), 3)
	if !ok {
		return render.Spot{}, false
	}
	return part.Spot()
}

func (p *picturePane) MouseIn(e *desktop.MouseEvent)    { p.move(e.Position) }
func (p *picturePane) MouseMoved(e *desktop.MouseEvent) { p.move(e.Position) }
func (p *picturePane) MouseOut()                        { p.point(render.Spot{}, false) }

func (p *picturePane) move(at fyne.Position) {
	p.keys = false
	spot, ok := p.spotAt(at)
	p.point(spot, ok)
}

func (p *picturePane) point(at render.Spot, in bool) {
	if in == p.inside && at == p.at {
		return
	}
	p.at, p.inside = at, in
	if p.onPoint != nil {
		p.onPoint(at, in)
	}
}

func (p *picturePane) Tapped(e *fyne.PointEvent) {
	if at, ok := p.spotAt(e.Position); ok && p.onTap != nil {
		p.onTap(at)
	}
}

// Cursor is a hand over what can be touched.
func (p *picturePane) Cursor() desktop.Cursor {
	if p.inside && p.onTap != nil {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

func (p *picturePane) FocusGained() {
	p.frame(colourFocus)
	if spots := p.spots(); len(spots) > 0 && !p.inside {
		p.keys = true
		p.point(spots[0], true)
	}
}

func (p *picturePane) FocusLost() {
	p.frame("")
	if p.keys {
		p.point(render.Spot{}, false)
	}
}

func (p *picturePane) frame(name fyne.ThemeColorName) {
	p.ring.StrokeWidth = 0
	if name != "" {
		p.ring.StrokeColor, p.ring.StrokeWidth = theme.Color(name), 2
	}
	p.ring.Refresh()
}

// spots are the places, in the order of reading.
func (p *picturePane) spots() []render.Spot {
	var all []render.Spot
	for i, v := range p.views {
		all = append(all, render.Spots(i, v)...)
	}
	return all
}

func (p *picturePane) TypedRune(rune) {}

func (p *picturePane) TypedKey(e *fyne.KeyEvent) {
	by := map[fyne.KeyName]int{fyne.KeyLeft: -1, fyne.KeyUp: -1, fyne.KeyRight: 1, fyne.KeyDown: 1}[e.Name]
	spots := p.spots()
	i := slices.Index(spots, p.at)
	switch {
	case by != 0 && len(spots) > 0:
		if i < 0 {
			i = 0
		} else {
			i = (i + by + len(spots)) % len(spots)
		}
		p.keys = true
		p.point(spots[i], true)
	case (e.Name == fyne.KeySpace || e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter) && i >= 0 && p.onTap != nil:
		p.onTap(p.at)
	case e.Name == fyne.KeyEscape:
		p.w.board.TakeFocus()
	}
}

func (p *picturePane) CreateRenderer() fyne.WidgetRenderer { return &pictureRenderer{p} }

type pictureRenderer struct{ p *picturePane }

func (r *pictureRenderer) Destroy() {}
func (r *pictureRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.p.back, r.p.image, r.p.ring}
}
func (r *pictureRenderer) MinSize() fyne.Size { return r.p.MinSize() }
func (r *pictureRenderer) Layout(size fyne.Size) {
	r.p.back.Hidden = len(r.p.scene.Shapes) == 0
	r.p.back.Resize(size)
	r.p.ring.Resize(size)
	r.p.image.Move(fyne.NewPos(picturePad, picturePad))
	r.p.image.Resize(r.p.size())
}

func (r *pictureRenderer) Refresh() {
	r.Layout(r.p.Size())
	r.p.image.Refresh()
	canvas.Refresh(r.p)
}
