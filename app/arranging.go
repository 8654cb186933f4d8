package app

import (
	"slices"

	"fyne.io/fyne/v2"

	"dev.mexboard/app/document"
	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
)

// editSeen is an edit after which all that was not touched stays where it was seen.
func (w *Window) editSeen(e document.Edit) {
	w.edit(document.Settled(e, w.geo.Vertices, w.geo.Curves))
}

func selectionOf(vertices []int) editor.Selection { return editor.Selection{Vertices: vertices} }

// alignRows are the ways to line up what is selected, with the keys that drawing programs have for them.
func alignRows(*Window) []command {
	row := func(name lang.Message, k fyne.KeyName, side document.Side) command {
		return command{
			name: name, keys: []key{withAlt(k)}, able: (*Window).severalSelected,
			do: func(w *Window) { w.editSeen(document.Align(w.board.Selection().Vertices, side)) },
		}
	}
	return []command{
		row(lang.AlignLeft, fyne.KeyA, document.AtLeft),
		row(lang.AlignColumn, fyne.KeyH, document.InColumn),
		row(lang.AlignRight, fyne.KeyD, document.AtRight),
		{},
		row(lang.AlignTop, fyne.KeyW, document.AtTop),
		row(lang.AlignRow, fyne.KeyV, document.InRow),
		row(lang.AlignBottom, fyne.KeyS, document.AtBottom),
	}
}

func distributeRows(*Window) []command {
	row := func(name lang.Message, k fyne.KeyName, upright bool) command {
		return command{
			name: name, keys: []key{withAltShift(k)}, able: func(w *Window) bool { return len(w.board.Selection().Vertices) > 2 },
			do: func(w *Window) { w.editSeen(document.Distribute(w.board.Selection().Vertices, upright)) },
		}
	}
	return []command{row(lang.DistributeAcross, fyne.KeyH, false), row(lang.DistributeUpright, fyne.KeyV, true)}
}

func (w *Window) severalSelected() bool { return len(w.board.Selection().Vertices) > 1 }

// chosen is the selected vertices; when none is, the one that the keyboard is on.
func (w *Window) chosen() []int {
	list := slices.Clone(w.board.Selection().Vertices)
	if len(list) == 0 && w.current() {
		list = append(list, w.board.Current())
	}
	return list
}

// pinned tells whether all chosen vertices are pinned.
func (w *Window) pinned() bool {
	b, list := w.doc.Board(), w.chosen()
	return len(list) > 0 && !slices.ContainsFunc(list, func(v int) bool { return !b.Vertices[v].Pinned })
}

// turnPin pins the chosen vertices, or unpins them when all are.
func (w *Window) turnPin() { w.editSeen(document.Pin(w.chosen(), !w.pinned())) }
