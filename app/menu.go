package app

import (
	"fyne.io/fyne/v2"

	"dev.mexboard/app/document"
	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/render/layout"
)

// menus is the main menu and those of its items that change.
type menus struct {
	main               *fyne.MainMenu
	undo, redo, permit *fyne.MenuItem
}

func (w *Window) newMenus() *menus {
	m := &menus{}
	m.main = fyne.NewMainMenu(w.fileMenu(), w.editMenu(m), w.viewMenu(), w.boardMenu(m), w.solveMenu(), w.helpMenu())
	return m
}

// item is a menu item with its shortcut; nil: none.
func (w *Window) item(name lang.Message, shortcut fyne.Shortcut, do func()) *fyne.MenuItem {
	i := fyne.NewMenuItem(name.In(w.say), do)
	i.Shortcut = shortcut
	return i
}

// choice is a submenu of which one item is checked.
func (w *Window) choice(name lang.Message, items ...*fyne.MenuItem) *fyne.MenuItem {
	i := fyne.NewMenuItem(name.In(w.say), nil)
	i.ChildMenu = fyne.NewMenu("", items...)
	return i
}

func (w *Window) fileMenu() *fyne.Menu {
	var boards []*fyne.MenuItem
	for _, e := range examples {
		boards = append(boards, w.item(e.name, nil, func() { w.askUnsaved(func() { w.showExample(e) }) }))
	}
	quit := w.item(lang.MenuQuit, ctrl(fyne.KeyQ), func() {
		if w.program != nil {
			w.program.quit()
		}
	})
	quit.IsQuit = true
	return fyne.NewMenu(lang.MenuFile.In(w.say),
		w.item(lang.MenuNew, ctrl(fyne.KeyN), func() { w.askUnsaved(w.newBoard) }),
		w.item(lang.MenuOpen, ctrl(fyne.KeyO), func() { w.askUnsaved(w.askOpen) }),
		w.choice(lang.MenuExamples, boards...),
		fyne.NewMenuItemSeparator(),
		w.item(lang.MenuSave, ctrl(fyne.KeyS), func() { w.save(nil) }),
		w.item(lang.MenuSaveAs, ctrlShift(fyne.KeyS), func() { w.askSaveAs(nil) }),
		fyne.NewMenuItemSeparator(),
		w.item(lang.MenuExport, ctrl(fyne.KeyE), w.askExport),
		fyne.NewMenuItemSeparator(),
		quit)
}

func (w *Window) editMenu(m *menus) *fyne.Menu {
	m.undo = w.item(lang.MenuUndo, &fyne.ShortcutUndo{}, func() {
		if !w.forwarded(&fyne.ShortcutUndo{}) {
			w.undo()
		}
	})
	m.redo = w.item(lang.MenuRedo, &fyne.ShortcutRedo{}, func() {
		if !w.forwarded(&fyne.ShortcutRedo{}) {
			w.redo()
		}
	})
	all := w.item(lang.MenuSelectAll, &fyne.ShortcutSelectAll{}, func() {
		if !w.forwarded(&fyne.ShortcutSelectAll{}) {
			w.selectAll()
		}
	})
	return fyne.NewMenu(lang.MenuEdit.In(w.say), m.undo, m.redo, fyne.NewMenuItemSeparator(), all)
}

func (w *Window) viewMenu() *fyne.Menu {
	label := func(name lang.Message, l render.ValueLabels) *fyne.MenuItem {
		i := w.item(name, nil, func() { w.setLabels(l) })
		i.Checked = w.settings.labels() == l
		return i
	}
	themed := func(name lang.Message, choice string) *fyne.MenuItem {
		i := w.item(name, nil, func() { w.setTheme(choice) })
		i.Checked = w.settings.theme() == choice
		return i
	}
	var tongues []*fyne.MenuItem
	for _, l := range lang.Languages {
		i := fyne.NewMenuItem(l.Name(), func() { w.setLanguage(l) })
		i.Checked = l == w.say
		tongues = append(tongues, i)
	}
	return fyne.NewMenu(lang.MenuView.In(w.say),
		w.item(lang.MenuZoomIn, ctrl(fyne.KeyEqual), w.zoomIn),
		w.item(lang.MenuZoomOut, ctrl(fyne.KeyMinus), w.zoomOut),
		w.item(lang.MenuActualSize, ctrl(fyne.Key1), w.actualSize),
		w.item(lang.MenuFit, ctrl(fyne.Key0), w.board.Fit),
		fyne.NewMenuItemSeparator(),
		w.choice(lang.MenuValueLabels, label(lang.LabelsSG, render.ShowSG), label(lang.LabelsOutcome, render.ShowOutcome),
			label(lang.LabelsBoth, render.ShowBoth), label(lang.LabelsNone, render.ShowNone)),
		w.choice(lang.MenuTheme, themed(lang.ThemeSystem, choiceSystem), themed(lang.ThemeLight, choiceLight),
			themed(lang.ThemeDark, choiceDark)),
		w.choice(lang.MenuLanguage, tongues...))
}

