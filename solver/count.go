package solver

import (
	"math"
	"math/bits"
)

// plus adds counts; what is too large for an int is the largest int.
func plus(a, b int) int {
	if a > math.MaxInt-b {
		return math.MaxInt
	}
	return a + b
}

// times multiplies counts; what is too large for an int is the largest int.
func times(a, b int) int {
	high, low := bits.Mul64(uint64(a), uint64(b))
	if high > 0 || low > math.MaxInt {
		return math.MaxInt
	}
	return int(low)
}

// multisets is in how many ways k equal chips choose among n replacements: C(k+n-1, k). It doubles at least with each
// pass, but for the first few or where there are few to make, so it is soon too large or done.
func multisets(k, n int) int {
	if k == 0 {
		return 1
	}
	if n == 0 {
		return 0
	}
	top, count := k+n-1, 1
	for i := 1; i <= min(k, n-1); i++ {
		// count is C(top, i-1); count * (top-i+1) is divisible by i.
		high, low := bits.Mul64(uint64(count), uint64(top-i+1))
		if high >= uint64(i) {
			return math.MaxInt
		}
		quotient, _ := bits.Div64(high, low, uint64(i))
		if quotient > math.MaxInt {
			return math.MaxInt
		}
		count = int(quotient)
	}
	return count
}
