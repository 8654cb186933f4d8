package games

// allBut is taking any number that is not in a set: code 0.3... with some digits 0.
var allBut = Game{
	Name:    "all-but",
	Family:  Heaps,
	Board:   "heaps",
	Loser:   "stuck",
	Source:  "Winning Ways, ch. 4; A. A. Siegel, Finite excluded subtraction sets and infinite geography, 2005",
	Params:  []Param{allButSet},
	Start:   piles("9", 1_000),
	Worked:  "5",
	Sample:  []string{"1,2", "8"},
	Aliases: []string{"all but"},
	Most:    longSets,
	rules: func(args []string) (rules, error) {
		set, err := allButSet.numbers(args[0], 100)
		if err != nil {
			return rules{}, err
		}
		most := 0
		for _, k := range set {
			most = max(most, k)
		}
		c := code{digits: make([]uint8, most+2), repeat: true}
		for k := 1; k < len(c.digits); k++ {
			c.digits[k] = nothing | oneHeap
		}
		for _, k := range set {
			c.digits[k] = 0
		}
		return c.heapRules(piles("9", 1_000)).rules(), nil
	},
}

var allButSet = Param{Key: "not", Form: Numbers, Min: 1, Max: 1_000, Example: "1,2,3"}
