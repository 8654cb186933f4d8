package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// everyCommand lists the things to do of the table, those in submenus too. path is the names of the submenus above each.
func (w *Window) everyCommand() (list []command, path [][]command) {
	var add func(rows, above []command)
	add = func(rows, above []command) {
		for _, c := range rows {
			switch {
			case c.rows != nil:
				add(c.rows(w), append(above[:len(above):len(above)], c))
			case c.do != nil:
				list, path = append(list, c), append(path, above)
			}
		}
	}
	for _, m := range table() {
		add(m.rows(w), nil)
	}
	return list, path
}

// boardKey takes a key that the board has no use for.
func (w *Window) boardKey(name string) bool {
	return w.typed(key{fyne.KeyName(name), w.modifiers() & shift})
}

// typed does what a key without Ctrl or Alt means to the window; false when it means nothing.
func (w *Window) typed(k key) bool {
	if k.name == fyne.KeyEscape {
		w.stopLayout()
		return true
	}
	list, _ := w.everyCommand()
	for _, c := range list {
		for _, x := range c.keys {
			if x == k && !c.board {
				w.run(c)
				return true
			}
		}
	}
	return false
}

// typedKey takes a key that no widget has: a dialog's, else the board's.
func (w *Window) typedKey(e *fyne.KeyEvent) {
	if w.presentKey(e.Name) {
		return
	}
	if w.win.Canvas().Overlays().Top() == nil {
		w.board.TypedKey(e)
		return
	}
	do := w.escape
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		do = w.accept
	case fyne.KeyEscape:
	default:
		return
	}
	if do != nil {
		do()
	}
}

// askKey is no key but a character, since ? is on another key on every keyboard.
const askKey fyne.KeyName = "?"

// typedRune takes a character that no text entry has.
func (w *Window) typedRune(r rune) {
	if string(r) == string(askKey) && w.win.Canvas().Overlays().Top() == nil {
		w.typed(plain(askKey))
	}
}

// modifiers is what is held down besides a key.
func (w *Window) modifiers() fyne.KeyModifier {
	if w.held != nil {
		return w.held()
	}
	if d, ok := w.app.Driver().(desktop.Driver); ok {
		return d.CurrentKeyModifiers()
	}
	return 0 // a driver without a keyboard
}

// addShortcuts adds the keys with a modifier that the menu does not have: the second ways to its commands.
func (w *Window) addShortcuts() {
	list, _ := w.everyCommand()
	for _, c := range list {
		for i, k := range c.keys {
			if i > 0 && k.modified() {
				w.win.Canvas().AddShortcut(k.shortcut(), func(fyne.Shortcut) { w.pressed(c) })
			}
		}
	}
}
