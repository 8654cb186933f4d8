package app

import (
	"path/filepath"
	"slices"
	"strings"

	"dev.mexboard/app/document"
	"dev.mexboard/solver/board"
)

// readFile reads a file of any format: the ending says which, or else the text.
func readFile(path string) (fileResult, error) {
	if isLesson(path) {
		return readLesson(path)
	}
	format, known := board.FormatOf(path)
	if known && format.Name == "dot" {
		return readDOT(path)
	}
	text, err := document.ReadText(path)
	if err != nil {
		return fileResult{}, err
	}
	if known && strings.EqualFold(filepath.Ext(path), ".txt") {
		known = false // many things are called so
	}
	readings := board.Guess(string(text))
	if known {
		readings = slices.DeleteFunc(readings, func(r board.Reading) bool { return r.Format.Name != format.Name })
	}
	switch {
	case len(readings) > 0 && readings[0].Format.Name == "dot":
		return readDOT(path)
	case len(readings) > 0:
		return fileResult{readings: readings}, nil
	case known:
		b, err := format.Read(text, path)
		if err == nil {
			return fileResult{readings: []board.Reading{{Format: format, Board: b}}}, nil
		}
		return fileResult{}, &document.FileError{Path: path, Err: err}
	}
	if err = board.Unread(string(text)); err == nil {
		return readDOT(path) // larger than what is guessed at
	}
	return fileResult{}, &document.FileError{Path: path, Err: err}
}

func readDOT(path string) (r fileResult, err error) {
	r.doc, r.stamp, err = document.OpenStamped(path)
	return r, err
}
