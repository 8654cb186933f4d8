package app

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/document"
	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
)

// search is what is sought on the board; it outlives the bar, which is built anew with the window.
type search struct {
	open  bool
	text  string
	found []int // the vertices that fit, ascending
	at    int   // the one gone to, as an index of found; -1: none
	err   error // the text is no query
	typed bool  // and nothing was done about it: Return then stays with the vertex found first
}

// findBar is the bar over the board in which a search is typed.
type findBar struct {
	root  *fyne.Container
	w     *Window
	entry *findEntry
	count *canvas.Text
	fault *paragraph
	moves []*press // to the previous, to the next, select all
}

// readable is the zoom below which going to a vertex also brings it near: names are not drawn then.
const readable = render.NameZoom

func (w *Window) newFindBar() *findBar {
	f := &findBar{w: w, count: newText("", colourQuiet, smallSize), fault: newParagraph("")}
	f.entry = newFindEntry(f)
	step := func(icon fyne.Resource, what lang.Message, do func()) *press {
		p := newPress(container.New(atLeast{fyne.NewSquareSize(18)}, widget.NewIcon(icon)), fyne.NewSquareSize(5), do)
		p.onHover = func(in bool) {
			w.line.point("")
			if in {
				w.line.point(what.In(w.say))
			}
		}
		return p
	}
	all := newPress(newText(lang.FindAll.In(w.say), theme.ColorNameForeground, smallSize), fyne.NewSize(8, 5), w.selectFound)
	f.moves = []*press{
		step(theme.MoveUpIcon(), lang.MenuFindPrevious, func() { w.findNext(-1) }),
		step(theme.MoveDownIcon(), lang.MenuFindNext, func() { w.findNext(1) }),
		all,
	}
	right := container.New(line{gap}, f.count, f.moves[0], f.moves[1], f.moves[2], step(theme.CancelIcon(), lang.FindClose, w.closeFind))
	row := container.New(inset{8, 6, 8, 6}, container.NewBorder(nil, nil, nil, container.New(inset{left: 8}, right), f.entry))
	back := canvas.NewRectangle(theme.Color(colourPanel))
	f.fault.root.Hide()
	f.root = container.New(column{}, container.NewStack(back, container.New(column{},
		row, container.New(inset{left: 14, right: 14, bottom: 4}, container.New(column{}, f.fault.root)), ruler())))
	f.root.Objects[0].(*fyne.Container).Hidden = !w.sought.open
	return f
}

// openFind opens the bar, or goes to it; what was sought last stands there to be typed over.
func (w *Window) openFind() {
	w.sought.open = true
	w.find.root.Objects[0].Show()
	w.find.entry.SetText(w.sought.text)
	w.refind()
	w.layAgain()
	w.win.Canvas().Focus(w.find.entry)
	w.find.entry.TypedShortcut(&fyne.ShortcutSelectAll{})
}

// closeFind closes the bar and gives the focus back to the board.
func (w *Window) closeFind() {
	w.sought.open = false
	w.find.root.Objects[0].Hide()
	w.layAgain()
	w.board.TakeFocus()
}

// layAgain gives the board the room that the bar leaves.
func (w *Window) layAgain() { w.middle.Refresh() }

// findText seeks another text, and goes to the vertex that is called so, else to the first one that fits from the
// present one on.
func (w *Window) findText(text string) {
	w.sought.text, w.sought.at, w.sought.typed = text, -1, true
	w.refind()
	q, _ := document.ParseQuery(text) // a query with a fault finds none
	v, ok := q.Called(w.doc.Board(), w.sought.found)
	if !ok {
		v, ok = document.NextFound(w.sought.found, w.board.Current()-1)
	}
	if ok {
		w.goTo(v)
	}
}

// findNext goes to the next vertex that fits, or (by -1) to the previous one; without a search it asks for one.
func (w *Window) findNext(by int) {
	w.sought.typed = false
	if w.sought.text == "" {
		w.openFind()
		return
	}
	w.refind()
	next := document.NextFound
	if by < 0 {
		next = document.PreviousFound
	}
	if v, ok := next(w.sought.found, w.board.Current()); ok {
		w.goTo(v)
	} else if !w.sought.open {
		w.openFind() // it says that there is none
	}
}

// returned is Return in the bar: after typing it stays with the vertex that was found, then it goes on by 1 or -1.
func (w *Window) returned(by int) {
	w.refind()
	if at := w.sought.at; w.sought.typed && at >= 0 {
		w.sought.typed = false
		w.goTo(w.sought.found[at])
		return
	}
	w.findNext(by)
}

// goTo selects a vertex and brings it into view, near enough to be read.
func (w *Window) goTo(v int) {
	if !w.board.Sees(w.geo.Vertices[v]) {
		w.board.Centre(v) // with what is round it
	}
	w.board.SetCurrent(v)
	if w.board.Zoom() < readable {
		w.board.ZoomTo([]int{v})
	}
	w.refind()
}

// selectFound selects all that fit.
func (w *Window) selectFound() {
	w.refind()
	w.board.Select(editor.Selection{Vertices: slices.Clone(w.sought.found)})
	w.zoomToSelection()
	w.refind()
}

// refind seeks again: the board, or what is known of it, may have changed.
func (w *Window) refind() {
	s, m := &w.sought, w.solved.at(w.step)
	q, err := document.ParseQuery(s.text)
	known := document.Known{Values: m.facts().Values, Outcome: func(v int) string { return lang.Letter(m.outcome(int32(v))) }}
	if !m.known() {
		known = document.Known{}
	}
	s.found, s.err = q.Find(w.doc.Board(), known), err
	s.at = slices.Index(s.found, w.board.Current())
	if s.open {
		w.find.show(*s)
	}
}

// show shows how many there are, or what is wrong with the query.
func (f *findBar) show(s search) {
	say := f.w.say
	switch {
	case s.text == "" || s.err != nil:
		f.count.Text = ""
	case len(s.found) == 0:
		f.count.Text = lang.FindNone.In(say)
	case s.at < 0:
		f.count.Text = lang.FindCount.In(say, len(s.found))
	default:
		f.count.Text = lang.FindAt.In(say, s.at+1, len(s.found))
	}
	f.fault.root.Hide()
	if s.err != nil {
		f.fault.say(lang.Error(say, s.err), colourBad)
		f.fault.root.Show()
	}
	for _, p := range f.moves {
		p.setOff(len(s.found) == 0)
	}
	f.root.Refresh()
	f.w.layAgain()
}

// findEntry is the field of the bar: Return goes on, Escape closes.
type findEntry struct {
	widget.Entry
	f *findBar
}

func newFindEntry(f *findBar) *findEntry {
	e := &findEntry{f: f}
	e.ExtendBaseWidget(e)
	e.SetPlaceHolder(lang.FindHint.In(f.w.say))
	e.SetText(f.w.sought.text)
	e.OnChanged = func(text string) {
		if text != f.w.sought.text {
			f.w.findText(text)
		}
	}
	return e
}

func (e *findEntry) TypedKey(k *fyne.KeyEvent) {
	w := e.f.w
	by := 1
	if w.modifiers()&shift != 0 {
		by = -1
	}
	switch k.Name {
	case fyne.KeyEscape:
		w.closeFind()
	case fyne.KeyReturn, fyne.KeyEnter:
		w.returned(by)
	case fyne.KeyF3:
		w.findNext(by)
	case fyne.KeyDown:
		w.findNext(1)
	case fyne.KeyUp:
		w.findNext(-1)
	default:
		e.Entry.TypedKey(k)
	}
}
