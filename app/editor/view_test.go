package editor

import (
	"image"
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"dev.mexboard/render"
)

func TestViewKeepsWhatIsUnderThePointer(t *testing.T) {
	v := view{origin: render.Point{X: -30, Y: 12}, zoom: 0.8}
	at := fyne.NewPos(211, 97)
	for _, zoom := range []float64{0.1, 1, 3, 1e9, 1e-9} {
		z := v.zoomed(zoom, at)
		before, after := v.point(at), z.point(at)
		if math.Hypot(before.X-after.X, before.Y-after.Y) > 1e-6 {
			t.Errorf("zoom %g: %v came to %v", zoom, before, after)
		}
		if z.zoom < minZoom || z.zoom > maxZoom {
			t.Errorf("zoom %g", z.zoom)
		}
	}
	p := v.panned(40, -8)
	if got := p.position(v.point(at)); math.Hypot(float64(got.X-at.X-40), float64(got.Y-at.Y+8)) > 1e-3 {
		t.Errorf("pulled to %v", got)
	}
}

func TestFit(t *testing.T) {
	h := newHand(t, three)
	if h.Zoom() != 1 {
		t.Errorf("a small board is shown at %g", h.Zoom())
	}
	var told []float64
	h.OnView = func(z float64) { told = append(told, z) }
	h.SetZoom(2)
	h.window.Resize(fyne.NewSize(400, 300))
	if h.Zoom() != 2 {
		t.Error("a view that was chosen changes with the size")
	}
	h.Fit()
	h.window.Resize(fyne.NewSize(200, 160))
	if z := h.Zoom(); z >= 1 || len(told) == 0 || told[len(told)-1] != z {
		t.Errorf("zoom %g, told %v", z, told)
	}
	for _, id := range []string{"A", "B", "C"} {
		p := h.on(id)
		if p.X < 10 || p.Y < 10 || p.X > 190 || p.Y > 150 {
			t.Errorf("%s is at %v", id, p)
		}
	}
	empty := newHand(t, "digraph {}")
	if empty.Zoom() != 1 {
		t.Errorf("an empty board is shown at %g", empty.Zoom())
	}
}

func TestWheel(t *testing.T) {
	h := newHand(t, three)
	at := h.on("C")
	scroll := func(dx, dy float32) {
		e := &fyne.ScrollEvent{Scrolled: fyne.NewDelta(dx, dy)}
		e.Position = at
		h.Scrolled(e)
		h.settle()
	}
	scroll(0, 50)
	if z := h.Zoom(); math.Abs(z-zoomStep*zoomStep) > 1e-9 {
		t.Errorf("two notches zoom to %g", z)
	}
	if got := h.on("C"); got.Subtract(at).X > 0.01 || got.Subtract(at).Y > 0.01 {
		t.Errorf("what is under the pointer went from %v to %v", at, got)
	}
	scroll(0, -50)
	scroll(-25, 0)
	if got := h.on("C"); h.Zoom() != 1 && math.Abs(h.Zoom()-1) > 1e-9 || got.X >= at.X-10 {
		t.Errorf("sideways it went from %v to %v at %g", at, got, h.Zoom())
	}
}

