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
// from some other splits, those with the helpers. Only where it is not, all splits are looked at, and the heap is (nearly
// always) a rare one.
//
// Heaps are valued in blocks of 64. A rare heap goes along a block, so that memory is read in order; whether a rare value
// is an option is asked for all heaps of a block at once, with the heaps of each value as bits. Which mask and which
// helpers are taken changes the time, never a value.
type sparse struct {
	code   code
	splits []int // what is taken where the rest may be split in two
	n      int
	values []uint16 // by heap
	bytes  []uint8  // the same, for speed, while they fit
	size   int      // a power of two that is more than every value yet, at least 256
	period Period

	mask    uint16     // 0: none yet, every value is rare
	rare    []int32    // the heaps that have rare values, ascending; not those smaller than a block
	helpers [][]int32  // by common value: some heaps that have it
	where   [][]uint64 // by value: the heaps that have it, as bits
	counts  []int32    // by value: how many heaps have it, lately
	// frequent has the common values that occur, the most frequent first.
	frequent []uint16

	narrow  table
	wide    []uint8       // the table where values do not fit in a byte: a row of size values for each heap
	least   [block]uint16 // the least common value that is not marked yet
	options []uint64      // by rare value: for which heaps of the block a helper makes it
	known   []bool        // by rare value: options is filled in
}

// table marks, for each heap of a block, the values of options.
type table [block][narrowSize]bool8

// bool8 is 1 for true: what is marked.
type bool8 = uint8

const (
	// block is how many heaps are valued together: the bits of a word. Heaps smaller than that are split off one by one.
	block      = 64
	narrowSize = 256
	// helperHeaps is how many helpers there are of each common value: enough that hardly a rare value is missed.
	helperHeaps = 24
)

func newSparse(c code, n int) *sparse {
	s := &sparse{code: c, n: n, values: make([]uint16, 0, n), bytes: make([]uint8, 0, n)}
	for k, d := range c.digits {
		if d&twoHeaps != 0 {
			s.splits = append(s.splits, k)
		}
	}
	s.grow(narrowSize)
	return s
}

// run goes up block by block. At each power of two the mask is chosen anew, and a period is looked for; what follows a
// proved one is copied.
func (s *sparse) run(ctx context.Context, tell func(float64)) error {
	for start := 0; start < s.n; start += block {
		if err := ctx.Err(); err != nil {
			return err
		}
		tell(float64(start) / float64(s.n))
		if start >= 4*block && start&(start-1) == 0 {
			if s.prove() {
				s.repeat()
				return nil
			}
			s.choose()
		}
		if start%(64*block) == 0 {
			s.rank()
		}
		if err := s.fill(start, min(start+block, s.n)); err != nil {
			return err
		}
	}
	s.prove()
	return nil
}

// fill values the heaps of a block from its start.
func (s *sparse) fill(start, end int) error {
	s.markRare(start)
	clear(s.known)
	for i := range s.least {
		s.least[i] = s.leastCommon(s.row(i))
	}
	for n := start; n < end; n++ {
		v := s.value(n, start)
		if v >= 1<<14 { // room for twice the size in 16 bits
			return wrong(codeWide, n)
		}
		s.settle(n, v)
	}
	return nil
}

// row is what is marked for a heap of the block; larger values are no options.
func (s *sparse) row(i int) []uint8 {
	if s.wide != nil {
		return s.wide[i*s.size : (i+1)*s.size]
	}
	return s.narrow[i][:]
}

// settle gives a heap its value.
func (s *sparse) settle(n int, v uint16) {
	s.values = append(s.values, v)
	s.bytes = append(s.bytes, uint8(v))
	if int(v) >= s.size {
		s.widen(int(v))
	}
	s.counts[v]++
	if n == 0 || len(s.splits) == 0 {
		return
	}
	if s.where[v] == nil {
		s.where[v] = make([]uint64, s.n/block+2)
		if !s.isRare(v) {
			s.frequent = append(s.frequent, v)
		}
	}
	s.where[v][n/block] |= 1 << (n % block)
	if n >= block {
		s.join(n, v)
	}
}

