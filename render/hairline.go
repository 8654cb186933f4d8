package render

import (
	"encoding/binary"
	"math"
)

// thin is the width in pixels below which a line is so faint that nobody sees its steps.
const thin = 0.3

// hairline draws a way of straight pieces with a line much thinner than a pixel: one pixel a step along the longer
// axis, as light as the line is thin.
func (c *canvas) hairline(way []Point, width float64, i ink) {
	for k := 1; k < len(way); k++ {
		a, b := way[k-1], way[k]
		from, to, seen := c.crossing(a, b, 1)
		if !seen {
			continue
		}
		a, b = between(a, b, from), between(a, b, to)
		if dx, dy := math.Abs(b.X-a.X), math.Abs(b.Y-a.Y); dx >= dy {
			c.steps(a.X, a.Y, b.X, b.Y, 4, c.stride, c.width, c.height, width, i)
		} else {
			c.steps(a.Y, a.X, b.Y, b.X, c.stride, 4, c.height, c.width, width, i)
		}
	}
}

// steps goes along u from one pixel middle to the next, and beside it along v; a step of each is so many bytes, and
// there are so many of them.
func (c *canvas) steps(u, v, u2, v2 float64, uBytes, vBytes, uCount, vCount int, width float64, i ink) {
	if u > u2 {
		u, v, u2, v2 = u2, v2, u, v
	}
	first, end := within(math.Ceil(u-0.5), uCount), within(math.Ceil(u2-0.5), uCount)
	if first >= end {
		return
	}
	slope := (v2 - v) / (u2 - u)
	coverage := uint32(width*math.Sqrt(1+slope*slope)*full + 0.5)
	rest := full - (i.opacity*coverage+full-1)>>8
	redBlue, greenAlpha := i.redBlue*coverage, i.greenAlpha*coverage
	const one = 1 << 16
	at, step := int64((v+(float64(first)+0.5-u)*slope)*one), int64(slope*one)
	for x := first; x < end; x++ {
		if y := at >> 16; uint64(y) < uint64(vCount) {
			p := c.pix[x*uBytes+int(y)*vBytes:][:4]
			under := binary.LittleEndian.Uint32(p)
			binary.LittleEndian.PutUint32(p, (redBlue+under&channels*rest)>>8&channels|(greenAlpha+under>>8&channels*rest)&^channels)
		}
		at += step
	}
}
