package games

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"dev.mexboard/solver/board"
)

// piles is the start of a heap game: a chip on each heap.
func piles(example string, most int) Param {
	return Param{Key: "heaps", Form: Piles, Min: 0, Max: most, Example: example}
}

// maxPiles is how many heaps a start may have.
const maxPiles = 1000

// heapRules says a heap game by its moves: leave is called with the heaps that each move leaves of a heap of n.
type heapRules struct {
	piles  Param
	moves  func(n int, leave func(parts ...int)) error
	joints func(n int) float64 // at most so many joints below a heap of n; nil: no move splits
	values func(ctx context.Context, n int, tell func(float64)) (Sequence, error)
}

func (h heapRules) rules() rules {
	return rules{
		start:   func(args []string) ([]Position, error) { return h.start(args) },
		options: h.options,
		view: func(p Position, _ []Position) board.View {
			return board.View{Look: board.Heaps, Heaps: []int{heap(p)}, First: 1}
		},
		estimate: h.estimate,
		values: func(ctx context.Context, _ []string, n int, tell func(float64)) (Sequence, error) {
			return h.values(ctx, n, tell)
		},
		number: func(_ []string, k int) []string { return []string{strconv.Itoa(k)} },
	}
}

func (h heapRules) start(args []string) ([]Position, error) {
	sizes, err := h.piles.numbers(strings.Join(args, " "), maxPiles)
	if err != nil {
		return nil, err
	}
	var all []Position
	for _, n := range sizes {
		all = append(all, pile(n))
	}
	return all, nil
}

func (h heapRules) estimate(start []Position) float64 {
	most := 0
	for _, p := range start {
		most = max(most, heap(p))
	}
	vertices := float64(most + 1)
	if h.joints != nil {
		vertices += h.joints(most)
	}
	return vertices
}

// options gathers the moves of a heap: parts from the smallest up, empty heaps left out where others stand.
func (h heapRules) options(p Position) ([]Option, error) {
	var all []Option
	seen := map[string]bool{}
	err := h.moves(heap(p), func(parts ...int) {
		o := heapOption(parts)
		if key := joined(o); !seen[key] {
			seen[key] = true
			all = append(all, o)
		}
	})
	return all, err
}

func heapOption(parts []int) Option {
	sorted := slices.Sorted(slices.Values(parts))
	for len(sorted) > 0 && sorted[0] == 0 {
		sorted = sorted[1:]
	}
	if len(sorted) == 0 {
		return Option{pile(0)}
	}
	o := make(Option, len(sorted))
	for i, n := range sorted {
		o[i] = pile(n)
	}
	return o
}

// pile is a heap as a position, heap a position as a heap.
func pile(n int) Position { return Position(strconv.Itoa(n)) }

func heap(p Position) int { n, _ := strconv.Atoi(string(p)); return n }

// pairs is at most how many ways there are to make two heaps that are together n or fewer.
func pairs(n int) float64 { x := float64(n); return (x*x + x + 1) / 4 }

// triples is the same for three heaps.
func triples(n int) float64 { x := float64(n) + 3; return x * x * x / 36 }

// everyHeap computes values one by one: value says that of n, given all smaller ones.
func everyHeap(ctx context.Context, n int, tell func(float64), value func(n int, below []uint32) (uint32, error)) (Sequence, error) {
	values := make([]uint32, 0, n)
	for k := range n {
		if k%64 == 0 {
			if err := ctx.Err(); err != nil {
				return Sequence{Values: values}, err
			}
			tell(float64(k) / float64(n))
		}
		v, err := value(k, values)
		if err != nil {
			return Sequence{Values: values}, err
		}
		values = append(values, v)
	}
	return Sequence{Values: values}, nil
}
