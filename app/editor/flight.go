package editor

import (
	"image"
	"math"
	"time"

	"fyne.io/fyne/v2"

	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

const (
	flightTime = 240 * time.Millisecond
	waitTime   = 600 * time.Millisecond // for the picture to fly to; a later one is shown where it is
	flyers     = 1000                   // vertices: more would take longer than a frame
	jump       = 1                      // points: less is no way to fly
)

// flight shows vertices on their way to new places. It begins when the picture with the new places is there, and that
// is what it shows, so nothing that is known comes later for it: its shapes are drawn at first as far off as the old
// places were. Until then the old picture stays.
type flight struct {
	from    []render.Point // where each vertex was seen
	view    view           // and how
	ordered time.Time
	began   time.Time // zero: the picture is not there yet
	done    float64   // how much of the way, 0 to 1
	leaving *drawn    // what is shown on its way instead: where parts become one, those of before; nil: nothing
	shapes  []render.Shape
	points  []render.Point
}

// depart begins a flight when a content has the vertices of the one shown, in other places.
func (w *Board) depart(c Content) {
	from := w.content
	w.dissolve(c)
	switch {
	case w.flight != nil && len(w.flight.from) != len(c.Board.Vertices):
		w.flight = nil
		return
	case !w.Animate || w.own || w.picture.base == nil || w.pointer.gesture != nil || len(c.Board.Vertices) > flyers,
		same(from.Geometry.Vertices, c.Geometry.Vertices) && sameParts(from.Board, c.Board),
		!sameVertices(from.Board, c.Board):
		return
	}
	f := &flight{from: make([]render.Point, len(c.Board.Vertices)), view: w.seen(), ordered: w.clock(), leaving: w.leaving(c)}
	far := false
	for v := range f.from {
		f.from[v] = w.place(v)
		to := onPicture(c.Geometry.Vertices[v])
		far = far || math.Abs(to.X-f.from[v].X)+math.Abs(to.Y-f.from[v].Y) > jump
	}
	if far {
		w.flight = f
	}
}

// sameVertices tells whether two boards have the same vertices in the same order.
func sameVertices(a, b board.Board) bool {
	if len(a.Vertices) != len(b.Vertices) {
		return false
	}
	for v := range a.Vertices {
		if a.Vertices[v].ID != b.Vertices[v].ID {
			return false
		}
	}
	return true
}

// land ends a flight at once: whatever is done next is done where things are.
func (w *Board) land() {
	if w.flight != nil {
		w.flight = nil
		w.redraw()
	}
}

// advance moves the flight on before a frame is drawn.
func (w *Board) advance() {
	f := w.flight
	if f == nil {
		return
	}
	now := w.clock()
	if f.began.IsZero() {
		if b := w.picture.base; b != nil && b.drawn.number == w.number {
			f.began = now
			if w.motion.lifted() == nil {
				w.motion = nil
			}
			fyne.NewAnimation(flightTime+50*time.Millisecond, func(float32) { w.redraw() }).Start()
		} else if now.Sub(f.ordered) > waitTime {
			w.flight = nil
		}
		return
	}
	t := float64(now.Sub(f.began)) / float64(flightTime)
	f.done = t * t * (3 - 2*t)
	if t >= 1 {
		w.flight = nil
	}
}

// paintFlight draws a frame of a flight: all of it, since everything moves.
func (w *Board) paintFlight(dst *image.RGBA, now render.View) {
	theme := w.content.Look.Theme
	fill(dst, theme.Board)
	if w.grid {
		paintGrid(dst, now, theme.Line)
	}
	f, places := w.flight, w.content.Geometry.Vertices
	if f.leaving != nil {
		f.paint(dst, now, f.leaving.scene, f.leaving.content, func(v int) render.Point { return f.ahead(v, places) })
		return
	}
	if scene := w.scene(); scene != nil {
		f.paint(dst, now, *scene, w.content, func(v int) render.Point { return f.behind(v, places) })
	}
}

// flying tells whether the frame is that of a flight.
func (f *flight) flying() bool { return f != nil && !f.began.IsZero() }

// seen is the view as it is seen now: a flight takes it along.
func (w *Board) seen() view {
	f := w.flight
	if f == nil || f.view == w.view {
		return w.view
	}
	size := w.Size()
	from, to := f.view.point(middleOf(size)), w.view.point(middleOf(size))
	v := view{zoom: f.view.zoom * math.Pow(w.view.zoom/f.view.zoom, f.done)}
	return v.centred(mix(from, to, f.done), size)
}

func mix(a, b render.Point, t float64) render.Point {
	return render.Point{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}
}

// behind is how far a vertex still is from where it flies to.
func (f *flight) behind(v int, places []board.Point) render.Point {
	to, rest := onPicture(places[v]), 1-f.done
	return render.Point{X: (f.from[v].X - to.X) * rest, Y: (f.from[v].Y - to.Y) * rest}
}

// ahead is how far a vertex has come from where it was.
func (f *flight) ahead(v int, places []board.Point) render.Point {
	to := onPicture(places[v])
	return render.Point{X: (to.X - f.from[v].X) * f.done, Y: (to.Y - f.from[v].Y) * f.done}
}

// paint draws a scene on its way; off is how far each vertex is from where the scene has it.
func (f *flight) paint(dst *image.RGBA, now render.View, scene render.Scene, c Content, off func(v int) render.Point) {
	f.shapes, f.points = append(f.shapes[:0], scene.Shapes...), f.points[:0]
	for i := range f.shapes {
		s := &f.shapes[i]
		start := len(f.points)
		switch s.Part.Kind {
		case render.NoPart:
			continue
		case render.EdgePart:
			f.bend(s, c, off)
		default:
			by := off(s.Part.Index)
			for _, p := range s.P {
				f.points = append(f.points, moved(p, by))
			}
		}
		s.P = f.points[start:len(f.points):len(f.points)]
	}
	render.Scene{Shapes: f.shapes}.Paint(dst, now, nil)
}

// bend turns an edge with the line between its ends; each point keeps its way from the end that it is near to, and a
// point between goes with both.
func (f *flight) bend(s *render.Shape, c Content, off func(v int) render.Point) {
	e, places := c.Board.Edges[s.Part.Index], c.Geometry.Vertices
	tail, head := onPicture(places[e.From]), onPicture(places[e.To])
	newTail, newHead := moved(tail, off(e.From)), moved(head, off(e.To))
	turn := turned(head.X-tail.X, head.Y-tail.Y, newHead.X-newTail.X, newHead.Y-newTail.Y)
	var share float64
	for i, p := range s.P {
		if i == 0 || s.Kind == render.CurveShape { // a head keeps its form
			near := max(math.Hypot(p.X-tail.X, p.Y-tail.Y)-radiusOf(c.Board, e.From)-2, 0)
			far := max(math.Hypot(p.X-head.X, p.Y-head.Y)-radiusOf(c.Board, e.To)-2, 0)
			share = near / max(near+far, 1e-9)
		}
		f.points = append(f.points, mix(
			moved(newTail, turn(p.X-tail.X, p.Y-tail.Y)), moved(newHead, turn(p.X-head.X, p.Y-head.Y)), share))
	}
}

func moved(p, by render.Point) render.Point { return render.Point{X: p.X + by.X, Y: p.Y + by.Y} }

// turned is the turn that takes the way x, y to the one toX, toY, without making it longer; none where one has no
// length.
func turned(x, y, toX, toY float64) func(x, y float64) render.Point {
	cos, sin := x*toX+y*toY, x*toY-y*toX
	length := math.Hypot(cos, sin)
	if length < 1e-9 {
		cos, sin, length = 1, 0, 1
	}
	cos, sin = cos/length, sin/length
	return func(x, y float64) render.Point { return render.Point{X: x*cos - y*sin, Y: x*sin + y*cos} }
}
