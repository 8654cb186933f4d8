package render

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"math"
	"sync"
	"testing"
)

var (
	white  = color.NRGBA{255, 255, 255, 255}
	black  = color.NRGBA{0, 0, 0, 255}
	blue   = color.NRGBA{0x0B, 0x63, 0xA5, 255}
	pale   = color.NRGBA{0xDC, 0xEB, 0xF8, 255}
	orange = color.NRGBA{0xB3, 0x4A, 0, 255}
	green  = color.NRGBA{0, 0x79, 0x5A, 255}
	glass  = color.NRGBA{255, 0, 0, 90}
)

// specimen has every kind of shape, in most of its ways.
func specimen() Scene {
	s := Scene{Background: white, Min: Point{0, 0}, Max: Point{480, 300}}
	add := func(shape Shape) { s.Shapes = append(s.Shapes, shape) }
	vertex := func(v int, x, y float64, value, name string, hatch bool) {
		p := []Point{{x, y}}
		add(Shape{Kind: DiscShape, Part: Part{VertexPart, v}, P: p, Radius: 27, Width: 2, Stroke: blue, Fill: pale, Hatch: hatch})
		add(Shape{Kind: DiscShape, Part: Part{VertexPart, v}, P: p, Radius: 22, Width: 1.5, Stroke: blue})
		add(Shape{Kind: TextShape, Part: Part{VertexPart, v}, P: p, Text: value, Size: 22, Bold: true, Fill: blue})
		add(Shape{Kind: TextShape, Part: Part{NamePart, v}, P: []Point{{x, y + 42}}, Text: name, Size: 15, Fill: black})
	}
	add(Shape{Kind: CurveShape, P: []Point{{60, 60}, {120, 0}, {200, 180}, {240, 60}, {280, -60}, {300, 60}, {420, 60}}, Width: 1.7, Stroke: black})
	add(Shape{Kind: CurveShape, P: []Point{{60, 60}, {90, 120}, {100, 180}, {60, 200}}, Width: 4.5, Stroke: green})
	add(Shape{Kind: CurveShape, P: []Point{{240, 60}, {260, 160}, {340, 200}, {420, 60}}, Width: 2.6, Stroke: orange, Dash: true})
	add(Shape{Kind: CurveShape, P: []Point{{20, 280}, {100, 280}, {200, 279}, {460, 260}}, Width: 6, Stroke: glass})
	add(Shape{Kind: HeadShape, P: []Point{{440, 120}, {428, 112}, {430, 126}}, Fill: black})
	vertex(0, 60, 60, "12", "Ünïcode", false)
	vertex(1, 240, 60, "0", "Ελλάς", true)
	vertex(2, 420, 60, "∞", "Жук", false)
	vertex(3, 60, 200, "3", "必胜 ⊕ 异或", false)
	add(Shape{Kind: DiscShape, P: []Point{{150, 200}}, Radius: 27, Width: 2, Stroke: orange, Dash: true})
	add(Shape{Kind: DiscShape, P: []Point{{170, 220}}, Radius: 9, Fill: black, Stroke: white, Width: 2})
	add(Shape{Kind: BoxShape, P: []Point{{200, 180}, {280, 230}}, Radius: 8, Fill: pale, Stroke: blue, Width: 1.5})
	add(Shape{Kind: BoxShape, P: []Point{{300, 180}, {314, 194}}, Stroke: black, Width: 1.5})
	add(Shape{Kind: BoxShape, P: []Point{{330, 170}, {470, 240}}, Radius: 12, Dash: true, Stroke: black, Width: 1.5})
	add(Shape{Kind: TextShape, P: []Point{{400, 205}}, Text: "↔ ★ ● ✓ ⏮ v₁₂ é", Size: 15, Bold: true, Fill: black})
	add(Shape{Kind: TextShape, P: []Point{{240, 255}}, Text: "粗体字 bold 值", Size: 20, Bold: true, Fill: green})
	return s
}

func painted(s Scene, bounds image.Rectangle, view View) *image.RGBA {
	dst := image.NewRGBA(bounds)
	draw.Draw(dst, bounds, image.NewUniform(s.Background), image.Point{}, draw.Src)
	s.Paint(dst, view, nil)
	return dst
}

// inked is how much ink there is on a picture of black on white, in pixels.
func inked(img *image.RGBA) float64 {
	sum := 0.0
	for i := 0; i < len(img.Pix); i += 4 {
		sum += float64(255-img.Pix[i]) / 255
	}
	return sum
}

