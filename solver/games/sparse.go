package games

import (
	"context"
	"math/bits"
)

// sparse computes the values of a code by the sparse space (Winning Ways ch. 4, "sparse spaces and common cosets"). For
// a mask, values are rare when they share an even number of bits with it, else common. Then
//
//	rare xor rare is rare, rare xor common is common, common xor common is rare,
//
// so the common values among the options come from splits with a rare heap alone (and from moves that do not split).
// For many games there is a mask for which nearly all values are common. Then the least common value that is no option is
// found from the few rare heaps; it is the value, if every rare value below it is an option, and that is soon seen
// from any few splits. Only where one is not, all splits are looked at, and the heap is (nearly always) a rare one.
//
// Which mask is taken changes the time, never a value.
type sparse struct {
	code   code
	splits []int // what is taken where the rest may be split in two
	n      int
	values []uint16 // by heap
	mask   uint16   // 0: none yet, every value is rare
	rare   []int32  // the heaps that have rare values, ascending; not 0
	most   uint16   // the greatest value yet
	size   int      // a power of two that is more than twice the greatest value
	// rares and commons are the values below size, ascending.
	rares, commons []uint16
	seen           *[1 << 16]uint8 // by value: unseen, isOption, or wanted
	period         Period
}

const (
	unseen = iota
	isOption
	wanted // a rare value that would be the heap's own if no split made it
)

func newSparse(c code, n int) *sparse {
	s := &sparse{code: c, n: n, values: make([]uint16, 0, n), seen: new([1 << 16]uint8), size: 2}
	for k, d := range c.digits {
		if d&twoHeaps != 0 {
			s.splits = append(s.splits, k)
		}
	}
	s.classes()
	return s
}

// run goes up heap by heap. At each power of two the mask is chosen anew, and a period is looked for; what follows a
// proved one is copied.
func (s *sparse) run(ctx context.Context, tell func(float64)) error {
	const often = 256
	for k := 0; k < s.n; k++ {
		if k%often == 0 {
			if err := ctx.Err(); err != nil {
				return err
			}
			tell(float64(k) / float64(s.n))
		}
		if k >= often && k&(k-1) == 0 {
			if s.prove() {
				s.repeat()
				return nil
			}
			s.choose()
		}
		s.settle(k, s.value(k))
		if s.most >= 1<<15 { // two of them would not fit in 16 bits
			return wrong(codeWide, k)
		}
	}
	s.prove()
	return nil
}

// settle gives a heap its value.
func (s *sparse) settle(k int, v uint16) {
	s.values = append(s.values, v)
	if k > 0 && s.isRare(v) {
		s.rare = append(s.rare, int32(k))
	}
	s.most = max(s.most, v)
	for s.size <= 2*int(s.most) && s.size < len(s.seen) {
		s.size *= 2
		s.classes()
	}
}

func (s *sparse) isRare(v uint16) bool { return bits.OnesCount16(v&s.mask)&1 == 0 }

// classes lists the rare and the common values below size.
func (s *sparse) classes() {
	s.rares, s.commons = s.rares[:0], s.commons[:0]
	for v := range s.size {
		if s.isRare(uint16(v)) {
			s.rares = append(s.rares, uint16(v))
		} else {
			s.commons = append(s.commons, uint16(v))
		}
	}
}

// value is the value of a heap, given those of all smaller ones.
func (s *sparse) value(n int) uint16 {
	clear(s.seen[:s.size])
	if n < s.code.least {
		return 0
	}
	s.whole(n)
	for _, k := range s.splits {
		s.withRare(n - k)
	}
	// Twice the greatest value is below size, so some common value is no option.
	least := uint16(s.size - 1)
	for _, v := range s.commons {
		if s.seen[v] == unseen {
			least = v
			break
		}
	}
	left := 0
	for _, v := range s.rares {
		if v >= least {
			break
		}
		if s.seen[v] == unseen {
			s.seen[v] = wanted
			left++
		}
	}
	for _, k := range s.splits {
		left = s.search(n-k, left)
	}
	if left == 0 {
		return least
	}
	for _, v := range s.rares {
		if s.seen[v] == wanted {
			return v
		}
	}
	return least
}

// whole marks the values of the moves that leave one heap or nothing.
func (s *sparse) whole(n int) {
	for k := 1; k < len(s.code.digits) && k <= n; k++ {
		d := s.code.digits[k]
		if d&oneHeap != 0 && k < n || d&nothing != 0 && k == n {
			s.seen[s.values[n-k]] = isOption
		}
	}
}

// withRare marks the values of the splits of n counters with a rare heap.
func (s *sparse) withRare(n int) {
	if n < 2 {
		return
	}
	values, seen := s.values[:n], s.seen
	rest := values[1:] // of n-a counters, at n-a-1
	for _, a := range s.rare {
		i := n - int(a) - 1
		if i < 0 {
			return
		}
		if s.code.unequal && i+1 == int(a) {
			continue
		}
		if i < len(rest) && int(a) < len(values) {
			seen[values[a]^rest[i]] = isOption
		}
	}
}

// search looks through the splits of n counters until no value is wanted any more.
func (s *sparse) search(n, left int) int {
	if left == 0 || n < 2 {
		return left
	}
	values, seen := s.values[:n], s.seen
	half := n / 2
	if s.code.unequal {
		half = (n - 1) / 2
	}
	for a := 1; a <= half; a++ {
		v := values[a] ^ values[n-a]
		if seen[v] == wanted {
			seen[v] = isOption
			if left--; left == 0 {
				return 0
			}
		}
	}
	return left
}

// all is the values.
func (s *sparse) all() []uint32 {
	all := make([]uint32, len(s.values))
	for i, v := range s.values {
		all[i] = uint32(v)
	}
	return all
}
