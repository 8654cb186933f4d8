package board

import (
	"strings"
	"unicode/utf8"
)

// parser reads DOT text: one statement after the other, with a stack of the open braces instead of recursion. The grammar
// is that of Graphviz 2.43, with its lists "a, b -> c".
type parser struct {
	lexer
	file     string
	name     string
	hasName  bool
	directed bool
	strict   bool

	index    map[string]int32
	vertices []vertexText
	edges    []Edge
	known    map[edgeKey]int32 // edges that an equal one is merged with

	scopes  []scope // 0 is the graph itself
	named   map[scopeKey]int32
	members map[member]struct{}
	frames  []frame
	ends    []end // of the edge statements that are open, group after group
	groups  []int // where each group stops in ends
	list    []setting
	visited visits

	start   int      // where the innermost open statement begins
	idAt    int      // where the last ID begins
	outline *Outline // what is stated where; nil: nobody asks
}

// vertexText is a vertex as the text has it.
type vertexText struct {
	id       string
	settings []setting
}

// setting is an attribute with the place of its value. Slices of settings are never changed in place: vertices made
// under the same defaults share them.
type setting struct {
	Attr
	at int
}

// end is one end of an edge.
type end struct {
	vertex int32
	port   string
}

// frame is an open brace: the scope it opened, and the statement that waits for it to close.
type frame struct {
	scope        int32
	home         int32 // the innermost named scope, which edges belong to
	ends, groups int   // where this level's part of parser.ends and parser.groups begins
	nodes, edges []setting
	start        int // where the statement begins that waits
}

// Read reads a board from DOT text; name is the file's name for messages. The error is a *SyntaxError (not DOT), an
// *AttributeError (DOT, but not a board) or a *LimitError; all tell line and column. Cycles, chips on splits and the
// like are not errors of reading, so that such a board can be opened and mended: see Check. Linear time. The board keeps the text
// in memory.
func Read(text []byte, name string) (Board, error) {
	p := parser{file: name, index: make(map[string]int32)}
	if err := p.load(text); err != nil {
		return Board{}, err
	}
	if err := p.graph(); err != nil {
		return Board{}, err
	}
	return p.board()
}

// load takes the text, which must be UTF-8; a byte order mark is passed over.
func (p *parser) load(text []byte) error {
	if len(text) > MaxText {
		return &LimitError{Place{File: p.file}, "text", MaxText}
	}
	p.src = strings.TrimPrefix(string(text), "\uFEFF")
	if utf8.ValidString(p.src) {
		return nil
	}
	for at, r := range p.src {
		if r == utf8.RuneError {
			if _, width := utf8.DecodeRuneInString(p.src[at:]); width == 1 {
				return p.fault(notUTF8, at, at+1)
			}
		}
	}
	return nil
}

// fault is the error that something else was expected than the text from at to end.
func (p *parser) fault(why problem, at, end int) error {
	found := p.src[at:end]
	if runes := []rune(found); len(runes) > 40 {
		found = string(runes[:40]) + "…"
	}
	return &SyntaxError{
		Place: placeIn(p.file, p.src, at), Expected: why.expected, Found: found, Try: why.try, key: why.key,
	}
}

// expected is the error that the token read is not what must stand there. A brace never closed is told as such.
func (p *parser) expected(what problem) error {
	t := p.token
	switch {
	case t.kind == broken:
		what = p.broken
		if what == notAToken {
			_, width := utf8.DecodeRuneInString(p.src[t.at:])
			t.end = t.at + width
		}
	case t.kind == endOfText && what == noStatement:
		what = noClose
	}
	return p.fault(what, t.at, t.end)
}

// limit is the error that a limit is passed at the token read.
func (p *parser) limit(what string, limit int) error {
	return &LimitError{placeIn(p.file, p.src, p.token.at), what, limit}
}

// graph reads the whole text.
func (p *parser) graph() error {
	p.next()
	if p.token.kind == endOfText {
		return p.expected(noText)
	}
	if p.token.kind == strictWord {
		p.strict = true
		p.next()
	}
	p.directed = p.token.kind == digraphWord
	if !p.directed && p.token.kind != graphWord {
		return p.expected(noStart)
	}
	p.next()
	if p.token.kind.isID() {
		p.hasName = true
		var err error
		if p.name, _, err = p.id(); err != nil {
			return err
		}
	}
	if p.token.kind != openBrace {
		return p.expected(noBody)
	}
	p.edges = make([]Edge, 0, min(MaxEdges, strings.Count(p.src, "->")+strings.Count(p.src, "--")))
	p.scopes = []scope{{}}
	p.frames = []frame{{}}
	p.next()
	for len(p.frames) > 0 {
		if err := p.statement(); err != nil {
			return err
		}
	}
	if p.token.kind != endOfText {
		return p.expected(afterGraph)
	}
	return nil
}

// top is the innermost open brace.
func (p *parser) top() *frame { return &p.frames[len(p.frames)-1] }

// statement reads a statement, or as far into it as the next brace.
func (p *parser) statement() error {
	p.start = p.token.at
	switch k := p.token.kind; {
	case k.isID():
		return p.nameStatement()
	case k == closeBrace:
		return p.close()
	case k == openBrace, k == subgraphWord:
		return p.open()
	case k == graphWord, k == nodeWord, k == edgeWord:
		return p.defaults(k)
	}
	return p.expected(noStatement)
}

