package board

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// Place is a place in a text. Lines and columns count from 1, columns in characters; 0 is unknown. File is "" for text
// without a file.
type Place struct {
	File      string
	Line, Col int
}

// String is "file:3:14: ", without what is not known; "" when nothing is.
func (p Place) String() string {
	var s strings.Builder
	if p.File != "" {
		s.WriteString(p.File + ":")
	}
	if p.Line > 0 {
		fmt.Fprintf(&s, "%d:", p.Line)
		if p.Col > 0 {
			fmt.Fprintf(&s, "%d:", p.Col)
		}
	}
	if s.Len() > 0 {
		s.WriteString(" ")
	}
	return s.String()
}

// Where is the place itself: errors that embed it have one.
func (p Place) Where() Place { return p }

// placeIn finds line and column of a byte of a text.
func placeIn(file, text string, at int) Place {
	at = min(at, len(text))
	before := text[:at]
	start := strings.LastIndexByte(before, '\n') + 1
	return Place{
		File: file,
		Line: strings.Count(before, "\n") + 1,
		Col:  utf8.RuneCountInString(before[start:]) + 1,
	}
}

// problem is one way for a text not to be DOT (or another format): the key of its message, and what it says in English.
type problem struct {
	key, expected, try string
}

// The ways for a text not to be DOT.
var (
	notUTF8       = problem{"syntax.utf8", "text in UTF-8", "saving the file as UTF-8"}
	notAToken     = problem{"syntax.token", "a name, a string or one of { } [ ] ; , = :", `double quotes round a name or value that holds other characters, as in "a-b"`}
	badNumber     = problem{"syntax.number", "a number or a name that does not begin like a number", "double quotes round it"}
	openString    = problem{"syntax.string", "a string that ends", `closing it with " (and writing a quote inside it as \")`}
	openHTML      = problem{"syntax.html", "an HTML string that ends", "closing each < with a >"}
	openComment   = problem{"syntax.comment", "a comment that ends", "closing it with */"}
	noText        = problem{"syntax.empty", "a graph", `text such as digraph { a -> b; a [chips=1] }`}
	noStart       = problem{"syntax.start", `"digraph" or "graph"`, `text such as digraph { a -> b; a [chips=1] }, or another format`}
	noBody        = problem{"syntax.body", `"{"`, `an opening brace after the graph's name (and double quotes round a name of several words)`}
	noStatement   = problem{"syntax.statement", `a vertex, an edge, an attribute or "}"`, "removing it, or double quotes if it is a name"}
	noClose       = problem{"syntax.close", `"}"`, "adding the closing brace that is missing"}
	noHead        = problem{"syntax.head", "a vertex at the edge's other end", "naming it (a keyword only in double quotes)"}
	noVertex      = problem{"syntax.vertex", `a vertex after ","`, "naming it, or removing the comma"}
	noPort        = problem{"syntax.port", `a port's name after ":"`, `naming it, or double quotes round a name that holds ":"`}
	noMembers     = problem{"syntax.members", `"{" after "subgraph"`, "the members in braces, even when there are none"}
	lineInDigraph = problem{"syntax.arrow", `"->"`, `"->" for each edge, or a board that begins with graph`}
	arrowInGraph  = problem{"syntax.line", `"--"`, `"--" for each edge, or a board that begins with digraph`}
	noList        = problem{"syntax.list", `"["`, `attributes in brackets, or double quotes if it is the name of a vertex`}
	noKey         = problem{"syntax.key", `an attribute's name or "]"`, "closing the list, or double quotes round a name that is a keyword"}
	noEquals      = problem{"syntax.equals", `"="`, "a value for each attribute, as in chips=1"}
	noValue       = problem{"syntax.value", "a value", `double quotes round a value that is a keyword or holds other characters than letters and digits`}
	noString      = problem{"syntax.join", `a string in double quotes after "+"`, "double quotes round both parts"}
	afterGraph    = problem{"syntax.after", "the end of the text", "one graph a file, and nothing after its closing brace"}
)

