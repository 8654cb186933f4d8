package app

import (
	"path/filepath"
	"slices"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
)

func (s settings) recent() document.Recent        { return s.kept.StringList("recent") }
func (s settings) setRecent(list document.Recent) { s.kept.SetStringList("recent", list) }

// setRecent changes the list of recent files, and the menu with it.
func (w *Window) setRecent(list document.Recent) {
	if slices.Equal(list, w.settings.recent()) {
		return
	}
	w.settings.setRecent(list)
	w.menus = w.newMenus()
	w.win.SetMainMenu(w.menus.main)
}

// recentRows are the recent files, those of the same name with their folders.
func recentRows(w *Window) []command {
	list := w.settings.recent()
	if len(list) == 0 {
		return []command{{name: lang.RecentNone, do: func(*Window) {}, able: func(*Window) bool { return false }}}
	}
	names := map[string]int{}
	for _, path := range list {
		names[filepath.Base(path)]++
	}
	var rows []command
	for _, path := range list {
		name := filepath.Base(path)
		if names[name] > 1 {
			name = lang.RecentTwice.In(w.say, name, filepath.Dir(path))
		}
		rows = append(rows, command{named: func(*Window) string { return name }, do: func(w *Window) { w.open(path) }})
	}
	return append(rows, command{}, command{name: lang.RecentClear, do: func(w *Window) { w.setRecent(nil) }})
}
