package board

import (
	"math"
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

// ReadEdges reads an edge list, as contests give them: one edge a line, two numbers, from and to. Blank lines and lines that begin
// with # are passed over. The board is directed and without chips; its vertices are named by their numbers.
//
// The first line is a header "n m" when exactly m lines follow and none names a vertex beyond n. Then there are n
// vertices, in the order of their numbers: from 0 to n-1 when a line names vertex 0, else from 1 to n. Without a header
// the vertices are those named, in the order of their first appearance.
//
// The error is a *SyntaxError or a *LimitError, with line and column.
func ReadEdges(text []byte, name string) (Board, error) {
	p := parser{file: name}
	if err := p.load(text); err != nil {
		return Board{}, err
	}
	pairs, err := p.pairs()
	if err != nil {
		return Board{}, err
	}
	b := New()
	if isHeader(pairs) {
		return p.withHeader(b, pairs[0].a, pairs[1:])
	}
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
	return b, nil
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

// withHeader adds n vertices and the edges of the pairs.
func (p *parser) withHeader(b Board, n int, pairs []pair) (Board, error) {
	if n > MaxVertices {
		return Board{}, &LimitError{placeIn(p.file, p.src, 0), "vertices", MaxVertices}
	}
	first := 1
	if slices.ContainsFunc(pairs, func(e pair) bool { return e.a == 0 || e.b == 0 }) {
		first = 0
	}
	b.Vertices = make([]Vertex, n)
	for i := range b.Vertices {
		b.Vertices[i].ID = strconv.Itoa(i + first)
	}
	for _, e := range pairs {
		if e.a-first >= n {
			return Board{}, p.fault(outOfRange, e.atA, e.atA+len(strconv.Itoa(e.a)))
		}
		if e.b-first >= n {
			return Board{}, p.fault(outOfRange, e.atB, e.atB+len(strconv.Itoa(e.b)))
		}
		b.Edges = append(b.Edges, Edge{From: e.a - first, To: e.b - first})
	}
	return b, nil
}

// pairs reads all lines.
func (p *parser) pairs() ([]pair, error) {
	var pairs []pair
	for p.pos < len(p.src) {
		if p.src[p.pos] == '#' {
			p.skipLine()
			continue
		}
		p.skipSpaces()
		if p.lineEnds() {
			p.skipLine()
			continue
		}
		var e pair
		var err error
		if e.a, e.atA, err = p.wholeNumber(notANumber); err != nil {
			return nil, err
		}
		if e.b, e.atB, err = p.wholeNumber(oneNumber); err != nil {
			return nil, err
		}
		if !p.lineEnds() {
			return nil, p.fault(tooMany, p.pos, p.wordEnd())
		}
		p.skipLine()
		if pairs = append(pairs, e); len(pairs) > MaxEdges+1 {
			return nil, &LimitError{placeIn(p.file, p.src, e.atA), "edges", MaxEdges}
		}
	}
	return pairs, nil
}

// wholeNumber reads a number and the spaces after it; missing is what is wrong when the line has ended.
func (p *parser) wholeNumber(missing problem) (n, at int, err error) {
	if p.lineEnds() {
		return 0, 0, p.fault(missing, p.pos, min(p.pos+1, len(p.src)))
	}
	at, stop := p.pos, p.wordEnd()
	n, err = strconv.Atoi(p.src[at:stop])
	if err != nil || n < 0 || n > math.MaxInt32 || p.src[at] == '+' || p.src[at] == '-' {
		return 0, 0, p.fault(notANumber, at, stop)
	}
	p.pos = stop
	p.skipSpaces()
	return n, at, nil
}

// wordEnd is where the word that begins here ends.
func (p *parser) wordEnd() int {
	stop := p.pos
	for stop < len(p.src) && classes[p.src[stop]]&blankByte == 0 {
		stop++
	}
	return stop
}

func (p *parser) lineEnds() bool { return p.pos >= len(p.src) || p.src[p.pos] == '\n' }

func (p *parser) skipSpaces() {
	for !p.lineEnds() && classes[p.src[p.pos]]&blankByte != 0 {
		p.pos++
	}
}

func (p *parser) skipLine() {
	for !p.lineEnds() {
		p.pos++
	}
	p.pos++
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
	numbers := edgeNumbers(b)
	var out []byte
	line := func(a, b int) {
		out = strconv.AppendInt(out, int64(a), 10)
		out = append(out, ' ')
		out = strconv.AppendInt(out, int64(b), 10)
		out = append(out, '\n')
	}
	line(len(b.Vertices), len(b.Edges))
	for _, e := range b.Edges {
		line(numbers[e.From], numbers[e.To])
	}
	return out, nil
}

// edgeNumbers gives each vertex the number that stands for it.
func edgeNumbers(b Board) []int {
	numbers := make([]int, len(b.Vertices))
	first := math.MaxInt
	for i := range b.Vertices {
		id := b.Vertices[i].ID
		n, err := strconv.Atoi(id)
		if err != nil || strconv.Itoa(n) != id {
			return inOrder(numbers)
		}
		numbers[i] = n
		first = min(first, n)
	}
	last := first + len(numbers) - 1
	for _, n := range numbers { // IDs differ, so n of them within n numbers are all of those
		if first < 0 || first > 1 || n > last {
			return inOrder(numbers)
		}
	}
	atZero := func(e Edge) bool { return numbers[e.From] == 0 || numbers[e.To] == 0 }
	if first == 0 && !slices.ContainsFunc(b.Edges, atZero) {
		return inOrder(numbers)
	}
	return numbers
}

func inOrder(numbers []int) []int {
	for i := range numbers {
		numbers[i] = i + 1
	}
	return numbers
}
