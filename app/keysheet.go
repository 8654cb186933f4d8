package app

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
)

// keyPart is one part of the key sheet.
type keyPart struct {
	title lang.Message
	rows  []keyRow
}

type keyRow struct{ keys, what string }

// keyParts are the keys of the tools, those of the board, and those of the commands by menu.
func (w *Window) keyParts() []keyPart {
	tools, own := keyPart{title: lang.KeysTools}, keyPart{title: lang.KeysBoard}
	for _, t := range editor.Tools {
		tools.rows = append(tools.rows, keyRow{t.Key(), t.Name().In(w.say)})
	}
	for _, k := range editor.Keys {
		own.rows = append(own.rows, keyRow{k.Name, k.Does.In(w.say)})
	}
	parts := []keyPart{own, tools}
	for _, m := range table() {
		part := keyPart{title: m.name}
		part.add(w, m.rows(w))
		if len(part.rows) > 0 {
			parts = append(parts, part)
		}
	}
	return parts
}

// add adds the rows that have keys, without those whose keys are the board's own.
func (p *keyPart) add(w *Window, rows []command) {
	for _, c := range rows {
		switch {
		case c.rows != nil:
			p.add(w, c.rows(w))
		case len(c.keys) > 0 && !c.board:
			p.rows = append(p.rows, keyRow{c.keyTexts(), c.name.In(w.say)})
		}
	}
}

// showKeys lists the keys, in as many columns as there is room for.
func (w *Window) showKeys() {
	size := w.win.Canvas().Size()
	room := fyne.NewSize(min(sheetColumns*sheetWidth, size.Width-80), min(560, size.Height-170))
	sheet := container.New(&newspaper{width: scaled(sheetWidth), gap: 20})
	for _, p := range w.keyParts() {
		sheet.Add(p.drawn(w.say))
	}
	scroll := container.NewVScroll(sheet)
	scroll.SetMinSize(room)
	w.ask(lang.KeysTitle.In(w.say), scroll, answer{name: lang.DialogClose, main: true})
}

// The columns of the sheet: how wide each is at least, how wide its keys are at least and at most, and how many columns
// there are at most.
const (
	sheetWidth   = 340
	sheetKeys    = 112
	sheetMost    = 176
	sheetColumns = 3
)

// drawn is the part as it is seen: keys at the left, what they do at the right.
func (p keyPart) drawn(say lang.Language) fyne.CanvasObject {
	list := container.New(column{4}, newBold(p.title.In(say), theme.ColorNameForeground, textSize))
	width, keys := scaled(sheetKeys), make([]*canvas.Text, len(p.rows))
	for i, r := range p.rows {
		keys[i] = newBold(r.keys, colourQuiet, smallSize)
		if keys[i].MinSize().Width > scaled(sheetMost) {
			keys[i].Text, _, _ = strings.Cut(r.keys, "  ") // the first of them
		}
		width = max(width, keys[i].MinSize().Width)
	}
	for i, r := range p.rows {
		what := newParagraph("")
		what.say(r.what, theme.ColorNameForeground)
		list.Add(container.New(pair{width, 8}, keys[i], what.root))
	}
	return list
}

// pair puts two objects side by side, the first one of a width; the second may need several lines.
type pair struct{ width, gap float32 }

func (p pair) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(fyne.NewSize(p.width, o[0].MinSize().Height))
	o[1].Move(fyne.NewPos(p.width+p.gap, 0))
	o[1].Resize(fyne.NewSize(size.Width-p.width-p.gap, size.Height))
}

func (p pair) MinSize(o []fyne.CanvasObject) fyne.Size {
	a, b := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(p.width+p.gap+b.Width, max(a.Height, b.Height))
}

// newspaper puts objects below one another in columns of about the same height, as many as there is room for.
type newspaper struct {
	width, gap float32
	room       float32 // the width it got: its height hangs on it
}

func (n *newspaper) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	n.room = size.Width
	columns := n.columns()
	width := size.Width / float32(columns)
	x, y, high := float32(0), float32(0), n.height(objects)
	for _, o := range objects {
		h := o.MinSize().Height
		if y > 0 && y+h > high+1 {
			x, y = x+width, 0
		}
		o.Move(fyne.NewPos(x, y))
		o.Resize(fyne.NewSize(width-n.gap, h))
		y += h + n.gap
	}
}

func (n *newspaper) columns() int { return max(1, int(n.room/n.width)) }

// height is the least at which the objects, in order, have room in the columns.
func (n *newspaper) height(objects []fyne.CanvasObject) float32 {
	var high, sum float32
	for _, o := range objects {
		high = max(high, o.MinSize().Height)
		sum += o.MinSize().Height + n.gap
	}
	for high = max(high, sum/float32(n.columns())-n.gap); n.needs(objects, high) > n.columns(); high += 8 {
	}
	return high
}

// needs is how many columns of a height the objects need.
func (n *newspaper) needs(objects []fyne.CanvasObject, high float32) int {
	columns, y := 1, float32(0)
	for _, o := range objects {
		h := o.MinSize().Height
		if y > 0 && y+h > high+1 {
			columns, y = columns+1, 0
		}
		y += h + n.gap
	}
	return columns
}

func (n *newspaper) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(n.width, n.height(objects))
}
