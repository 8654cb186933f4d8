package app

import (
	"slices"
	"strconv"
	"strings"

	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// allHeaps are the heaps of Nim that the chips equal, chip after chip.
func (h hand) allHeaps() []int {
	var all []int
	for _, c := range h.chips {
		all = append(all, c.heaps...)
	}
	return all
}

// units are the places of a chip, those together that stand for one of its heaps: each head of coins, each heap, each row
// of squares, where there are as many; else all places stand for all heaps.
func (c handled) units(view int) [][]render.Spot {
	var units [][]render.Spot
	all := render.Spots(view, c.look)
	row := func(r int) []render.Spot {
		return slices.DeleteFunc(slices.Clone(all), func(p render.Spot) bool { return p.Row != r })
	}
	switch c.look.Look {
	case board.Coins:
		for _, p := range all {
			if c.look.Rows[p.Row][p.At] == board.Heads {
				units = append(units, []render.Spot{p})
			}
		}
	case board.Heaps:
		for r, n := range c.look.Heaps {
			if n > 0 {
				units = append(units, row(r))
			}
		}
	case board.Squares:
		for r := range c.look.Rows {
			units = append(units, row(r))
		}
	}
	if len(units) != len(c.heaps) {
		return nil
	}
	return units
}

// heapSpots are the counters of the heaps that places stand for, in the picture of all heaps.
func (h hand) heapSpots(places []render.Spot) []render.Spot {
	var list []render.Spot
	first := 0
	for i, c := range h.chips {
		units := c.units(i)
		for j, n := range c.heaps {
			stands := func(p render.Spot) bool {
				return p.View == i && (units == nil || slices.Contains(units[j], p))
			}
			if slices.ContainsFunc(places, stands) {
				for k := range n {
					list = append(list, render.Spot{Row: first + j, At: k})
				}
			}
		}
		first += len(c.heaps)
	}
	return list
}

// ofHeap is the chip that a heap of the picture of all heaps belongs to, and the places it stands for; -1 when there is
// none.
func (h hand) ofHeap(row int) (chip int, places []render.Spot) {
	for i, c := range h.chips {
		if row < len(c.heaps) {
			if units := c.units(i); units != nil {
				return i, units[row]
			}
			return i, render.Spots(i, c.look)
		}
		row -= len(c.heaps)
	}
	return -1, nil
}

// nimSumText is the sum of several heaps as it is written: "1 ⊕ 4 = 5"; where more belong to it, "1 ⊕ 4 ⊕ …".
func nimSumText(heaps []int, more bool) string {
	const most = 12
	if len(heaps) < 2 {
		return ""
	}
	sum, texts := 0, []string{}
	for i, n := range heaps {
		sum ^= n
		switch {
		case i < most:
			texts = append(texts, strconv.Itoa(n))
		case i == most:
			texts = append(texts, "…")
		}
	}
	if more {
		if len(heaps) <= most {
			texts = append(texts, "…")
		}
		return strings.Join(texts, " ⊕ ")
	}
	return strings.Join(texts, " ⊕ ") + " = " + strconv.Itoa(sum)
}
