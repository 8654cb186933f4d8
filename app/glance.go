package app

import (
	"image"
	"image/draw"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
)

// glance is a small picture in the corner of the board: the position that a vertex of a game graph stands for.
type glance struct {
	root    *fyne.Container
	picture *canvas.Image
	caption *canvas.Text
	shows   string
	corner  *corner
}

const (
	glanceWidth  = 220
	glanceHeight = 170
)

func newGlance() *glance {
	g := &glance{picture: canvas.NewImageFromImage(nil), caption: newText("", colourQuiet, smallSize)}
	g.picture.FillMode = canvas.ImageFillContain
	g.picture.SetMinSize(fyne.NewSize(glanceWidth, glanceHeight))
	card := canvas.NewRectangle(theme.Color(colourBoard))
	card.StrokeColor, card.StrokeWidth, card.CornerRadius = theme.Color(colourLine), 1, 7
	g.corner = &corner{margin: 12}
	g.root = container.New(g.corner, container.NewStack(card, container.New(inset{8, 8, 8, 8}, container.New(column{4}, g.picture, g.caption))))
	g.root.Hide()
	return g
}

// show shows the position of a vertex of a game graph, on the other side of the board; "" none.
func (g *glance) show(w *Window, id string, atRight bool) {
	if id == g.shows {
		return
	}
	g.shows = id
	x := w.expansion
	if x == nil || id == "" {
		g.root.Hide()
		return
	}
	b, ok := x.position(id)
	if !ok {
		g.root.Hide()
		return
	}
	look := render.Look{Theme: w.picture(), Labels: render.ShowNone}
	whole := render.NewScene(x.origin, render.GeometryOf(x.origin), render.Facts{Current: -1}, look)
	scene := render.NewScene(b, render.GeometryOf(b), render.Facts{Current: -1}, look)
	scene.Min, scene.Max = whole.Min, whole.Max // so that what stays does not move
	g.picture.Image = small(scene, glanceWidth*2, glanceHeight*2)
	g.picture.Refresh()
	g.caption.Text = fit(lang.ExpandPos.In(w.say, id), glanceWidth, g.caption.TextSize, g.caption.TextStyle)
	g.corner.left = atRight
	g.root.Show()
	g.root.Refresh()
}

// small draws a scene in the middle of an image, as large as fits, at most at twice its size.
func small(s render.Scene, width, height int) image.Image {
	const most = 2
	dst := image.NewRGBA(image.Rect(0, 0, width, height))
	draw.Draw(dst, dst.Bounds(), image.NewUniform(s.Background), image.Point{}, draw.Src)
	w, h := max(1, s.Max.X-s.Min.X), max(1, s.Max.Y-s.Min.Y)
	zoom := min(float64(width)/w, float64(height)/h, most)
	s.Paint(dst, render.View{Origin: render.Point{
		X: s.Min.X - (float64(width)/zoom-w)/2,
		Y: s.Min.Y - (float64(height)/zoom-h)/2,
	}, Zoom: zoom}, nil)
	return dst
}

// corner puts one object in an upper corner: the right one or, if so said, the left one.
type corner struct {
	margin float32
	left   bool
}

func (c *corner) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	m := objects[0].MinSize()
	objects[0].Resize(m)
	x := size.Width - m.Width - c.margin
	if c.left {
		x = c.margin
	}
	objects[0].Move(fyne.NewPos(x, c.margin))
}

func (*corner) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }
