package render

import (
	"iter"
	"math"
)

// rect is an upright rectangle.
type rect struct{ min, max Point }

func around(p Point, r float64) rect {
	return rect{Point{p.X - r, p.Y - r}, Point{p.X + r, p.Y + r}}
}

func centred(p Point, w, h float64) rect {
	return rect{Point{p.X - w/2, p.Y - h/2}, Point{p.X + w/2, p.Y + h/2}}
}

func (r rect) grown(by float64) rect {
	return rect{Point{r.min.X - by, r.min.Y - by}, Point{r.max.X + by, r.max.Y + by}}
}

func (r rect) with(p Point) rect {
	return rect{
		Point{min(r.min.X, p.X), min(r.min.Y, p.Y)},
		Point{max(r.max.X, p.X), max(r.max.Y, p.Y)},
	}
}

// over is the least rectangle that holds both.
func (r rect) over(q rect) rect { return r.with(q.min).with(q.max) }

func (r rect) middle() Point { return r.min.toward(r.max, 0.5) }

// nothing is the bounds of no points.
func nothing() rect {
	return rect{Point{math.Inf(1), math.Inf(1)}, Point{math.Inf(-1), math.Inf(-1)}}
}

func bounds(points []Point) rect {
	r := nothing()
	for _, p := range points {
		r = r.with(p)
	}
	return r
}

func (r rect) empty() bool { return r.min.X > r.max.X }

// from is the distance of p from the rectangle, 0 inside.
func (r rect) from(p Point) float64 {
	dx := max(r.min.X-p.X, 0, p.X-r.max.X)
	dy := max(r.min.Y-p.Y, 0, p.Y-r.max.Y)
	return math.Sqrt(dx*dx + dy*dy)
}

// cellGrid finds numbered things by place: it lists, for each square cell of a region, the things that touch it.
// Places beyond the region count to its border cells.
type cellGrid struct {
	min        Point
	cell       float64
	cols, rows int
	heads      []int32 // by cell: its newest entry + 1
	entries    []gridEntry
}

type gridEntry struct{ item, next int32 }

// newGrid makes a grid over a region for about n things, with cells of at least the given size.
func newGrid(region rect, n int, cell float64) *cellGrid {
	if region.empty() {
		region = rect{}
	}
	w, h := region.max.X-region.min.X, region.max.Y-region.min.Y
	most := float64(4*n + 64)
	cell = max(cell, math.Sqrt(w*h/most), max(w, h)/most)
	g := &cellGrid{min: region.min, cell: cell, cols: int(w/cell) + 1, rows: int(h/cell) + 1}
	g.heads = make([]int32, g.cols*g.rows)
	g.entries = make([]gridEntry, 0, 2*n)
	return g
}

func (g *cellGrid) col(x float64) int { return clampInt((x-g.min.X)/g.cell, g.cols-1) }
func (g *cellGrid) row(y float64) int { return clampInt((y-g.min.Y)/g.cell, g.rows-1) }

// clampInt rounds x down into 0..most.
func clampInt(x float64, most int) int {
	if !(x > 0) {
		return 0
	}
	if x >= float64(most) {
		return most
	}
	return int(x)
}

func (g *cellGrid) put(col, row, item int) {
	c := row*g.cols + col
	g.entries = append(g.entries, gridEntry{int32(item), g.heads[c]})
	g.heads[c] = int32(len(g.entries))
}

// add enters a thing that fills a rectangle.
func (g *cellGrid) add(item int, r rect) {
	for row, last := g.row(r.min.Y), g.row(r.max.Y); row <= last; row++ {
		for col, end := g.col(r.min.X), g.col(r.max.X); col <= end; col++ {
			g.put(col, row, item)
		}
	}
}

// addLine enters a line piece, row by row of cells: in each row it fills the columns between the places where it
// comes in and goes out.
func (g *cellGrid) addLine(item int, a, b Point) {
	if a.Y > b.Y {
		a, b = b, a
	}
	first, last := g.row(a.Y), g.row(b.Y)
	x := a.X
	for row := first; row <= last; row++ {
		next := b.X
		if row < last {
			y := g.min.Y + float64(row+1)*g.cell
			next = a.X + (b.X-a.X)*min(max((y-a.Y)/(b.Y-a.Y), 0), 1)
		}
		for col, end := g.col(min(x, next)), g.col(max(x, next)); col <= end; col++ {
			g.put(col, row, item)
		}
		x = next
	}
}

// in lists the things in the cells that touch a rectangle: all that touch it and others near it; some several times.
func (g *cellGrid) in(r rect) iter.Seq[int] {
	return func(yield func(int) bool) {
		for row, last := g.row(r.min.Y), g.row(r.max.Y); row <= last; row++ {
			for col, end := g.col(r.min.X), g.col(r.max.X); col <= end; col++ {
				for i := g.heads[row*g.cols+col]; i > 0; i = g.entries[i-1].next {
					if !yield(int(g.entries[i-1].item)) {
						return
					}
				}
			}
		}
	}
}
