package render

import (
	"fmt"
	"image"
	"math"
	"math/rand/v2"
	"testing"
)

// crowd is a scene of n vertices on a square grid, fitted into 1200 x 800 pixels, and twice as many edges between
// vertices not far apart.
func crowd(n int) (Scene, View) {
	random := rand.New(rand.NewPCG(1, 2))
	across := int(math.Ceil(math.Sqrt(float64(n) * 1.5)))
	place := func(v int) Point { return Point{float64(v%across) * 100, float64(v/across) * 100} }
	s := Scene{Background: white}
	for range 2 * n {
		from := random.IntN(n)
		to := min(max(from+random.IntN(7)-3+across*(random.IntN(7)-3), 0), n-1)
		a, b := place(from), place(to)
		if from == to {
			b = Point{a.X + 100, a.Y + 100}
		}
		bow := Point{(b.Y - a.Y) * 0.1, (a.X - b.X) * 0.1}
		s.Shapes = append(s.Shapes,
			Shape{Kind: CurveShape, Width: 1.7, Stroke: black, P: []Point{
				a, {a.X*0.7 + b.X*0.3 + bow.X, a.Y*0.7 + b.Y*0.3 + bow.Y}, {a.X*0.3 + b.X*0.7 + bow.X, a.Y*0.3 + b.Y*0.7 + bow.Y}, b,
			}},
			Shape{Kind: HeadShape, Fill: black, P: []Point{b, {b.X - 12, b.Y - 5}, {b.X - 12, b.Y + 5}}})
	}
	for v := range n {
		p := []Point{place(v)}
		s.Shapes = append(s.Shapes,
			Shape{Kind: DiscShape, P: p, Radius: 27, Width: 2.4, Stroke: blue, Fill: pale},
			Shape{Kind: DiscShape, P: p, Radius: 22, Width: 1.5, Stroke: blue},
			Shape{Kind: TextShape, P: p, Text: fmt.Sprint(v % 17), Size: 22, Bold: true, Fill: blue},
			Shape{Kind: TextShape, P: []Point{{p[0].X, p[0].Y + 42}}, Text: fmt.Sprint("v", v), Size: 15, Fill: black})
	}
	return s, View{Zoom: 1200 / float64(across*100), Origin: Point{-50, -50}}
}

func BenchmarkPaint(b *testing.B) {
	for _, n := range []int{100, 1_000, 10_000} {
		scene, view := crowd(n)
		dst := image.NewRGBA(image.Rect(0, 0, 1200, 800))
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				scene.Paint(dst, view, nil)
			}
		})
	}
}
