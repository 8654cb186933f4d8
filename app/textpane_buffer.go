package app

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// spot is a place in a text: a line, and how many characters of it stand before.
type spot struct{ line, col int }

func (p spot) before(q spot) bool { return p.line < q.line || p.line == q.line && p.col < q.col }

// buffer is a text being edited: its lines, the caret and the other end of the selection, and what can be undone. Every
// operation takes time by the lines it concerns, not by the text.
type buffer struct {
	lines         []string
	caret, anchor spot
	goal          int // the cell that Up and Down aim at; -1: the caret's
	done, undone  []change
}

// change is one step of typing: lines at a place were others before.
type change struct {
	at            int
	before, after []string
	from, to      spot // the caret before and after
	typed         bool // a character was typed: the next may join it
}

func newBuffer(text string) *buffer { return &buffer{lines: textLines(text), goal: -1} }

// textLines is a text cut in lines, whichever way they end; there is always one.
func textLines(text string) []string {
	text = strings.TrimPrefix(text, "\uFEFF")
	text = strings.ReplaceAll(text, "\r\n", "\n")
	return strings.Split(strings.ReplaceAll(text, "\r", "\n"), "\n")
}

func (b *buffer) text() string { return strings.Join(b.lines, "\n") }

// set replaces the whole text and forgets what could be undone. The caret stays where the texts agree; else it goes to
// where they begin to differ.
func (b *buffer) set(text string) {
	lines := textLines(text)
	same := 0
	for same < len(lines) && same < len(b.lines) && lines[same] == b.lines[same] {
		same++
	}
	tail := 0
	for tail < len(lines)-same && tail < len(b.lines)-same && lines[len(lines)-1-tail] == b.lines[len(b.lines)-1-tail] {
		tail++
	}
	switch {
	case b.caret.line < same:
	case b.caret.line >= len(b.lines)-tail:
		b.caret.line += len(lines) - len(b.lines)
	default:
		b.caret.line = min(same, len(lines)-1)
	}
	b.lines, b.done, b.undone = lines, nil, nil
	b.moveTo(b.caret, false)
}

// settle forgets what could be undone: it is part of something larger now.
func (b *buffer) settle() { b.done, b.undone = nil, nil }

// within is the spot, on the text.
func (b *buffer) within(p spot) spot {
	p.line = max(0, min(p.line, len(b.lines)-1))
	p.col = max(0, min(p.col, utf8.RuneCountInString(b.lines[p.line])))
	return p
}

// moveTo puts the caret somewhere; with extend the selection reaches to there.
func (b *buffer) moveTo(p spot, extend bool) {
	b.caret, b.goal = b.within(p), -1
	if !extend {
		b.anchor = b.caret
	}
}

// selected is the two ends of the selection in order.
func (b *buffer) selected() (from, to spot) {
	if b.caret.before(b.anchor) {
		return b.caret, b.anchor
	}
	return b.anchor, b.caret
}

func (b *buffer) selectedText() string {
	from, to := b.selected()
	return b.between(from, to)
}

func (b *buffer) between(from, to spot) string {
	if from.line == to.line {
		return b.lines[from.line][b.byteOf(from):b.byteOf(to)]
	}
	parts := []string{b.lines[from.line][b.byteOf(from):]}
	parts = append(parts, b.lines[from.line+1:to.line]...)
	return strings.Join(append(parts, b.lines[to.line][:b.byteOf(to)]), "\n")
}

// byteOf is the byte of its line at which a spot is.
func (b *buffer) byteOf(p spot) int {
	line := b.lines[p.line]
	if len(line) == utf8.RuneCountInString(line) {
		return min(p.col, len(line))
	}
	n := 0
	for i := range line {
		if n == p.col {
			return i
		}
		n++
	}
	return len(line)
}

// replace puts a text in place of what is selected.
func (b *buffer) replace(text string, typed bool) {
	from, to := b.selected()
	if from == to && text == "" {
		return
	}
	new := textLines(text)
	head, tail := b.lines[from.line][:b.byteOf(from)], b.lines[to.line][b.byteOf(to):]
	end := spot{from.line + len(new) - 1, utf8.RuneCountInString(new[len(new)-1])}
	if len(new) == 1 {
		end.col += from.col
	}
	new[0] = head + new[0]
	new[len(new)-1] += tail
	c := change{at: from.line, before: slices.Clone(b.lines[from.line : to.line+1]), after: new, from: b.caret, to: end, typed: typed}
	b.put(c.at, len(c.before), c.after)
	b.note(c, text)
	b.moveTo(end, false)
}

