package app

import (
	"errors"
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
	"dev.mexboard/solver/games"
)

// gameDesk is the right half of the gallery: what is chosen there, its form or its program, and what comes of it.
type gameDesk struct {
	g      *gallery
	of     exhibit
	root   *fyne.Container
	form   *gameForm
	editor *programEditor // of a program; else nil
	note   *paragraph     // how large the board is, or what is wrong
	start  *canvas.Image
	board  *canvas.Image
	heads  [2]*canvas.Text // of the two pictures
	number int             // of the changes: what is known of an older one is dropped
	made   bool            // the board is being made, not only looked at
	err    error
	setup  games.Setup
}

// Sizes of the pictures on the desk.
const (
	deskWidth  = 300
	deskHeight = 210
)

func newGameDesk(g *gallery, e exhibit) *gameDesk {
	d := &gameDesk{g: g, of: e, note: newParagraph(""), start: newPicture(deskHeight), board: newPicture(deskHeight)}
	say := g.w.say
	d.root = container.New(column{12})
	move := newParagraph("")
	move.say(e.text.Move.In(say), theme.ColorNameForeground)
	words := container.New(column{6}, newBold(e.text.Title.In(say), theme.ColorNameForeground, textSize+3), move.root)
	d.root.Add(words)
	if e.program != "" {
		d.form = newGameForm(say, nil, false, nil, nil)
		d.editor = newProgramEditor(d, e.program, !e.foreign)
		words.Add(newParagraph(lang.ProgramAbout.In(say)).root)
		d.root.Add(d.editor.root)
	} else {
		d.form = newGameForm(say, append(e.game.Params[:len(e.game.Params):len(e.game.Params)], e.game.Start), true, d.changed, g.w.typedKey)
		d.form.fill(e.game.Sample)
		words.Add(newParagraph(lang.GameBoards[e.game.Board].In(say) + joint(say) + lang.GameLosers[e.game.Loser].In(say)).root)
		if d.form.has(games.Graph) {
			d.root.Add(container.New(line{}, newLink(lang.GalleryDrawn.In(say), d.takeDrawing)))
		}
		d.root.Add(d.form.root)
	}
	d.heads = [2]*canvas.Text{newText(lang.GalleryStart.In(say), colourQuiet, smallSize), newText(lang.GalleryBoard.In(say), colourQuiet, smallSize)}
	d.root.Add(d.note.root)
	d.root.Add(container.NewGridWithColumns(2,
		container.New(column{4}, d.heads[0], d.start), container.New(column{4}, d.heads[1], d.board)))
	if e.game.Source != "" && e.game.Source != "-" {
		d.root.Add(newParagraph(lang.GallerySource.In(say, e.game.Source)).root)
	}
	d.showPictures(picturedSample(e, g.w), nil)
	return d
}

// picturedSample is how the sample of an exhibit looks, until more is known.
func picturedSample(e exhibit, w *Window) image.Image {
	if s := e.scene(deskWidth, w.picture()); len(s.Shapes) > 0 {
		return paintScene(s, deskWidth, deskHeight)
	}
	return nil
}

// joint is what stands between two sentences.
func joint(say lang.Language) string {
	if say == lang.Chinese {
		return ""
	}
	return " "
}

func newPicture(height float32) *canvas.Image {
	i := canvas.NewImageFromImage(nil)
	i.FillMode = canvas.ImageFillContain
	i.SetMinSize(fyne.NewSize(0, height))
	return i
}

// changed looks anew at what the form or the program now says.
func (d *gameDesk) changed() {
	if d.made {
		return
	}
	d.number++
	d.request(false)
}

// ready tells whether the board can be made.
func (d *gameDesk) ready() bool { return !d.made && d.err == nil }

// make has the board made, and opens or adds it when it is done.
func (d *gameDesk) make() {
	d.number++
	d.made = true
	d.request(true)
}

func (d *gameDesk) request(whole bool) {
	w := d.g.w
	j := gameJob{desk: d, number: d.number, whole: whole, game: d.of.game, args: d.form.args(), look: w.picture()}
	if d.editor != nil {
		if !d.editor.trusted && !whole {
			return
		}
		d.editor.trusted = true
		text := d.editor.area.buf.text()
		j.program = &text
	}
	if d.g.adds {
		b := w.doc.Board()
		j.into = &b
	}
	w.gaming.Request(j)
}

