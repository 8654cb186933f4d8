// Package app is the window: menus, panels, and the wiring between the document, the solver and the board widget.
package app

import (
	"image"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"dev.mexboard/app/document"
	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
	"dev.mexboard/app/lessons"
	"dev.mexboard/render"
	"dev.mexboard/render/layout"
	"dev.mexboard/solver"
	"dev.mexboard/solver/board"
)

// Window is a window with its open boards. What it shows goes one way round: an edit makes a new board, the board is solved, and a
// moment of the solution is handed to the board widget, the panel and the status line. All its methods are for Fyne's goroutine.
type Window struct {
	app      fyne.App
	win      fyne.Window
	settings settings
	say      lang.Language

	*sheet            // the board in front
	sheets   []*sheet // all that are open, in the order of their tabs
	numbered int      // the number of the newest

	bar    *toolbar
	tabs   *tabStrip
	panel  *solvePanel
	legend *legend
	pane   *textPane
	byHand *gameTabPane
	side   *side
	shows  int // the tab of the side panel that is shown
	line   *statusLine
	menus  *menus
	find   *findBar
	sought search

	asking     settingsDialog
	about      About
	around     surroundings
	presenting presentation
	frame      *fyne.Container // all of the window
	middle     *fyne.Container // the board and the side panel
	easel      *fyne.Container // the board and what stands above and below it
	front      *fyne.Container // the board, and over it the glance
	glance     *glance
	gone       bool // the window is closed
	named      bool // the window has its class and may be named for people

	escape, accept func()                  // what Escape and Return do while a dialog is up
	offers         []offer                 // its buttons that cannot always be pressed
	held           func() fyne.KeyModifier // the modifiers that are down; nil: Fyne's driver knows

	post     func(func())                         // to Fyne's goroutine; nil: fyne.Do
	alarm    func(after time.Duration, do func()) // nil: by the clock
	client   layout.Client
	values   editor.Worker[valueJob, solution]
	lines    editor.Worker[lineJob, []solver.Turn]
	cuts     editor.Worker[cutJob, cut]
	expands  editor.Worker[expandJob, expansion]
	layouts  editor.Worker[layoutJob, render.Geometry]
	files    editor.Worker[fileJob, fileResult]
	queue    []fileJob  // the one that is being done, and those that wait
	imports  []imported // the one that is being asked about, and those that wait
	reader   editor.Worker[textJob, textRead]
	pastes   editor.Worker[pasteJob, pasteJob]
	gaming   editor.Worker[gameJob, gameResult]
	sketches editor.Worker[sketchJob, image.Image]
	counts   editor.Worker[sequenceJob, sequenceResult]
	gallery  *gallery      // while it is up
	draft    string        // the program that was typed last
	counting *sequenceDesk // that was opened last
	keep     *keeper       // nil: nothing is kept for recovery
	learner  *learnPanel
	writing  *scriptDesk
	studies  editor.Worker[studyJob, *lessons.Known]
	proofs   editor.Worker[proofJob, proofResult]
	judges   editor.Worker[judgeJob, lessons.Verdict]
	makes    editor.Worker[lessons.Exercise, lessons.Exercise]
	matches  editor.Worker[matchJob, matchResult]
	results  lessons.Results  // of the exercises of this sitting
	read     []lessons.Lesson // those of the program
}

// Start opens the window with a tab for each file; without files, with those of the last session, else the first example. What a
// window that was killed left is there too. It does not run the app.
func Start(a fyne.App, about About, files []string) {
	w := newWindow(a, nil)
	w.about = about
	w.askDesktop()
	w.win.Show()
	w.named = true
	w.showTitle()
	w.begin(a.Storage().RootURI().Path(), files)
	w.beat()
}

