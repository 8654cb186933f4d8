package editor

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
)

// crowd is a board of n placed vertices and 2n edges between near ones.
func crowd(n int) string {
	r := rand.New(rand.NewPCG(1, 2))
	side := 1
	for side*side < n {
		side++
	}
	var s strings.Builder
	s.WriteString("digraph {\n")
	for v := range n {
		fmt.Fprintf(&s, "v%d [pos=\"%d,%d\"]\n", v, v%side*90+r.IntN(20), v/side*90+r.IntN(20))
	}
	for range 2 * n {
		a := r.IntN(n)
		b := min(a+1+r.IntN(3*side), n-1)
		fmt.Fprintf(&s, "v%d -> v%d\n", a, b)
	}
	return s.String() + "}"
}

// all lists the first n vertices.
func all(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}

// Many vertices that move are one picture, made by the way; it shows what drawing them in the frame shows.
func TestCargoIsWhatItCarries(t *testing.T) {
	h := newHand(t, crowd(many+100))
	h.Map = false
	h.SetZoom(1)
	h.Select(Selection{Vertices: all(many + 50)}) // some edges keep one end
	h.mods = fyne.KeyModifierAlt
	at := h.off("v100", 0, 0)
	h.down(at)
	h.drag(at.AddXY(40, 10))
	h.settle()
	h.drag(at.AddXY(60, -30))
	for !h.cargo.shown {
		(<-h.posted)()
		h.frame(800, 600)
	}
	carried := copyOf(h.picture.frame)
	h.cargo.picture = nil
	h.frame(800, 600)
	if h.cargo.shown {
		t.Fatal("it is carried without a picture")
	}
	far := 0
	for i, p := range carried.Pix {
		if d := int(p) - int(h.picture.frame.Pix[i]); d > 6 || d < -6 {
			far++
		}
	}
	if far > 0 {
		t.Errorf("%d bytes are far off", far)
	}
	h.cargo.ordered = cargoOrder{}
	h.frame(800, 600)
	serial := h.cargo.ordered.view
	h.drag(at.AddXY(60+margin, -30)) // what was out of the picture comes into view
	if h.cargo.ordered.view == serial {
		t.Error("a long drag orders no other picture")
	}
	h.up(at)
	h.want(h.outline(), 1)
}
