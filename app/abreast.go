package app

import "fyne.io/fyne/v2"

// abreast puts objects side by side, all as wide as one another, or one below the other where they have no room so. It
// remembers the width it got, since its height hangs on it.
type abreast struct{ gap, width float32 }

func (a *abreast) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	a.width = size.Width
	one, columns := a.measure(objects)
	width := (size.Width - float32(columns-1)*a.gap) / float32(columns)
	for i, o := range objects {
		o.Move(fyne.NewPos(float32(i%columns)*(width+a.gap), float32(i/columns)*(one.Height+a.gap)))
		o.Resize(fyne.NewSize(width, one.Height))
	}
}

func (a *abreast) MinSize(objects []fyne.CanvasObject) fyne.Size {
	one, columns := a.measure(objects)
	rows := float32((len(objects) + columns - 1) / columns)
	return fyne.NewSize(one.Width, max(0, rows*(one.Height+a.gap)-a.gap))
}

// measure is the size that the largest object needs, and how many columns there are.
func (a *abreast) measure(objects []fyne.CanvasObject) (one fyne.Size, columns int) {
	for _, o := range objects {
		one = one.Max(o.MinSize())
	}
	columns = max(1, len(objects))
	if float32(columns)*(one.Width+a.gap)-a.gap > a.width {
		columns = 1
	}
	return one, columns
}
