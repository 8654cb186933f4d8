package app

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
)

// widgets lists the widgets of a kind below an object.
func widgets[T fyne.CanvasObject](o fyne.CanvasObject) []T {
	if x, ok := o.(T); ok {
		return []T{x}
	}
	var inside []fyne.CanvasObject
	switch x := o.(type) {
	case *fyne.Container:
		inside = x.Objects
	case fyne.Widget:
		inside = test.WidgetRenderer(x).Objects()
	}
	var list []T
	for _, o := range inside {
		list = append(list, widgets[T](o)...)
	}
	return list
}

func TestSettingsAreLiveAndRemembered(t *testing.T) {
	s := newStage(t)
	s.do(lang.MenuSettings)
	top := func() fyne.CanvasObject { return s.win.Canvas().Overlays().Top() }
	choose := func(now, then string) {
		t.Helper()
		for _, x := range widgets[*pick](top()) {
			if x.Selected == now {
				x.SetSelected(then)
				return
			}
		}
		t.Fatalf("nothing is %q", now)
	}
	choose("SG value", "Both")
	if s.board.Content().Look.Labels != render.ShowBoth {
		t.Error("labels")
	}
	choose("Blue and orange", "Teal and brown")
	if got, want := s.board.Content().Look.Theme.PLine, render.PaletteNamed("teal-brown").Light.PLine; got != want {
		t.Errorf("palette: %v, want %v", got, want)
	}
	choose("As the system", "High contrast")
	if s.board.Content().Look.Theme.Name != "contrast" || theme.Color(colourP) != render.PaletteNamed("teal-brown").Contrast.PLine {
		t.Error("theme")
	}
	choose("100 %", "130 %")
	if got := s.line.counts.TextSize; got != smallSize*1.3 {
		t.Errorf("text of %v", got)
	}
	for _, c := range widgets[*tick](top()) {
		c.SetChecked(!c.Checked)
	}
	if !s.board.Content().Look.Unnamed || !s.board.Grid() || s.board.Map || s.board.Animate {
		t.Error("switches")
	}
	choose("English", "Suomi")
	if got := s.menus.main.Items[0].Label; got != "Tiedosto" {
		t.Errorf("menu %q", got)
	}
	has(t, "the dialog speaks Finnish", widgets[*widget.Label](top())[0].Text, "Solmun")
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if top() != nil || s.asking.open {
		t.Error("Escape does not close")
	}
	k := s.settings
	if k.labels() != render.ShowBoth || k.palette() != "teal-brown" || k.theme() != choiceContrast || k.textScale() != 130 ||
		k.on(showNames) || !k.on(showGrid) || k.on(showMap) || k.on(animate) || k.language() != lang.Finnish {
		t.Error("not remembered")
	}
}

func TestSettingsFitASmallWindow(t *testing.T) {
	s := newStage(t)
	size := fyne.NewSize(800, 560)
	s.win.Resize(size)
	scales := textScales
	if testing.Short() {
		scales = scales[len(scales)-1:]
	}
	for _, percent := range scales {
		s.setTextScale(percent)
		for _, l := range lang.Languages {
			s.setLanguage(l)
			s.showSettings()
			if m := s.win.Canvas().Overlays().Top().MinSize(); m.Width > size.Width || m.Height > size.Height {
				t.Errorf("%s, %d %%: needs %v", l.Code(), percent, m)
			}
			s.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
			if m := s.win.Content().MinSize(); m.Width > size.Width || m.Height > size.Height {
				t.Errorf("%s, %d %%: the window needs %v", l.Code(), percent, m)
			}
		}
	}
}
