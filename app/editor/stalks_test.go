package editor

import (
	"image"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"dev.mexboard/app/document"
)

// stalks is a Hackenbush board: a stalk of two on the ground, two edges side by side on top, and a loose edge.
const stalks = `graph { g [ground=true, pos="0,0"]; a [pos="0,110"]; b [pos="0,220"]; c [pos="0,330"]; x [pos="250,110"]; y [pos="250,220"];
	g -- a; a -- b; b -- c; c -- b; x -- y }`

const stalksOutline = "g_>a a>b b>c c>b x>y y"

func TestGroundTool(t *testing.T) {
	h := newHand(t, stalks)
	h.key(fyne.KeyG)
	h.click(h.on("x"))
	h.want("g_>a a>b b>c c>b x_>y y", 1)
	h.click(h.on("g"))
	h.want("g>a a>b b>c c>b x_>y y", 2)
	if name := h.undo(); name != "take off the ground" {
		t.Errorf("undo %q", name)
	}
	h.click(h.off("g", 120, 0))
	h.want("g_>a a>b b>c c>b x_>y y d_", 3)
	h.click(h.on("a", "b"))
	h.want("g_>a a>b b>c c>b x_>y y d_ e_", 4) // an edge is no vertex
}

func TestGroundKey(t *testing.T) {
	h := newHand(t, stalks)
	h.click(h.on("x"))
	h.key(fyne.KeySlash)
	h.want("g_>a a>b b>c c>b x_>y y", 1)
	h.key(fyne.KeySlash)
	h.want(stalksOutline, 2)
	h.click(h.on("x"))
	h.click(h.on("y"), fyne.KeyModifierShift)
	h.key(fyne.KeySlash)
	h.want("g_>a a>b b>c c>b x_>y y_", 3)
}

func TestCutTool(t *testing.T) {
	test.NewApp()
	h := newHand(t, stalks)
	h.key(fyne.KeyK)
	h.click(h.on("a"))
	h.want(stalksOutline, 0)
	h.click(h.on("x", "y"))
	if h.want(stalksOutline, 0); len(h.messages) != 1 {
		t.Errorf("a loose edge was cut, messages %q", h.messages)
	}
	h.click(h.on("a", "b"))
	h.want("g_>a a x>y y", 1)
	if name := h.undo(); name != "cut a–b" {
		t.Errorf("undo %q", name)
	}
	h.want(stalksOutline, 1)
}

// TestWhatFallsIsSeenFalling watches a cut: the shapes of what fell go down and fade, then are gone.
func TestWhatFallsIsSeenFalling(t *testing.T) {
	h := newHand(t, stalks)
	if !h.Cut(1) || h.falling == nil || len(h.falling.shapes) == 0 {
		t.Fatal("nothing falls")
	}
	h.settle()
	h.frame(800, 600)
	if h.falling == nil || h.falling.began.IsZero() {
		t.Fatal("the fall does not begin")
	}
	before := h.falling.at(0).Shapes[0]
	half := h.falling.at(0.5).Shapes[0]
	if half.P[0].Y <= before.P[0].Y || half.P[0].X != before.P[0].X {
		t.Errorf("from %v to %v", before.P[0], half.P[0])
	}
	h.now = h.now.Add(time.Second)
	if h.frame(800, 600); h.falling != nil {
		t.Error("the fall does not end")
	}
	h.undo()
	h.Animate = false
	if !h.Cut(1) || h.falling != nil {
		t.Error("it falls though animation is off")
	}
}

// TestWhatComesBackIsSeenRising watches a cut taken back: the shapes come up to where they belong, over the picture
// without them.
func TestWhatComesBackIsSeenRising(t *testing.T) {
	h := newHand(t, stalks)
	if !h.Cut(1) {
		t.Fatal("nothing falls")
	}
	h.settle()
	h.now = h.now.Add(time.Second)
	h.frame(800, 600)
	h.frame(800, 600)
	if h.falling != nil {
		t.Fatal("the fall does not end")
	}
	edge := h.doc.UndoCut()
	if edge != 1 || h.doc.RedoCut() >= 0 {
		t.Fatalf("the edit cut %d, %d", edge, h.doc.RedoCut())
	}
	without := slices.Clone(h.frame(800, 600).(*image.RGBA).Pix)
	h.doc.Undo()
	vertices, edges, _ := document.Falls(h.doc.Board(), edge)
	h.Rise(vertices, edges)
	h.show()
	h.settle()
	first := slices.Clone(h.frame(800, 600).(*image.RGBA).Pix)
	if h.falling == nil || h.falling.began.IsZero() || len(h.falling.shapes) == 0 {
		t.Fatal("nothing rises")
	}
	if !slices.Equal(first, without) {
		t.Error("it is there before it comes")
	}
	h.now = h.now.Add(time.Second)
	h.frame(800, 600)
	if all := h.frame(800, 600).(*image.RGBA).Pix; h.falling != nil || slices.Equal(all, without) {
		t.Error("it does not arrive")
	}
	if h.doc.RedoCut() != 1 {
		t.Errorf("redo cuts %d", h.doc.RedoCut())
	}
	h.Animate = false
	if h.Rise(vertices, edges); h.falling != nil {
		t.Error("it rises though animation is off")
	}
}

