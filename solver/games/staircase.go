package games

import (
	"context"
	"slices"
	"strconv"
	"strings"
)

// staircase is Nim on stairs: counters of one stair are moved one down, from the lowest to the ground, where they are out.
// Only the odd stairs count, as heaps of Nim: what comes from an even one is at once moved on.
var staircase = Game{
	Name:    "staircase-nim",
	Family:  Heaps,
	Board:   "stairs",
	Loser:   "stuck",
	Source:  "R. Sprague, Unterhaltsame Mathematik, 1961; T. S. Ferguson, Game Theory, part I",
	Start:   stairs,
	Worked:  "(1,1)",
	Sample:  []string{"1,2"},
	Aliases: []string{"staircase"},
	Most:    longest,
	rules: func([]string) (rules, error) {
		return rules{
			start: func(args []string) ([]Position, error) {
				list, err := stairs.numbers(unbracketed(args), 12)
				if err != nil {
					return nil, err
				}
				return one(tuple(list...)), nil
			},
			options: func(p Position) ([]Option, error) {
				var all []Option
				at := p.numbers()
				for i, n := range at {
					for k := 1; k <= n; k++ {
						to := slices.Clone(at)
						to[i] -= k
						if i > 0 {
							to[i-1] += k
						}
						all = append(all, Option{tuple(to...)})
					}
				}
				return all, nil
			},
			view:     heapsView,
			estimate: func(start []Position) float64 { at := start[0].numbers(); return ways(total(at), len(at)+1) },
			heaps:    func(p Position) []int { return stairHeaps(p.numbers()) },
			values: func(ctx context.Context, _ []string, n int, tell func(float64)) (Sequence, error) {
				return everyHeap(ctx, n, tell, func(k int, _ []uint32) (uint32, error) { return uint32(k), nil })
			},
			number: func(_ []string, k int) []string { return []string{strconv.Itoa(k)} },
		}, nil
	},
}

var stairs = Param{Key: "stairs", Form: Piles, Min: 0, Max: 1_000, Example: strings.Join([]string{"1", "2", "3"}, ",")}

// stairHeaps is what stairs with counters are worth: the first, the third, and so on as many as they have, the others
// nothing.
func stairHeaps(at []int) []int {
	var heaps []int
	for i, n := range at {
		switch {
		case n == 0:
		case i%2 == 0:
			heaps = append(heaps, n)
		default:
			heaps = append(heaps, 0)
		}
	}
	return heaps
}
