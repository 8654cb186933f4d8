package lessons

import (
	"slices"
	"strings"

	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// wrap cuts text into lines of up to a width: between words, and between Chinese characters.
func wrap(text string, width float64) []string {
	var lines []string
	line := ""
	for _, word := range words(text) {
		if w, _, _ := render.MeasureText(strings.TrimRight(line+word, " "), examText, false); w > width && line != "" {
			lines = append(lines, strings.TrimRight(line, " "))
			line = ""
		}
		line += word
	}
	return append(lines, strings.TrimRight(line, " "))
}

// words is text in pieces that may stand on lines of their own; each but the last ends with its blank. What closes a
// phrase in Chinese stays with what is before it.
func words(text string) []string {
	var list []string
	piece := ""
	runes := []rune(text)
	for i, r := range runes {
		piece += string(r)
		last := i+1 == len(runes)
		if r == ' ' || !last && chinese(r) && !strings.ContainsRune("，。、？！：；）”", runes[i+1]) && !strings.ContainsRune("（“", r) {
			list = append(list, piece)
			piece = ""
		}
	}
	if piece != "" {
		list = append(list, piece)
	}
	return list
}

// labelled is attributes with a label.
func labelled(attrs []board.Attr, label string) []board.Attr {
	attrs = slices.DeleteFunc(slices.Clone(attrs), func(a board.Attr) bool { return a.Key == "label" })
	return append(attrs, board.Attr{Key: "label", Value: label})
}
