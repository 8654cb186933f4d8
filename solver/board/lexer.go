package board

import "strings"

// kind is a kind of token.
type kind uint8

const (
	endOfText kind = iota
	broken         // text that is no token; lexer.broken says why
	nameToken
	quotedToken
	htmlToken
	strictWord
	graphWord
	digraphWord
	nodeWord
	edgeWord
	subgraphWord
	openBrace
	closeBrace
	openBracket
	closeBracket
	semicolon
	comma
	equals
	colon
	plus
	arrow    // ->
	edgeLine // --
)

// isID tells whether a token can name something.
func (k kind) isID() bool { return k == nameToken || k == quotedToken || k == htmlToken }

// isEdge tells whether a token joins the ends of an edge.
func (k kind) isEdge() bool { return k == arrow || k == edgeLine }

// token is one word of DOT. text is the meaning of an ID: escapes resolved, outer marks gone.
type token struct {
	kind    kind
	at, end int // bytes of the source
	text    string
}

// lexer cuts DOT text into tokens, one at a time. It makes no copy of the text but for strings with escapes.
type lexer struct {
	src    string
	pos    int
	token  token
	broken problem // why the token is broken
	last   int     // where the token before ends
	noted  bool    // a comment was passed over
}

// Classes of bytes.
const (
	letterByte = 1 << iota // may begin a name
	digitByte
	blankByte
)

// classes has the class of each byte. All bytes of a character outside ASCII count as letters, as in Graphviz.
var classes = byteClasses()

func byteClasses() (table [256]uint8) {
	for c := range table {
		switch {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c == '_', c >= 0x80:
			table[c] = letterByte
		case c >= '0' && c <= '9':
			table[c] = digitByte
		case c == ' ', c == '\t', c == '\n', c == '\r', c == '\f', c == '\v':
			table[c] = blankByte
		}
	}
	return table
}

// marks has the kinds of tokens of one character.
var marks = [128]kind{
	'{': openBrace, '}': closeBrace, '[': openBracket, ']': closeBracket,
	';': semicolon, ',': comma, '=': equals, ':': colon, '+': plus,
}

// keywords, in any letter case.
var keywords = []struct {
	word string
	kind kind
}{
	{"node", nodeWord},
	{"edge", edgeWord},
	{"graph", graphWord},
	{"digraph", digraphWord},
	{"subgraph", subgraphWord},
	{"strict", strictWord},
}

// keyword is the keyword that a name is, or nameToken.
func keyword(name string) kind {
	if len(name) < 4 || len(name) > 8 {
		return nameToken
	}
	for _, k := range keywords {
		if len(name) == len(k.word) && strings.EqualFold(name, k.word) {
			return k.kind
		}
	}
	return nameToken
}

// next reads the next token.
func (l *lexer) next() {
	l.last = l.token.end
	if !l.skipBlanks() {
		return
	}
	at := l.pos
	if at >= len(l.src) {
		l.token = token{kind: endOfText, at: at, end: at}
		return
	}
	switch c := l.src[at]; {
	case classes[c]&letterByte != 0:
		l.name()
	case c == '"':
		l.quoted()
	case c == '<':
		l.html()
	case c == '-' && l.byteAt(at+1) == '>':
		l.mark(arrow, 2)
	case c == '-' && l.byteAt(at+1) == '-':
		l.mark(edgeLine, 2)
	case classes[c]&digitByte != 0, c == '.', c == '-':
		l.number()
	case marks[c] != 0:
		l.mark(marks[c], 1)
	default:
		l.fail(at, at+1, notAToken)
	}
}

// byteAt is the byte at a place, 0 beyond the end.
func (l *lexer) byteAt(i int) byte {
	if i < len(l.src) {
		return l.src[i]
	}
	return 0
}

func (l *lexer) mark(k kind, width int) {
	l.token = token{kind: k, at: l.pos, end: l.pos + width}
	l.pos += width
}

// fail makes the token a broken one: no rule of the grammar takes it, and the parser tells why.
func (l *lexer) fail(at, end int, why problem) {
	l.token = token{kind: broken, at: at, end: end}
	l.broken = why
	l.pos = len(l.src)
}

// lineEnd is where the line ends on which the lexer stands.
func (l *lexer) lineEnd() int {
	if n := strings.IndexAny(l.src[l.pos:], "\r\n"); n >= 0 {
		return l.pos + n
	}
	return len(l.src)
}

