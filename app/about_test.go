package app

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/lang"
)

func TestAbout(t *testing.T) {
	s := newStage(t)
	s.win.Resize(fyne.NewSize(800, 560))
	s.about = About{Version: "7.8.9", Licence: "our licence", Notices: "their notices\n" + strings.Repeat("and so on ", 500)}
	s.do(lang.MenuAbout)
	top := s.win.Canvas().Overlays().Top()
	has(t, "about", labelled(top), "7.8.9")
	tapped(t, top, "Licences")
	top = s.win.Canvas().Overlays().Top()
	has(t, "licences", labelled(top), "our licence\ntheir notices")
	if m := top.MinSize(); m.Width > 800 || m.Height > 560 {
		t.Errorf("needs %v", m)
	}
	s.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if s.win.Canvas().Overlays().Top() != nil {
		t.Error("Escape does not close")
	}
}

// labelled is the text of all labels below an object.
func labelled(o fyne.CanvasObject) string {
	text := ""
	for _, l := range widgets[*widget.Label](o) {
		text += l.Text + "\n"
	}
	return text
}
