package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/lang"
)

// menus is the main menu, with each item's command.
type menus struct {
	main  *fyne.MainMenu
	items []menuItem
}

type menuItem struct {
	item *fyne.MenuItem
	does command
}

// newMenus makes the main menu from the table of commands.
func (w *Window) newMenus() *menus {
	m := &menus{main: fyne.NewMainMenu()}
	for _, part := range table() {
		m.main.Items = append(m.main.Items, fyne.NewMenu(part.name.In(w.say), m.add(w, part.rows(w))...))
	}
	return m
}

// add makes the items of some rows.
func (m *menus) add(w *Window, rows []command) []*fyne.MenuItem {
	var items []*fyne.MenuItem
	for _, c := range rows {
		if c.line() {
			items = append(items, fyne.NewMenuItemSeparator())
			continue
		}
		i := fyne.NewMenuItem("", func() { w.pressed(c) })
		i.IsQuit = c.quit
		if len(c.keys) > 0 {
			i.Shortcut = c.keys[0].shortcut() // without a modifier it is only shown: see typedKey
		}
		if c.rows != nil {
			i.Action = nil
			i.ChildMenu = fyne.NewMenu("", m.add(w, c.rows(w))...)
		}
		m.items = append(m.items, menuItem{i, c})
		m.state(w, i, c)
		items = append(items, i)
	}
	return items
}

// state names an item, checks it when it is on, and greys it when it can't be done; it tells whether that is a change.
func (m *menus) state(w *Window, i *fyne.MenuItem, c command) bool {
	label, checked, off := c.label(w, w.say), c.on != nil && c.on(w), !c.ready(w)
	if label == i.Label && checked == i.Checked && off == i.Disabled {
		return false
	}
	i.Label, i.Checked, i.Disabled = label, checked, off
	return true
}

// show brings the items up to date.
func (m *menus) show(w *Window) {
	changed := false
	for _, x := range m.items {
		changed = m.state(w, x.item, x.does) || changed
	}
	if changed {
		m.main.Refresh()
	}
}

// item is the item of the command of a name; nil when there is none.
func (m *menus) item(name lang.Message) *fyne.MenuItem {
	for _, x := range m.items {
		if x.does.name == name {
			return x.item
		}
	}
	return nil
}

// showMenu opens a menu of some commands at a place.
func (w *Window) showMenu(rows []command, at fyne.Position) {
	m := &menus{}
	widget.ShowPopUpMenuAtPosition(fyne.NewMenu("", m.add(w, rows)...), w.win.Canvas(), at)
}

func (w *Window) undoLabel() string {
	return w.nameOf(lang.MenuUndo, lang.MenuUndoNamed, w.doc.UndoName(w.say))
}

func (w *Window) redoLabel() string {
	return w.nameOf(lang.MenuRedo, lang.MenuRedoNamed, w.doc.RedoName(w.say))
}

// nameOf names what Undo or Redo would do.
func (w *Window) nameOf(plain, named lang.Message, edit string) string {
	if edit == "" {
		return plain.In(w.say)
	}
	return named.In(w.say, edit)
}
