package app

import (
	"context"
	"slices"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/render/layout"
	"dev.mexboard/solver/board"
)

// part is the vertices that are copied: those selected and the ends of the edges selected; else the one that the
// keyboard is on.
func (w *Window) part() []int {
	list := w.chosen()
	for _, e := range w.board.Selection().Edges {
		list = append(list, w.doc.Board().Edges[e].From, w.doc.Board().Edges[e].To)
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// fragment is that part as a board of its own, placed where it is seen.
func (w *Window) fragment() board.Board {
	b := w.doc.Board()
	if !b.Placed() {
		b = render.Place(b, w.geo)
	}
	return board.Fragment(b, w.part())
}

// copyPart puts the selected part on the clipboard, as DOT.
func (w *Window) copyPart() {
	w.app.Clipboard().SetContent(string(board.Write(w.fragment())))
	w.line.busy(lang.StatusCopied.In(w.say, len(w.part())))
}

// cutPart is copyPart, and takes the part off the board.
func (w *Window) cutPart() {
	n := len(w.part())
	w.copyPart()
	e := document.Erase(w.chosen(), w.board.Selection().Edges)
	e.Name, e.Args = lang.EditCut, []any{n}
	w.editSeen(e)
	w.line.busy(lang.StatusCopied.In(w.say, n))
}

// duplicatePart copies the selected part next to itself; the clipboard stays as it is.
func (w *Window) duplicatePart() { w.join(w.fragment(), beside, lang.EditDuplicate) }

// paste pastes what is on the clipboard: a board, or numbers as contests give them. Where these can be taken in several
// ways it asks.
func (w *Window) paste() {
	text := w.app.Clipboard().Content()
	switch {
	case text == "":
		w.tell(lang.PasteNothing.In(w.say))
	case len(text) > board.MaxPaste:
		w.tell(lang.PasteLarge.In(w.say))
	case len(text) > pasteAtOnce:
		w.pastes.Request(pasteJob{text: text, sheet: w.sheet})
	default:
		w.takePaste(pasteJob{text: text, sheet: w.sheet}.read())
	}
}

// pasteAtOnce is how many bytes are read before the next frame rather than in the background.
const pasteAtOnce = 32 << 10

// pasteJob is a text to be read, or a board read from one to be laid out.
type pasteJob struct {
	text     string
	sheet    *sheet // where it is pasted; only for Fyne's goroutine
	readings []board.Reading
	trouble  error // why there is no reading
	part     *board.Board
}

func (j pasteJob) read() pasteJob {
	if j.readings = board.Guess(j.text); len(j.readings) == 0 {
		j.trouble = board.Unread(j.text)
	}
	j.text = ""
	return j
}

func (w *Window) doPaste(ctx context.Context, j pasteJob, _ func(float64)) (pasteJob, error) {
	if j.part == nil {
		return j.read(), nil
	}
	g, _ := w.client.Layout(ctx, *j.part, layout.Automatic(*j.part)) // a simpler one when that fails
	if len(g.Vertices) == len(j.part.Vertices) {
		b := render.Place(*j.part, g)
		j.part = &b
	}
	return j, ctx.Err()
}

func (w *Window) pasteProgress(pasteJob, float64) { w.line.busy(lang.StatusPasting.In(w.say)) }

func (w *Window) pasteDone(_ pasteJob, j pasteJob, err error) {
	w.line.busy("")
	switch {
	case err != nil:
		w.tell(lang.Error(w.say, err))
	case j.sheet != w.sheet: // another tab is in front by now
	case j.part != nil:
		w.join(*j.part, atPointer, lang.EditPaste)
	default:
		w.takePaste(j)
	}
}

// takePaste goes on with what was read.
func (w *Window) takePaste(j pasteJob) {
	switch {
	case len(j.readings) > 0:
		w.dismiss()
		w.chooseReading(lang.ReadingPaste.In(w.say), j.readings, w.stalking(), w.pasteBoard, func() {})
	case j.trouble != nil:
		w.tell(lang.PasteUnread.In(w.say, j.trouble))
	default:
		w.tell(lang.PasteNothing.In(w.say))
	}
}

// stalking is how trees are meant that are pasted on the board in front: two kinds of board are not mixed.
func (w *Window) stalking() stalking {
	switch b := w.doc.Board(); {
	case !b.Directed:
		return asStalks
	case len(b.Vertices) == 0:
		return mayStalk
	}
	return noStalks
}

// pasteBoard pastes a board. On an empty board it is laid out as if it had been opened; on others it first gets places.
func (w *Window) pasteBoard(part board.Board) {
	if part.Placed() || len(w.doc.Board().Vertices) == 0 {
		w.join(part, atPointer, lang.EditPaste)
		return
	}
	w.pastes.Request(pasteJob{sheet: w.sheet, part: &part})
}

// where says where a part is put: always so that it covers nothing, as near as there is room.
type where int

const (
	atPointer where = iota // with its middle where the pointer is; else where it was, or in the middle of the view
	beside                 // where it was
)

// join puts a part on the board, as one edit, and selects it.
func (w *Window) join(part board.Board, to where, name lang.Message) {
	b := w.doc.Board()
	by := w.offset(part, to)
	if len(b.Vertices) > 0 {
		for v := range part.Vertices {
			if !part.Vertices[v].Placed {
				part = render.Place(part, render.GeometryOf(part))
				break
			}
		}
	}
	after, list := board.Join(b, part, by)
	switch {
	case len(list) < len(part.Vertices):
		w.tell(lang.PasteLarge.In(w.say))
		return
	case len(list) == 0:
		w.tell(lang.PasteNothing.In(w.say))
		return
	}
	w.editSeen(document.Edit{Name: name, Args: []any{len(list)}, Apply: func(now board.Board) board.Board {
		joined, _ := board.Join(now, part, by)
		return joined
	}})
	if !after.Placed() {
		w.layOut()
	}
	w.board.Select(selectionOf(list))
	if len(b.Vertices) == 0 {
		w.board.Fit()
	} else {
		w.board.Reveal(list)
	}
	w.line.busy(lang.StatusPasted.In(w.say, len(list)))
}

// offset is the way by which a part is moved before it is put on the board.
func (w *Window) offset(part board.Board, to where) (by board.Point) {
	b := w.doc.Board()
	if len(b.Vertices) == 0 || len(part.Vertices) == 0 || !part.Placed() {
		return by
	}
	at := render.GeometryOf(part).Vertices
	low, high := at[0], at[0]
	for _, p := range at {
		low = board.Point{X: min(low.X, p.X), Y: min(low.Y, p.Y)}
		high = board.Point{X: max(high.X, p.X), Y: max(high.Y, p.Y)}
	}
	middle := board.Point{X: (low.X + high.X) / 2, Y: (low.Y + high.Y) / 2}
	if p, ok := w.board.Pointer(); ok && to != beside {
		by = board.Point{X: p.X - middle.X, Y: p.Y - middle.Y}
	} else if to != beside && !w.board.Sees(middle) {
		m := w.board.Middle()
		by = board.Point{X: m.X - middle.X, Y: m.Y - middle.Y}
	}
	for v := range at {
		at[v] = board.Point{X: at[v].X + by.X, Y: at[v].Y + by.Y}
	}
	room := vacancy(at, w.geo.Vertices)
	return board.Point{X: by.X + room.X, Y: by.Y + room.Y}
}
