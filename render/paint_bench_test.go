package render

import (
	"fmt"
	"image"
	"testing"
)

// BenchmarkPaint is a full redraw of a board, fitted into 1200 by 800 pixels.
func BenchmarkPaint(b *testing.B) {
	for _, n := range []int{100, 1_000, 5_000, 10_000} {
		board := randomBoard(n, 2*n, false, 7)
		s := scenery(board, solved(b, board))
		view := View{Origin: s.Min, Zoom: min(1200/(s.Max.X-s.Min.X), 800/(s.Max.Y-s.Min.Y))}
		dst := image.NewRGBA(image.Rect(0, 0, 1200, 800))
		b.Run(fmt.Sprintf("vertices=%d", n), func(b *testing.B) {
			for b.Loop() {
				s.Paint(dst, view, nil)
			}
		})
	}
}
