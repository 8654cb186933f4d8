package board

import (
	"slices"
	"strconv"
	"strings"
)

// The ways for a text not to be adjacency lists.
var (
	notATarget = problem{"adjacency.number", "a whole number, 0 or more", `the numbers of the targets of each vertex on its line, or lines such as "a: b c"`}
	noSuchGoal = problem{"adjacency.range", "a vertex that exists", `numbers from 0 to n - 1, or from 1 to n, where each vertex has its line`}
	linesOff   = problem{"adjacency.lines", "one line for each of the n vertices", "a first line n that counts the lines after it"}
	noListName = problem{"adjacency.name", `a vertex and ":"`, `lines such as "a: b c", with one name before the colon`}
)

// The kinds of adjacency lists.
const (
	CountedLists = "count" // each line has the number of targets, then the targets
	PlainLists   = "plain" // each line has the targets
	NamedLists   = "names" // "v: a b c"
)

// listForm is one way to take adjacency lists of numbers.
type listForm struct {
	header, list string
	first        int
}

// ReadAdjacency reads adjacency lists, as contests give them: line by line, the targets of each vertex. A line begins
// with the number of its targets where all lines do (then a vertex without targets is 0), else it has the targets only
// (then it is a blank line, and those at the end may be missing). The number n of vertices may stand before them on a
// line of its own. Vertices are counted from 0 where 0 is a target, else from 1, or in the other way where that alone
// fits or gives no cycle; their numbers name them. Lines that begin with # are passed over.
//
// Lines such as "v: a b c" name their vertex, and names are any words; commas may part the targets. Then vertices are in
// the order of their lines, those without a line after them; a vertex with two lines has the targets of both.
//
// The board is directed and without chips. Guess tells the other ways to take such a text. The error is a *SyntaxError
// or a *LimitError, with line and column.
func ReadAdjacency(text []byte, name string) (Board, error) {
	p := parser{file: name}
	if err := p.load(text); err != nil {
		return Board{}, err
	}
	if strings.Contains(p.src, ":") {
		return p.namedLists()
	}
	t, err := p.table(0, notATarget)
	if err != nil {
		return Board{}, err
	}
	if len(t.cells) == 0 {
		return New(), nil
	}
	var loopy *Board // the first way that gives a cycle
	for _, form := range listForms(t) {
		b, wrong := p.listBoard(t, form)
		switch {
		case wrong != nil && err == nil:
			err = wrong
		case wrong == nil && b.checkCycle() == nil:
			return b, nil
		case wrong == nil && loopy == nil:
			loopy = &b
		}
	}
	if loopy != nil {
		return *loopy, nil
	}
	return Board{}, err
}

// listForms lists the ways to take the lines, the likeliest first. There is at least one.
func listForms(t table) []listForm {
	rows := t.used()
	header := NoHeader
	if len(t.row(0)) == 1 && t.row(0)[0].n >= rows-1 {
		header = CountHeader
	}
	var forms []listForm
	add := func(header, list string) {
		from1, from0 := listForm{header, list, 1}, listForm{header, list, 0}
		if t.zero(from1) {
			forms = append(forms, from0, from1)
		} else {
			forms = append(forms, from1, from0)
		}
	}
	switch {
	case len(t.row(0)) == 1 && (t.counted(1) || rows == 1 && t.row(0)[0].n == 0):
		add(CountHeader, CountedLists)
		return forms
	case t.counted(0):
		add(NoHeader, CountedLists)
		return forms
	}
	if header != NoHeader {
		add(CountHeader, PlainLists)
	}
	add(NoHeader, PlainLists)
	return forms
}

// zero tells whether 0 is a target.
func (t table) zero(form listForm) bool {
	lists, _ := t.lists(form)
	return slices.ContainsFunc(lists, func(list []cell) bool {
		return slices.ContainsFunc(list, func(c cell) bool { return c.n == 0 })
	})
}

// used is the number of rows without the blank ones at the end.
func (t table) used() int {
	n := len(t.stops)
	for n > 0 && len(t.row(n-1)) == 0 {
		n--
	}
	return n
}

// counted tells whether each row from one on begins with the number of those that follow.
func (t table) counted(from int) bool {
	for i := from; i < t.used(); i++ {
		if row := t.row(i); len(row) == 0 || row[0].n != len(row)-1 {
			return false
		}
	}
	return from < t.used()
}

// lists are the targets of each vertex, n their number: where no header tells it, all have a line or are named.
func (t table) lists(form listForm) (lists [][]cell, n int) {
	from := 0
	if form.header == CountHeader {
		from = 1
	}
	for i := from; i < t.used(); i++ {
		row := t.row(i)
		if form.list == CountedLists {
			row = row[1:]
		}
		lists = append(lists, row)
	}
	n = len(lists)
	switch {
	case form.header == CountHeader:
		n = t.row(0)[0].n
	case form.list == PlainLists:
		for _, c := range t.cells {
			n = max(n, c.n-form.first+1)
		}
	}
	return lists, n
}

