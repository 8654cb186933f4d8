package lessons

import (
	"bytes"
	"errors"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/yuin/goldmark/ast"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
)

// MostText is how many bytes a lesson's file may have, MostVertices and MostEdges how large its boards may be: they are
// solved while a person reads on.
const (
	MostText     = 1 << 20
	MostVertices = 500
	MostEdges    = 2000
)

// name is what pages and lessons are called: it goes into files and links.
var name = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

// Read takes a lesson's file apart; file is its name for messages. All problems that can be seen without solving are
// listed, by line; the lesson holds what could be read nevertheless, so that it can be shown while it is being written.
// The text may begin with a byte order mark and have any line ends. Linear time.
func Read(text []byte, file string) (Lesson, []Problem) {
	r := reader{lesson: Lesson{File: file, Intro: Texts{}}, boards: map[string]Page{}}
	switch {
	case len(text) > MostText:
		r.problem(0, trouble(lang.LessonTooLong, MostText>>20))
		return r.lesson, r.problems
	case !utf8.Valid(text):
		r.problem(0, trouble(lang.LessonNotUTF8))
		return r.lesson, r.problems
	}
	text = bytes.TrimPrefix(text, []byte("\ufeff"))
	r.source = bytes.ReplaceAll(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")), []byte("\r"), []byte("\n"))
	if line := tangled(r.source); line > 0 {
		r.problem(line, trouble(lang.LessonTangled))
		return r.lesson, r.problems
	}
	r.lines = lineStarts(r.source)
	root := parseMarkdown(r.source)
	for n := root.FirstChild(); n != nil; n = n.NextSibling() {
		r.block(n)
	}
	r.endPage()
	r.whole()
	return r.lesson, sorted(r.problems)
}

// reader takes one file apart, block by block.
type reader struct {
	source   []byte
	lines    []int // where each line begins
	lesson   Lesson
	page     *Page // the one being read; nil: before the first
	language lang.Language
	text     *Text // the one being read; nil: none has begun
	after    bool  // what follows is shown after the answer
	boards   map[string]Page
	problems []Problem
}

func (r *reader) problem(line int, err error) {
	r.problems = append(r.problems, Problem{r.lesson.File, line, err})
}

// block takes one block of the file.
func (r *reader) block(n ast.Node) {
	line := r.line(n)
	switch n := n.(type) {
	case *ast.Heading:
		r.heading(n, line)
		return
	case *ast.FencedCodeBlock:
		if n.Info != nil {
			r.fence(string(n.Info.Segment.Value(r.source)), r.body(n), line)
			return
		}
	case *ast.HTMLBlock:
		if !bytes.HasPrefix(r.source[max(0, r.start(n)):], []byte("<!--")) {
			r.problem(line, trouble(lang.LessonHTML))
		}
		return // a comment is for authors
	case *ast.ThematicBreak:
		switch {
		case r.text == nil || r.page == nil:
			r.problem(line, trouble(lang.LessonLoose))
		case r.after:
			r.problem(line, trouble(lang.LessonTwoBreaks))
		}
		r.after = true
		return
	case *ast.LinkReferenceDefinition:
		return
	}
	if r.text == nil {
		r.problem(line, trouble(lang.LessonLoose))
		return
	}
	blocks := r.blocks(n, 0)
	if r.after {
		r.text.After = append(r.text.After, blocks...)
	} else {
		r.text.Blocks = append(r.text.Blocks, blocks...)
	}
}

func (r *reader) heading(n *ast.Heading, line int) {
	title := strings.TrimSpace(plain(r.inline(n, line)))
	switch n.Level {
	case 1:
		r.endText()
		if r.lesson.Name != "" || r.page != nil {
			r.problem(line, trouble(lang.LessonSecondName))
			return
		}
		r.lesson.Name = r.named(title, line)
	case 2:
		r.endPage()
		p := Page{Name: r.named(title, line), Line: line, Texts: Texts{}}
		if r.lesson.Page(p.Name) >= 0 {
			r.problem(line, trouble(lang.LessonSamePage, p.Name))
		}
		r.page = &p
	case 3:
		r.begin(title, line)
	default:
		r.problem(line, trouble(lang.LessonDeep))
	}
}

func (r *reader) named(title string, line int) string {
	if !name.MatchString(title) {
		r.problem(line, trouble(lang.LessonName, title))
	}
	return title
}

// begin begins a text: "en: Mex and values".
func (r *reader) begin(title string, line int) {
	r.endText()
	code, rest, colon := strings.Cut(title, ":")
	rest = strings.TrimSpace(rest)
	l, ok := lang.Parse(strings.TrimSpace(code))
	if !ok || !colon || rest == "" {
		r.problem(line, trouble(lang.LessonLanguage, title, codes()))
	}
	if strings.Contains(rest, "{{") {
		r.problem(line, trouble(lang.LessonTitle))
	}
	texts := r.texts()
	if _, twice := texts[l]; twice && ok {
		r.problem(line, trouble(lang.LessonTwice, l.Code()))
	}
	if r.page == nil && ok && !slices.Contains(r.lesson.Languages, l) {
		r.lesson.Languages = append(r.lesson.Languages, l)
	}
	r.language, r.text = l, &Text{Title: rest, Line: line}
}

// texts is where the texts go that are being read.
func (r *reader) texts() Texts {
	if r.page == nil {
		return r.lesson.Intro
	}
	return r.page.Texts
}

func (r *reader) endText() {
	if r.text != nil {
		r.texts()[r.language] = *r.text
	}
	r.text, r.after = nil, false
}

// endPage puts the page away: without a board of its own it keeps that of the page before.
func (r *reader) endPage() {
	r.endText()
	if r.page == nil {
		return
	}
	if k := len(r.lesson.Pages); !r.page.HasBoard && k > 0 {
		r.page.take(r.lesson.Pages[k-1])
	}
	if r.page.Ask != nil && r.page.Steps != nil {
		r.problem(r.page.Steps.Line, trouble(lang.LessonAskSteps))
	}
	for _, l := range lang.Languages {
		t := r.page.Texts[l]
		if len(t.After) > 0 && r.page.Ask == nil {
			r.problem(t.After[0].Line, trouble(lang.LessonAfterNothing))
		}
	}
	r.lesson.Pages = append(r.lesson.Pages, *r.page)
	r.page = nil
}

// take gives the page the board of another one.
func (p *Page) take(from Page) {
	p.Board, p.HasBoard, p.BoardName, p.BoardLine = from.Board, from.HasBoard, from.BoardName, from.BoardLine
}

// whole looks at what only the whole file tells.
func (r *reader) whole() {
	l := r.lesson
	if l.Name == "" {
		r.problem(1, trouble(lang.LessonNoName))
	}
	if len(l.Languages) == 0 {
		r.problem(1, trouble(lang.LessonNoLanguage))
	}
	if len(l.Pages) == 0 {
		r.problem(1, trouble(lang.LessonNoPages))
	}
	for _, p := range l.Pages {
		for _, x := range lang.Languages {
			t, has := p.Texts[x]
			switch {
			case l.Has(x) && !has:
				r.problem(p.Line, trouble(lang.LessonLacks, p.Name, x.Code(), x.Name()))
			case has && !l.Has(x) && len(l.Languages) > 0:
				r.problem(t.Line, trouble(lang.LessonExtra, x.Code()))
			case has && len(t.Blocks) == 0:
				r.problem(t.Line, trouble(lang.LessonEmptyText))
			}
		}
	}
}

// fence takes a fenced block with a word after the fence.
func (r *reader) fence(info string, body string, line int) {
	word, rest, _ := strings.Cut(strings.TrimSpace(info), " ")
	rest = strings.TrimSpace(rest)
	if word == fenceSources {
		for _, s := range nonempty(body) {
			r.lesson.Sources = append(r.lesson.Sources, s.text)
		}
		return
	}
	if !slices.Contains(fences, word) {
		r.problem(line, trouble(lang.LessonFence, word, fences))
		return
	}
	if r.page == nil {
		r.problem(line, trouble(lang.LessonOutside, word))
		return
	}
	switch word {
	case fenceDOT:
		r.board(rest, body, line, r.readDOT)
	case fenceGame:
		r.board(rest, body, line, readGame)
	case fenceAsk:
		r.ask(body, line)
	case fenceClaim:
		for _, s := range nonempty(body) {
			r.claim(s.text, line+1+s.line)
		}
	case fenceSteps:
		r.page.Steps = &Steps{From: strings.TrimSpace(body), Line: line}
	}
}

// The words of fenced blocks.
const (
	fenceDOT     = "dot"
	fenceGame    = "game"
	fenceAsk     = "ask"
	fenceClaim   = "claim"
	fenceSteps   = "steps"
	fenceSources = "sources"
)

var fences = []string{fenceDOT, fenceGame, fenceAsk, fenceClaim, fenceSteps, fenceSources}

// board gives the page its board. An empty block with a name is the board that was called so before.
func (r *reader) board(called, body string, line int, read func(body string, line int) (board.Board, error)) {
	if r.page.HasBoard {
		r.problem(line, trouble(lang.LessonTwoBoards))
		return
	}
	if called != "" && strings.TrimSpace(body) == "" {
		p, ok := r.boards[called]
		if !ok {
			r.problem(line, trouble(lang.LessonNoBoard, called))
			return
		}
		r.page.take(p)
		return
	}
	b, err := read(body, line)
	if err == nil && (len(b.Vertices) > MostVertices || len(b.Edges) > MostEdges) {
		err = trouble(lang.LessonLarge, MostVertices, MostEdges)
	}
	if err != nil {
		r.problem(lineOf(err, line+1), err)
	}
	r.page.Board, r.page.HasBoard, r.page.BoardName, r.page.BoardLine = b, err == nil, called, line
	if called == "" || err != nil {
		return
	}
	if _, taken := r.boards[called]; taken {
		r.problem(line, trouble(lang.LessonSameBoard, called))
	}
	r.boards[called] = *r.page
}

// readDOT reads a board. Empty lines before it make the places in messages those of the file.
func (r *reader) readDOT(body string, line int) (board.Board, error) {
	padded := []byte(strings.Repeat("\n", line) + body)
	b, err := board.Read(padded, r.lesson.File)
	if err != nil {
		return b, err
	}
	return b, board.Locate(b.Check(), padded, r.lesson.File)
}

func readGame(body string, _ int) (board.Board, error) { return gameBoard(strings.TrimSpace(body)) }

// lineOf is the line that an error tells, else the one given.
func lineOf(err error, line int) int {
	var placed interface{ Where() board.Place }
	if errors.As(err, &placed) && placed.Where().Line > 0 {
		return placed.Where().Line
	}
	return line
}

func codes() []string {
	var list []string
	for _, l := range lang.Languages {
		list = append(list, l.Code())
	}
	return list
}

// numbered is a line of a block, counted from 0, without blanks round it.
type numbered struct {
	text string
	line int
}

func nonempty(body string) []numbered {
	var list []numbered
	for i, text := range strings.Split(body, "\n") {
		if text = strings.TrimSpace(text); text != "" {
			list = append(list, numbered{text, i})
		}
	}
	return list
}
