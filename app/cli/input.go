package cli

import (
	"path/filepath"
	"slices"
	"strings"

	"dev.mexboard/app/document"
	"dev.mexboard/solver/board"
)

// input is a board that was read, and its text for the places of errors.
type input struct {
	board board.Board
	text  []byte
	name  string
}

// read reads the board of a file, or of standard input for "-"; with --hackenbush a directed tree as one of Green
// Hackenbush.
func (s *session) read(file string) (in input, err error) {
	in.name = file
	if file == "-" {
		in.name = "stdin"
	}
	if in.text, err = s.readAll(file); err != nil {
		return in, err
	}
	if in.board, err = s.format(file, in.text).Read(in.text, in.name); err != nil {
		return in, inputError{err}
	}
	if s.options.has("--hackenbush") && in.board.Directed {
		stalks, err := document.ToStalks(in.board)
		if err != nil {
			return in, inputError{err}
		}
		in.board = stalks.Apply(in.board)
	}
	return in, nil
}

// check tells what keeps the board from being a game, as an inputError.
func (in input) check() error {
	if err := in.board.Check(); err != nil {
		return inputError{board.Locate(err, in.text, in.name)}
	}
	return nil
}

func (s *session) readAll(file string) ([]byte, error) {
	if file == "-" {
		return document.ReadAll(s.stdin, "stdin")
	}
	return document.ReadFile(file)
}

// format is the format a file is read in: that of --from, else that of its ending, else DOT. Many things are called .txt:
// one that is no edge list is read in the format that its text is in.
func (s *session) format(file string, text []byte) board.Format {
	if f, ok := board.FormatNamed(s.options.value("--from")); ok {
		return f
	}
	f, ok := board.FormatOf(file)
	if !ok {
		return board.Formats[0]
	}
	if strings.EqualFold(filepath.Ext(file), ".txt") {
		fit := board.Guess(string(text))
		edges := slices.ContainsFunc(fit, func(r board.Reading) bool { return r.Format.Name == f.Name })
		if len(fit) > 0 && !edges {
			return fit[0].Format
		}
	}
	return f
}

func boardFormats() []string {
	var names []string
	for _, f := range board.Formats {
		names = append(names, f.Name)
	}
	return names
}
