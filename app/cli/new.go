package cli

import (
	"context"
	"errors"
	"strings"

	"dev.mexboard/app/document"
	"dev.mexboard/app/lang"
	"dev.mexboard/solver/board"
	"dev.mexboard/solver/games"
)

var newCommand = command{
	name:  "new",
	usage: []string{"new [GAME [ARGS]] [-o FILE]"},
	about: lang.HelpNew,
	note: func(l lang.Language) string {
		return lang.HelpGames.In(l, strings.Join(games.Names(), ", "), strings.Join(games.BushNames(), ", "))
	},
	flags: []flag{outFlag, langFlag, helpFlag},
	examples: []string{
		"mexboard new",
		"mexboard new octal 0.77 9 -o kayles.gv",
		"mexboard new hackenbush house -o house.gv",
		"mexboard new subtraction 1,3,4 10 7 | mexboard solve -",
		"mexboard new node-kayles drawing.gv",
	},
	run: newBoard,
}

// newBoard writes the board of a game; without a game it lists them.
func newBoard(s *session) error {
	if len(s.options.files) == 0 && !s.options.has("-o") {
		return s.listGames()
	}
	format := board.Formats[0] // DOT
	if out := s.options.value("-o"); s.options.has("-o") {
		f, ok := board.FormatOf(out)
		if !ok {
			return usage(lang.UsageEnding, out, strings.Join(boardEndings(), ", "))
		}
		format = f
	}
	words, err := s.withDrawing(s.options.files)
	if err != nil {
		return err
	}
	b, err := boardOf(words)
	if err != nil {
		return inputError{err}
	}
	content, err := format.Write(b)
	if err != nil {
		return inputError{err} // the format cannot say it
	}
	if !s.options.has("-o") {
		return s.write(string(content))
	}
	out := s.options.value("-o")
	if err := document.Export(out, content); err != nil {
		return err
	}
	s.tellLost(out, format.Lost(b))
	return nil
}

// withDrawing is a command line in which a file, where a drawn graph may stand, is read as one.
func (s *session) withDrawing(words []string) ([]string, error) {
	g, args, err := games.Of(words)
	if err != nil || g.Family != games.Drawn || len(args) == 0 {
		return words, nil // what is wrong is told when the board is made
	}
	if _, ok := board.FormatOf(args[0]); !ok && args[0] != "-" {
		return words, nil
	}
	in, err := s.read(args[0])
	if err != nil {
		return nil, err
	}
	return append([]string{g.Name, games.Drawing(in.board)}, args[1:]...), nil
}

// boardOf is the board that words name: of a game by rule, or a ready one of Hackenbush.
func boardOf(words []string) (board.Board, error) {
	if len(words) > 0 && strings.EqualFold(words[0], games.Hackenbush) {
		return games.BushOf(words[1:])
	}
	setup, err := games.Parse(words)
	if err != nil {
		return board.Board{}, err
	}
	return setup.Board(context.Background(), nil)
}

// listGames tells what games there are: how each is typed, and how it is called.
func (s *session) listGames() error {
	var w strings.Builder
	for i, family := range games.Families {
		var rows [][]string
		for _, g := range games.All {
			if g.Family == family {
				rows = append(rows, []string{"  " + typed(g), lang.Games[g.Name].Title[s.language]})
			}
		}
		if rows == nil {
			continue
		}
		if i > 0 {
			w.WriteString("\n")
		}
		w.WriteString(lang.GameFamilies[string(family)][s.language] + "\n")
		table(&w, rows)
	}
	w.WriteString("\n" + lang.BushesTitle[s.language] + "\n")
	var rows [][]string
	for _, x := range games.Bushes {
		rows = append(rows, []string{"  " + x.Typed(), lang.Bushes[x.Name][s.language]})
	}
	table(&w, rows)
	return s.write(w.String())
}

// typed is how a game may be typed.
func typed(g games.Game) string {
	words := []string{g.Name}
	for _, p := range g.Params {
		words = append(words, p.Example)
	}
	return games.Line(words) + " " + g.Start.Example
}

// gameError is an error of a game as the command line tells it: what is typed is wrong, unless the work was ended.
func gameError(err error) error {
	if errors.Is(err, context.Canceled) {
		return err
	}
	return inputError{err}
}
