package editor

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"dev.mexboard/app/document"
	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// monkey is a hand that does anything, in any order.
type monkey struct {
	*hand
	r *rand.Rand
}

func (m *monkey) anywhere() fyne.Position {
	if n := len(m.content.Board.Vertices); n > 0 && m.r.IntN(3) > 0 {
		return m.view.position(m.place(m.r.IntN(n))).AddXY(float32(m.r.IntN(21)-10), float32(m.r.IntN(21)-10))
	}
	return fyne.NewPos(float32(m.r.IntN(1000)-100), float32(m.r.IntN(800)-100))
}

func (m *monkey) button() desktop.MouseButton {
	return []desktop.MouseButton{1, 1, 1, 1, desktop.MouseButtonSecondary, desktop.MouseButtonTertiary}[m.r.IntN(6)]
}

func (m *monkey) modifier() fyne.KeyModifier {
	return []fyne.KeyModifier{
		0, 0, 0, fyne.KeyModifierShift, fyne.KeyModifierControl, fyne.KeyModifierAlt,
		fyne.KeyModifierAlt | fyne.KeyModifierShift, fyne.KeyModifierControl | fyne.KeyModifierShift,
	}[m.r.IntN(8)]
}

// randomKeys are the keys that the board knows, arrows more often than others, and one it does not.
var randomKeys = []fyne.KeyName{
	fyne.KeyEscape, fyne.KeyDelete, fyne.KeyF2, fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown, fyne.KeyLeft, fyne.KeyRight,
	fyne.KeyUp, fyne.KeyDown, fyne.KeyPlus, fyne.KeyMinus, fyne.Key0, fyne.KeyTab, fyne.KeyInsert, fyne.KeyReturn, fyne.KeyL, fyne.KeyQ,
	fyne.KeyPeriod, fyne.KeyComma, fyne.KeySlash, fyne.KeyS, fyne.KeyV, fyne.KeyE, fyne.KeyC, fyne.KeyX, fyne.KeyD, fyne.KeyHome,
}

// deeds are what a monkey does; the first more often.
var deeds = []func(m *monkey){
	func(m *monkey) { m.MouseDown(m.mouse(m.anywhere(), m.button(), m.modifier())) },
	func(m *monkey) {
		m.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: m.anywhere()}, Dragged: fyne.NewDelta(3, -2)})
	},
	func(m *monkey) { m.MouseUp(m.mouse(m.anywhere(), m.button(), 0)) },
	func(m *monkey) { m.MouseMoved(m.mouse(m.anywhere(), desktop.MouseButton(m.r.IntN(3)), 0)) },
	func(m *monkey) { m.gesture() },
	func(m *monkey) { m.press(randomKeys[m.r.IntN(len(randomKeys))]) },
	func(m *monkey) {
		m.TypedShortcut(&desktop.CustomShortcut{KeyName: randomKeys[3+m.r.IntN(4)], Modifier: m.modifier()})
	},
	func(m *monkey) { m.DragEnd() },
	func(m *monkey) { m.MouseOut() },
	func(m *monkey) { m.window.Canvas().Unfocus() },
	func(m *monkey) { m.window.Canvas().FocusNext() },
	func(m *monkey) { m.now = m.now.Add(time.Duration(m.r.IntN(600)) * time.Millisecond) },
	func(m *monkey) {
		m.Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(float32(m.r.IntN(3)-1)*10, float32(m.r.IntN(5)-2)*25)})
	},
	func(m *monkey) { m.KeyDown(&fyne.KeyEvent{Name: fyne.KeySpace}) },
	func(m *monkey) { m.KeyUp(&fyne.KeyEvent{Name: fyne.KeySpace}) },
	func(m *monkey) { m.mods = m.modifier() },
	func(m *monkey) { m.SetTool(Tools[m.r.IntN(len(Tools))]) },
	func(m *monkey) { m.doc.Undo(); m.show() },
	func(m *monkey) { m.doc.Redo(); m.show() },
	func(m *monkey) { m.arrange() },
	func(m *monkey) { m.SetContent(m.content) }, // more is known
	func(m *monkey) { m.SetGrid(m.r.IntN(2) == 0) },
	func(m *monkey) { m.Fit() },
	func(m *monkey) { m.ZoomTo(m.selection.Vertices) },
	func(m *monkey) { m.SetZoom(1) },
	func(m *monkey) { m.SelectReachable() },
	func(m *monkey) { m.InvertSelection() },
	func(m *monkey) { m.frame(400, 300) },
}

