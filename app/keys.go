package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
)

// stepKeys are the keys without a modifier that the window takes when the board has no use for them.
var stepKeys = map[fyne.KeyName]func(w *Window){
	fyne.KeyPageUp:       func(w *Window) { w.panel.player.turn(w.step - 1) },
	fyne.KeyPageDown:     func(w *Window) { w.panel.player.turn(w.step + 1) },
	fyne.KeyLeftBracket:  func(w *Window) { w.panel.player.turn(w.step - 1) },
	fyne.KeyRightBracket: func(w *Window) { w.panel.player.turn(w.step + 1) },
	fyne.KeyHome:         func(w *Window) { w.panel.player.turn(0) },
	fyne.KeyEnd:          func(w *Window) { w.panel.player.turn(w.solved.steps()) },
	fyne.KeyF5:           func(w *Window) { w.panel.player.toggle() },
	fyne.KeyEscape:       (*Window).stopLayout,
}

// boardKey takes a key that the board has no use for.
func (w *Window) boardKey(name string) bool {
	do, ok := stepKeys[fyne.KeyName(name)]
	if ok {
		do(w)
	}
	return ok
}

// typedKey takes a key that no widget has: a dialog's, else the board's.
func (w *Window) typedKey(e *fyne.KeyEvent) {
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

// forwarded gives a menu's shortcut to the text entry that has the focus; false when there is none.
func (w *Window) forwarded(s fyne.Shortcut) bool {
	_, board := w.win.Canvas().Focused().(*editor.Board)
	entry, ok := w.win.Canvas().Focused().(fyne.Shortcutable)
	if !ok || board {
		return false
	}
	entry.TypedShortcut(s)
	return true
}

// addShortcuts adds the second ways to commands of the menu.
func (w *Window) addShortcuts() {
	second := map[fyne.Shortcut]func(){
		ctrlShift(fyne.KeyZ):     w.redo,
		ctrlShift(fyne.KeyEqual): w.zoomIn, // Ctrl++ on most keyboards
		ctrl(fyne.KeyPlus):       w.zoomIn,
	}
	for shortcut, do := range second {
		w.win.Canvas().AddShortcut(shortcut, func(fyne.Shortcut) { do() })
	}
}

func ctrl(key fyne.KeyName) fyne.Shortcut {
	return &desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierShortcutDefault}
}

func ctrlShift(key fyne.KeyName) fyne.Shortcut {
	return &desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierShortcutDefault | fyne.KeyModifierShift}
}

// keyTable is what the dialog Keys shows.
func keyTable(say lang.Language) fyne.CanvasObject {
	type row struct {
		keys string
		what lang.Message
	}
	parts := []struct {
		title lang.Message
		rows  []row
	}{
		{lang.KeysTools, nil},
		{lang.KeysSteps, []row{
			{"PageUp  [", lang.StepBack},
			{"PageDown  ]", lang.StepNext},
			{"Home", lang.StepFirst},
			{"End", lang.StepLast},
			{"F5", lang.StepPlay},
		}},
		{lang.KeysBoard, []row{
			{"F2", lang.KeysRename},
			{"Delete", lang.KeysDelete},
			{"Esc", lang.KeysCancel},
			{"+", lang.MenuZoomIn},
			{"−", lang.MenuZoomOut},
			{"0", lang.MenuFit},
		}},
	}
	for _, t := range editor.Tools {
		parts[0].rows = append(parts[0].rows, row{t.Key(), t.Name()})
	}
	columns := container.NewHBox()
	for _, p := range parts {
		list := container.New(column{6}, newBold(p.title.In(say), theme.ColorNameForeground, textSize))
		for _, r := range p.rows {
			key := newBold(r.keys, colourQuiet, smallSize)
			list.Add(container.New(line{8}, container.New(atLeast{fyne.NewSize(92, 20)}, key),
				newText(r.what.In(say), theme.ColorNameForeground, smallSize)))
		}
		columns.Add(container.New(inset{8, 8, 16, 8}, list))
	}
	return columns
}
