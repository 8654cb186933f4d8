package games

import (
	"context"
	"slices"
)

// together is turning so many coins at once, wherever they lie: numbers lists how many, ascending.
func together(first int, numbers ...int) turning {
	return turning{
		first: first,
		sets: func(n int, turn func([]int)) error {
			for _, k := range numbers {
				combinations(first, n, k-1, turn)
			}
			return nil
		},
		values: func(ctx context.Context, n int, tell func(float64)) (Sequence, error) {
			return sumsOfCoins(ctx, numbers, n, tell)
		},
	}
}

// combinations goes through all sets of k numbers from first to below n, as an odometer does.
func combinations(first, n, k int, each func([]int)) {
	if n-first < k {
		return
	}
	set := make([]int, k)
	for i := range set {
		set[i] = first + i
	}
	for {
		each(set)
		i := k - 1
		for i >= 0 && set[i] == n-k+i {
			i--
		}
		if i < 0 {
			return
		}
		set[i]++
		for j := i + 1; j < k; j++ {
			set[j] = set[j-1] + 1
		}
	}
}

// widest is how many words a set of values may grow to.
const widest = 1 << 18

// sumsOfCoins keeps, for each number of coins, which values so many of the coins so far have together.
func sumsOfCoins(ctx context.Context, numbers []int, n int, tell func(float64)) (Sequence, error) {
	most := slices.Max(numbers)
	sums := make([]valueSet, most)
	sums[0].add(0)
	return everyHeap(ctx, n, tell, func(k int, _ []uint32) (uint32, error) {
		var options valueSet
		for _, m := range numbers {
			options.join(sums[m-1])
		}
		v := options.mex()
		for m := most - 1; m > 0; m-- {
			sums[m].joinXor(sums[m-1], v)
			if len(sums[m]) > widest {
				return 0, wrong(codeWide, k)
			}
		}
		return v, nil
	})
}

// upTo is 1, 2, ..., k.
func upTo(k int) []int {
	all := make([]int, k)
	for i := range all {
		all[i] = i + 1
	}
	return all
}
