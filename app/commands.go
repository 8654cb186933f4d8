package app

import (
	"strconv"

	"fyne.io/fyne/v2"

	"dev.mexboard/app/document"
	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/render/layout"
	"dev.mexboard/solver/games"
)

// menu is one menu of the main menu.
type menu struct {
	name lang.Message
	rows func(*Window) []command
}

// table is the one table of commands, by the menu in which they stand.
func table() []menu {
	return []menu{
		{lang.MenuFile, fileRows},
		{lang.MenuEdit, editRows},
		{lang.MenuView, viewRows},
		{lang.MenuBoard, boardRows},
		{lang.MenuSolve, solveRows},
		{lang.MenuLearn, learnRows},
		{lang.MenuHelp, helpRows},
	}
}

func fileRows(*Window) []command {
	return []command{
		{name: lang.MenuNew, keys: []key{ctrl(fyne.KeyN), ctrl(fyne.KeyT)}, do: (*Window).newBoard},
		{name: lang.MenuHackenbush, rows: hackenbushRows},
		{name: lang.MenuNewGame, keys: []key{withAlt(fyne.KeyG)}, do: func(w *Window) { w.askGame(false, "", nil) }},
		{name: lang.MenuOpen, keys: []key{ctrl(fyne.KeyO)}, do: (*Window).askOpen},
		{name: lang.MenuRecent, rows: recentRows},
		{name: lang.MenuExamples, rows: exampleRows},
		{name: lang.MenuLesson, rows: lessonFileRows},
		{name: lang.MenuImport, keys: []key{ctrlShift(fyne.KeyO)}, do: (*Window).askImport},
		{},
		{name: lang.MenuSave, keys: []key{ctrl(fyne.KeyS)}, do: func(w *Window) { w.save(nil) }},
		{name: lang.MenuSaveAs, keys: []key{ctrlShift(fyne.KeyS)}, do: func(w *Window) { w.askSaveAs(nil) }},
		{name: lang.MenuExportBoard, rows: formatRows},
		{},
		{name: lang.MenuExport, keys: []key{ctrl(fyne.KeyE)}, do: (*Window).askExport},
		{},
		{name: lang.MenuClose, keys: []key{ctrl(fyne.KeyW)}, do: (*Window).closeTab},
		{name: lang.MenuQuit, keys: []key{ctrl(fyne.KeyQ)}, do: (*Window).close, quit: true},
	}
}

// hackenbushRows are the ways to begin a Hackenbush board.
func hackenbushRows(*Window) []command {
	rows := []command{
		{name: lang.MenuGroundOnly, keys: []key{ctrlShift(fyne.KeyH)}, do: (*Window).newHackenbush},
		{},
	}
	for _, x := range games.Bushes {
		rows = append(rows, command{name: lang.Bushes[x.Name], named: bushLabel(x), do: func(w *Window) { w.newBush(x) }})
	}
	return rows
}

func exampleRows(*Window) []command {
	var rows []command
	for _, e := range examples {
		rows = append(rows, command{name: e.name, do: func(w *Window) { w.showExample(e) }})
	}
	return rows
}

