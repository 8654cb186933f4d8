package app

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver/games"
)

// sequenceDesk is the dialog with the values of a game's positions in a row: as a table and as a plot.
type sequenceDesk struct {
	w       *Window
	game    games.Game
	form    *gameForm
	count   *textField
	note    *paragraph
	start   *press
	stop    *press
	list    *rows
	cells   map[fyne.CanvasObject]*cells
	plot    *canvas.Image
	closing func()

	number int // of what was asked for
	end    context.CancelFunc
	values games.Sequence
}

// sequenceJob asks for the values of a game.
type sequenceJob struct {
	desk   *sequenceDesk // only for Fyne's goroutine
	number int
	ctx    context.Context // ends it, and what there is stays
	game   games.Game
	args   []string
	count  int
	look   render.Theme
	axes   [2]string
	size   render.Point // of the plot
}

// sequenceResult is the values, all or as far as they came, and their plot.
type sequenceResult struct {
	values  games.Sequence
	plot    render.Scene
	stopped bool
}

// Sizes of the dialog.
const (
	usualCount = 200
	tableWidth = 210
	plotRoom   = 16 // round the plot, for the names of its axes
)

// askSequence opens the dialog for a game with parameters.
func (w *Window) askSequence(g games.Game, args []string) {
	d := &sequenceDesk{w: w, game: g, note: newParagraph(""), cells: map[fyne.CanvasObject]*cells{}, plot: newPicture(200)}
	say := w.say
	params := g.Params[:len(g.Params):len(g.Params)]
	if g.Along != nil {
		params = append(params, *g.Along)
	}
	d.form = newGameForm(say, params, false, func() {}, d.key)
	d.form.fill(args)
	d.count = newGameField(say, games.Param{Example: strconv.Itoa(usualCount)}, func() {}, d.key).(*textField)
	d.count.put(strconv.Itoa(min(usualCount, g.Most, cmp.Or(g.Soon, g.Most))))
	d.start = newWay(lang.SequenceGo.In(say), d.compute)
	d.stop = newWay(lang.SequenceStop.In(say), d.halt)
	d.stop.Hide()
	size := w.win.Canvas().Size()
	width, height := min(scaled(galleryWidth), size.Width-48), min(scaled(galleryHeight), size.Height-130)
	d.list = newRows(scaled(rowHeight), max(4, int((height-40)/scaled(rowHeight))), d.create, d.bind)
	head := newCells(2, shares(1, 1))
	head.set(false, cell{text: "n", bold: true}, cell{text: lang.SequenceValue.In(say), bold: true})
	table := container.NewBorder(head.box, nil, nil, nil, d.list.filling())
	count := container.New(column{2}, newText(capitalised(lang.SequenceCount.In(say)), colourQuiet, smallSize), d.count)
	left := container.New(column{10}, d.form.root, count, container.New(line{8}, d.start, d.stop), d.note.root)
	frame := canvas.NewRectangle(theme.Color(colourBoard))
	frame.StrokeColor, frame.StrokeWidth = theme.Color(colourLine), 1
	picture := container.NewStack(frame, container.New(inset{8, 8, 8, 8}, d.plot))
	right := container.NewBorder(left, nil, nil, nil, picture)
	both := container.NewBorder(nil, nil, container.New(inset{right: 16}, container.New(atLeast{fyne.NewSize(scaled(tableWidth), 0)}, table)), nil, right)
	d.closing = w.ask(lang.PalettePath.In(say, lang.Games[g.Name].Title.In(say), lang.SequenceTitle.In(say)), container.New(atLeast{fyne.NewSize(width, height)}, both),
		answer{name: lang.DialogClose, do: d.halt},
		answer{name: lang.SequenceCopy, stays: true, do: d.copy, ready: d.some},
		answer{name: lang.SequenceSave, do: d.save, ready: d.some},
		answer{name: lang.SequencePlot, do: d.export, ready: d.some})
	w.accept = d.compute
	w.counting = d
	w.win.Canvas().Focus(d.count)
	d.compute()
}

// sequential tells whether a sequence can be asked for: not of a game that has none.
func (w *Window) sequential() bool {
	s, ok := games.Made(w.doc.Board())
	return !ok || s.Game.Most > 0
}

// askSequenceOfBoard opens the dialog for the game that the board is of, else for the first that has a sequence.
func (w *Window) askSequenceOfBoard() {
	if s, ok := games.Made(w.doc.Board()); ok {
		w.askSequence(s.Game, s.Args[:len(s.Game.Params)])
		return
	}
	for _, g := range games.All {
		if g.Most > 0 && len(g.Params) > 0 {
			w.askSequence(g, g.Sample[:len(g.Params)])
			return
		}
	}
}

func (d *sequenceDesk) key(k *fyne.KeyEvent) { d.w.typedKey(k) }

func (d *sequenceDesk) some() bool { return len(d.values.Values) > 0 }

// compute asks for the values anew.
func (d *sequenceDesk) compute() {
	n, err := strconv.Atoi(strings.TrimSpace(games.Narrow(d.count.Text)))
	if err != nil || n < 1 || n > d.game.Most {
		d.note.say(capitalised(lang.Error(d.w.say, countError{d.count.Text, d.game.Most})), colourBad)
		return
	}
	d.halt()
	d.number++
	ctx, end := context.WithCancel(context.Background())
	d.end = end
	shown(d.stop, true)
	say := d.w.say
	d.w.counts.Request(sequenceJob{
		d, d.number, ctx, d.game, d.form.args(), n, d.w.picture(), [2]string{"n", lang.SequenceValue.In(say)}, d.room(),
	})
}

