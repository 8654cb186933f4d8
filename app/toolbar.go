package app

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
)

// toolbar is the one row of tools and commands. Where the window is narrow it says less: see level.
type toolbar struct {
	root   *fyne.Container
	tools  []*toolItem
	undo   *toolItem
	redo   *toolItem
	zoom   *canvas.Text
	items  []*toolItem
	chips  bool                // the tools are those of boards with chips, else those of Hackenbush
	right  []fyne.CanvasObject // at the right end
	left   []fyne.CanvasObject
	spare  []*toolItem // zoom in and out: gone at the level fewest
	level  level
	widths [levels]float32
}

// level is how much the toolbar says.
type level int

const (
	words     level = iota // every name
	toolWords              // the tools' names, icons for commands
	icons                  // icons
	fewest                 // icons, without those that the wheel and the keys do as well
	levels
)

// toolItem is one thing to press in the toolbar.
type toolItem struct {
	press *press
	cap   fyne.CanvasObject // the key, for tools
	icon  *widget.Icon
	label *canvas.Text
}

// barActions are what the toolbar's buttons do.
type barActions struct {
	tool                    func(editor.Tool)
	arrange                 func(at fyne.Position)
	undo, redo              func()
	zoomOut, actual, zoomIn func()
	fit, export             func()
	hint                    func(string)
}

const barHeight = 44

func newToolbar(say lang.Language, do barActions) *toolbar {
	t := &toolbar{}
	for _, tool := range editor.Tools {
		item := newToolItem(tool.Name().In(say), drawing(tool.Key()), tool.Key(), func() { do.tool(tool) })
		item.explain(do.hint, lang.HintTool.In(say, tool.Name().In(say), tool.Key()))
		t.tools = append(t.tools, item)
		t.left = append(t.left, item.press)
	}
	button := func(name string, what lang.Message, icon fyne.Resource, tap func()) *toolItem {
		item := newToolItem(name, icon, "", tap)
		item.explain(do.hint, what.In(say))
		return item
	}
	var arrange *toolItem
	arrange = button(lang.ToolbarArrange.In(say), lang.ToolbarArrange, drawing("arrange"), func() {
		do.arrange(below(arrange.press))
	})
	t.undo = button(lang.ToolbarUndo.In(say), lang.ToolbarUndo, theme.ContentUndoIcon(), do.undo)
	t.redo = button(lang.ToolbarRedo.In(say), lang.ToolbarRedo, theme.ContentRedoIcon(), do.redo)
	less := button("", lang.MenuZoomOut, theme.ContentRemoveIcon(), do.zoomOut)
	more := button("", lang.MenuZoomIn, theme.ContentAddIcon(), do.zoomIn)
	fit := button(lang.ToolbarFit.In(say), lang.MenuFit, drawing("fit"), do.fit)
	export := button(lang.ToolbarExport.In(say), lang.ExportTitle, drawing("export"), do.export)
	t.zoom = newText("100 %", theme.ColorNameForeground, textSize)
	t.zoom.Alignment = fyne.TextAlignCenter
	actual := newPress(container.New(atLeast{fyne.NewSize(52, 20)}, t.zoom), fyne.NewSize(2, 6), do.actual)
	t.left = append(t.left, upright(), arrange.press, t.undo.press, t.redo.press)
	t.right = []fyne.CanvasObject{less.press, actual, more.press, fit.press, export.press}
	t.spare = []*toolItem{less, more}
	t.items = append(append([]*toolItem{}, t.tools...), arrange, t.undo, t.redo, less, more, fit, export)
	t.root = container.New(barLayout{t}, append(append([]fyne.CanvasObject{}, t.left...), t.right...)...)
	t.equip(true)
	return t
}

// equip shows the tools of a kind of board.
func (t *toolbar) equip(chips bool) {
	t.chips = chips
	for i, x := range editor.Tools {
		shown(t.tools[i].press, editor.Fits(x, chips))
	}
	for l := words; l < levels; l++ {
		t.setLevel(l)
		t.widths[l] = t.width()
	}
	t.setLevel(words)
	t.root.Refresh()
}

func newToolItem(name string, icon fyne.Resource, key string, tap func()) *toolItem {
	item := &toolItem{icon: widget.NewIcon(icon), label: newText(name, theme.ColorNameForeground, textSize)}
	row := container.New(line{6})
	if key != "" {
		item.cap = keyCap(key)
		row.Add(item.cap)
	}
	row.Add(container.New(atLeast{fyne.NewSquareSize(20)}, item.icon))
	row.Add(item.label)
	item.press = newPress(row, fyne.NewSize(8, 6), tap)
	item.press.onOff = func(off bool) {
		item.label.Color = theme.Color(greyed(off))
		item.label.Refresh()
		item.icon.SetResource(greyedIcon(icon, off))
	}
	return item
}

