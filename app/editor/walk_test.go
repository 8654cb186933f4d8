package editor

import (
	"math/rand/v2"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"dev.mexboard/solver/board"
)

// The whole main job without a pointer: an empty board, vertices, names, edges, chips, a split, an edge taken away.
func TestKeyboardAlone(t *testing.T) {
	h := newHand(t, "digraph {}")
	h.window.Canvas().FocusNext()
	if h.AcceptsTab() {
		t.Error("the board takes Tab before it was used")
	}
	named := func(name string) {
		t.Helper()
		if !h.Renaming() {
			t.Fatalf("the name of %s is not asked for", name)
		}
		test.Type(h.name, name)
		h.submit()
	}
	for _, step := range []struct {
		name string
		do   func()
		want string
		at   string
	}{
		{"the first vertex", func() { h.key(fyne.KeyInsert); named("root") }, "root", "root"},
		{"a successor", func() { h.key(fyne.KeyTab); named("left") }, "root>left left", "left"},
		{"a sibling", func() { h.key(fyne.KeyReturn); named("right") }, "root>left,right left right", "right"},
		{"its successor", func() { h.key(fyne.KeyTab); named("deep") }, "root>left,right left right>deep deep", "deep"},
		{"up along the edge", func() { h.key(fyne.KeyUp) }, "root>left,right left right>deep deep", "right"},
		{"and to the left", func() { h.key(fyne.KeyLeft) }, "root>left,right left right>deep deep", "left"},
		{"an edge by keys", func() { h.key(fyne.KeyL, fyne.KeyDown, fyne.KeyReturn) }, "root>left,right left>deep right>deep deep", "left"},
		{"a loop", func() { h.key(fyne.KeyL, fyne.KeyL) }, "root>left,right left>deep,left right>deep deep", "left"},
		{"the edges one by one", func() { h.key(fyne.KeyQ, fyne.KeyQ, fyne.KeyQ, fyne.KeyDelete) }, "root>left,right left>deep right>deep deep", "left"},
		{"two chips, one off", func() { h.key(fyne.KeyPeriod, fyne.KeyPeriod, fyne.KeyComma) }, "root>left,right left1>deep right>deep deep", "left"},
		{"a split", func() { h.key(fyne.KeyRight, fyne.KeySlash) }, "root>left,right left1>deep right*>deep deep", "right"},
		{"gone", func() { h.key(fyne.KeyDelete) }, "root>left left1>deep deep", "left"},
	} {
		step.do()
		if got := h.outline(); got != step.want || h.at() != step.at {
			t.Fatalf("%s: %q at %q, want %q at %q", step.name, got, h.at(), step.want, step.at)
		}
	}
	if !h.AcceptsTab() {
		t.Error("Tab leaves the board while a vertex is current")
	}
	h.mods = fyne.KeyModifierShift
	if h.AcceptsTab() {
		t.Error("Shift+Tab does not leave the board")
	}
	h.mods = 0
	h.key(fyne.KeyEscape)
	if h.AcceptsTab() || h.at() != "" {
		t.Error("Escape does not leave the board")
	}
	if len(h.messages) > 0 {
		t.Errorf("messages %q", h.messages)
	}
}

func TestTabPassesUntilTheBoardIsUsed(t *testing.T) {
	h := newHand(t, three)
	h.SetCurrent(0)
	h.window.Canvas().Unfocus()
	h.window.Canvas().FocusNext()
	if h.AcceptsTab() {
		t.Error("who only passes by with Tab is held up")
	}
	h.key(fyne.KeyUp)
	if !h.AcceptsTab() {
		t.Error("Tab leaves though an arrow was used")
	}
	h.click(h.on("C"))
	if h.at() != "C" || !h.AcceptsTab() {
		t.Errorf("a click makes %q current", h.at())
	}
	h.key(fyne.KeyTab)
	h.name.TypedKey(&fyne.KeyEvent{Name: fyne.KeyTab}) // Tab accepts the name
	if h.Renaming() || h.window.Canvas().Focused() != fyne.Focusable(h.Board) {
		t.Error("Tab in the field does not come back to the board")
	}
	h.want("A B>A,C C>D D", 1)
}

func TestArrowsSelect(t *testing.T) {
	h := newHand(t, three)
	for _, step := range []struct {
		name         string
		do           func()
		at, selected string
	}{
		{"the first arrow finds the middle", func() { h.key(fyne.KeyRight) }, "A", "A"},
		{"up", func() { h.key(fyne.KeyUp) }, "B", "B"},
		{"nothing there", func() { h.key(fyne.KeyUp) }, "B", "B"},
		{"more with Shift", func() { h.chord(fyne.KeyModifierShift, fyne.KeyRight) }, "C", "B C"},
		{"only go with Ctrl", func() { h.chord(fyne.KeyModifierControl, fyne.KeyLeft) }, "A", "B C"},
		{"Space adds", func() { h.space() }, "A", "A B C"},
		{"Space takes", func() { h.space() }, "A", "B C"},
		{"Escape", func() { h.key(fyne.KeyEscape) }, "", ""},
		{"Space on nothing", func() { h.space() }, "", ""},
	} {
		step.do()
		if h.at() != step.at || h.selected() != step.selected {
			t.Errorf("%s: at %q, selected %q; want %q, %q", step.name, h.at(), h.selected(), step.at, step.selected)
		}
	}
	h.want(unchanged, 0)
}

