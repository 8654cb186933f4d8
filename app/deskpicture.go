package app

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
)

// deskPicture is a picture on the desk under its heading; without a picture it takes no room.
type deskPicture struct {
	root  *fyne.Container
	image *canvas.Image
}

// The least size of a picture on the desk; in a low window it is lower.
const (
	deskWidth  = 300
	deskHeight = 210
	deskLow    = 150
)

func newDeskPicture(heading string, window fyne.Size) *deskPicture {
	height := float32(deskHeight)
	if window.Height < galleryHeight {
		height = deskLow
	}
	p := &deskPicture{image: newPicture(height)}
	p.root = container.NewBorder(container.New(inset{bottom: 4}, newText(heading, colourQuiet, smallSize)), nil, nil, nil, p.image)
	return p
}

func newPicture(height float32) *canvas.Image {
	i := canvas.NewImageFromImage(nil)
	i.FillMode = canvas.ImageFillContain
	i.SetMinSize(fyne.NewSize(0, height))
	return i
}

func (p *deskPicture) show(picture image.Image) {
	p.image.Image = picture
	shown(p.root, picture != nil)
	p.image.Refresh()
}

// room is how large the picture may be.
func (p *deskPicture) room() fyne.Size {
	return p.image.Size().Max(fyne.NewSize(deskWidth, deskLow))
}

// filled is a column in which one object takes the room that the others leave.
type filled struct {
	column
	filler fyne.CanvasObject
}

func (f filled) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	f.column.Layout(objects, size)
	spare := size.Height - f.MinSize(objects).Height
	if spare <= 0 || !f.filler.Visible() {
		return
	}
	below := false
	for _, o := range objects {
		if below {
			o.Move(o.Position().AddXY(0, spare))
		}
		below = below || o == f.filler
	}
	f.filler.Resize(f.filler.Size().AddWidthHeight(0, spare))
}
