package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// rows is a column of equally high rows of which only those in view exist. Up to most rows stand as they are, so that
// the panel scrolls as one; more scroll within that height.
type rows struct {
	root   *fyne.Container
	count  int
	height float32
	most   int
	create func() fyne.CanvasObject
	bind   func(row int, o fyne.CanvasObject)

	sheet  *fyne.Container
	scroll *container.Scroll
	first  int
}

func newRows(height float32, most int, create func() fyne.CanvasObject, bind func(int, fyne.CanvasObject)) *rows {
	r := &rows{height: height, most: most, create: create, bind: bind}
	r.sheet = container.New(sheetLayout{r})
	r.scroll = container.NewVScroll(r.sheet)
	r.scroll.OnScrolled = func(fyne.Position) { r.show() }
	r.root = container.NewStack()
	return r
}

// set says how many rows there are now, and binds those in view again.
func (r *rows) set(count int) {
	r.count = count
	if count > r.most {
		r.scroll.SetMinSize(fyne.NewSize(0, float32(r.most)*r.height))
		r.scroll.Offset.Y = min(r.scroll.Offset.Y, float32(count-r.most)*r.height)
		r.root.Objects = []fyne.CanvasObject{r.scroll}
	} else {
		r.scroll.Offset = fyne.Position{}
		r.root.Objects = []fyne.CanvasObject{r.sheet}
	}
	r.show()
	r.root.Refresh()
}

// show makes and binds the rows in view.
func (r *rows) show() {
	n := r.count
	r.first = 0
	if n > r.most {
		r.first = max(0, int(r.scroll.Offset.Y/r.height))
		n = min(r.most+1, r.count-r.first)
	}
	for len(r.sheet.Objects) < n {
		r.sheet.Objects = append(r.sheet.Objects, r.create())
	}
	r.sheet.Objects = r.sheet.Objects[:n]
	for i, o := range r.sheet.Objects {
		r.bind(r.first+i, o)
	}
	r.sheet.Refresh()
}

// reveal scrolls so that a row is in view.
func (r *rows) reveal(row int) {
	if r.count <= r.most || row < 0 {
		return
	}
	top, bottom := float32(row)*r.height, float32(row+1)*r.height
	y, view := r.scroll.Offset.Y, float32(r.most)*r.height
	switch {
	case top < y:
		y = top
	case bottom > y+view:
		y = bottom - view
	default:
		return
	}
	r.scroll.Offset.Y = y
	r.show()
	r.scroll.Refresh()
}

// filling shows as many rows as there is room for, in a dialog whose size follows the window.
func (r *rows) filling() fyne.CanvasObject { return container.New(fillingLayout{r}, r.root) }

type fillingLayout struct{ r *rows }

func (l fillingLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	if most := max(1, int(size.Height/l.r.height)); most != l.r.most {
		l.r.most = most
		l.r.set(l.r.count)
	}
	objects[0].Resize(size)
}

func (l fillingLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 2*l.r.height) }

type sheetLayout struct{ r *rows }

func (l sheetLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for i, o := range objects {
		o.Resize(fyne.NewSize(size.Width, l.r.height))
		o.Move(fyne.NewPos(0, float32(l.r.first+i)*l.r.height))
	}
}

func (l sheetLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, float32(l.r.count)*l.r.height)
}
