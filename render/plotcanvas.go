package render

import (
	"image"
	"image/color"
	"math"
	"strings"

	"gonum.org/v1/plot/font"
	"gonum.org/v1/plot/text"
	"gonum.org/v1/plot/vg"
)

// plotCanvas takes what a plot draws as shapes of a scene, so that plots are written as boards are, in the same letters.
// It is a vg.Canvas and a text.Handler. What no plot of ours draws (pictures, turned text) it leaves out.
type plotCanvas struct {
	shapes []Shape
	high   float64
	pen    pen
	kept   []pen
}

// pen is how lines are drawn.
type pen struct {
	colour color.NRGBA
	width  float64
	by     vg.Point
}

func (c *plotCanvas) SetLineWidth(w vg.Length)           { c.pen.width = float64(w) }
func (c *plotCanvas) SetLineDash([]vg.Length, vg.Length) {}
func (c *plotCanvas) SetColor(x color.Color) {
	if x == nil {
		x = color.Black
	}
	c.pen.colour = color.NRGBAModel.Convert(x).(color.NRGBA)
}
func (c *plotCanvas) Rotate(float64)                          {}
func (c *plotCanvas) Scale(_, _ float64)                      {}
func (c *plotCanvas) Translate(by vg.Point)                   { c.pen.by = c.pen.by.Add(by) }
func (c *plotCanvas) Push()                                   { c.kept = append(c.kept, c.pen) }
func (c *plotCanvas) DrawImage(_ vg.Rectangle, _ image.Image) {}
func (c *plotCanvas) FillString(font.Face, vg.Point, string)  {}
func (c *plotCanvas) Pop()                                    { c.pen, c.kept = c.kept[len(c.kept)-1], c.kept[:len(c.kept)-1] }

// point is a place of the plot, whose y goes up, in the scene.
func (c *plotCanvas) point(p vg.Point) Point {
	return Point{float64(p.X + c.pen.by.X), c.high - float64(p.Y+c.pen.by.Y)}
}

// Stroke draws lines.
func (c *plotCanvas) Stroke(path vg.Path) {
	if c.pen.width <= 0 || c.pen.colour.A == 0 {
		return
	}
	var way []Point
	flush := func() {
		if len(way) > 1 {
			c.shapes = append(c.shapes, Shape{Kind: CurveShape, P: way, Stroke: c.pen.colour, Width: c.pen.width})
		}
		way = nil
	}
	for _, part := range path {
		switch to := c.point(part.Pos); part.Type {
		case vg.MoveComp:
			flush()
			way = []Point{to}
		case vg.LineComp:
			if len(way) > 0 {
				from := way[len(way)-1]
				way = append(way, from.toward(to, 1.0/3), from.toward(to, 2.0/3), to)
			}
		}
	}
	flush()
}

// Fill draws dots.
func (c *plotCanvas) Fill(path vg.Path) {
	for _, part := range path {
		if part.Type == vg.ArcComp && math.Abs(part.Angle) >= 2*math.Pi {
			c.shapes = append(c.shapes, Shape{
				Kind: DiscShape, P: []Point{c.point(part.Pos)}, Radius: float64(part.Radius), Fill: c.pen.colour,
			})
		}
	}
}

// dress has a text of a plot set by the canvas.
func dress(s *text.Style, c *plotCanvas, ink color.NRGBA) {
	s.Handler, s.Color, s.Font.Size = c, ink, plotText
}

// text writes a line at a place: by part of its width to the left of it.
func (c *plotCanvas) text(line string, at Point, part float64, bold bool, ink color.NRGBA) {
	w, _, _ := MeasureText(line, plotText, bold)
	c.shapes = append(c.shapes, Shape{
		Kind: TextShape, P: []Point{{at.X + w*(0.5+part), at.Y}}, Text: line, Size: plotText, Bold: bold, Fill: ink,
	})
}

// Cache is that of fonts, of which there is none.
func (c *plotCanvas) Cache() *font.Cache { return nil }

// Extents is how high letters are.
func (c *plotCanvas) Extents(f font.Font) font.Extents {
	_, up, down := MeasureText("0", float64(f.Size), false)
	return font.Extents{Ascent: vg.Length(up), Descent: vg.Length(down), Height: vg.Length(up + down)}
}

// Lines cuts a text at its line ends.
func (c *plotCanvas) Lines(s string) []string { return strings.Split(strings.TrimRight(s, "\n"), "\n") }

// Box is the room that a line takes.
func (c *plotCanvas) Box(line string, f font.Font) (width, height, depth vg.Length) {
	w, up, down := MeasureText(line, float64(f.Size), false)
	return vg.Length(w), vg.Length(up), vg.Length(down)
}

// Draw writes a text of one line.
func (c *plotCanvas) Draw(_ vg.Canvas, line string, s text.Style, at vg.Point) {
	if line == "" || s.Rotation != 0 {
		return
	}
	_, up, down := MeasureText(line, float64(s.Font.Size), false)
	p := c.point(at)
	p.Y -= (up + down) * (0.5 + float64(s.YAlign))
	c.text(line, p, float64(s.XAlign), false, color.NRGBAModel.Convert(s.Color).(color.NRGBA))
}
