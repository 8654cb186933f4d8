package games

// lasker is Nim in which a heap may also be split in two: code 4.3... . Heaps of 4k + 3 and 4k + 4 are worth each other's
// size, all others their own. (Winning Ways ch. 4.)
var lasker = Game{
	Name:    "lasker",
	Family:  Heaps,
	Board:   "heaps",
	Loser:   "stuck",
	Source:  "Edward Lasker, Brettspiele der Völker, 1931; Winning Ways, ch. 4",
	Start:   piles("6", 500),
	Worked:  "3",
	Sample:  []string{"5"},
	Aliases: []string{"laskers nim"},
	Most:    longSets,
	rules:   ofCode("4.3...", piles("6", 500)),
}