// listBoard is the board that the lines tell when they are taken in a way.
func (p *parser) listBoard(t table, form listForm) (Board, error) {
	lists, n := t.lists(form)
	if form.list == CountedLists && len(lists) != n {
		at := len(p.src)
		if n < len(lists) {
			at = t.row(n + 1)[0].at
		}
		return Board{}, p.fault(linesOff, at, p.wordEndAt(at))
	}
	b, err := p.numbered(n, form.first, t.cells[0].at)
	if err != nil {
		return b, err
	}
	for v, list := range lists {
		for _, c := range list {
			to := c.n - form.first
			if to < 0 || to >= n {
				return Board{}, p.fault(noSuchGoal, c.at, p.wordEndAt(c.at))
			}
			b.Edges = append(b.Edges, Edge{From: v, To: to})
		}
	}
	return b, nil
}

// namedLists reads lines such as "v: a b c".
func (p *parser) namedLists() (Board, error) {
	type target struct {
		from int
		name string
	}
	b := New()
	index := make(map[string]int)
	vertex := func(name string) int {
		v, ok := index[name]
		if !ok {
			v = len(b.Vertices)
			index[name] = v
			b.Vertices = append(b.Vertices, Vertex{ID: name})
		}
		return v
	}
	var targets []target
	for p.nextLine() {
		at, line := p.pos, p.restOfLine()
		if i := strings.IndexByte(line, 0); i >= 0 { // no name in DOT has it
			return Board{}, p.fault(noListName, at+i, at+i+1)
		}
		name, rest, found := strings.Cut(line, ":")
		name = strings.TrimSpace(name)
		if !found || strings.ContainsFunc(name, partsNames) || name == "" {
			return Board{}, p.fault(noListName, at, p.wordEndAt(at))
		}
		from := vertex(name)
		for word := range strings.FieldsFuncSeq(rest, partsNames) {
			targets = append(targets, target{from, word})
		}
		if len(targets) > MaxEdges || len(b.Vertices) > MaxVertices {
			return Board{}, &LimitError{placeIn(p.file, p.src, at), "edges", MaxEdges}
		}
		p.skipLine()
	}
	for _, e := range targets {
		b.Edges = append(b.Edges, Edge{From: e.from, To: vertex(e.name)})
	}
	if len(b.Vertices) > MaxVertices {
		return Board{}, &LimitError{Place{File: p.file}, "vertices", MaxVertices}
	}
	return b, nil
}

func (p *parser) restOfLine() string {
	rest, _, _ := strings.Cut(p.src[p.pos:], "\n")
	return rest
}

// partsNames tells what stands between names and is in none.
func partsNames(r rune) bool { return r == ',' || r < 0x80 && classes[byte(r)]&blankByte != 0 }

// WriteAdjacency is a directed board as adjacency lists, which ReadAdjacency reads back as the same graph: where the IDs
// are the numbers 1 to n or 0 to n-1, n and then lines of the number of targets and the targets, unless such lines could
// be taken to be counted otherwise; else lines "v: a b c", of the IDs if all can stand there, and of numbers from 1 in
// the order of the board if not. Nothing but the graph is written: see Format.Lost. The error is a *FormatError for
// boards with splits, or undirected.
func WriteAdjacency(b Board) ([]byte, error) {
	switch {
	case !b.Directed:
		return nil, &FormatError{"adjacency", "undirected"}
	case b.HasSplits():
		return nil, &FormatError{"adjacency", "splits"}
	}
	targets := make([][]int, len(b.Vertices))
	for _, e := range b.Edges {
		targets[e.From] = append(targets[e.From], e.To)
	}
	if numbers, own := ownNumbers(b); own && tellsFirst(b, numbers) {
		return writeCounted(numbers, targets), nil
	}
	name := func(v int) string { return b.Vertices[v].ID }
	if !listable(b) {
		name = func(v int) string { return strconv.Itoa(v + 1) }
	}
	return writeNamed(name, targets), nil
}

// tellsFirst tells whether counted lists show if vertices are counted from 0 or 1: 0 or n is a target, or they are counted
// from 1, which goes without saying where it makes no cycle.
func tellsFirst(b Board, numbers []int) bool {
	if slices.ContainsFunc(b.Edges, func(e Edge) bool { return numbers[e.To] == 0 || numbers[e.To] == len(numbers) }) {
		return true
	}
	b.Loopy = false
	return !slices.Contains(numbers, 0) && b.checkCycle() == nil
}

func writeCounted(numbers []int, targets [][]int) []byte {
	first := 1
	if slices.Contains(numbers, 0) {
		first = 0
	}
	order := make([]int, len(numbers)) // the vertex of each line
	for v, n := range numbers {
		order[n-first] = v
	}
	out := appendNumbers(nil, len(order))
	for _, v := range order {
		row := []int{len(targets[v])}
		for _, to := range targets[v] {
			row = append(row, numbers[to])
		}
		out = appendNumbers(out, row...)
	}
	return out
}

func writeNamed(name func(v int) string, targets [][]int) []byte {
	var out []byte
	for v := range targets {
		out = append(append(out, name(v)...), ':')
		for _, to := range targets[v] {
			out = append(append(out, ' '), name(to)...)
		}
		out = append(out, '\n')
	}
	return out
}

// listable tells whether all IDs can stand in lines "v: a b c".
func listable(b Board) bool {
	for i := range b.Vertices {
		id := b.Vertices[i].ID
		if id == "" || id[0] == '#' || strings.ContainsRune(id, ':') || strings.ContainsFunc(id, partsNames) {
			return false
		}
	}
	return true
}
