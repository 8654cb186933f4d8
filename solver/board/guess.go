package board

import (
	"slices"
	"strings"
	"unicode"
)

// Reading is one way to take a text that was pasted.
type Reading struct {
	Format Format
	Form   Form
	Board  Board
}

// Form tells how a text of numbers is taken, for a sentence about it. In DOT, GraphML and named lists all is empty but
// List.
type Form struct {
	Header string // NoHeader, CountHeader or SizesHeader: what the first line, or number, is
	List   string // of parents: AllParents or RestParents; of adjacency lists: CountedLists, PlainLists or NamedLists
	First  int    // the number of the first vertex, where Numbered
	// Numbered tells whether the vertices are counted from First: an edge list without a header only names some.
	Numbered bool
}

// Bounds of Guess.
const (
	MaxPaste  = 64 << 20 // bytes: no larger text is read
	longPaste = 1 << 20  // bytes: of a larger text only the first way that fits is tried
	// spareVertices is how many vertices a header may promise beyond the bytes of the text: a few bytes must not fill
	// the memory.
	spareVertices = 20_000
)

// Guess lists the ways in which a text can be read as a board, the likeliest first: as DOT, GraphML, an edge list, a
// parent array, adjacency lists, these with and without a header and counted from 0 or 1. Unambiguous text gives one; text that is no
// board none: then Unread tells why. What the layout of the lines speaks against is not tried, and ways that give the same
// board are one. Ways that give a cycle come after the others; those that lead an edge from a vertex to itself count only
// when no other does: a first line "2 2" is a header rather than such an edge.
//
// The same text gives the same readings. Linear time, and at most MaxPaste bytes are read.
func Guess(text string) []Reading {
	if len(text) > MaxPaste {
		return nil
	}
	if name := byLook(text); name != "" {
		return guessed(name, text)
	}
	p := parser{}
	if p.load([]byte(text)) != nil {
		return nil
	}
	t, err := p.table(-1, notANumber)
	if err != nil || len(t.cells) == 0 {
		return nil
	}
	g := guesser{parser: &p, table: t}
	g.look()
	g.edgeLists()
	g.lists()
	g.parents()
	if len(g.good)+len(g.loopy) > 0 {
		return append(g.good, g.loopy...)
	}
	return g.selfish
}

// byLook is the format of a text that is not made of numbers; "" of one that is.
func byLook(text string) string {
	l := lexer{src: strings.TrimPrefix(text, "\uFEFF")}
	if l.skipBlanks(); strings.HasPrefix(l.src[l.pos:], "<") {
		return "graphml"
	}
	l.pos = 0
	l.next()
	switch l.token.kind {
	case strictWord, graphWord, digraphWord:
		return "dot"
	}
	if strings.Contains(text, ":") {
		return "adjacency"
	}
	return ""
}

// guessed is the reading in a format, if there is one.
func guessed(name, text string) []Reading {
	f, _ := FormatNamed(name)
	b, err := f.Read([]byte(text), "")
	if err != nil {
		return nil
	}
	r := Reading{Format: f, Board: b}
	if name == "adjacency" {
		r.Form.List = NamedLists
		if len(b.Edges) == 0 || slices.ContainsFunc(b.Vertices, func(v Vertex) bool { return !listName(v.ID) }) {
			return nil // an address, or other text with a colon
		}
	}
	return []Reading{r}
}

// listName tells whether a word looks like the name of a vertex: letters, digits and what joins them.
func listName(id string) bool {
	return id == strings.TrimFunc(id, unicode.IsPunct) && !strings.ContainsAny(id, `/@=<>{}[]()"`)
}

// Unread is what keeps a text, for which Guess has no reading, from being read in the format that it is most like.
func Unread(text string) error {
	name := byLook(text)
	if c := strings.TrimLeft(text, "\uFEFF \t\r\n"); name == "" && c != "" && (classes[c[0]]&digitByte != 0 || c[0] == '-') {
		name = "edges"
	}
	if f, ok := FormatNamed(name); ok {
		if _, err := f.Read([]byte(text), ""); err != nil {
			return err
		}
	}
	_, err := Read([]byte(text), "")
	return err
}

// guesser tries the ways to take a text of numbers.
type guesser struct {
	*parser
	table table
	rows  [][]cell // without the blank ones at the end

	good, loopy, selfish []Reading // without a cycle; with one; with an edge from a vertex to itself

	// What the rows look like.
	pairs bool // all have two numbers
	after bool // all but the first, which has one, have two
	count bool // the first has one number, and others follow
	one   bool // there is one, or one after a number alone
	thin  bool // all have one number
	gaps  bool // some are blank
	minus bool // there is a -1
}