func TestPaintInTiles(t *testing.T) {
	for _, view := range []View{{Zoom: 1}, {Zoom: 2.5, Origin: Point{40, 20}}, {Zoom: 40, Origin: Point{55, 50}}, {Zoom: 0.25}} {
		whole := painted(specimen(), image.Rect(0, 0, 480, 300), view)
		for _, tile := range []image.Rectangle{
			image.Rect(0, 0, 7, 300), image.Rect(33, 21, 34, 22), image.Rect(57, 37, 263, 201), image.Rect(1, 250, 480, 300),
		} {
			part := painted(specimen(), tile, view)
			for y := tile.Min.Y; y < tile.Max.Y; y++ {
				for x := tile.Min.X; x < tile.Max.X; x++ {
					if !near(part.RGBAAt(x, y), whole.RGBAAt(x, y)) {
						t.Fatalf("zoom %v, tile %v: pixel %d, %d is %v, in the whole %v",
							view.Zoom, tile, x, y, part.RGBAAt(x, y), whole.RGBAAt(x, y))
					}
				}
			}
		}
	}
}

// near tells whether two colours are the same but for rounding.
func near(a, b color.RGBA) bool {
	return max(a.R, b.R)-min(a.R, b.R) <= 2 && max(a.G, b.G)-min(a.G, b.G) <= 2 && max(a.B, b.B)-min(a.B, b.B) <= 2 && a.A == b.A
}

// A sub-image has rows longer than itself: nothing may be drawn beside it.
func TestPaintKeepsInside(t *testing.T) {
	for _, zoom := range []float64{0.3, 1, 7} {
		dst := image.NewRGBA(image.Rect(-50, -50, 550, 350))
		inside := image.Rect(11, 13, 301, 199)
		specimen().Paint(dst.SubImage(inside).(*image.RGBA), View{Zoom: zoom, Origin: Point{30, 30}}, nil)
		drawn := false
		for y := dst.Rect.Min.Y; y < dst.Rect.Max.Y; y++ {
			for x := dst.Rect.Min.X; x < dst.Rect.Max.X; x++ {
				touched := dst.RGBAAt(x, y) != color.RGBA{}
				if touched && !image.Pt(x, y).In(inside) {
					t.Fatalf("zoom %v: drawn at %d, %d, outside %v", zoom, x, y, inside)
				}
				drawn = drawn || touched
			}
		}
		if !drawn {
			t.Errorf("zoom %v: nothing drawn", zoom)
		}
	}
}

func TestAreas(t *testing.T) {
	line := func(width float64, p ...Point) Shape {
		return Shape{Kind: CurveShape, P: p, Width: width, Stroke: black}
	}
	diagonal := []Point{{10, 10}, {30, 20}, {50, 30}, {70, 40}}
	length := math.Hypot(60, 30)
	for _, row := range []struct {
		name  string
		shape Shape
		area  float64
	}{
		{"disc", Shape{Kind: DiscShape, P: []Point{{50.3, 50.6}}, Radius: 20, Fill: black}, math.Pi * 400},
		{"small disc", Shape{Kind: DiscShape, P: []Point{{50.3, 50.6}}, Radius: 1.5, Fill: black}, math.Pi * 2.25},
		{"ring", Shape{Kind: DiscShape, P: []Point{{50, 50}}, Radius: 20, Width: 3, Stroke: black}, math.Pi * 40 * 3},
		{"hairline ring", Shape{Kind: DiscShape, P: []Point{{50, 50}}, Radius: 20, Width: 0.4, Stroke: black}, math.Pi * 40 * 0.4},
		{"dashed ring", Shape{Kind: DiscShape, P: []Point{{50, 50}}, Radius: 60 / math.Pi, Width: 3, Dash: true, Stroke: black}, 12 * dashLength * 3},
		{"line", line(1.7, diagonal...), 1.7 * length},
		{"hairline", line(0.5, diagonal...), 0.5 * length},
		{"thinnest line", line(0.25, diagonal...), 0.25 * length},
		{"thinnest steep line", line(0.25, Point{20, 10}, Point{30, 30}, Point{40, 50}, Point{50, 70}), 0.25 * math.Hypot(30, 60)},
		{"broad line", line(9, diagonal...), 9 * length},
		{"level line", line(3, Point{10, 50.2}, Point{30, 50.2}, Point{50, 50.2}, Point{70, 50.2}), 180},
		{"upright line", line(3, Point{50, 10}, Point{50, 30}, Point{50, 50}, Point{50, 70}), 180},
		{"bow", line(4, Point{30, 50}, Point{30, 61.0457}, Point{38.9543, 70}, Point{50, 70}), 4 * math.Pi * 20 / 2},
		{"head", Shape{Kind: HeadShape, P: []Point{{80, 50}, {40, 30}, {40, 70}}, Fill: black}, 800},
		{"head turned over", Shape{Kind: HeadShape, P: []Point{{80, 50}, {40, 70}, {40, 30}}, Fill: black}, 800},
		{"box", Shape{Kind: BoxShape, P: []Point{{20.5, 30}, {60, 50.25}}, Fill: black}, 39.5 * 20.25},
		{"rounded box", Shape{Kind: BoxShape, P: []Point{{20, 30}, {60, 60}}, Radius: 8, Fill: black}, 1200 - (4-math.Pi)*64},
		{"outline", Shape{Kind: BoxShape, P: []Point{{20, 30}, {60, 60}}, Radius: 10, Width: 2, Stroke: black}, 2 * (2*20 + 2*10 + math.Pi*20)},
		{"nothing", Shape{Kind: DiscShape, P: []Point{{50, 50}}, Radius: 20}, 0},
	} {
		s := Scene{Background: white, Shapes: []Shape{row.shape}}
		got := inked(painted(s, image.Rect(0, 0, 100, 100), View{Zoom: 1}))
		if math.Abs(got-row.area) > 0.02*row.area+0.6 {
			t.Errorf("%s: %.1f pixels, not %.1f", row.name, got, row.area)
		}
	}
}

