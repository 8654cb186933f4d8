package app

import (
	"math/rand/v2"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
	"dev.mexboard/solver/games"
)

// mostAsked is the largest size that the form takes: so much is made before the next frame. The command line makes more.
const mostAsked = 5_000

// bushForm asks for the sizes of a ready board of Hackenbush.
type bushForm struct {
	w     *Window
	bush  games.Bush
	form  *gameForm
	fault *paragraph
	made  board.Board
	err   error
}

// bushLabel is what a ready board is called in the menu: dots follow where sizes are asked.
func bushLabel(x games.Bush) func(*Window) string {
	return func(w *Window) string {
		name := lang.Bushes[x.Name].In(w.say)
		if len(x.Sizes) > 0 {
			name += "…"
		}
		return name
	}
}

// newBush opens a tab with a ready board of Hackenbush, of the sizes that are asked first where it has some.
func (w *Window) newBush(x games.Bush) {
	if len(x.Sizes) == 0 {
		b, err := x.Board(nil)
		if err != nil {
			w.tell(lang.Error(w.say, err))
			return
		}
		w.install(document.New(b), lang.Bushes[x.Name])
		return
	}
	newBushForm(w, x).ask()
}

// newBushForm fills a form with the examples. What is random comes out otherwise each time.
func newBushForm(w *Window, x games.Bush) *bushForm {
	f := &bushForm{w: w, bush: sized(x), fault: newParagraph("")}
	f.form = newGameForm(w.say, f.bush.Sizes, false, f.check, w.typedKey)
	f.form.fill(f.bush.Examples())
	return f
}

// sized is a bush as forms ask for it: not too large, and what is random of a seed of its own.
func sized(x games.Bush) games.Bush {
	x.Sizes = slices.Clone(x.Sizes)
	for i, p := range x.Sizes {
		if p.Key == games.Seed {
			x.Sizes[i].Example = strconv.Itoa(rand.IntN(1000))
		} else {
			x.Sizes[i].Max = min(p.Max, mostAsked)
		}
	}
	return x
}

// ask shows the form.
func (f *bushForm) ask() {
	w := f.w
	f.check()
	fault := container.New(atLeast{fyne.NewSize(0, scaled(40))}, f.fault.root)
	content := container.New(inset{8, 4, 8, 4}, container.New(column{10}, f.form.root, fault))
	w.ask(lang.Bushes[f.bush.Name].In(w.say), paddedTo(content, 380),
		answer{name: lang.DialogCancel},
		answer{name: lang.GalleryMake, do: f.accept, main: true, ready: func() bool { return f.err == nil }})
	if first, ok := f.form.fields[0].(*textField); ok {
		w.win.Canvas().Focus(first)
		first.TypedShortcut(&fyne.ShortcutSelectAll{})
	}
}

// check makes the board anew and says what is wrong.
func (f *bushForm) check() {
	f.made, f.err = f.bush.Board(f.form.args())
	shown(f.fault.root, f.err != nil)
	f.w.offer()
	if f.err != nil {
		f.fault.say(capitalised(lang.Error(f.w.say, f.err)), colourBad)
	}
}

func (f *bushForm) accept() { f.w.install(document.New(f.made), lang.Bushes[f.bush.Name]) }
