package editor

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
)

// chipped is three vertices with a chip on B and one on A, from where no edge leads.
const chipped = `digraph { A [pos="0,0", chips=1]; B [pos="0,200", chips=1]; C [pos="200,0"]; B -> A; B -> C }`

// newMover is a hand with the tool that moves chips; what it did is told.
func newMover(t *testing.T) (h *hand, told *string) {
	h = newHand(t, chipped)
	told = new(string)
	h.OnMove = func(from, to int) { *told += fmt.Sprintf("%d>%d ", from, to) }
	h.OnPick = func(v int) { *told += fmt.Sprintf("%d ", v) }
	h.SetTool(moveTool{})
	return h, told
}

func TestMoveTool(t *testing.T) {
	for _, row := range []struct {
		name, want string
		do         func(h *hand)
	}{
		{"a drag along an edge", "1>2 ", func(h *hand) { h.down(h.on("B")); h.drag(h.on("C")); h.up(h.on("C")) }},
		{"two clicks", "1 1>2 ", func(h *hand) { h.click(h.on("B")); h.click(h.on("C")) }},
		{"a drag where no edge leads", "", func(h *hand) { h.down(h.on("A")); h.drag(h.on("C")); h.up(h.on("C")) }},
		{"a drag to nowhere", "", func(h *hand) { h.down(h.on("B")); h.drag(h.off("C", 60, 60)); h.up(h.off("C", 60, 60)) }},
		{"a click where no chip is", "2 ", func(h *hand) { h.click(h.on("C")) }},
		{"Escape puts the chip down", "1 2 ", func(h *hand) { h.click(h.on("B")); h.key(fyne.KeyEscape); h.click(h.on("C")) }},
		{"the keyboard", "1 1>0 ", func(h *hand) {
			h.SetCurrent(1)
			h.key(fyne.KeyReturn)
			h.key(fyne.KeyDown)
			h.key(fyne.KeyReturn)
		}},
	} {
		h, told := newMover(t)
		row.do(h)
		if *told != row.want {
			t.Errorf("%s: %q, want %q", row.name, *told, row.want)
		}
		if h.edits != 0 {
			t.Errorf("%s: %d edits", row.name, h.edits)
		}
	}
}

// A glide ends with what it was for, whatever is done meanwhile.
func TestGlide(t *testing.T) {
	h, _ := newMover(t)
	done := 0
	for _, on := range []bool{true, false} {
		h.Animate = on
		h.Glide([]int{1}, func() { done++ })
		for len(h.posted) > 0 {
			(<-h.posted)()
		}
	}
	if done != 2 {
		t.Errorf("done %d times", done)
	}
}
