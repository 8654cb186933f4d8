package games

import (
	"context"
	"encoding/binary"
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
// Heaps are valued in blocks of 64. A rare heap goes along a block, so that memory is read in order; for far ones that is
// done for the next stride of blocks while this one is valued. Whether a rare value is an option is asked for all heaps of
// a block at once, with the heaps of each value as bits. Which mask and which helpers are taken changes the time, never a
// value.
type sparse struct {
	code   code
	splits []int // what is taken where the rest may be split in two
	n      int
	values []uint16 // by heap
	bytes  []uint8  // the same, for speed, while they fit
	size   int      // a power of two that is more than every value yet, at least 256
	period Period

	mask    uint16     // 0: none yet, every value is rare
	rares   []uint16   // the rare values below 2 size, ascending
	commons []uint16   // the others
	rare    []int32    // the heaps that have rare values, ascending; not the small ones
	helpers [][]int32  // by common value: some heaps that have it
	where   [][]uint64 // by value: the heaps that have it, as bits
	counts  []int32    // by value: how many heaps have it, lately
	// frequent has the common values that occur, the most frequent first.
	frequent []uint16

	marks   *blockMarks   // of this block
	least   [block]uint16 // the least common value that is not marked yet
	options []uint64      // by rare value: for which heaps of the block a helper makes it
	known   []bool        // by rare value: options is filled in
}

const (
	// block is how many heaps are valued together: the bits of a word.
	block = 64
	// small heaps are split off one by one: others are so large that the rest is known before the block.
	small = 2 * block
	// stride is how many heaps go ahead together: enough work that to hand it over costs little.
	stride = 8 * block
	// far heaps, if known a stride before, are so large that the rest is known then too.
	far = 2 * stride
	// helperHeaps is how many helpers there are of each common value: enough that hardly a rare value is missed.
	helperHeaps = 32
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

// run goes up stride by stride. At each power of two the mask is chosen anew, and a period is looked for; what follows a
// proved one is copied.
func (s *sparse) run(ctx context.Context, tell func(float64)) error {
	var marks []blockMarks
	for start := 0; start < s.n; start += stride {
		if err := ctx.Err(); err != nil {
			return err
		}
		tell(float64(start) / float64(s.n))
		if start&(start-1) == 0 {
			if s.prove() {
				s.repeat()
				return nil
			}
			s.choose()
			marks = s.ahead(start)
		}
		next := make(chan []blockMarks, 1)
		known := *s // what is settled meanwhile is not looked at
		go func() { next <- known.ahead(start + stride) }()
		err := s.fill(start, marks)
		marks = <-next
		if err != nil {
			return err
		}
	}
	s.prove()
	return nil
}

// fill values the heaps of a stride from its start, where the splits with far heaps are marked.
func (s *sparse) fill(start int, marks []blockMarks) error {
	for i := range marks {
		at := start + i*block
		if at%(64*block) == 0 {
			s.rank()
		}
		s.marks = &marks[i]
		s.marks.widen(s.size)
		s.mark(s.marks, at, small, far)
		s.mark(s.marks, at, max(far, start-stride), at)
		if err := s.fillBlock(at, min(at+block, s.n)); err != nil {
			return err
		}
	}
	return nil
}

// fillBlock values the heaps of a block from its start.
func (s *sparse) fillBlock(start, end int) error {
	clear(s.known)
	for i := range s.least {
		s.least[i] = s.leastCommon(s.marks.row(i))
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

// settle gives a heap its value.
func (s *sparse) settle(n int, v uint16) {
	s.values = append(s.values, v)
	s.bytes = append(s.bytes, uint8(v))
	for int(v) >= s.size {
		s.grow(2 * s.size)
		s.marks.widen(s.size)
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
	if n >= small {
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

// grow makes room for values below size.
func (s *sparse) grow(size int) {
	more := size - s.size
	s.helpers = append(s.helpers, make([][]int32, more)...)
	s.where = append(s.where, make([][]uint64, more)...)
	s.counts = append(s.counts, make([]int32, more)...)
	s.options = append(s.options, make([]uint64, more)...)
	s.known = append(s.known, make([]bool, more)...)
	s.size = size
	s.classify()
}

// classify lists the rare and the common values.
func (s *sparse) classify() {
	s.rares, s.commons = s.rares[:0], s.commons[:0]
	for v := range uint16(2 * s.size) {
		if s.isRare(v) {
			s.rares = append(s.rares, v)
		} else {
			s.commons = append(s.commons, v)
		}
	}
}

// value is the value of a heap of a block, given those of all smaller ones.
func (s *sparse) value(n, start int) uint16 {
	if n < s.code.least {
		return 0
	}
	row := s.marks.row(n - start)
	s.whole(n, row)
	for _, k := range s.splits {
		s.withSmall(n-k, row)
	}
	least := s.leastCommon(row)
	for _, v := range s.rares {
		if v >= least {
			break
		}
		if !marked(row, v) && !s.isOption(v, n, start) && !s.made(v, n) {
			return v
		}
	}
	return least
}

func marked(row []uint8, v uint16) bool { return int(v) < len(row) && row[v] != 0 }

// leastCommon is the least common value that is not marked; where none is common, a value beyond all options.
func (s *sparse) leastCommon(row []uint8) uint16 {
	for _, v := range s.commons {
		if !marked(row, v) {
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

// withSmall marks the values of the splits of n counters with a small heap.
func (s *sparse) withSmall(n int, row []uint8) {
	if s.size == narrowSize && n >= 2*small {
		up, down, row := (*[small]uint8)(s.bytes), (*[small]uint8)(s.bytes[n-small:]), (*[narrowSize]uint8)(row)
		for a := 1; a < small; a++ {
			row[up[a]^down[small-a]] = 1
		}
		return
	}
	for a := 1; a < min(small, s.half(n)+1); a++ {
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
		m := n - k
		a, half := small, s.half(m)
		if s.size == narrowSize && m > 0 {
			var found bool
			if a, found = madeOfBytes(s.bytes[:m], a, half, uint8(v)); found {
				return true
			}
		}
		for ; a <= half; a++ {
			if s.values[a]^s.values[m-a] == v {
				return true
			}
		}
	}
	return false
}

// madeOfBytes looks at eight splits at once, from a heap of a on, as long as all are up to half: a word of eight heaps
// upwards, one of eight downwards, and the value; where all agree, a byte is 0. It returns how far it came.
func madeOfBytes(bytes []uint8, a, half int, v uint8) (int, bool) {
	const ones = 0x0101010101010101
	value := uint64(v) * ones
	n := len(bytes)
	for ; a+7 <= half; a += 8 {
		up := binary.LittleEndian.Uint64(bytes[a:])
		down := binary.BigEndian.Uint64(bytes[n-a-7:])
		if d := up ^ down ^ value; (d-ones)&^d&(ones<<7) != 0 {
			return a, true
		}
	}
	return a, false
}

// all is the values.
func (s *sparse) all() []uint32 {
	all := make([]uint32, len(s.values))
	for i, v := range s.values {
		all[i] = uint32(v)
	}
	return all
}
