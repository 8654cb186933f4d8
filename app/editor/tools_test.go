package editor

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

const unchanged = "A B>A,C C"

func TestClickSelects(t *testing.T) {
	h := newHand(t, three)
	var told []Selection
	h.OnSelect = func(s Selection) { told = append(told, s) }
	for _, step := range []struct {
		name string
		do   func()
		want string
	}{
		{"a vertex", func() { h.click(h.on("A")) }, "A"},
		{"another one alone", func() { h.click(h.on("B")) }, "B"},
		{"with Shift one more", func() { h.click(h.on("C"), fyne.KeyModifierShift) }, "B C"},
		{"with Ctrl one less", func() { h.click(h.on("B"), fyne.KeyModifierControl) }, "C"},
		{"and an edge", func() { h.click(h.on("A", "B"), fyne.KeyModifierShift) }, "C B>A"},
		{"one of several alone", func() { h.click(h.on("C")) }, "C"},
		{"an edge alone", func() { h.click(h.on("B", "C")) }, "B>C"},
		{"nothing", func() { h.click(h.off("C", 80, 80)) }, ""},
		{"an area, edges inside too", func() { h.swipe(h.off("A", -45, -45), h.off("A", 50, 50), h.off("B", 50, 50)) }, "A B B>A"},
		{"more with Shift", func() {
			h.down(h.off("C", -40, -40), fyne.KeyModifierShift)
			h.drag(h.off("C", 40, 40))
			h.up(h.off("C", 40, 40))
		}, "A B C B>A"},
		{"Escape clears", func() { h.key(fyne.KeyEscape) }, ""},
	} {
		step.do()
		if got := h.selected(); got != step.want {
			t.Errorf("%s: selected %q, want %q", step.name, got, step.want)
		}
	}
	h.want(unchanged, 0)
	if len(told) == 0 || !told[len(told)-1].Empty() {
		t.Error("OnSelect was not told")
	}
}

func TestDragMovesAllSelected(t *testing.T) {
	h := newHand(t, three)
	h.click(h.on("A"))
	h.click(h.on("C"), fyne.KeyModifierShift)
	h.swipe(h.on("C"), h.off("C", 10, 5), h.off("C", 30, 50), h.off("C", 30, -20))
	h.want(unchanged, 1)
	near := func(got board.Point, x, y float64) bool { return abs(got.X-x) < 1 && abs(got.Y-y) < 1 }
	// The last way was counted from where C was by then.
	if a, c := h.pos("A"), h.pos("C"); abs(c.X-a.X-200) > 0.011 || abs(c.Y-a.Y) > 0.011 || near(c, 200, 0) {
		t.Errorf("A at %v, C at %v", a, c)
	}
	if h.pos("B") != (board.Point{X: 0, Y: 200}) {
		t.Error("B moved")
	}
	if name := h.undo(); name != "move 2 vertices" {
		t.Errorf("undo is called %q", name)
	}
	if h.pos("C") != (board.Point{X: 200, Y: 0}) {
		t.Error("undo does not take C back")
	}
	h.wantSelected("A C")
}

func TestDragOfAnUnselectedVertexMovesItAlone(t *testing.T) {
	h := newHand(t, three)
	h.click(h.on("A"))
	to := h.off("B", 100, 40)
	h.swipe(h.on("B"), to)
	h.want(unchanged, 1)
	if b := h.pos("B"); abs(b.X-100) > 1 || abs(b.Y-240) > 1 {
		t.Errorf("B at %v, want 100, 240", b)
	}
	if h.pos("A") != (board.Point{}) {
		t.Error("A moved too")
	}
	h.wantSelected("B")
}

// Dragging is one motion over a picture without what moves; it ends when the picture of the new board is there.
func TestMotion(t *testing.T) {
	h := newHand(t, three)
	h.down(h.on("B"))
	scene := h.picture.base.drawn
	h.drag(h.off("B", 20, 0))
	if h.motion == nil || !h.motion.moves[1] || len(h.motion.moves) != 1 {
		t.Fatal("nothing is lifted")
	}
	h.settle()
	if h.picture.base.order.moving != h.motion || h.picture.base.drawn != scene {
		t.Error("the picture shows what moves, or its scene was made anew")
	}
	at := h.off("B", 20, 0)
	h.drag(at)
	h.MouseUp(h.mouse(at, desktop.MouseButtonPrimary, 0))
	if h.edits != 1 || h.motion == nil {
		t.Error("what was moved is not shown until the picture is there")
	}
	h.settle()
	if h.motion != nil || h.picture.base.order.moving != nil {
		t.Error("the motion does not end")
	}
}

