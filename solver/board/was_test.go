package board

import (
	"slices"
	"strings"
	"testing"
)

func TestWas(t *testing.T) {
	of := func(ids string) (b Board) {
		for _, id := range strings.Fields(ids) {
			b.Vertices = append(b.Vertices, Vertex{ID: id})
		}
		return b
	}
	for _, row := range []struct {
		name, old, now string
		want           []int32
	}{
		{"nothing changed", "a b c", "a b c", []int32{0, 1, 2}},
		{"one is new", "a b", "a b c", []int32{0, 1, -1}},
		{"one is gone", "a b c d", "a c d", []int32{0, 2, 3}},
		{"one is back", "a c d", "a b c d", []int32{0, -1, 1, 2}},
		{"a new name", "a b c", "a x c", []int32{0, 1, 2}},
		{"two change places", "a b c d", "a c b d", []int32{0, 2, 1, 3}},
		{"some are gone, others new", "a b c d", "c x a", []int32{2, -1, 0}},
		{"from nothing", "", "a b", []int32{-1, -1}},
		{"to nothing", "a b", "", []int32{}},
	} {
		if got := of(row.now).Was(of(row.old)); !slices.Equal(got, row.want) {
			t.Errorf("%s: %v, want %v", row.name, got, row.want)
		}
	}
}
