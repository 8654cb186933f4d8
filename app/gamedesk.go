package app

import (
	"errors"
	"image"
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
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
	reveal *press         // to where a formula is wrong
	wrong  int            // the character there, from 1
	start  *deskPicture
	board  *deskPicture
	worked *paragraph // one value worked out
	number int        // of the changes: what is known of an older one is dropped
	made   bool       // the board is being made, not only looked at
	err    error
	setup  games.Setup
}

func newGameDesk(g *gallery, e exhibit) *gameDesk {
	say := g.w.say
	d := &gameDesk{g: g, of: e, note: newParagraph(""), worked: newParagraph("")}
	size := g.w.win.Canvas().Size()
	d.start, d.board = newDeskPicture(lang.GalleryStart.In(say), size), newDeskPicture(lang.GalleryBoard.In(say), size)
	move := newParagraph("")
	move.say(e.text.Move.In(say), theme.ColorNameForeground)
	words := container.New(column{6}, newBold(e.text.Title.In(say), theme.ColorNameForeground, textSize+3), move.root)
	pictures := container.NewGridWithColumns(2, d.start.root, d.board.root)
	if e.bush.Name != "" { // there is no start but the board
		pictures = container.NewStack(d.board.root)
	}
	d.root = container.New(filled{column{12}, pictures}, words)
	switch {
	case e.program != "":
		d.form = newGameForm(say, nil, false, nil, nil)
		d.editor = newProgramEditor(d, e.program, !e.foreign)
		words.Add(newParagraph(lang.ProgramAbout.In(say)).root)
		d.root.Add(d.editor.root)
	case e.bush.Name != "":
		d.form = newGameForm(say, e.bush.Sizes, false, d.changed, g.w.typedKey)
		d.form.fill(e.bush.Examples())
		words.Add(newParagraph(lang.BushBoard.In(say) + joint(say) + lang.GameLosers["stuck"].In(say)).root)
	default:
		d.form = newGameForm(say, append(e.game.Params[:len(e.game.Params):len(e.game.Params)], e.game.Start), true, d.changed, g.w.typedKey)
		d.form.fill(e.game.Sample)
		words.Add(newParagraph(lang.GameBoards[e.game.Board].In(say) + joint(say) + lang.GameLosers[e.game.Loser].In(say)).root)
		if d.form.has(games.Graph) {
			d.root.Add(container.New(line{}, newLink(lang.GalleryDrawn.In(say), d.takeDrawing)))
		}
	}
	if len(d.form.fields) > 0 {
		d.root.Add(d.form.root)
	}
	about := container.New(column{4}, d.worked.root)
	if e.game.Source != "" && e.game.Source != "-" {
		about.Add(newParagraph(lang.GallerySource.In(say, e.game.Source)).root)
	}
	d.worked.root.Hide()
	d.reveal = newLink("", d.goToSlip)
	d.reveal.Hide()
	for _, o := range []fyne.CanvasObject{container.New(column{4}, d.note.root, container.New(line{}, d.reveal)), pictures, about} {
		d.root.Add(o)
	}
	return d
}

// begin shows how the sample looks, until more is known.
func (d *gameDesk) begin() {
	room := d.start.room()
	if s := d.of.scene(float64(room.Width), d.g.w.picture()); len(s.Shapes) > 0 {
		d.showPictures(paintScene(s, float64(room.Width), float64(room.Height)), nil)
	}
}

// joint is what stands between two sentences.
func joint(say lang.Language) string {
	if say == lang.Chinese {
		return ""
	}
	return " "
}

// changed looks anew at what the form or the program now says.
func (d *gameDesk) changed() {
	if d.made {
		return
	}
	d.number++
	d.err = nil // nothing is known of what stands there now
	d.g.w.offer()
	d.request(false)
}

// ready tells whether the board can be made.
func (d *gameDesk) ready() bool { return !d.made && d.err == nil }

// make has the board made, and opens or adds it when it is done.
func (d *gameDesk) make() {
	d.number++
	d.made = true
	d.g.w.offer()
	d.request(true)
}

