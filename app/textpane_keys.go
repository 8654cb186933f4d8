package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// AcceptsTab is true but with Shift, which leads out.
func (a *textArea) AcceptsTab() bool { return a.modifiers == nil || a.modifiers()&shift == 0 }

// TypedRune types a character.
func (a *textArea) TypedRune(r rune) {
	a.buf.replace(string(r), true)
	a.changed()
}

// TypedKey moves the caret or edits.
func (a *textArea) TypedKey(e *fyne.KeyEvent) {
	extend := a.modifiers != nil && a.modifiers()&shift != 0
	b := a.buf
	switch e.Name {
	case fyne.KeyEscape:
		if a.onLeave != nil {
			a.onLeave()
		}
	case fyne.KeyReturn, fyne.KeyEnter:
		b.newLine()
		a.changed()
	case fyne.KeyTab:
		b.replace("\t", true)
		a.changed()
	case fyne.KeyBackspace:
		b.erase(b.previous(b.caret))
		a.changed()
	case fyne.KeyDelete:
		b.erase(b.next(b.caret))
		a.changed()
	case fyne.KeyUp, fyne.KeyDown, fyne.KeyPageUp, fyne.KeyPageDown:
		a.vertical(e.Name, extend)
	default:
		to, ok := a.horizontal(e.Name, extend)
		if !ok {
			passed(a, e)
			return
		}
		b.moveTo(to, extend)
		a.placed()
	}
}

// horizontal is where a key along the line leads.
func (a *textArea) horizontal(k fyne.KeyName, extend bool) (spot, bool) {
	b := a.buf
	from, to := b.selected()
	leaves := !extend && from != to // the first arrow goes to the selection's end
	switch k {
	case fyne.KeyLeft:
		if leaves {
			return from, true
		}
		return b.previous(b.caret), true
	case fyne.KeyRight:
		if leaves {
			return to, true
		}
		return b.next(b.caret), true
	case fyne.KeyHome:
		return b.home(b.caret), true
	case fyne.KeyEnd:
		return b.lineEnd(b.caret.line), true
	}
	return spot{}, false
}

// vertical moves the caret to another line, to the cell it was in.
func (a *textArea) vertical(k fyne.KeyName, extend bool) {
	by := map[fyne.KeyName]int{
		fyne.KeyUp: -1, fyne.KeyDown: 1, fyne.KeyPageUp: -a.pageLines(), fyne.KeyPageDown: a.pageLines(),
	}[k]
	b := a.buf
	goal := b.goal
	if goal < 0 {
		goal = a.grid.upTo(b.lines[b.caret.line], b.caret.col)
	}
	line := b.caret.line + by
	switch {
	case line < 0:
		b.moveTo(spot{}, extend)
	case line >= len(b.lines):
		b.moveTo(b.lineEnd(len(b.lines)-1), extend)
	default:
		b.moveTo(spot{line, a.grid.column(b.lines[line], float32(goal))}, extend)
	}
	b.goal = goal
	a.placed()
}

// TypedShortcut does what a text entry does; what else comes is the window's.
func (a *textArea) TypedShortcut(s fyne.Shortcut) {
	b := a.buf
	switch s := s.(type) {
	case *fyne.ShortcutUndo:
		a.undo()
	case *fyne.ShortcutRedo:
		a.redo()
	case *fyne.ShortcutSelectAll:
		b.anchor = spot{}
		b.moveTo(b.lineEnd(len(b.lines)-1), true)
		a.Refresh()
	case *fyne.ShortcutCopy:
		a.copyTo(s.Clipboard)
	case *fyne.ShortcutCut:
		if a.copyTo(s.Clipboard) {
			b.replace("", false)
			a.changed()
		}
	case *fyne.ShortcutPaste:
		if text := s.Clipboard.Content(); text != "" {
			b.replace(text, false)
			a.show()
			a.changed()
		}
	case *desktop.CustomShortcut:
		a.custom(s)
	}
}

// copyTo copies what is selected; false when nothing is.
func (a *textArea) copyTo(c fyne.Clipboard) bool {
	text := a.buf.selectedText()
	if text != "" {
		c.SetContent(text)
	}
	return text != ""
}

// custom takes the keys with Ctrl that move by words and to the ends; the others are the window's.
func (a *textArea) custom(s *desktop.CustomShortcut) {
	b := a.buf
	extend := s.Modifier&shift != 0
	var to spot
	switch k := (key{s.KeyName, s.Modifier &^ shift}); k {
	case ctrl(fyne.KeyLeft):
		to = b.wordBack(b.caret)
	case ctrl(fyne.KeyRight):
		to = b.wordOn(b.caret)
	case ctrl(fyne.KeyHome):
	case ctrl(fyne.KeyEnd):
		to = b.lineEnd(len(b.lines) - 1)
	case ctrl(fyne.KeyBackspace), ctrl(fyne.KeyDelete):
		to = b.wordBack(b.caret)
		if k.name == fyne.KeyDelete {
			to = b.wordOn(b.caret)
		}
		b.erase(to)
		a.changed()
		return
	default:
		if c, ok := a.canvas.(fyne.Shortcutable); ok {
			c.TypedShortcut(s)
		}
		return
	}
	b.moveTo(to, extend)
	a.placed()
}
