package games

import "context"

// nim is the game that every other equals. A heap of n is worth n: every smaller one is an option. (Bouton 1901.)
var nim = Game{
	Name:   "nim",
	Family: Heaps,
	Board:  "heaps",
	Loser:  "stuck",
	Source: "C. L. Bouton, Nim, a game with a complete mathematical theory, 1901",
	Start:  piles("3 4 5", 1_000),
	Worked: "3",
	Sample: []string{"3", "4", "5"},
	Most:   5_000_000,
	rules: func([]string) (rules, error) {
		return heapRules{
			piles: piles("3 4 5", 1_000),
			moves: func(n int, leave func(...int)) error {
				for m := n - 1; m >= 0; m-- {
					leave(m)
				}
				return nil
			},
			values: func(ctx context.Context, n int, tell func(float64)) (Sequence, error) {
				return everyHeap(ctx, n, tell, func(k int, _ []uint32) (uint32, error) { return uint32(k), nil })
			},
		}.rules(), nil
	},
}
