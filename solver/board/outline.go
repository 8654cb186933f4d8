package board

import (
	"slices"
	"sort"
	"strings"
)

// Outline tells where in a DOT text the parts of its board are stated. Places are bytes of the text after a byte order
// mark; lines count from 0. The zero Outline is that of a text that states nothing.
type Outline struct {
	Statements []Statement // those that make vertices or edges, in the order in which they end
	Comments   bool        // the text has comments

	first  []int // by vertex: where it is named first
	own    []bool
	starts []int // of the lines
	open   Statement
}

// Statement is a statement of vertices or of edges from byte At up to End, and what it states, by index of the board. An
// edge that is stated twice (in a strict graph) is listed twice.
type Statement struct {
	At, End         int
	Vertices, Edges []int
}

// Outlined is Read, and where the text states what. Linear time.
func Outlined(text []byte, name string) (Board, Outline, error) {
	o := Outline{}
	p := parser{file: name, index: make(map[string]int32), outline: &o}
	if err := p.load(text); err != nil {
		return Board{}, Outline{}, err
	}
	if err := p.graph(); err != nil {
		return Board{}, Outline{}, err
	}
	b, err := p.board()
	o.Comments = p.noted
	o.starts = lineStarts(p.src)
	o.own = make([]bool, len(o.first))
	for _, s := range o.Statements {
		for _, v := range s.Vertices {
			o.own[v] = true
		}
	}
	return b, o, err
}

func lineStarts(text string) []int {
	starts := make([]int, 1, strings.Count(text, "\n")+1)
	for i := range len(text) {
		if text[i] == '\n' {
			starts = append(starts, i+1)
		}
	}
	return starts
}

// named notes where a new vertex is named.
func (o *Outline) named(at int) {
	if o != nil {
		o.first = append(o.first, at)
	}
}

func (o *Outline) stateVertices(ends []end) {
	if o == nil {
		return
	}
	for _, e := range ends {
		o.open.Vertices = append(o.open.Vertices, int(e.vertex))
	}
}

// stateEdges notes the edges from one number up to another.
func (o *Outline) stateEdges(from, to int) {
	if o == nil {
		return
	}
	for e := from; e < to; e++ {
		o.open.Edges = append(o.open.Edges, e)
	}
}

// stated notes where the statement stands.
func (o *Outline) stated(at, end int) {
	if o == nil {
		return
	}
	o.open.At, o.open.End = at, end
	o.Statements = append(o.Statements, o.open)
	o.open = Statement{}
}

// Line is the line of a place.
func (o Outline) Line(at int) int {
	return max(0, sort.SearchInts(o.starts, at+1)-1)
}

// Start is where a line begins; beyond the last line, where that begins.
func (o Outline) Start(line int) int {
	if len(o.starts) == 0 {
		return 0
	}
	return o.starts[max(0, min(line, len(o.starts)-1))]
}

// At is what the innermost statement round a place states, nothing where there is none. Time grows with the statements.
func (o Outline) At(at int) (vertices, edges []int) {
	for _, s := range o.Statements { // an inner one ends before an outer one
		if s.At <= at && at <= s.End {
			return s.Vertices, s.Edges
		}
	}
	return nil, nil
}

// On is what the statements state that begin on a line, each once, ascending.
func (o Outline) On(line int) (vertices, edges []int) {
	for _, s := range o.Statements {
		if o.Line(s.At) == line {
			vertices, edges = append(vertices, s.Vertices...), append(edges, s.Edges...)
		}
	}
	return distinct(vertices), distinct(edges)
}

// Lines is the lines on which some vertices and edges are stated, ascending. A vertex that no statement is about is
// where it is named first. Time grows with the statements.
func (o Outline) Lines(vertices, edges []int) []int {
	var lines []int
	add := func(at, end int) {
		for l := o.Line(at); l <= o.Line(max(at, end-1)); l++ {
			lines = append(lines, l)
		}
	}
	wanted, wantedEdges := setOf(vertices), setOf(edges)
	for _, s := range o.Statements {
		if anyOf(wanted, s.Vertices) || anyOf(wantedEdges, s.Edges) {
			add(s.At, s.End)
		}
	}
	for _, v := range vertices {
		if v >= 0 && v < len(o.first) && !o.own[v] {
			add(o.first[v], o.first[v])
		}
	}
	return distinct(lines)
}

func setOf(list []int) map[int]bool {
	set := make(map[int]bool, len(list))
	for _, i := range list {
		set[i] = true
	}
	return set
}

func anyOf(set map[int]bool, list []int) bool {
	return len(set) > 0 && slices.ContainsFunc(list, func(i int) bool { return set[i] })
}

func distinct(list []int) []int {
	slices.Sort(list)
	return slices.Compact(list)
}
