package games

import "slices"

// markRare marks, for all heaps of a block, the values of the splits with a rare heap.
func (s *sparse) markRare(start int) {
	clear(s.wide)
	if s.wide == nil {
		s.narrow = table{}
	}
	for _, k := range s.splits {
		for _, a := range s.rare {
			s.along(start-k, int(a))
		}
	}
}

// along marks the values of the splits with heap a, for the heaps of the block; from is the counters split for the first.
func (s *sparse) along(from, a int) {
	first := from - a // the other part, for the first heap of the block
	twin := a - first // the heap of the block of which a is half
	if first < 1 || s.wide != nil || s.code.unequal && 0 <= twin && twin < block {
		s.alongSome(first, a)
		return
	}
	if first+block > len(s.bytes) {
		return
	}
	others, v := (*[block]uint8)(s.bytes[first:]), s.bytes[a]
	for i := range s.narrow {
		s.narrow[i][others[i]^v] = 1
	}
}

// alongSome is along, with care: not all heaps of the block are so large, and a heap may not be split in equal ones.
func (s *sparse) alongSome(first, a int) {
	for i := max(0, 1-first); i < block && first+i < len(s.values); i++ {
		if s.code.unequal && first+i == a {
			continue
		}
		s.row(i)[s.values[first+i]^s.values[a]] = 1
	}
}

// isOption tells whether a helper makes a rare value for a heap.
func (s *sparse) isOption(v uint16, n, start int) bool {
	if int(v) >= s.size {
		return false
	}
	if !s.known[v] {
		needed := uint64(0)
		for i := n - start; i < block; i++ {
			if s.least[i] > v {
				needed |= 1 << i
			}
		}
		s.options[v] = s.ask(v, start, needed)
		s.known[v] = true
	}
	return s.options[v]>>(n-start)&1 != 0
}

// ask finds for which heaps of a block a helper makes a rare value. It ends when all that are needed are found.
func (s *sparse) ask(v uint16, start int, needed uint64) uint64 {
	found := uint64(0)
	for _, c := range s.frequent { // the value of the other heap
		others := s.where[c]
		for _, a := range s.helpers[v^c] {
			for _, k := range s.splits {
				w := wordAt(others, start-k-int(a))
				if twin := 2*int(a) + k - start; s.code.unequal && v == 0 && 0 <= twin && twin < block {
					w &^= 1 << twin
				}
				found |= w
			}
		}
		if found&needed == needed {
			break
		}
	}
	return found
}

// wordAt is 64 bits from a place that may lie before the first.
func wordAt(words []uint64, from int) uint64 {
	if from < 0 {
		if from <= -block {
			return 0
		}
		return words[0] << uint(-from)
	}
	i, shift := from/block, uint(from%block)
	if i+1 >= len(words) {
		return 0
	}
	return words[i]>>shift | words[i+1]<<1<<(block-1-shift)
}

// rank puts the most frequent common values first; what was long ago counts less and less.
func (s *sparse) rank() {
	s.frequent = s.frequent[:0]
	for v := range uint16(s.size) {
		if !s.isRare(v) && s.where[v] != nil {
			s.frequent = append(s.frequent, v)
		}
	}
	slices.SortStableFunc(s.frequent, func(a, b uint16) int { return int(s.counts[b] - s.counts[a]) })
	for v := range s.counts {
		s.counts[v] /= 2
	}
}
