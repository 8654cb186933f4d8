package render

import (
	"image"
	"image/color"
	"image/draw"
)

var (
	white  = color.NRGBA{255, 255, 255, 255}
	black  = color.NRGBA{0, 0, 0, 255}
	blue   = color.NRGBA{0x0B, 0x63, 0xA5, 255}
	pale   = color.NRGBA{0xDC, 0xEB, 0xF8, 255}
	orange = color.NRGBA{0xB3, 0x4A, 0, 255}
	green  = color.NRGBA{0, 0x79, 0x5A, 255}
)

// specimen has every kind of shape, in most of its ways.
func specimen() Scene {
	s := Scene{Background: white, Min: Point{0, 0}, Max: Point{480, 300}}
	add := func(shape Shape) { s.Shapes = append(s.Shapes, shape) }
	vertex := func(x, y float64, value, name string, hatch bool) {
		add(Shape{Kind: DiscShape, Part: Part{VertexPart, len(s.Shapes)}, P: []Point{{x, y}}, Radius: 27, Width: 2, Stroke: blue, Fill: pale, Hatch: hatch})
		add(Shape{Kind: DiscShape, P: []Point{{x, y}}, Radius: 22, Width: 1.5, Stroke: blue})
		add(Shape{Kind: TextShape, P: []Point{{x, y}}, Text: value, Size: 22, Bold: true, Fill: blue})
		add(Shape{Kind: TextShape, P: []Point{{x, y + 42}}, Text: name, Size: 15, Fill: black})
	}
	add(Shape{Kind: CurveShape, P: []Point{{60, 60}, {120, 0}, {200, 180}, {240, 60}, {280, -60}, {300, 60}, {420, 60}}, Width: 1.7, Stroke: black})
	add(Shape{Kind: CurveShape, P: []Point{{60, 60}, {90, 120}, {100, 180}, {60, 200}}, Width: 4.5, Stroke: green})
	add(Shape{Kind: CurveShape, P: []Point{{240, 60}, {260, 160}, {340, 200}, {420, 60}}, Width: 2.6, Stroke: orange, Dash: true})
	add(Shape{Kind: CurveShape, P: []Point{{20, 280}, {100, 280}, {200, 279}, {460, 260}}, Width: 6, Stroke: color.NRGBA{255, 0, 0, 90}})
	add(Shape{Kind: HeadShape, P: []Point{{440, 120}, {428, 112}, {430, 126}}, Fill: black})
	vertex(60, 60, "12", "Ünïcode", false)
	vertex(240, 60, "0", "Ελλάς", true)
	vertex(420, 60, "∞", "Жук", false)
	vertex(60, 200, "3", "必胜 ⊕ 异或", false)
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