func editRows(*Window) []command {
	return []command{
		{name: lang.MenuUndo, named: (*Window).undoLabel, keys: []key{ctrl(fyne.KeyZ)}, text: true, do: (*Window).undo, able: (*Window).canUndo},
		{
			name: lang.MenuRedo, named: (*Window).redoLabel, keys: []key{ctrl(fyne.KeyY), ctrlShift(fyne.KeyZ)}, text: true,
			do: (*Window).redo, able: (*Window).canRedo,
		},
		{},
		{name: lang.MenuCut, keys: []key{ctrl(fyne.KeyX)}, text: true, do: (*Window).cutPart, able: (*Window).selected},
		{name: lang.MenuCopy, keys: []key{ctrl(fyne.KeyC)}, text: true, do: (*Window).copyPart, able: (*Window).selected},
		{name: lang.MenuPaste, keys: []key{ctrl(fyne.KeyV)}, text: true, do: (*Window).paste},
		{name: lang.MenuDuplicate, keys: []key{ctrl(fyne.KeyD)}, do: (*Window).duplicatePart, able: (*Window).selected},
		{name: lang.MenuDelete, keys: []key{plain(fyne.KeyDelete)}, board: true, do: byKey(fyne.KeyDelete), able: (*Window).selected},
		{name: lang.MenuRename, keys: []key{plain(fyne.KeyF2)}, board: true, do: byKey(fyne.KeyF2), able: (*Window).oneSelected},
		{name: lang.MenuRenameMany, keys: []key{shifted(fyne.KeyF2)}, do: (*Window).askRename, able: (*Window).drawn},
		{},
		{name: lang.MenuSelect, rows: selectRows},
		{name: lang.MenuAlign, rows: alignRows},
		{name: lang.MenuDistribute, rows: distributeRows},
		{},
		{name: lang.MenuFind, keys: []key{ctrl(fyne.KeyF)}, do: (*Window).openFind},
		{name: lang.MenuFindNext, keys: []key{plain(fyne.KeyF3), ctrl(fyne.KeyG)}, do: func(w *Window) { w.findNext(1) }},
		{
			name: lang.MenuFindPrevious, keys: []key{shifted(fyne.KeyF3), ctrlShift(fyne.KeyG)},
			do: func(w *Window) { w.findNext(-1) },
		},
	}
}

func selectRows(*Window) []command {
	return []command{
		{
			name: lang.MenuSelectAll, keys: []key{ctrl(fyne.KeyA)}, text: true,
			do: func(w *Window) { w.board.SelectAll() }, able: (*Window).drawn,
		},
		{
			name: lang.MenuSelectNone, keys: []key{ctrlShift(fyne.KeyA)},
			do: func(w *Window) { w.board.Select(editor.Selection{}) }, able: (*Window).selected,
		},
		{name: lang.MenuInvert, keys: []key{ctrl(fyne.KeyI)}, do: func(w *Window) { w.board.InvertSelection() }, able: (*Window).drawn},
		{},
		{name: lang.MenuConnected, keys: []key{ctrl(fyne.KeyK)}, do: func(w *Window) { w.board.SelectConnected() }, able: (*Window).selected},
		{
			name: lang.MenuReachable, keys: []key{ctrl(fyne.KeyRightBracket)},
			do: func(w *Window) { w.board.SelectReachable() }, able: (*Window).selected,
		},
		{name: lang.MenuLeading, keys: []key{ctrl(fyne.KeyLeftBracket)}, do: func(w *Window) { w.board.SelectLeading() }, able: (*Window).selected},
	}
}

func toolRows(*Window) []command {
	var rows []command
	for _, t := range editor.Tools {
		rows = append(rows, command{
			name: t.Name(), keys: []key{plain(fyne.KeyName(t.Key()))}, board: true,
			do: func(w *Window) { w.chooseTool(t) }, on: func(w *Window) bool { return w.board.Tool() == t },
			able: func(w *Window) bool { return editor.Fits(t, w.directed()) },
		})
	}
	return rows
}

