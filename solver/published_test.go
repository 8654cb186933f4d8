package solver

import (
	"slices"
	"testing"
)

// heaps is the graph of a game of heaps 0..most: options lists what one heap of n may become, each a list of heaps.
// Vertex n is the heap n; moves to other than one heap go through sum vertices.
func heaps(most int, options func(n int) [][]int) *Graph {
	var arcs []Arc
	var sums []int32
	next := int32(most + 1)
	for n := range most + 1 {
		for _, parts := range options(n) {
			if len(parts) == 1 {
				arcs = append(arcs, Arc{int32(n), int32(parts[0])})
				continue
			}
			arcs = append(arcs, Arc{int32(n), next})
			for _, p := range parts {
				arcs = append(arcs, Arc{next, int32(p)})
			}
			sums = append(sums, next)
			next++
		}
	}
	return NewGraph(int(next), sums, arcs)
}

// take is the subtraction game: a heap less one of the numbers allowed.
func take(allowed ...int) func(int) [][]int {
	return func(n int) (options [][]int) {
		for _, k := range allowed {
			if k <= n {
				options = append(options, []int{n - k})
			}
		}
		return options
	}
}

// remove is a game of rows: take any of the lengths given, anywhere, which may leave two rows, empty ones too.
func remove(lengths ...int) func(int) [][]int {
	return func(n int) (options [][]int) {
		for _, k := range lengths {
			for left := 0; left <= n-k; left++ {
				options = append(options, []int{left, n - k - left})
			}
		}
		return options
	}
}

func nim(n int) (options [][]int) {
	for k := range n {
		options = append(options, []int{k})
	}
	return options
}

func grundy(n int) (options [][]int) {
	for k := 1; k < n-k; k++ {
		options = append(options, []int{k, n - k})
	}
	return options
}

func lasker(n int) (options [][]int) {
	options = nim(n)
	for k := 1; k <= n-k; k++ {
		options = append(options, []int{k, n - k})
	}
	return options
}

func TestPublishedValues(t *testing.T) {
	squares := []int{1, 4, 9, 16}
	for _, row := range []struct {
		game    string // and source
		options func(int) [][]int
		want    []int // from heap 0
	}{
		{"Nim (Bouton 1901)", nim, []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}},
		{"Grundy's game (A002188)", grundy, []int{0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3}},
		{"Kayles (A002186)", remove(1, 2), []int{0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2}},
		{"Treblecross 0.007 (Winning Ways ch. 4)", remove(3), []int{0, 0, 0, 1, 1, 1, 2, 2, 0, 3, 3, 1, 1, 1, 0, 4, 3, 3, 3, 2}},
		{"Dawson's Kayles 0.07 (Winning Ways ch. 4)", remove(2), []int{0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3}},
		{"Lasker's Nim (Winning Ways ch. 4)", lasker, []int{0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11}},
		{"subtract 1, 3 or 4 (Ferguson I.4)", take(1, 3, 4), []int{0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2}},
		{"subtract 2 or 5 (Ferguson I.4)", take(2, 5), []int{0, 0, 1, 1, 0, 2, 1, 0, 0, 1, 1, 0, 2, 1}},
		{"subtract squares (A014586)", take(squares...), []int{0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2}},
	} {
		g := heaps(len(row.want)-1, row.options)
		x, err := g.Values()
		if err != nil {
			t.Fatal(err)
		}
		var got []int
		for n := range row.want {
			value, _ := x.At(int32(n))
			got = append(got, value)
		}
		if !slices.Equal(got, row.want) {
			t.Errorf("%s: %v, want %v", row.game, got, row.want)
		}
	}
}

// Kayles repeats with period 12 from 71 (Guy and Smith 1956).
func TestKaylesPeriod(t *testing.T) {
	const most = 71 + 8*12
	x, err := heaps(most, remove(1, 2)).Values()
	if err != nil {
		t.Fatal(err)
	}
	for n := int32(71); n+12 <= most; n++ {
		a, _ := x.At(n)
		b, _ := x.At(n + 12)
		if a != b {
			t.Errorf("%d: %d, %d: %d", n, a, n+12, b)
		}
	}
	if a, _ := x.At(70); a == at(x, 82) {
		t.Error("70 is the last exception")
	}
}

// A strip of 10 cells in Grundy's game is lost for the first player (a Finnish school text).
func TestStripOfTen(t *testing.T) {
	a, err := Solve(t.Context(), Problem{Graph: heaps(10, grundy), Chips: []Stack{{10, 1}}})
	if err != nil || a.Outcome != P || a.Sum != 0 {
		t.Error(a.Outcome, a.Sum, err)
	}
}

func at(x Values, v int32) int {
	value, _ := x.At(v)
	return value
}
