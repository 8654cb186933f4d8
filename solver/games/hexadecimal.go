package games

// hexadecimal is octal with a fourth bit: the rest may be split in three.
var hexadecimal = Game{
	Name:    "hexadecimal",
	Family:  Heaps,
	Board:   "heaps",
	Loser:   "stuck",
	Source:  "Winning Ways, ch. 4; J. P. Grossman and R. J. Nowakowski, A ruler regularity in hexadecimal games, 2015",
	Params:  []Param{hexadecimalCode},
	Start:   hexadecimalStart,
	Worked:  "4",
	Sample:  []string{"0.8", "7"},
	Aliases: []string{"hex"},
	Most:    longest,
	rules: func(args []string) (rules, error) {
		c, err := parseCode(args[0], 15, hexadecimalCode.Example)
		if err != nil {
			return rules{}, err
		}
		return c.heapRules(hexadecimalStart).rules(), nil
	},
}

var (
	hexadecimalCode  = Param{Key: "code", Form: Code, Max: 15, Example: "0.8"}
	hexadecimalStart = piles("7", 150)
)