// progress shows how far the worker is.
func (d *gameDesk) progress(j gameJob, done float64) {
	say := d.g.w.say
	switch {
	case j.number != d.number:
	case j.program != nil && done >= 1:
		d.note.set(lang.ProgramFinds.In(say, int(done)))
	case j.whole:
		d.note.set(lang.GalleryMaking.In(say, int(100*done)))
	default:
		d.note.set(lang.GalleryCounting.In(say))
	}
}

// take shows what came of a job, or goes on with the board that was made.
func (d *gameDesk) take(j gameJob, r gameResult, err error) {
	if j.number != d.number || d.g.w.gallery != d.g || d.g.desk != d {
		return
	}
	d.made = false
	d.err, d.setup = err, r.setup
	if err == nil && j.whole {
		d.finish(r)
		return
	}
	say := d.g.w.say
	switch {
	case err != nil:
		d.note.say(capitalised(lang.Error(say, err)), colourBad)
	case r.whole:
		d.note.set(capitalised(lang.GalleryExact.In(say, len(r.board.Vertices)-r.joints, len(r.board.Edges))))
	default:
		d.note.set(capitalised(lang.GalleryAbout.In(say, about(r.setup.Estimate))))
	}
	if d.editor != nil {
		d.editor.show(err, r.printed)
	}
	small := r.whole && len(r.board.Vertices) <= mostPictured
	picture := d.board.Image
	if !small {
		picture = nil
	}
	d.showPictures(r.start, picture)
	if small {
		d.g.w.sketches.Request(sketchJob{d, d.number, r.board, j.look})
	}
}

// showPictures shows the pictures there are; the rest takes no room.
func (d *gameDesk) showPictures(start, picture image.Image) {
	d.start.Image, d.board.Image = start, picture
	for i, o := range []*canvas.Image{d.start, d.board} {
		shown(o, o.Image != nil)
		shown(d.heads[i], o.Image != nil)
		o.Refresh()
	}
	d.root.Refresh()
	d.g.right.Refresh()
}

// finish opens the board that was made in a tab, or adds it to the one that is open.
func (d *gameDesk) finish(r gameResult) {
	w := d.g.w
	d.g.closing()
	d.g.keepDraft()
	w.gallery = nil
	if d.g.adds {
		w.addGame(r.board)
	} else {
		s := w.newSheet(d.document(r.board), d.of.text.Title)
		s.made = true
		w.add(s, true)
	}
	w.turnTab(gameTab)
	w.board.TakeFocus()
}

// document is a document of the board made. One of a program is asked about when it is closed: the program stands
// nowhere else.
func (d *gameDesk) document(b board.Board) *document.Document {
	if d.editor == nil {
		return document.New(b)
	}
	doc := document.New(board.New())
	doc.Do(document.Edit{Name: lang.EditAddGame, Apply: func(board.Board) board.Board { return b }})
	return doc
}

// addGame puts the board of a game beside what is drawn, as one edit.
func (w *Window) addGame(part board.Board) {
	b := w.doc.Board()
	if len(b.Vertices) == 0 {
		w.join(part, beside, lang.EditAddGame)
		return
	}
	by := w.offset(part, beside)
	after, list := games.Add(b, part, by)
	if len(list) < len(part.Vertices) {
		w.tell(lang.PasteLarge.In(w.say))
		return
	}
	w.editSeen(document.Edit{Name: lang.EditAddGame, Apply: func(now board.Board) board.Board {
		joined, _ := games.Add(now, part, by)
		return joined
	}})
	if !after.Placed() {
		w.layOut()
	}
	w.board.Select(selectionOf(list))
	w.board.Fit()
}

// takeDrawing takes the board that is open as the graph of the game.
func (d *gameDesk) takeDrawing() {
	d.form.take(games.Graph, games.Drawing(d.g.w.doc.Board()))
}

// placeOfProgram is where a program is wrong; no place otherwise.
func placeOfProgram(err error) (line, col int) {
	var wrong *games.ProgramError
	if errors.As(err, &wrong) {
		return wrong.Line, wrong.Col
	}
	return 0, 0
}
