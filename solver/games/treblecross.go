package games

// treblecross is noughts and crosses on a strip, both players with crosses, three in a row winning: code 0.007. A heap of
// n stands for n - 2 squares on which a cross may still be put.
var treblecross = Game{
	Name:   "treblecross",
	Family: Heaps,
	Board:  "squares",
	Loser:  "stuck",
	Source: "Winning Ways, ch. 4",
	Start:  piles("12", 800),
	Worked: "6",
	Sample: []string{"9"},
	Most:   longest,
	rules:  ofCode("0.007", piles("12", 800)),
}
