package games

import "context"

// ternups is turning three coins at equal distances. (Winning Ways ch. 14.)
var ternups = coinGame("ternups", "Winning Ways, ch. 14", "HTHTH", 2_000, turning{sets: ternupSets})

func ternupSets(n int, turn func([]int)) error {
	for d := 1; 2*d <= n; d++ {
		turn([]int{n - d, n - 2*d})
	}
	return nil
}

// grunt is turning four coins that lie symmetrically, the first of all among them: Grundy's game, as the two between
// divide the row into unequal parts. (Winning Ways ch. 14.)
var grunt = coinGame("grunt", "Winning Ways, ch. 14", "THTHTH", 2_000, turning{sets: gruntSets})

func gruntSets(n int, turn func([]int)) error {
	for k := 1; 2*k < n; k++ {
		turn([]int{0, k, n - k})
	}
	return nil
}

// sym is turning any coins that lie symmetrically. (Winning Ways ch. 14.)
var sym = coinGame("sym", "Winning Ways, ch. 14", "THH", 40, turning{sets: symSets, values: symValues})

// symSets goes through the sets that end with coin n: for each first coin, the pairs between as binary digits.
func symSets(n int, turn func([]int)) error {
	turn(nil)
	for low := n - 1; low >= 0; low-- {
		between := (n - low) / 2 // pairs, or the one in the middle
		for bits := range 1 << between {
			set := []int{low}
			for i := range between {
				if bits>>i&1 == 0 {
					continue
				}
				a, b := low+1+i, n-1-i
				if a > b {
					set = nil // there is no such pair
					break
				}
				set = append(set, a)
				if a != b {
					set = append(set, b)
				}
			}
			if set != nil {
				turn(set)
			}
		}
	}
	return nil
}

// symValues doubles, pair by pair, the set of values that symmetrical coins have together.
func symValues(ctx context.Context, n int, tell func(float64)) (Sequence, error) {
	return everyHeap(ctx, n, tell, func(k int, below []uint32) (uint32, error) {
		var options valueSet
		options.add(0)
		for low := range k {
			var set valueSet
			set.add(below[low])
			for a, b := low+1, k-1; a <= b; a, b = a+1, b-1 {
				pair := below[a]
				if a != b {
					pair ^= below[b]
				}
				set.joinXor(append(valueSet(nil), set...), pair)
				if len(set) > widest {
					return 0, wrong(codeWide, k)
				}
			}
			options.join(set)
		}
		return options.mex(), nil
	})
}
