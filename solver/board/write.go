package board

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"dev.mexboard/solver"
)

// Write is the board as DOT text, such that Read gives the same board again. The same board gives the same bytes. One statement a
// line: the graph's attributes, the vertices in order, then subgraphs and edges. An edge is written inside its
// subgraph; where the order of the edges asks for it, a subgraph is opened again. Linear time.
func Write(b Board) []byte {
	w := writer{b: b, home: homes(b)}
	w.header()
	for i := range b.Vertices {
		w.vertex(&b.Vertices[i])
	}
	w.flush(0)
	for _, s := range b.Subgraphs {
		w.subgraph(s)
		w.flush(0)
	}
	for w.next < len(b.Edges) {
		w.move(w.path(w.home.of[w.next]))
		w.edge()
	}
	w.move(nil)
	w.depth = 0
	w.line("}")
	return w.out
}

// writer makes the text.
type writer struct {
	out   []byte
	b     Board
	home  home
	next  int     // the next edge to write
	at    int32   // the number of the last subgraph written
	open  []int32 // subgraphs opened again, from the outside in
	depth int
}

// home tells the named subgraph of each edge; subgraphs are numbered from 1 as they are met from the outside in, 0 is
// the graph.
type home struct {
	of      []int32 // by edge
	parents []int32 // by subgraph: the innermost named one round it
	names   []string
}

// homes numbers the subgraphs of a board. An edge listed in several belongs to the last of them.
func homes(b Board) home {
	h := home{of: make([]int32, len(b.Edges)), parents: []int32{0}, names: []string{""}}
	var number func(subs []Subgraph, parent int32)
	number = func(subs []Subgraph, parent int32) { // as deep as subgraphs are nested: at most MaxDepth
		for _, s := range subs {
			n := int32(len(h.names))
			h.parents, h.names = append(h.parents, parent), append(h.names, s.Name)
			inner := n
			if s.Name == "" {
				inner = parent
			}
			for _, e := range s.Edges {
				h.of[e] = inner
			}
			number(s.Children, inner)
		}
	}
	number(b.Subgraphs, 0)
	return h
}

// maxIndent stops the growth of lines when subgraphs are nested deeply.
const maxIndent = 12

// line writes the parts as one line.
func (w *writer) line(parts ...string) {
	for range min(w.depth, maxIndent) {
		w.out = append(w.out, '\t')
	}
	for _, p := range parts {
		w.out = append(w.out, p...)
	}
	w.out = append(w.out, '\n')
}

// header writes the first line and the graph's attributes.
func (w *writer) header() {
	first := "graph "
	if w.b.Directed {
		first = "digraph "
	}
	if w.b.HasName {
		first += quote(w.b.Name) + " "
	}
	w.line(first, "{")
	w.depth = 1
	if r := w.b.Rule; r.Play != solver.Normal {
		w.line("play=", quote(r.Play.String()), ";")
	}
	if r := w.b.Rule; r.Compound != solver.Disjunctive {
		w.line("compound=", quote(r.Compound.String()), ";")
	}
	if w.b.Loopy {
		w.line("loopy=true;")
	}
	w.settings(w.b.Attrs)
	if w.b.Placed() && !has(w.b.Attrs, implied.Key) {
		w.line(implied.Key, "=", implied.Value, ";")
	}
}

func has(attrs []Attr, key string) bool {
	for i := range attrs {
		if attrs[i].Key == key {
			return true
		}
	}
	return false
}

// settings writes attributes of a graph or subgraph, each on its line.
func (w *writer) settings(attrs []Attr) {
	for _, a := range attrs {
		w.line(quote(a.Key), "=", value(a.Value, a.HTML), ";")
	}
}

// vertex writes a vertex with all its attributes.
func (w *writer) vertex(v *Vertex) {
	var l list
	if v.HasLabel {
		l.field("label", value(v.Label, v.HTMLLabel))
	}
	if v.Chips > 0 {
		l.field("chips", strconv.Itoa(v.Chips))
	}
	if v.Split {
		l.field("split", "true")
	}
	if v.Ground {
		l.field("ground", "true")
	}
	if v.Placed && v.Pos.finite() {
		l.field("pos", quote(v.place()))
	}
	l.addAll(v.Attrs)
	w.line(quote(v.ID), l.close(), ";")
}

// place is where a placed vertex is, as its pos says it.
func (v Vertex) place() string {
	if v.Pinned {
		return v.Pos.String() + "!"
	}
	return v.Pos.String()
}

// edge writes the next edge.
func (w *writer) edge() {
	e := &w.b.Edges[w.next]
	w.next++
	mark := " -- "
	if w.b.Directed {
		mark = " -> "
	}
	var l list
	if e.Curve != nil && e.Curve.valid() {
		l.field("pos", quote(e.Curve.String()))
	}
	l.addAll(e.Attrs)
	from, to := quote(w.b.Vertices[e.From].ID)+port(e.FromPort), quote(w.b.Vertices[e.To].ID)+port(e.ToPort)
	w.line(from, mark, to, l.close(), ";")
}

