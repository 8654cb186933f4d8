package solver

import "math/bits"

// chainValues is, for each j from 0 to len(stand), the value of a chain of j edges one on the other, on the upper end of
// the i-th of which stand[i-1] stands besides: 1 + (stand[0] xor (1 + (stand[1] xor ...))), by the colon principle. All
// chains grow downwards together, from the longest's top: an edge adds 1 to every value, what stands beside it is added
// to every one. Time and memory len(stand) times the digits of their sum.
func chainValues(stand []int32) []int32 {
	if len(stand) == 0 {
		return []int32{0}
	}
	most := uint64(len(stand)) // no chain is worth more than all edges
	for _, w := range stand {
		most += uint64(w)
	}
	s := newSieve(min(bits.Len64(most), 31), len(stand))
	for i := len(stand) - 1; i >= 0; i-- {
		s.zero(int32(i))
		s.exclusive(stand[i])
		s.increase()
	}
	values := make([]int32, len(stand)+1)
	s.each(func(i, value int32) { values[i+1] = value })
	return values
}

// sieve keeps numbers by their binary digits, the lowest at the root of a tree of digits, so that all of them change at
// once: an exclusive or exchanges branches, and to add 1 exchanges the branches of one way down.
type sieve struct {
	digits int
	nodes  []sieveNode
	next   []int32 // by member: another of the same number; -1 after the last
}

type sieveNode struct {
	branch [2]int32 // by digit: a node; at the last digit a member; -1 for none
	flip   int32    // still to be xored into the digits from this one on
}

func newSieve(digits, members int) *sieve {
	s := &sieve{digits: digits, next: unknowns(members)}
	s.node()
	return s
}

func (s *sieve) node() int32 {
	s.nodes = append(s.nodes, sieveNode{branch: [2]int32{-1, -1}})
	return int32(len(s.nodes) - 1)
}

// settle does what is still to be done at a node, whose digit has a number, and hands the rest on.
func (s *sieve) settle(i int32, digit int) *sieveNode {
	n := &s.nodes[i]
	if n.flip&1 != 0 {
		n.branch[0], n.branch[1] = n.branch[1], n.branch[0]
	}
	if rest := n.flip >> 1; rest != 0 && digit+1 < s.digits {
		for _, b := range n.branch {
			if b >= 0 {
				s.nodes[b].flip ^= rest
			}
		}
	}
	n.flip = 0
	return n
}

// zero adds a member whose number is 0.
func (s *sieve) zero(member int32) {
	i := int32(0)
	for digit := range s.digits - 1 {
		next := s.settle(i, digit).branch[0]
		if next < 0 {
			next = s.node()
			s.nodes[i].branch[0] = next
		}
		i = next
	}
	n := s.settle(i, s.digits-1)
	s.next[member], n.branch[0] = n.branch[0], member
}

// exclusive xors all numbers with one.
func (s *sieve) exclusive(x int32) { s.nodes[0].flip ^= x }

// increase adds 1 to all numbers: what ended in 1 ends in 0 and has a carry.
func (s *sieve) increase() {
	i := int32(0)
	for digit := 0; digit < s.digits && i >= 0; digit++ {
		n := s.settle(i, digit)
		n.branch[0], n.branch[1] = n.branch[1], n.branch[0]
		i = n.branch[0]
	}
}

// each tells every member's number.
func (s *sieve) each(tell func(member, number int32)) {
	type branch struct {
		node, number int32
		digit        int
	}
	stack := []branch{{}}
	for len(stack) > 0 {
		b := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		n := *s.settle(b.node, b.digit)
		for bit, next := range n.branch {
			number := b.number | int32(bit)<<b.digit
			if b.digit == s.digits-1 {
				for ; next >= 0; next = s.next[next] {
					tell(next, number)
				}
			} else if next >= 0 {
				stack = append(stack, branch{next, number, b.digit + 1})
			}
		}
	}
}
