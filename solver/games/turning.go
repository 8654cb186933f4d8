package games

import (
	"context"
	"math"
	"strings"

	"dev.mexboard/solver/board"
)

// turning says which coins may be turned together. The coin with the largest number must go from heads to tails; so a row
// of coins is the sum of its heads, each alone. (H. W. Lenstra; Winning Ways ch. 14.)
type turning struct {
	first int // the number of the first coin: 0 or 1
	// sets calls turn with the coins that may be turned along with coin n; all are smaller. The slice is used again.
	sets func(n int, turn func(others []int)) error
	// values is a faster way to the values of single coins; nil: by sets. most is how many there may be.
	values func(ctx context.Context, n int, tell func(float64)) (Sequence, error)
}

// maxCoins is how long a row of coins may be: twice as many positions for each coin.
const maxCoins = 17

// row is the start of a coin game.
func row(example string) Param {
	return Param{Key: "coins", Form: Row, Min: 1, Max: maxCoins, Example: example}
}

// ofCoins is the rules of a coin game without parameters.
func ofCoins(t turning, start Param) func([]string) (rules, error) {
	return func([]string) (rules, error) { return t.rules(start), nil }
}

func (t turning) rules(start Param) rules {
	return rules{
		start:    func(args []string) ([]Position, error) { return coinRows(args, start) },
		options:  t.options,
		view:     t.view,
		estimate: coinEstimate,
		heaps:    t.heaps,
		values: func(ctx context.Context, _ []string, n int, tell func(float64)) (Sequence, error) {
			return t.sequence(ctx, n, tell)
		},
		number: func(_ []string, k int) []string { return []string{strings.Repeat("T", k) + "H"} },
	}
}

// coinRows reads rows of coins: each is a chip. 1 and 0 do for H and T.
func coinRows(args []string, start Param) ([]Position, error) {
	var all []Position
	for _, text := range args {
		coins := strings.NewReplacer("1", "H", "0", "T").Replace(strings.ToUpper(text))
		if len(coins) < 1 || len(coins) > start.Max || strings.Trim(coins, "HT") != "" {
			return nil, wrong(notCoins, text, start.Max, start.Example)
		}
		all = append(all, Position(coins))
	}
	if len(all) > maxPiles {
		return nil, wrong(tooMany, start.word(), len(all), maxPiles)
	}
	return all, nil
}

// coinEstimate is how many rows there are without a head after the last one of the start.
func coinEstimate(start []Position) float64 {
	all := 0.0
	for _, p := range start {
		all += math.Exp2(float64(strings.LastIndex(string(p), "H") + 1))
	}
	return all
}

// options turns each coin that lies heads, with all the sets of others.
func (t turning) options(p Position) ([]Option, error) {
	var all []Option
	seen := map[Position]bool{}
	for i := range len(p) {
		if p[i] != 'H' {
			continue
		}
		err := t.sets(i+t.first, func(others []int) {
			next := []byte(p)
			next[i] = 'T'
			for _, o := range others {
				next[o-t.first] ^= 'H' ^ 'T'
			}
			if q := Position(next); !seen[q] {
				seen[q] = true
				all = append(all, Option{q})
			}
		})
		if err != nil {
			return nil, err
		}
	}
	return all, nil
}

func (t turning) view(p Position, _ []Position) board.View {
	return board.View{Look: board.Coins, Rows: [][]board.Mark{sides(string(p))}, First: t.first}
}

func sides(coins string) []board.Mark {
	row := make([]board.Mark, len(coins))
	for i := range row {
		row[i] = board.Tails
		if coins[i] == 'H' {
			row[i] = board.Heads
		}
	}
	return row
}

// heaps is the values of the heads, each alone.
func (t turning) heaps(p Position) []int {
	s, err := t.sequence(context.Background(), len(p), func(float64) {})
	if err != nil {
		return nil
	}
	var heaps []int
	for i := range len(p) {
		if p[i] == 'H' {
			heaps = append(heaps, int(s.Values[i]))
		}
	}
	return heaps
}

func (t turning) sequence(ctx context.Context, n int, tell func(float64)) (Sequence, error) {
	if t.values != nil {
		s, err := t.values(ctx, n, tell)
		s.From = t.first
		return s, err
	}
	s, err := everyHeap(ctx, n, tell, func(k int, below []uint32) (uint32, error) {
		var seen valueSet
		err := t.sets(k+t.first, func(others []int) {
			sum := uint32(0)
			for _, o := range others {
				sum ^= below[o-t.first]
			}
			seen.add(sum)
		})
		return seen.mex(), err
	})
	s.From = t.first
	return s, err
}