func TestChipsAndSplitsAreRefused(t *testing.T) {
	h := newHand(t, stalks)
	h.click(h.on("a"))
	h.key(fyne.KeyPeriod, fyne.KeyComma, fyne.KeyC, fyne.KeyX)
	h.want(stalksOutline, 0)
	if len(h.messages) != 4 || h.Tool() != Tools[0] {
		t.Errorf("messages %q, tool %s", h.messages, h.Tool().Key())
	}
	h = newHand(t, three)
	h.key(fyne.KeyG, fyne.KeyK)
	if len(h.messages) != 2 || h.Tool() != Tools[0] {
		t.Errorf("messages %q, tool %s", h.messages, h.Tool().Key())
	}
}

// TestParallelEdgesAreTwoThings selects and erases each of two by itself, and draws a third and a loop.
func TestParallelEdgesAreTwoThings(t *testing.T) {
	h := newHand(t, stalks)
	middle := h.on("b", "c")
	var at []fyne.Position // of each of the two, left and right of the middle
	for e := 2; e <= 3; e++ {
		for dx := float32(-60); dx <= 60; dx++ {
			if p := h.partAt(h.view.point(middle.AddXY(dx, 0))); p.Index == e && p.Kind != 0 {
				at = append(at, middle.AddXY(dx, 0))
				break
			}
		}
	}
	if len(at) != 2 {
		t.Fatalf("found %d of two parallel edges", len(at))
	}
	h.click(at[0])
	first := h.Selection()
	h.click(at[1])
	if second := h.Selection(); len(first.Edges) != 1 || len(second.Edges) != 1 || first.Edges[0] == second.Edges[0] {
		t.Errorf("selected %v and %v", first, second)
	}
	h.key(fyne.KeyDelete)
	h.want("g_>a a>b b>c c x>y y", 1)
	h.key(fyne.KeyE)
	h.swipe(h.on("c"), h.on("b"))
	h.want("g_>a a>b b>c c>b x>y y", 2)
	h.swipe(h.on("x"), h.off("x", 90, 0), h.on("x"))
	h.want("g_>a a>b b>c c>b x>y,x y", 3)
	h.click(h.on("a"))
	h.key(fyne.KeyQ)
	h.key(fyne.KeyQ)
	h.wantSelected("a>b")
}

// TestGrowing draws upwards by keys.
func TestGrowing(t *testing.T) {
	h := newHand(t, `graph { g [ground=true, pos="0,0"] }`)
	h.click(h.on("g"))
	h.key(fyne.KeyTab)
	h.name.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	h.settle()
	h.want("g_>a a", 1)
	if h.pos("a").Y <= 0 {
		t.Errorf("a at %v", h.pos("a"))
	}
	h.key(fyne.KeyReturn)
	h.name.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	h.settle()
	h.want("g_>a,b a b", 2)
	if h.pos("b").Y != h.pos("a").Y || h.pos("b").X <= h.pos("a").X {
		t.Errorf("b at %v", h.pos("b"))
	}
}

// TestDrawingDoesNotMoveTheView changes the widget's size after an edit: a line more in the legend does that.
func TestDrawingDoesNotMoveTheView(t *testing.T) {
	h := newHand(t, stalks)
	h.Fit()
	h.key(fyne.KeyG)
	h.click(h.off("g", 120, 0))
	before := h.on("g")
	h.window.Resize(fyne.NewSize(800, 560))
	h.settleAt(800, 560)
	if h.on("g") != before {
		t.Errorf("g was at %v, is at %v", before, h.on("g"))
	}
}

// TestEdgesOneByOne: where the current vertex has no edge, the key for edges goes on at the nearest vertex that has one.
func TestEdgesOneByOne(t *testing.T) {
	h := newHand(t, `graph { g [ground=true, pos="0,0"]; h [ground=true, pos="300,0"]; i [ground=true, pos="100,0"]; h -- a; i -- b; a [pos="300,100"]; b [pos="100,100"] }`)
	h.click(h.on("g"))
	h.key(fyne.KeyQ)
	h.wantSelected("i>b")
	h.key(fyne.KeyQ)
	h.wantSelected("i>b")
	h.SetCurrent(-1)
	h.key(fyne.KeyQ)
	h.wantSelected("h>a")
}
