package editor

import (
	"testing"
	"time"

	"dev.mexboard/render"
	"dev.mexboard/solver"
)

// steps are the contents of a board's reduction, the board as it was first.
func (h *hand) steps() []Content {
	b := h.doc.Board()
	a, err := b.Hackenbush().Solve(h.t.Context(), b.Rule.Play, solver.Limits{})
	if err != nil {
		h.t.Fatal(err)
	}
	list := []Content{h.content}
	var steps []solver.Reduction
	for s := range a.Reductions() {
		if s.Kind > solver.ReduceResult {
			break
		}
		steps = append(steps, s)
		c := h.content
		c.Fixed = true
		c.Geometry, c.Facts = render.AtReduction(b, render.GeometryOf(b), a, steps)
		list = append(list, c)
	}
	return list
}

// TestReductionIsSeen goes through a reduction forth and back: where vertices move they fly, the parts of a ring to the
// point that it becomes; else one picture dissolves into the other. At the end of each the picture is that of the step alone.
func TestReductionIsSeen(t *testing.T) {
	h := newHand(t, stalks)
	list := h.steps()
	flew, dissolved, left := 0, 0, 0
	turn := func(c Content) {
		h.SetContent(c)
		h.settle()
		h.frame(800, 600)
		switch {
		case h.flight != nil:
			flew++
			if h.flight.leaving != nil {
				left++
			}
		case h.dissolving != nil:
			dissolved++
		}
		for range 4 {
			h.now = h.now.Add(flightTime / 2)
			h.frame(800, 600)
		}
		if h.flight != nil || h.dissolving != nil {
			t.Fatal("it does not end")
		}
		half := copyOf(h.picture.frame)
		h.Animate = false
		h.redraw()
		h.frame(800, 600)
		if n := differing(half, h.picture.frame); n > 0 {
			t.Errorf("%d bytes differ from the step alone", n)
		}
		h.Animate = true
	}
	for _, c := range list[1:] {
		turn(c)
	}
	if flew != 1 || left != 1 || dissolved != 2 { // the ring of two; two stalks
		t.Errorf("forth: %d flights, %d of parts that go, %d dissolved, %d steps", flew, left, dissolved, len(list)-1)
	}
	flew, left = 0, 0
	for i := len(list) - 2; i >= 0; i-- {
		turn(list[i])
	}
	if flew != 1 || left != 0 {
		t.Errorf("back: %d flights, %d of parts that go", flew, left)
	}
	h.Animate = false
	h.SetContent(list[len(list)-1])
	if h.dissolving != nil || h.flight != nil {
		t.Error("it is animated though animation is off")
	}
}

func TestDissolvingIsBetweenTheTwo(t *testing.T) {
	h := newHand(t, stalks)
	list := h.steps()
	h.SetContent(list[3])
	h.settle()
	h.frames(2 * flightTime)
	from := copyOf(h.picture.frame)
	h.SetContent(list[4])
	h.settle()
	h.frame(800, 600)
	h.now = h.now.Add(flightTime / 2)
	h.frame(800, 600)
	half := copyOf(h.picture.frame)
	h.now = h.now.Add(time.Second)
	h.frame(800, 600)
	to := copyOf(h.picture.frame)
	between := 0
	for i := range half.Pix {
		a, b, c := int(from.Pix[i]), int(half.Pix[i]), int(to.Pix[i])
		if a != c && b > min(a, c) && b < max(a, c) {
			between++
		}
		if b < min(a, c)-1 || b > max(a, c)+1 {
			t.Fatalf("from %d to %d by %d", a, c, b)
		}
	}
	if between < 100 {
		t.Errorf("%d bytes are between", between)
	}
}
