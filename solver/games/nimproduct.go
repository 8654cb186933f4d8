package games

import "math/bits"

// nimProduct is the product of two values in the field of nimbers: x y = mex of x'y xor xy' xor x'y' for all x' < x and
// y' < y. With F = 2^(2^k), F F is F xor F/2 and F a is the ordinary product for a < F; so numbers below F F are multiplied
// in halves, with three products, as by Karatsuba. It goes as deep as k: 5. (On Numbers and Games ch. 6.)
func nimProduct(x, y uint32) uint32 {
	if x < 2 || y < 2 {
		return x * y
	}
	half := 1 // bits of F, the greatest such number that x or y reaches
	for 2*half < bits.Len32(x|y) {
		half *= 2
	}
	low := uint32(1)<<half - 1
	a, b, c, d := x>>half, x&low, y>>half, y&low
	ac, bd := nimProduct(a, c), nimProduct(b, d)
	middle := nimProduct(a^b, c^d) ^ bd                    // ad xor bc xor ac
	return middle<<half ^ bd ^ nimProduct(ac, 1<<(half-1)) // ac F F = ac F xor ac F/2
}
