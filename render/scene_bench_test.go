package render

import (
	"fmt"
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
		b.Run(fmt.Sprintf("vertices=%d", n), func(b *testing.B) {
			for b.Loop() {
				moved := g.Moved(index, []int{n / 2}, board.Point{X: 5, Y: 5})
				Around(x, moved, f, Look{Theme: Light}, []int{n / 2}, index)
			}
		})
	}
}

func BenchmarkHits(b *testing.B) {
	for _, n := range sizes {
		s := scenery(randomBoard(n, 2*n, true, 7), Facts{})
		b.Run(fmt.Sprintf("make/vertices=%d", n), func(b *testing.B) {
			for b.Loop() {
				NewHits(s)
			}
		})
		h := NewHits(s)
		b.Run(fmt.Sprintf("ask/vertices=%d", n), func(b *testing.B) {
			i := 0
			for b.Loop() {
				i++
				h.At(Point{float64(i*37%1000) * 5, float64(i*91%1000) * -5}, 6)
			}
		})
	}
}
