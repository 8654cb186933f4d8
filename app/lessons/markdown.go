package lessons

import (
	"bytes"
	"slices"
	"sort"
	"strings"
	"unicode"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"dev.mexboard/app/lang"
)

// What Markdown takes more than linear time for is bounded: signs without a blank line between, and quotations and lists
// inside one another.
const (
	mostSigns = 5_000
	mostDepth = 50
)

// tangled is the first line, from 1, where the bounds are passed; 0 where none is.
func tangled(source []byte) int {
	signs, number := 0, 0
	for line := range bytes.Lines(source) {
		number++
		if len(bytes.TrimSpace(line)) == 0 {
			signs = 0
			continue
		}
		depth := 0
		for i, c := range line {
			switch c {
			case '[', '*', '_', '!', '<':
				signs++
			}
			if i == depth && bytes.IndexByte([]byte(" \t>-+*.)0123456789"), c) >= 0 {
				depth++
			}
		}
		if signs > mostSigns || marks(line[:depth]) > mostDepth {
			return number
		}
	}
	return 0
}

// marks is how many quotations and items the beginning of a line may open: the mark of an item has a blank after it.
func marks(line []byte) int {
	n := bytes.Count(line, []byte(">"))
	for _, mark := range []string{"- ", "+ ", "* ", ". ", ") "} {
		n += bytes.Count(line, []byte(mark))
	}
	return n
}

// parseMarkdown is CommonMark but for underlined headings: a line --- under a paragraph is a line, as people mean it.
func parseMarkdown(source []byte) ast.Node {
	p := parser.NewParser(
		parser.WithBlockParsers(
			util.Prioritized(parser.NewThematicBreakParser(), 200),
			util.Prioritized(parser.NewListParser(), 300),
			util.Prioritized(parser.NewListItemParser(), 400),
			util.Prioritized(parser.NewATXHeadingParser(), 600),
			util.Prioritized(parser.NewFencedCodeBlockParser(), 700),
			util.Prioritized(parser.NewBlockquoteParser(), 800),
			util.Prioritized(parser.NewHTMLBlockParser(), 900),
			util.Prioritized(parser.NewParagraphParser(), 1000),
		),
		parser.WithInlineParsers(parser.DefaultInlineParsers()...),
		parser.WithParagraphTransformers(parser.DefaultParagraphTransformers()...),
	)
	return p.Parse(text.NewReader(source))
}

// lineStarts is where each line begins.
func lineStarts(source []byte) []int {
	starts := []int{0}
	for i, c := range source {
		if c == '\n' {
			starts = append(starts, i+1)
		}
	}
	return starts
}

// start is where a node begins, -1 where that is not known.
func (r *reader) start(n ast.Node) int {
	if f, ok := n.(*ast.FencedCodeBlock); ok && f.Info != nil {
		return f.Info.Segment.Start
	}
	for ; n != nil; n = n.FirstChild() {
		if n.Type() == ast.TypeBlock && n.Lines().Len() > 0 {
			return n.Lines().At(0).Start
		}
		if n.Pos() >= 0 {
			return n.Pos()
		}
	}
	return -1
}

// line is the line on which a node begins, from 1.
func (r *reader) line(n ast.Node) int {
	return max(1, sort.SearchInts(r.lines, r.start(n)+1))
}

// body is the lines of a fenced block.
func (r *reader) body(n ast.Node) string { return string(n.Lines().Value(r.source)) }

// blocks is a block of Markdown as blocks of text.
func (r *reader) blocks(n ast.Node, depth int) []Block {
	line := r.line(n)
	switch n := n.(type) {
	case *ast.Paragraph, *ast.TextBlock:
		return []Block{{Spans: r.inline(n, line), Line: line}}
	case *ast.FencedCodeBlock:
		text := strings.TrimRight(r.body(n), "\n")
		return []Block{{Kind: Preformatted, Spans: []Span{{Span: lang.Span{Text: text}, Code: true}}, Line: line}}
	case *ast.Blockquote:
		list := r.children(n, depth)
		for i := range list {
			list[i].Kind = Quote
		}
		return list
	case *ast.List:
		var list []Block
		number := n.Start
		for item := n.FirstChild(); item != nil; item = item.NextSibling() {
			list = append(list, r.item(item, depth, number)...)
			if n.IsOrdered() {
				number++
			}
		}
		return list
	}
	r.problem(line, trouble(lang.LessonMarkdown))
	return nil
}

