package games

// officers is taking one and leaving one heap or two, never nothing: code 0.6.
var officers = Game{
	Name:   "officers",
	Family: Heaps,
	Board:  "heaps",
	Loser:  "stuck",
	Source: "P. G. Grundy and C. A. B. Smith; Winning Ways, ch. 4",
	Start:  piles("8", 800),
	Worked: "4",
	Sample: []string{"6"},
	Most:   longest,
	rules:  ofCode("0.6", piles("8", 800)),
}

// couples is splitting any heap but a couple: Officers with one more in each heap.
var couples = Game{
	Name:    "couples",
	Family:  Heaps,
	Board:   "heaps",
	Loser:   "stuck",
	Source:  "R. K. Guy; Winning Ways, ch. 4",
	Start:   piles("9", 800),
	Worked:  "4",
	Sample:  []string{"6"},
	Aliases: []string{"couples are forever"},
	Most:    longest,
	rules: func([]string) (rules, error) {
		c := code{digits: []uint8{twoHeaps}, least: 3}
		return c.heapRules(piles("9", 800)).rules(), nil
	},
}