// skipBlanks passes blanks and comments; false when a comment has no end.
func (l *lexer) skipBlanks() bool {
	for l.pos < len(l.src) {
		c := l.src[l.pos]
		switch {
		case classes[c]&blankByte != 0:
			l.pos++
		case c == '#', c == '/' && l.byteAt(l.pos+1) == '/':
			l.noted = true
			n := strings.IndexByte(l.src[l.pos:], '\n')
			if n < 0 {
				n = len(l.src) - l.pos
			}
			l.pos += n
		case c == '/' && l.byteAt(l.pos+1) == '*':
			l.noted = true
			n := strings.Index(l.src[l.pos+2:], "*/")
			if n < 0 {
				l.fail(l.pos, l.lineEnd(), openComment)
				return false
			}
			l.pos += n + 4
		default:
			return true
		}
	}
	return true
}

// name reads a plain name or a keyword.
func (l *lexer) name() {
	at := l.pos
	for l.pos < len(l.src) && classes[l.src[l.pos]]&(letterByte|digitByte) != 0 {
		l.pos++
	}
	text := l.src[at:l.pos]
	l.token = token{kind: keyword(text), at: at, end: l.pos, text: text}
}

// number reads a numeral: -? (digits [. digits] | . digits). What runs on after it ("1a") would be cut in two by
// Graphviz, with a warning; here it is an error, since hardly anyone means that.
func (l *lexer) number() {
	at := l.pos
	end := numeral(l.src[at:])
	if end == 0 {
		l.fail(at, at+1, notAToken)
		return
	}
	end += at
	if c := l.byteAt(end); c == '.' || classes[c]&(letterByte|digitByte) != 0 {
		for end < len(l.src) && (l.src[end] == '.' || classes[l.src[end]]&(letterByte|digitByte) != 0) {
			end++
		}
		l.fail(at, end, badNumber)
		return
	}
	l.pos = end
	l.token = token{kind: nameToken, at: at, end: end, text: l.src[at:end]}
}

// numeral is the length of the numeral that s begins with, 0 when it begins with none.
func numeral(s string) int {
	i := 0
	digits := func() int {
		at := i
		for i < len(s) && classes[s[i]]&digitByte != 0 {
			i++
		}
		return i - at
	}
	if i < len(s) && s[i] == '-' {
		i++
	}
	whole := digits()
	if i < len(s) && s[i] == '.' {
		i++
		if digits() == 0 && whole == 0 {
			return 0
		}
	} else if whole == 0 {
		return 0
	}
	return i
}

// quoted reads a string in double quotes. Only \" is an escape; a backslash at the end of a line joins it to the next;
// any other backslash stays, and takes the character after it along (so that "a\\" ends).
func (l *lexer) quoted() {
	at := l.pos
	from := at + 1 // what is not yet in made
	var made []byte
	for i := from; i < len(l.src); {
		switch l.src[i] {
		case '"':
			text := l.src[from:i]
			if made != nil {
				text = string(append(made, text...))
			}
			l.pos = i + 1
			l.token = token{kind: quotedToken, at: at, end: l.pos, text: text}
			return
		case '\\':
			skip, kept := escape(l.src[i:])
			if kept != skip {
				made = append(made, l.src[from:i]...)
				made = append(made, l.src[i+skip-kept:i+skip]...)
				from = i + skip
			}
			i += skip
		case 0:
			l.fail(i, i+1, notAToken)
			return
		default:
			i++
		}
	}
	l.fail(at, l.lineEnd(), openString)
}

// escape measures what begins with a backslash: how many bytes it takes, and how many of them, at its end, stay.
func escape(s string) (skip, kept int) {
	switch {
	case len(s) < 2:
		return 1, 1
	case s[1] == '"':
		return 2, 1
	case s[1] == '\n':
		return 2, 0
	case s[1] == '\r' && len(s) > 2 && s[2] == '\n':
		return 3, 0
	case s[1] == '\\':
		return 2, 2
	}
	return 1, 1
}

// html reads a string in nested angle brackets; the outermost are no part of it.
func (l *lexer) html() {
	depth := 0
	for i := l.pos; i < len(l.src); i++ {
		switch l.src[i] {
		case '<':
			depth++
		case '>':
			depth--
			if depth == 0 {
				l.token = token{kind: htmlToken, at: l.pos, end: i + 1, text: l.src[l.pos+1 : i]}
				l.pos = i + 1
				return
			}
		case 0:
			l.fail(i, i+1, notAToken)
			return
		}
	}
	l.fail(l.pos, l.lineEnd(), openHTML)
}
