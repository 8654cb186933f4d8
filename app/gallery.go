package app

import (
	"image"
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/games"
)

// gallery is the dialog in which a game is found and set up.
type gallery struct {
	w       *Window
	adds    bool // to the board that is open
	all     []exhibit
	found   []int // of all
	at      int   // the row chosen, of found
	entry   *keyEntry
	list    *rows
	rows    map[fyne.CanvasObject]*galleryRow
	thumbs  map[int]image.Image
	nothing *canvas.Text
	desk    *gameDesk // what is chosen, set up
	right   *container.Scroll
	closing func()
}

// galleryRow is a row of the list.
type galleryRow struct {
	press *plate
	thumb *canvas.Image
	title *canvas.Text
	move  [2]*canvas.Text // two lines
}

// Sizes of the gallery.
const (
	galleryWidth  = 1000
	galleryHeight = 640
	galleryRowHi  = 72
	thumbWidth    = 76
	thumbHeight   = 44
)

// askGame opens the gallery at a game, "" the first; args are what stands in its form, nil its sample. adds says that the
// game is added to the board that is open.
func (w *Window) askGame(adds bool, name string, args []string) {
	all := exhibits()
	if adds {
		all = slices.DeleteFunc(all, exhibit.undirected)
	}
	if w.draft != "" {
		all = append(all, programExhibit(w.draft, lang.GameText{Title: lang.ProgramDraft, Move: lang.ProgramDraftMove}, "starlark"))
	}
	g := w.openGallery(adds, all)
	if i := slices.IndexFunc(g.found, func(i int) bool { return g.all[i].game.Name == name }); name != "" && i >= 0 {
		g.choose(i)
	}
	if args != nil {
		g.desk.form.fill(args)
		g.desk.changed()
	}
}

// askProgram opens the gallery at the program that the board was made by. It is not run.
func (w *Window) askProgram() {
	text, ok := games.ProgramOf(w.doc.Board())
	if !ok {
		return
	}
	own := programExhibit(text, lang.GameText{Title: lang.ProgramTitle, Move: lang.ProgramForeign})
	own.foreign = true
	w.openGallery(false, append([]exhibit{own}, exhibits()...))
}

func (w *Window) programmed() bool {
	_, ok := games.ProgramOf(w.doc.Board())
	return ok
}

// openGallery opens the gallery with these rows, at the first.
func (w *Window) openGallery(adds bool, all []exhibit) *gallery {
	g := &gallery{w: w, adds: adds, all: all, rows: map[fyne.CanvasObject]*galleryRow{}, thumbs: map[int]image.Image{}}
	size := w.win.Canvas().Size()
	width, height := min(scaled(galleryWidth), size.Width-48), min(scaled(galleryHeight), size.Height-130)
	left := max(230, min(scaled(350), width*0.4))
	g.entry = g.newEntry()
	g.nothing = newText(lang.GalleryNothing.In(w.say), colourQuiet, textSize)
	g.list = newRows(scaled(galleryRowHi), max(2, int((height-50)/scaled(galleryRowHi))), g.create, func(i int, o fyne.CanvasObject) { g.bind(i, o, left) })
	g.right = container.NewVScroll(container.New(inset{16, 2, 12, 8}))
	index := container.NewBorder(container.New(inset{bottom: 8}, container.New(column{8}, g.entry, g.nothing)), nil, nil, nil, g.list.filling())
	side := container.New(atLeast{fyne.NewSize(left, 0)}, index)
	// In the order of Tab: the search, the form, the answers. Arrows lead through the list.
	both := container.New(layout.NewBorderLayout(nil, nil, side, nil), side, g.right)
	content := container.New(atLeast{fyne.NewSize(width, height)}, both)
	title, do := lang.GalleryTitle, lang.GalleryMake
	if adds {
		title, do = lang.GalleryAddTitle, lang.GalleryAdd
	}
	w.gallery = g
	g.closing = w.ask(title.In(w.say), content,
		answer{name: lang.DialogCancel, do: g.closed},
		answer{name: lang.GallerySequence, do: g.sequence, ready: g.sequential},
		answer{name: do, main: true, stays: true, do: func() { g.desk.make() }, ready: func() bool { return g.desk != nil && len(g.found) > 0 && g.desk.ready() }})
	g.filter("")
	w.win.Canvas().Focus(g.entry)
	return g
}

// keepDraft keeps a program that was typed, so that it is there when the gallery is opened again.
func (g *gallery) keepDraft() {
	if g.desk == nil || g.desk.editor == nil {
		return
	}
	if text := g.desk.editor.area.buf.text(); text != strings.TrimPrefix(g.desk.of.program, "\uFEFF") && text != "" {
		g.w.draft = text
	}
}

// closed ends what goes on for the gallery.
func (g *gallery) closed() {
	g.keepDraft()
	g.w.gaming.Cancel()
	g.w.gallery = nil
}

