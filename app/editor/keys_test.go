package editor

import (
	"testing"

	"fyne.io/fyne/v2"

	"dev.mexboard/solver/board"
)

func TestKeys(t *testing.T) {
	h := newHand(t, three)
	h.key(fyne.KeyDelete)
	h.want(unchanged, 0) // nothing is selected
	h.click(h.on("A"))
	h.chord(fyne.KeyModifierAlt, fyne.KeyRight, fyne.KeyRight, fyne.KeyUp)
	h.chord(fyne.KeyModifierAlt|fyne.KeyModifierShift, fyne.KeyUp)
	if a := h.pos("A"); a != (board.Point{X: 20, Y: 11}) {
		t.Errorf("A at %v", a)
	}
	h.want(unchanged, 4)
	h.key(fyne.KeyDelete)
	h.want("B>C C", 5)
	h.wantSelected("")
	h.click(h.on("B", "C"))
	h.key(fyne.KeyBackspace)
	h.want("B C", 6)

	before := h.on("B")
	h.chord(fyne.KeyModifierControl|fyne.KeyModifierShift, fyne.KeyRight)
	if got := h.on("B"); got.X >= before.X || got.Y != before.Y {
		t.Errorf("an arrow with Ctrl and Shift pulls the picture from %v to %v", before, got)
	}
	h.key(fyne.KeyPlus)
	if h.Zoom() != zoomStep {
		t.Errorf("+ zooms to %g", h.Zoom())
	}
	h.key(fyne.KeyMinus, fyne.KeyMinus, fyne.KeyEqual)
	if z := h.Zoom(); z < 0.999 || z > 1.001 {
		t.Errorf("- - = zooms to %g", z)
	}
	h.key(fyne.Key0)
	if !h.whole {
		t.Error("0 does not fit")
	}
}

func TestOtherKeysAreHandedOn(t *testing.T) {
	h := newHand(t, three)
	var told []string
	h.OnKey = func(name string) bool {
		told = append(told, name)
		return true
	}
	h.key(fyne.KeySpace, fyne.KeyEscape, fyne.KeyHome, fyne.KeyF2)
	if len(told) != 4 || told[2] != "Home" {
		t.Errorf("handed on %q", told)
	}
	h.click(h.on("A"))
	h.key(fyne.KeyEscape)
	if len(told) != 4 {
		t.Error("Escape that cleared the selection was handed on")
	}
}

func TestQuestionMarkIsNoSlash(t *testing.T) {
	h := newHand(t, three)
	h.SetCurrent(0)
	var told []string
	h.OnKey = func(name string) bool {
		told = append(told, name)
		return true
	}
	h.chord(fyne.KeyModifierShift, fyne.KeySlash)
	h.want(unchanged, 0)
	if len(told) != 1 || told[0] != string(fyne.KeySlash) {
		t.Errorf("handed on %q", told)
	}
	h.key(fyne.KeySlash)
	h.want("A* B>A,C C", 1)
}

func TestKeysDuringAGesture(t *testing.T) {
	h := newHand(t, three)
	h.down(h.on("A"))
	h.drag(h.off("A", 30, 0))
	h.key(fyne.KeyDelete, fyne.KeyLeft)
	h.want(unchanged, 0)
	h.up(h.off("A", 0, 0))
	h.want(unchanged, 1)
}
