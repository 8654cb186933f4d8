package app

import (
	"slices"

	"dev.mexboard/app/document"
	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// install opens a tab for a document and brings it to the front; one in which nothing was done gives its place to it.
// called is what its board is called while it has no file.
func (w *Window) install(d *document.Document, called lang.Message) {
	w.add(w.newSheet(d, called), true)
}

// add adds a sheet, in front or behind: in the place of the one in front when that is fresh, else as the last.
func (w *Window) add(s *sheet, front bool) {
	old := w.sheet
	switch {
	case old.fresh():
		w.sheets[slices.Index(w.sheets, old)] = s
		front = true
	default:
		w.sheets = append(w.sheets, s)
	}
	if front {
		w.bring(s)
	} else {
		w.showTabs()
	}
}

// newBoard opens a tab with an empty board.
func (w *Window) newBoard() { w.begun(board.New()) }

// newHackenbush opens a tab with a Hackenbush board on which there is only the ground.
func (w *Window) newHackenbush() {
	w.begun(document.NewHackenbush())
	w.board.SetCurrent(0)
}

// begun opens a tab with a board on which something is to be drawn.
func (w *Window) begun(b board.Board) {
	s := w.newSheet(document.New(b), lang.StatusNew)
	w.sheets = append(w.sheets, s)
	w.bring(s)
	w.board.TakeFocus()
}

// bring brings a sheet to the front. What was going on in the one before ends: a gesture, a layout, the player.
func (w *Window) bring(s *sheet) {
	if s != w.sheet {
		before := w.sheet
		if w.win.Canvas().Focused() != nil {
			w.win.Canvas().Unfocus() // a name being typed goes to its own board
		}
		before.board.CancelGesture()
		before.point = nil
		w.values.Cancel()
		w.cuts.Cancel()
		w.expands.Cancel()
		w.lines.Cancel()
		if before.why.working || before.why.pointed {
			before.why = asked{}
		}
		before.edges, before.cut = nil, cut{}
		if before.solved.hunt.state == hunted || before.solved.telling {
			before.solved = solution{} // found anew when it comes back
		}
		w.layouts.Cancel()
		w.panel.player.stop()
		w.line.busy("")
		w.sheet = s
		w.place()
		w.judges.Cancel()
		w.matches.Cancel()
		defer w.resumeLearning() // a question takes a tool of its own
		defer w.carryTool(before.board.Tool())
	}
	w.resume()
}

// carryTool goes on with a tool where it has work on the board in front, which is shown by now.
func (w *Window) carryTool(t editor.Tool) {
	if editor.Fits(t, w.directed()) {
		w.board.SetTool(t)
		w.showTool()
	}
}

// place puts the board in front where boards are shown.
func (w *Window) place() {
	w.board.Language = w.say
	w.front.Objects[0] = w.desk()
	w.glance.show(w, "", false)
	w.front.Refresh()
}

// resume shows the sheet in front, and works out what is not known of it.
func (w *Window) resume() {
	w.tell(w.notice)
	w.refresh()
	if !w.seen {
		w.seen = true
		w.board.Fit()
	}
	if len(w.loose.Vertices) == 0 {
		w.layOut()
	}
	if w.script != nil && !w.script.checked {
		w.proveScript()
	}
}

func (w *Window) tabbed() bool { return len(w.sheets) > 1 }

// turnTabs goes some tabs on, round the ends.
func (w *Window) turnTabs(by int) {
	n := len(w.sheets)
	w.bring(w.sheets[((slices.Index(w.sheets, w.sheet)+by)%n+n)%n])
	w.board.TakeFocus()
}

// drop takes a sheet away; the one after it, else the one before it, comes to the front. The last one leaves an empty
// board.
func (w *Window) drop(s *sheet) {
	at := slices.Index(w.sheets, s)
	if at < 0 {
		return
	}
	w.sheets = slices.Delete(slices.Clone(w.sheets), at, at+1)
	if len(w.sheets) == 0 {
		w.sheets = []*sheet{w.newSheet(document.New(board.New()), lang.StatusNew)}
	}
	if s == w.sheet {
		w.bring(w.sheets[min(at, len(w.sheets)-1)])
	} else {
		w.showTabs()
	}
}

// closeTab closes the board in front, after asking about what is not saved; with the last tab the window closes.
func (w *Window) closeTab() { w.closeSheet(w.sheet) }

func (w *Window) closeSheet(s *sheet) {
	if s != w.sheet {
		w.bring(s)
	}
	w.askUnsaved(func() {
		if len(w.sheets) > 1 {
			w.drop(s)
			return
		}
		w.drop(s)
		w.end()
	})
}

// replaced shows another document in a sheet: its file was read again, say. Nothing else of it changes.
func (w *Window) replaced(s *sheet, e document.Edit) {
	s.doc.Do(e)
	s.loose, s.point = render.Geometry{}, nil
	if s == w.sheet {
		w.edited()
		w.layOut()
	}
	w.showTabs()
}

// showTabs brings the row of tabs up to date.
func (w *Window) showTabs() { w.tabs.show(w.sheets, w.sheet) }