func TestAborted(t *testing.T) {
	for _, tool := range Tools {
		for _, end := range []struct {
			name string
			do   func(h *hand)
		}{
			{"Escape", func(h *hand) { h.key(fyne.KeyEscape) }},
			{"another tool", func(h *hand) { h.SetTool(Tools[0]) }},
			{"another board", func(h *hand) { h.doc.Do(addTo(h)); h.show() }},
		} {
			h := newHand(t, three)
			h.SetTool(tool)
			selected := h.selected()
			outline := unchanged
			if end.name == "another board" {
				outline = "A1 B>A,C C"
			}
			h.down(h.off("B", 0, 3))
			h.drag(h.off("B", 0, 30))
			h.drag(h.off("B", 120, 0))
			end.do(h)
			h.drag(h.off("B", 140, 0))
			h.up(h.off("B", 140, 0))
			h.want(outline, 0)
			if h.pos("B") != (board.Point{X: 0, Y: 200}) || h.pointer.gesture != nil || h.motion != nil {
				t.Errorf("%s, %s: something is left of the gesture", tool.Key(), end.name)
			}
			if tool.Key() == "E" && h.selected() != selected {
				t.Errorf("%s, %s: selected %q", tool.Key(), end.name, h.selected())
			}
		}
	}
}

func TestAreaAborted(t *testing.T) {
	h := newHand(t, three)
	h.click(h.on("C"))
	h.down(h.off("A", -40, -40))
	h.drag(h.off("A", 40, 40))
	h.wantSelected("A")
	h.key(fyne.KeyEscape)
	h.wantSelected("C")
}

// The release is not always told: the gesture ends where the pointer was last.
func TestReleaseElsewhere(t *testing.T) {
	for name, end := range map[string]func(h *hand){
		"focus lost":              func(h *hand) { h.FocusLost() },
		"drag end":                func(h *hand) { h.DragEnd() },
		"pointer back, no button": func(h *hand) { h.MouseMoved(h.mouse(h.on("A"), 0, 0)) },
	} {
		h := newHand(t, three)
		h.down(h.on("C"))
		h.drag(h.off("C", 50, 0))
		end(h)
		h.settle()
		h.DragEnd()
		h.want(unchanged, 1)
		if c := h.pos("C"); abs(c.X-250) > 1 {
			t.Errorf("%s: C at %v", name, c)
		}
	}
	h := newHand(t, three)
	h.SetTool(Tools[1])
	h.down(h.off("C", 90, 90))
	h.FocusLost() // a press that was not moved is no click
	h.up(h.off("C", 90, 90))
	h.want(unchanged, 0)
}

func TestVertexTool(t *testing.T) {
	h := newHand(t, three)
	h.key(fyne.KeyV)
	h.click(h.off("C", 0, 200))
	h.want("A B>A,C C D", 1)
	if d := h.pos("D"); abs(d.X-200) > 1 || abs(d.Y-200) > 1 {
		t.Errorf("D at %v, want 200, 200", d)
	}
	h.click(h.on("A"))
	h.wantSelected("A")
	h.click(h.on("B", "C")) // on an edge too
	h.want("A B>A,C C D E", 2)
	if name := h.undo(); name != "add vertex" {
		t.Errorf("undo is called %q", name)
	}
}

func TestEdgeTool(t *testing.T) {
	h := newHand(t, three)
	h.key(fyne.KeyE)
	for _, step := range []struct {
		name   string
		places []fyne.Position
		want   string
		edits  int
	}{
		{"from vertex to vertex", []fyne.Position{h.on("A"), h.on("A", "C"), h.on("C")}, "A>C B>A,C C", 1},
		{"a parallel edge", []fyne.Position{h.on("A"), h.on("A", "C"), h.on("C")}, "A>C,C B>A,C C", 2},
		{"out and back is a loop", []fyne.Position{h.on("C"), h.off("C", 60, 0), h.on("C")}, "A>C,C B>A,C C>C", 3},
		{"a trembling click is none", []fyne.Position{h.on("B"), h.off("B", 8, 0), h.on("B")}, "A>C,C B>A,C C>C", 3},
		{"from empty space is none", []fyne.Position{h.off("C", 60, 60), h.on("C")}, "A>C,C B>A,C C>C", 3},
		{"to where a new vertex would lie on another joins that", []fyne.Position{h.on("B"), h.off("C", 40, 0)}, "A>C,C B>A,C,C C>C", 4},
		{"to empty space makes a vertex", []fyne.Position{h.on("C"), h.off("C", 0, 150)}, "A>C,C B>A,C,C C>C,D D", 5},
	} {
		h.swipe(step.places...)
		if got := h.outline(); got != step.want || h.edits != step.edits {
			t.Errorf("%s: %q after %d edits, want %q after %d", step.name, got, h.edits, step.want, step.edits)
		}
	}
	if name := h.undo(); name != "add edge and vertex" {
		t.Errorf("undo is called %q", name)
	}
}

