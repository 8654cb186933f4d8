package games

// boundedNim is Nim in which at most so many may be taken: heaps are worth their rest after division by one more.
var boundedNim = Game{
	Name:    "bounded-nim",
	Family:  Heaps,
	Board:   "heaps",
	Loser:   "stuck",
	Source:  "Bachet de Méziriac, 1612; T. S. Ferguson, Game Theory, part I",
	Params:  []Param{boundedMost},
	Start:   piles("10", 2_000),
	Worked:  "5",
	Sample:  []string{"3", "8"},
	Aliases: []string{"bachet"},
	Most:    longest,
	rules: func(args []string) (rules, error) {
		k, err := boundedMost.number(args[0])
		if err != nil {
			return rules{}, err
		}
		all := make([]int, k)
		for i := range all {
			all[i] = i + 1
		}
		return listed(all).heapRules(piles("10", 2_000)).rules(), nil
	},
}

var boundedMost = Param{Key: "most", Form: Number, Min: 1, Max: 200, Example: "3"}