// nameStatement reads a statement that begins with a name: key=value, vertices, or an edge.
func (p *parser) nameStatement() error {
	text, _, err := p.id()
	if err != nil {
		return err
	}
	if p.token.kind == equals {
		p.list = p.list[:0]
		if err := p.value(text); err != nil {
			return err
		}
		p.semicolon()
		return p.setScope()
	}
	if err := p.vertexList(text); err != nil {
		return err
	}
	return p.chain()
}

// id reads an ID, with the parts of a string joined by +.
func (p *parser) id() (text string, html bool, err error) {
	p.idAt = p.token.at
	text, html = p.token.text, p.token.kind == htmlToken
	quoted := p.token.kind == quotedToken
	p.next()
	if !quoted || p.token.kind != plus {
		return text, html, nil
	}
	parts := []string{text}
	for p.token.kind == plus {
		p.next()
		if p.token.kind != quotedToken {
			return "", false, p.expected(noString)
		}
		parts = append(parts, p.token.text)
		p.next()
	}
	return strings.Join(parts, ""), false, nil
}

// vertexList reads the rest of "a:port, b, c" after the first name, as one group of ends.
func (p *parser) vertexList(text string) error {
	for {
		e := end{}
		var err error
		if e.vertex, err = p.vertex(text); err != nil {
			return err
		}
		if p.token.kind == colon {
			if e.port, err = p.port(); err != nil {
				return err
			}
		}
		p.ends = append(p.ends, e)
		if p.token.kind != comma {
			break
		}
		p.next()
		if !p.token.kind.isID() {
			return p.expected(noVertex)
		}
		if text, _, err = p.id(); err != nil {
			return err
		}
	}
	p.groups = append(p.groups, len(p.ends))
	return nil
}

// port reads ":port" or ":port:compass".
func (p *parser) port() (string, error) {
	var port string
	for i := 0; i < 2 && p.token.kind == colon; i++ {
		p.next()
		if !p.token.kind.isID() {
			return "", p.expected(noPort)
		}
		text, _, err := p.id()
		if err != nil {
			return "", err
		}
		if i > 0 {
			port += ":"
		}
		port += text
	}
	return port, nil
}

// chain reads on after one end of a possible edge: the other ends, then the attributes.
func (p *parser) chain() error {
	for p.token.kind.isEdge() {
		switch {
		case p.directed && p.token.kind == edgeLine:
			return p.expected(lineInDigraph)
		case !p.directed && p.token.kind == arrow:
			return p.expected(arrowInGraph)
		}
		p.next()
		switch k := p.token.kind; {
		case k.isID():
			text, _, err := p.id()
			if err != nil {
				return err
			}
			if err := p.vertexList(text); err != nil {
				return err
			}
		case k == openBrace, k == subgraphWord:
			return p.open() // close goes on with the chain
		default:
			return p.expected(noHead)
		}
	}
	return p.finish()
}

// finish ends a statement of vertices or edges: its attributes, then what it makes.
func (p *parser) finish() error {
	if err := p.attributes(); err != nil {
		return err
	}
	f, before := p.top(), len(p.edges)
	var err error
	if len(p.groups) == f.groups+1 {
		p.outline.stateVertices(p.ends[f.ends:])
		err = p.setVertices(p.ends[f.ends:])
	} else {
		err = p.connect(p.groups[f.groups:])
		p.outline.stateEdges(before, len(p.edges))
	}
	p.outline.stated(p.start, p.last)
	p.ends, p.groups = p.ends[:f.ends], p.groups[:f.groups]
	p.semicolon()
	return err
}

func (p *parser) semicolon() {
	if p.token.kind == semicolon {
		p.next()
	}
}

// attributes reads lists of attributes, none or several, into p.list: each key once, the last value, in the place of
// the first.
func (p *parser) attributes() error {
	p.list = p.list[:0]
	for p.token.kind == openBracket {
		p.next()
		for p.token.kind != closeBracket {
			if !p.token.kind.isID() {
				return p.expected(noKey)
			}
			key, _, err := p.id()
			if err != nil {
				return err
			}
			if p.token.kind != equals {
				return p.expected(noEquals)
			}
			if err := p.value(key); err != nil {
				return err
			}
			if p.token.kind == semicolon || p.token.kind == comma {
				p.next()
			}
		}
		p.next()
	}
	return nil
}

// value reads "= value" for a key into p.list.
func (p *parser) value(key string) error {
	p.next()
	if !p.token.kind.isID() {
		return p.expected(noValue)
	}
	s := setting{Attr{Key: key}, p.token.at}
	var err error
	if s.Value, s.HTML, err = p.id(); err != nil {
		return err
	}
	for i := range p.list {
		if p.list[i].Key == key {
			p.list[i] = s
			return nil
		}
	}
	if len(p.list) >= MaxAttrs {
		return p.limit("attributes", MaxAttrs)
	}
	p.list = append(p.list, s)
	return nil
}

// defaults reads "node [..]", "edge [..]" or "graph [..]".
func (p *parser) defaults(k kind) error {
	p.next()
	if p.token.kind != openBracket {
		return p.expected(noList)
	}
	if err := p.attributes(); err != nil {
		return err
	}
	p.semicolon()
	switch k {
	case nodeWord:
		return p.setDefaults(forNodes)
	case edgeWord:
		return p.setDefaults(forEdges)
	}
	return p.setScope()
}