func TestPan(t *testing.T) {
	for name, drag := range map[string]func(h *hand, from, to fyne.Position){
		"right button": func(h *hand, from, to fyne.Position) {
			h.MouseDown(h.mouse(from, desktop.MouseButtonSecondary, 0))
			h.MouseMoved(h.mouse(to, desktop.MouseButtonSecondary, 0))
			h.MouseUp(h.mouse(to, desktop.MouseButtonSecondary, 0))
		},
		"right button, released outside": func(h *hand, from, to fyne.Position) {
			h.MouseDown(h.mouse(from, desktop.MouseButtonSecondary, 0))
			h.MouseMoved(h.mouse(to, desktop.MouseButtonSecondary, 0))
			h.MouseOut()
			h.MouseIn(h.mouse(from, 0, 0))
		},
		"middle button": func(h *hand, from, to fyne.Position) {
			h.MouseDown(h.mouse(from, desktop.MouseButtonTertiary, 0))
			h.drag(to)
			h.MouseUp(h.mouse(to, desktop.MouseButtonTertiary, 0))
			h.DragEnd()
		},
		"space bar": func(h *hand, from, to fyne.Position) {
			h.KeyDown(&fyne.KeyEvent{Name: fyne.KeySpace})
			h.swipe(from, to)
			h.KeyUp(&fyne.KeyEvent{Name: fyne.KeySpace})
		},
		"touch": func(h *hand, from, to fyne.Position) {
			d := to.Subtract(from)
			h.Dragged(&fyne.DragEvent{Dragged: fyne.NewDelta(d.X, d.Y)})
			h.DragEnd()
		},
	} {
		h := newHand(t, three)
		a := h.on("A")
		drag(h, a, a.AddXY(70, -30))
		if got := h.on("A").Subtract(a); math.Abs(float64(got.X-70)) > 0.01 || math.Abs(float64(got.Y+30)) > 0.01 {
			t.Errorf("%s: the picture went %v", name, got)
		}
		h.want(unchanged, 0)
		if h.pointer.gesture != nil || !h.Selection().Empty() {
			t.Errorf("%s: something is left of the gesture", name)
		}
	}
}

// A pan within the margin copies the picture; it is the same, pixel for pixel, as one painted at that view.
func TestPannedPictureIsExact(t *testing.T) {
	h := newHand(t, three)
	serial := h.picture.ordered.serial
	h.setView(h.view.panned(37, 21))
	h.frame(800, 600)
	if h.picture.ordered.serial != serial {
		t.Error("a small pan orders another picture")
	}
	panned := image.NewRGBA(h.picture.frame.Rect)
	copy(panned.Pix, h.picture.frame.Pix)
	h.SetContent(h.content)
	h.settle()
	h.frame(800, 600)
	if n := differing(panned, h.picture.frame); n > 0 {
		t.Errorf("%d pixels differ", n)
	}
	direct := image.NewRGBA(panned.Rect)
	fill(direct, render.Light.Board)
	h.scene().Paint(direct, h.view.pixels(1), nil)
	if n := differing(panned, direct); n > 0 {
		t.Errorf("%d bytes are not those of the scene", n)
	}
	h.setView(h.view.panned(150, 0))
	h.frame(800, 600)
	if h.picture.ordered.serial == serial+1 {
		t.Error("a pan past half the margin orders no picture")
	}
}

func differing(a, b *image.RGBA) int {
	n := 0
	for i := range a.Pix {
		if a.Pix[i] != b.Pix[i] {
			n++
		}
	}
	return n
}

// Pictures keep coming while the view goes on changing faster than they are made.
func TestPicturesKeepComing(t *testing.T) {
	h := newHand(t, three)
	h.SetZoom(1.2)
	h.frame(800, 600)
	made := <-h.posted // done, and not shown yet
	h.SetZoom(1.4)
	h.frame(800, 600)
	made()
	if z := h.picture.base.order.view.Zoom; z != 1.2 {
		t.Errorf("the picture is that of zoom %g", z)
	}
	h.settle()
	if z := h.picture.base.order.view.Zoom; z != 1.4 {
		t.Errorf("at last the picture is that of zoom %g", z)
	}
}

// While the picture of a new zoom is being made the old one is stretched: what was dark is dark at its new place.
func TestZoomedPictureIsNearTheNewOne(t *testing.T) {
	h := newHand(t, three)
	h.SetZoom(1.5)
	h.frame(800, 600)
	stretched := image.NewRGBA(h.picture.frame.Rect)
	copy(stretched.Pix, h.picture.frame.Pix)
	h.settle()
	h.frame(800, 600)
	far := 0
	for i := range stretched.Pix {
		if d := int(stretched.Pix[i]) - int(h.picture.frame.Pix[i]); d > 128 || d < -128 {
			far++
		}
	}
	if total := len(stretched.Pix); far*100 > total {
		t.Errorf("%d of %d bytes are far off", far, total)
	}
	if differing(stretched, h.picture.frame) == 0 {
		t.Error("the new picture was there at once: nothing was tested")
	}
}

