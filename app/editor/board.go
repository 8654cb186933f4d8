// Package editor is the board widget and the step player: pan, zoom, tools. It knows no rules.
package editor

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// Content is what the widget shows: always handed over whole. Scene belongs to Board, Geometry, Facts and Look.
type Content struct {
	Board    board.Board
	Geometry render.Geometry
	Facts    render.Facts
	Look     render.Look
	Fixed    bool // what is seen is not the board as it is: nothing can be changed
}

// Board is the widget: one raster with a cached picture and a small overlay. All its methods are for Fyne's goroutine.
type Board struct {
	widget.BaseWidget

	Language lang.Language
	Home     fyne.Canvas  // where the board is going to be, so that it can have the keyboard before its first frame; may be nil
	Post     func(func()) // runs a function on Fyne's goroutine, later; nil: fyne.Do

	OnEdit    func(document.Edit) // a gesture ended: one edit
	OnSelect  func(Selection)
	OnCut     func(edge string)   // a cut was played: what the edge was called
	OnMove    func(from, to int)  // a chip was moved along an edge, which may lead to a split
	OnPick    func(vertex int)    // a vertex was clicked with the tool that moves chips, and not to move one
	Referee   func(edge int) bool // looks at a cut first; true when it takes it over
	OnTool    func(Tool)          // the tool changed by a key
	OnView    func(zoom float64)  // the zoom changed
	OnHover   func(render.Part)
	Before    func(name string) bool // takes a key before the board does; true when it did
	OnKey     func(name string) bool // a key the board has no use for; true when used
	OnRune    func(rune)             // a character was typed
	OnMessage func(string)           // something was refused: why, and what to try

	Animate bool    // parts that got new places move there, at most flightTime; else they jump
	Largest float64 // the zoom that Fit goes to at most; 0: 1
	Map     bool    // a small map of the whole board is shown while the view does not hold it

	content   Content
	number    int // of the content: each SetContent counts
	tool      Tool
	selection Selection
	current   current
	linking   *linking
	hover     render.Part
	view      view
	whole     bool // the view is that of Fit: it stays so when the size changes

	picture picture
	pointer pointer
	over    over
	motion  *motion // what a drag moves
	flight  *flight // what moves to its new place
	falling *falling
	hand    int    // the vertex whose chip the move tool has in hand, -1: none
	carried [2]int // from where to where the pointer carried the chip of the last move; equal: it did not
	glide   *glide // chips on their way

	dissolving *dissolve
	own        bool // an edit of the widget's own is on its way: nothing flies
	grid       bool
	little     littleMap
	cargo      cargo
	raster     *canvas.Raster
	name       *nameEntry
	focus      focus
	clock      func() time.Time
	held       func() fyne.KeyModifier // the modifiers that are down; nil: Fyne's driver knows
}

// NewBoard makes the widget; the tool is Select.
func NewBoard() *Board {
	w := &Board{
		tool: Tools[0], view: view{zoom: 1}, whole: true, clock: time.Now, Animate: true, Map: true, current: current{vertex: -1}, hand: -1,
	}
	w.raster = canvas.NewRaster(w.frame)
	w.name = newNameEntry(w)
	w.picture.start(w)
	w.little.start(w)
	w.cargo.start(w)
	w.ExtendBaseWidget(w)
	return w
}

// SetContent hands over what is to be seen. Cheap: the picture is made on a worker and swapped in. The selection is kept by
// vertex ID. A gesture goes on when the board is the same (only more is known of it), else it is aborted.
func (w *Board) SetContent(c Content) {
	before := w.content
	if len(c.Geometry.Vertices) != len(c.Board.Vertices) {
		c.Geometry = render.GeometryOf(c.Board) // not the board's: better other places than none
	}
	w.depart(c)
	at := w.seat()
	other := !sameParts(before.Board, c.Board)
	if other {
		w.CancelGesture()
	}
	w.content = c
	w.number++
	if !Fits(w.tool, c.Board.Directed) {
		w.tool = Tools[0]
	}
	if other {
		w.carryCurrent(before.Board, c.Board, at)
		w.choose(w.selection.carried(before.Board, c.Board))
		w.hover = render.Part{}
		w.hand = -1
		w.name.carry(before.Board, c.Board)
	}
	if w.motion != nil && !w.motion.over {
		w.motion.learn(c.Facts, c.Look)
	}
	w.redraw()
}

// Content is what is shown.
func (w *Board) Content() Content { return w.content }

// Tool is the tool in use.
func (w *Board) Tool() Tool { return w.tool }

// SetTool changes the tool; a gesture of the old one is aborted. One that has no work on the board is refused.
func (w *Board) SetTool(t Tool) {
	w.CancelGesture()
	w.hand = -1
	if why := t.refusal(w.content.Board.Directed); why != (lang.Message{}) {
		w.say(why)
		return
	}
	w.tool = t
	w.redraw()
}

// Zoom is 1 at 100 %.
func (w *Board) Zoom() float64 { return w.view.zoom }

// SetZoom zooms about the middle of the view.
func (w *Board) SetZoom(z float64) {
	w.land()
	w.setView(w.view.zoomed(z, middleOf(w.Size())))
}

// Fit shows the whole board, at most at 100 % or Largest, also when the widget's size changes, until the view is moved or something is drawn.
func (w *Board) Fit() {
	size := w.Size()
	if size.Width < 1 || size.Height < 1 {
		w.whole = true
		return // done when there is a size
	}
	low, high := w.framed(document.Every(w.content.Board))
	w.setView(fitted(low, high, size, max(1, w.Largest)))
	w.whole = true
}

// setView moves the view and what hangs on it.
func (w *Board) setView(v view) {
	zoomed := v.zoom != w.view.zoom
	w.view, w.whole = v, false
	w.name.place()
	if zoomed && w.OnView != nil {
		w.OnView(v.zoom)
	}
	w.redraw()
}

// edit hands an edit over. On an unplaced board it also writes down where everything is seen, so that nothing jumps.
func (w *Board) edit(e document.Edit) {
	if w.content.Fixed {
		w.say(lang.BushFixed)
		return
	}
	if w.OnEdit != nil {
		w.own, w.whole = true, false // what is being drawn stays where it is when the widget's size changes
		defer func() { w.own = false }()
		w.OnEdit(document.Settled(e, w.content.Geometry.Vertices, w.content.Geometry.Curves))
	}
}

// try hands an edit over, or tells why it is refused.
func (w *Board) try(e document.Edit, err error) bool {
	if err != nil {
		w.tell(err)
		return false
	}
	w.edit(e)
	return true
}

func (w *Board) tell(err error) {
	if w.OnMessage != nil {
		w.OnMessage(lang.Error(w.Language, err))
	}
}

// say tells why something is refused.
func (w *Board) say(m lang.Message) {
	if w.OnMessage != nil {
		w.OnMessage(m.In(w.Language))
	}
}

func (w *Board) post(f func()) {
	if w.Post == nil {
		fyne.Do(f)
		return
	}
	w.Post(f)
}

// redraw asks for a new frame; several in one frame are one.
func (w *Board) redraw() { w.raster.Refresh() }

// sameParts tells whether two boards share their vertices and edges: then an index means the same in both.
func sameParts(a, b board.Board) bool {
	return same(a.Vertices, b.Vertices) && same(a.Edges, b.Edges)
}

func same[T any](a, b []T) bool {
	return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0])
}