// Where the pieces of a bent stroke meet, translucent ink is laid once.
func TestStrokeLaysInkOnce(t *testing.T) {
	s := Scene{Background: white, Shapes: []Shape{
		{Kind: CurveShape, P: []Point{{20, 50}, {20, 10}, {80, 10}, {80, 50}, {80, 90}, {40, 90}, {40, 60}}, Width: 8, Stroke: color.NRGBA{0, 0, 0, 100}},
	}}
	img := painted(s, image.Rect(0, 0, 100, 100), View{Zoom: 1})
	darkest := uint8(255)
	for i := 0; i < len(img.Pix); i += 4 {
		darkest = min(darkest, img.Pix[i])
	}
	if darkest < 254-100 || darkest > 256-100 {
		t.Errorf("the darkest pixel is %d, not %d", darkest, 255-100)
	}
}

// No coverage may make a channel overflow: a light ink on white stays light.
func TestBlendStaysInRange(t *testing.T) {
	for alpha := range 256 {
		i := inkOf(color.NRGBA{255, 255, 255, uint8(alpha)})
		for coverage := uint32(0); coverage <= full; coverage++ {
			p := []uint8{255, 255, 255, 255}
			blend(p, i, coverage)
			for _, v := range p {
				if v < 253 {
					t.Fatalf("alpha %d, coverage %d: white on white is %v", alpha, coverage, p)
				}
			}
		}
	}
}

func TestPaintSkips(t *testing.T) {
	empty := painted(Scene{Background: white}, image.Rect(0, 0, 480, 300), View{Zoom: 1})
	s := Scene{Background: white}
	for _, shape := range specimen().Shapes {
		if shape.Part.Kind == VertexPart {
			s.Shapes = append(s.Shapes, shape)
		}
	}
	dst := painted(Scene{Background: white}, empty.Rect, View{Zoom: 1})
	s.Paint(dst, View{Zoom: 1}, func(p Part) bool { return p.Index < 3 })
	if left := painted(s, empty.Rect, View{Zoom: 1}); bytes.Equal(left.Pix, dst.Pix) || bytes.Equal(empty.Pix, dst.Pix) {
		t.Error("skip left out everything or nothing")
	}
	dst = painted(Scene{Background: white}, empty.Rect, View{Zoom: 1})
	s.Paint(dst, View{Zoom: 1}, func(Part) bool { return true })
	if !bytes.Equal(empty.Pix, dst.Pix) {
		t.Error("skip did not leave out everything")
	}
}

func TestLevelOfDetail(t *testing.T) {
	for _, row := range []struct {
		name  string
		shape Shape
		zoom  float64
		drawn bool
	}{
		{"text of 8 px", Shape{Kind: TextShape, P: []Point{{40, 40}}, Text: "8", Size: 16, Fill: black}, 0.5, true},
		{"text of 7 px", Shape{Kind: TextShape, P: []Point{{40, 40}}, Text: "8", Size: 14, Fill: black}, 0.5, false},
		{"ground of text of 7 px", Shape{Kind: BoxShape, P: []Point{{40, 40}, {60, 60}}, Size: 14, Fill: black}, 0.5, false},
		{"head of 4 px", Shape{Kind: HeadShape, P: []Point{{48, 40}, {40, 37}, {40, 43}}, Fill: black}, 0.5, true},
		{"head of 3 px", Shape{Kind: HeadShape, P: []Point{{46, 40}, {40, 37}, {40, 43}}, Fill: black}, 0.5, false},
		{"detail, near", Shape{Kind: DiscShape, P: []Point{{40, 40}}, Radius: 20, Fill: black, Level: 1}, 0.5, true},
		{"detail, far", Shape{Kind: DiscShape, P: []Point{{40, 40}}, Radius: 20, Fill: black, Level: 1}, 0.1, false},
		{"no zoom", Shape{Kind: DiscShape, P: []Point{{0, 0}}, Radius: 20, Fill: black}, 0, false},
	} {
		s := Scene{Background: white, Shapes: []Shape{row.shape}}
		if got := inked(painted(s, image.Rect(0, 0, 60, 60), View{Zoom: row.zoom})) > 0; got != row.drawn {
			t.Errorf("%s: drawn is %t", row.name, got)
		}
	}
}

