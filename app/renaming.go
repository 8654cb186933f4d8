package app

import (
	"cmp"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
)

// renaming is the dialog that names many vertices by a pattern, and shows what comes of it while one types.
type renaming struct {
	w              *Window
	vertices       []int
	pattern, start *keyEntry
	list           *fyne.Container
	fault          *paragraph
	edit           document.Edit
	err            error
}

// previewed is how many names the preview shows.
const previewed = 6

// askRename opens the dialog for the selected vertices; when at most one is, for all.
func (w *Window) askRename() { w.rename() }

func (w *Window) rename() *renaming {
	r := &renaming{w: w, vertices: w.board.Selection().Vertices, fault: newParagraph(""), list: container.New(column{2})}
	if len(r.vertices) < 2 {
		r.vertices = document.Every(w.doc.Board())
	}
	r.pattern, r.start = r.w.newDialogEntry("a#"), r.w.newDialogEntry("1")
	r.pattern.OnChanged = func(string) { r.show() }
	r.start.OnChanged = func(string) { r.show() }
	row := func(name lang.Message, o fyne.CanvasObject) fyne.CanvasObject {
		return container.New(column{2}, newText(name.In(w.say), colourQuiet, smallSize), o)
	}
	help := newParagraph(lang.RenameHelp.In(w.say))
	form := container.New(column{10},
		newText(lang.RenameCount.In(w.say, len(r.vertices)), theme.ColorNameForeground, textSize),
		container.NewGridWithColumns(2, row(lang.RenamePattern, r.pattern), row(lang.RenameStart, r.start)),
		help.root, container.New(atLeast{fyne.NewSize(0, scaled(20)*(previewed+1))}, container.New(column{}, r.list, r.fault.root)))
	r.show()
	w.ask(lang.RenameTitle.In(w.say), paddedTo(container.New(inset{8, 4, 8, 4}, form), 380),
		answer{name: lang.DialogCancel},
		answer{name: lang.RenameDo, do: r.accept, main: true, ready: func() bool { return r.err == nil }})
	w.win.Canvas().Focus(r.pattern)
	r.pattern.TypedShortcut(&fyne.ShortcutSelectAll{})
	return r
}

// show works out the names anew and shows the first of them, or what is wrong.
func (r *renaming) show() {
	w := r.w
	start, err := strconv.Atoi(r.start.Text)
	b := w.doc.Board()
	r.edit, r.err = document.RenameMany(b, r.vertices, document.Naming{Pattern: r.pattern.Text, Start: start, At: w.geo.Vertices})
	if err != nil {
		r.err = notNumberError{r.start.Text}
	}
	r.list.RemoveAll()
	shown(r.fault.root, r.err != nil)
	w.offer()
	if r.err != nil {
		r.fault.say(capitalised(lang.Error(w.say, r.err)), colourBad)
		return
	}
	after := r.edit.Apply(b)
	order := slices.Clone(r.vertices)
	slices.SortStableFunc(order, func(v, w int) int {
		x, y := after.Vertices[v].ID, after.Vertices[w].ID
		return cmp.Or(cmp.Compare(len(x), len(y)), cmp.Compare(x, y)) // as they are counted
	})
	for i, v := range order {
		if i == previewed {
			r.list.Add(newText("…", colourQuiet, smallSize))
			break
		}
		r.list.Add(becomes(b.Vertices[v].ID, after.Vertices[v].ID))
	}
	r.list.Refresh()
}

// becomes is one row of the preview.
func becomes(old, now string) fyne.CanvasObject {
	cut := func(text string, colour fyne.ThemeColorName) *canvas.Text {
		return newText(fit(text, 150, scaled(smallSize), fyne.TextStyle{}), colour, smallSize)
	}
	return container.New(line{8}, cut(old, colourQuiet), cut("→", colourQuiet), cut(now, theme.ColorNameForeground))
}

func (r *renaming) accept() { r.w.edit(r.edit) }

// notNumberError says that a text is no number.
type notNumberError struct{ text string }

func (e notNumberError) Error() string { return strconv.Quote(e.text) + " is no whole number" }

func (e notNumberError) Fault() (string, []any) { return "window.number", []any{e.text} }
