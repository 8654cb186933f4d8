package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/lang"
)

// Fyne's own boxes, lists, sliders and buttons swallow every key while they are focused. These hand on what is not for
// them: Return and Escape to the dialog that they are in, F6 and the like to the window.

// handed hands a key on; it tells whether it did.
func handed(from fyne.CanvasObject, e *fyne.KeyEvent) bool {
	if e.Name != fyne.KeyReturn && e.Name != fyne.KeyEnter {
		return passed(from, e)
	}
	c := fyne.CurrentApp().Driver().CanvasForObject(from)
	if c == nil || c.Overlays().Top() == nil || c.OnTypedKey() == nil {
		return false
	}
	c.OnTypedKey()(e)
	return true
}

// tick is a box to tick.
type tick struct{ widget.Check }

func newTick(text string, on bool, changed func(bool)) *tick {
	t := &tick{}
	t.Text, t.Checked, t.OnChanged = text, on, changed
	t.ExtendBaseWidget(t)
	return t
}

// FocusGained is for Fyne.
func (t *tick) FocusGained() {
	t.Check.FocusGained()
	bringToSight(t)
}

// TypedKey is for Fyne.
func (t *tick) TypedKey(e *fyne.KeyEvent) {
	if !handed(t, e) {
		t.Check.TypedKey(e)
	}
}

// pick is a list of which one is picked.
type pick struct{ widget.Select }

func newPick(options []string, at int, changed func(at int)) *pick {
	p := &pick{}
	p.Options = options
	p.ExtendBaseWidget(p)
	p.SetSelectedIndex(at)
	p.OnChanged = func(string) { changed(p.SelectedIndex()) }
	return p
}

// FocusGained is for Fyne.
func (p *pick) FocusGained() {
	p.Select.FocusGained()
	bringToSight(p)
}

// TypedKey is for Fyne.
func (p *pick) TypedKey(e *fyne.KeyEvent) {
	if !handed(p, e) {
		p.Select.TypedKey(e)
	}
}

// knob is a slider.
type knob struct{ widget.Slider }

func newKnob(most float64) *knob {
	k := &knob{}
	k.Max, k.Step = most, 1
	k.ExtendBaseWidget(k)
	return k
}

// FocusGained is for Fyne.
func (k *knob) FocusGained() {
	k.Slider.FocusGained()
	bringToSight(k)
}

// TypedKey is for Fyne.
func (k *knob) TypedKey(e *fyne.KeyEvent) {
	if !handed(k, e) {
		k.Slider.TypedKey(e)
	}
}

// button is a button of a dialog: Return presses it, as Space does.
type button struct{ widget.Button }

func newButton(text string, do func()) *button {
	b := &button{}
	b.Text, b.OnTapped = text, do
	b.ExtendBaseWidget(b)
	return b
}

// FocusGained is for Fyne.
func (b *button) FocusGained() {
	b.Button.FocusGained()
	bringToSight(b)
}

// TypedKey is for Fyne.
func (b *button) TypedKey(e *fyne.KeyEvent) {
	switch {
	case e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter:
		b.Tapped(nil)
	case !handed(b, e):
		b.Button.TypedKey(e)
	}
}

// radio is choices of which one is taken: by a press, or by the arrows on any of them.
type radio struct {
	root    *fyne.Container
	rows    []*press
	marks   []*widget.Icon
	at      int
	changed func() // nil: nothing
}

// newRadio makes choices; beside tells whether they stand side by side.
func newRadio(say lang.Language, choices []lang.Message, at int, beside bool) *radio {
	r := &radio{at: at, root: container.New(column{})}
	if beside {
		r.root = container.New(newLinks())
	}
	for i, m := range choices {
		mark := widget.NewIcon(nil)
		text := newText(m.In(say), theme.ColorNameForeground, textSize)
		left := container.New(inset{right: 8}, container.New(atLeast{fyne.NewSquareSize(22)}, mark))
		p := newPress(container.NewBorder(nil, nil, left, nil, text), fyne.NewSize(6, 4), func() { r.take(i) })
		p.onKey = func(e *fyne.KeyEvent) bool { return r.key(i, e) }
		p.onOff = func(off bool) {
			text.Color = theme.Color(theme.ColorNameForeground)
			if off {
				text.Color = theme.Color(theme.ColorNameDisabled)
			}
			text.Refresh()
			r.show()
		}
		r.rows, r.marks = append(r.rows, p), append(r.marks, mark)
		r.root.Add(p)
	}
	r.show()
	return r
}

// take takes a choice.
func (r *radio) take(i int) {
	if i == r.at {
		return
	}
	r.at = i
	r.show()
	if r.changed != nil {
		r.changed()
	}
}

func (r *radio) show() {
	for i, m := range r.marks {
		icon := theme.RadioButtonIcon()
		switch {
		case i == r.at && r.rows[i].off:
			icon = theme.NewDisabledResource(theme.RadioButtonCheckedIcon())
		case i == r.at:
			icon = theme.NewPrimaryThemedResource(theme.RadioButtonCheckedIcon())
		case r.rows[i].off:
			icon = theme.NewDisabledResource(icon)
		}
		m.SetResource(icon)
	}
}

// setOff makes all choices deaf and grey.
func (r *radio) setOff(off bool) {
	for _, p := range r.rows {
		p.setOff(off)
	}
}

// key takes a key on a choice.
func (r *radio) key(i int, e *fyne.KeyEvent) bool {
	by := map[fyne.KeyName]int{fyne.KeyDown: 1, fyne.KeyRight: 1, fyne.KeyUp: -1, fyne.KeyLeft: -1}[e.Name]
	if by == 0 {
		return (e.Name == fyne.KeyReturn || e.Name == fyne.KeyEnter) && handed(r.rows[i], e)
	}
	if to := i + by; 0 <= to && to < len(r.rows) && !r.rows[to].off {
		r.take(to)
		if c := fyne.CurrentApp().Driver().CanvasForObject(r.rows[i]); c != nil {
			c.Focus(r.rows[to])
		}
	}
	return true
}
