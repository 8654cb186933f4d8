package games

import "context"

// prim is taking a number that has no factor in common with the heap. (Winning Ways ch. 4.)
var prim = Game{
	Name:   "prim",
	Family: Heaps,
	Board:  "heaps",
	Loser:  "stuck",
	Source: "Winning Ways, ch. 4; OEIS A055396",
	Params: []Param{primLast},
	Start:  piles("9", 1_000),
	Worked: "5",
	Sample: []string{"with-1", "7"},
	Most:   10_000,
	rules: func(args []string) (rules, error) {
		last, err := primLast.choice(args[0])
		if err != nil {
			return rules{}, err
		}
		taken := func(n int, take func(k int)) {
			for k := 1; k <= n; k++ {
				if gcd(k, n) == 1 && (n > 1 || last == "with-1") {
					take(k)
				}
			}
		}
		return taking(taken, piles("9", 1_000)).rules(), nil
	},
}

var primLast = Param{Key: "last", Form: Choice, Choices: []string{"with-1", "without-1"}, Example: "with-1"}

func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// taking is a game in which a heap is only made smaller: taken says by how much it may be.
func taking(taken func(n int, take func(k int)), start Param) heapRules {
	return heapRules{
		piles: start,
		moves: func(n int, leave func(...int)) error {
			taken(n, func(k int) { leave(n - k) })
			return nil
		},
		values: func(ctx context.Context, n int, tell func(float64)) (Sequence, error) {
			var seen marks
			return everyHeap(ctx, n, tell, func(n int, below []uint32) (uint32, error) {
				seen.clear()
				taken(n, func(k int) { seen.add(below[n-k]) })
				return seen.mex(), nil
			})
		},
	}
}
