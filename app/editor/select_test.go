package editor

import (
	"testing"

	"fyne.io/fyne/v2"

	"dev.mexboard/solver/board"
)

// tree is a: b, c; b: d, e; and f apart.
const tree = `digraph {
	a [pos="0,200"]; b [pos="-100,100"]; c [pos="100,100"]; d [pos="-153,0"]; e [pos="-47,0"]; f [pos="207,207"]
	a -> b; a -> c; b -> d; b -> e
}`

func TestSelections(t *testing.T) {
	h := newHand(t, tree)
	pick := func(ids ...string) func() {
		return func() {
			var s Selection
			index := h.content.Board.Index()
			for _, id := range ids {
				s.Vertices = append(s.Vertices, index[id])
			}
			h.Select(s)
		}
	}
	for _, step := range []struct {
		name string
		from func()
		do   func()
		want string
	}{
		{"all", pick(), h.SelectAll, "a b c d e f a>b a>c b>d b>e"},
		{"the others, with their edges", pick("c", "f"), h.InvertSelection, "a b d e a>b b>d b>e"},
		{"connected", pick("e"), h.SelectConnected, "a b c d e a>b a>c b>d b>e"},
		{"reachable", pick("b"), h.SelectReachable, "b d e b>d b>e"},
		{"leading", pick("d"), h.SelectLeading, "a b d a>b b>d"},
		{"from nothing", pick(), h.SelectReachable, ""},
		{"from an edge", func() { h.Select(Selection{Edges: []int{2}}) }, h.SelectReachable, "b d e b>d b>e"},
		{"from the current vertex", func() { h.SetCurrent(3); h.choose(Selection{}) }, h.SelectLeading, "a b d a>b b>d"},
	} {
		step.from()
		step.do()
		if got := h.selected(); got != step.want {
			t.Errorf("%s: %q, want %q", step.name, got, step.want)
		}
	}
}

func TestAreaAddsAndTakes(t *testing.T) {
	h := newHand(t, tree)
	area := func(m fyne.KeyModifier, from, to fyne.Position) {
		h.now = h.now.Add(1e9)
		h.down(from, m)
		h.drag(to)
		h.up(to)
	}
	area(0, h.off("d", -40, -40), h.off("b", 30, 30))
	h.wantSelected("b d b>d")
	area(fyne.KeyModifierShift, h.off("c", -40, -40), h.off("c", 40, 40))
	h.wantSelected("b c d b>d")
	area(fyne.KeyModifierControl, h.off("d", -40, -40), h.off("b", 30, 30))
	h.wantSelected("c")
	area(fyne.KeyModifierControl, h.off("f", -40, -40), h.off("f", 40, 40)) // it was not in
	h.wantSelected("c")
	h.want("a>b,c b>d,e c d e f", 0)
}

func TestDragWithCtrlMovesTheBranch(t *testing.T) {
	h := newHand(t, tree)
	h.mods = fyne.KeyModifierAlt // to where the pointer is
	h.now = h.now.Add(1e9)
	to := h.off("b", -33, -61)
	h.down(h.on("b"), fyne.KeyModifierControl)
	h.drag(h.off("b", -20, 0))
	h.drag(to)
	h.up(to)
	h.want("a>b,c b>d,e c d e f", 1)
	h.wantSelected("b d e b>d b>e")
	for id, want := range map[string]board.Point{
		"a": {X: 0, Y: 200}, "b": {X: -133, Y: 39}, "d": {X: -186, Y: -61}, "e": {X: -80, Y: -61}, "c": {X: 100, Y: 100},
	} {
		if p := h.pos(id); abs(p.X-want.X) > 0.5 || abs(p.Y-want.Y) > 0.5 {
			t.Errorf("%s is at %v, want %v", id, p, want)
		}
	}
	h.click(h.on("c"), fyne.KeyModifierControl) // not moved, it adds
	h.wantSelected("b c d e b>d b>e")

	h.Select(Selection{Vertices: []int{2}})
	h.now = h.now.Add(1e9)
	h.down(h.on("b"), fyne.KeyModifierControl)
	h.drag(h.off("b", 50, 50))
	h.key(fyne.KeyEscape)
	h.wantSelected("c")
	h.up(h.off("b", 0, 0))
	h.want("a>b,c b>d,e c d e f", 1)
}

func TestDragsSnap(t *testing.T) {
	for _, test := range []struct {
		name      string
		mods      fyne.KeyModifier
		grid      bool
		right, up float32
		want      board.Point
		guides    int
	}{
		{"in line with a, upwards", 0, false, -103, 30, board.Point{X: 0, Y: 130}, 1},
		{"free between", 0, false, 60, 40, board.Point{X: 160, Y: 140}, 0},
		{"Alt turns it off", fyne.KeyModifierAlt, false, -103, 30, board.Point{X: -3, Y: 130}, 0},
		{"on the grid", 0, true, 47, 66, board.Point{X: 150, Y: 180}, 0},
	} {
		h := newHand(t, tree)
		h.SetGrid(test.grid)
		h.settle()
		h.mods = test.mods
		to := h.off("c", test.right, test.up)
		h.down(h.on("c"))
		h.drag(h.off("c", 9, 9))
		h.drag(to)
		if g, ok := h.pointer.gesture.(*moving); !ok || len(g.overlay(h.Board)) != test.guides {
			t.Errorf("%s: %d guide lines, want %d", test.name, len(g.overlay(h.Board)), test.guides)
		}
		h.up(to)
		if p := h.pos("c"); abs(p.X-test.want.X) > 0.5 || abs(p.Y-test.want.Y) > 0.5 {
			t.Errorf("%s: c is at %v, want %v", test.name, p, test.want)
		}
	}
}

func TestNudgeOnTheGrid(t *testing.T) {
	h := newHand(t, three)
	h.Select(Selection{Vertices: []int{0, 2}})
	h.SetGrid(true)
	h.chord(fyne.KeyModifierAlt, fyne.KeyUp)
	if a, c := h.pos("A"), h.pos("C"); a != (board.Point{Y: GridStep}) || c != (board.Point{X: 200, Y: GridStep}) {
		t.Errorf("A at %v, C at %v", a, c)
	}
	if name := h.undo(); name != "move 2 vertices" {
		t.Errorf("undo is called %q", name)
	}
}
