package app

import (
	"runtime"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"dev.mexboard/app/lang"
)

// command is one row of the table of commands: a thing to do, a submenu, or (with neither) a line between groups. Menu,
// keys, key sheet and palette are made from the rows, so to add a command is to add a row.
type command struct {
	name  lang.Message
	named func(*Window) string // what it is called where that changes, or is the same in every language; nil: name
	keys  []key                // the first is shown in the menu
	do    func(*Window)
	able  func(*Window) bool      // nil: always
	on    func(*Window) bool      // whether it is checked; nil: it is nothing to be checked
	rows  func(*Window) []command // a submenu
	text  bool                    // its shortcut is for the text entry that has the focus, when one has it
	board bool                    // its key is one of the board's own, which takes it and tells of it in editor.Keys
	quit  bool                    // it ends the program: some systems put it elsewhere
}

// label is what the command is called in a language.
func (c command) label(w *Window, l lang.Language) string {
	if c.named != nil {
		return c.named(w)
	}
	return c.name.In(l)
}

func (c command) line() bool { return c.do == nil && c.rows == nil }

func (c command) ready(w *Window) bool { return c.able == nil || c.able(w) }

// run does a command that can be done now.
func (w *Window) run(c command) {
	if c.ready(w) {
		c.do(w)
	}
}

// pressed does what a menu item or its shortcut means: some shortcuts are for the text entry that has the focus, and
// while a dialog is up there are no commands.
func (w *Window) pressed(c command) {
	if c.text && w.forwarded(c.keys[0].shortcut()) {
		return
	}
	if w.win.Canvas().Overlays().Top() == nil {
		w.run(c)
	}
}

// forwarded gives a menu's shortcut to the text entry that has the focus; false when there is none.
func (w *Window) forwarded(s fyne.Shortcut) bool {
	focused := w.win.Canvas().Focused()
	entry, ok := focused.(fyne.Shortcutable)
	if !ok || focused == fyne.Focusable(w.board) {
		return false
	}
	entry.TypedShortcut(s)
	return true
}

// key is a key with what is held down besides.
type key struct {
	name fyne.KeyName
	held fyne.KeyModifier
}

const (
	shift = fyne.KeyModifierShift
	alt   = fyne.KeyModifierAlt
)

// plain is a key alone, ctrl one with Ctrl (on a Mac with Cmd), and so on.
func plain(n fyne.KeyName) key        { return key{name: n} }
func shifted(n fyne.KeyName) key      { return key{n, shift} }
func ctrl(n fyne.KeyName) key         { return key{n, fyne.KeyModifierShortcutDefault} }
func ctrlShift(n fyne.KeyName) key    { return key{n, fyne.KeyModifierShortcutDefault | shift} }
func withControl(n fyne.KeyName) key  { return key{n, fyne.KeyModifierControl} } // on a Mac too
func withAlt(n fyne.KeyName) key      { return key{n, alt} }
func withAltShift(n fyne.KeyName) key { return key{n, alt | shift} }
func (k key) modified() bool          { return k.held&^shift != 0 }

// shortcut is the key as Fyne tells it, which has names of its own for some.
func (k key) shortcut() fyne.Shortcut {
	switch k {
	case ctrl(fyne.KeyZ):
		return &fyne.ShortcutUndo{}
	case ctrl(fyne.KeyY):
		return &fyne.ShortcutRedo{}
	case ctrl(fyne.KeyX):
		return &fyne.ShortcutCut{Clipboard: fyne.CurrentApp().Clipboard()}
	case ctrl(fyne.KeyC):
		return &fyne.ShortcutCopy{Clipboard: fyne.CurrentApp().Clipboard()}
	case ctrl(fyne.KeyV):
		return &fyne.ShortcutPaste{Clipboard: fyne.CurrentApp().Clipboard()}
	case ctrl(fyne.KeyA):
		return &fyne.ShortcutSelectAll{}
	}
	return &desktop.CustomShortcut{KeyName: k.name, Modifier: k.held}
}

// keyNames are the keys that people write otherwise than Fyne does.
var keyNames = map[fyne.KeyName]string{
	fyne.KeyPageUp: "PageUp", fyne.KeyPageDown: "PageDown", fyne.KeyReturn: "Enter", fyne.KeyEscape: "Esc", fyne.KeyMinus: "−", fyne.KeyPlus: "+",
}

// String is the key as people write it.
func (k key) String() string {
	var s strings.Builder
	for _, m := range []struct {
		held      fyne.KeyModifier
		text, mac string
	}{
		{fyne.KeyModifierControl, "Ctrl+", "⌃"},
		{fyne.KeyModifierAlt, "Alt+", "⌥"},
		{fyne.KeyModifierShift, "Shift+", "⇧"},
		{fyne.KeyModifierSuper, "Super+", "⌘"},
	} {
		switch {
		case k.held&m.held == 0:
		case runtime.GOOS == "darwin":
			s.WriteString(m.mac)
		default:
			s.WriteString(m.text)
		}
	}
	if name, ok := keyNames[k.name]; ok {
		return s.String() + name
	}
	return s.String() + string(k.name)
}

// keyTexts is the first two keys of a command as people write them.
func (c command) keyTexts() string {
	var list []string
	for _, k := range c.keys[:min(2, len(c.keys))] {
		list = append(list, k.String())
	}
	return strings.Join(list, "  ")
}