// port is a port as it stands after a name.
func port(s string) string {
	if s == "" {
		return ""
	}
	if name, compass, ok := strings.Cut(s, ":"); ok && plain(name) && plain(compass) {
		return ":" + name + ":" + compass
	}
	return ":" + quote(s)
}

// list is a list of attributes in brackets.
type list struct {
	text strings.Builder
	own  []string // keys that stand for fields: attributes of that name, kept for want of meaning, give way
}

// field adds what a field of the board says.
func (l *list) field(key, value string) {
	l.own = append(l.own, key)
	l.add(key, value)
}

func (l *list) add(key, value string) {
	if l.text.Len() == 0 {
		l.text.WriteString(" [")
	} else {
		l.text.WriteString(", ")
	}
	l.text.WriteString(key + "=" + value)
}

func (l *list) addAll(attrs []Attr) {
	for _, a := range attrs {
		if !slices.Contains(l.own, a.Key) {
			l.add(quote(a.Key), value(a.Value, a.HTML))
		}
	}
}

func (l *list) close() string {
	if l.text.Len() == 0 {
		return ""
	}
	return l.text.String() + "]"
}

// subgraph writes a subgraph with its members and, where they are next, its edges.
func (w *writer) subgraph(s Subgraph) {
	w.at++
	me := w.at
	w.begin(s.Name)
	w.settings(s.Attrs)
	for _, v := range s.Vertices {
		w.line(quote(w.b.Vertices[v].ID), ";")
	}
	w.flush(me)
	for _, c := range s.Children {
		w.subgraph(c)
		w.flush(me)
	}
	w.end()
}

func (w *writer) begin(name string) {
	if name == "" {
		w.line("{")
	} else {
		w.line("subgraph ", quote(name), " {")
	}
	w.depth++
}

func (w *writer) end() {
	w.depth--
	w.line("}")
}

// flush writes the next edges as long as they belong to a subgraph.
func (w *writer) flush(home int32) {
	for w.next < len(w.b.Edges) && w.home.of[w.next] == home {
		w.edge()
	}
}

// path lists the subgraphs from the outside in down to s.
func (w *writer) path(s int32) []int32 {
	var up []int32
	for ; s != 0; s = w.home.parents[s] {
		up = append(up, s)
	}
	for i, j := 0, len(up)-1; i < j; i, j = i+1, j-1 {
		up[i], up[j] = up[j], up[i]
	}
	return up
}

// move closes and opens subgraphs again until those of the path are open.
func (w *writer) move(path []int32) {
	same := 0
	for same < len(path) && same < len(w.open) && path[same] == w.open[same] {
		same++
	}
	for len(w.open) > same {
		w.end()
		w.open = w.open[:len(w.open)-1]
	}
	for _, s := range path[same:] {
		w.begin(w.home.names[s])
		w.open = append(w.open, s)
	}
}

// value is an attribute's value as DOT has it.
func value(s string, html bool) string {
	if html && balanced(s) {
		return "<" + s + ">"
	}
	return quote(s)
}

// quote is a name or value as DOT has it: in quotes where it needs them.
func quote(s string) string {
	if plain(s) {
		return s
	}
	if !quotable(s) && balanced(s) {
		return "<" + s + ">"
	}
	var out strings.Builder
	out.WriteByte('"')
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '"':
			out.WriteString(`\"`)
		case c == '\\' && i+1 < len(s) && s[i+1] == '\\':
			out.WriteString(`\\`)
			i++
		case c == '\\' && !stays(s[i:]):
			out.WriteString(`\\`) // cannot be said exactly
		default:
			out.WriteByte(c)
		}
	}
	out.WriteByte('"')
	return out.String()
}

// plain tells whether text is an ID without quotes.
func plain(s string) bool {
	if s == "" || keyword(s) != nameToken {
		return false
	}
	if c := s[0]; classes[c]&letterByte == 0 {
		return numeral(s) == len(s)
	}
	for i := 0; i < len(s); i++ {
		if s[i] >= utf8.RuneSelf {
			return plainRunes(s[i:])
		}
		if classes[s[i]]&(letterByte|digitByte) == 0 {
			return false
		}
	}
	return true
}

// plainRunes is plain for the rest of a name with characters outside ASCII: only letters and digits go without quotes.
func plainRunes(s string) bool {
	for _, r := range s {
		if r != '_' && !unicode.In(r, unicode.L, unicode.M, unicode.Nd) || r == utf8.RuneError {
			return false
		}
	}
	return true
}

// quotable tells whether a text can stand in double quotes exactly.
func quotable(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' {
			if !stays(s[i:]) {
				return false
			}
			i++ // a backslash takes the character after it along
		}
	}
	return true
}

// stays tells whether the backslash that s begins with would be read as itself: not before a quote, a line end or the
// end of the string.
func stays(s string) bool {
	skip, kept := escape(s)
	return len(s) > 1 && skip == kept
}

// balanced tells whether a text can stand in angle brackets.
func balanced(s string) bool {
	depth := 0
	for i := 0; i < len(s) && depth >= 0; i++ {
		switch s[i] {
		case '<':
			depth++
		case '>':
			depth--
		}
	}
	return depth == 0
}
