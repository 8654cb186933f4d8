package editor

import (
	"fmt"
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"

	"dev.mexboard/render"
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

// TestACarriedChipDoesNotGoBack: one that the pointer carried to its place is there, and does not glide there anew; the
// parts of a move that the pointer did not carry do, and so does the next move.
func TestACarriedChipDoesNotGoBack(t *testing.T) {
	h, _ := newMover(t)
	h.Animate = true
	done := 0
	carry := func() { h.down(h.on("B")); h.drag(h.on("C")); h.up(h.on("C")) }
	carry()
	h.Glide([]int{1}, func() { done++ })
	if done != 1 {
		t.Error("a chip that was carried to its place is on its way")
	}
	if shapes := h.gliding(); len(shapes) == 0 || distance(shapes[len(shapes)-1].P[0], h.place(2)) > 2*h.radius(2) {
		t.Error("it is not drawn where it was carried to")
	}
	carry()
	h.Glide([]int{0, 1}, func() { done++ })
	if done != 1 {
		t.Error("the other chip does not glide")
	}
	h.Glide([]int{1}, func() { done++ })
	if done != 1 {
		t.Error("the next move does not glide")
	}
}

// TestAnotherBoardEndsAGlide: the chips' edges may not be there.
func TestAnotherBoardEndsAGlide(t *testing.T) {
	h, _ := newMover(t)
	h.Animate = true
	h.Glide([]int{1}, func() {})
	h.SetContent(Content{Look: render.Look{Theme: render.Light}})
	for range 2 {
		if len(h.gliding()) > 0 {
			t.Error("a chip is on its way on a board that is gone")
		}
		h.settle()
	}
}

// TestAChipIsDrawnOnce: a chip that the pointer carries, or that is on its way, is no longer drawn where it was; nor does
// it go back there while what comes of its move is worked out.
func TestAChipIsDrawnOnce(t *testing.T) {
	h, _ := newMover(t)
	stands := func() bool {
		for _, s := range h.scene().Shapes {
			if s.Part == (render.Part{Kind: render.ChipPart, Index: 1}) {
				at := h.view.position(render.Point{X: s.P[0].X - 4, Y: s.P[0].Y - 4}) // no ring goes over it there
				return alike(h.frame(800, 600).At(int(at.X), int(at.Y)), s.Fill)
			}
		}
		t.Fatal("the scene has no chip")
		return false
	}
	for _, row := range []struct {
		name string
		want bool
		do   func()
	}{
		{"at rest", true, func() {}},
		{"carried", false, func() { h.down(h.on("B")); h.drag(h.off("C", 60, 60)) }},
		{"put down", true, func() { h.up(h.off("C", 60, 60)) }},
		{"on its way", false, func() { h.Glide([]int{1}, func() {}); h.now = h.now.Add(flightTime / 2) }},
		{"arrived", false, func() { h.now = h.now.Add(flightTime) }},
		{"shown anew", true, func() { h.show(); h.settle() }},
	} {
		if row.do(); stands() != row.want {
			t.Errorf("%s: it stands at its vertex: %v", row.name, !row.want)
		}
	}
}

func distance(p, q render.Point) float64 { return math.Hypot(p.X-q.X, p.Y-q.Y) }

func alike(a, b color.Color) bool {
	r, g, x, _ := a.RGBA()
	s, h, y, _ := b.RGBA()
	return max(r, s)-min(r, s)+max(g, h)-min(g, h)+max(x, y)-min(x, y) < 0x2000
}

// TestACountOfChips: of many chips on a vertex the count tells those that are left when one is carried away.
func TestACountOfChips(t *testing.T) {
	h := newHand(t, `digraph { A [pos="0,0", chips=7]; B [pos="0,200"]; A -> B }`)
	var texts []string
	for _, s := range h.vacated([]int{0, 0}) {
		if s.Kind == render.TextShape {
			texts = append(texts, s.Text)
		}
	}
	if len(texts) != 1 || texts[0] != "5" {
		t.Errorf("%q", texts)
	}
}