// newWindow makes a window with an empty board. post runs functions on Fyne's goroutine; nil: fyne.Do.
func newWindow(a fyne.App, post func(func())) *Window {
	w := &Window{app: a, settings: settings{a.Preferences()}, post: post}
	w.say = w.settings.language()
	w.sheet = w.newSheet(document.New(board.New()), lang.StatusNew)
	w.sheets = []*sheet{w.sheet}
	w.values = editor.Worker[valueJob, solution]{Do: doSolve, Done: w.solveDone, Progress: w.huntProgress, Post: post}
	w.lines = editor.Worker[lineJob, []solver.Turn]{Do: doLine, Done: w.lineDone, Progress: w.lineProgress, Post: post}
	w.cuts = editor.Worker[cutJob, cut]{Do: doCut, Done: w.cutDone, Post: post}
	w.expands = editor.Worker[expandJob, expansion]{Do: doExpand, Done: w.expandDone, Post: post}
	w.expands.Progress = func(expandJob, float64) { w.line.busy(lang.ExpandCounts.In(w.say)) }
	w.layouts = editor.Worker[layoutJob, render.Geometry]{Do: w.doLayout, Done: w.layoutDone, Post: post}
	w.reader = editor.Worker[textJob, textRead]{Do: doText, Done: w.textDone, Progress: w.textProgress, Post: post}
	w.layouts.Progress = func(layoutJob, float64) { w.line.busy(lang.StatusLayout.In(w.say)) }
	w.files = editor.Worker[fileJob, fileResult]{Do: doFile, Done: w.fileDone, Progress: w.fileProgress, Post: post}
	w.pastes = editor.Worker[pasteJob, pasteJob]{Do: w.doPaste, Done: w.pasteDone, Progress: w.pasteProgress, Post: post}
	w.gaming = editor.Worker[gameJob, gameResult]{Do: w.doGame, Done: w.gameDone, Progress: w.gameProgress, Post: post}
	w.sketches = editor.Worker[sketchJob, image.Image]{Do: w.doSketch, Done: w.sketchDone, Post: post, Finish: true}
	w.counts = editor.Worker[sequenceJob, sequenceResult]{Do: doSequence, Done: w.sequenceDone, Progress: w.sequenceProgress, Post: post}
	w.studies = editor.Worker[studyJob, *lessons.Known]{Do: doStudy, Done: w.studied, Post: post}
	w.proofs = editor.Worker[proofJob, proofResult]{Do: doProof, Done: w.proved, Post: post}
	w.judges = editor.Worker[judgeJob, lessons.Verdict]{Do: doJudge, Done: w.judged, Progress: func(judgeJob, float64) { w.line.busy(lang.Solving.In(w.say)) }, Post: post}
	w.makes = editor.Worker[lessons.Exercise, lessons.Exercise]{Do: doExercise, Done: w.exerciseMade, Post: post}
	w.matches = editor.Worker[matchJob, matchResult]{Do: doMatch, Done: w.matchDone, Progress: func(matchJob, float64) { w.line.busy(lang.Solving.In(w.say)) }, Post: post}
	w.dress()
	w.win = a.NewWindow("mexboard") // the class of the window, for desktops; showTitle names it for people
	w.win.Resize(w.settings.size())
	w.win.SetPadded(false)
	w.win.SetCloseIntercept(w.close)
	w.win.SetOnDropped(w.dropped)
	w.win.Canvas().SetOnTypedKey(w.typedKey)
	w.win.Canvas().SetOnTypedRune(w.typedRune)
	w.addShortcuts()
	w.build()
	w.resume()
	a.Settings().AddListener(func(fyne.Settings) {
		if !w.gone {
			w.themeChanged()
		}
	})
	return w
}

// build makes everything round the board, in the present language and theme.
func (w *Window) build() {
	speakToolkit(w.say)
	w.board.Language = w.say
	for _, s := range w.sheets {
		w.equip(s.board)
	}
	w.bar = newToolbar(w.say, w.barActions())
	fast := w.settings.speed()
	w.panel = newSolvePanel(w.say, fast, w.panelActions())
	w.line = newStatusLine(w.say, func() { w.tell("") })
	back := canvas.NewRectangle(theme.Color(colourBoard))
	w.pane = newTextPane(w)
	w.byHand = newGameTab(w)
	w.learner = newLearnPanel(w)
	w.showLearn()
	w.side = newSide(w.say, []tab{{lang.TabSolve, lang.SolveHint, w.panel.root}, {lang.TabText, lang.TextHint, w.pane.root}, {lang.TabGame, lang.GameHint, w.byHand.root}, {lang.TabLearn, lang.LearnHint, w.learner.root}},
		w.shows, w.turnTab, func(text string) { w.line.point(text) })
	w.find = w.newFindBar()
	w.legend = newLegend(w.say)
	w.glance = newGlance()
	w.writing = newScriptDesk(w)
	w.front = container.NewStack(w.desk(), w.glance.root)
	w.menus = w.newMenus()
	w.tabs = w.newTabStrip()
	if w.presenting.on {
		w.easel, w.middle, w.frame = container.NewStack(), container.NewStack(), container.NewStack()
		w.win.SetContent(w.newStand())
		w.win.SetMainMenu(nil)
		return
	}
	w.easel = container.New(storeys{}, w.find.root, w.front, w.legend.root)
	w.middle = container.New(halves{}, container.NewStack(back, w.easel), w.side.root)
	top := container.New(column{}, ruler(), w.bar.root, ruler(), w.tabs.root)
	w.frame = container.New(storeys{}, top, w.middle, w.line.root)
	w.win.SetContent(w.frame)
	w.win.SetMainMenu(w.menus.main)
}

func (w *Window) barActions() barActions {
	return barActions{
		tool:    w.chooseTool,
		arrange: func(at fyne.Position) { w.showMenu(engineRows(w), at) },
		undo:    w.undo, redo: w.redo,
		zoomOut: w.zoomOut, actual: w.actualSize, zoomIn: w.zoomIn,
		fit: func() { w.board.Fit() }, export: w.askExport,
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
		step:       w.turnTo,
		speed:      w.settings.setSpeed,
		play:       w.play,
		point:      w.pointAt,
		rule:       w.askRule,
		stop:       w.stopHunt,
		again:      w.hunt,
		follow:     w.followWhy,
		halt:       w.stopWhy,
		why:        w.explain,
		cut:        w.playCut,
		pointCut:   func(edge int) { w.askCut(edge, true) },
		pointEdges: w.pointEdges,
		expand:     w.askExpand,
		permit:     func(on bool) { w.edit(document.SetLoopy(on)) },
		open:       w.askOpen,
		first:      func() { w.showExample(examples[0]) },
		hint:       func(text string) { w.line.point(text) },
		later:      w.later,
	}
}

