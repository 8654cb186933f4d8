package app

import (
	"cmp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/lang"
)

// palette is the list of all commands, filtered by what is typed.
type palette struct {
	w       *Window
	entry   *keyEntry
	popUp   *widget.PopUp
	all     []entryOf
	found   []entryOf
	at      int // the row that Return does
	list    *rows
	rows    map[fyne.CanvasObject]*paletteRow
	nothing *canvas.Text
}

// entryOf is a command as the palette lists it.
type entryOf struct {
	does  command
	label string // with the submenu that it stands in: "Theme: Dark"
	words string // that, and the English, in small letters: what is searched
}

type paletteRow struct {
	press       *press
	ends        *ends
	left, right *canvas.Text
}

const (
	paletteWidth  = 520
	paletteMost   = 11
	paletteHeight = 30 // of a row
)

// showPalette opens the palette.
func (w *Window) showPalette() { w.openPalette() }

func (w *Window) openPalette() *palette {
	p := &palette{w: w, all: w.entries(), rows: map[fyne.CanvasObject]*paletteRow{}}
	p.entry = p.newEntry()
	p.list = newRows(scaled(paletteHeight), paletteMost, p.create, p.bind)
	p.nothing = newText(lang.PaletteNothing.In(w.say), colourQuiet, textSize)
	content := container.New(column{8}, p.entry, p.nothing, p.list.root)
	size := w.win.Canvas().Size()
	width := min(paletteWidth, size.Width-32)
	p.popUp = widget.NewPopUp(container.New(atLeast{fyne.NewSize(width, 0)}, content), w.win.Canvas())
	p.filter("")
	p.popUp.ShowAtPosition(fyne.NewPos((size.Width-width)/2-theme.InnerPadding(), barHeight))
	w.win.Canvas().Focus(p.entry)
	return p
}

// entries are all commands as the palette lists them.
func (w *Window) entries() []entryOf {
	list, above := w.everyCommand()
	var all []entryOf
	for i, c := range list {
		label, english := c.label(w, w.say), c.label(w, lang.English)
		for _, m := range above[i] {
			english = m.label(w, lang.English) + " " + english
		}
		if n := len(above[i]); n > 0 {
			label = lang.PalettePath.In(w.say, above[i][n-1].label(w, w.say), label)
		}
		all = append(all, entryOf{c, label, strings.ToLower(label + " " + english)})
	}
	return all
}

// filter lists the commands that fit what was typed, the best first, of equal ones those that begin so, and what can be
// done now.
func (p *palette) filter(text string) {
	query := strings.Fields(strings.ToLower(text))
	type ranked struct {
		entryOf
		rank int
	}
	var list []ranked
	for _, e := range p.all {
		if r := rank(e.words, query); r >= 0 {
			list = append(list, ranked{e, r})
		}
	}
	typed := strings.Join(query, " ")
	able := func(r ranked) int { return number(r.does.ready(p.w)) }
	begins := func(r ranked) int { return number(strings.HasPrefix(strings.ToLower(r.label), typed)) }
	if len(query) > 0 { // else in the order of the menus
		slices.SortStableFunc(list, func(a, b ranked) int { return cmp.Or(b.rank-a.rank, begins(b)-begins(a), able(b)-able(a)) })
	}
	p.found = p.found[:0]
	for _, r := range list {
		p.found = append(p.found, r.entryOf)
	}
	p.at = 0
	shown(p.nothing, len(p.found) == 0)
	p.list.set(len(p.found))
	p.list.reveal(0)
	p.popUp.Resize(p.popUp.MinSize())
}

// number is 1 for what is so.
func number(so bool) int {
	if so {
		return 1
	}
	return 0
}

// rank is how well words fit a query: the sum over its words of 3 for the beginning of a word, 2 for a part of one, 1
// for letters that come in this order; -1 when one of its words does not fit at all.
func rank(words string, query []string) int {
	sum := 0
	for _, q := range query {
		switch i := strings.Index(words, q); {
		case strings.HasPrefix(words, q) || strings.Contains(words, " "+q):
			sum += 3
		case i >= 0:
			sum += 2
		case inOrder(words, q):
			sum++
		default:
			return -1
		}
	}
	return sum
}

// inOrder tells whether the letters of a word come in another text in their order: from the beginning of one of its words
// on, and not far apart.
func inOrder(text, letters string) bool {
	sought, all := []rune(letters), []rune(text)
	for start := range all {
		if start > 0 && all[start-1] != ' ' {
			continue
		}
		rest := sought
		for _, r := range all[start:min(start+2*len(sought), len(all))] {
			if len(rest) > 0 && r == rest[0] {
				rest = rest[1:]
			}
		}
		if len(rest) == 0 {
			return true
		}
	}
	return false
}

// move puts the mark on another row.
func (p *palette) move(by int) {
	if len(p.found) == 0 {
		return
	}
	p.at = min(max(p.at+by, 0), len(p.found)-1)
	p.list.reveal(p.at)
	p.list.show()
}

// run closes the palette and does the command of a row; one that can't be done now leaves it open.
func (p *palette) run(row int) {
	if row >= len(p.found) || !p.found[row].does.ready(p.w) {
		return
	}
	p.close()
	p.found[row].does.do(p.w)
}

// close closes the palette; the focus goes back to where it was.
func (p *palette) close() { p.popUp.Hide() }

func (p *palette) create() fyne.CanvasObject {
	r := &paletteRow{left: newText("", theme.ColorNameForeground, textSize), right: newText("", colourQuiet, smallSize)}
	r.right.Alignment = fyne.TextAlignTrailing
	r.ends = &ends{}
	r.press = newPress(container.New(r.ends, r.left, r.right), fyne.NewSize(8, 4), nil)
	p.rows[r.press] = r
	return r.press
}

func (p *palette) bind(row int, o fyne.CanvasObject) {
	r := p.rows[o]
	if row >= len(p.found) {
		return
	}
	e := p.found[row]
	r.ends.full, r.ends.right = e.label, e.does.keyTexts()
	r.left.Text, r.right.Text = r.ends.full, r.ends.right
	r.left.Color = theme.Color(greyed(!e.does.ready(p.w)))
	r.press.onTap = func() { p.run(row) }
	r.press.setChosen(row == p.at)
	r.press.content.Refresh()
}

// newEntry is the field; arrows, Return and Escape are for the list, and the focus stays in it.
func (p *palette) newEntry() *keyEntry {
	e := newKeyEntry("", p.key)
	e.tabs = true
	e.SetPlaceHolder(lang.PaletteHint.In(p.w.say))
	e.OnChanged = p.filter
	return e
}

func (p *palette) key(k *fyne.KeyEvent) bool {
	switch k.Name {
	case fyne.KeyEscape:
		p.close()
	case fyne.KeyReturn, fyne.KeyEnter:
		p.run(p.at)
	case fyne.KeyDown, fyne.KeyTab:
		p.move(1)
	case fyne.KeyUp:
		p.move(-1)
	case fyne.KeyPageDown:
		p.move(paletteMost)
	case fyne.KeyPageUp:
		p.move(-paletteMost)
	default:
		return false
	}
	return true
}
