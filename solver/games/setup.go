package games

import (
	"strings"

	"dev.mexboard/solver/board"
)

// Setup is a game with its parameters and its start chosen.
type Setup struct {
	Game Game
	Args []string // the parameters, then the start
	// Start has a position for each chip.
	Start []Position
	// Estimate is at most how many vertices the board has, positions and joints; infinite beyond all numbers.
	Estimate float64

	rules rules
}

// Parse makes the setup of a command line: the game's name, its parameters, its start. The error is an *ArgError or
// the game's own.
func Parse(words []string) (Setup, error) {
	g, args, err := Of(words)
	if err != nil {
		return Setup{}, err
	}
	return g.Setup(args)
}

// Setup chooses parameters and start. Without a start the example's is taken.
func (g Game) Setup(args []string) (Setup, error) {
	args = g.plain(args, g.Start)
	r, rest, err := g.chosen(args)
	if err != nil {
		return Setup{}, err
	}
	if len(rest) == 0 {
		rest = Words(g.Start.Example)
		args = append(args[:len(args):len(args)], rest...)
	}
	start, err := r.start(rest)
	if err != nil {
		return Setup{}, err
	}
	return Setup{Game: g, Args: args, Start: start, Estimate: r.estimate(start), rules: r}, nil
}

// chosen takes the parameters from the front of the arguments.
func (g Game) chosen(args []string) (rules, []string, error) {
	if len(args) < len(g.Params) {
		p := g.Params[len(args)]
		return rules{}, nil, wrong(missing, g.word(), p.word(), p.Example)
	}
	r, err := g.rules(args[:len(g.Params)])
	return r, args[len(g.Params):], err
}

func (g Game) word() *word { return &word{"games.title." + g.Name, g.Name} }

// Line is the setup as a board's game attribute has it.
func (s Setup) Line() string { return Line(append([]string{s.Game.Name}, s.Args...)) }

// Options lists what each move makes of a position, equal ones once. The error is the game's own.
func (s Setup) Options(p Position) ([]Option, error) { return s.rules.options(p) }

// View is how a position looks.
func (s Setup) View(p Position) board.View { return s.rules.view(p, s.Start) }

// NimHeaps are the heaps of Nim that a position equals by the game's theory, one for each of its parts (coin that lies
// heads, stair with counters, row), 0 for one worth nothing; ok is false where there is no such theory.
func (s Setup) NimHeaps(p Position) (heaps []int, ok bool) {
	if s.rules.heaps == nil {
		return nil, false
	}
	return s.rules.heaps(p), true
}

// Loopy tells whether play may come back to where it was.
func (s Setup) Loopy() bool { return s.rules.loopy }

// String is a joint's name: its parts with plus signs, "0" for none.
func (o Option) String() string {
	if len(o) == 0 {
		return "0"
	}
	var parts []string
	for _, p := range o {
		parts = append(parts, string(p))
	}
	return strings.Join(parts, "+")
}