// filter lists what fits the words typed, and chooses the first.
func (g *gallery) filter(text string) {
	g.found = fitting(g.all, text)
	g.list.set(len(g.found))
	shown(g.nothing, len(g.found) == 0)
	if len(g.found) > 0 {
		g.choose(0)
	}
	g.w.offer()
}

// choose chooses a row and sets its game up.
func (g *gallery) choose(row int) {
	if row < 0 || row >= len(g.found) {
		return
	}
	g.at = row
	g.list.reveal(row)
	g.list.show()
	e := g.all[g.found[row]]
	if g.desk != nil && g.desk.of.search.words == e.search.words {
		return
	}
	g.keepDraft()
	g.desk = newGameDesk(g, e)
	g.right.Content = container.New(inset{16, 2, 12, 8}, g.desk.root)
	g.right.Offset = fyne.Position{}
	g.right.Refresh()
	g.desk.begin()
	g.desk.changed()
	g.w.offer()
}

func (g *gallery) create() fyne.CanvasObject {
	r := &galleryRow{thumb: canvas.NewImageFromImage(nil), title: newBold("", theme.ColorNameForeground, textSize)}
	r.move = [2]*canvas.Text{newText("", colourQuiet, smallSize), newText("", colourQuiet, smallSize)}
	r.thumb.FillMode = canvas.ImageFillContain
	r.thumb.SetMinSize(fyne.NewSize(thumbWidth, thumbHeight))
	text := middle(container.New(column{1}, r.title, r.move[0], r.move[1]))
	r.press = newPlate(container.NewBorder(nil, nil, container.New(inset{right: 10}, middle(r.thumb)), nil, text), fyne.NewSize(8, 5), nil)
	g.rows[r.press] = r
	return r.press
}

func (g *gallery) bind(i int, o fyne.CanvasObject, width float32) {
	if i >= len(g.found) {
		return
	}
	r, e := g.rows[o], g.all[g.found[i]]
	room := width - thumbWidth - 40
	r.title.Text = fit(e.text.Title.In(g.w.say), room, r.title.TextSize, r.title.TextStyle)
	first, rest := broken(e.text.Move.In(g.w.say), room, r.move[0].TextSize)
	r.move[0].Text, r.move[1].Text = first, fit(rest, room, r.move[1].TextSize, fyne.TextStyle{})
	shown(r.move[1], rest != "")
	r.thumb.Image = g.thumb(g.found[i])
	r.thumb.Refresh()
	r.press.onTap = func() {
		g.choose(i)
		g.w.win.Canvas().Focus(g.entry)
	}
	r.press.setChosen(i == g.at)
	r.press.content.Refresh()
}

// broken is a text broken where its first line of a width ends: between words, in Chinese between any two characters.
func broken(text string, width, size float32) (first, rest string) {
	end := 0
	var parts []string
	for _, part := range unbroken(text) {
		parts = append(parts, strings.SplitAfter(part, " ")...)
	}
	for _, part := range parts {
		if end > 0 && fyne.MeasureText(text[:end+len(strings.TrimRight(part, " "))], size, fyne.TextStyle{}).Width > width {
			return strings.TrimRight(text[:end], " "), text[end:]
		}
		end += len(part)
	}
	return text, ""
}

// thumb is the small picture of an exhibit, made when it is first seen.
func (g *gallery) thumb(i int) image.Image {
	if picture, ok := g.thumbs[i]; ok {
		return picture
	}
	e := g.all[i]
	scene := e.thumb(g.w.picture())
	scene.Background = color.NRGBA{} // that of the row, which may be chosen
	g.thumbs[i] = paintScene(scene, thumbWidth, thumbHeight)
	return g.thumbs[i]
}

// key goes through the list by the arrows; false for a key that is not the list's.
func (g *gallery) key(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyDown:
		g.choose(min(g.at+1, len(g.found)-1))
	case fyne.KeyUp:
		g.choose(max(g.at-1, 0))
	case fyne.KeyPageDown:
		g.choose(min(g.at+g.list.most, len(g.found)-1))
	case fyne.KeyPageUp:
		g.choose(max(g.at-g.list.most, 0))
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyEscape:
		g.w.typedKey(e)
	default:
		return false
	}
	return true
}

// sequential tells whether the game chosen has a sequence.
func (g *gallery) sequential() bool { return g.desk != nil && g.desk.of.game.Most > 0 }

// sequence goes on to the sequence of the game chosen.
func (g *gallery) sequence() {
	d := g.desk
	g.closed()
	g.w.askSequence(d.of.game, d.form.parameters())
}

// newEntry is the field of the search; arrows, Return and Escape are the list's.
func (g *gallery) newEntry() *keyEntry {
	e := newKeyEntry("", g.key)
	e.SetPlaceHolder(lang.GallerySearch.In(g.w.say))
	e.OnChanged = g.filter
	return e
}
