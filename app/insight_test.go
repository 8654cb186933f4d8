package app

import (
	"testing"

	"fyne.io/fyne/v2"
)

// TestTheKeyboardIsInSight: whatever Tab comes to in a panel or a dialog is scrolled into view.
func TestTheKeyboardIsInSight(t *testing.T) {
	s := newStage(t)
	s.win.Resize(fyne.NewSize(800, 600))
	s.turnTab(learnTab)
	s.settle()
	d := fyne.CurrentApp().Driver()
	inside := func(o fyne.CanvasObject) {
		t.Helper()
		y := d.AbsolutePositionForObject(o).Y
		if y < 0 || y+o.Size().Height > 600 {
			t.Errorf("%T is at %v", o, y)
		}
	}
	furthest := float32(0)
	for range 60 {
		s.win.Canvas().FocusNext()
		if o, ok := s.win.Canvas().Focused().(fyne.CanvasObject); ok {
			inside(o)
		}
		furthest = max(furthest, s.learner.root.Offset.Y)
	}
	if furthest == 0 {
		t.Error("the panel has not scrolled")
	}
	s.askExam()
	for range 40 {
		s.win.Canvas().FocusNext()
		if o, ok := s.win.Canvas().Focused().(fyne.CanvasObject); ok {
			inside(o)
		}
	}
	s.escape()
}
