package editor

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

const (
	nudge     = 10 // points that an arrow key moves the selection with Alt
	fineNudge = 1  // with Alt and Shift
	panStep   = 60 // units that an arrow key pulls the picture with Ctrl and Shift
)

// Key is a row of the table of keys: what the key does, and how it is written.
type Key struct {
	Name string
	Does lang.Message
}

// Keys is the board's keys besides those of the tools, for people.
var Keys = []Key{
	{"← ↑ ↓ →", lang.KeyWalk},
	{"Shift+← ↑ ↓ →", lang.KeyWalkMore},
	{"Ctrl+← ↑ ↓ →", lang.KeyWalkOnly},
	{"Space", lang.KeyToggle},
	{"Tab  Insert", lang.KeyChild},
	{"Enter", lang.KeySibling},
	{"F2", lang.KeyRename},
	{"L", lang.KeyLink},
	{"Q", lang.KeyEdge},
	{".  ,", lang.KeyChips},
	{"/", lang.KeyGround},
	{"Delete", lang.KeyErase},
	{"Alt+← ↑ ↓ →", lang.KeyNudge},
	{"Alt+Shift+← ↑ ↓ →", lang.KeyNudgeFine},
	{"Ctrl+Shift+← ↑ ↓ →", lang.KeyPan},
	{"+  −  0", lang.KeyZoom},
	{"Esc", lang.KeyEscape},
}

// TypedKey does what a key means on the board. The window may pass keys on that nobody took.
func (w *Board) TypedKey(e *fyne.KeyEvent) {
	w.land()
	if w.Before != nil && w.Before(string(e.Name)) {
		return
	}
	if do, ok := keys[e.Name]; ok && do(w) {
		return
	}
	if way, ok := arrows[e.Name]; ok && w.arrow(way, w.modifiers()&^fyne.KeyModifierShift == 0) {
		return
	}
	for _, t := range Tools {
		if fyne.KeyName(t.Key()) == e.Name {
			w.chooseTool(t)
			return
		}
	}
	if w.OnKey != nil {
		w.OnKey(string(e.Name))
	}
}

// keys are the keys besides arrows and those of the tools; each tells whether it was of use.
var keys = map[fyne.KeyName]func(*Board) bool{
	fyne.KeyEscape:    (*Board).escape,
	fyne.KeyDelete:    (*Board).eraseSelected,
	fyne.KeyBackspace: (*Board).eraseSelected,
	fyne.KeyF2:        (*Board).renameSelected,
	fyne.KeyPlus:      func(w *Board) bool { return w.zoomBy(zoomStep) },
	fyne.KeyEqual:     func(w *Board) bool { return w.zoomBy(zoomStep) },
	fyne.KeyMinus:     func(w *Board) bool { return w.zoomBy(1 / zoomStep) },
	fyne.Key0:         func(w *Board) bool { w.Fit(); return true },
	fyne.KeyTab:       (*Board).tabbed,
	fyne.KeyInsert:    (*Board).addChild,
	fyne.KeyReturn:    (*Board).entered,
	fyne.KeyEnter:     (*Board).entered,
	fyne.KeySpace:     func(w *Board) bool { return w.current.shown }, // its release selects: a drag may come between
	fyne.KeyL:         (*Board).link,
	fyne.KeyQ:         (*Board).nextEdge,
	fyne.KeyPeriod:    (*Board).putChip,
	fyne.KeyComma:     (*Board).takeChip,
	fyne.KeySlash:     func(w *Board) bool { return w.modifiers() == 0 && w.toggleSplit() }, // with Shift it is often a ?
}

// way is the way of an arrow key, y upwards.
type way struct{ x, y float64 }

var arrows = map[fyne.KeyName]way{
	fyne.KeyLeft: {-1, 0}, fyne.KeyRight: {1, 0}, fyne.KeyUp: {0, 1}, fyne.KeyDown: {0, -1},
}

// TypedShortcut takes the arrows with modifiers; what else comes is the window's.
func (w *Board) TypedShortcut(s fyne.Shortcut) {
	if c, ok := s.(*desktop.CustomShortcut); ok && w.shortcut(c.KeyName, c.Modifier) {
		return
	}
	if c, ok := w.canvas().(fyne.Shortcutable); ok {
		c.TypedShortcut(s)
	}
}

func (w *Board) shortcut(key fyne.KeyName, m fyne.KeyModifier) bool {
	way, ok := arrows[key]
	if !ok {
		return false
	}
	w.land()
	switch m {
	case fyne.KeyModifierAlt:
		return w.nudge(way, nudge)
	case fyne.KeyModifierAlt | fyne.KeyModifierShift:
		return w.nudge(way, fineNudge)
	case fyne.KeyModifierControl, fyne.KeyModifierSuper:
		return w.arrow(way, false)
	case fyne.KeyModifierControl | fyne.KeyModifierShift, fyne.KeyModifierSuper | fyne.KeyModifierShift:
		w.setView(w.view.panned(float32(-way.x*panStep), float32(way.y*panStep)))
		return true
	}
	return false
}

// modifiers is what modifiers are down.
func (w *Board) modifiers() fyne.KeyModifier {
	if w.held != nil {
		return w.held()
	}
	if d, ok := fyne.CurrentApp().Driver().(desktop.Driver); ok {
		return d.CurrentKeyModifiers()
	}
	return 0 // a driver without a keyboard
}

