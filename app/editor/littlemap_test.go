package editor

import (
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"

	"dev.mexboard/render"
	"dev.mexboard/solver"
)

// drawMap draws frames until the small map is that of what is shown.
func (h *hand) drawMap() *image.RGBA {
	h.t.Helper()
	h.settle()
	for range 10 {
		img := h.frame(800, 600).(*image.RGBA)
		if p := h.little.picture; p != nil && p.order.number == h.number {
			return img
		}
		(<-h.posted)()
	}
	h.t.Fatal("no map")
	return nil
}

func TestMapIsThereWhenItIsOfUse(t *testing.T) {
	h := newHand(t, crowd(100))
	shown := func() bool { _, _, _, ok := h.mapPlace(); return ok }
	if shown() {
		t.Error("there is a map of a board that is seen whole")
	}
	h.SetZoom(2)
	if !shown() {
		t.Error("there is no map of a board that is not")
	}
	h.Map = false
	if shown() {
		t.Error("the map cannot be turned off")
	}
	h.Map = true
	h.window.Resize(fyne.NewSize(300, 200))
	if shown() {
		t.Error("the map takes the room of a small window")
	}
	if one := newHand(t, `digraph { a [pos="0,0"] }`); one.overMap(fyne.NewPos(780, 580)) {
		t.Error("there is a map of one vertex")
	}
}

// A vertex that is gone to is in view and not under the map, nor are several.
func TestNothingIsRevealedUnderTheMap(t *testing.T) {
	h := newHand(t, crowd(100))
	clear := func(what string, v int) {
		t.Helper()
		p := h.view.position(h.place(v))
		if h.overMap(p) || p.X < 0 || p.Y < 0 || p.X > 800 || p.Y > 600 {
			t.Errorf("%s %d: at %v, over the map %t", what, v, p, h.overMap(p))
		}
	}
	h.SetZoom(2)
	for v := range 100 {
		h.SetCurrent(v)
		clear("vertex", v)
	}
	h.SetZoom(1.2)
	for v := range 99 {
		h.SetCurrent((v + 50) % 100)
		h.Reveal([]int{v, v + 1 - v%10/9})
		clear("pair", v)
	}
	h.SetZoom(4)
	h.Reveal([]int{0, 55, 99})
	clear("far ones", 0)
	clear("far ones", 99)
}

func TestMapMovesTheView(t *testing.T) {
	h := newHand(t, crowd(100))
	h.SetZoom(2)
	h.drawMap()
	at, size, v, _ := h.mapPlace()
	on := func(id string) fyne.Position {
		return v.position(h.place(h.content.Board.Index()[id])).Add(at)
	}
	middle := fyne.NewPos(400, 300)
	near := func(id string) bool { d := h.on(id).Subtract(middle); return d.X*d.X+d.Y*d.Y < 1 }
	h.down(on("v0"))
	if !near("v0") {
		t.Errorf("a press on v0 shows it at %v", h.on("v0"))
	}
	h.drag(on("v77"))
	if !near("v77") {
		t.Errorf("a drag to v77 shows it at %v", h.on("v77"))
	}
	h.drag(at.AddXY(size.Width+500, size.Height+500)) // not farther than the board
	h.up(at.AddXY(size.Width+500, size.Height+500))
	if h.pointer.gesture != nil || h.edits > 0 || !h.Selection().Empty() {
		t.Error("the map did something else than move the view")
	}
	start := h.view
	h.down(on("v0"))
	h.key(fyne.KeyEscape)
	if h.view != start {
		t.Error("Escape does not take the view back")
	}
	h.up(on("v0"))
	h.MouseMoved(h.mouse(on("v0"), 0, 0))
	if h.hover != (render.Part{}) {
		t.Error("what is below the map lights up")
	}
}

func TestMapShowsOutcomesAndTheView(t *testing.T) {
	h := newHand(t, `digraph { a [pos="0,0"]; b [pos="900,0"]; b -> a }`)
	h.SetZoom(3)
	c := h.content
	c.Facts.Outcomes = []solver.Outcome{solver.P, solver.N}
	h.SetContent(c)
	img := h.drawMap()
	at, size, v, _ := h.mapPlace()
	pixel := func(id string) color.RGBA {
		p := v.position(h.place(h.content.Board.Index()[id])).Add(at)
		return img.RGBAAt(int(p.X), int(p.Y))
	}
	for id, want := range map[string]color.NRGBA{"a": render.Light.PLine, "b": render.Light.NLine} {
		if got := pixel(id); got != (color.RGBA{want.R, want.G, want.B, 255}) {
			t.Errorf("%s is %v on the map, want %v", id, got, want)
		}
	}
	middle := v.position(h.view.point(fyne.NewPos(400, 300))).Add(at)
	inside, outside := img.RGBAAt(int(middle.X), int(middle.Y)-5), img.RGBAAt(int(at.X)+6, int(at.Y+size.Height)-6)
	panel := render.Light.Panel
	if outside != (color.RGBA{panel.R, panel.G, panel.B, 255}) || inside == outside {
		t.Errorf("in view %v, out of view %v", inside, outside)
	}
}

func TestGridIsDrawnBelow(t *testing.T) {
	h := newHand(t, three)
	h.frame(800, 600)
	plain := copyOf(h.picture.frame)
	h.SetGrid(true)
	h.settle()
	h.frame(800, 600)
	if differing(plain, h.picture.frame) == 0 {
		t.Fatal("no grid")
	}
	img := h.picture.frame
	cross, between := h.off("C", 2*GridStep-200%GridStep, GridStep), h.off("C", GridStep/2, GridStep*1.5)
	if img.RGBAAt(int(cross.X), int(cross.Y)) == img.RGBAAt(int(between.X), int(between.Y)) {
		t.Error("the lines are not where vertices go to")
	}
	h.SetZoom(0.05)
	h.settle()
	h.frame(800, 600)
	lines := 0
	for x := 1; x < 800; x++ {
		if img.RGBAAt(x, 3) != img.RGBAAt(x-1, 3) {
			lines++
		}
	}
	if lines < 10 || lines > 200 {
		t.Errorf("%d changes of colour along a row far away", lines)
	}
	h.SetGrid(false)
	h.SetZoom(1)
	h.settle()
	h.Fit()
	h.settle()
	h.frame(800, 600)
	if n := differing(plain, h.picture.frame); n > 0 {
		t.Errorf("without the grid %d bytes differ", n)
	}
}

func TestZoomToAndCentre(t *testing.T) {
	h := newHand(t, crowd(400))
	h.ZoomTo([]int{7, 28})
	if h.Zoom() < 0.9 {
		t.Errorf("two neighbours are shown at %g", h.Zoom())
	}
	for _, id := range []string{"v7", "v28"} {
		if p := h.on(id); p.X < 20 || p.Y < 20 || p.X > 780 || p.Y > 580 {
			t.Errorf("%s is at %v", id, p)
		}
	}
	zoom := h.Zoom()
	h.Centre(399)
	if d := h.on("v399").Subtract(fyne.NewPos(400, 300)); d.X*d.X+d.Y*d.Y > 1 || h.Zoom() != zoom {
		t.Errorf("v399 is at %v, zoom %g", h.on("v399"), h.Zoom())
	}
	view := h.view
	h.Centre(-1)
	h.Centre(400)
	if h.view != view {
		t.Error("a vertex that is not there moves the view")
	}
	h.ZoomTo(nil)
	if !h.whole {
		t.Error("zooming to nothing does not show all")
	}
}
