package games

// choose takes the mask for which the fewest heaps so far are rare. How many share an even number of bits with each mask
// is told for all masks at once by the Walsh-Hadamard transform of how often each value occurs.
func (s *sparse) choose() {
	surplus := make([]int32, s.size) // by mask: how many more heaps are rare than common
	for _, v := range s.values {
		surplus[v]++
	}
	for h := 1; h < s.size; h *= 2 {
		for i := 0; i < s.size; i += 2 * h {
			for j := i; j < i+h; j++ {
				surplus[j], surplus[j+h] = surplus[j]+surplus[j+h], surplus[j]-surplus[j+h]
			}
		}
	}
	best := 0
	for mask := range surplus {
		if surplus[mask] < surplus[best] {
			best = mask
		}
	}
	s.mask = uint16(best)
	s.classify()
	s.rare = s.rare[:0]
	clear(s.helpers)
	for n := small; n < len(s.values); n++ {
		s.join(n, s.values[n])
	}
	s.rank()
}

// prove looks for a period that the values so far prove.
func (s *sparse) prove() bool {
	if s.code.unequal || s.code.least > 0 { // the theorem is for codes
		return false
	}
	last := max(1, s.code.last())
	enough := window(last) // without splits a value depends on the last ones alone
	if len(s.splits) > 0 {
		enough = guySmith(last)
	}
	s.period = proved(s.all(), enough)
	return s.period.Proved
}

// repeat continues the values by the period.
func (s *sparse) repeat() {
	for len(s.values) < s.n {
		s.values = append(s.values, s.values[len(s.values)-s.period.Length])
	}
}
