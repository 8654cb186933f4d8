package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// plate is something to press that looks as its content does. Tab passes it by: a row of a list through which something else
// leads by the arrows.
type plate struct {
	widget.BaseWidget

	self    fyne.CanvasObject // the widget that looks so
	content fyne.CanvasObject
	pad     fyne.Size // round the content
	outline fyne.ThemeColorName
	fill    fyne.ThemeColorName
	radius  float32

	onTap    func()
	onMiddle func()         // what the middle button does; nil: nothing
	onOff    func(off bool) // greys the content
	onHover  func(in bool)

	back             *canvas.Rectangle
	veil             *canvas.Rectangle
	chosen, off      bool
	hovered, focused bool
}

func newPlate(content fyne.CanvasObject, pad fyne.Size, onTap func()) *plate {
	p := &plate{content: content, pad: pad, radius: 6, onTap: onTap}
	p.self = p
	p.ExtendBaseWidget(p)
	return p
}

// press is a plate that can be reached by Tab and pressed by Space or Return: a tool, a step button, a winning move.
type press struct {
	plate

	onKey func(*fyne.KeyEvent) bool // takes a key before the press does; nil: none
}

func newPress(content fyne.CanvasObject, pad fyne.Size, onTap func()) *press {
	p := &press{plate: plate{content: content, pad: pad, radius: 6, onTap: onTap}}
	p.self = p
	p.ExtendBaseWidget(p)
	return p
}

// setChosen marks the press as the one that is on.
func (p *plate) setChosen(on bool) {
	if p.chosen != on {
		p.chosen = on
		p.Refresh()
	}
}

// setOff makes the press deaf and grey.
func (p *plate) setOff(off bool) {
	if p.off != off {
		p.off = off
		if p.onOff != nil {
			p.onOff(off)
		}
		p.Refresh()
	}
}

func (p *plate) Tapped(*fyne.PointEvent) {
	if !p.off && p.onTap != nil {
		p.onTap()
	}
}

// MouseDown and MouseUp are for Fyne: only the middle button is not told by Tapped.
func (p *plate) MouseDown(*desktop.MouseEvent) {}

func (p *plate) MouseUp(e *desktop.MouseEvent) {
	if e.Button == desktop.MouseButtonTertiary && p.onMiddle != nil && !p.off {
		p.onMiddle()
	}
}

func (p *plate) MouseIn(*desktop.MouseEvent)    { p.hover(true) }
func (p *plate) MouseMoved(*desktop.MouseEvent) {}
func (p *plate) MouseOut()                      { p.hover(false) }

func (p *plate) hover(in bool) {
	p.hovered = in
	p.Refresh()
	if p.onHover != nil {
		p.onHover(in)
	}
}

// FocusGained, FocusLost and TypedRune are for Fyne.
func (p *press) FocusGained() {
	p.focused = true
	p.Refresh()
	bringToSight(p)
}

func (p *press) FocusLost()     { p.focused = false; p.Refresh() }
func (p *press) TypedRune(rune) {}

func (p *press) TypedKey(e *fyne.KeyEvent) {
	if p.onKey != nil && p.onKey(e) {
		return
	}
	if e.Name == fyne.KeySpace || e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter {
		p.Tapped(nil)
		return
	}
	passed(p, e)
}

// passed passes a key on to the window that means the same everywhere, such as F8; it tells whether it did.
func passed(from fyne.CanvasObject, e *fyne.KeyEvent) bool {
	if len(e.Name) < 2 || e.Name[0] != 'F' && e.Name != fyne.KeyEscape && e.Name != fyne.KeyPageUp && e.Name != fyne.KeyPageDown {
		return false
	}
	c := canvasOf(from)
	if c == nil || c.OnTypedKey() == nil {
		return false
	}
	c.OnTypedKey()(e)
	return true
}

// canvasOf is the canvas that an object is on. The driver knows it from the first frame on; a key may come before.
func canvasOf(o fyne.CanvasObject) fyne.Canvas {
	driver := fyne.CurrentApp().Driver()
	if c := driver.CanvasForObject(o); c != nil {
		return c
	}
	for _, win := range driver.AllWindows() {
		return win.Canvas() // there is but one
	}
	return nil
}

func (p *plate) CreateRenderer() fyne.WidgetRenderer {
	p.back = canvas.NewRectangle(nil)
	p.veil = canvas.NewRectangle(nil)
	r := &pressRenderer{p}
	r.Refresh()
	return r
}

type pressRenderer struct{ p *plate }

func (r *pressRenderer) Destroy() {}

func (r *pressRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.p.back, r.p.content, r.p.veil}
}

func (r *pressRenderer) MinSize() fyne.Size {
	m := r.p.content.MinSize()
	return fyne.NewSize(m.Width+2*r.p.pad.Width, m.Height+2*r.p.pad.Height)
}

func (r *pressRenderer) Layout(size fyne.Size) {
	p := r.p
	p.back.Resize(size)
	p.veil.Resize(size)
	p.content.Move(fyne.NewPos(p.pad.Width, p.pad.Height))
	p.content.Resize(fyne.NewSize(size.Width-2*p.pad.Width, size.Height-2*p.pad.Height))
}

func (r *pressRenderer) Refresh() {
	p := r.p
	clear := faded(toNRGBA(theme.Color(theme.ColorNameForeground)), 0)
	p.back.CornerRadius, p.veil.CornerRadius = p.radius, p.radius
	p.back.FillColor, p.back.StrokeColor, p.back.StrokeWidth = clear, clear, 0
	if p.fill != "" {
		p.back.FillColor = theme.Color(p.fill)
	}
	if p.outline != "" {
		p.back.StrokeColor, p.back.StrokeWidth = theme.Color(p.outline), 1
	}
	if p.chosen {
		p.back.FillColor = theme.Color(colourMarked)
		p.back.StrokeColor, p.back.StrokeWidth = theme.Color(colourFocus), 1
	}
	if p.focused {
		p.back.StrokeColor, p.back.StrokeWidth = theme.Color(colourFocus), 2
	}
	p.veil.FillColor = clear
	if p.hovered && !p.off {
		p.veil.FillColor = theme.Color(theme.ColorNameHover)
	}
	p.back.Refresh()
	p.veil.Refresh()
	canvas.Refresh(p.self)
}