// countError says that a text is no count of values.
type countError struct {
	text string
	most int
}

func (e countError) Error() string {
	return fmt.Sprintf("%q does not fit; type how many values, from 1 to %d", e.text, e.most)
}

func (e countError) Fault() (string, []any) { return "window.count", []any{e.text, e.most} }

// room is how large the plot may be.
func (d *sequenceDesk) room() render.Point {
	size := d.plot.Size()
	if size.Width < 1 || size.Height < 1 {
		return render.PlotSize
	}
	return render.Point{X: float64(size.Width) - 2*plotRoom, Y: float64(size.Height) - 3*plotRoom}
}

// halt ends what is being computed; the values there are stay.
func (d *sequenceDesk) halt() {
	if d.end != nil {
		d.end()
		d.end = nil
	}
}

// doSequence is done by the worker.
func doSequence(ctx context.Context, j sequenceJob, progress func(float64)) (r sequenceResult, err error) {
	both, cancel := context.WithCancel(j.ctx)
	defer cancel()
	stop := context.AfterFunc(ctx, cancel)
	defer stop()
	r.values, err = j.game.Sequence(both, j.args, j.count, progress)
	if err != nil && errors.Is(err, context.Canceled) && ctx.Err() == nil {
		r.stopped, err = true, nil
	}
	if err == nil && len(r.values.Values) > 0 {
		r.plot = render.PlotScene(r.values.Values, r.values.From, j.axes, j.size, j.look)
	}
	return r, err
}

func (w *Window) sequenceProgress(j sequenceJob, done float64) {
	if j.number == j.desk.number {
		j.desk.note.set(lang.SequenceRuns.In(w.say, int(100*done)))
	}
}

func (w *Window) sequenceDone(j sequenceJob, r sequenceResult, err error) {
	d := j.desk
	if j.number != d.number || w.counting != d {
		return
	}
	shown(d.stop, false)
	if err != nil {
		d.note.say(capitalised(lang.Error(w.say, err)), colourBad)
		return
	}
	d.values = r.values
	w.offer()
	d.note.set(d.told(r))
	d.list.set(len(r.values.Values))
	d.plot.Image = nil
	if d.some() {
		d.plot.Image = paintScene(r.plot, r.plot.Max.X-r.plot.Min.X, r.plot.Max.Y-r.plot.Min.Y)
	}
	d.plot.Refresh()
}

// told sums up what there is.
func (d *sequenceDesk) told(r sequenceResult) string {
	say, values := d.w.say, r.values.Values
	text := ""
	if r.stopped {
		text = lang.SequenceStopped.In(say) + joint(say)
	}
	most, at := uint32(0), 0
	for i, v := range values {
		if v > most {
			most, at = v, i
		}
	}
	text += capitalised(lang.SequenceSummary.In(say, len(values), int(most), at+r.values.From)) + joint(say)
	if p := r.values.Period; p.Proved {
		return text + lang.SequencePeriod.In(say, p.Length, p.From)
	}
	return text + lang.SequenceNoPeriod.In(say)
}

func (d *sequenceDesk) create() fyne.CanvasObject {
	c := newCells(2, shares(1, 1))
	d.cells[c.box] = c
	return c.box
}

func (d *sequenceDesk) bind(i int, o fyne.CanvasObject) {
	if i < len(d.values.Values) {
		p := d.values.Period
		d.cells[o].set(p.Proved && i+d.values.From == p.From,
			cell{text: strconv.Itoa(i + d.values.From), mono: true}, cell{text: strconv.Itoa(int(d.values.Values[i])), mono: true, bold: true})
	}
}

// csv is the values as a table of two columns.
func (d *sequenceDesk) csv() []byte {
	b := []byte("n,value\n")
	for i, v := range d.values.Values {
		b = strconv.AppendInt(b, int64(i+d.values.From), 10)
		b = append(b, ',')
		b = strconv.AppendUint(b, uint64(v), 10)
		b = append(b, '\n')
	}
	return b
}

func (d *sequenceDesk) copy() {
	d.w.app.Clipboard().SetContent(string(d.csv()))
	d.note.set(lang.SequenceCopied.In(d.w.say, len(d.values.Values)))
}

// name is what files of the sequence are called.
func (d *sequenceDesk) name() string { return d.game.Name }

func (d *sequenceDesk) save() {
	d.halt()
	d.w.askWhere(d.name()+".csv", func(path string) {
		d.w.request(fileJob{kind: exporting, path: path, content: func() ([]byte, error) { return d.csv(), nil }})
	})
}

// plainFormats are the formats for pictures that are not of a board.
func plainFormats() []render.Format {
	return slices.DeleteFunc(slices.Clone(render.Formats), func(f render.Format) bool { return f.Name == "dot" })
}

// export writes the plot as the board's pictures are.
func (d *sequenceDesk) export() {
	d.halt()
	look, axes := d.w.picture(), [2]string{"n", lang.SequenceValue.In(d.w.say)}
	d.w.askPicture(d.name()+".svg", plainFormats(), func(path string) { d.writePlot(path, axes, look) })
}

func (d *sequenceDesk) writePlot(path string, axes [2]string, look render.Theme) {
	f, ok := render.FormatFor(path)
	if !ok {
		f = render.Formats[0]
	}
	values := d.values
	d.w.request(fileJob{kind: exporting, path: path, content: func() ([]byte, error) {
		var b bytes.Buffer
		err := f.Write(&b, render.Picture{Scene: render.PlotScene(values.Values, values.From, axes, render.PlotSize, look), Look: render.Look{Theme: look}, Scale: 2})
		return b.Bytes(), err
	}})
}
