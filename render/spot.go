package render

import "dev.mexboard/solver/board"

// Spot is a place of one of several positions: in a row, or a counter of a heap. All count from 0, counters from the
// bottom.
type Spot struct{ View, Row, At int }

// More than the places of any row, and than the rows of any position.
const (
	mostInRow = 1 << 20
	mostRows  = 1 << 14
)

// Part is the part of the picture that shows the place.
func (p Spot) Part() Part { return Part{PlacePart, (p.View*mostRows+p.Row)*mostInRow + p.At} }

// Spot is the place that a part of a picture shows; ok is false where it shows none.
func (p Part) Spot() (place Spot, ok bool) {
	row := p.Index / mostInRow
	return Spot{row / mostRows, row % mostRows, p.Index % mostInRow}, p.Kind == PlacePart
}

// Spots lists the places of a position, number view of those shown: what a hand can touch.
func Spots(view int, v board.View) []Spot {
	var all []Spot
	if v.Look == board.Heaps {
		for h, n := range v.Heaps {
			for k := range n {
				all = append(all, Spot{view, h, k})
			}
		}
		return all
	}
	for r, row := range v.Rows {
		for k, mark := range row {
			if mark != board.Nowhere {
				all = append(all, Spot{view, r, k})
			}
		}
	}
	return all
}
