package render

import (
	"slices"
	"testing"

	"dev.mexboard/solver/board"
)

// largeBush is a random graph of 20,000 edges that grows from the ground, every tenth of which closes a ring.
func largeBush() board.Board {
	b := unplaced(randomBoard(18_001, 20_000, true, 5))
	b.Directed = false
	b.Vertices[0].Ground = true
	for v := 1; v < len(b.Vertices); v++ {
		b.Edges[v-1] = board.Edge{From: (v - 1) * 7 / 8, To: v}
	}
	return b
}

// BenchmarkGrow lays out 20,000 edges.
func BenchmarkGrow(b *testing.B) {
	bush := largeBush()
	for b.Loop() {
		Grow(bush)
	}
}

// BenchmarkAtReduction finds where things are half way through the reduction of 20,000 edges.
func BenchmarkAtReduction(b *testing.B) {
	bush := largeBush()
	g, a := Grow(bush), hackenbushAnswer(b, bush)
	steps := slices.Collect(a.Reductions())
	for b.Loop() {
		AtReduction(bush, g, a, steps[:len(steps)/2])
	}
}
