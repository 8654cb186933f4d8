// Package lessons is lessons as Markdown with boards in them, exercises without end, and play against the program:
// what a reader is asked, and whether the answer is right. It has no window.
//
// A lesson is one Markdown file with all its languages; docs/lessons.md of the project tells the format. Read takes it
// apart, Check holds every board, claim and question of it against the solver (Proof does both), and Reading is one
// reader's way through it, Progress all of a reader's. Study solves a page's board; Tell fills what the solver knows into
// the page's text.
//
// Nothing stores an answer: whether one is right is computed from the board (Judge), and so are hints (Hint) and what an
// answer sheet says (Question.Solution). A Verdict is told in every language by Spans and drawn on the board by Mark.
//
// An Exercise is a Question about a generated board: Make proves that it has the property of its kind, its Code is all
// that is shared. Results is the sheet of a sitting, Exam the sheets that are printed.
//
// A Match is a game that is played, with its record; an Opponent is the program as a player.
//
// All that solves (Study, Check, Judge, Hint, Make, Choose, Match.Play) takes a context and belongs on a worker; all
// values are changed by making new ones.
package lessons

import (
	"slices"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// Lesson is one lesson in all its languages.
type Lesson struct {
	File      string // for messages
	Name      string // what its progress is kept under: "mex"
	Languages []lang.Language
	Intro     Texts // what it is about, before the first page
	Pages     []Page
	Sources   []string // where its facts are from, one a line
}

// Page is one page: a board, what is asked about it, and the text beside it.
type Page struct {
	Name string // unique in the lesson: what answers are kept under
	Line int    // where it begins in the file, from 1

	// Board is the page's own or the one of the page before; HasBoard is false where there is none. BoardName is the
	// name that other pages may call it by, "" for none, and BoardLine where it stands in the file.
	Board     board.Board
	HasBoard  bool
	BoardName string
	BoardLine int

	Ask    *Question // what the page waits for; nil: nothing, a free page
	Steps  *Steps    // the page shows the computation's steps; nil: it does not
	Claims []Claim   // what the author says of the board
	Texts  Texts
}

// Texts is a text in the languages that a lesson has.
type Texts map[lang.Language]Text

// In is the text in Language(l). The zero Texts has an empty text.
func (t Texts) In(l lang.Language) Text { return t[t.Language(l)] }

// Language is the language in which a reader of l reads the text: l, else the first that there is, in the order of
// lang.Languages; l when there is none.
func (t Texts) Language(l lang.Language) lang.Language {
	for _, x := range append([]lang.Language{l}, lang.Languages...) {
		if _, ok := t[x]; ok {
			return x
		}
	}
	return l
}

// Text is a title and what stands below it. After is shown once the page's question is answered.
type Text struct {
	Title  string
	Blocks []Block
	After  []Block
	Line   int
}

// Block is one piece of text that stands by itself.
type Block struct {
	Kind   BlockKind
	Depth  int // of an Item: 0, and 1 more in each list inside an item
	Number int // of an Item: 1, 2, ...; 0: a bullet
	Spans  []Span
	Line   int
}

// BlockKind is what a block is.
type BlockKind uint8

// The kinds of block.
const (
	Paragraph BlockKind = iota
	Item                // of a list
	Quote
	Preformatted // lines as they are
)

// Span is a piece of text with one look.
type Span struct {
	lang.Span
	Italic bool
	Code   bool
	Link   string // where it leads; "": it is none
}

// Steps is a page's player of the computation's steps: the same ones as beside every board.
type Steps struct {
	From string // the vertex whose steps it begins with, stepsSum for those of the sum; "": the first step
	Line int
}

// stepsSum is what an author writes to begin with the chips.
const stepsSum = "sum"

// Has tells whether the lesson has a language.
func (l Lesson) Has(x lang.Language) bool { return slices.Contains(l.Languages, x) }

// Page is the index of the page of a name, -1 when there is none.
func (l Lesson) Page(name string) int {
	return slices.IndexFunc(l.Pages, func(p Page) bool { return p.Name == name })
}

// Questions is how many pages ask something.
func (l Lesson) Questions() int {
	n := 0
	for _, p := range l.Pages {
		if p.Ask != nil {
			n++
		}
	}
	return n
}