// TestValueStandsAlone: where the line below a value is too small to be drawn, the value stands as if there were none.
func TestValueStandsAlone(t *testing.T) {
	b := example(t)
	alone := solved(t, b)
	noted := alone
	noted.Notes = []string{"S0", "S1", "S1", "S1", "S2", "S3"}
	for zoom, same := range map[float64]bool{0.5: true, 1: false} {
		view := View{Origin: Point{100, 100}, Zoom: zoom}
		a := painted(scenery(b, alone), image.Rect(0, 0, 500, 500), view)
		if got := bytes.Equal(a.Pix, painted(scenery(b, noted), image.Rect(0, 0, 500, 500), view).Pix); got != same {
			t.Errorf("at %g the notes leave the picture as it is: %t", zoom, got)
		}
	}
}

// TestFarOff: whatever the zoom, and in one colour, a P position is dark in the middle and an N position is not.
func TestFarOff(t *testing.T) {
	b := boardOf(t, "A @0,0", "B @600,0 -> A")
	s := NewScene(b, GeometryOf(b), solved(t, b), Look{Theme: Print, Labels: ShowNone})
	for _, zoom := range []float64{0.2, 0.1, 0.05, 0.02} {
		v := View{Origin: Point{-50, -50}, Zoom: zoom}
		dark := func(p Point) bool {
			at := v.Pixel(p)
			size := 2*leastVertex + int(60*zoom)
			dst := painted(s, image.Rect(0, 0, 400, 400), v)
			ink := 0
			for y := range size {
				for x := range size {
					px, py := int(at.X)-size/2+x, int(at.Y)-size/2+y
					if math.Hypot(float64(px)+0.5-at.X, float64(py)+0.5-at.Y) < max(leastVertex, VertexRadius*zoom)/2 {
						if dst.RGBAAt(px, py).R < 100 {
							ink++
						} else {
							ink--
						}
					}
				}
			}
			return ink > 0
		}
		if !dark(Point{0, 0}) || dark(Point{600, 0}) {
			t.Errorf("at %g: P dark %t, N dark %t", zoom, dark(Point{0, 0}), dark(Point{600, 0}))
		}
	}
}

// Numbers that are no places must neither hang nor crash the drawer.
func TestPaintOddNumbers(t *testing.T) {
	odd := []float64{math.NaN(), math.Inf(1), math.Inf(-1), 1e300, -1e300, 1e-300, 0}
	dst := image.NewRGBA(image.Rect(0, 0, 50, 50))
	for _, a := range odd {
		for _, b := range odd {
			for kind := DiscShape; kind <= TextShape; kind++ {
				for _, dash := range []bool{false, true} {
					s := Scene{Shapes: []Shape{{
						Kind: kind, P: []Point{{10, 10}, {a, 20}, {20, b}, {b, a}}, Radius: 5, Width: 2, Dash: dash, Hatch: true,
						Stroke: black, Fill: pale, Text: "8", Size: 20,
					}, {
						Kind: kind, P: []Point{{a, b}, {b, a}, {1, a}, {b, 2}}, Radius: math.Abs(a), Width: math.Abs(b), Dash: dash, Hatch: true,
						Stroke: black, Fill: pale, Text: "8", Size: math.Abs(a),
					}}}
					s.Paint(dst, View{Zoom: 1}, nil)
				}
			}
		}
	}
}

func TestPaintFromSeveralGoroutines(t *testing.T) {
	want := painted(specimen(), image.Rect(0, 0, 480, 300), View{Zoom: 1.7})
	var group sync.WaitGroup
	for i := range 8 {
		group.Go(func() {
			specimen().Paint(image.NewRGBA(image.Rect(0, 0, 300, 300)), View{Zoom: 1 + float64(i)/9}, nil)
			if got := painted(specimen(), want.Rect, View{Zoom: 1.7}); !bytes.Equal(got.Pix, want.Pix) {
				t.Error("the picture differs")
			}
		})
	}
	group.Wait()
}
