package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// keyEntry is a text entry in a dialog or above a list, some of whose keys are for that: Return, Escape, the arrows.
type keyEntry struct {
	widget.Entry
	take func(*fyne.KeyEvent) bool // takes a key before the text does
	tabs bool                      // Tab is one of those keys: the focus stays
}

func newKeyEntry(text string, take func(*fyne.KeyEvent) bool) *keyEntry {
	e := &keyEntry{take: take}
	e.ExtendBaseWidget(e)
	e.SetText(text)
	return e
}

// AcceptsTab tells Fyne whether Tab leads on.
func (e *keyEntry) AcceptsTab() bool { return e.tabs }

func (e *keyEntry) TypedKey(k *fyne.KeyEvent) {
	if !e.take(k) {
		e.Entry.TypedKey(k)
	}
}

// newDialogEntry is an entry of a dialog, which has Return and Escape.
func (w *Window) newDialogEntry(text string) *keyEntry {
	return newKeyEntry(text, func(k *fyne.KeyEvent) bool {
		switch k.Name {
		case fyne.KeyReturn, fyne.KeyEnter, fyne.KeyEscape:
			w.typedKey(k)
			return true
		}
		return false
	})
}
