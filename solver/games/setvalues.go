package games

import "context"

// How many values a code that is computed by sets may have: each heap takes as long as it is large or, where three heaps
// may be left, as large as it is times its value.
const (
	longSets    = 30_000
	longTriples = 3_000
)

// sets computes the values of any code: for each number of counters it keeps which values two or three heaps of them
// have together.
type sets struct {
	code   code
	values []uint32
	// ones, twos and threes hold by number of counters the values of that many heaps. Where the last digit repeats, beyond
	// has what it leaves of all larger takes, up to so many counters.
	twos, threes []valueSet
	beyond       valueSet
	joined       int
}

func (c code) bySets(ctx context.Context, n int, tell func(float64)) (Sequence, error) {
	long := longSets
	switch {
	case c.some(threeHeaps):
		long = longTriples
	case !c.some(twoHeaps):
		long = 2 * longSets
	}
	if n > long {
		return Sequence{}, wrong(codeSlow, n, long)
	}
	s := sets{code: c}
	return everyHeap(ctx, n, tell, func(k int, below []uint32) (uint32, error) {
		s.values = below
		return s.value(k), nil
	})
}

// value is the value of a heap of n, given those of all smaller ones.
func (s *sets) value(n int) uint32 {
	s.split(n)
	var options valueSet
	for k := 0; k <= n && k < len(s.code.digits); k++ {
		s.leave(&options, s.code.digits[k], k, n-k)
	}
	if s.code.repeat {
		last := len(s.code.digits) - 1
		d := s.code.digits[last]
		// Takes of more than the last digit's number leave up to n-last-1 counters: those are gathered as n grows.
		for ; s.joined < n-last; s.joined++ {
			s.leave(&s.beyond, d&^nothing, 1, s.joined)
		}
		if d&nothing != 0 && n > last {
			options.add(s.values[0])
		}
		options.join(s.beyond)
	}
	return options.mex()
}

// leave adds the values of what a digit leaves of rest counters after taking k.
func (s *sets) leave(options *valueSet, d uint8, k, rest int) {
	if d&nothing != 0 && rest == 0 && k > 0 {
		options.add(s.values[0])
	}
	if d&oneHeap != 0 && rest > 0 && k > 0 {
		options.add(s.values[rest])
	}
	if d&twoHeaps != 0 {
		options.join(s.twos[rest])
	}
	if d&threeHeaps != 0 {
		options.join(s.threes[rest])
	}
}

// split finds the values of two and three heaps of n counters together.
func (s *sets) split(n int) {
	var two, three valueSet
	for a := 1; 2*a <= n; a++ {
		two.add(s.values[a] ^ s.values[n-a])
	}
	s.twos = append(s.twos, two)
	if s.code.some(threeHeaps) {
		for a := 1; a < n; a++ {
			three.joinXor(s.twos[n-a], s.values[a])
		}
		s.threes = append(s.threes, three)
	} else if forget := n - len(s.code.digits); forget >= 0 && !s.code.repeat {
		s.twos[forget] = nil
	}
	if s.code.repeat && !s.code.some(threeHeaps) {
		if forget := n - len(s.code.digits) - 1; forget >= 0 {
			s.twos[forget] = nil
		}
	}
}
