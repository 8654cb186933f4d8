package games

import (
	"math"

	"dev.mexboard/solver/board"
)

// A whole is a position of several heaps that are no sum: a move may touch several at once, or carries from one to
// another. Its board has a vertex for each position of the whole game, and one chip.

// ways is in how many ways n counters lie on k places: C(n+k-1, k-1), rounded up.
func ways(n, k int) float64 {
	w := 1.0
	for i := 1; i < k; i++ {
		w *= float64(n+i) / float64(i)
	}
	return math.Ceil(w)
}

func total(numbers []int) int {
	sum := 0
	for _, n := range numbers {
		sum += n
	}
	return sum
}

// heapsView shows the numbers of a position as heaps.
func heapsView(p Position, _ []Position) board.View {
	return board.View{Look: board.Heaps, Heaps: p.numbers(), First: 1}
}

// one is the start of a game that has one chip.
func one(p Position) []Position { return []Position{p} }
