package app

import (
	"strings"
	"unicode"
)

// closingMarks may not begin a line, openingMarks not end one.
const (
	closingMarks = ".,;:)]}。，、；：！？）】》”’»…"
	openingMarks = "([{（【《“‘«"
)

// wide tells whether a character is one of those between which lines may be broken without a space.
func wide(r rune) bool {
	return unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul) ||
		'\u3000' <= r && r <= '\u303f' || '\uff00' <= r && r <= '\uff60'
}

// unbroken cuts a text where a line may be broken without a space: Fyne breaks lines at spaces, and between segments.
// Put together again the parts are the text.
func unbroken(text string) []string {
	var parts []string
	start, before := 0, rune(0)
	for i, r := range text {
		if i > 0 && (wide(before) || wide(r)) && r != ' ' && !strings.ContainsRune(closingMarks, r) && !strings.ContainsRune(openingMarks, before) {
			parts = append(parts, text[start:i])
			start = i
		}
		before = r
	}
	return append(parts, text[start:])
}
