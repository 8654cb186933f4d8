package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/lang"
)

// The tabs of the side panel.
const (
	solveTab = iota
	textTab
	gameTab
	learnTab
)

// tab is one tab of the side panel: its name and what it holds.
type tab struct {
	name lang.Message
	hint lang.Message
	body fyne.CanvasObject
}

// side is the side panel with its tabs.
type side struct {
	root  fyne.CanvasObject
	tabs  []tab
	heads []tabHead
	body  *fyne.Container
}

// tabHead is the name of a tab, to be pressed.
type tabHead struct {
	press     *press
	name      *canvas.Text
	underline *canvas.Rectangle
}

// newSide makes the panel; chosen is the tab shown, choose is called with another that was pressed, hint with what is
// to be told of the one pointed at.
func newSide(say lang.Language, tabs []tab, chosen int, choose func(int), hint func(string)) *side {
	s := &side{tabs: tabs, body: container.NewStack()}
	head := container.New(line{4})
	for i, t := range tabs {
		h := tabHead{name: newBold(t.name.In(say), colourQuiet, textSize), underline: canvas.NewRectangle(theme.Color(colourFocus))}
		h.underline.SetMinSize(fyne.NewSize(0, 2))
		h.press = newPress(container.New(column{3}, h.name, h.underline), fyne.NewSize(6, 3), func() { choose(i) })
		h.press.onHover = func(in bool) {
			if in {
				hint(t.hint.In(say))
			} else {
				hint("")
			}
		}
		s.heads = append(s.heads, h)
		head.Add(h.press)
	}
	edge := canvas.NewRectangle(theme.Color(colourLine))
	edge.SetMinSize(fyne.NewSize(1, 0))
	back := canvas.NewRectangle(theme.Color(colourPanel))
	s.root = container.NewStack(back, container.NewBorder(nil, nil, edge, nil,
		container.NewBorder(container.New(inset{10, 9, 10, 5}, head), nil, nil, nil, s.body)))
	s.choose(chosen)
	return s
}

// choose shows a tab.
func (s *side) choose(chosen int) {
	for i, h := range s.heads {
		name, line := colourQuiet, colourPanel
		if i == chosen {
			name, line = theme.ColorNameForeground, colourFocus
		}
		h.name.Color, h.underline.FillColor = theme.Color(name), theme.Color(line)
		h.press.Refresh()
	}
	s.body.Objects = []fyne.CanvasObject{s.tabs[chosen].body}
	s.body.Refresh()
}

// turnTab shows a tab of the side panel.
func (w *Window) turnTab(tab int) {
	w.shows, w.pointed = tab, nil
	if tab == learnTab {
		w.showLearn()
	}
	w.side.choose(tab)
	w.show()
}

// goToTab shows a tab and gives it the keyboard, where it takes it.
func (w *Window) goToTab(tab int) {
	w.turnTab(tab)
	if tab == textTab {
		w.pane.area.takeFocus()
	} else {
		w.board.TakeFocus()
	}
}
