package solver

// Mex is the least non-negative integer absent from set, which may repeat values and hold negative ones.
func Mex(set []int) int {
	present := make([]bool, len(set)+1) // no more than len(set) values are taken, so the gap is at most there
	for _, s := range set {
		if 0 <= s && s < len(present) {
			present[s] = true
		}
	}
	m := 0
	for present[m] && m < len(set) {
		m++
	}
	return m
}

// NimSum is the exclusive or of the values; 0 for none. (Bouton 1901.)
func NimSum(values ...int) int {
	sum := 0
	for _, v := range values {
		sum ^= v
	}
	return sum
}