// join makes a heap one that others are split with.
func (s *sparse) join(n int, v uint16) {
	if s.isRare(v) {
		s.rare = append(s.rare, int32(n))
	} else if len(s.helpers[v]) < helperHeaps && s.fresh(n, v) {
		s.helpers[v] = append(s.helpers[v], int32(n))
	}
}

// fresh tells whether a heap would be a helper unlike the others of its value: values nearly repeat every three heaps in
// Grundy's game, and after few in others, and helpers that far apart make the same values.
func (s *sparse) fresh(n int, v uint16) bool {
	for _, a := range s.helpers[v] {
		if apart := n - int(a); apart < 3000 && apart%3 == 0 {
			return false
		}
	}
	return true
}

func (s *sparse) isRare(v uint16) bool { return bits.OnesCount16(v&s.mask)&1 == 0 }

// widen makes room for a value, and keeps what is marked.
func (s *sparse) widen(v int) {
	size := s.size
	for size <= v {
		size *= 2
	}
	wide := make([]uint8, block*size)
	for i := range block {
		copy(wide[i*size:], s.row(i))
	}
	s.grow(size)
	s.wide = wide
}

// grow makes room for values below size.
func (s *sparse) grow(size int) {
	more := size - s.size
	s.helpers = append(s.helpers, make([][]int32, more)...)
	s.where = append(s.where, make([][]uint64, more)...)
	s.counts = append(s.counts, make([]int32, more)...)
	s.options = append(s.options, make([]uint64, more)...)
	s.known = append(s.known, make([]bool, more)...)
	s.size = size
}

// value is the value of a heap of a block, given those of all smaller ones.
func (s *sparse) value(n, start int) uint16 {
	if n < s.code.least {
		return 0
	}
	row := s.row(n - start)
	s.whole(n, row)
	for _, k := range s.splits {
		s.withSmall(n-k, row)
	}
	least := s.leastCommon(row)
	for v := range least {
		if s.isRare(v) && !marked(row, v) && !s.isOption(v, n, start) && !s.made(v, n) {
			return v
		}
	}
	return least
}

func marked(row []uint8, v uint16) bool { return int(v) < len(row) && row[v] != 0 }

// leastCommon is the least common value that is not marked; where none is common, a value beyond all options.
func (s *sparse) leastCommon(row []uint8) uint16 {
	for v := range uint16(2 * s.size) {
		if !marked(row, v) && !s.isRare(v) {
			return v
		}
	}
	return uint16(2 * s.size)
}

// whole marks the values of the moves that leave one heap or nothing.
func (s *sparse) whole(n int, row []uint8) {
	for k := 1; k < len(s.code.digits) && k <= n; k++ {
		d := s.code.digits[k]
		if d&oneHeap != 0 && k < n || d&nothing != 0 && k == n {
			row[s.values[n-k]] = 1
		}
	}
}

// withSmall marks the values of the splits of n counters with a heap smaller than a block.
func (s *sparse) withSmall(n int, row []uint8) {
	for a := 1; a < min(block, s.half(n)+1); a++ {
		row[s.values[a]^s.values[n-a]] = 1
	}
}

// half is the greatest smaller heap when n counters are split.
func (s *sparse) half(n int) int {
	if s.code.unequal {
		n--
	}
	return n / 2
}

// made tells whether any split of a heap makes a value.
func (s *sparse) made(v uint16, n int) bool {
	if int(v) >= s.size {
		return false
	}
	for _, k := range s.splits {
		values := s.values[:max(0, n-k+1)]
		half := s.half(n - k)
		for a := block; a <= half; a++ {
			if values[a]^values[len(values)-1-a] == v {
				return true
			}
		}
	}
	return false
}

// all is the values.
func (s *sparse) all() []uint32 {
	all := make([]uint32, len(s.values))
	for i, v := range s.values {
		all[i] = uint32(v)
	}
	return all
}
