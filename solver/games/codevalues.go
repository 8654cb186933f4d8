package games

import "context"

// values computes the values of a code: finite codes that leave at most two heaps by the sparse space, all others by
// sets.
func (c code) values(ctx context.Context, n int, tell func(float64)) (Sequence, error) {
	if c.repeat || c.some(threeHeaps) {
		return c.bySets(ctx, n, tell)
	}
	s := newSparse(c, n)
	err := s.run(ctx, tell)
	return Sequence{Values: s.all(), Period: s.period}, err
}