// greyed is the colour of text that is off.
func greyed(off bool) fyne.ThemeColorName {
	if off {
		return theme.ColorNameDisabled
	}
	return theme.ColorNameForeground
}

func greyedIcon(icon fyne.Resource, off bool) fyne.Resource {
	if off {
		return theme.NewDisabledResource(icon)
	}
	return icon
}

// explain tells in the status line what the pointer is on.
func (i *toolItem) explain(hint func(string), text string) {
	i.press.onHover = func(in bool) {
		if in {
			hint(text)
		} else {
			hint("")
		}
	}
}

// setLevel shows and hides names and icons.
func (t *toolbar) setLevel(l level) {
	t.level = l
	for _, i := range t.spare {
		shown(i.press, l < fewest)
	}
	for _, i := range t.items {
		named := i.label.Text != "" && (l == words || l == toolWords && i.cap != nil)
		i.label.Hidden = !named
		i.iconBox().(*fyne.Container).Hidden = named
		i.press.Refresh()
	}
}

func (i *toolItem) iconBox() fyne.CanvasObject {
	row := i.press.content.(*fyne.Container).Objects
	return row[len(row)-2]
}

// show shows the tools of a kind of board and which is on, what can be undone, and the zoom.
func (t *toolbar) show(chips bool, tool editor.Tool, undo, redo bool, zoom float64) {
	if chips != t.chips {
		t.equip(chips)
	}
	for i, x := range editor.Tools {
		t.tools[i].press.setChosen(x == tool)
	}
	t.undo.press.setOff(!undo)
	t.redo.press.setOff(!redo)
	t.showZoom(zoom)
}

func (t *toolbar) showZoom(zoom float64) {
	percent := strconv.Itoa(int(zoom*100 + 0.5))
	if percent == "0" {
		percent = "<1"
	}
	t.zoom.Text = percent + " %"
	t.zoom.Refresh()
}

func (t *toolbar) width() float32 {
	w := float32(2 * 12)
	for _, o := range append(append([]fyne.CanvasObject{}, t.left...), t.right...) {
		if o.Visible() {
			w += o.MinSize().Width + gap
		}
	}
	return w + 8
}

// barLayout puts the left part left and the right part right, at the level for which there is room.
type barLayout struct{ t *toolbar }

func (b barLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	t := b.t
	fitting := words
	for fitting < fewest && t.widths[fitting] > size.Width {
		fitting++
	}
	if fitting != t.level {
		t.setLevel(fitting)
	}
	place := func(o fyne.CanvasObject, x float32) float32 {
		m := o.MinSize()
		o.Resize(m)
		o.Move(fyne.NewPos(x, (size.Height-m.Height)/2))
		return m.Width
	}
	x := float32(12)
	for _, o := range t.left {
		if o.Visible() {
			x += place(o, x) + gap
		}
	}
	x = size.Width - 12
	for i := len(t.right) - 1; i >= 0; i-- {
		if !t.right[i].Visible() {
			continue
		}
		x -= t.right[i].MinSize().Width
		place(t.right[i], x)
		x -= gap
	}
}

func (b barLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(b.t.widths[fewest], barHeight)
}

// line puts objects side by side, each as high as it needs and in the middle.
type line struct{ gap float32 }

func (l line) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	x := float32(0)
	for _, o := range objects {
		if !o.Visible() {
			continue
		}
		m := o.MinSize()
		o.Resize(m)
		o.Move(fyne.NewPos(x, (size.Height-m.Height)/2))
		x += m.Width + l.gap
	}
}

func (l line) MinSize(objects []fyne.CanvasObject) fyne.Size {
	var m fyne.Size
	for _, o := range objects {
		if o.Visible() {
			s := o.MinSize()
			m = fyne.NewSize(m.Width+s.Width+l.gap, max(m.Height, s.Height))
		}
	}
	m.Width = max(0, m.Width-l.gap)
	return m
}

// keyCap is a key as it looks on a keyboard.
func keyCap(key string) fyne.CanvasObject {
	frame := canvas.NewRectangle(theme.Color(colourPanel))
	frame.StrokeColor, frame.StrokeWidth, frame.CornerRadius = theme.Color(colourLine), 1, 3
	frame.SetMinSize(fyne.NewSquareSize(16))
	letter := newText(key, colourQuiet, tinySize)
	letter.Alignment = fyne.TextAlignCenter
	return container.NewStack(frame, container.New(tight{fyne.NewSquareSize(16)}, letter))
}

// upright is the line between groups of tools.
func upright() fyne.CanvasObject {
	r := canvas.NewRectangle(theme.Color(colourLine))
	r.SetMinSize(fyne.NewSize(1, 22))
	return container.New(inset{left: 6, right: 6}, r)
}

// below is the place under an object, for its menu.
func below(o fyne.CanvasObject) fyne.Position {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(o)
	return at.AddXY(0, o.Size().Height+2)
}
