package app

import (
	"context"
	"errors"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/document"
	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// textPane is the Text tab: the board's text, which can be typed in, and what is wrong with it. The text goes to the board
// after a short pause, the board to the text at once.
type textPane struct {
	w    *Window
	root fyne.CanvasObject
	area *textArea

	ring   *canvas.Rectangle // shows the focus
	large  *fyne.Container   // instead of the text of a very large board
	size   *paragraph
	fault  *press
	where  *canvas.Text
	why    *paragraph
	bottom *fyne.Container

	selecting bool // the selection on the board is being made from here
}

const (
	pause      = 300 * time.Millisecond // after which what was typed is read
	textAtOnce = 2_000                  // vertices and edges of a board whose text is read and written without a worker
	textAsked  = 50_000                 // vertices and edges beyond which the text is shown when asked for
	mostWhy    = 300                    // characters of what is wrong
)

func newTextPane(w *Window) *textPane {
	p := &textPane{w: w, area: newTextArea(w.textState().buf, w.win.Canvas())}
	a := p.area
	a.onChange, a.onCaret, a.onFocus = p.typed, p.caretMoved, p.focused
	a.onLeave = func() { w.board.TakeFocus() }
	a.undo, a.redo = p.undo, p.redo
	a.modifiers = w.modifiers
	p.ring = canvas.NewRectangle(nil)
	p.ring.StrokeWidth, p.ring.StrokeColor, p.ring.Hidden = 2, theme.Color(colourFocus), true
	p.size = newParagraph("")
	show := newPress(newBold(lang.TextShow.In(w.say), colourFocus, textSize), fyne.NewSize(12, 7), p.ask)
	show.outline, show.fill = colourFocus, colourBoard
	p.large = container.New(inset{16, 16, 16, 16}, container.New(column{12}, p.size.root, show))
	p.large.Hide()
	p.where = newBold("", colourBad, smallSize)
	p.why = newParagraph("")
	p.fault = newPress(container.New(column{2}, p.where, p.why.root), fyne.NewSize(12, 8), p.goToFault)
	p.bottom = container.New(column{}, ruler(), p.fault)
	p.bottom.Hide()
	below := container.New(column{}, p.bottom) // no room while there is no error
	back := canvas.NewRectangle(theme.Color(colourBoard))
	p.root = container.New(storeys{}, ruler(), container.NewStack(back, a.scroll, p.large, p.ring), below)
	return p
}

// textState is the text of the open document.
func (w *Window) textState() *textState {
	if w.typing == nil || w.typing.doc != w.doc {
		w.typing = newTextState(w.doc)
	}
	return w.typing
}

// show goes on after the board may have become another.
func (p *textPane) show() {
	w, t := p.w, p.w.textState()
	if p.area.buf != t.buf {
		p.area.buf = t.buf
		p.area.show()
		t.read = -1 // what was being read meanwhile was dropped
	}
	if b := w.doc.Board(); !alike(t.board, b) {
		switch t.turn(b) {
		case lostComments:
			w.line.busy(lang.TextRewritten.In(w.say))
		case lostDraft:
			w.line.busy(lang.TextReplaced.In(w.say))
		}
	}
	switch {
	case w.shows == textTab:
		p.fill(t)
	case t.drafted():
		p.flush() // what was typed before the window was killed
	}
}

// fill sees to it that the pane has the text of the board; while it is not to be seen nothing is written or read.
func (p *textPane) fill(t *textState) {
	w, b := p.w, t.board
	parts := len(b.Vertices) + len(b.Edges)
	hidden := t.stale && parts > textAsked && !t.asked
	shown(p.large, hidden)
	shown(p.area.scroll, !hidden)
	switch {
	case hidden:
		p.size.set(lang.TextLarge.In(w.say, len(b.Vertices), len(b.Edges)))
	case t.stale:
		p.request(textJob{doc: w.doc, write: true, board: b}, parts <= textAtOnce)
	case t.pending():
		p.read(parts <= textAtOnce)
	}
	p.showFault(t)
	p.mark()
}

// ask shows the text of a very large board.
func (p *textPane) ask() {
	p.w.textState().asked = true
	p.show()
}

// typed goes on after a key: what was typed is read after a pause.
func (p *textPane) typed() {
	t := p.w.textState()
	t.dirty, t.sound = true, false
	t.number++
	n := t.number
	p.area.bad, p.area.marked = -1, nil
	p.w.later(pause, func() {
		if p.w.textState() == t && t.number == n && t.pending() {
			p.w.pane.read(false)
		}
	})
}

// read reads what was typed: at once, or on the worker.
func (p *textPane) read(atOnce bool) {
	t := p.w.textState()
	t.read = t.number
	p.request(textJob{doc: p.w.doc, text: t.buf.text(), number: t.number}, atOnce)
}

// flush reads at once what was typed and waits for its pause; the text of a large board goes to the worker.
func (p *textPane) flush() {
	if t := p.w.textState(); t.pending() {
		p.read(len(t.board.Vertices)+len(t.board.Edges) <= textAtOnce)
	}
}

func (p *textPane) request(j textJob, atOnce bool) {
	if !atOnce {
		p.w.reader.Request(j)
		return
	}
	r, err := doText(context.Background(), j, nil)
	p.w.textDone(j, r, err)
}

// textDone takes in a text that was written or read, unless it is late.
func (w *Window) textDone(j textJob, r textRead, err error) {
	t := w.textState()
	switch {
	case j.doc != w.doc:
		return
	case j.write:
		if !t.stale || !alike(j.board, t.board) {
			return
		}
		t.buf.set(r.text)
		t.take(r.text, r)
		t.fault = errors.Join(err, r.fault)
		w.pane.area.show()
	case j.number != t.number:
		return
	case err != nil:
		t.fault = err
	default:
		w.takeText(t, j, r)
	}
	if !j.write {
		w.showSaved(w.solved.at(w.step))
	}
	w.pane.showFault(t)
	w.pane.mark()
}

// takeText puts the board that was read in the place of the present one, as one edit; when it says the same, only the
// text is another.
func (w *Window) takeText(t *textState, j textJob, r textRead) {
	e := document.EditText(r.board, w.geo.Vertices, w.geo.Curves)
	b := w.doc.Board()
	after := e.Apply(b)
	if !board.Equal(b, after) {
		loose := !after.Placed()
		if loose && !sameGame(b, after) {
			w.loose = render.Geometry{}
		}
		t.taking = &j.text
		w.edit(e)
		t.taking = nil
		if loose && len(w.loose.Vertices) == 0 {
			w.layOut()
		}
	}
	t.typed = true
	t.take(j.text, r)
	if w.pane.area.focused {
		w.pane.caretMoved()
	}
}

// undo takes back typing that is not on the board yet, else the last edit of the board.
func (p *textPane) undo() {
	if !p.w.textState().buf.undo() {
		p.w.undo()
		return
	}
	p.area.show()
	p.area.changed()
}

func (p *textPane) redo() {
	if !p.w.textState().buf.redo() {
		p.w.redo()
		return
	}
	p.area.show()
	p.area.changed()
}

func (p *textPane) focused(on bool) {
	p.ring.Hidden = !on
	p.ring.Refresh()
	if !on {
		p.flush()
	}
}

// caretMoved selects on the board what the statement at the caret states; between statements, what the line does.
func (p *textPane) caretMoved() {
	t := p.w.textState()
	if t.dirty || t.stale {
		return
	}
	c := t.buf.caret
	vertices, edges := t.outline.At(t.outline.Start(c.line) + t.buf.byteOf(c))
	if vertices == nil && edges == nil {
		vertices, edges = t.outline.On(c.line)
	}
	p.selecting = true
	p.w.board.Select(editor.Selection{Vertices: vertices, Edges: edges})
	p.selecting = false
}

// selectionChanged goes on after another part of the board was selected.
func (w *Window) selectionChanged() {
	w.menus.show(w)
	w.pane.selectionChanged()
}

// selectionChanged marks the lines of what is selected on the board, and shows the first.
func (p *textPane) selectionChanged() {
	p.mark()
	if list := p.area.marked; len(list) > 0 && !p.selecting {
		p.area.centre(list[0])
	}
}

func (p *textPane) mark() {
	p.area.marked = nil
	if t := p.w.textState(); p.w.shows == textTab && !t.dirty && !t.stale {
		s := p.w.board.Selection()
		p.area.marked = t.outline.Lines(s.Vertices, s.Edges)
	}
	p.area.Refresh()
}

// showFault marks the line that is wrong and says below why.
func (p *textPane) showFault(t *textState) {
	p.area.bad = -1
	if t.fault != nil {
		place := placeOf(t.fault)
		p.area.bad = place.Line - 1
		p.where.Text = lang.TextLine.In(p.w.say, place.Line)
		p.where.Hidden = place.Line == 0
		text := capitalised(strings.TrimPrefix(lang.Error(p.w.say, t.fault), place.String()))
		if letters := []rune(text); len(letters) > mostWhy {
			text = string(letters[:mostWhy]) + "…"
		}
		p.why.say(text, theme.ColorNameForeground)
	}
	shown(p.bottom, t.fault != nil)
	p.area.Refresh()
	p.root.Refresh()
}

// placeOf is where an error is, as far as it knows.
func placeOf(err error) board.Place {
	var placed interface {
		error
		Where() board.Place
	}
	if errors.As(err, &placed) {
		return placed.Where()
	}
	return board.Place{}
}

// goToFault puts the caret where the error is.
func (p *textPane) goToFault() {
	t := p.w.textState()
	place := placeOf(t.fault)
	if t.fault == nil || place.Line == 0 {
		return
	}
	p.area.takeFocus()
	p.area.goTo(spot{place.Line - 1, place.Col - 1})
}

// textProgress tells of a text that takes long.
func (w *Window) textProgress(j textJob, _ float64) {
	m := lang.TextReading
	if j.write {
		m = lang.TextWriting
	}
	w.line.busy(m.In(w.say))
}
