package app

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/lang"
)

// tabStrip is the row of tabs over the board; with one tab it is hidden. Tabs share the width, and scroll when they
// would be too narrow to be read.
type tabStrip struct {
	root   *fyne.Container
	w      *Window
	row    *fyne.Container
	scroll *container.Scroll
	shown  []tabState
}

// tabState is what a tab shows.
type tabState struct {
	sheet            *sheet
	title            string
	unsaved, inFront bool
}

const (
	tabLeast  = 96
	tabMost   = 220
	tabHeight = 34
)

func (w *Window) newTabStrip() *tabStrip {
	t := &tabStrip{w: w, row: container.New(tabRow{})}
	t.scroll = container.NewHScroll(t.row)
	more := newPress(container.New(atLeast{fyne.NewSquareSize(16)}, widget.NewIcon(theme.ContentAddIcon())), fyne.NewSquareSize(6), w.newBoard)
	more.onHover = w.hinter(func() string { return lang.MenuNew.In(w.say) })
	bar := container.NewBorder(nil, nil, nil, container.New(inset{left: gap, right: 8}, more), container.NewThemeOverride(t.scroll, tabLook{theme.Current()}))
	back := canvas.NewRectangle(theme.Color(colourPanel))
	t.root = container.New(column{}, container.NewStack(back, container.New(inset{8, 3, 0, 3}, bar)), ruler())
	t.root.Hide()
	return t
}

// hinter tells in the status line what the pointer is on.
func (w *Window) hinter(text func() string) func(in bool) {
	return func(in bool) {
		w.line.point("")
		if in {
			w.line.point(text())
		}
	}
}

// show shows the sheets, when that is a change.
func (t *tabStrip) show(sheets []*sheet, front *sheet) {
	var now []tabState
	at := 0
	for i, s := range sheets {
		if s == front {
			at = i
		}
		now = append(now, tabState{s, s.tabTitle(t.w.say), s.changed(), s == front})
	}
	if slices.Equal(now, t.shown) {
		return
	}
	moved := len(now) != len(t.shown) || at >= len(t.shown) || !t.shown[at].inFront
	t.shown = now
	t.row.RemoveAll()
	for _, s := range now {
		t.row.Objects = append(t.row.Objects, t.tab(s))
	}
	if hidden := len(now) < 2; hidden == t.root.Visible() {
		shown(t.root, !hidden)
		t.w.frame.Refresh()
	}
	t.row.Refresh()
	t.scroll.Refresh()
	if moved {
		t.reveal(at)
	}
}

// tabTitle is the name on the tab.
func (s *sheet) tabTitle(say lang.Language) string {
	if s.recovered && s.changed() {
		return lang.TabRecovered.In(say, s.title(say))
	}
	return s.title(say)
}

// reveal scrolls a tab into view.
func (t *tabStrip) reveal(at int) {
	width := t.scroll.Size().Width
	each := tabWidth(len(t.shown), max(width, t.row.MinSize().Width))
	left, right := float32(at)*each, float32(at+1)*each
	offset := max(min(t.scroll.Offset.X, left), right-width, 0)
	t.scroll.ScrollToOffset(fyne.NewPos(offset, 0))
}

// tab makes one tab: a dot when it has changes that are not saved, its name, and a cross.
func (t *tabStrip) tab(s tabState) fyne.CanvasObject {
	w, colour := t.w, colourQuiet
	if s.inFront {
		colour = theme.ColorNameForeground
	}
	dot := newText("", colour, smallSize)
	if s.unsaved {
		dot.Text = "•"
	}
	name := newText(s.title, colour, smallSize)
	cross := newPress(container.New(atLeast{fyne.NewSquareSize(12)}, widget.NewIcon(greyedIcon(theme.CancelIcon(), !s.inFront))), fyne.NewSquareSize(4),
		func() { w.closeSheet(s.sheet) })
	cross.radius = 4
	cross.onHover = w.hinter(func() string { return lang.HintCloseTab.In(w.say, s.title) })
	p := newPress(container.New(&tabCell{full: s.title}, dot, name, cross), fyne.NewSize(8, 2), func() {
		w.bring(s.sheet)
		w.board.TakeFocus()
	})
	p.onHover = w.hinter(func() string {
		if path := s.sheet.path(); path != "" {
			return path
		}
		return s.title
	})
	if s.inFront {
		p.fill, p.outline = colourBoard, colourLine
	}
	p.onMiddle = func() { w.closeSheet(s.sheet) }
	return p
}

// tabLook is the theme without scroll bars, for which there is no room.
type tabLook struct{ fyne.Theme }

func (l tabLook) Size(name fyne.ThemeSizeName) float32 {
	if name == theme.SizeNameScrollBar || name == theme.SizeNameScrollBarSmall {
		return 0
	}
	return l.Theme.Size(name)
}

// tabRow gives tabs the same width, within bounds.
type tabRow struct{}

func tabWidth(n int, width float32) float32 {
	return max(tabLeast, min(tabMost, width/float32(max(n, 1))))
}

func (tabRow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	each := tabWidth(len(objects), size.Width)
	for i, o := range objects {
		o.Move(fyne.NewPos(float32(i)*each, 0))
		o.Resize(fyne.NewSize(each-2, size.Height))
	}
}

func (tabRow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(tabLeast*float32(len(objects)), tabHeight-6)
}

// tabCell lays out a tab: the name, in full here, is cut where there is no room for it.
type tabCell struct{ full string }

func (c *tabCell) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	dot, name, cross := objects[0].(*canvas.Text), objects[1].(*canvas.Text), objects[2]
	put := func(o fyne.CanvasObject, x, width float32) {
		h := o.MinSize().Height
		o.Move(fyne.NewPos(x, (size.Height-h)/2))
		o.Resize(fyne.NewSize(width, h))
	}
	left, right := float32(0), cross.MinSize().Width
	if dot.Text != "" {
		left = 12
	}
	room := max(1, size.Width-left-right-gap)
	name.Text = fit(c.full, room, name.TextSize, name.TextStyle)
	put(dot, 0, left)
	put(name, left, room)
	put(cross, size.Width-right, right)
}

func (*tabCell) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(40, max(objects[1].MinSize().Height, objects[2].MinSize().Height))
}
