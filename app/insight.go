package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// sightGap is how far from the edge of what scrolls a thing comes that is brought into sight.
const sightGap = 8

// bringToSight scrolls so far that an object is seen which the keyboard has come to: Fyne leaves it out of sight.
func bringToSight(o fyne.CanvasObject) {
	d := fyne.CurrentApp().Driver()
	c := d.CanvasForObject(o)
	if c == nil {
		return
	}
	in := []fyne.CanvasObject{c.Content()}
	if top, is := c.Overlays().Top().(fyne.Widget); is {
		in = top.CreateRenderer().Objects() // of a type that Fyne keeps to itself: the dialog is in it
	}
	for _, s := range scrollsIn(in, o) {
		top := d.AbsolutePositionForObject(o).Y - d.AbsolutePositionForObject(s).Y
		low := top + o.Size().Height - s.Size().Height
		by := float32(0)
		switch {
		case top < 0:
			by = top - sightGap
		case low > 0:
			by = min(low+sightGap, top)
		}
		if by != 0 {
			s.ScrollToOffset(fyne.NewPos(s.Offset.X, s.Offset.Y+by))
		}
	}
}

// scrollsIn is what scrolls round an object in one of some others, the innermost first.
func scrollsIn(in []fyne.CanvasObject, o fyne.CanvasObject) []*container.Scroll {
	for _, x := range in {
		if list, found := scrollsAround(x, o); found {
			return list
		}
	}
	return nil
}

// scrollsAround is what scrolls round an object below another one, the innermost first; false where it is not there.
func scrollsAround(in, o fyne.CanvasObject) (list []*container.Scroll, found bool) {
	if in == o {
		return nil, true
	}
	if in == nil || !in.Visible() {
		return nil, false
	}
	for _, x := range within(in) {
		if list, found = scrollsAround(x, o); found {
			if s, is := in.(*container.Scroll); is {
				list = append(list, s)
			}
			return list, true
		}
	}
	return nil, false
}

// within is what is directly in an object that holds others.
func within(o fyne.CanvasObject) []fyne.CanvasObject {
	switch x := o.(type) {
	case *fyne.Container:
		return x.Objects
	case *container.Scroll:
		return []fyne.CanvasObject{x.Content}
	case *container.Split:
		return []fyne.CanvasObject{x.Leading, x.Trailing}
	case *container.ThemeOverride:
		return []fyne.CanvasObject{x.Content}
	case *widget.PopUp:
		return []fyne.CanvasObject{x.Content}
	}
	return nil
}
