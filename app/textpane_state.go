package app

import (
	"context"

	"dev.mexboard/app/document"
	"dev.mexboard/solver/board"
)

// textState is the text of a document: what was typed, and which board it is the text of.
type textState struct {
	doc     *document.Document
	buf     *buffer
	board   board.Board   // the board that text is of
	text    string        // as it was when it was last taken for the board's
	outline board.Outline // of text
	fault   error         // why the text typed is no board, or its board no game; nil: it is

	typed  bool // text was typed: it may have comments, and be set otherwise than Mexboard writes it
	dirty  bool // the buffer is not text: it was typed in since, and has not been read or is no board
	sound  bool // dirty, but only not read again yet: the buffer is what was kept for this board, and is a text of it
	stale  bool // the board is another one: its text is to be written
	asked  bool // the text of a very large board is wanted
	number int  // of the typing
	read   int  // the typing that was read last

	taking *string // the text whose board is being put in the board's place
	kept   []keptText
}

// keptText is what was typed for a board of the history.
type keptText struct {
	board board.Board
	text  string
	draft bool // it is no board: that is of before it was typed
}

// The texts kept are at most so many, and so many bytes; the oldest go first.
const (
	mostKept  = 200
	keptBytes = 32 << 20
)

// newTextState is the state of a document; the text it was read from is that of its board.
func newTextState(d *document.Document) *textState {
	t := &textState{doc: d, buf: newBuffer(""), stale: true}
	if d.Text != "" {
		t.kept = []keptText{{board: d.Board(), text: d.Text}}
	}
	return t
}

// alike tells whether two boards are the same memory, as those are that the history gives back.
func alike(a, b board.Board) bool {
	return a.Name == b.Name && a.HasName == b.HasName && a.Directed == b.Directed && a.Rule == b.Rule &&
		a.Loopy == b.Loopy && sameList(a.Attrs, b.Attrs) && sameList(a.Vertices, b.Vertices) &&
		sameList(a.Edges, b.Edges) && sameList(a.Subgraphs, b.Subgraphs)
}

func sameList[T any](a, b []T) bool { return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0]) }

// lost is what a change of the picture does to a text.
type lost int

const (
	lostNothing lost = iota
	lostComments
	lostDraft // what was typed and is no board
)

// turn goes over to another board of the document: to the text that was typed for it, else the text is stale. It tells
// what is no longer seen; undo brings it back.
func (t *textState) turn(b board.Board) lost {
	gone := lostNothing
	switch {
	case t.stale:
	case t.taking != nil:
		if t.typed {
			t.keep(t.text, false)
		}
		t.board, t.text, t.typed, t.dirty = b, *t.taking, true, false
		t.buf.settle()
		return lostNothing
	case t.dirty && t.sound:
		t.keep(t.text, false)
		if t.commented() {
			gone = lostComments
		}
	case t.dirty:
		t.keep(t.buf.text(), true)
		gone = lostDraft
	case t.typed:
		t.keep(t.text, false)
		if t.outline.Comments {
			gone = lostComments
		}
	}
	t.board, t.typed, t.dirty, t.sound, t.stale = b, false, false, false, true
	t.outline, t.fault = board.Outline{}, nil
	for _, k := range t.kept {
		if alike(k.board, b) {
			t.buf.set(k.text)
			t.text, t.typed, t.dirty, t.sound, t.stale = k.text, true, true, !k.draft, false
			t.number++
			return lostNothing
		}
	}
	return gone
}

// commented tells whether a text that has not been read again has comments; that of a large board, which takes long to
// read, is taken for one without.
func (t *textState) commented() bool {
	if len(t.board.Vertices)+len(t.board.Edges) > textAtOnce {
		return false
	}
	_, o, err := board.Outlined([]byte(t.text), "")
	return err == nil && o.Comments
}

// keep keeps a text for the present board.
func (t *textState) keep(text string, draft bool) {
	size := len(text)
	var list []keptText
	for _, k := range t.kept {
		if !alike(k.board, t.board) {
			list = append(list, k)
			size += len(k.text)
		}
	}
	list = append(list, keptText{t.board, text, draft})
	for len(list) > 1 && (len(list) > mostKept || size > keptBytes) {
		size -= len(list[0].text)
		list = list[1:]
	}
	t.kept = list
}

// take takes the buffer for the text of the present board.
func (t *textState) take(text string, r textRead) {
	t.text, t.outline, t.fault = text, r.outline, r.fault
	t.dirty, t.sound, t.stale = false, false, false
}

// drafted tells whether something was typed that is not on the board: it has not been read, or is no board.
func (t *textState) drafted() bool { return t != nil && t.dirty && !t.sound && !t.stale }

// typing is what was typed, for recovery, and whether it is a draft; "" where it is the text that the board has anyway.
func (t *textState) typing() (text string, draft bool) {
	switch {
	case t.drafted():
		return t.buf.text(), true
	case t != nil && t.typed && !t.stale:
		return t.text, false
	}
	return "", false
}

// resumeTyping is the state of a document with what was typed before the window was killed.
func resumeTyping(d *document.Document, text string, draft bool) *textState {
	t := newTextState(d)
	if text != "" || draft {
		t.kept = []keptText{{d.Board(), text, draft}}
	}
	return t
}

// discard gives up a text that is no board: the board's is written anew.
func (t *textState) discard() {
	t.dirty, t.typed, t.stale, t.fault = false, false, true, nil
	t.number++
}

// pending tells whether something was typed that has not been read.
func (t *textState) pending() bool { return t.dirty && t.read != t.number }

// textJob is a text to be read or, when write is set, a board whose text is to be written.
type textJob struct {
	doc    *document.Document
	write  bool
	board  board.Board
	text   string
	number int // of the typing
}

// textRead is what a job gives: the text, its board, where it states what, and what keeps it from being a game.
type textRead struct {
	text    string
	board   board.Board
	outline board.Outline
	fault   error
}

func doText(_ context.Context, j textJob, _ func(float64)) (textRead, error) {
	if j.write {
		j.text = string(board.Write(j.board))
	}
	b, o, err := board.Outlined([]byte(j.text), "")
	if err != nil {
		return textRead{}, err
	}
	return textRead{j.text, b, o, board.Locate(b.Check(), []byte(j.text), "")}, nil
}