func (w *Window) boardMenu(m *menus) *fyne.Menu {
	m.permit = w.item(lang.PermitCycles, nil, func() { w.edit(document.SetLoopy(!w.doc.Board().Loopy)) })
	return fyne.NewMenu(lang.MenuBoard.In(w.say), w.choice(lang.MenuArrange, w.engines()...), fyne.NewMenuItemSeparator(), m.permit)
}

// engineNames are what the engines of render/layout are called in the menu.
var engineNames = map[string]lang.Message{
	"dot": lang.ArrangeDot, "dot-lr": lang.ArrangeDotLR, "neato": lang.ArrangeNeato, "fdp": lang.ArrangeFdp,
	"sfdp": lang.ArrangeSfdp, "circo": lang.ArrangeCirco, "twopi": lang.ArrangeTwopi, "layers": lang.ArrangeLayers,
}

// engines are the items of Arrange; one without a name of its own is called as on the command line.
func (w *Window) engines() []*fyne.MenuItem {
	var items []*fyne.MenuItem
	for _, e := range layout.Engines {
		i := fyne.NewMenuItem(e.Name, func() { w.arrange(e) })
		if name, ok := engineNames[e.Name]; ok {
			i.Label = name.In(w.say)
		}
		items = append(items, i)
	}
	return items
}

func (w *Window) solveMenu() *fyne.Menu {
	turn := func(name lang.Message, to func() int) *fyne.MenuItem {
		return w.item(name, nil, func() { w.panel.player.turn(to()) })
	}
	return fyne.NewMenu(lang.MenuSolve.In(w.say),
		turn(lang.StepFirst, func() int { return 0 }),
		turn(lang.StepBack, func() int { return w.step - 1 }),
		turn(lang.StepNext, func() int { return w.step + 1 }),
		turn(lang.StepLast, func() int { return w.solved.steps() }),
		fyne.NewMenuItemSeparator(),
		w.item(lang.StepPlay, nil, func() { w.panel.player.toggle() }))
}

func (w *Window) helpMenu() *fyne.Menu {
	return fyne.NewMenu(lang.MenuHelp.In(w.say), w.item(lang.MenuKeys, nil, w.showKeys), w.item(lang.MenuAbout, nil, w.showAbout))
}

// show names what Undo and Redo would do, and checks what is on.
func (m *menus) show(say lang.Language, d *document.Document) {
	name := func(i *fyne.MenuItem, plain, named lang.Message, edit string) bool {
		before := *i
		i.Label, i.Disabled = named.In(say, edit), edit == ""
		if edit == "" {
			i.Label = plain.In(say)
		}
		return before.Label != i.Label || before.Disabled != i.Disabled
	}
	changed := name(m.undo, lang.MenuUndo, lang.MenuUndoNamed, d.UndoName(say))
	changed = name(m.redo, lang.MenuRedo, lang.MenuRedoNamed, d.RedoName(say)) || changed
	b := d.Board()
	if m.permit.Checked != b.Loopy || m.permit.Disabled == b.Directed {
		m.permit.Checked, m.permit.Disabled = b.Loopy, !b.Directed
		changed = true
	}
	if changed {
		m.main.Refresh()
	}
}

// selectAll selects every part of the board.
func (w *Window) selectAll() {
	b := w.doc.Board()
	var s editor.Selection
	for v := range b.Vertices {
		s.Vertices = append(s.Vertices, v)
	}
	for e := range b.Edges {
		s.Edges = append(s.Edges, e)
	}
	w.board.Select(s)
}
