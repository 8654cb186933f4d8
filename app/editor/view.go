package editor

import (
	"math"

	"fyne.io/fyne/v2"

	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// How far one can zoom. At 1 (100 %) a point of the picture is one unit of the window.
const (
	minZoom = 0.0005 // a chain of 10,000 vertices fits
	maxZoom = 16
	room    = 60 // kept free round the vertices by Fit, in points
)

// view is how the picture lies on the widget: place on the widget = (point - origin) * zoom.
type view struct {
	origin render.Point
	zoom   float64
}

func (v view) point(p fyne.Position) render.Point {
	return render.Point{X: float64(p.X)/v.zoom + v.origin.X, Y: float64(p.Y)/v.zoom + v.origin.Y}
}

func (v view) position(p render.Point) fyne.Position {
	return fyne.NewPos(float32((p.X-v.origin.X)*v.zoom), float32((p.Y-v.origin.Y)*v.zoom))
}

// panned is the view after the picture has been pulled by a way on the widget.
func (v view) panned(dx, dy float32) view {
	v.origin.X -= float64(dx) / v.zoom
	v.origin.Y -= float64(dy) / v.zoom
	return v
}

// zoomed is the view at another zoom; what lies at a place of the widget stays there.
func (v view) zoomed(zoom float64, at fyne.Position) view {
	fix := v.point(at)
	v.zoom = min(max(zoom, minZoom), maxZoom)
	v.origin = render.Point{X: fix.X - float64(at.X)/v.zoom, Y: fix.Y - float64(at.Y)/v.zoom}
	return v
}

// centred is the view with a point of the picture in the middle of a widget.
func (v view) centred(p render.Point, size fyne.Size) view {
	v.origin = render.Point{X: p.X - float64(size.Width)/v.zoom/2, Y: p.Y - float64(size.Height)/v.zoom/2}
	return v
}

// pixels is the view on a raster with some pixels to a unit of the window.
func (v view) pixels(scale float64) render.View {
	return render.View{Origin: v.origin, Zoom: v.zoom * scale}
}

// fitted is the view that shows a rectangle of the picture in the middle, at most at the zoom of most.
func fitted(low, high render.Point, size fyne.Size, most float64) view {
	w, h := high.X-low.X, high.Y-low.Y
	zoom := min(most, float64(size.Width)/w, float64(size.Height)/h)
	v := view{zoom: min(max(zoom, minZoom), maxZoom)}
	return v.centred(render.Point{X: (low.X + high.X) / 2, Y: (low.Y + high.Y) / 2}, size)
}

func middleOf(size fyne.Size) fyne.Position { return fyne.NewPos(size.Width/2, size.Height/2) }

// extent is the rectangle of the picture that a board needs, with room round it; an empty board needs a little round
// the middle.
func extent(g render.Geometry) (low, high render.Point) {
	low, high = render.Point{X: math.Inf(1), Y: math.Inf(1)}, render.Point{X: math.Inf(-1), Y: math.Inf(-1)}
	add := func(q board.Point) {
		p := onPicture(q)
		low = render.Point{X: min(low.X, p.X), Y: min(low.Y, p.Y)}
		high = render.Point{X: max(high.X, p.X), Y: max(high.Y, p.Y)}
	}
	for _, p := range g.Vertices {
		add(p)
	}
	for _, c := range g.Curves {
		if c == nil {
			continue
		}
		for _, p := range c.Points {
			add(p)
		}
	}
	if low.X > high.X {
		low, high = render.Point{}, render.Point{}
	}
	return render.Point{X: low.X - room, Y: low.Y - room}, render.Point{X: high.X + room, Y: high.Y + room}
}

// onPicture and onBoard turn the places of a board (y upwards) into those of its picture (y downwards) and back.
func onPicture(p board.Point) render.Point { return render.Point{X: p.X, Y: -p.Y} }
func onBoard(p render.Point) board.Point   { return board.Point{X: p.X, Y: -p.Y} }
