package render

import (
	"strings"
	"unicode"
)

// wrapped cuts a text into lines of at most a width: at its blanks and, as Chinese does, before any of its signs but closing
// ones. What cannot be cut is a line of its own, however long.
func (m rulers) wrapped(text string, size, width float64) []string {
	var lines []string
	line := ""
	for _, piece := range breakable(text) {
		if line != "" && m.width(strings.TrimRight(line+piece, " "), size, false) > width {
			lines = append(lines, strings.TrimRight(line, " "))
			line = ""
		}
		line += piece
	}
	return append(lines, strings.TrimRight(line, " "))
}

// breakable cuts a text wherever a line may end.
func breakable(text string) []string {
	var pieces []string
	from := 0
	var before rune
	for i, r := range text {
		free := before == ' ' && r != ' ' || (wide(before) || wide(r)) && !closing(r) && !opening(before)
		if i > from && free {
			pieces = append(pieces, text[from:i])
			from = i
		}
		before = r
	}
	return append(pieces, text[from:])
}

func wide(r rune) bool {
	return unicode.Is(unicode.Han, r) || r >= 0x3000 && r < 0x3040 || r >= 0xFF00 && r < 0xFFF0
}

func closing(r rune) bool {
	return r == ' ' || strings.ContainsRune("，。；：、！？）】》”’,.;:!?)%", r)
}

func opening(r rune) bool { return strings.ContainsRune("（【《“‘(", r) }
