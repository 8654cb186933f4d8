package board

import (
	"slices"
	"strconv"
)

// The ways for a text not to be a list of edges.
var (
	notANumber = problem{"edges.number", "a whole number, 0 or more", `one edge a line, as in "1 2"`}
	oneNumber  = problem{"edges.pair", "a second number", `two numbers a line: where the edge begins and where it ends`}
	tooMany    = problem{"edges.extra", "the end of the line", `two numbers a line: where the edge begins and where it ends`}
	outOfRange = problem{"edges.range", "a vertex that exists", `numbers from 0 to n - 1, or from 1 to n, after a first line "n m"`}
)

// pair is a line of an edge list: two numbers, and where they stand.
type pair struct {
	a, b     int
	atA, atB int // bytes of the text
}

// edgeList is an edge list as it is written. A first line of one number, n, is no pair.
type edgeList struct {
	count int // that n; 0 where hasCount is false
	at    int // the byte where n stands

	hasCount bool
	pairs    []pair
}

// ReadEdges reads an edge list, as contests give them: one edge a line, two numbers, from and to. Blank lines and lines that begin
// with # are passed over. The board is directed and without chips; its vertices are named by their numbers.
//
// The first line is a header when it is a number n alone and edges follow, or "n m" where exactly m lines follow and
// none names a vertex beyond n. Then there are n vertices, in the order of their numbers: from 0 to n-1 when a line
// names vertex 0, else from 1 to n. Without a header the vertices are those named, in the order of their first
// appearance. Guess tells the other ways to take such a text.
//
// The error is a *SyntaxError or a *LimitError, with line and column.
func ReadEdges(text []byte, name string) (Board, error) {
	p := parser{file: name}
	if err := p.load(text); err != nil {
		return Board{}, err
	}
	list, err := p.edgeList()
	if err != nil {
		return Board{}, err
	}
	header := list.header()
	return p.edgeBoard(list, header, list.first(header))
}

// The headers of edge lists.
const (
	NoHeader    = ""
	CountHeader = "n"
	SizesHeader = "n m"
)

// header is the header that the list has, as far as one can tell.
func (l edgeList) header() string {
	switch {
	case l.hasCount:
		return CountHeader
	case isHeader(l.pairs):
		return SizesHeader
	}
	return NoHeader
}

// isHeader tells whether the first pair is "n m".
func isHeader(pairs []pair) bool {
	if len(pairs) == 0 || pairs[0].b != len(pairs)-1 {
		return false
	}
	for _, e := range pairs[1:] {
		if max(e.a, e.b) > pairs[0].a {
			return false
		}
	}
	return true
}

// edges are the pairs that are edges.
func (l edgeList) edges(header string) []pair {
	if header == SizesHeader {
		return l.pairs[1:]
	}
	return l.pairs
}

// size is the n of a header, and where it stands; 0 without one.
func (l edgeList) size(header string) (n, at int) {
	if header == SizesHeader {
		return l.pairs[0].a, l.pairs[0].atA
	}
	return l.count, l.at
}

// names tells whether an edge has a vertex as its end.
func (l edgeList) names(header string, v int) bool {
	return slices.ContainsFunc(l.edges(header), func(e pair) bool { return e.a == v || e.b == v })
}

// first is the number of the first vertex: 0 where an edge names it, else 1.
func (l edgeList) first(header string) int {
	if l.names(header, 0) {
		return 0
	}
	return 1
}

// edgeBoard is the board that an edge list tells when it has this header and vertices are counted from first.
func (p *parser) edgeBoard(l edgeList, header string, first int) (Board, error) {
	if header == NoHeader {
		return namedOnly(l.pairs), nil
	}
	n, at := l.size(header)
	b, err := p.numbered(n, first, at)
	if err != nil {
		return Board{}, err
	}
	for _, e := range l.edges(header) {
		if e.a-first >= n {
			return Board{}, p.fault(outOfRange, e.atA, p.wordEndAt(e.atA))
		}
		if e.b-first >= n {
			return Board{}, p.fault(outOfRange, e.atB, p.wordEndAt(e.atB))
		}
		b.Edges = append(b.Edges, Edge{From: e.a - first, To: e.b - first})
	}
	return b, nil
}

// namedOnly is the board of the vertices that edges name.
func namedOnly(pairs []pair) Board {
	b := New()
	index := make(map[int]int)
	vertex := func(n int) int {
		v, ok := index[n]
		if !ok {
			v = len(b.Vertices)
			index[n] = v
			b.Vertices = append(b.Vertices, Vertex{ID: strconv.Itoa(n)})
		}
		return v
	}
	for _, e := range pairs {
		from := vertex(e.a)
		b.Edges = append(b.Edges, Edge{From: from, To: vertex(e.b)})
	}
	return b
}

// edgeList reads all lines.
func (p *parser) edgeList() (edgeList, error) {
	var l edgeList
	var lone error // the first line had one number, which is right if edges follow
	for p.nextLine() {
		var e pair
		var err error
		if e.a, e.atA, err = p.wholeNumber(notANumber); err != nil {
			return l, err
		}
		if p.lineEnds() && l.pairs == nil && !l.hasCount {
			_, _, lone = p.wholeNumber(oneNumber)
			l.count, l.at, l.hasCount = e.a, e.atA, true
			p.skipLine()
			continue
		}
		if e.b, e.atB, err = p.wholeNumber(oneNumber); err != nil {
			return l, err
		}
		if !p.lineEnds() {
			return l, p.fault(tooMany, p.pos, p.wordEndAt(p.pos))
		}
		p.skipLine()
		if l.pairs = append(l.pairs, e); len(l.pairs) > MaxEdges+1 {
			return l, &LimitError{placeIn(p.file, p.src, e.atA), "edges", MaxEdges}
		}
	}
	if l.pairs == nil {
		return l, lone
	}
	return l, nil
}

// WriteEdges is a directed board as an edge list with a header "n m", which ReadEdges reads back as the same graph.
// Where the IDs are the numbers 1 to n, or 0 to n-1 with an edge at 0, they stand for themselves; other vertices are
// numbered from 1 in the order of the board. Chips, labels and places are not written. The error is a
// *FormatError for boards with splits, or undirected, which an edge list does not tell.
func WriteEdges(b Board) ([]byte, error) {
	if !b.Directed {
		return nil, &FormatError{"edges", "undirected"}
	}
	if b.HasSplits() {
		return nil, &FormatError{"edges", "splits"}
	}
	numbers, _ := ownNumbers(b)
	var out []byte
	out = appendNumbers(out, len(b.Vertices), len(b.Edges))
	for _, e := range b.Edges {
		out = appendNumbers(out, numbers[e.From], numbers[e.To])
	}
	return out, nil
}
