package editor

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Each tool's gesture, begun on B and dragged over empty space, and what it makes when it ends there.
var gestures = []struct{ key, made string }{
	{"S", unchanged}, {"V", unchanged}, {"E", "A B>A,C,D C D"}, {"C", unchanged}, {"X", unchanged}, {"D", "A C"},
}

// A gesture that is not ended by its release ends once: aborted by Escape, where the pointer was last when the focus
// or the pointer left the window. Nothing that comes later does it again.
func TestEachToolEndsOnce(t *testing.T) {
	for i, g := range gestures {
		for _, end := range []struct {
			name  string
			do    func(h *hand)
			abort bool
		}{
			{"Escape", func(h *hand) { h.key(fyne.KeyEscape) }, true},
			{"another tool", func(h *hand) { h.SetTool(Tools[(i+1)%len(Tools)]) }, true},
			{"focus lost", func(h *hand) { h.window.Canvas().Unfocus() }, false},
			{"released outside the window", func(h *hand) { h.FocusLost(); h.DragEnd() }, false},
			{"drag end without release", func(h *hand) { h.DragEnd() }, false},
			{"pointer gone and back without its button", func(h *hand) {
				h.MouseOut()
				h.MouseIn(h.mouse(h.on("A"), 0, 0))
			}, false},
		} {
			h := newHand(t, three)
			h.key(fyne.KeyName(g.key))
			h.down(h.on("B"))
			h.drag(h.off("B", 60, 60))
			end.do(h)
			after := h.edits
			h.drag(h.on("C"))
			h.up(h.on("C"))
			want := g.made
			if end.abort {
				want = unchanged
			}
			if got := h.outline(); got != want {
				t.Errorf("%s, %s: %q, want %q", g.key, end.name, got, want)
			}
			if h.edits != after || after > 1 || end.abort && after > 0 {
				t.Errorf("%s, %s: %d edits, later %d", g.key, end.name, after, h.edits)
			}
			if h.pointer.gesture != nil || h.motion != nil {
				t.Errorf("%s, %s: something is left of the gesture", g.key, end.name)
			}
		}
	}
}

// A press that was not moved is no click when the focus or the pointer leaves the window.
func TestEachToolsPressIsNoClickWhenTheFocusGoes(t *testing.T) {
	for _, g := range gestures {
		h := newHand(t, three)
		h.key(fyne.KeyName(g.key))
		h.down(h.on("B"))
		h.FocusLost()
		h.up(h.on("B"))
		h.want(unchanged, 0)
	}
}

// The pointer that leaves the window goes on dragging with its first button, and the vertex stays in sight.
func TestDragOutsideTheWindow(t *testing.T) {
	h := newHand(t, three)
	h.down(h.on("C"))
	h.MouseOut()
	h.drag(fyne.NewPos(5000, 300))
	h.MouseUp(h.mouse(fyne.NewPos(5000, 300), desktop.MouseButtonPrimary, 0))
	h.settle()
	if p := h.on("C"); p.X < 700 || p.X > 800.01 {
		t.Errorf("C is at %v", p)
	}
	h.want(unchanged, 1)
}
