package games

// proved is the period that a sequence of values is proved to have, with the least preperiod; the zero Period when the
// values do not prove one. enough says for a preperiod and a period how many values prove it. Linear time.
//
// Turn the values round: then what repeats up to the end repeats from the start, and the borders of all starts (as
// Knuth, Morris and Pratt find them) are the least periods of all tails at once.
func proved(values []uint32, enough func(from, length int) int) Period {
	n := len(values)
	at := func(i int) uint32 { return values[n-1-i] }
	border := make([]int32, n+1) // border[m] of the last m values
	best := Period{}
	for m, b := 1, int32(0); m <= n; m++ {
		if m > 1 {
			for b > 0 && at(int(b)) != at(m-1) {
				b = border[b]
			}
			if at(int(b)) == at(m-1) {
				b++
			}
		}
		border[m] = b
		from, length := n-m, m-int(b)
		if enough(from, length) <= n {
			best = Period{from, length, true}
		}
	}
	return best
}

// guySmith is how many values prove a period of a take-and-break code whose last digit is number last and which leaves
// at most two heaps: g(n + length) = g(n) for from <= n < 2 from + length + last. (Guy and Smith 1956; Siegel,
// Combinatorial Game Theory, ch. IV.)
//
// For then every n beyond has, for each k taken, two heaps of which the larger is at least from + length: exchanging it
// for one that is smaller by length changes no value, so n and n - length have options of the same values.
func guySmith(last int) func(from, length int) int {
	return func(from, length int) int { return 2*from + 2*length + last }
}

// window is how many values prove a period of a subtraction game whose largest number is most: as many repeated in a
// row, since each value depends on the last most values alone.
func window(most int) func(from, length int) int {
	return func(from, length int) int { return from + length + most }
}