func (d *gameDesk) request(whole bool) {
	w := d.g.w
	j := gameJob{desk: d, number: d.number, whole: whole, game: d.of.game, bush: d.of.bush, args: d.form.args(), look: w.picture(), room: d.board.room()}
	if d.editor != nil {
		if !d.editor.trusted && !whole {
			return
		}
		d.editor.trusted = true
		text := d.editor.area.buf.text()
		j.program = &text
		d.editor.halt.setOff(false)
		d.note.set(lang.GalleryCounting.In(w.say)) // what stands there is of the program before
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
	if d.editor != nil {
		d.editor.halt.setOff(true)
	}
	d.err, d.setup = err, r.setup
	d.g.w.offer()
	if err == nil && j.whole {
		d.finish(r)
		return
	}
	d.tell(r, err)
	if d.editor != nil {
		d.editor.show(err, r.printed)
	}
	small := r.whole && len(r.board.Vertices) <= mostPictured
	picture := d.board.image.Image
	if !small {
		picture = nil
	}
	d.showPictures(r.start, picture)
	if small {
		d.g.w.sketches.Request(sketchJob{d, d.number, r.board, j.look, d.board.room()})
	}
}

// tell tells how large the board is, or what is wrong, and a value of the game worked out.
func (d *gameDesk) tell(r gameResult, err error) {
	say := d.g.w.say
	shown(d.worked.root, err == nil && r.valued)
	var slip *games.FormulaError
	d.wrong = 0
	if errors.As(err, &slip) {
		d.wrong = slip.Col
		setLink(d.reveal, lang.FormulaPlace.In(say, slip.Col))
	}
	shown(d.reveal, d.wrong > 0)
	switch {
	case err != nil:
		d.note.say(capitalised(lang.Error(say, err)), colourBad)
		return
	case r.whole && d.of.bush.Name != "":
		d.note.set(capitalised(lang.BushSize.In(say, len(r.board.Vertices), len(r.board.Edges))))
	case r.whole:
		d.note.set(capitalised(lang.GalleryExact.In(say, len(r.board.Vertices)-r.joints, len(r.board.Edges))))
	default:
		d.note.set(capitalised(lang.GalleryAbout.In(say, about(r.setup.Estimate))))
	}
	if r.valued {
		x := r.worked
		d.worked.set(lang.GameWorked.In(say, strings.Trim(string(x.Position), "()"), setText(x.Options), x.Value))
	}
}

// goToSlip puts the caret before what is wrong in a formula.
func (d *gameDesk) goToSlip() {
	e, ok := d.form.field(games.Formula).(*textField)
	if !ok {
		return
	}
	blanks := len(e.Text) - len(strings.TrimLeft(e.Text, " "))
	d.g.w.win.Canvas().Focus(e)
	e.CursorColumn = min(blanks+d.wrong-1, utf8.RuneCountInString(e.Text))
	e.Refresh()
}

// setText is a set of numbers as it is written, longer runs with dots.
func setText(ascending []int) string {
	const long = 5
	var parts []string
	for i := 0; i < len(ascending); {
		end := i
		for end+1 < len(ascending) && ascending[end+1] == ascending[end]+1 {
			end++
		}
		if end-i+1 >= long {
			parts = append(parts, strconv.Itoa(ascending[i]), "…", strconv.Itoa(ascending[end]))
		} else {
			for _, n := range ascending[i : end+1] {
				parts = append(parts, strconv.Itoa(n))
			}
		}
		i = end + 1
	}
	return "{" + strings.Join(parts, ", ") + "}"
}

// showPictures shows the pictures there are; the rest takes no room.
func (d *gameDesk) showPictures(start, board image.Image) {
	d.start.show(start)
	d.board.show(board)
	d.root.Refresh()
	d.g.right.Refresh()
}

// finish opens the board that was made in a tab, or adds it to the one that is open.
func (d *gameDesk) finish(r gameResult) {
	w := d.g.w
	d.g.closing()
	d.g.keepDraft()
	w.gallery = nil
	if d.of.bush.Name != "" {
		w.install(document.New(r.board), lang.Bushes[d.of.bush.Name])
		w.board.TakeFocus()
		return
	}
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
	by := rightOf(render.GeometryOf(part), w.geo)
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

// gameGap is between the board and a game that is added.
const gameGap = 160

// rightOf is by how much a picture is moved to stand right of another, their tops on one line.
func rightOf(part, of render.Geometry) board.Point {
	left, top, _ := reach(part)
	_, height, right := reach(of)
	return board.Point{X: right + gameGap - left, Y: height - top}
}

// reach is how far a picture goes to the left, up and to the right: vertices and edges.
func reach(g render.Geometry) (left, top, right float64) {
	left, top, right = math.Inf(1), math.Inf(-1), math.Inf(-1)
	take := func(p board.Point) { left, top, right = min(left, p.X), max(top, p.Y), max(right, p.X) }
	for _, p := range g.Vertices {
		take(p)
	}
	for _, c := range g.Curves {
		if c != nil {
			for _, p := range c.Points {
				take(p)
			}
		}
	}
	return left, top, right
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