func viewRows(*Window) []command {
	return []command{
		{
			name: lang.MenuZoomIn, keys: []key{ctrl(fyne.KeyEqual), ctrl(fyne.KeyPlus), ctrlShift(fyne.KeyEqual)}, // Ctrl++ on most keyboards
			do: (*Window).zoomIn,
		},
		{name: lang.MenuZoomOut, keys: []key{ctrl(fyne.KeyMinus)}, do: (*Window).zoomOut},
		{name: lang.MenuActualSize, keys: []key{ctrl(fyne.Key1)}, do: (*Window).actualSize},
		{name: lang.MenuFit, keys: []key{ctrl(fyne.Key0)}, do: func(w *Window) { w.board.Fit() }},
		{name: lang.MenuZoomTo, keys: []key{ctrl(fyne.Key2), plain(fyne.KeyF)}, do: (*Window).zoomToSelection, able: (*Window).selected},
		{
			name: lang.MenuNextTab, keys: []key{withControl(fyne.KeyTab), withControl(fyne.KeyPageDown)},
			do: func(w *Window) { w.turnTabs(1) }, able: (*Window).tabbed,
		},
		{
			name: lang.MenuPreviousTab, keys: []key{{fyne.KeyTab, fyne.KeyModifierControl | shift}, withControl(fyne.KeyPageUp)},
			do: func(w *Window) { w.turnTabs(-1) }, able: (*Window).tabbed,
		},
		{name: lang.MenuFullScreen, keys: []key{plain(fyne.KeyF11)}, do: (*Window).turnFullScreen, on: func(w *Window) bool { return w.win.FullScreen() }},
		{
			name: lang.MenuPresentation, keys: []key{shifted(fyne.KeyF11)}, do: (*Window).turnPresentation,
			on: func(w *Window) bool { return w.presenting.on },
		},
		{},
		{name: lang.MenuOnBoard, rows: onBoardRows},
		{name: lang.MenuPanel, rows: panelRows},
		{name: lang.MenuAppearance, rows: appearanceRows},
		{name: lang.MenuSettings, keys: []key{ctrl(fyne.KeyComma)}, do: (*Window).showSettings},
	}
}

// onBoardRows and appearanceRows are the settings: in submenus, and as they are in the dialog of settings.

func onBoardRows(*Window) []command {
	return []command{
		{name: lang.MenuValueLabels, rows: labelRows},
		toggleRow(lang.SettingNames, showNames, ctrlShift(fyne.KeyN)),
		toggleRow(lang.SettingGrid, showGrid, ctrl(fyne.KeyApostrophe)),
		toggleRow(lang.SettingMap, showMap, ctrl(fyne.KeyM)),
		toggleRow(lang.SettingAnimate, animate),
	}
}

func appearanceRows(*Window) []command {
	return []command{
		{name: lang.MenuTheme, rows: themeRows},
		{name: lang.SettingPalette, rows: paletteRows},
		{name: lang.SettingText, rows: textRows},
		{name: lang.MenuLanguage, rows: languageRows},
	}
}

func labelRows(*Window) []command {
	return []command{
		labelRow(lang.LabelsSG, render.ShowSG),
		labelRow(lang.LabelsOutcome, render.ShowOutcome),
		labelRow(lang.LabelsBoth, render.ShowBoth),
		labelRow(lang.LabelsNone, render.ShowNone),
	}
}

func labelRow(name lang.Message, l render.ValueLabels) command {
	return command{
		name: name, do: func(w *Window) { w.setLabels(l) }, on: func(w *Window) bool { return w.settings.labels() == l },
	}
}

func panelRows(*Window) []command {
	return []command{
		panelRow(lang.TabSolve, solveTab, withAlt(fyne.Key1)),
		panelRow(lang.TabText, textTab, withAlt(fyne.Key2)),
		panelRow(lang.TabGame, gameTab, withAlt(fyne.Key3)),
		panelRow(lang.TabLearn, learnTab, withAlt(fyne.Key4)),
	}
}

func panelRow(name lang.Message, tab int, k key) command {
	return command{
		name: name, keys: []key{k}, do: func(w *Window) { w.goToTab(tab) }, on: func(w *Window) bool { return w.shows == tab },
	}
}

func themeRows(*Window) []command {
	return []command{
		themeRow(lang.ThemeSystem, choiceSystem),
		themeRow(lang.ThemeLight, choiceLight),
		themeRow(lang.ThemeDark, choiceDark),
		themeRow(lang.ThemeContrast, choiceContrast),
	}
}

