package games

import "slices"

// blockMarks marks, for each heap of a block, the values of options: 1 is marked. Where all values fit in a byte rows are
// narrow, else wide. The zero blockMarks are narrow, and nothing is marked.
type blockMarks struct {
	narrow [block][narrowSize]uint8
	wide   []uint8
	size   int // of a wide row; 0: they are narrow
}

// narrowSize is how many values fit in a byte.
const narrowSize = 256

// row is what is marked for heap i of the block; larger values are no options.
func (m *blockMarks) row(i int) []uint8 {
	if m.wide != nil {
		return m.wide[i*m.size : (i+1)*m.size]
	}
	return m.narrow[i][:]
}

// widen makes room for values below size, and keeps what is marked.
func (m *blockMarks) widen(size int) {
	if size <= max(narrowSize, m.size) {
		return
	}
	wide := make([]uint8, block*size)
	for i := range block {
		copy(wide[i*size:], m.row(i))
	}
	m.wide, m.size = wide, size
}

// ahead marks, for the blocks of a stride, the values of the splits with a rare heap that is far and was known a stride
// before: all that such splits need was known then.
func (s *sparse) ahead(start int) []blockMarks {
	marks := make([]blockMarks, stride/block)
	for i := range marks {
		marks[i].widen(s.size)
		s.mark(&marks[i], start+i*block, far, start-stride)
	}
	return marks
}

// mark marks, for a block, the values of the splits with the rare heaps from least up to most.
func (s *sparse) mark(m *blockMarks, start, least, most int) {
	from, _ := slices.BinarySearch(s.rare, int32(least))
	for _, a := range s.rare[from:] {
		if int(a) >= most {
			return
		}
		for _, k := range s.splits {
			s.along(m, start-k, int(a))
		}
	}
}

// along marks the values of the splits with heap a, for the heaps of a block; from is the counters split for the first.
func (s *sparse) along(m *blockMarks, from, a int) {
	first := from - a // the other part, for the first heap of the block
	twin := a - first // the heap of the block of which a is half
	if first < 1 || s.code.unequal && 0 <= twin && twin < block || first+block > len(s.bytes) {
		s.alongSome(m, first, a)
		return
	}
	if m.wide != nil {
		markWide(m.wide, m.size, s.values[first:first+block], s.values[a])
		return
	}
	markAlong(&m.narrow, (*[block]uint8)(s.bytes[first:]), s.bytes[a])
}

// markAlong is the innermost loop: eight heaps at once, so that it waits for memory alone.
func markAlong(rows *[block][narrowSize]uint8, others *[block]uint8, v uint8) {
	for i := 0; i < block; i += 8 {
		r, o := (*[8][narrowSize]uint8)(rows[i:]), (*[8]uint8)(others[i:])
		r[0][o[0]^v] = 1
		r[1][o[1]^v] = 1
		r[2][o[2]^v] = 1
		r[3][o[3]^v] = 1
		r[4][o[4]^v] = 1
		r[5][o[5]^v] = 1
		r[6][o[6]^v] = 1
		r[7][o[7]^v] = 1
	}
}

// markWide is the same for wide rows.
func markWide(wide []uint8, size int, others []uint16, v uint16) {
	at := 0
	for _, w := range others {
		if i := at + int(w^v); i < len(wide) {
			wide[i] = 1
		}
		at += size
	}
}

// alongSome is along, with care: not all heaps of the block are so large, and a heap may not be split in equal ones.
func (s *sparse) alongSome(m *blockMarks, first, a int) {
	for i := max(0, 1-first); i < block && first+i < len(s.values); i++ {
		if s.code.unequal && first+i == a {
			continue
		}
		m.row(i)[s.values[first+i]^s.values[a]] = 1
	}
}

// isOption tells whether a helper makes a rare value for a heap.
func (s *sparse) isOption(v uint16, n, start int) bool {
	if int(v) >= s.size {
		return false
	}
	if !s.known[v] {
		s.options[v] = s.ask(v, start, s.above(v)>>(n-start)<<(n-start))
		s.known[v] = true
	}
	return s.options[v]>>(n-start)&1 != 0
}

// above tells for which heaps of the block the least common value is above v.
func (s *sparse) above(v uint16) uint64 {
	bits := uint64(0)
	for i, least := range s.least {
		bits |= uint64((v-least)>>15) << i // both are less than half of what fits
	}
	return bits
}

// patience is how many helpers are tried: for the few heaps that are left then, all splits are tried as fast.
const patience = 300

// ask finds for which heaps of a block a helper makes a rare value. It ends when all that are needed are found.
func (s *sparse) ask(v uint16, start int, needed uint64) uint64 {
	found, tried := uint64(0), 0
	for _, c := range s.frequent { // the value of the other heap
		for _, k := range s.splits {
			found |= s.asked(start-k, s.helpers[v^c], s.where[c], v == 0)
		}
		tried += len(s.helpers[v^c])
		if found&needed == needed || tried > patience {
			break
		}
	}
	return found
}

// asked finds for which heaps of a block the other part is one of some heaps, given as bits, when one of the helpers is
// split off; from is the counters split for the first. equal says that both parts have the same value.
func (s *sparse) asked(from int, helpers []int32, others []uint64, equal bool) uint64 {
	found := uint64(0)
	for _, a := range helpers {
		at := from - int(a)
		if at < 0 {
			found |= others[0] << uint(min(-at, block))
			continue
		}
		i, shift := at/block, at&(block-1)
		w := others[i]>>(shift&63) | others[i+1]<<1<<(^shift&63)
		if twin := int(a) - at; equal && s.code.unequal && 0 <= twin && twin < block {
			w &^= 1 << twin
		}
		found |= w
	}
	return found
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
