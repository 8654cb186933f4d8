package editor

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"dev.mexboard/render"
)

// glide shows chips on their way along edges, before the move is made.
type glide struct {
	rides  []ride
	began  time.Time
	number int // of what is shown until something comes of it: the chips stand where they arrived
}

// ride is a chip's way along an edge.
type ride struct {
	edge, from int
	carried    bool // the pointer took the chip along already
}

// Glide shows a chip moving along each of some edges, then calls done; at once where nothing is animated. What is done
// meanwhile ends it.
func (w *Board) Glide(edges []int, done func()) {
	w.land()
	if !w.Animate || len(edges) == 0 || w.scene() == nil {
		done()
		return
	}
	w.glide = &glide{rides: w.ridesOf(edges), began: w.clock(), number: w.number}
	w.carried = [2]int{}
	if !slices.ContainsFunc(w.glide.rides, func(x ride) bool { return !x.carried }) {
		w.redraw()
		done()
		return
	}
	animation := fyne.NewAnimation(flightTime, func(t float32) {
		w.redraw()
		if t >= 1 {
			w.post(done)
		}
	})
	animation.Start()
}

func (w *Board) ridesOf(edges []int) []ride {
	var list []ride
	for _, i := range edges {
		e := w.content.Board.Edges[i]
		list = append(list, ride{edge: i, from: e.From, carried: e.From != e.To && w.carried == [2]int{e.From, e.To}})
	}
	return list
}

// gliding is the chips on their way.
func (w *Board) gliding() []render.Shape {
	scene := w.scene()
	switch {
	case w.glide == nil || scene == nil:
		return nil
	case w.picture.base.drawn.number > w.glide.number:
		w.glide = nil
		return nil
	}
	t := min(1, float64(w.clock().Sub(w.glide.began))/float64(flightTime))
	t = t * t * (3 - 2*t)
	var from []int
	for _, x := range w.glide.rides {
		from = append(from, x.from)
	}
	shapes := w.vacated(from)
	for _, x := range w.glide.rides {
		t := t
		if x.carried {
			t = 1
		}
		for _, s := range scene.Shapes {
			if s.Kind == render.CurveShape && s.Part == (render.Part{Kind: render.EdgePart, Index: x.edge}) && len(s.P) >= 4 {
				shapes = append(shapes, w.chipAt(onCurve(s.P, t)))
				break
			}
		}
	}
	return shapes
}

// onCurve is a point of a curve of Bézier pieces, at a share of its pieces.
func onCurve(p []render.Point, t float64) render.Point {
	pieces := (len(p) - 1) / 3
	i := min(int(t*float64(pieces)), pieces-1)
	u := t*float64(pieces) - float64(i)
	q := p[3*i : 3*i+4]
	ab, bc, cd := mix(q[0], q[1], u), mix(q[1], q[2], u), mix(q[2], q[3], u)
	return mix(mix(ab, bc, u), mix(bc, cd, u), u)
}