func themeRow(name lang.Message, choice string) command {
	return command{
		name: name, do: func(w *Window) { w.setTheme(choice) }, on: func(w *Window) bool { return w.settings.theme() == choice },
	}
}

func toggleRow(name lang.Message, t toggle, keys ...key) command {
	return command{
		name: name, keys: keys, do: func(w *Window) { w.turn(t) }, on: func(w *Window) bool { return w.settings.on(t) },
	}
}

// paletteNames are what the palettes are called in the menu.
var paletteNames = map[string]lang.Message{
	"blue-orange": lang.PaletteBlueOrange, "teal-brown": lang.PaletteTealBrown, "indigo-gold": lang.PaletteIndigoGold,
}

func paletteRows(*Window) []command {
	var rows []command
	for _, p := range render.Palettes {
		rows = append(rows, command{
			name: paletteNames[p.Name], do: func(w *Window) { w.setPalette(p.Name) },
			on: func(w *Window) bool { return render.PaletteNamed(w.settings.palette()).Name == p.Name },
		})
	}
	return rows
}

func textRows(*Window) []command {
	var rows []command
	for _, percent := range textScales {
		rows = append(rows, command{
			named: func(*Window) string { return strconv.Itoa(percent) + " %" },
			do:    func(w *Window) { w.setTextScale(percent) }, on: func(w *Window) bool { return w.settings.textScale() == percent },
		})
	}
	return rows
}

func languageRows(*Window) []command {
	var rows []command
	for _, l := range lang.Languages {
		rows = append(rows, command{
			named: func(*Window) string { return l.Name() },
			do:    func(w *Window) { w.setLanguage(l) }, on: func(w *Window) bool { return w.say == l },
		})
	}
	return rows
}

func boardRows(*Window) []command {
	return []command{
		{name: lang.MenuTool, rows: toolRows},
		{name: lang.MenuTrees, rows: treeRows},
		{},
		{
			name: lang.MenuArrangeBest, keys: []key{ctrl(fyne.KeyL)}, able: (*Window).drawn,
			do: func(w *Window) { w.arrange(layout.Automatic(w.doc.Board())) },
		},
		{name: lang.MenuArrange, rows: engineRows},
		{name: lang.MenuTidy, keys: []key{ctrlShift(fyne.KeyL)}, do: (*Window).tidy, able: (*Window).drawn},
		{name: lang.MenuPin, keys: []key{plain(fyne.KeyP)}, do: (*Window).turnPin, on: (*Window).pinned, able: (*Window).selected},
		{},
		{name: lang.MenuAddGame, keys: []key{withAltShift(fyne.KeyG)}, do: func(w *Window) { w.askGame(true, "", nil) }, able: (*Window).directed},
		{name: lang.MenuProgram, do: (*Window).askProgram, able: (*Window).programmed},
		{name: lang.ExpandShow, do: (*Window).askExpand, able: (*Window).expandable},
		{name: lang.MenuSequence, keys: []key{withAlt(fyne.KeyQ)}, do: (*Window).askSequenceOfBoard, able: (*Window).sequential},
		{},
		{name: lang.MenuRule, keys: []key{ctrl(fyne.KeyR)}, do: (*Window).askRule},
		{
			name: lang.PermitCycles, do: func(w *Window) { w.edit(document.SetLoopy(!w.doc.Board().Loopy)) },
			on: func(w *Window) bool { return w.doc.Board().Loopy }, able: (*Window).directed,
		},
	}
}

func treeRows(*Window) []command {
	return []command{
		{name: lang.MenuChild, keys: []key{plain(fyne.KeyInsert)}, board: true, do: byKey(fyne.KeyInsert)},
		{name: lang.MenuSibling, keys: []key{plain(fyne.KeyReturn)}, board: true, do: byKey(fyne.KeyReturn), able: (*Window).current},
		{},
		{name: lang.MenuUnfold, keys: []key{ctrl(fyne.KeyU)}, do: (*Window).askUnfold, able: func(w *Window) bool { return w.root() >= 0 }},
		{name: lang.MenuMerge, keys: []key{ctrl(fyne.KeyJ)}, do: (*Window).merge, able: (*Window).drawn},
		{},
		{name: lang.MenuStalks, named: (*Window).otherTreeLabel, keys: []key{ctrlShift(fyne.KeyT)}, do: (*Window).turnTree, able: (*Window).drawn},
	}
}