// SyntaxError says that a text is not DOT (or not the other format that was read).
type SyntaxError struct {
	Place
	Expected string // what was expected there
	Found    string // what is there: the characters, "" at the end of the text, "\n" at the end of a line
	Try      string // what to try
	key      string
}

func (e *SyntaxError) Error() string {
	return fmt.Sprintf("%sexpected %s, found %s; try %s", e.Place, e.Expected, found(e.Found), e.Try)
}

// Fault is the error's message: its place and what was found.
func (e *SyntaxError) Fault() (key string, args []any) {
	return e.key, []any{e.Place, found(e.Found)}
}

// found is what stands where something else was expected.
func found(text string) any {
	switch text {
	case "":
		return &ending{"syntax.end", "the end of the text"}
	case "\n", "\r\n":
		return &ending{"syntax.end.line", "the end of the line"}
	}
	return shown(text)
}

// ending is the end of a text or line in a message.
type ending struct{ key, english string }

func (e *ending) Error() string { return e.english }

// Fault is how the end is called.
func (e *ending) Fault() (key string, args []any) { return e.key, nil }

// shown is a piece of text in a message: in quotes, if it has none of its own.
func shown(text string) string {
	if strings.Contains(text, `"`) {
		return text
	}
	return `"` + text + `"`
}

// AttributeError says that an attribute that counts has a value that is none. Vertex is "" for an attribute of the graph.
type AttributeError struct {
	Place
	Vertex     string
	Key, Value string
}

// permitted says what the attributes that count may be.
var permitted = map[string]string{
	"chips":    "a whole number, 0 or more",
	"split":    "true or false",
	"ground":   "true or false",
	"loopy":    "true or false",
	"play":     "normal or misere",
	"compound": `disjunctive, "continued-conjunctive", conjunctive, selective, "diminished-disjunctive" or "shortened-selective"`,
}

func (e *AttributeError) Error() string {
	of := ""
	if e.Vertex != "" {
		of = " of vertex " + shown(e.Vertex)
	}
	return fmt.Sprintf("%s%s=%s%s has no meaning; try %s", e.Place, e.Key, shown(e.Value), of, permitted[e.Key])
}

// Fault is the error's message: one for each attribute.
func (e *AttributeError) Fault() (key string, args []any) {
	args = []any{e.Place, shown(e.Value)}
	if e.Vertex != "" {
		args = append(args, shown(e.Vertex))
	}
	return "attribute." + e.Key, args
}

// Limits of a board.
const (
	MaxChips    = 1_000_000 // on a directed board
	MaxEdges    = 4_000_000
	MaxVertices = 4_000_000
	MaxDepth    = 10_000 // subgraphs in subgraphs
	MaxAttrs    = 1_000  // of one vertex, edge or subgraph
	MaxText     = 1 << 30
)

// LimitError says that a board is too large. What is "chips", "edges", "vertices", "depth", "attributes",
// "members" or "text".
type LimitError struct {
	Place
	What  string
	Limit int
}

// limitWords says in English what each limit counts, and what to try.
var limitWords = map[string][2]string{
	"chips":      {"chips on a board", "fewer: equal chips often cancel"},
	"edges":      {"edges on a board", "smaller sets: {a b} -> {c d} makes an edge for each pair"},
	"vertices":   {"vertices on a board", "a smaller board"},
	"depth":      {"subgraphs inside each other", "fewer levels"},
	"attributes": {"attributes of one part", "fewer"},
	"members":    {"members of sets at the ends of edges", "smaller sets"},
	"text":       {"bytes in a file", "a smaller file"},
}

func (e *LimitError) Error() string {
	w := limitWords[e.What]
	return fmt.Sprintf("%smore than %d %s; try %s", e.Place, e.Limit, w[0], w[1])
}

// Fault is the error's message: one for each limit.
func (e *LimitError) Fault() (key string, args []any) {
	return "limit." + e.What, []any{e.Place, e.Limit}
}