// later does something on Fyne's goroutine after a time.
func (w *Window) later(after time.Duration, do func()) {
	wait := w.alarm
	if wait == nil {
		wait = func(d time.Duration, f func()) { time.AfterFunc(d, f) }
	}
	wait(after, func() { w.next(do) })
}

// next does something on Fyne's goroutine as soon as what happens there now is over.
func (w *Window) next(do func()) {
	if w.post == nil {
		fyne.Do(do)
		return
	}
	w.post(do)
}

// edit changes the board.
func (w *Window) edit(e document.Edit) {
	if w.match.fixes(w.doc.Board(), e) {
		w.tell(lang.MatchFixed.In(w.say))
		return
	}
	w.doc.Do(e)
	w.edited()
}

func (w *Window) undo() {
	cut := w.doc.UndoCut()
	if w.doc.Undo() {
		if vertices, edges, ok := document.Falls(w.doc.Board(), cut); ok {
			w.board.Rise(vertices, edges)
		}
		w.edited()
	}
}

func (w *Window) redo() {
	cut := w.doc.RedoCut()
	if w.doc.Redo() {
		if cut >= 0 {
			w.board.Fall(cut)
		}
		w.edited()
	}
}

// edited goes on after an edit: what was told before it is over.
func (w *Window) edited() {
	w.tell("")
	w.line.busy("")
	w.refresh()
}

// play plays a move on the board, an arrow for each chip it moves: in a match and as an answer, too.
func (w *Window) play(moves []solver.Move) {
	if w.match != nil || w.learn.asks(lessons.AskMove, lessons.AskMoves) {
		w.playWhole(moves)
		return
	}
	var shifts []document.Shift
	for _, m := range moves {
		shifts = append(shifts, document.Shift{From: int(m.From), Option: int(m.Option)})
	}
	e, err := document.PlayJoint(w.doc.Board(), shifts)
	if err != nil {
		w.tell(lang.Error(w.say, err))
		return
	}
	w.edit(e)
}

// pointAt marks a move on the board; nil: none.
func (w *Window) pointAt(m []solver.Move) {
	w.point = m
	w.showBoard()
}

// turnTo shows a step.
func (w *Window) turnTo(step int) {
	w.step = max(0, min(step, w.solved.steps()))
	w.show()
}

// show hands the moment to everything that shows it.
func (w *Window) show() {
	m := w.solved.at(w.step)
	w.showBoard()
	w.panel.show(m)
	w.panel.why.show(m, w.why)
	w.panel.bush.show(m, w.agree)
	if w.hides() && m.step == 0 {
		w.panel.bush.kept.root.Hide() // the value is not to be told
	}
	w.panel.bush.showCut(m, w.cut)
	w.panel.showAgreement(m, w.agree)
	w.pane.show()
	w.learner.showStep(m)
	w.presenting.show(w, m)
	w.showBar()
	w.menus.show(w)
	if w.sought.open {
		w.refind()
	}
	w.showSaved(m)
}

// showSaved shows how the board stands to its file.
func (w *Window) showSaved(m moment) {
	w.byHand.show()
	w.line.show(m, w.savedState())
	w.showTabs()
	w.showTitle()
}

func (w *Window) showBoard() {
	m := w.solved.at(w.step)
	g, f := m.pictured(w.geo)
	if m.bush != nil {
		w.legend.show(bushLegend(w.say, m.bush))
	} else {
		w.legend.show(legendOf(w.say, m, f))
	}
	f.Hover = w.point
	if len(w.pointed) > 0 {
		f.Pointed = w.pointed
	}
	w.why.mark(&f)
	w.cut.mark(&f)
	if w.hides() && w.step == 0 && w.learn != nil {
		w.learn.recall(&f, w.solved)
	}
	w.learn.mark(&f, w.doc.Board())
	w.match.mark(&f, w.doc.Board())
	if len(w.edges) > 0 {
		f.Hackenbush.Pointed = w.edges
	}
	w.board.SetContent(editor.Content{
		Board: w.doc.Board(), Geometry: g, Facts: f, Fixed: m.reduced(),
		Look: render.Look{Theme: w.picture(), Labels: w.labels(), Unnamed: !w.settings.on(showNames), Pins: true},
	})
}

func (w *Window) showBar() {
	w.bar.show(w.directed(), w.board.Tool(), w.doc.UndoName(w.say) != "", w.doc.RedoName(w.say) != "", w.board.Zoom())
}

// picture is the theme of the board.
func (w *Window) picture() render.Theme {
	return w.look().picture(w.app.Settings().ThemeVariant())
}

func (w *Window) showTitle() {
	if !w.named {
		return
	}
	mark := ""
	if w.changed() {
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