// gesture is one from press to release, with any tool.
func (m *monkey) gesture() {
	switch few := len(m.content.Board.Vertices) < 8; {
	case few: // or there is soon nothing left
		m.SetTool(vertexTool{})
	case m.r.IntN(3) == 0:
		m.SetTool(Tools[m.r.IntN(len(Tools)-1)])
	}
	m.MouseDown(m.mouse(m.anywhere(), desktop.MouseButtonPrimary, m.modifier()))
	for range m.r.IntN(3) {
		m.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: m.anywhere()}})
	}
	m.MouseUp(m.mouse(m.anywhere(), desktop.MouseButtonPrimary, 0))
	m.DragEnd()
}

// press types a key where the focus is.
func (m *monkey) press(k fyne.KeyName) {
	if f := m.window.Canvas().Focused(); f != nil {
		if m.name.open {
			f.TypedRune(rune('a' + m.r.IntN(26)))
		}
		f.TypedKey(&fyne.KeyEvent{Name: k})
		return
	}
	m.TypedKey(&fyne.KeyEvent{Name: k})
}

// arrange moves everything, as a layout does.
func (m *monkey) arrange() {
	b := m.doc.Board()
	g := render.Layers(b)
	m.doc.Do(document.Arrange(func(b board.Board) board.Board { return render.Place(b, g) }))
	m.show()
}

// check looks for what must hold at any moment.
func (m *monkey) check(event int) {
	m.t.Helper()
	b := m.content.Board
	s := m.selection.within(b)
	switch {
	case len(s.Vertices) != len(m.selection.Vertices), len(s.Edges) != len(m.selection.Edges):
		m.t.Fatalf("event %d: the selection %v is not of the board", event, m.selection)
	case m.Current() >= len(b.Vertices), m.Current() < -1:
		m.t.Fatalf("event %d: vertex %d is current, of %d", event, m.Current(), len(b.Vertices))
	case m.linking != nil && m.linking.from >= len(b.Vertices):
		m.t.Fatalf("event %d: an edge begins at vertex %d of %d", event, m.linking.from, len(b.Vertices))
	case m.name.open && m.name.vertex >= len(b.Vertices):
		m.t.Fatalf("event %d: the name of vertex %d of %d is open", event, m.name.vertex, len(b.Vertices))
	case !board.Equal(b, m.doc.Board()):
		m.t.Fatalf("event %d: the board shown is not the document's", event)
	}
}

// 10,000 events in any order, all in one sitting: nothing breaks, and everything done can be undone back to the start,
// and done again.
func TestAnythingCanBeUndone(t *testing.T) {
	t.Run("a board with chips", func(t *testing.T) { anything(t, crowd(12), 10_000) })
	t.Run("Hackenbush", func(t *testing.T) {
		anything(t, strings.NewReplacer("digraph", "graph", "->", "--", "v0 [", "v0 [ground=true ").Replace(crowd(12)), 2_000)
	})
}

func anything(t *testing.T, text string, events int) {
	m := &monkey{newHand(t, text), rand.New(rand.NewPCG(1, 7))}
	start := m.doc.Board()
	for event := range events {
		m.Animate = event/1000%2 == 0
		switch m.r.IntN(3) {
		case 0:
			m.gesture()
		case 1:
			deeds[m.r.IntN(7)](m)
		default:
			deeds[m.r.IntN(len(deeds))](m)
		}
		m.check(event)
		for len(m.posted) > 0 {
			(<-m.posted)()
		}
	}
	m.FocusLost()
	m.key(fyne.KeyEscape)
	m.now = m.now.Add(time.Second)
	m.settle()
	if m.pointer.gesture != nil || m.motion != nil || m.flight != nil {
		t.Error("a gesture, motion or flight is left")
	}
	end := m.doc.Board()
	edits := 0
	for m.doc.Undo() {
		edits++
	}
	if !board.Equal(m.doc.Board(), start) {
		t.Errorf("%d edits undone do not lead back", edits)
	}
	for range edits { // what the monkey itself had undone comes after
		m.doc.Redo()
	}
	if !board.Equal(m.doc.Board(), end) {
		t.Errorf("%d edits done again do not lead forth", edits)
	}
	t.Logf("%d events made %d edits", events, m.edits)
	if m.edits < events/10 {
		t.Errorf("%d events made %d edits only", events, m.edits)
	}
}
