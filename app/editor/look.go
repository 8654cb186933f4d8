package editor

import (
	"slices"

	"fyne.io/fyne/v2"

	"dev.mexboard/render"
)

// ZoomTo shows some vertices in the middle, as large as fits, at most at 100 %; all when there are none.
func (w *Board) ZoomTo(vertices []int) {
	size := w.Size()
	if len(vertices) == 0 || size.Width < 1 || size.Height < 1 {
		w.Fit()
		return
	}
	low, high := w.framed(vertices)
	w.land()
	w.setView(fitted(low, high, size, 1))
}

// framed is the rectangle of the picture that some vertices need with their names; with all of them the edges too.
func (w *Board) framed(vertices []int) (low, high render.Point) {
	c := w.content
	g := render.Geometry{}
	if len(vertices) == len(c.Board.Vertices) {
		g.Curves = c.Geometry.Curves
	}
	var list []int
	for _, v := range vertices {
		if v >= 0 && v < len(c.Geometry.Vertices) {
			list = append(list, v)
			g.Vertices = append(g.Vertices, c.Geometry.Vertices[v])
		}
	}
	low, high = extent(g)
	if !c.Board.Directed && len(g.Vertices) > 0 && len(vertices) == len(c.Board.Vertices) {
		low.X -= tagRoom
		high.X += lineRoom
	}
	if c.Look.Unnamed {
		return low, high
	}
	inner := rectangle{render.Point{X: low.X + widest, Y: low.Y + widest}, render.Point{X: high.X - widest, Y: high.Y - widest}}
	for i, v := range list {
		p := onPicture(g.Vertices[i])
		if inner.holds(p) {
			continue // no name reaches the border from there
		}
		x, y := render.NameRoom(c.Board, v)
		low = render.Point{X: min(low.X, p.X-x-nameMargin), Y: min(low.Y, p.Y-y-nameMargin)}
		high = render.Point{X: max(high.X, p.X+x+nameMargin), Y: max(high.Y, p.Y+y+nameMargin)}
	}
	return low, high
}

// Round names so much is kept free; none reaches farther than widest.
const (
	tagRoom    = 110 // left of the ground line, where the value of the board stands
	lineRoom   = 20  // right of it
	nameMargin = 12
	widest     = 260
)

type rectangle struct{ low, high render.Point }

func (r rectangle) holds(p render.Point) bool {
	return p.X > r.low.X && p.X < r.high.X && p.Y > r.low.Y && p.Y < r.high.Y
}

// Centre brings a vertex to the middle of the view.
func (w *Board) Centre(v int) {
	if v < 0 || v >= len(w.content.Geometry.Vertices) {
		return
	}
	w.land()
	w.setView(w.view.centred(w.place(v), w.Size()))
}

// border is how far from the border of the view, and from the small map, a vertex is brought.
const border = 60

// reveal moves the view just so far that a vertex is in it, not at its border and not under the small map.
func (w *Board) reveal(v int) {
	if w.fits([]int{v}) {
		return
	}
	at := w.view.position(w.place(v))
	w.bring(at.SubtractXY(border, border), at.AddXY(border, border))
}

// Whole tells whether the view keeps the whole board in it, whatever the widget's size becomes.
func (w *Board) Whole() bool { return w.whole }

// Reveal moves the view just so far that some vertices are in it; where it is too small for them all at this zoom, it
// shows them as large as fits.
func (w *Board) Reveal(vertices []int) {
	w.land()
	low, high := w.framed(vertices)
	a, b := w.view.position(low), w.view.position(high)
	if size := w.Size(); b.X-a.X > size.Width || b.Y-a.Y > size.Height {
		w.ZoomTo(vertices)
		return
	}
	w.bring(a, b)
}

// fits tells whether the view is that of Fit and still holds some vertices: they have the room then that Fit gives. The board
// may have grown since.
func (w *Board) fits(vertices []int) bool {
	return w.whole && !slices.ContainsFunc(vertices, func(v int) bool {
		places := w.content.Geometry.Vertices
		return v < 0 || v >= len(places) || !w.Sees(places[v])
	})
}

// bring moves the view just so far that a rectangle of the widget is in it, and then clear of the small map if there is
// room beside that.
func (w *Board) bring(low, high fyne.Position) {
	size := w.Size()
	dx, dy := inward(low.X, high.X, size.Width), inward(low.Y, high.Y, size.Height)
	if dx != 0 || dy != 0 {
		w.setView(w.view.panned(dx, dy))
	}
	low, high = low.AddXY(dx, dy), high.AddXY(dx, dy)
	at, _, _, ok := w.mapPlace()
	left, up := at.X-high.X, at.Y-high.Y // the ways out from under the map, which is at the lower right
	if !ok || left >= 0 || up >= 0 {
		return
	}
	switch sideways, upwards := low.X+left >= 0, low.Y+up >= 0; {
	case sideways && (left >= up || !upwards):
		w.setView(w.view.panned(left, 0))
	case upwards:
		w.setView(w.view.panned(0, up))
	}
}

// inward is how far a stretch must be moved to be within a length; where it is longer its middle comes to the middle.
func inward(low, high, length float32) float32 {
	switch {
	case high-low > length:
		return (length - low - high) / 2
	case low < 0:
		return -low
	}
	return min(0, length-high)
}

// seat is where the current vertex is seen.
func (w *Board) seat() render.Point {
	if v := w.current.vertex; v >= 0 && v < len(w.content.Geometry.Vertices) {
		return w.place(v)
	}
	return w.view.point(fyne.NewPos(0, 0))
}