func (w *Board) chooseTool(t Tool) {
	w.SetTool(t)
	if w.OnTool != nil && w.tool == t {
		w.OnTool(t)
	}
}

// escape aborts what is going on, else clears the selection and takes the keyboard off its vertex.
func (w *Board) escape() bool {
	if w.pointer.gesture != nil {
		w.CancelGesture()
		return true
	}
	if w.unlink() {
		return true
	}
	if w.hand >= 0 {
		w.takeInHand(-1)
		return true
	}
	had := !w.selection.Empty() || w.current.vertex >= 0
	w.setSelection(Selection{})
	w.SetCurrent(-1)
	return had
}

// entered is the Return key: it ends an edge that was begun, moves a chip with the tool for that, else adds a sibling.
func (w *Board) entered() bool { return w.linked() || w.handle() || w.addSibling() }

func (w *Board) eraseSelected() bool {
	s := w.selection
	if s.Empty() || w.pointer.gesture != nil {
		return false
	}
	w.edit(document.Erase(s.Vertices, s.Edges))
	return true
}

// renameSelected opens the name of the current vertex, or of the one selected.
func (w *Board) renameSelected() bool {
	switch {
	case w.current.vertex >= 0:
		w.Rename(w.current.vertex)
	case len(w.selection.Vertices) == 1:
		w.Rename(w.selection.Vertices[0])
	default:
		return false
	}
	return true
}

func (w *Board) putChip() bool {
	return w.onChips(func(list []int) { w.try(document.AddChips(w.content.Board, list)) })
}

func (w *Board) takeChip() bool {
	return w.onChips(func(list []int) { w.edit(document.TakeChips(list)) })
}

// onChips does something about the chips of all vertices selected, when the keyboard is on one of them or on none, else of
// the one that it is on; on a board that has chips.
func (w *Board) onChips(do func(list []int)) bool {
	list := w.selection.Vertices
	if v := w.current.vertex; v >= 0 {
		list = w.withSelected(v)
	}
	if len(list) == 0 || w.pointer.gesture != nil || w.modifiers()&fyne.KeyModifierShift != 0 {
		return false
	}
	if !w.content.Board.Directed {
		w.say(lang.NoChipsHere)
		return true
	}
	do(list)
	return true
}

// toggleSplit makes the current vertex a split or, on an undirected board, one of the ground; and back.
func (w *Board) toggleSplit() bool {
	return w.onCurrent(func(v int) {
		b := w.content.Board
		if !b.Directed {
			w.edit(document.ToggleGround(b, w.withSelected(v)))
			return
		}
		w.try(document.ToggleSplit(b, v))
	})
}

// withSelected is a vertex, or all that are selected when it is among them.
func (w *Board) withSelected(v int) []int {
	if w.selection.has(render.Part{Kind: render.VertexPart, Index: v}) {
		return w.selection.Vertices
	}
	return []int{v}
}

// onCurrent does something with the current vertex; false when there is none, or with Shift: that is another sign.
func (w *Board) onCurrent(do func(v int)) bool {
	if w.current.vertex < 0 || w.pointer.gesture != nil || w.modifiers()&fyne.KeyModifierShift != 0 {
		return false
	}
	do(w.current.vertex)
	return true
}

// arrow goes to the next vertex that way and, with choose, selects it: alone or, with Shift, besides the others.
func (w *Board) arrow(to way, choose bool) bool {
	if w.pointer.gesture != nil {
		return true
	}
	v, ok := w.walk(to.x, -to.y)
	if !ok {
		return false
	}
	w.attend(v)
	w.reveal(v)
	if !choose || w.linking != nil {
		return true
	}
	one := Selection{Vertices: []int{v}}
	if w.modifiers()&fyne.KeyModifierShift != 0 {
		one.Vertices = append(one.Vertices, w.selection.Vertices...)
		one.Edges = w.selection.Edges
	}
	w.choose(one.within(w.content.Board))
	return true
}

// nudge moves the selected vertices; with the grid shown, by a step of it.
func (w *Board) nudge(to way, step float64) bool {
	if w.pointer.gesture != nil || len(w.selection.Vertices) == 0 {
		return false
	}
	if w.grid && step == nudge {
		step = GridStep
	}
	w.edit(document.Nudge(w.selection.Vertices, board.Point{X: to.x * step, Y: to.y * step}))
	return true
}

func (w *Board) zoomBy(factor float64) bool {
	w.SetZoom(w.view.zoom * factor)
	return true
}

// TypedRune passes characters on: which key makes one is the keyboard's affair. (Letters come as keys too.)
func (w *Board) TypedRune(r rune) {
	if w.OnRune != nil {
		w.OnRune(r)
	}
}

// KeyDown and KeyUp watch the space bar: while it is down a drag pans; released without one, it selects.
func (w *Board) KeyDown(e *fyne.KeyEvent) {
	if e.Name == fyne.KeySpace {
		w.pointer.space, w.pointer.spaced = true, false
	}
}

func (w *Board) KeyUp(e *fyne.KeyEvent) {
	if e.Name != fyne.KeySpace || !w.pointer.space {
		return
	}
	w.pointer.space = false
	if !w.pointer.spaced && w.current.shown {
		w.toggleCurrent()
	}
}
