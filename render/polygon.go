package render

import "math"

// region is what some half planes have in common, made to be asked row by row.
type region struct {
	left, right, top, bottom float64
	lows, highs              [4]bound
	lowCount, highCount      int
}

// bound is where a slanted border crosses a row: at + step·y.
type bound struct{ at, step float64 }

func regionOf(low, high Point) region {
	return region{left: low.X, right: high.X, top: low.Y, bottom: high.Y}
}

// keep keeps the places for which x·X + y·Y + constant < 0; at most four slanted borders on either side.
func (r *region) keep(x, y, constant float64) {
	const flat = 1e-6
	switch {
	case x > flat:
		r.highs[r.highCount] = bound{-constant / x, -y / x}
		r.highCount++
	case x < -flat:
		r.lows[r.lowCount] = bound{-constant / x, -y / x}
		r.lowCount++
	case y > 0:
		r.bottom = min(r.bottom, -constant/y)
	case y < 0:
		r.top = max(r.top, -constant/y)
	}
}

// row is the pixels of a row whose middles are in the region.
func (r *region) row(y, width int) (from, end int) {
	middle := float64(y) + 0.5
	if middle < r.top || middle >= r.bottom {
		return 0, 0
	}
	low, high := r.left, r.right
	for _, b := range r.lows[:r.lowCount] {
		low = max(low, b.at+b.step*middle)
	}
	for _, b := range r.highs[:r.highCount] {
		high = min(high, b.at+b.step*middle)
	}
	return within(math.Floor(low+0.5), width), within(math.Floor(high+0.5), width)
}

// triangle fills a triangle, smoothed along its sides.
func (c *canvas) triangle(corners [3]Point, i ink) {
	var sides [3]side
	turn := (corners[1].X-corners[0].X)*(corners[2].Y-corners[0].Y) - (corners[1].Y-corners[0].Y)*(corners[2].X-corners[0].X)
	if turn < 0 {
		corners[1], corners[2] = corners[2], corners[1]
	}
	low, high := corners[0], corners[0]
	for _, a := range corners {
		low = Point{min(low.X, a.X), min(low.Y, a.Y)}
		high = Point{max(high.X, a.X), max(high.Y, a.Y)}
	}
	r := regionOf(Point{low.X - 1, low.Y - 1}, Point{high.X + 1, high.Y + 1})
	for k, a := range corners {
		b := corners[(k+1)%3]
		length := math.Hypot(b.X-a.X, b.Y-a.Y)
		if length < 1e-6 {
			return
		}
		nx, ny := -(b.Y-a.Y)/length, (b.X-a.X)/length
		sides[k] = side{nx, ny, -nx*a.X - ny*a.Y}
		r.keep(-nx, -ny, -sides[k].constant-0.5) // what is touched reaches half a pixel beyond a side
	}
	first, end := c.rows(r.top, r.bottom)
	for y := first; y < end; y++ {
		from, to := r.row(y, c.width)
		if from >= to {
			continue
		}
		row, py := c.row(y, from, to), float64(y)+0.5
		for x := from; x < to; x, row = x+1, row[4:] {
			px := float64(x) + 0.5
			coverage := uint32(full)
			for _, s := range sides {
				coverage = min(coverage, cover(float32(s.x*px+s.y*py+s.constant)))
			}
			if coverage > 0 {
				blend(row, i, coverage)
			}
		}
	}
}

// side is a side of a polygon: x·X + y·Y + constant is how far a point lies inside.
type side struct{ x, y, constant float64 }

// rounded draws a box with round corners: filled when width is 0, else its outline.
func (c *canvas) rounded(low, high Point, radius, width float64, i ink) {
	halfX, halfY := (high.X-low.X)/2, (high.Y-low.Y)/2
	middle := Point{low.X + halfX, low.Y + halfY}
	radius = max(min(radius, halfX, halfY), 0)
	inset := max(radius, width) + 1 // beyond it from each side a row of the inside is plain
	first, end := c.rows(low.Y-width/2-1, high.Y+width/2+1)
	left, right := within(math.Floor(low.X-width/2-1), c.width), within(math.Ceil(high.X+width/2+1), c.width)
	plainLeft := max(within(math.Ceil(low.X+inset), c.width), left)
	plainRight := min(within(math.Floor(high.X-inset), c.width), right)
	for y := first; y < end; y++ {
		py := float64(y) + 0.5
		if py < low.Y+inset || py > high.Y-inset || plainLeft >= plainRight {
			c.boxRow(y, left, right, middle, halfX, halfY, radius, width, i)
			continue
		}
		c.boxRow(y, left, plainLeft, middle, halfX, halfY, radius, width, i)
		if width == 0 {
			c.span(y, plainLeft, plainRight, i)
		}
		c.boxRow(y, plainRight, right, middle, halfX, halfY, radius, width, i)
	}
}

// boxRow covers pixels of a row by their distance from the outline of a rounded box.
func (c *canvas) boxRow(y, from, end int, middle Point, halfX, halfY, radius, width float64, i ink) {
	if from >= end {
		return
	}
	row := c.row(y, from, end)
	qy := math.Abs(float64(y)+0.5-middle.Y) - halfY + radius
	for x := from; x < end; x, row = x+1, row[4:] {
		qx := math.Abs(float64(x)+0.5-middle.X) - halfX + radius
		// The signed distance from the box shrunk by radius, less radius.
		outside := min(max(qx, qy), 0) + math.Sqrt(square(max(qx, 0))+square(max(qy, 0))) - radius
		coverage := uint32(0)
		if width > 0 {
			coverage = stripe(float32(outside), float32(width/2))
		} else {
			coverage = cover(float32(-outside))
		}
		if coverage > 0 {
			blend(row, i, coverage)
		}
	}
}

func square(v float64) float64 { return v * v }
