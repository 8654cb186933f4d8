package games

// octal is every game of taking counters from a heap and perhaps splitting the rest in two.
var octal = Game{
	Name:    "octal",
	Family:  Heaps,
	Board:   "heaps",
	Loser:   "stuck",
	Source:  "R. K. Guy and C. A. B. Smith, The G-values of various games, 1956; Winning Ways, ch. 4",
	Params:  []Param{octalCode},
	Start:   piles("9", 800),
	Worked:  "4",
	Sample:  []string{"0.77", "6"},
	Aliases: []string{"code", "take and break"},
	Most:    longest,
	rules: func(args []string) (rules, error) {
		c, err := parseCode(args[0], 7, octalCode.Example)
		if err != nil {
			return rules{}, err
		}
		return c.heapRules(piles("9", 800)).rules(), nil
	},
}

var octalCode = Param{Key: "code", Form: Code, Max: 7, Example: "0.77"}
