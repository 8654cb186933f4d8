package editor

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// hand is a board in a window without a screen, with a document behind it, and a hand to use it.
type hand struct {
	*Board
	t        testing.TB
	doc      *document.Document
	window   fyne.Window
	posted   chan func()
	now      time.Time
	messages []string
	edits    int
	mods     fyne.KeyModifier // that are down
}

// three is a board of three placed vertices and two edges: A below, B above it, C to the right.
const three = `digraph { A [pos="0,0"]; B [pos="0,200"]; C [pos="200,0"]; B -> A; B -> C }`

func newHand(t testing.TB, text string) *hand {
	t.Helper()
	test.NewApp()
	b, err := board.Read([]byte(text), "test")
	if err != nil {
		t.Fatal(err)
	}
	h := &hand{Board: NewBoard(), t: t, doc: document.New(b), posted: make(chan func(), 100), now: time.Unix(1000, 0)}
	h.Post = func(f func()) { h.posted <- f }
	h.clock = func() time.Time { return h.now }
	h.held = func() fyne.KeyModifier { return h.mods }
	h.OnEdit = func(e document.Edit) {
		h.edits++
		h.doc.Do(e)
		h.show()
	}
	h.OnMessage = func(text string) { h.messages = append(h.messages, text) }
	h.show()
	h.window = test.NewWindow(h.Board)
	h.window.SetPadded(false)
	h.window.Resize(fyne.NewSize(800, 600))
	h.settle()
	return h
}

// show hands the document's board to the widget, as the window does.
func (h *hand) show() {
	b := h.doc.Board()
	h.SetContent(Content{Board: b, Geometry: render.GeometryOf(b), Look: render.Look{Theme: render.Light}})
}

// settle draws frames until the picture is that of what is shown.
func (h *hand) settle() { h.settleAt(800, 600) }

func (h *hand) settleAt(width, height int) {
	h.t.Helper()
	for range 20 {
		h.frame(width, height)
		if b := h.picture.base; b != nil && b.order.serial == h.picture.ordered.serial {
			return
		}
		select {
		case f := <-h.posted:
			f()
		case <-time.After(10 * time.Second):
			h.t.Fatal("no picture")
		}
	}
	h.t.Fatal("the picture never settles")
}

// on is the place on the widget of a vertex, or of the middle between two.
func (h *hand) on(ids ...string) fyne.Position {
	h.t.Helper()
	index := h.content.Board.Index()
	var p render.Point
	for _, id := range ids {
		v, ok := index[id]
		if !ok {
			h.t.Fatal("no vertex", id)
		}
		q := h.place(v)
		p.X, p.Y = p.X+q.X/float64(len(ids)), p.Y+q.Y/float64(len(ids))
	}
	return h.view.position(p)
}

// off is a place a way from a vertex, in points to the right and upwards.
func (h *hand) off(id string, right, up float32) fyne.Position {
	z := float32(h.view.zoom)
	return h.on(id).AddXY(right*z, -up*z)
}

func (h *hand) mouse(at fyne.Position, button desktop.MouseButton, m fyne.KeyModifier) *desktop.MouseEvent {
	return &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at, AbsolutePosition: at}, Button: button, Modifier: m}
}

func (h *hand) down(at fyne.Position, m ...fyne.KeyModifier) {
	var mod fyne.KeyModifier
	for _, x := range m {
		mod |= x
	}
	h.MouseMoved(h.mouse(at, 0, 0))
	h.MouseDown(h.mouse(at, desktop.MouseButtonPrimary, mod))
}

func (h *hand) drag(at fyne.Position) {
	h.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at, AbsolutePosition: at}})
	h.frame(800, 600)
}

// up releases as Fyne does: after a drag it tells twice.
func (h *hand) up(at fyne.Position) {
	h.MouseUp(h.mouse(at, desktop.MouseButtonPrimary, 0))
	h.DragEnd()
	h.settle()
}

func (h *hand) click(at fyne.Position, m ...fyne.KeyModifier) {
	h.now = h.now.Add(time.Second)
	h.down(at, m...)
	h.up(at)
}

func (h *hand) swipe(places ...fyne.Position) {
	h.now = h.now.Add(time.Second)
	h.down(places[0])
	for _, p := range places[1:] {
		h.drag(p)
	}
	h.up(places[len(places)-1])
}

func (h *hand) key(names ...fyne.KeyName) {
	for _, n := range names {
		h.TypedKey(&fyne.KeyEvent{Name: n})
	}
	h.settle()
}

// outline is the document's board, a word a vertex: id, mark of a split, chips, options.
func (h *hand) outline() string {
	b := h.doc.Board()
	var words []string
	for v, x := range b.Vertices {
		word := x.ID
		if x.Split {
			word += "*"
		}
		if x.Ground {
			word += "_"
		}
		if x.Chips > 0 {
			word += fmt.Sprint(x.Chips)
		}
		sign := ">"
		for _, e := range b.Edges {
			if e.From == v {
				word += sign + b.Vertices[e.To].ID
				sign = ","
			}
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}

// want checks the board, and that it took so many edits.
func (h *hand) want(outline string, edits int) {
	h.t.Helper()
	if got := h.outline(); got != outline {
		h.t.Errorf("board %q, want %q", got, outline)
	}
	if h.edits != edits {
		h.t.Errorf("%d edits, want %d", h.edits, edits)
	}
}

// selected is the IDs of the selected vertices, then the edges.
func (h *hand) selected() string {
	b := h.content.Board
	var ids []string
	for _, v := range h.selection.Vertices {
		ids = append(ids, b.Vertices[v].ID)
	}
	for _, e := range h.selection.Edges {
		ids = append(ids, b.Vertices[b.Edges[e].From].ID+">"+b.Vertices[b.Edges[e].To].ID)
	}
	return strings.Join(ids, " ")
}

func (h *hand) wantSelected(want string) {
	h.t.Helper()
	if got := h.selected(); got != want {
		h.t.Errorf("selected %q, want %q", got, want)
	}
}

// pos is where the document has a vertex.
func (h *hand) pos(id string) board.Point {
	b := h.doc.Board()
	return b.Vertices[b.Index()[id]].Pos
}

func (h *hand) undo() string {
	name := h.doc.UndoName(lang.English)
	h.doc.Undo()
	h.show()
	h.settle()
	return name
}

// addTo is an edit that puts a chip on the first vertex.
func addTo(h *hand) document.Edit {
	e, err := document.AddChip(h.doc.Board(), 0)
	if err != nil {
		h.t.Fatal(err)
	}
	return e
}

// chord types keys with modifiers, as Fyne tells them: Shift alone is no shortcut.
func (h *hand) chord(m fyne.KeyModifier, names ...fyne.KeyName) {
	h.mods = m
	for _, n := range names {
		if m == fyne.KeyModifierShift {
			h.TypedKey(&fyne.KeyEvent{Name: n})
			continue
		}
		h.TypedShortcut(&desktop.CustomShortcut{KeyName: n, Modifier: m})
	}
	h.mods = 0
	h.settle()
}

// space presses the space bar and lets it go.
func (h *hand) space() {
	e := &fyne.KeyEvent{Name: fyne.KeySpace}
	h.KeyDown(e)
	h.TypedKey(e)
	h.KeyUp(e)
}

// at is the ID of the current vertex.
func (h *hand) at() string {
	if h.Current() < 0 {
		return ""
	}
	return h.content.Board.Vertices[h.Current()].ID
}
