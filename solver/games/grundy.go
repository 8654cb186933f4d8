package games

// grundy is splitting a heap into two that differ. No period is known. (Grundy 1939.)
var grundy = Game{
	Name:    "grundy",
	Family:  Heaps,
	Board:   "heaps",
	Loser:   "stuck",
	Source:  "P. M. Grundy, Mathematics and Games, 1939; Winning Ways, ch. 4",
	Start:   piles("10", 800),
	Worked:  "5",
	Sample:  []string{"7"},
	Aliases: []string{"grundys game"},
	Most:    longest,
	rules: func([]string) (rules, error) {
		return grundyCode.heapRules(piles("10", 800)).rules(), nil
	},
}

var grundyCode = code{digits: []uint8{twoHeaps}, unequal: true}
