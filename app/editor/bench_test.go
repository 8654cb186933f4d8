//go:build unix

package editor

import (
	"fmt"
	"syscall"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"dev.mexboard/render"
	"dev.mexboard/solver/board"
)

// frames measures what n calls of do cost: the processor's time, which other programs disturb less than the clock's.
func frames(b *testing.B, do func(i int)) {
	before := processorTime(b)
	for i := range b.N {
		do(i)
	}
	b.ReportMetric(float64(processorTime(b)-before)/1e6/float64(b.N), "cpu-ms/op")
}

func processorTime(b *testing.B) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// BenchmarkFrame is the processor time of one frame at 1200x800: what the window's goroutine does.
func BenchmarkFrame(b *testing.B) {
	for _, n := range []int{1000, 2000, 10000} {
		h := newHand(b, crowd(n))
		h.window.Resize(fyne.NewSize(1200, 800))
		h.settleAt(1200, 800)
		b.Run(fmt.Sprint("pan/", n), func(b *testing.B) {
			start := h.view
			frames(b, func(i int) {
				h.setView(start.panned(float32(i%80), float32(i%50)))
				h.frame(1200, 800)
			})
			h.setView(start)
		})
		b.Run(fmt.Sprint("drag/", n), func(b *testing.B) { dragging(b, h, []int{50}) })
		b.Run(fmt.Sprint("drag all/", n), func(b *testing.B) { dragging(b, h, all(n)) })
		b.Run(fmt.Sprint("zoom/", n), func(b *testing.B) {
			start := h.view
			frames(b, func(i int) {
				h.setView(start.zoomed(start.zoom*(1+float64(i%50+1)/100), fyne.NewPos(600, 400)))
				h.picture.copyBase(h.picture.frame, h.view.pixels(1), h.content.Look.Theme.Board)
			})
			h.setView(start)
		})
		b.Run(fmt.Sprint("hover/", n), func(b *testing.B) {
			frames(b, func(i int) { h.MouseMoved(h.mouse(fyne.NewPos(float32(i%1200), 400), 0, 0)) })
			h.MouseOut()
		})
		if n <= flyers {
			b.Run(fmt.Sprint("fly/", n), func(b *testing.B) { flying(b, h) })
		}
		b.Run(fmt.Sprint("base/", n), func(b *testing.B) {
			o := h.picture.base.order
			frames(b, func(int) {
				if _, err := paintBase(b.Context(), o, nil); err != nil {
					b.Fatal(err)
				}
			})
		})
		b.Run(fmt.Sprint("edit among names/", n), func(b *testing.B) {
			start := h.view
			h.SetZoom(1)
			h.settleAt(1200, 800)
			remade(b, h, func(c *Content, i int) {
				c.Board = render.Moved(c.Board, []int{n / 2}, board.Point{X: float64(i%40 + 1), Y: 7})
				c.Geometry = render.GeometryOf(c.Board)
			})
			h.setView(start)
			h.settleAt(1200, 800)
		})
		b.Run(fmt.Sprint("step/", n), func(b *testing.B) { remade(b, h, func(*Content, int) {}) })
		b.Run(fmt.Sprint("edit/", n), func(b *testing.B) {
			remade(b, h, func(c *Content, i int) {
				c.Board = render.Moved(c.Board, []int{n / 2}, board.Point{X: float64(i%40 + 1), Y: 7})
				c.Geometry = render.GeometryOf(c.Board)
			})
		})
	}
}

// remade measures what the worker does until the picture of a changed content is there.
func remade(b *testing.B, h *hand, change func(c *Content, i int)) {
	o := h.picture.base.order
	o.drawn = h.picture.base.drawn
	frames(b, func(i int) {
		o.content = h.content
		change(&o.content, i)
		o.content.Facts.Values = make([]int32, len(o.content.Board.Vertices))
		o.number++
		made, err := paintBase(b.Context(), o, nil)
		if err != nil {
			b.Fatal(err)
		}
		o.drawn = made.drawn
	})
}

func dragging(b *testing.B, h *hand, vertices []int) {
	h.Select(Selection{Vertices: vertices})
	at := h.on("v50")
	h.now = h.now.Add(time.Second)
	h.down(at)
	to := func(i int) {
		h.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at.AddXY(float32(i%60)+9, 20)}})
	}
	to(0)
	h.settleAt(1200, 800)
	h.frame(1200, 800)
	for len(vertices) >= many && !h.cargo.shown {
		(<-h.posted)()
		h.frame(1200, 800)
	}
	frames(b, func(i int) {
		to(i)
		h.frame(1200, 800)
	})
	h.CancelGesture()
	h.Select(Selection{})
	h.settleAt(1200, 800)
}

// flying is frames of a flight, whose time stands still.
func flying(b *testing.B, h *hand) {
	h.doc.Do(place2())
	h.show()
	h.settleAt(1200, 800)
	h.now = h.now.Add(flightTime / 2)
	if h.flight == nil {
		b.Fatal("nothing flies")
	}
	frames(b, func(int) { h.frame(1200, 800) })
	h.land()
	h.doc.Undo()
	h.show()
	h.land()
	h.settleAt(1200, 800)
}