func TestChipTool(t *testing.T) {
	h := newHand(t, three)
	h.key(fyne.KeyC)
	h.click(h.on("A"))
	h.click(h.on("A"))
	h.click(h.on("B"))
	h.want("A2 B1>A,C C", 3)
	h.click(h.on("A"), fyne.KeyModifierShift)
	h.want("A1 B1>A,C C", 4)
	h.MouseDown(h.mouse(h.on("A"), desktop.MouseButtonSecondary, 0))
	h.MouseUp(h.mouse(h.on("A"), desktop.MouseButtonSecondary, 0))
	h.want("A B1>A,C C", 5)
	h.swipe(h.on("C"), h.off("C", 50, 50)) // no click
	h.click(h.off("C", 90, 90))            // on nothing
	h.want("A B1>A,C C", 5)
}

func TestQuickClicksAreAllCounted(t *testing.T) {
	h := newHand(t, three)
	h.SetTool(Tools[3])
	for range 4 {
		h.now = h.now.Add(50 * time.Millisecond)
		h.down(h.on("A"))
		h.up(h.on("A"))
	}
	h.want("A4 B>A,C C", 4)
}

func TestSplitTool(t *testing.T) {
	h := newHand(t, three)
	h.key(fyne.KeyX)
	h.click(h.on("A"))
	h.want("A* B>A,C C", 1)
	h.click(h.on("A"))
	h.want(unchanged, 2)
	h.click(h.on("B", "C"))
	h.want("A B>A,s1 C s1*>C", 3)
	h.click(h.off("C", 0, 200))
	h.want("A B>A,s1 C s1*>C s2*", 4)
	h.doc.Do(addTo(h))
	h.show()
	h.settle()
	h.click(h.on("A"))
	if len(h.messages) != 1 {
		t.Errorf("a vertex with chips is made a split, messages %q", h.messages)
	}
}

func TestEraseTool(t *testing.T) {
	h := newHand(t, three)
	h.key(fyne.KeyD)
	h.click(h.on("B", "C"))
	h.want("A B>A C", 1)
	h.click(h.off("C", 80, 80))
	h.want("A B>A C", 1)
	h.swipe(h.off("C", 0, 60), h.off("C", 0, -60), h.off("A", 0, -60), h.off("A", 0, 20))
	h.want("B", 2)
	h.undo()
	h.want("A B>A C", 2)
}

func TestFastEraserSkipsNothing(t *testing.T) {
	h := newHand(t, three)
	h.SetTool(eraseTool{})
	h.swipe(h.off("A", -60, 0), h.off("C", 60, 0)) // one event over both
	h.want("B", 1)
}

func TestEveryToolHasItsKey(t *testing.T) {
	for _, text := range []string{three, stalks} {
		h := newHand(t, text)
		told := ""
		h.OnTool = func(t Tool) { told = t.Key() }
		for _, tool := range Tools {
			h.messages, told = nil, ""
			h.key(fyne.KeyS, fyne.KeyName(tool.Key()))
			fits := Fits(tool, h.content.Board.Directed)
			if (h.Tool() == tool) != fits || (told == tool.Key()) != fits || (len(h.messages) == 0) != fits {
				t.Errorf("%s chooses %q, told %q, messages %q", tool.Key(), h.Tool().Key(), told, h.messages)
			}
		}
	}
}

// What a gesture shows must not depend on the picture being there.
func TestGesturesBeforeThePicture(t *testing.T) {
	h := newHand(t, three)
	h.doc.Do(addTo(h))
	h.show() // no frame, no picture
	h.SetTool(Tools[2])
	h.down(h.on("A"))
	h.drag(h.on("C"))
	h.up(h.on("C"))
	h.want("A1>C B>A,C C", 1)
}

