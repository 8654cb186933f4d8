package solver

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

func TestPieces(t *testing.T) {
	// On the ground vertices 0 and 1: a stalk 0-2-3, a ring 0-4-1, a loop at 1; 5-6 has fallen.
	links := []Link{{0, 2}, {0, 4}, {1, 1}, {2, 3}, {4, 1}, {5, 6}}
	got := fmt.Sprint(NewHackenbush(7, []int32{0, 1}, links).Pieces())
	if want := "[{[0 3] 2} {[1 4] 0} {[2] 1}]"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if p := NewHackenbush(2, nil, []Link{{0, 1}}).Pieces(); len(p) != 0 {
		t.Errorf("without a ground: %v", p)
	}
}

// TestPiecesAddUp compares random boards with their pieces: each edge that hangs is in one, and their sum is the value.
func TestPiecesAddUp(t *testing.T) {
	r := rand.New(rand.NewPCG(61, 62))
	for range 2000 {
		n, ground, links := randomBoard(r, 14)
		h := NewHackenbush(n, ground, links)
		sum := 0
		var edges []int32
		for _, p := range h.Pieces() {
			sum ^= p.Value
			edges = append(edges, p.Edges...)
		}
		slices.Sort(edges)
		s := newHanging(h)
		s.search()
		if _, hang := s.hang(); sum != h.Value() || !slices.Equal(edges, hang) {
			t.Fatalf("%v: %v, worth %d, edges %v", h, h.Pieces(), h.Value(), hang)
		}
	}
}
