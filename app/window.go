// Package app is the window: menus, panels, and the wiring between the document, the solver and the board widget.
package app

import (
	"path/filepath"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/document"
	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/render/layout"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// Window is a window with its open board. What it shows goes one way round: an edit makes a new board, the board is solved, and a
// moment of the solution is handed to the board widget, the panel and the status line. All its methods are for Fyne's goroutine.
type Window struct {
	app      fyne.App
	program  *program // nil: this is the only window
	win      fyne.Window
	settings settings
	say      lang.Language

	doc    *document.Document
	called lang.Message    // what a board without a file is called
	loose  render.Geometry // where a board that nobody placed is shown
	geo    render.Geometry // where the parts of the board are shown
	solved solution
	step   int
	point  *solver.Move // the winning move pointed at in the panel

	board  *editor.Board
	bar    *toolbar
	panel  *solvePanel
	line   *statusLine
	menus  *menus
	find   *findBar
	sought search
	asking settingsDialog
	about  About
	around surroundings
	middle *fyne.Container // the board and the side panel
	notice string
	named  bool // the window has its class and may be named for people

	escape, accept func()                  // what Escape and Return do while a dialog is up
	held           func() fyne.KeyModifier // the modifiers that are down; nil: Fyne's driver knows

	post    func(func()) // to Fyne's goroutine; nil: fyne.Do
	client  layout.Client
	values  editor.Worker[board.Board, solution]
	layouts editor.Worker[layoutJob, render.Geometry]
	files   editor.Worker[fileJob, *document.Document]
	queue   []fileJob // the one that is being done, and those that wait
}

// Start opens a window for each file; without files, one with the first example. It does not run the app.
func Start(a fyne.App, about About, files []string) {
	p := &program{app: a, about: about}
	if len(files) == 0 {
		p.open().showExample(examples[0])
	}
	for _, path := range files {
		p.open().open(path)
	}
}

// newWindow makes a window with an empty board. post runs functions on Fyne's goroutine; nil: fyne.Do.
func newWindow(a fyne.App, post func(func())) *Window {
	w := &Window{app: a, settings: settings{a.Preferences()}, doc: document.New(board.New()), post: post}
	w.say = w.settings.language()
	w.values = editor.Worker[board.Board, solution]{Do: doSolve, Done: w.solveDone, Post: post}
	w.layouts = editor.Worker[layoutJob, render.Geometry]{Do: w.doLayout, Done: w.layoutDone, Post: post}
	w.layouts.Progress = func(layoutJob, float64) { w.line.busy(lang.StatusLayout.In(w.say)) }
	w.files = editor.Worker[fileJob, *document.Document]{Do: doFile, Done: w.fileDone, Progress: w.fileProgress, Post: post}
	w.dress()
	w.win = a.NewWindow("mexboard") // the class of the window, for desktops; showTitle names it for people
	w.win.Resize(w.settings.size())
	w.win.SetPadded(false)
	w.win.SetCloseIntercept(w.close)
	w.win.SetOnDropped(w.dropped)
	w.win.Canvas().SetOnTypedKey(w.typedKey)
	w.win.Canvas().SetOnTypedRune(w.typedRune)
	w.addShortcuts()
	w.newBoardWidget()
	w.build()
	w.install(w.doc, lang.StatusNew)
	a.Settings().AddListener(func(fyne.Settings) { w.themeChanged() })
	return w
}

func (w *Window) newBoardWidget() {
	w.board = editor.NewBoard()
	w.board.OnEdit = w.edit
	w.board.OnTool = func(editor.Tool) { w.showTool() }
	w.board.OnView = func(float64) { w.showBar() }
	w.board.OnKey = w.boardKey
	w.board.OnRune = w.typedRune
	w.board.OnSelect = func(editor.Selection) { w.menus.show(w) }
	w.board.OnMessage = w.tell
}

// build makes everything round the board, in the present language and theme.
func (w *Window) build() {
	speakToolkit(w.say)
	w.board.Language = w.say
	w.equip(w.board)
	w.bar = newToolbar(w.say, w.barActions())
	fast := w.settings.speed()
	w.panel = newSolvePanel(w.say, fast, w.panelActions())
	w.line = newStatusLine(w.say, func() { w.tell("") })
	back := canvas.NewRectangle(theme.Color(colourBoard))
	side := newSide(w.say, []tab{{lang.TabSolve, w.panel.root}}, 0)
	w.find = w.newFindBar()
	w.middle = container.New(halves{}, container.NewStack(back, container.New(storeys{}, w.find.root, w.board, newLegend(w.say))), side)
	top := container.New(column{}, ruler(), w.bar.root, ruler())
	w.win.SetContent(container.New(storeys{}, top, w.middle, w.line.root))
	w.menus = w.newMenus()
	w.win.SetMainMenu(w.menus.main)
}

func (w *Window) barActions() barActions {
	return barActions{
		tool:    w.chooseTool,
		arrange: func(at fyne.Position) { w.showMenu(engineRows(w), at) },
		undo:    w.undo, redo: w.redo,
		zoomOut: w.zoomOut, actual: w.actualSize, zoomIn: w.zoomIn,
		fit: w.board.Fit, export: w.askExport,
		hint: func(text string) { w.line.point(text) },
	}
}

// chooseTool takes a tool in hand.
func (w *Window) chooseTool(t editor.Tool) {
	w.board.SetTool(t)
	w.showTool()
	w.board.TakeFocus()
}

func (w *Window) showTool() {
	w.showBar()
	w.menus.show(w)
}

func (w *Window) panelActions() panelActions {
	return panelActions{
		step:   w.turnTo,
		speed:  w.settings.setSpeed,
		play:   w.play,
		point:  w.pointAt,
		permit: func(on bool) { w.edit(document.SetLoopy(on)) },
		open:   func() { w.askUnsaved(w.askOpen) },
		first:  func() { w.askUnsaved(func() { w.showExample(examples[0]) }) },
		hint:   func(text string) { w.line.point(text) },
		later:  w.later,
	}
}

// later does something on Fyne's goroutine after a time.
func (w *Window) later(after time.Duration, do func()) {
	post := w.post
	if post == nil {
		post = fyne.Do
	}
	time.AfterFunc(after, func() { post(do) })
}

// install shows another document. called is what its board is called while it has no file.
func (w *Window) install(d *document.Document, called lang.Message) {
	w.values.Cancel()
	w.layouts.Cancel()
	w.doc, w.called, w.loose, w.point = d, called, render.Geometry{}, nil
	w.solved = solution{}
	w.tell("")
	w.refresh()
	w.board.Fit()
	w.layOut()
}

// edit changes the board.
func (w *Window) edit(e document.Edit) {
	w.doc.Do(e)
	w.edited()
}

func (w *Window) undo() {
	if w.doc.Undo() {
		w.edited()
	}
}

func (w *Window) redo() {
	if w.doc.Redo() {
		w.edited()
	}
}

// edited goes on after an edit: what was told before it is over.
func (w *Window) edited() {
	w.tell("")
	w.line.busy("")
	w.refresh()
}

// play plays a winning move on the board.
func (w *Window) play(m solver.Move) {
	e, err := document.PlayMove(w.doc.Board(), int(m.From), int(m.Option))
	if err != nil {
		w.tell(lang.Error(w.say, err))
		return
	}
	w.edit(e)
}

// pointAt marks a winning move on the board; nil: none.
func (w *Window) pointAt(m *solver.Move) {
	w.point = m
	w.showBoard()
}

// turnTo shows a step.
func (w *Window) turnTo(step int) {
	w.step = max(0, min(step, w.solved.steps()))
	w.show()
}

// refresh goes on after the board has changed: it is solved anew unless it is still the same game.
func (w *Window) refresh() {
	b := w.doc.Board()
	w.geo = w.geometry(b)
	if w.solved.order != nil && sameGame(b, w.solved.board) {
		w.solved.board = b
		w.show()
		return
	}
	w.point = nil
	if len(b.Vertices)+len(b.Edges) <= atOnce {
		w.values.Cancel()
		w.take(solveNow(b))
		return
	}
	w.solved = solution{board: b, pending: true}
	w.show()
	w.values.Request(b)
}

// take shows a new solution, solved.
func (w *Window) take(s solution) {
	w.solved, w.step = s, s.steps()
	w.show()
}

func (w *Window) solveDone(b board.Board, s solution, err error) {
	if err != nil {
		s = solution{board: b, err: err}
	}
	if sameGame(b, w.doc.Board()) {
		s.board = w.doc.Board()
		w.take(s)
	}
}

// show hands the moment to everything that shows it.
func (w *Window) show() {
	m := w.solved.at(w.step)
	w.showBoard()
	w.panel.show(m)
	w.line.show(m, w.savedState())
	w.showBar()
	w.menus.show(w)
	if w.sought.open {
		w.refind()
	}
	w.showTitle()
}

func (w *Window) showBoard() {
	f := w.solved.at(w.step).facts()
	f.Hover = w.point
	w.board.SetContent(editor.Content{
		Board: w.doc.Board(), Geometry: w.geo, Facts: f,
		Look: render.Look{Theme: w.picture(), Labels: w.settings.labels(), Unnamed: !w.settings.on(showNames)},
	})
}

func (w *Window) showBar() {
	w.bar.show(w.board.Tool(), w.doc.UndoName(w.say) != "", w.doc.RedoName(w.say) != "", w.board.Zoom())
}

// picture is the theme of the board.
func (w *Window) picture() render.Theme {
	return w.look().picture(w.app.Settings().ThemeVariant())
}

func (w *Window) savedState() lang.Message {
	switch {
	case w.doc.Dirty():
		return lang.StatusUnsaved
	case w.doc.Path == "" && w.called == lang.StatusNew:
		return lang.StatusNew
	case w.doc.Path == "":
		return lang.StatusExample
	}
	return lang.StatusSaved
}

// title is what the board is called.
func (w *Window) title() string {
	switch {
	case w.doc.Path != "":
		return filepath.Base(w.doc.Path)
	case w.called == lang.StatusNew:
		return lang.Untitled.In(w.say)
	}
	return w.called.In(w.say)
}

func (w *Window) showTitle() {
	if !w.named {
		return
	}
	mark := ""
	if w.doc.Dirty() {
		mark = "• "
	}
	w.win.SetTitle(mark + w.title() + " – Mexboard")
}

// tell shows a message that stays until it is dismissed; "" takes it away.
func (w *Window) tell(text string) {
	text = capitalised(text)
	w.notice = text
	w.line.notice.show(text)
	w.line.root.Refresh()
}

// close closes the window, after asking about what is not saved.
func (w *Window) close() { w.closeThen(func() {}) }

func (w *Window) closeThen(then func()) {
	w.askUnsaved(func() {
		w.settings.setSize(w.win.Canvas().Size())
		w.panel.player.stop()
		w.client.Close()
		w.program.forget(w)
		w.win.Close()
		then()
	})
}
