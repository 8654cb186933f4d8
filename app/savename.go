package app

import (
	"reflect"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// saveName is the field for the name in a save dialog. Fyne's own keeps Escape to itself, so that the keyboard cannot
// leave the dialog: this one stands in its place, has the same text, and closes.
type saveName struct {
	widget.Entry
	escape func()
}

func (n *saveName) TypedKey(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape {
		n.escape()
		return
	}
	n.Entry.TypedKey(e)
}

// letEscape puts a saveName into the save dialog that is up. Where the dialog is not built as expected nothing changes.
func letEscape(c fyne.Canvas, escape func()) {
	own, ok := c.Focused().(*widget.Entry)
	if !ok {
		return
	}
	frame := scrollOf([]fyne.CanvasObject{contentOf(c.Overlays().Top())}, own)
	if frame == nil {
		return
	}
	n := &saveName{escape: escape}
	n.ExtendBaseWidget(n)
	n.SetText(own.Text)
	changed := own.OnChanged
	own.OnChanged = func(text string) { // a file was clicked
		if changed != nil {
			changed(text)
		}
		if n.Text != text {
			n.SetText(text)
		}
	}
	n.OnChanged = func(text string) {
		if own.Text != text {
			own.SetText(text)
		}
	}
	n.OnSubmitted = own.OnSubmitted
	frame.Content = n
	frame.Refresh()
	c.Focus(n)
	n.TypedShortcut(&fyne.ShortcutSelectAll{})
}

// contentOf is what lies on the layer of a dialog: a field of a type that only Fyne can name.
func contentOf(layer fyne.CanvasObject) fyne.CanvasObject {
	v := reflect.Indirect(reflect.ValueOf(layer))
	if v.Kind() != reflect.Struct {
		return nil
	}
	if f := v.FieldByName("Content"); f.IsValid() && f.CanInterface() {
		o, _ := f.Interface().(fyne.CanvasObject)
		return o
	}
	return nil
}

// scrollOf finds the scroller among and below objects that has an object as its content.
func scrollOf(among []fyne.CanvasObject, content fyne.CanvasObject) *container.Scroll {
	for _, o := range among {
		var inside []fyne.CanvasObject
		switch x := o.(type) {
		case *container.Scroll:
			if x.Content == content {
				return x
			}
		case *fyne.Container:
			inside = x.Objects
		case *widget.PopUp:
			inside = []fyne.CanvasObject{x.Content}
		}
		if s := scrollOf(inside, content); s != nil {
			return s
		}
	}
	return nil
}