func (r *reader) children(n ast.Node, depth int) []Block {
	var list []Block
	for c := n.FirstChild(); c != nil; c = c.NextSibling() {
		list = append(list, r.blocks(c, depth)...)
	}
	return list
}

// item is an item of a list: its first paragraph is the item.
func (r *reader) item(n ast.Node, depth, number int) []Block {
	list := r.children(n, depth+1)
	if len(list) > 0 && list[0].Kind == Paragraph {
		list[0].Kind, list[0].Depth, list[0].Number = Item, depth, number
	}
	return list
}

// inline is the text in a block. What a look inside another cannot show is a problem.
func (r *reader) inline(n ast.Node, line int) []Span {
	var w spans
	r.runs(&w, n, Span{}, line)
	if slices.ContainsFunc(w.list, func(s Span) bool { return !s.Code && strings.Contains(s.Text, "**") }) {
		r.problem(line, trouble(lang.LessonStars))
	}
	return w.list
}

func (r *reader) runs(w *spans, n ast.Node, look Span, line int) {
	for c := n.FirstChild(); c != nil; c = c.NextSibling() {
		switch c := c.(type) {
		case *ast.Text:
			w.add(look, shown(c.Segment.Value(r.source), look.Code))
			if c.SoftLineBreak() {
				w.lineEnds = true
			}
			if c.HardLineBreak() {
				w.add(look, "\n")
			}
		case *ast.String:
			w.add(look, string(c.Value))
		case *ast.CodeSpan:
			inner := look
			inner.Code = true
			r.runs(w, c, inner, line)
		case *ast.Emphasis:
			inner := look
			inner.Bold, inner.Italic = look.Bold || c.Level == 2, look.Italic || c.Level == 1
			r.runs(w, c, inner, line)
		case *ast.Link:
			inner := look
			inner.Link = string(c.Destination)
			r.runs(w, c, inner, line)
		case *ast.AutoLink:
			inner := look
			inner.Link = string(c.URL(r.source))
			w.add(inner, string(c.Label(r.source)))
		case *ast.RawHTML:
			r.problem(line, trouble(lang.LessonHTML))
		default:
			r.problem(line, trouble(lang.LessonMarkdown))
		}
	}
}

// shown is source text as it is meant: in code as it stands, else without escapes and entities.
func shown(source []byte, code bool) string {
	if code {
		return string(source)
	}
	return string(util.ResolveEntityNames(util.ResolveNumericReferences(util.UnescapePunctuations(source))))
}

// spans collects text, joining neighbours of one look.
type spans struct {
	list     []Span
	lineEnds bool // a line of the file ended before what comes next
}

func (w *spans) add(look Span, text string) {
	if text == "" {
		return
	}
	if w.lineEnds {
		w.lineEnds = false
		if !wide(w.list, text) {
			text = " " + text
		}
	}
	if k := len(w.list) - 1; k >= 0 {
		last := w.list[k]
		last.Text = ""
		if last == look {
			w.list[k].Text += text
			return
		}
	}
	look.Text = text
	w.list = append(w.list, look)
}

// wide tells whether a line's end between these is no space: Chinese writes none.
func wide(before []Span, after string) bool {
	if len(before) == 0 {
		return true
	}
	last := []rune(before[len(before)-1].Text)
	first := []rune(after)[0]
	return len(last) > 0 && chinese(last[len(last)-1]) && chinese(first)
}

func chinese(r rune) bool {
	return unicode.Is(unicode.Han, r) || 0x3000 <= r && r <= 0x303f || 0xff00 <= r && r <= 0xffef
}

// plain is the text of spans without their looks.
func plain(list []Span) string {
	var s strings.Builder
	for _, x := range list {
		s.WriteString(x.Text)
	}
	return s.String()
}

// clone is blocks that may be written to.
func clone(blocks []Block) []Block {
	list := slices.Clone(blocks)
	for i := range list {
		list[i].Spans = slices.Clone(list[i].Spans)
	}
	return list
}