// put replaces n lines at a place.
func (b *buffer) put(at, n int, lines []string) {
	if n == len(lines) {
		copy(b.lines[at:], lines)
		return
	}
	b.lines = slices.Replace(b.lines, at, at+n, lines...)
}

// note keeps a change to be undone. Characters typed one after the other are one, word by word.
func (b *buffer) note(c change, text string) {
	b.undone = nil
	if n := len(b.done); n > 0 && c.typed && b.done[n-1].typed && b.done[n-1].to == c.from && text != " " &&
		len(c.before) == 1 && len(c.after) == 1 && len(b.done[n-1].after) == 1 {
		b.done[n-1].after, b.done[n-1].to = c.after, c.to
		return
	}
	b.done = append(b.done, c)
}

// undo and redo take back a change and do it again; false when there is none.
func (b *buffer) undo() bool {
	n := len(b.done)
	if n == 0 {
		return false
	}
	c := b.done[n-1]
	b.done, b.undone = b.done[:n-1], append(b.undone, c)
	b.put(c.at, len(c.after), c.before)
	b.moveTo(c.from, false)
	return true
}

func (b *buffer) redo() bool {
	n := len(b.undone)
	if n == 0 {
		return false
	}
	c := b.undone[n-1]
	b.undone, b.done = b.undone[:n-1], append(b.done, c)
	b.put(c.at, len(c.before), c.after)
	b.moveTo(c.to, false)
	return true
}

// erase takes away what is selected, else what is between the caret and another spot.
func (b *buffer) erase(to spot) {
	if b.caret == b.anchor {
		b.anchor = b.within(to)
	}
	b.replace("", false)
}

// newLine ends the line and begins the next as far in as this one.
func (b *buffer) newLine() {
	from, _ := b.selected()
	line := b.lines[from.line][:b.byteOf(from)]
	b.replace("\n"+line[:len(line)-len(strings.TrimLeft(line, " \t"))], false)
}

// next and previous are the spots one character on and back.
func (b *buffer) next(p spot) spot {
	if p.col < utf8.RuneCountInString(b.lines[p.line]) {
		return spot{p.line, p.col + 1}
	}
	return b.lineStart(p.line+1, p)
}

func (b *buffer) previous(p spot) spot {
	if p.col > 0 {
		return spot{p.line, p.col - 1}
	}
	if p.line == 0 {
		return p
	}
	return b.lineEnd(p.line - 1)
}

func (b *buffer) lineStart(line int, beyond spot) spot {
	if line >= len(b.lines) {
		return beyond
	}
	return spot{line, 0}
}

func (b *buffer) lineEnd(line int) spot { return spot{line, utf8.RuneCountInString(b.lines[line])} }

// wordOn and wordBack are the spots after the next word and before the last one.
func (b *buffer) wordOn(p spot) spot {
	line := []rune(b.lines[p.line])
	if p.col == len(line) {
		return b.next(p)
	}
	for p.col < len(line) && !inWord(line[p.col]) {
		p.col++
	}
	for p.col < len(line) && inWord(line[p.col]) {
		p.col++
	}
	return p
}

func (b *buffer) wordBack(p spot) spot {
	line := []rune(b.lines[p.line])
	if p.col == 0 {
		return b.previous(p)
	}
	for p.col > 0 && !inWord(line[p.col-1]) {
		p.col--
	}
	for p.col > 0 && inWord(line[p.col-1]) {
		p.col--
	}
	return p
}

// home is the first character of a line that is no blank; from there, its beginning.
func (b *buffer) home(p spot) spot {
	line := b.lines[p.line]
	in := len(line) - len(strings.TrimLeft(line, " \t"))
	if p.col == in {
		in = 0
	}
	return spot{p.line, in}
}

// selectWord selects the word round a spot.
func (b *buffer) selectWord(p spot) {
	line := []rune(b.lines[p.line])
	from, to := p.col, p.col
	for from > 0 && inWord(line[from-1]) {
		from--
	}
	for to < len(line) && inWord(line[to]) {
		to++
	}
	b.anchor = spot{p.line, from}
	b.moveTo(spot{p.line, to}, true)
}

func inWord(r rune) bool { return r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r) }