// look sees what the rows look like.
func (g *guesser) look() {
	for i := range g.table.used() {
		g.rows = append(g.rows, g.table.row(i))
	}
	sized := func(size int, rows [][]cell) bool {
		return !slices.ContainsFunc(rows, func(row []cell) bool { return len(row) != size && len(row) != 0 })
	}
	g.gaps = slices.ContainsFunc(g.rows, func(row []cell) bool { return len(row) == 0 })
	g.count = len(g.rows) > 1 && len(g.rows[0]) == 1
	g.pairs = sized(2, g.rows)
	g.after = g.count && sized(2, g.rows[1:])
	g.one = len(g.rows) == 1 || g.count && len(g.rows) == 2
	g.thin = !g.gaps && sized(1, g.rows)
	g.minus = slices.ContainsFunc(g.table.cells, func(c cell) bool { return c.n < 0 })
}

// done tells whether no more ways are to be tried.
func (g *guesser) done() bool { return len(g.src) > longPaste && len(g.good) > 0 }

// promised tells whether a header may be believed.
func (g *guesser) promised(n int) bool { return n <= len(g.src)+spareVertices }

// add adds a way, unless it was an error or one gave that board already.
func (g *guesser) add(name string, form Form, b Board, err error) {
	if err != nil || len(b.Edges) == 0 {
		return
	}
	kind := &g.good
	switch {
	case slices.ContainsFunc(b.Edges, func(e Edge) bool { return e.From == e.To }):
		kind = &g.selfish
	case b.checkCycle() != nil:
		kind = &g.loopy
	}
	if slices.ContainsFunc(*kind, func(r Reading) bool { return Equal(r.Board, b) }) {
		return
	}
	f, _ := FormatNamed(name)
	*kind = append(*kind, Reading{f, form, b})
}

// found tells whether a way has been found at all.
func (g *guesser) found() bool { return len(g.good)+len(g.loopy)+len(g.selfish) > 0 }

// edgeLists tries lines of two numbers, with and without a header.
func (g *guesser) edgeLists() {
	if g.minus || !g.pairs && !g.after {
		return
	}
	g.pos = 0
	l, err := g.edgeList()
	if err != nil {
		return
	}
	if g.count && g.one { // n and a row of two: more often parents
		g.parents()
	}
	header := l.header()
	if n, _ := l.size(header); header != NoHeader && g.promised(n) {
		for _, first := range []int{l.first(header), 0} {
			if g.done() || first == 0 && l.names(header, n) {
				break
			}
			b, err := g.edgeBoard(l, header, first)
			g.add("edges", Form{Header: header, First: first, Numbered: true}, b, err)
		}
	}
	if header != CountHeader && !g.done() {
		b, err := g.edgeBoard(l, NoHeader, 1)
		g.add("edges", Form{}, b, err)
	}
}

// lists tries adjacency lists: where each line tells how many targets follow, and where lines are of all lengths.
func (g *guesser) lists() {
	if g.minus || len(g.rows) < 2 {
		return
	}
	kind := "" // of the first that fits: lines hardly fit two by chance
	for _, form := range listForms(g.table) {
		lists, n := g.table.lists(form)
		plain := form.list == PlainLists
		if g.done() || !g.promised(n) || len(lists) < n && (!plain || len(lists) < n-1) {
			continue
		}
		if plain && (g.pairs || g.after && len(lists) < n || g.thin) || kind != "" && kind != form.header+form.list {
			continue
		}
		b, err := g.listBoard(g.table, form)
		if err == nil {
			kind = form.header + form.list
		}
		g.add("adjacency", Form{form.header, form.list, form.first, true}, b, err)
	}
}

// parents tries parent arrays: numbers on one line, one a line, or on lines that nothing else explains.
func (g *guesser) parents() {
	if g.gaps || !g.one && !g.thin && g.found() {
		return
	}
	for _, form := range parentForms(g.table.cells) {
		if g.done() || g.count && !g.thin && form.header == NoHeader {
			continue
		}
		b, roots, err := g.parentBoard(g.table.cells, form)
		if roots == 1 {
			g.add("parents", Form{form.header, form.list, form.first, true}, b, err)
		}
	}
}
