package render

import (
	"image/color"
	"math"
	"strconv"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
)

// PlotSize is the size of a plot where nothing asks for another, in points.
var PlotSize = Point{640, 380}

const (
	plotText = 12
	plotCell = 2 // the side of the squares of which each gets one dot at most
)

// leastPlot is a size in which a plot can still be read.
var leastPlot = Point{160, 100}

// PlotScene draws values against their number, counted on from first: a dot each. Of many dots that would cover each
// other one is drawn, so the picture of millions of values is no larger than that of some thousands. axes are the names
// of the number and of the value, size is that of the picture without them. It has no parts. Linear time.
func PlotScene(values []uint32, first int, axes [2]string, size Point, t Theme) Scene {
	size = Point{max(size.X, leastPlot.X), max(size.Y, leastPlot.Y)}
	c := &plotCanvas{pen: pen{colour: t.Edge, width: 1}, high: size.Y}
	p := plot.New()
	p.BackgroundColor = color.Transparent
	for i, axis := range []*plot.Axis{&p.X, &p.Y} {
		dress(&axis.Tick.Label, c, t.Quiet)
		dress(&axis.Label.TextStyle, c, t.Text)
		axis.LineStyle.Color, axis.Tick.LineStyle.Color = t.Edge, t.Edge
		axis.Tick.Length, axis.Padding = 4, 4
		axis.Tick.Marker = wholeTicks{}
		if i == 0 {
			axis.Label.Text = axes[0]
		}
	}
	grid := plotter.NewGrid()
	grid.Vertical.Color, grid.Horizontal.Color = t.Line, t.Line
	dots, err := plotter.NewScatter(thinned(values, first, size))
	if err == nil { // else there are no values
		dots.GlyphStyle = draw.GlyphStyle{Color: t.PLine, Radius: dotRadius(len(values)), Shape: draw.CircleGlyph{}}
		p.Add(grid, dots)
	}
	p.X.Min, p.X.Max = float64(first), float64(first+max(len(values)-1, 1))
	p.Y.Min, p.Y.Max = 0, math.Max(p.Y.Max, 1)
	p.Draw(draw.NewCanvas(c, vg.Length(size.X), vg.Length(size.Y)))
	// Beside the axis it would stand on its head, or need turned letters.
	c.text(axes[1], Point{0, -1.5 * plotText}, 0, true, t.Text)
	s := Scene{Shapes: c.shapes, Min: Point{-edgeRoom, -2.5 * plotText}, Max: Point{size.X + edgeRoom, size.Y + edgeRoom}, Background: t.Board}
	return s
}

// dotRadius is that of so many dots.
func dotRadius(n int) vg.Length {
	switch {
	case n <= 100:
		return 2.6
	case n <= 1_000:
		return 1.8
	}
	return 1.1
}

// thinned is the dots of values, at most one in each cell of the picture.
func thinned(values []uint32, first int, size Point) plotter.XYs {
	most := uint32(1)
	for _, v := range values {
		most = max(most, v)
	}
	columns, rows := int(size.X/plotCell), int(size.Y/plotCell)
	seen := make([]bool, (columns+1)*(rows+1))
	var dots plotter.XYs
	for i, v := range values {
		x := i * columns / len(values)
		y := int(uint64(v) * uint64(rows) / uint64(most))
		if !seen[x*(rows+1)+y] || len(values) <= columns {
			seen[x*(rows+1)+y] = true
			dots = append(dots, plotter.XY{X: float64(first + i), Y: float64(v)})
		}
	}
	return dots
}

// wholeTicks are the ticks of an axis of whole numbers: at most mostTicks of them, at multiples of 1, 2 or 5 times a
// power of ten.
type wholeTicks struct{}

const mostTicks = 8

func (wholeTicks) Ticks(low, high float64) []plot.Tick {
	step := 1.0
	for k := 0; (high-low)/step >= mostTicks; k++ {
		step *= [...]float64{2, 2.5, 2}[k%3] // 1, 2, 5, 10, ...
	}
	var ticks []plot.Tick
	for x := math.Ceil(low/step) * step; x <= high; x += step {
		ticks = append(ticks, plot.Tick{Value: x, Label: strconv.FormatFloat(x, 'f', 0, 64)})
	}
	return ticks
}