// engineNames are what the engines of render/layout are called in the menu.
var engineNames = map[string]lang.Message{
	"dot": lang.ArrangeDot, "dot-lr": lang.ArrangeDotLR, "neato": lang.ArrangeNeato, "fdp": lang.ArrangeFdp,
	"sfdp": lang.ArrangeSfdp, "circo": lang.ArrangeCirco, "twopi": lang.ArrangeTwopi, "layers": lang.ArrangeLayers,
}

// engineRows are the engines of Arrange; one without a name of its own is called as on the command line.
func engineRows(*Window) []command {
	var rows []command
	for _, e := range layout.Engines {
		c := command{name: engineNames[e.Name], do: func(w *Window) { w.arrange(e) }, able: (*Window).drawn}
		if c.name == (lang.Message{}) {
			c.named = func(*Window) string { return e.Name }
		}
		rows = append(rows, c)
	}
	return append(rows, command{name: lang.ArrangeTree, do: (*Window).arrangeTrees, able: (*Window).drawn})
}

func solveRows(*Window) []command {
	return []command{
		{name: lang.StepFirst, keys: []key{plain(fyne.KeyHome)}, do: func(w *Window) { w.panel.player.turn(0) }},
		{
			name: lang.StepBack, keys: []key{plain(fyne.KeyPageUp), plain(fyne.KeyLeftBracket)},
			do: func(w *Window) { w.panel.player.turn(w.step - 1) },
		},
		{
			name: lang.StepNext, keys: []key{plain(fyne.KeyPageDown), plain(fyne.KeyRightBracket)},
			do: func(w *Window) { w.panel.player.turn(w.step + 1) },
		},
		{name: lang.StepLast, keys: []key{plain(fyne.KeyEnd)}, do: func(w *Window) { w.panel.player.turn(w.solved.steps()) }},
		{},
		{name: lang.StepPlay, keys: []key{plain(fyne.KeyF5)}, do: func(w *Window) { w.panel.player.toggle() }},
	}
}

func helpRows(*Window) []command {
	return []command{
		{name: lang.MenuPalette, keys: []key{ctrlShift(fyne.KeyP)}, do: (*Window).showPalette},
		{name: lang.MenuKeys, keys: []key{plain(fyne.KeyF1), plain(askKey)}, do: (*Window).showKeys},
		{name: lang.MenuAbout, do: (*Window).showAbout},
	}
}

// byKey does what a key of the board's does.
func byKey(name fyne.KeyName) func(*Window) {
	return func(w *Window) { w.board.TypedKey(&fyne.KeyEvent{Name: name}) }
}

// What commands hang on.

func (w *Window) canUndo() bool  { return w.doc.UndoName(w.say) != "" }
func (w *Window) canRedo() bool  { return w.doc.RedoName(w.say) != "" }
func (w *Window) drawn() bool    { return len(w.doc.Board().Vertices) > 0 }
func (w *Window) directed() bool { return w.doc.Board().Directed }

// expandable tells whether the board is one of Hackenbush with something on the ground: it has a game graph.
func (w *Window) expandable() bool { return w.solved.bush != nil && len(w.solved.bush.pieces) > 0 }

func (w *Window) current() bool { return w.board.Current() >= 0 }

// selected tells whether something is selected, or the keyboard is on a vertex.
func (w *Window) selected() bool { return !w.board.Selection().Empty() || w.current() }

func (w *Window) oneSelected() bool { return w.current() || len(w.board.Selection().Vertices) == 1 }
