package app

import (
	"context"
	"image"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/document"
	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/render/layout"
	"dev.mexboard/solver/board"
)

// readingChoice is the dialog that asks how a text of numbers is meant: a list of the ways, and the board that the chosen
// one gives.
type readingChoice struct {
	w        *Window
	readings []board.Reading
	at       int
	width    float32 // of the list
	list     *rows
	rows     map[fyne.CanvasObject]*readingRow
	stalks   *tick // whether trees are meant as boards of Green Hackenbush; hidden where there is no tree
	preview  *canvas.Image
	size     *canvas.Text
	painter  editor.Worker[board.Board, image.Image]
}

type readingRow struct {
	press *press
	text  *canvas.Text
}

const (
	readingLeast  = 280 // wide
	readingHeight = 30
	readingMost   = 8
	readingSide   = 300 // of the preview
)

// stalking is whether a text that gives trees may be meant as a board of Green Hackenbush.
type stalking uint8

const (
	noStalks   stalking = iota
	mayStalk            // it is offered where the text is asked about anyway
	offerStalk          // parent arrays are always asked about
	asStalks            // it is what one takes it for
)

// imported is what a file of another format held, to be opened when the person has chosen how it is meant.
type imported struct {
	path     string
	readings []board.Reading
}

// askImported asks about the first of the files that wait to be imported, and then about the others.
func (w *Window) askImported() {
	i := w.imports[0]
	w.chooseReading(lang.ReadingFile.In(w.say, filepath.Base(i.path)), i.readings, offerStalk, func(b board.Board) { w.importBoard(i.path, b) }, func() {
		if w.imports = w.imports[1:]; len(w.imports) > 0 {
			w.askImported()
		}
	})
}

// chooseReading goes on with the only reading, or with the one that is chosen; and then, if none was chosen too, with
// done.
func (w *Window) chooseReading(question string, readings []board.Reading, s stalking, then func(board.Board), done func()) {
	if len(readings) == 1 && !(s == offerStalk && readings[0].Format.Name == "parents") {
		b := readings[0].Board
		if stalks, ok := stalksOf(b); ok && s == asStalks {
			b = stalks
		}
		then(b)
		done()
		return
	}
	c := w.newReadingChoice(readings, s)
	frame := canvas.NewRectangle(theme.Color(colourBoard))
	frame.StrokeColor, frame.StrokeWidth = theme.Color(colourLine), 1
	picture := container.NewStack(frame, container.New(inset{4, 4, 4, 4}, c.preview))
	ask := newParagraph(question)
	left := container.New(column{8}, paddedTo(ask.root, c.width), container.New(atLeast{fyne.NewSize(c.width, 0)}, c.list.root), c.stalks, c.size)
	both := container.NewBorder(nil, nil, container.New(inset{right: 16}, left), nil, picture)
	w.ask(lang.ReadingTitle.In(w.say), container.New(inset{8, 4, 8, 8}, both),
		answer{name: lang.DialogCancel, do: func() {
			c.painter.Cancel()
			done()
		}},
		answer{name: lang.ReadingTake, main: true, do: func() {
			c.painter.Cancel()
			then(c.board())
			done()
		}})
	c.choose(0)
	w.win.Canvas().Focus(c.rows[c.list.sheet.Objects[0]].press)
}

func (w *Window) newReadingChoice(readings []board.Reading, s stalking) *readingChoice {
	c := &readingChoice{w: w, readings: readings, rows: map[fyne.CanvasObject]*readingRow{}, size: newText("", colourQuiet, smallSize)}
	room := w.win.Canvas().Size().Width - 120
	c.width = min(max(c.widest()+24, readingLeast), room-readingSide/2)
	c.list = newRows(scaled(readingHeight), readingMost, c.create, c.bind)
	c.list.set(len(readings))
	c.stalks = newTick(lang.ReadingStalks.In(w.say), s == asStalks, func(bool) { c.choose(c.at) })
	if s == noStalks {
		c.stalks.Disable()
	}
	c.preview = canvas.NewImageFromImage(nil)
	c.preview.FillMode = canvas.ImageFillContain
	c.preview.SetMinSize(fyne.NewSize(min(readingSide, room-c.width), 260))
	c.painter = editor.Worker[board.Board, image.Image]{Do: w.previewer(), Post: w.post, Done: func(_ board.Board, i image.Image, err error) {
		if err != nil {
			w.tell(lang.Error(w.say, err))
			return
		}
		c.preview.Image = i
		c.preview.Refresh()
	}}
	return c
}

