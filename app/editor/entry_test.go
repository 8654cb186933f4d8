package editor

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"dev.mexboard/app/document"
)

func (h *hand) submit() { h.name.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn}) }

// double clicks twice, quickly.
func (h *hand) double(at fyne.Position) {
	h.click(at)
	h.now = h.now.Add(100 * time.Millisecond)
	h.down(at)
	h.up(at)
}

func TestRename(t *testing.T) {
	h := newHand(t, three)
	h.double(h.on("A"))
	if !h.Renaming() || h.name.Text != "A" || h.window.Canvas().Focused() != fyne.Focusable(h.name) {
		t.Fatal("a double click does not open the field")
	}
	test.Type(h.name, "甲 1") // takes the place of the selected text
	h.submit()
	h.want("甲 1 B>甲 1,C C", 1)
	h.wantSelected("甲 1")
	if h.Renaming() || h.name.Visible() || h.window.Canvas().Focused() != fyne.Focusable(h.Board) {
		t.Error("the field stays")
	}
	if name := h.undo(); name != "rename vertex" {
		t.Errorf("undo is called %q", name)
	}
	h.want(unchanged, 1)
}

func TestSlowClicksDoNotRename(t *testing.T) {
	h := newHand(t, three)
	h.click(h.on("A"))
	h.click(h.on("A"))
	h.click(h.on("A"))
	if h.Renaming() {
		t.Error("slow clicks open the field")
	}
	h.double(h.on("A"))
	h.name.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	h.now = h.now.Add(50 * time.Millisecond)
	h.down(h.on("A"))
	if h.Renaming() {
		t.Error("the third of three quick clicks opens the field again")
	}
}

func TestRenameEnds(t *testing.T) {
	for _, test := range []struct {
		name, text string
		end        func(h *hand)
		want       string
		open       bool
		messages   int
	}{
		{"Escape", "X", func(h *hand) { h.name.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape}) }, unchanged, false, 0},
		{"a click elsewhere", "X", func(h *hand) { h.click(h.off("C", 90, 90)) }, "X B>X,C C", false, 0},
		{"unchanged", "A", func(h *hand) { h.submit() }, unchanged, false, 0},
		{"taken", "B", func(h *hand) { h.submit() }, unchanged, true, 1},
		{"empty", "  ", func(h *hand) { h.submit() }, unchanged, true, 1},
		{"refused, then left", "B", func(h *hand) { h.click(h.off("C", 90, 90)); h.click(h.off("C", 90, 90)) }, unchanged, false, 1},
		{"the vertex is erased", "X", func(h *hand) { h.doc.Do(document.Erase([]int{0}, nil)); h.show() }, "B>C C", false, 0},
		{"another vertex is erased", "X", func(h *hand) { h.doc.Do(document.Erase([]int{1}, nil)); h.show(); h.submit() }, "X C", false, 0},
	} {
		h := newHand(t, three)
		h.click(h.on("A"))
		h.key(fyne.KeyF2)
		h.name.SetText(test.text)
		test.end(h)
		h.settle()
		if got := h.outline(); got != test.want {
			t.Errorf("%s: board %q, want %q", test.name, got, test.want)
		}
		if h.Renaming() != test.open || h.name.Visible() != test.open || len(h.messages) != test.messages {
			t.Errorf("%s: open %v, messages %q", test.name, h.Renaming(), h.messages)
		}
	}
}

func TestFieldFollowsItsVertex(t *testing.T) {
	h := newHand(t, three)
	h.Rename(2)
	for range 2 {
		middle := h.name.Position().AddXY(h.name.Size().Width/2, h.name.Size().Height/2)
		if d := middle.Subtract(h.on("C")); d.X > 0.5 || d.X < -0.5 || d.Y > 0.5 || d.Y < -0.5 {
			t.Errorf("the field is %v off its vertex", d)
		}
		h.SetZoom(1.7)
	}
	h.Rename(99) // not there
	if h.name.vertex != 2 {
		t.Error("the field of a vertex that is not there opens")
	}
}
