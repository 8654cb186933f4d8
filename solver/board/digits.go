package board

import (
	"math"
	"slices"
	"strconv"
)

// cell is a whole number of a text, and the byte where it stands.
type cell struct{ n, at int }

// table is a text of whole numbers, line by line. Blank lines are empty rows, lines that begin with # are none.
type table struct {
	cells []cell
	stops []int // where each row stops in cells
}

// row is one line's numbers.
func (t table) row(i int) []cell {
	if i == 0 {
		return t.cells[:t.stops[0]]
	}
	return t.cells[t.stops[i-1]:t.stops[i]]
}

// table reads all lines; bad says what is wrong with a word that is no whole number, or one below least (0 or -1).
func (p *parser) table(least int, bad problem) (table, error) {
	var t table
	for p.pos < len(p.src) {
		if p.src[p.pos] == '#' {
			p.skipLine()
			continue
		}
		p.skipSpaces()
		for !p.lineEnds() {
			n, at, err := p.number(least, bad)
			if err != nil {
				return t, err
			}
			if t.cells = append(t.cells, cell{n, at}); len(t.cells) > MaxEdges+MaxVertices {
				return t, &LimitError{placeIn(p.file, p.src, at), "edges", MaxEdges}
			}
		}
		t.stops = append(t.stops, len(t.cells))
		p.skipLine()
	}
	return t, nil
}

// nextLine goes to the first word of the next line that has one and is no comment; false at the end of the text.
func (p *parser) nextLine() bool {
	for p.pos < len(p.src) {
		if p.src[p.pos] != '#' {
			p.skipSpaces()
			if !p.lineEnds() {
				return true
			}
		}
		p.skipLine()
	}
	return false
}

// wholeNumber reads a number, 0 or more; missing is what is wrong when the line has ended.
func (p *parser) wholeNumber(missing problem) (n, at int, err error) {
	if p.lineEnds() {
		return 0, 0, p.fault(missing, p.pos, min(p.pos+1, len(p.src)))
	}
	return p.number(0, notANumber)
}

// number reads a number, least or more, and the spaces after it.
func (p *parser) number(least int, bad problem) (n, at int, err error) {
	at, stop := p.pos, p.wordEndAt(p.pos)
	n, err = strconv.Atoi(p.src[at:stop])
	if err != nil || n < least || n > math.MaxInt32 || p.src[at] == '+' || p.src[at] == '-' && n >= 0 {
		return 0, 0, p.fault(bad, at, stop)
	}
	p.pos = stop
	p.skipSpaces()
	return n, at, nil
}

// wordEndAt is where the word ends that begins at a byte.
func (p *parser) wordEndAt(at int) int {
	for at < len(p.src) && classes[p.src[at]]&blankByte == 0 {
		at++
	}
	return at
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

// numbered is a board of n vertices named by the numbers from first on; at is the byte where n stands.
func (p *parser) numbered(n, first, at int) (Board, error) {
	if n > MaxVertices {
		return Board{}, &LimitError{placeIn(p.file, p.src, at), "vertices", MaxVertices}
	}
	b := New()
	b.Vertices = make([]Vertex, n)
	for i := range b.Vertices {
		b.Vertices[i].ID = strconv.Itoa(i + first)
	}
	return b, nil
}

// ownNumbers gives each vertex the number that stands for it in formats of numbers: where the IDs are the numbers 1 to n,
// or 0 to n-1 with an edge at 0, they stand for themselves (own); other vertices are numbered from 1 in the order of the
// board.
func ownNumbers(b Board) (numbers []int, own bool) {
	numbers = make([]int, len(b.Vertices))
	first := math.MaxInt
	for i := range b.Vertices {
		id := b.Vertices[i].ID
		n, err := strconv.Atoi(id)
		if err != nil || strconv.Itoa(n) != id {
			return inOrder(numbers), false
		}
		numbers[i] = n
		first = min(first, n)
	}
	last := first + len(numbers) - 1
	for _, n := range numbers { // IDs differ, so n of them within n numbers are all of those
		if first < 0 || first > 1 || n > last {
			return inOrder(numbers), false
		}
	}
	atZero := func(e Edge) bool { return numbers[e.From] == 0 || numbers[e.To] == 0 }
	if first == 0 && !slices.ContainsFunc(b.Edges, atZero) {
		return inOrder(numbers), false
	}
	return numbers, true
}

func inOrder(numbers []int) []int {
	for i := range numbers {
		numbers[i] = i + 1
	}
	return numbers
}

// appendNumbers writes a line of numbers.
func appendNumbers(out []byte, numbers ...int) []byte {
	for i, n := range numbers {
		if i > 0 {
			out = append(out, ' ')
		}
		out = strconv.AppendInt(out, int64(n), 10)
	}
	return append(out, '\n')
}
