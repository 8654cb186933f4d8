package games

import "slices"

// moore is Nim in which a move may take from up to k heaps, any number from each. It is no sum of its heaps: whoever is
// to move loses exactly if each binary digit occurs in a multiple of k+1 heaps. (Moore 1910; On Numbers and Games ch. 14.)
var moore = Game{
	Name:    "moore-nim",
	Family:  Heaps,
	Board:   "whole",
	Loser:   "stuck",
	Source:  "E. H. Moore, A generalization of the game called Nim, 1910; On Numbers and Games, ch. 14",
	Params:  []Param{mooreMost},
	Start:   mooreStart,
	Worked:  "(0,1,1)",
	Sample:  []string{"2", "1,1,2"},
	Aliases: []string{"moores nim", "moore"},
	rules: func(args []string) (rules, error) {
		k, err := mooreMost.number(args[0])
		if err != nil {
			return rules{}, err
		}
		return rules{
			start: func(args []string) ([]Position, error) {
				list, err := mooreStart.numbers(unbracketed(args), 12)
				if err != nil {
					return nil, err
				}
				slices.Sort(list)
				return one(tuple(list...)), nil
			},
			options: func(p Position) ([]Option, error) { return mooreOptions(p.numbers(), k), nil },
			view:    heapsView,
			estimate: func(start []Position) float64 {
				at := start[0].numbers()
				product := 1.0
				for _, n := range at {
					product *= float64(n + 1)
				}
				return min(product, ways(at[len(at)-1], len(at)+1)) // sorted, or one by one
			},
		}, nil
	},
}

var (
	mooreMost  = Param{Key: "heaps-at-once", Form: Number, Min: 1, Max: 12, Example: "2"}
	mooreStart = Param{Key: "heaps", Form: Piles, Min: 0, Max: 1_000, Example: "2,3,4"}
)

// mooreOptions goes through all positions that are no larger in any heap and smaller in one to k heaps, as an odometer
// does. Heaps in another order are the same position.
func mooreOptions(at []int, k int) []Option {
	var all []Option
	seen := map[Position]bool{}
	to := slices.Clone(at)
	for {
		i := len(to) - 1
		for i >= 0 && to[i] == 0 {
			to[i] = at[i]
			i--
		}
		if i < 0 {
			return all
		}
		to[i]--
		changed := 0
		for j := range to {
			if to[j] != at[j] {
				changed++
			}
		}
		if changed > k {
			continue
		}
		p := tuple(slices.Sorted(slices.Values(to))...)
		if !seen[p] {
			seen[p] = true
			all = append(all, Option{p})
		}
	}
}
