package cli

import (
	"bufio"
	"context"

	"dev.mexboard/app/lang"
	"dev.mexboard/solver"
)

var solveCommand = command{
	name:  "solve",
	usage: []string{"solve [--json] [--from FORMAT] FILE|-"},
	about: lang.HelpSolve,
	note:  text(lang.HelpFile),
	flags: []flag{
		{name: "--json", about: text(lang.FlagJSON)},
		fromFlag,
		bushFlag,
		langFlag,
		helpFlag,
	},
	examples: []string{
		"mexboard solve board.gv",
		"mexboard solve --json board.gv",
		`printf '3 2\n1 2\n2 3\n' | mexboard solve --from edges -`,
	},
	run: solve,
}

func solve(s *session) error {
	file, err := s.file()
	if err != nil {
		return err
	}
	in, err := s.read(file)
	if err != nil {
		return err
	}
	b := in.board
	if !b.Directed {
		return s.solveHackenbush(in)
	}
	if err := in.check(); err != nil {
		return err
	}
	a, err := solver.Solve(context.Background(), b.Problem())
	if err != nil {
		return err
	}
	if !s.options.has("--json") {
		return s.write(tables(s.language, b, a))
	}
	w := bufio.NewWriter(s.stdout)
	writeJSON(w, s.language, b, a)
	return w.Flush()
}
