package app

import (
	"path/filepath"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"dev.mexboard/app/document"
	"dev.mexboard/app/editor"
	"dev.mexboard/app/lang"
	"dev.mexboard/render"
	"dev.mexboard/solver"
)

// sheet is an open board: its document, what is known of it and how it is seen. Each has a tab; the one in front is the
// Window's own.
type sheet struct {
	id        int            // no other of this window has had it
	stamp     document.Stamp // of the file when it was opened or saved last
	called    lang.Message   // what a board without a file is called
	made      bool           // by a game
	nth       int            // tells a new board without a file from the others that are open: from 1
	source    string         // the file of another format that the board was read from; "" when none was
	recovered bool           // a window that was killed left it, and it was not saved since

	doc       *document.Document
	loose     render.Geometry // where a board that nobody placed is shown
	geo       render.Geometry // where the parts of the board are shown
	solved    solution
	valued    valued // the last that was known
	step      int
	point     []solver.Move // the move pointed at in the panel: an arrow for each chip it moves
	pointed   []int32       // vertices pointed at in the Game tab
	why       asked         // the move whose reply is shown
	edges     []int32       // of a Hackenbush board, pointed at in the panel
	cut       cut           // the cut whose reply is shown
	agree     agreement     // of the board and its game graph
	expansion *expansion    // what the board is the game graph of; nil: of nothing
	board     *editor.Board
	notice    string
	typing    *textState  // the text of the document, as far as it was looked at
	learn     *learning   // what the sheet teaches; nil: nothing
	script    *manuscript // the lesson that is being written on it; nil: none
	match     *matching   // that is played on it; nil: none
	seen      bool        // it was in front
}

// newSheet makes a sheet of a document. called is what its board is called while it has no file.
func (w *Window) newSheet(d *document.Document, called lang.Message) *sheet {
	w.numbered++
	s := &sheet{id: w.numbered, doc: d, called: called, board: editor.NewBoard()}
	s.nth = w.freeNumber()
	b := s.board
	b.OnEdit = func(e document.Edit) {
		if w.sheet != s {
			s.doc.Do(e) // a name being typed when its tab went to the back
			return
		}
		w.edit(e)
	}
	b.OnCut = w.cutPlayed
	b.OnMove, b.OnPick, b.Referee = w.fromPointer, w.picked, w.referee
	b.OnTool = func(editor.Tool) { w.showTool() }
	b.OnView = func(float64) { w.showBar() }
	b.Before = func(name string) bool { return w.presentKey(fyne.KeyName(name)) }
	b.OnKey = w.boardKey
	b.OnRune = w.typedRune
	b.OnSelect = func(editor.Selection) { w.selectionChanged(); w.askWhy() }
	b.OnHover = w.hovered
	b.OnMessage = w.tell
	w.equip(b)
	return s
}

// fresh tells whether nothing was done with the sheet: a new board or an example, but no game that was set up. What is
// opened takes its place.
func (s *sheet) fresh() bool {
	typed := s.typing != nil && s.typing.dirty
	return !s.made && s.script == nil && s.learn == nil && s.match == nil && s.expansion == nil && !typed && s.doc.Path == "" && s.source == "" && !s.recovered && !s.doc.Dirty() && s.doc.UndoName(lang.English)+s.doc.RedoName(lang.English) == ""
}

// changed tells whether something would be lost if the board were closed: changes, or a text that is no board yet.
func (s *sheet) changed() bool {
	if s.script != nil {
		return s.script.changed()
	}
	return s.doc.Dirty() || s.typing.drafted()
}

// savedState is how the board stands to its file.
func (s *sheet) savedState() lang.Message {
	switch {
	case s.recovered && s.changed():
		return lang.StatusRecovered
	case s.changed():
		return lang.StatusUnsaved
	case s.path() != "":
		return lang.StatusSaved
	case s.source != "":
		return lang.StatusImported
	case s.script != nil || s.called == lang.StatusNew || s.expansion != nil:
		return lang.StatusNew
	case s.learn != nil || s.match != nil:
		return lang.Message{} // nothing is to be saved
	case s.made:
		return lang.StatusMade
	}
	return lang.StatusExample
}

// path is the file that the sheet shows; "" when it shows none.
func (s *sheet) path() string {
	switch {
	case s.script != nil:
		return s.script.path
	case s.learn != nil && s.learn.path != "":
		return s.learn.path
	}
	return s.doc.Path
}

// title is what the board is called.
func (s *sheet) title(say lang.Language) string {
	switch {
	case s.script != nil && s.script.path != "":
		return filepath.Base(s.script.path)
	case s.doc.Path != "":
		return filepath.Base(s.doc.Path)
	case s.source != "":
		return filepath.Base(s.source)
	case s.expansion != nil:
		return lang.ExpandOf.In(say, s.expansion.title)
	case s.untitled() && s.nth > 1:
		return lang.Untitled.In(say) + " " + strconv.Itoa(s.nth)
	case s.untitled():
		return lang.Untitled.In(say)
	}
	return s.called.In(say)
}

// untitled tells whether nothing gives the board a name.
func (s *sheet) untitled() bool {
	return s.doc.Path == "" && s.source == "" && s.expansion == nil && s.called == lang.StatusNew
}

// freeNumber is the first number that no untitled board has.
func (w *Window) freeNumber() int {
	n := 1
	for slices.ContainsFunc(w.sheets, func(s *sheet) bool { return s.untitled() && s.nth == n }) {
		n++
	}
	return n
}

// title is what the board in front is called.
func (w *Window) title() string { return w.sheet.title(w.say) }