func TestSpaceForADragSelectsNothing(t *testing.T) {
	h := newHand(t, three)
	h.SetCurrent(0)
	e := &fyne.KeyEvent{Name: fyne.KeySpace}
	h.KeyDown(e)
	h.TypedKey(e)
	h.swipe(h.off("C", 60, 60), h.off("C", 80, 80))
	h.KeyUp(e)
	h.wantSelected("A")
}

func TestLinkAborted(t *testing.T) {
	h := newHand(t, three)
	h.SetCurrent(0)
	h.key(fyne.KeyL, fyne.KeyRight)
	if h.linking == nil || len(h.linking.overlay(h.Board)) == 0 {
		t.Fatal("no edge is shown")
	}
	h.wantSelected("A")
	h.key(fyne.KeyEscape, fyne.KeyReturn)
	h.name.close(true)
	if h.outline() == "A>C B>A,C C" {
		t.Error("Escape does not abort the edge")
	}
	h = newHand(t, three)
	h.SetCurrent(0)
	h.key(fyne.KeyL)
	h.doc.Do(addTo(h))
	h.show() // another board, the same vertex
	h.key(fyne.KeyRight, fyne.KeyL)
	h.want("A1>C B>A,C C", 1)
}

// An edge leads an arrow farther than what lies a little nearer; straight ahead counts more than near.
func TestNeighbour(t *testing.T) {
	b, err := board.Read([]byte(`digraph { a [pos="0,0"] b [pos="150,40"] c [pos="100,-10"] d [pos="30,400"] e [pos="0,30"] f [pos="-60,-110"]
		g [pos="1000,0"] h [pos="1080,0"] i [pos="1040,56"] a -> b; f -> a; i -> g }`), "test")
	if err != nil {
		t.Fatal(err)
	}
	places := make([]board.Point, len(b.Vertices))
	for v := range places {
		places[v] = b.Vertices[v].Pos
	}
	for _, test := range []struct {
		name string
		from int
		x, y float64
		want int
	}{
		{"along the edge", 0, 1, 0, 1},
		{"back along it", 1, -1, 0, 0},
		{"the nearest ahead", 0, 0, -1, 4},
		{"along one that is far aside", 0, -1, 0, 5},
		{"the neighbour in the row, not up to the parent", 6, 1, 0, 7},
		{"up to the parent", 6, 0, -1, 8},
		{"nothing", 7, 1, 0, -1},
		{"far, and nothing else", 4, 0, -1, 3},
	} {
		if got := neighbour(b, places, test.from, onPicture(places[test.from]), test.x, test.y); got != test.want {
			t.Errorf("%s: %d, want %d", test.name, got, test.want)
		}
	}
}

// From anywhere in a crowd the arrows lead nearly everywhere.
func TestArrowsReachNearlyAll(t *testing.T) {
	b, err := board.Read([]byte(crowd(200)), "test")
	if err != nil {
		t.Fatal(err)
	}
	places := make([]board.Point, len(b.Vertices))
	for v := range places {
		places[v] = b.Vertices[v].Pos
	}
	seen := map[int]bool{}
	queue := []int{rand.New(rand.NewPCG(3, 4)).IntN(200)}
	for ; len(queue) > 0; queue = queue[1:] {
		v := queue[0]
		if seen[v] {
			continue
		}
		seen[v] = true
		for _, w := range arrows {
			if to := neighbour(b, places, v, onPicture(places[v]), w.x, -w.y); to >= 0 {
				queue = append(queue, to)
			}
		}
	}
	if len(seen) < 196 {
		t.Errorf("%d of 200 are reached", len(seen))
	}
}

func TestCurrentVertexComesIntoView(t *testing.T) {
	h := newHand(t, crowd(100))
	h.SetZoom(1.5)
	h.SetCurrent(0)
	for range 12 {
		h.key(fyne.KeyUp, fyne.KeyRight)
		if p := h.on(h.at()); p.X < 20 || p.Y < 20 || p.X > 780 || p.Y > 580 {
			t.Fatalf("%s is at %v", h.at(), p)
		}
	}
}

// On a board that is seen whole, going to a vertex at its border moves nothing.
func TestAWholeBoardStaysWhole(t *testing.T) {
	h := newHand(t, three)
	h.Resize(fyne.NewSize(300, 200))
	h.Fit()
	view := h.view
	for v := range h.content.Board.Vertices {
		if h.SetCurrent(v); h.view != view || !h.whole {
			t.Errorf("going to vertex %d moves the view", v)
		}
	}
}
