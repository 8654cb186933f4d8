package render

import "dev.mexboard/solver/board"

// Spot is a place of a position: in a row, or a counter of a heap. Rows, heaps, places and counters count from 0,
// counters from the bottom.
type Spot struct{ Row, At int }

// mostInRow is more than the places of any row.
const mostInRow = 1 << 20

// Part is the part of the picture that shows the place.
func (p Spot) Part() Part { return Part{PlacePart, p.Row*mostInRow + p.At} }

// Spot is the place that a part of a picture shows; ok is false where it shows none.
func (p Part) Spot() (place Spot, ok bool) {
	return Spot{p.Index / mostInRow, p.Index % mostInRow}, p.Kind == PlacePart
}

// Spots lists the places of a position: what a hand can touch.
func Spots(v board.View) []Spot {
	var all []Spot
	if v.Look == board.Heaps {
		for h, n := range v.Heaps {
			for k := range n {
				all = append(all, Spot{h, k})
			}
		}
		return all
	}
	for r, row := range v.Rows {
		for k, mark := range row {
			if mark != board.Nowhere {
				all = append(all, Spot{r, k})
			}
		}
	}
	return all
}