// widest is how wide the longest sentence of the list is.
func (c *readingChoice) widest() (width float32) {
	for _, r := range c.readings {
		width = max(width, fyne.MeasureText(c.w.sentenceOf(r), scaled(smallSize), fyne.TextStyle{}).Width)
	}
	return width
}

// previewer draws boards as they would be seen, in the background.
func (w *Window) previewer() func(context.Context, board.Board, func(float64)) (image.Image, error) {
	look := render.Look{Theme: w.picture(), Labels: w.settings.labels()}
	return func(ctx context.Context, b board.Board, told func(float64)) (image.Image, error) {
		g := render.GeometryOf(b)
		if !b.Placed() {
			if better, _ := w.client.Layout(ctx, b, layout.Automatic(b)); len(better.Vertices) == len(b.Vertices) {
				g = better
			}
		}
		s := solveNow(b)
		g, f := s.at(s.steps()).pictured(g)
		return paintPreview(ctx, render.Picture{Board: b, Geometry: g, Facts: f, Look: look, Scale: 1}, told)
	}
}

func (c *readingChoice) create() fyne.CanvasObject {
	r := &readingRow{text: newText("", theme.ColorNameForeground, smallSize)}
	r.press = newPress(r.text, fyne.NewSize(8, 5), nil)
	r.press.onKey = c.key
	c.rows[r.press] = r
	return r.press
}

func (c *readingChoice) bind(i int, o fyne.CanvasObject) {
	r := c.rows[o]
	r.text.Text = fit(c.w.sentenceOf(c.readings[i]), c.width-24, r.text.TextSize, r.text.TextStyle)
	r.press.onTap = func() { c.choose(i) }
	r.press.setChosen(i == c.at)
	r.press.content.Refresh()
}

// key goes through the list by the arrows; Return and Escape are the dialog's.
func (c *readingChoice) key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyDown:
		c.choose(min(c.at+1, len(c.readings)-1))
	case fyne.KeyUp:
		c.choose(max(c.at-1, 0))
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyEscape:
		c.w.typedKey(e)
	default:
		return false
	}
	return true
}

// choose chooses a reading and shows its board.
func (c *readingChoice) choose(i int) {
	c.at = i
	_, tree := stalksOf(c.readings[i].Board)
	shown(c.stalks, tree && !c.stalks.Disabled())
	b := c.board()
	say := c.w.say
	c.size.Text = lang.StatusVertices.In(say, len(b.Vertices)) + lang.StatusComma.In(say) + lang.StatusEdges.In(say, len(b.Edges))
	c.size.Refresh()
	c.list.show()
	c.list.reveal(i)
	c.painter.Request(b)
}

// board is the board that is chosen.
func (c *readingChoice) board() board.Board {
	b := c.readings[c.at].Board
	if stalks, ok := stalksOf(b); ok && c.stalks.Checked {
		return stalks
	}
	return b
}

// stalksOf is trees of a chip game as a board of Green Hackenbush; ok is false where a board is none.
func stalksOf(b board.Board) (stalks board.Board, ok bool) {
	e, err := document.ToStalks(b)
	if err != nil {
		return b, false
	}
	return e.Apply(b), true
}

// sentenceOf says how a text is taken.
func (w *Window) sentenceOf(r board.Reading) string {
	first := -1
	if r.Form.Numbered {
		first = r.Form.First
	}
	return capitalised(lang.Reading(w.say, r.Format.Name, r.Form.List, r.Form.Header, first))
}
