package games

import "math/bits"

// valueSet is a set of values as bits, as long as it needs to be.
type valueSet []uint64

func (s *valueSet) add(v uint32) {
	s.grow(int(v>>6) + 1)
	(*s)[v>>6] |= 1 << (v & 63)
}

func (s *valueSet) grow(words int) {
	for len(*s) < words {
		*s = append(*s, 0)
	}
}

// join adds all of other.
func (s *valueSet) join(other valueSet) {
	s.grow(len(other))
	for i, w := range other {
		(*s)[i] |= w
	}
}

// joinXor adds v xor each of other. (Exchanging blocks of bits is the xor of the low six bits of a value.)
func (s *valueSet) joinXor(other valueSet, v uint32) {
	high := int(v >> 6)
	for i, w := range other {
		if w == 0 {
			continue
		}
		for j, keep := range halves {
			if v>>j&1 != 0 {
				w = w&keep<<(1<<j) | w>>(1<<j)&keep
			}
		}
		s.grow(i ^ high + 1)
		(*s)[i^high] |= w
	}
}

// halves has, for each of the low six bits of a value, the bits of a word where it is 0.
var halves = [6]uint64{
	0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F, 0x00FF00FF00FF00FF, 0x0000FFFF0000FFFF, 0x00000000FFFFFFFF,
}

// mex is the least value not in the set.
func (s valueSet) mex() uint32 {
	for i, w := range s {
		if w != ^uint64(0) {
			return uint32(i*64 + bits.TrailingZeros64(^w))
		}
	}
	return uint32(len(s) * 64)
}
