package editor

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"dev.mexboard/app/lang"
)

// hung is a Hackenbush board: A on the ground, B on A, C on B.
const hung = `graph { A [pos="0,0", ground=true]; B [pos="0,200"]; C [pos="200,0"]; B -- A; B -- C }`

// Each tool's gestures, begun somewhere and dragged over empty space, and what they make when they end there.
var gestures = []struct {
	tool  Tool
	board string
	from  string // a vertex, an edge by its ends, or empty space
	made  string
}{
	{selectTool{}, three, "B", unchanged},
	{selectTool{}, three, "B A", unchanged},
	{selectTool{}, three, "", unchanged},
	{vertexTool{}, three, "B", unchanged},
	{vertexTool{}, three, "", "A B>A,C C D"},
	{edgeTool{}, three, "B", "A B>A,C,D C D"},
	{edgeTool{}, three, "", unchanged},
	{chipTool{}, three, "B", unchanged},
	{moveTool{}, three, "B", unchanged},
	{splitTool{}, three, "B", unchanged},
	{splitTool{}, three, "", "A B>A,C C s1*"},
	{groundTool{}, hung, "B", "A_ B>A,C C"},
	{groundTool{}, hung, "", "A_ B>A,C C D_"},
	{cutTool{}, hung, "B A", "A_ B>A,C C"},
	{eraseTool{}, three, "B", "A C"},
	{eraseTool{}, three, "", unchanged},
}

// start is where a gesture begins, and the drag of it ends.
func (h *hand) start(from string) (at, to fyne.Position) {
	if from == "" {
		return h.off("C", 60, 60), h.off("C", 60, 120)
	}
	at = h.on(strings.Fields(from)...)
	return at, at.AddXY(60, -60)
}

func TestEveryToolsGesturesAreTried(t *testing.T) {
	for _, tool := range Tools {
		n := 0
		for _, g := range gestures {
			if g.tool == tool {
				n++
			}
		}
		if n == 0 {
			t.Errorf("no gesture of the tool %q is tried", tool.Name().In(lang.English))
		}
	}
}

// A gesture that is not ended by its release ends once: aborted by Escape, where the pointer was last when the focus
// or the pointer left the window. Nothing that comes later does it again.
// otherThan is another tool than one.
func otherThan(t Tool) Tool {
	if t == (selectTool{}) {
		return vertexTool{}
	}
	return selectTool{}
}

func TestEachToolEndsOnce(t *testing.T) {
	for _, g := range gestures {
		for _, end := range []struct {
			name  string
			do    func(h *hand)
			abort bool
		}{
			{"Escape", func(h *hand) { h.key(fyne.KeyEscape) }, true},
			{"another tool", func(h *hand) { h.SetTool(otherThan(g.tool)) }, true},
			{"focus lost", func(h *hand) { h.window.Canvas().Unfocus() }, false},
			{"released outside the window", func(h *hand) { h.FocusLost(); h.DragEnd() }, false},
			{"drag end without release", func(h *hand) { h.DragEnd() }, false},
			{"pointer gone and back without its button", func(h *hand) {
				h.MouseOut()
				h.MouseIn(h.mouse(h.on("A"), 0, 0))
			}, false},
		} {
			h := newHand(t, g.board)
			before := h.outline()
			h.SetTool(g.tool)
			at, to := h.start(g.from)
			h.down(at)
			h.drag(to)
			end.do(h)
			after := h.edits
			h.drag(h.on("C"))
			h.up(h.on("C"))
			want, name := g.made, g.tool.Name().In(lang.English)+" from "+g.from
			if end.abort {
				want = before
			}
			if got := h.outline(); got != want {
				t.Errorf("%s, %s: %q, want %q", name, end.name, got, want)
			}
			if h.edits != after || after > 1 || end.abort && after > 0 {
				t.Errorf("%s, %s: %d edits, later %d", name, end.name, after, h.edits)
			}
			if h.pointer.gesture != nil || h.motion != nil {
				t.Errorf("%s, %s: something is left of the gesture", name, end.name)
			}
		}
	}
}

// A press that was not moved is no click when the focus or the pointer leaves the window.
func TestEachToolsPressIsNoClickWhenTheFocusGoes(t *testing.T) {
	for _, g := range gestures {
		h := newHand(t, g.board)
		before := h.outline()
		h.SetTool(g.tool)
		at, _ := h.start(g.from)
		h.down(at)
		h.FocusLost()
		h.up(at)
		h.want(before, 0)
	}
}

// The pointer that leaves the window goes on dragging with its first button, and the vertex stays in sight.
func TestDragOutsideTheWindow(t *testing.T) {
	h := newHand(t, three)
	h.down(h.on("C"))
	h.MouseOut()
	h.drag(fyne.NewPos(5000, 300))
	h.MouseUp(h.mouse(fyne.NewPos(5000, 300), desktop.MouseButtonPrimary, 0))
	h.settle()
	if p := h.on("C"); p.X < 700 || p.X > 800.01 {
		t.Errorf("C is at %v", p)
	}
	h.want(unchanged, 1)
}