func TestUnplacedBoardStaysWhereItIsSeen(t *testing.T) {
	h := newHand(t, "digraph { A -> B; B -> C; A -> C }")
	seen := h.content.Geometry
	h.swipe(h.on("A"), h.off("A", 40, 40))
	for v, x := range h.doc.Board().Vertices {
		moved := x.ID == "A"
		if !x.Placed || (abs(x.Pos.X-seen.Vertices[v].X) < 0.1) == moved {
			t.Errorf("%s at %v, seen at %v", x.ID, x.Pos, seen.Vertices[v])
		}
	}
}

func TestHover(t *testing.T) {
	h := newHand(t, three)
	var told []render.Part
	h.OnHover = func(p render.Part) { told = append(told, p) }
	h.MouseIn(h.mouse(h.on("A"), 0, 0))
	h.MouseMoved(h.mouse(h.off("A", 3, 0), 0, 0))
	h.MouseMoved(h.mouse(h.on("A", "B"), 0, 0))
	h.MouseMoved(h.mouse(h.off("C", 90, 90), 0, 0))
	h.MouseMoved(h.mouse(h.on("B"), 0, 0))
	h.MouseOut()
	want := []render.Part{
		{Kind: render.VertexPart, Index: 0}, {Kind: render.EdgePart, Index: 0}, {}, {Kind: render.VertexPart, Index: 1}, {},
	}
	if len(told) != len(want) {
		t.Fatalf("told %v, want %v", told, want)
	}
	for i := range want {
		if told[i] != want[i] {
			t.Errorf("told %v, want %v", told, want)
		}
	}
}

// Many vertices are drawn once and shifted; they end where they were dropped all the same.
func TestManyMove(t *testing.T) {
	h := newHand(t, crowd(many+50))
	vertices := all(many + 50)[:many+20] // some edges keep one end
	h.Select(Selection{Vertices: vertices})
	before := h.doc.Board()
	h.Centre(0)
	h.SetZoom(1) // near enough that nothing snaps
	h.settle()
	to := h.off("v0", 30, -40)
	h.down(h.on("v0"))
	h.drag(to)
	h.settle()
	h.drag(to)
	if h.motion == nil || h.motion.still == nil {
		t.Fatal("nothing was drawn once")
	}
	h.show() // what is known changes: drawn again
	if h.motion.still != nil {
		t.Error("what is newly known is not shown")
	}
	h.settle()
	h.up(to)
	if h.edits != 1 || h.motion != nil {
		t.Errorf("%d edits, motion %v", h.edits, h.motion)
	}
	for v, x := range h.doc.Board().Vertices {
		was, by := before.Vertices[v].Pos, board.Point{}
		if v < many+20 {
			by = board.Point{X: 30, Y: -40}
		}
		if abs(x.Pos.X-was.X-by.X) > 1 || abs(x.Pos.Y-was.Y-by.Y) > 1 {
			t.Fatalf("%s went from %v to %v", x.ID, was, x.Pos)
		}
	}
}

// Nothing is ever seen twice: what a drag moves is drawn over the base only when that is without it.
func TestNoGhosts(t *testing.T) {
	h := newHand(t, three)
	var old, to fyne.Position
	inked := func(at fyne.Position) bool {
		r, g, b, _ := h.picture.frame.At(int(at.X), int(at.Y)+render.VertexRadius-1).RGBA()
		return r>>8+g>>8+b>>8 < 3*250
	}
	look := func(when string, there, here bool) {
		t.Helper()
		h.frame(800, 600)
		if inked(old) != there || inked(to) != here {
			t.Errorf("%s: seen at the old place %t, at the new %t", when, inked(old), inked(to))
		}
	}
	h.Fit()
	h.SetZoom(1)
	h.settle()
	old, to = h.on("B"), h.off("B", 90, 0)
	h.down(old)
	h.drag(to) // before the base without B is there
	look("at once", true, false)
	h.settle()
	look("in the drag", false, true)
	h.MouseUp(h.mouse(to, desktop.MouseButtonPrimary, 0))
	look("dropped", false, true)
	h.settle()
	look("at rest", false, true)
}

// A press makes the base without what a drag would move; a mere click gives it back.
func TestPressPrepares(t *testing.T) {
	h := newHand(t, three)
	h.down(h.on("B"))
	h.settle()
	if h.motion == nil || h.picture.base.order.moving != h.motion {
		t.Error("the press prepares nothing")
	}
	h.MouseUp(h.mouse(h.on("B"), desktop.MouseButtonPrimary, 0))
	h.settle()
	if h.motion != nil || h.picture.base.order.moving != nil || h.edits != 0 {
		t.Errorf("the click left %v, %d edits", h.motion, h.edits)
	}
}
