package editor

import (
	"image"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"dev.mexboard/app/document"
	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// place2 moves two vertices far, as Arrange does.
func place2() document.Edit {
	return document.MoveVertices([]int{0, 2}, []board.Point{{X: 60, Y: -80}, {X: 300, Y: 120}})
}

// frames draws frames a few milliseconds apart for a time.
func (h *hand) frames(d time.Duration) {
	for end := h.now.Add(d); h.now.Before(end); h.now = h.now.Add(8 * time.Millisecond) {
		h.frame(800, 600)
	}
}

func copyOf(img *image.RGBA) *image.RGBA {
	c := image.NewRGBA(img.Rect)
	copy(c.Pix, img.Pix)
	return c
}

func TestPartsFlyToTheirNewPlaces(t *testing.T) {
	h := newHand(t, three)
	h.frame(800, 600)
	before := copyOf(h.picture.frame)
	from := h.on("A")
	h.doc.Do(place2())
	h.show()
	if h.flight == nil {
		t.Fatal("nothing flies")
	}
	h.frame(800, 600)
	if n := differing(before, h.picture.frame); n > 0 {
		t.Errorf("%d bytes differ before the picture is there", n)
	}
	h.settle()
	if at := h.on("A"); at != from {
		t.Errorf("the flight begins at %v, not at %v", at, from)
	}
	h.frames(flightTime / 2)
	to := h.view.position(onPicture(board.Point{X: 60, Y: -80}))
	if at := h.on("A"); at.X <= from.X+5 || at.X >= to.X-5 || at.Y <= from.Y+5 || at.Y >= to.Y-5 {
		t.Errorf("half way from %v to %v it is at %v", from, to, at)
	}
	h.frames(flightTime)
	if h.flight != nil || h.on("A") != to {
		t.Error("the flight does not end")
	}
	h.frame(800, 600)
	after := copyOf(h.picture.frame)
	h.SetContent(h.content)
	h.settle()
	h.frame(800, 600)
	if n := differing(after, h.picture.frame); n > 0 {
		t.Errorf("after the flight %d bytes differ", n)
	}
}

// The last picture of a flight is that of the board where it is, and the first has the vertices where they were.
func TestFlightEndsAsTheSceneIs(t *testing.T) {
	h := newHand(t, three)
	h.doc.Do(place2())
	h.show()
	h.settle()
	if !h.flight.flying() {
		t.Fatal("nothing flies")
	}
	h.flight.done = 1
	flown := image.NewRGBA(image.Rect(0, 0, 800, 600))
	direct := image.NewRGBA(flown.Rect)
	h.flight.paint(flown, h.view.pixels(1), *h.scene(), h.content, func(v int) render.Point {
		return h.flight.behind(v, h.content.Geometry.Vertices)
	})
	h.scene().Paint(direct, h.view.pixels(1), nil)
	if n := differing(flown, direct); n > 0 {
		t.Errorf("%d bytes differ", n)
	}
}

func TestFlightEndsAtOnce(t *testing.T) {
	for name, do := range map[string]func(h *hand){
		"press":   func(h *hand) { h.down(h.off("B", 90, 90)) },
		"wheel":   func(h *hand) { h.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, 25)}) },
		"key":     func(h *hand) { h.TypedKey(&fyne.KeyEvent{Name: fyne.KeyHome}) },
		"zoom":    func(h *hand) { h.SetZoom(1.1) },
		"another": func(h *hand) { h.doc.Do(document.AddVertex(board.Point{X: 9})); h.show() },
	} {
		h := newHand(t, three)
		h.doc.Do(place2())
		h.show()
		h.settle()
		h.frames(flightTime / 3)
		do(h)
		if h.flight != nil {
			t.Errorf("%s does not end the flight", name)
		}
	}
}

func TestWhatDoesNotFly(t *testing.T) {
	for name, do := range map[string]func(h *hand){
		"animation is off":      func(h *hand) { h.Animate = false; h.doc.Do(place2()) },
		"what is known changes": func(h *hand) {},
		"a vertex is added":     func(h *hand) { h.doc.Do(document.AddVertex(board.Point{X: 400})) },
		"a drag's end":          func(h *hand) { h.swipe(h.on("A"), h.off("A", 30, 30)) },
		"a nudge":               func(h *hand) { h.Select(Selection{Vertices: []int{1}}); h.chord(fyne.KeyModifierAlt, fyne.KeyUp) },
		"less than can be seen": func(h *hand) { h.doc.Do(document.MoveVertices([]int{0}, []board.Point{{X: 0.5}})) },
		"another board": func(h *hand) {
			b, _ := board.Read([]byte(`digraph { X [pos="9,9"]; Y [pos="80,9"]; Z [pos="9,99"] }`), "")
			h.doc = document.New(b)
		},
	} {
		h := newHand(t, three)
		do(h)
		h.show()
		if h.flight != nil {
			t.Errorf("%s, and something flies", name)
		}
	}
}

// The view goes along when it is fitted to the new places.
func TestViewFlies(t *testing.T) {
	h := newHand(t, three)
	start := h.view
	h.doc.Do(document.MoveVertices([]int{0, 2}, []board.Point{{X: -900, Y: -900}, {X: 900, Y: 900}}))
	h.show()
	h.Fit()
	if h.seen() != start {
		t.Error("the view jumps")
	}
	h.settle()
	h.frames(flightTime / 2)
	if z := h.seen().zoom; z >= start.zoom || z <= h.view.zoom {
		t.Errorf("half way the zoom is %g of %g to %g", z, start.zoom, h.view.zoom)
	}
	h.frames(flightTime)
	if h.seen() != h.view {
		t.Error("the view does not arrive")
	}
}

// What is known comes at once: a content with other facts on the way goes on flying, and shows them.
func TestFlightDelaysNothing(t *testing.T) {
	h := newHand(t, three)
	h.doc.Do(place2())
	h.show()
	h.settle()
	h.frames(flightTime / 3)
	f, at := h.flight, h.on("A")
	c := h.content
	c.Facts.Values = []int32{0, 1, 0}
	h.SetContent(c)
	if h.flight != f || h.on("A") != at {
		t.Error("the flight is disturbed")
	}
	h.settle()
	found := false
	for _, s := range h.scene().Shapes {
		found = found || s.Text == "1"
	}
	if !found {
		t.Error("the value is not shown on the way")
	}
}
