package games

import (
	"context"
	"math"
	"slices"
)

// cutting is cutting a heap into a number of heaps that is allowed, none of them empty.
var cutting = Game{
	Name:   "cutting",
	Family: Heaps,
	Board:  "heaps",
	Loser:  "stuck",
	Source: "A. Dailly, E. Duchêne, U. Larsson, G. Paris, Partition games, 2020; Winning Ways, ch. 4",
	Params: []Param{cutParts},
	Start:  cutStart,
	Worked: "4",
	Sample: []string{"3", "6"},
	Most:   1_000,
	rules: func(args []string) (rules, error) {
		numbers, err := cutParts.numbers(args[0], 7)
		if err != nil {
			return rules{}, err
		}
		slices.Sort(numbers)
		c := cuts(slices.Compact(numbers))
		return heapRules{piles: cutStart, moves: c.moves, joints: c.joints, values: c.values}.rules(), nil
	},
}

var (
	cutParts = Param{Key: "parts", Form: Numbers, Min: 2, Max: 8, Example: "3"}
	cutStart = piles("9", 300)
)

// cuts is into how many heaps one may be cut, ascending.
type cuts []int

// moves goes through all ways to write n as a sum of so many numbers, each at least as large as the one before.
func (c cuts) moves(n int, leave func(parts ...int)) error {
	for _, k := range c {
		parts := make([]int, k)
		c.fill(parts, 0, 1, n, leave)
	}
	return nil
}

// fill chooses part i and those after it, each at least least, rest together. (It goes as deep as there are parts: 8.)
func (c cuts) fill(parts []int, i, least, rest int, leave func(parts ...int)) {
	if i == len(parts)-1 {
		parts[i] = rest
		if rest >= least {
			leave(parts...)
		}
		return
	}
	for m := least; m*(len(parts)-i) <= rest; m++ {
		parts[i] = m
		c.fill(parts, i+1, m, rest-m, leave)
	}
}

// joints is how many multisets of so many numbers are together n or fewer: about n^k / k!^2 for k numbers.
func (c cuts) joints(n int) float64 {
	all := 0.0
	for _, k := range c {
		ways := 1.0
		for i := range k {
			ways *= float64(n+i*i+1) / float64((i+1)*(i+1))
		}
		all += ways
	}
	return math.Ceil(all)
}

// values keeps, for each number of heaps and of counters, which values they may have together.
func (c cuts) values(ctx context.Context, n int, tell func(float64)) (Sequence, error) {
	most := c[len(c)-1]
	together := make([][]valueSet, most+1)
	return everyHeap(ctx, n, tell, func(k int, below []uint32) (uint32, error) {
		if k > 0 {
			var one valueSet
			one.add(below[k-1])
			together[1] = append(together[1], one) // one heap of k-1
		}
		var options valueSet
		for parts := 2; parts <= most; parts++ {
			var set valueSet
			for a := 1; a < k; a++ {
				if parts == 2 {
					set.add(below[a] ^ below[k-a])
				} else if rest := together[parts-1]; k-a < len(rest) {
					set.joinXor(rest[k-a], below[a])
				}
			}
			together[parts] = append(together[parts], set)
			if slices.Contains(c, parts) {
				options.join(set)
			}
		}
		return options.mex(), nil
	})
}