// On a screen with more pixels than units the picture has them all, and the pointer still hits.
func TestManyPixels(t *testing.T) {
	h := newHand(t, three)
	h.settleAt(1600, 1200)
	img := h.frame(1600, 1200).(*image.RGBA)
	p := h.on("A")
	ring := img.RGBAAt(int(2*(p.X+render.VertexRadius)), int(2*p.Y))
	paper := img.RGBAAt(int(2*(p.X+render.VertexRadius+12)), int(2*p.Y))
	if ring == paper {
		t.Errorf("no ring where A's should be: %v", ring)
	}
	if got := h.partAt(h.view.point(p)); got.Kind != render.VertexPart || got.Index != 0 {
		t.Errorf("the pointer on A hits %v", got)
	}
}

func TestFrameOfFocus(t *testing.T) {
	h := newHand(t, three)
	focus := render.Light.Focus
	c := h.window.Canvas()
	for _, step := range []struct {
		name string
		do   func()
		want bool
	}{
		{"focused by the keyboard", func() { c.FocusNext() }, true},
		{"the window is left", h.FocusLost, false},
		{"and comes back", h.FocusGained, true},
		{"focused by the pointer", func() { h.click(h.on("A")) }, false},
		{"the window is left", h.FocusLost, false},
		{"and comes back", h.FocusGained, false},
		{"the focus goes", func() { c.Unfocus() }, false},
		{"and comes by the keyboard", func() { c.FocusNext() }, true},
		{"a command takes it", h.TakeFocus, false},
	} {
		step.do()
		for len(h.posted) > 0 {
			(<-h.posted)()
		}
		got := h.frame(800, 600).(*image.RGBA).RGBAAt(1, 300)
		if framed := got == (color.RGBA{focus.R, focus.G, focus.B, 255}); framed != step.want {
			t.Errorf("%s: frame %v, want %v", step.name, framed, step.want)
		}
	}
}

func TestFirstVertexStaysWhereItIsPut(t *testing.T) {
	h := newHand(t, "digraph {}")
	h.SetTool(Tools[1])
	at := fyne.NewPos(120, 90)
	h.click(at)
	h.settle()
	if got := h.on("A"); got.Subtract(at).X > 0.01 || at.Subtract(got).X > 0.01 || got.Subtract(at).Y > 0.01 || at.Subtract(got).Y > 0.01 {
		t.Errorf("put at %v, shown at %v", at, got)
	}
}

// Names that are not wanted are not drawn, nor on what a drag moves.
func TestNamesCanBeOff(t *testing.T) {
	names := func(s render.Scene) int {
		n := 0
		for _, x := range s.Shapes {
			if x.Part.Kind == render.NamePart {
				n++
			}
		}
		return n
	}
	h := newHand(t, three)
	if n := names(*h.scene()); n != 3 {
		t.Fatalf("%d names are drawn", n)
	}
	h.frame(800, 600)
	c := h.content
	c.Look.Bare = true
	h.SetContent(c)
	h.settle()
	if n := names(*h.scene()); n != 0 {
		t.Errorf("%d names are drawn though they are off", n)
	}
	at := h.on("C")
	h.down(at)
	h.drag(at.AddXY(50, 0))
	h.settle()
	bare, named := image.NewRGBA(h.picture.frame.Rect), image.NewRGBA(h.picture.frame.Rect)
	m := h.motion
	m.paint(bare, h.view.pixels(1), h.picture.base.drawn.plan)
	m.content.Look.Bare = false
	m.paint(named, h.view.pixels(1), h.picture.base.drawn.plan)
	if differing(bare, named) == 0 {
		t.Error("what a drag moves has its name though names are off")
	}
}
