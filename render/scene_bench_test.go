package render

import (
	"fmt"
	"slices"
	"testing"

	"dev.mexboard/solver/board"
)

// sizes are boards by number of vertices, with twice as many edges.
var sizes = []int{100, 2000, 10_000}

func BenchmarkNewScene(b *testing.B) {
	for _, far := range []bool{false, true} {
		for _, n := range sizes {
			board := randomBoard(n, 2*n, far, 7)
			g, f := GeometryOf(board), solved(b, board)
			b.Run(fmt.Sprintf("vertices=%d/far=%t", n, far), func(b *testing.B) {
				for b.Loop() {
					NewScene(board, g, f, Look{Theme: Light})
				}
			})
		}
	}
}

func BenchmarkScene(b *testing.B) {
	for _, n := range sizes {
		board := randomBoard(n, 2*n, false, 7)
		g, f := GeometryOf(board), solved(b, board)
		b.Run(fmt.Sprintf("vertices=%d", n), func(b *testing.B) {
			p := NewPlan(board, g)
			for b.Loop() {
				p.Scene(f, Look{Theme: Light})
			}
		})
		b.Run(fmt.Sprintf("keep/vertices=%d", n), func(b *testing.B) {
			p := NewPlan(board, g)
			chips := board
			chips.Vertices = slices.Clone(board.Vertices)
			chips.Vertices[n/2].Chips++
			again := GeometryOf(chips)
			for b.Loop() {
				if p.For(chips, again).board.Vertices[n/2].Chips != chips.Vertices[n/2].Chips {
					b.Fatal("not the board's chips")
				}
			}
		})
	}
}

func BenchmarkRoute(b *testing.B) {
	for _, n := range sizes {
		board := randomBoard(n, 2*n, true, 7)
		g := GeometryOf(board)
		b.Run(fmt.Sprintf("vertices=%d", n), func(b *testing.B) {
			for b.Loop() {
				Route(board, g)
			}
		})
	}
}

func BenchmarkLayers(b *testing.B) {
	for _, n := range sizes {
		board := randomBoard(n, 2*n, true, 7)
		b.Run(fmt.Sprintf("vertices=%d", n), func(b *testing.B) {
			for b.Loop() {
				Layers(board)
			}
		})
	}
}

// BenchmarkDrag is what one frame of a drag of one vertex costs.
func BenchmarkDrag(b *testing.B) {
	for _, n := range sizes {
		x := randomBoard(n, 2*n, false, 7)
		g, f, index := GeometryOf(x), solved(b, x), EdgesAt(x)
		p := NewPlan(x, g)
		b.Run(fmt.Sprintf("vertices=%d", n), func(b *testing.B) {
			for b.Loop() {
				moved := g.Moved(index, []int{n / 2}, board.Point{X: 5, Y: 5})
				p.Around(moved, f, Look{Theme: Light}, []int{n / 2}, index)
			}
		})
	}
}

func BenchmarkAt(b *testing.B) {
	for _, n := range sizes {
		s := scenery(randomBoard(n, 2*n, true, 7), Facts{})
		b.Run(fmt.Sprintf("vertices=%d", n), func(b *testing.B) {
			i := 0
			for b.Loop() {
				i++
				s.At(Point{float64(i*37%1000) * 5, float64(i*91%1000) * -5}, 6)
			}
		})
	}
}
