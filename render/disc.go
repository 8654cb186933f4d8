package render

import (
	"image/color"
	"math"
)

// ring fills what lies between two circles; inner < 0: the whole disc. A pixel's coverage is how deep its middle lies
// inside, so that a circle is smooth at every size.
func (c *canvas) ring(center Point, outer, inner float64, i ink) {
	first, end := c.rows(center.Y-outer-0.5, center.Y+outer+0.5)
	for y := first; y < end; y++ {
		dy := float64(y) + 0.5 - center.Y
		reach := chord(outer+0.5, dy)
		if reach < 0 {
			continue
		}
		left := within(math.Floor(center.X-reach), c.width)
		right := within(math.Ceil(center.X+reach), c.width)
		if inner < 0 { // the middle of the row is covered whole
			whole := chord(outer-0.5, dy)
			a, b := middle(center.X, whole, left, right)
			c.arc(y, left, a, center.X, dy, outer, inner, i)
			c.span(y, a, b, i)
			c.arc(y, b, right, center.X, dy, outer, inner, i)
			continue
		}
		hole := chord(inner-0.5, dy) // the middle of the row is not covered
		a, b := middle(center.X, hole, left, right)
		c.arc(y, left, a, center.X, dy, outer, inner, i)
		c.arc(y, b, right, center.X, dy, outer, inner, i)
	}
}

// chord is half the chord of a circle at a distance from its middle, -1 when there is none.
func chord(radius, distance float64) float64 {
	if radius <= math.Abs(distance) {
		return -1
	}
	return math.Sqrt(radius*radius - distance*distance)
}

// middle is the pixels between left and right that lie wholly within half a chord of x; left, left when none does.
func middle(x, half float64, left, right int) (a, b int) {
	if half < 0 {
		return right, right
	}
	a = within(math.Ceil(x-half), right)
	b = within(math.Floor(x+half), right)
	a = max(a, left)
	if a >= b {
		return right, right
	}
	return a, b
}

// arc covers pixels of a row between two circles, each by its distance from the centre.
func (c *canvas) arc(y, from, end int, cx, dy, outer, inner float64, i ink) {
	if from >= end {
		return
	}
	row := c.row(y, from, end)
	dx := float32(float64(from) + 0.5 - cx)
	square := float32(dy * dy)
	out, in := float32(outer), float32(inner)
	for ; len(row) >= 4; row = row[4:] {
		d := float32(math.Sqrt(float64(dx*dx + square)))
		coverage := cover(out - d)
		if in >= 0 {
			coverage -= min(coverage, cover(in-d))
		}
		if coverage > 0 {
			blend(row, i, coverage)
		}
		dx++
	}
}

// Hatching: parallel lines from lower left to upper right, in points. The middle one goes through the centre.
const (
	hatchGap   = 6
	hatchWidth = 0.9
)

// hatchColor is the colour of hatching in a stroke's: paler, so that what is written on it can be read.
func hatchColor(stroke color.NRGBA) color.NRGBA {
	stroke.A = uint8(uint32(stroke.A) * 110 / 255)
	return stroke
}

// hatch draws the hatching of a disc. Where the lines are too near to be told apart they are an even grey.
func (c *canvas) hatch(center Point, radius, zoom float64, i ink) {
	gap, half := float32(hatchGap*zoom), float32(hatchWidth*zoom/2)
	first, end := c.rows(center.Y-radius-0.5, center.Y+radius+0.5)
	for y := first; y < end; y++ {
		dy := float64(y) + 0.5 - center.Y
		reach := chord(radius+0.5, dy)
		if reach < 0 {
			continue
		}
		left := within(math.Floor(center.X-reach), c.width)
		right := within(math.Ceil(center.X+reach), c.width)
		if left >= right {
			continue
		}
		row := c.row(y, left, right)
		for x := left; x < right; x, row = x+1, row[4:] {
			dx := float64(x) + 0.5 - center.X
			coverage := cover(float32(radius - math.Sqrt(dx*dx+dy*dy)))
			if gap < 3 {
				coverage = uint32(float32(coverage) * hatchWidth / hatchGap)
			} else {
				across := float32(dx+dy) * math.Sqrt2 / 2
				across -= gap * float32(math.Round(float64(across/gap)))
				coverage = coverage * stripe(across, half) / full
			}
			if coverage > 0 {
				blend(row, i, coverage)
			}
		}
	}
}

// stripe is the coverage of a pixel whose middle lies at a distance from that of a line; half is half the line's width,
// which may be less than a pixel.
func stripe(distance, half float32) uint32 {
	sides := cover(half-distance) + cover(half+distance)
	return max(sides, full) - full
}
